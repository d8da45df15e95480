"""The stage: every game in every mode at every size, with board, score, message and buttons within the window and none over another.

Each page is opened once for a game and mode, then resized. Also what moves, what the tables are made of, and the bar at the top.
"""
import base64
import json
import re
import zlib

import pytest
from playwright.sync_api import expect

from conftest import until

SIZES = [(1440, 900), (1366, 768), (1024, 700), (1024, 600), (844, 390), (390, 844), (360, 740), (320, 568)]

# What leads to each mode: the page, its commands, and what else is set before it opens.
PLAYS = {
    "matchsticks": ("matchsticks", ["new"]),
    "matchsticks, Nim for two": ("matchsticks", ["settings", "settings heaps 3,4,5", "settings rules nim", "settings opponent person", "back", "new"]),
    "matchsticks, 24 matches": ("matchsticks", ["settings", "settings pile 24", "settings take-limit 6", "back", "new"]),
    "matchsticks, at the end": ("matchsticks", ["settings", "settings heaps 1", "settings opponent person", "back", "new", "take 1"]),
    "set": ("set", ["new"]),
    "set for two": ("set", ["settings", "settings opponent person", "back", "new", "call you"]),
    "set, a race": ("set", ["settings", "settings opponent 60", "back", "new"]),
    "set, not a Set": ("set", ["new", "select 1", "select 2", "select 4"]),
    "set with 24 cards": ("set", ["new", "deal", "deal", "deal", "deal"]),
    "set, EvenQuads": ("set", ["settings", "settings deck quads", "back", "new"]),
    "set, a chain": ("set", ["settings", "settings chain on", "back", "new"]),
    "set, at the end": ("set", ["settings", "settings cards 3", "settings opponent person", "back", "new"]),
    "reversi": ("reversi", ["new"]),
    "reversi for two": ("reversi", ["settings", "settings opponent person", "back", "new", "f5", "d6"]),
    "reversi with a clock": ("reversi", ["settings", "settings opponent person", "back", "new", "f5", "d6"]),
    "reversi, a challenge": ("reversi", ["new", "hint"]),
    "reversi, 4×4 at the end": ("reversi", ["settings", "settings size 4", "settings opponent person", "back", "new"]),
    "memory": ("memory", ["new"]),
    "memory for two": ("memory", ["settings", "settings opponent person", "back", "new"]),
    "memory, a challenge": ("memory", ["settings", "settings opponent optimal", "settings pairs 18", "back", "new"]),
    "memory, at the end": ("memory", ["settings", "settings pairs 2", "back", "new"]),
    "cardmatch": ("cardmatch", ["new"]),
    "cardmatch for two": ("cardmatch", ["settings", "settings opponent person", "back", "new", "turn 1"]),
    "cardmatch, 52 cards": ("cardmatch", ["settings", "settings deal-size 52", "back", "new"]),
    "cardmatch, at the end": ("cardmatch", ["settings", "settings deal-size 2", "back", "new"]),
}
# Games that are played until nothing is left to do, by the first legal move each time.
ENDED = [name for name in PLAYS if "at the end" in name]
OTHERS = {"analysis": "/reversi#moves=f5d6c3d3c4f4", "practice": "/reversi#practise", **{
    f"the daily puzzle of {game}": f"/{game}#day=2026-11-22" for game in ("set", "reversi", "matchsticks", "memory", "cardmatch")}}
# Whoever could begin again would know the cards; until the table is cleared there is nothing to press.
WITHOUT_A_BAR = "the daily puzzle of memory"
NAMES = json.dumps({"you": "Bartholomew", "opponent": "Wilhelmina"})
CLOCK = json.dumps({"isOn": True, "minutes": 5, "increment": 3})

# What is measured at a size: the boxes of all parts, and what is wrong with the page.
MEASURE = """() => {
    const page = [...document.querySelectorAll(".page")].find((each) => each.checkVisibility());
    const seen = (each) => each && each.checkVisibility() && each.getClientRects().length > 0;
    const box = (each) => { const { left, top, right, bottom } = each.getBoundingClientRect(); return { left, top, right, bottom }; };
    const one = (selector) => { const each = page.querySelector(selector); return seen(each) ? box(each) : null; };
    const parts = {
        scores: one(".title .scores"), board: one(".tabletop") ?? one(".stage-board"), message: one(".said"), bar: one(".game-bar"), calls: one(".calls:not([hidden])"), clock: one(".clock") };
    const targets = [...document.querySelectorAll("header a, header button, .views button, .game-bar button, .calls button, .heap button, .info")].filter(seen);
    const small = targets.map((each) => [each.textContent || each.ariaLabel, box(each)]).filter(([, { left, top, right, bottom }]) => right - left < 43.5 || bottom - top < 43.5).map(([name]) => name);
    const letters = [...document.querySelectorAll("body *")].filter((each) => seen(each) && !each.closest(".unseen, svg, .skip") && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        && parseFloat(getComputedStyle(each).fontSize) < 12 && getComputedStyle(each).opacity !== "0");
    // A word wider than its element is cut.
    const cut = [...page.querySelectorAll(".game-bar button, .said .message, .score, .calls strong, .heap button")].filter(seen)
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== "visible" || each.scrollHeight > each.clientHeight + 3)
        .map((each) => each.textContent);
    const rows = new Set([...page.querySelectorAll(".game-bar > button")].filter(seen).map((each) => Math.round(each.getBoundingClientRect().top)));
    const pieces = [...page.querySelectorAll(".stage-board button")].filter(seen).map(box).map(({ left, top, right, bottom }) => Math.min(right - left, bottom - top));
    const stage = page.querySelector(".play").getBoundingClientRect();
    const side = page.querySelector(".play + *"), end = seen(side) ? side.getBoundingClientRect().right : stage.right;
    return { parts, small, cut, rows: rows.size, letters: letters.map((each) => each.className + ": " + each.textContent.slice(0, 20)), least: Math.min(...pieces, 99),
        wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight, gaps: [stage.left, innerWidth - end],
        header: [...document.querySelectorAll("header > *, header nav a, .views button")].filter(seen).map((each) => each.getBoundingClientRect().right) };
}"""


def fragment(actions, seed=7):
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress("\n".join([str(seed), *actions]).encode()) + packer.flush()
    return "#game=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def replay(ask, name):
    game, commands = PLAYS[name]

    def go(actions, *more):
        return ask(f"{game}.replay", {"actions": actions, "commands": more, "pause": True, "seed": 7})["result"]

    state = go([], *commands)
    assert state["accepted"], state.get("refusal")
    if name in ENDED:
        for step in range(400):
            if state["over"]:
                break
            state = go(state["actions"], *next_moves(game, state, step))
        assert state["over"]
    return game, state


def next_moves(game, state, step):
    """What brings a game nearer to its end."""
    if game == "set":
        hint = state["table"].get("hint")
        if hint and state["table"].get("hintStep") is not None:
            return ["call you", *(f"select {place + 1}" for place in hint), "clear"]
        return ["hint"] if state["table"]["setCount"] else ["deal"]
    if game in ("memory", "cardmatch"):
        down = [place for place, card in enumerate(state["table"]["cards"]) if card["side"] == "faceDown"]
        return [f"turn {down[(step * 7 + step // 3) % len(down)] + 1}"]
    return [state["legal"][0]]


def overlap(one, two):
    return one["left"] < two["right"] - 1 and two["left"] < one["right"] - 1 and one["top"] < two["bottom"] - 1 and two["top"] < one["bottom"] - 1


def faults(found, width, height, name):
    """What is wrong at a size, in words."""
    parts = {part: box for part, box in found["parts"].items() if box}
    wrong = [f"{part} missing" for part in ("board", "message", "bar") if part not in parts and (part, name) != ("bar", WITHOUT_A_BAR)]
    for part, box in parts.items():
        if box["left"] < -1 or box["right"] > width + 1 or box["top"] < -1 or box["bottom"] > height + 1:
            wrong.append(f"{part} beyond the window: {box}")
    names = sorted(parts)
    wrong += [f"{one} over {two}" for at, one in enumerate(names) for two in names[at + 1:] if overlap(parts[one], parts[two])]
    wrong += [f"cut: {text}" for text in found["cut"]] + [f"too small letters: {text}" for text in found["letters"]]
    wrong += [f"sideways: {found['wide']}"] * (found["wide"] > width) + [f"{found['rows']} rows of buttons"] * (found["rows"] > 1 and width > 900)
    wrong += [f"header to {right}" for right in found["header"] if right > width + 1]
    if width <= 390 and "scores" in parts and parts["scores"]["bottom"] - parts["scores"]["top"] > 40:
        wrong.append("the score takes more than a line")
    if width < 900:
        below = parts["bar"]["top"] if "bar" in parts else height
        wrong += [f"{below - parts['message']['bottom']} pixels under the message"] * (height > 500 and parts["message"]["bottom"] < below - 1)
        wrong += [f"too small for a finger: {text}" for text in found["small"]]
        # Eight squares have 360 pixels for themselves; on the smallest screens and low ones 24 of WCAG 2.2 hold.
        least = 44 if min(width, height) >= 360 and height > 400 and "52" not in name and "challenge" not in name else 24
        wrong += [f"a piece of {found['least']:.0f} pixels"] * (found["least"] < least)
    elif "board" in parts:
        wrong += [f"a piece of {found['least']:.0f} pixels"] * (found["least"] < 24)
        wrong += [f"the board begins at {parts['board']['top']}"] * (parts["board"]["top"] > 104 and not name.startswith("the daily puzzle") and name != "reversi with a clock")
        wrong += [f"the page scrolls: {found['high']}"] * (found["high"] > height)
        wrong += [f"off the middle: {found['gaps']}"] * (abs(found["gaps"][0] - found["gaps"][1]) > 24)
    return wrong


@pytest.fixture
def stage(browser, address, ask, is_site):
    """stage(name): the page of a game and mode."""
    contexts = []

    def stage(name):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        contexts.append(context)
        context.add_init_script(f"for (const storage of [localStorage, sessionStorage]) storage.setItem('players', {json.dumps(NAMES)});")
        if "clock" in name:
            context.add_init_script(f"localStorage.setItem('reversi.clock-chosen', {json.dumps(CLOCK)});")
        page = context.new_page()
        if name in OTHERS:
            page.goto(address + OTHERS[name])
        else:
            game, state = replay(ask, name)
            page.goto(f"{address}/{game}{fragment(state['actions'])}")
            expect(page.locator(".play .message").locator("visible=true")).not_to_be_empty()
        page.locator(".stage-board").locator("visible=true").wait_for()
        return page

    yield stage
    for context in contexts:
        context.close()


@pytest.mark.parametrize("name", [*PLAYS, *OTHERS])
def test_all_parts_are_in_view(stage, name):
    """page: P1, P2, P10, P25, P26, changes 1, 3 and 6: every game, mode and size."""
    page = stage(name)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if found := faults(page.evaluate(MEASURE), width, height, name):
            wrong[f"{width}×{height}"] = found
    assert wrong == {}


@pytest.mark.parametrize("name", ["set", "reversi", "memory", "cardmatch", "matchsticks"])
def test_the_longest_message_has_its_place(stage, name):
    """page: change 3: also three lines cover nothing, and nothing covers them."""
    page = stage(name)
    page.locator(".play .message").locator("visible=true").evaluate("""said => (said.textContent =
        "Not a Set – number: 3, 2 and 2; colour: two red, one purple; shape: two squiggles, one oval; fill: two filled, one striped.")""")
    wrong = {}
    for width, height in SIZES + [(390, 664)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if found := [each for each in faults(page.evaluate(MEASURE), width, height, "52" if height < 600 else name) if "piece" not in each]:
            wrong[f"{width}×{height}"] = found
    assert wrong == {}


@pytest.fixture
def moving(browser, address):
    """moving("/set"): a page of a visitor who sees motion."""
    contexts = []

    def moving(path, motion="no-preference", width=1440, height=900, scheme="light"):
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion=motion, color_scheme=scheme)
        contexts.append(context)
        page = context.new_page()
        page.goto(address + path)
        page.locator(".stage-board").locator("visible=true").wait_for()
        expect(page.locator(".play .message").locator("visible=true")).not_to_be_empty()
        return page

    yield moving
    for context in contexts:
        context.close()


ANIMATED = "() => document.getAnimations().filter((each) => each.playState === 'running' && each.effect.target?.closest('.table')).length"
# What is done in each game, and what has come of it.
MOVES = {
    "reversi": (["settings", "settings opponent person", "back", "new"], lambda page: page.locator("[data-square=d3]").click(), ".square.last"),
    "matchsticks": (["settings", "settings opponent person", "back", "new"], lambda page: page.get_by_role("button", name="Take 3", exact=True).click(), ".stick.gone"),
    "cardmatch": (["new"], lambda page: page.locator(".deck-card").first.click(), ".deck-card.up"),
    "memory": (["new"], lambda page: page.locator(".deck-card").first.click(), ".deck-card.up"),
    "set": (["new"], lambda page: page.get_by_role("button", name="Deal 3 more").click(), ".set-cards > :nth-child(15)"),
}


@pytest.mark.parametrize("game", MOVES)
def test_what_happens_on_a_table_is_seen(moving, ask, game):
    """page: change 4: it moves, not for long, and not at all for those who want no motion."""
    commands, act, done = MOVES[game]
    actions = ask(f"{game}.replay", {"actions": [], "commands": commands, "pause": True, "seed": 7})["result"]["actions"]
    for motion in ("no-preference", "reduce"):
        page = moving(f"/{game}{fragment(actions)}", motion)
        while page.evaluate(ANIMATED):
            page.wait_for_timeout(20)
        page.evaluate("""done => { window.most = 0; const look = () => {
            window.most = Math.max(window.most, (%s)()); requestAnimationFrame(look); }; look(); }""" % ANIMATED, done)
        act(page)
        page.locator(done).first.wait_for()
        page.wait_for_timeout(700)
        # It ends on its own, on a slow machine, too.
        until(page, "() => (%s)() === 0" % ANIMATED)
        assert (page.evaluate("most") > 0) == (motion == "no-preference")


def test_discs_turn_one_after_another_and_back(moving, ask):
    """page: change 4: the placed disc grows in 140 ms, others turn in 240, 30 ms later a square further away; input is accepted meanwhile."""
    actions = ask("reversi.replay", {"actions": [], "commands": ["settings", "settings opponent person", "back", "new", "f5", "d6", "c3"], "pause": True, "seed": 7})["result"]["actions"]
    page = moving(f"/reversi{fragment(actions)}")
    page.evaluate("""() => { window.seen = []; const animate = Element.prototype.animate; Element.prototype.animate = function (frames, timing) {
        const square = this.closest("[data-square]"); if (square) seen.push([square.dataset.square, timing.duration, timing.delay ?? 0]); return animate.call(this, frames, timing); }; }""")
    legal = page.locator(".square.legal").first
    name = legal.get_attribute("data-square")
    legal.click()
    expect(page.locator(f"[data-square={name}].last")).to_be_visible()
    seen = {square: (duration, delay) for square, duration, delay in page.evaluate("seen")}
    assert seen.pop(name) == (140, 0)
    assert seen and all(duration == 240 and delay >= 30 and delay % 30 == 0 for duration, delay in seen.values())
    page.evaluate("seen.length = 0")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"[data-square={name}].empty")).to_be_visible()
    assert {square for square, *_ in page.evaluate("seen")} == {name, *seen}


def test_two_cards_that_do_not_match_are_both_seen(moving, ask):
    """page: P14: both for a moment; then the first one is turned back."""
    for second in range(2, 13):
        state = ask("cardmatch.replay", {"actions": [], "commands": ["new", "turn 1", f"turn {second}"], "pause": True, "seed": 7})["result"]
        if state["table"]["cards"][0]["side"] == "faceDown":
            break
    page = moving(f"/cardmatch{fragment(state['actions'][:-1])}")
    cards = page.locator(".deck-card")
    expect(page.locator(".deck-card.up")).to_have_count(1)
    cards.nth(second - 1).click()
    expect(page.locator(".deck-card.up")).to_have_count(2)
    page.wait_for_timeout(500)
    expect(page.locator(".deck-card.up")).to_have_count(2)
    expect(cards.first).to_have_class(re.compile("down"))


def test_what_was_said_of_three_cards_stays(moving, ask):
    """page: P25, change 3: "Not a Set" can be read for four seconds and longer, until the player acts."""
    actions = ask("set.replay", {"actions": [], "commands": ["new", "select 1", "select 2"], "pause": True, "seed": 7})["result"]["actions"]
    page = moving(f"/set{fragment(actions)}", width=390, height=844)
    page.locator(".set-card").nth(3).click()
    said = page.locator(".play .message")
    expect(said).to_contain_text("Not a Set – ")
    page.wait_for_timeout(4200)
    expect(page.locator(".set-card.mismatch")).to_have_count(0)
    expect(said).to_contain_text("Not a Set – ")
    page.locator(".set-card").nth(4).click()
    expect(said).not_to_contain_text("Not a Set")


def test_a_hint_flashes_and_goes_and_its_number_stays(moving):
    """page: P7: as on the terminal; those who want it have it stay."""
    page = moving("/set")
    hint = page.get_by_role("button", name=re.compile("^Hint"))
    hint.click()
    if page.get_by_text("There is no Set").count():
        pytest.skip("no Set on this table")
    expect(page.locator(".game > .hinted")).to_have_count(1)
    expect(page.locator(".game > .hinted")).to_have_count(0)
    expect(hint).to_have_text(re.compile(r"Hint 1/\d"))
    page.get_by_text("Display", exact=True).click()
    page.get_by_label("Hints stay marked").check()
    expect(page.locator(".game > .hinted")).to_have_count(1)


@pytest.mark.parametrize("width, height", [(1440, 900), (390, 844)])
def test_cards_lie_in_reading_order_and_those_that_stay_stay(visit, width, height):
    """page: P8: from left to right, then down, also 15 to 24 of them; dealing moves no card to another place of a row."""
    page = visit("/set")
    page.set_viewport_size({"width": width, "height": height})
    lefts = []
    for count in (12, 15, 18, 21, 24):
        if count > 12:
            page.get_by_role("button", name="Deal 3 more").click()
        expect(page.locator(".set-card")).to_have_count(count)
        places = page.locator(".set-card").evaluate_all("all => all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => [Math.round(top), Math.round(left)])")
        assert places == sorted(places)
        lefts.append([left for _, left in places[:12]])
    assert all(each == lefts[0] for each in lefts)


def test_upright_cards_have_their_symbols_one_below_the_other(visit):
    """page: P9: at 360×740 as at 390×844."""
    page = visit("/set")
    for width, height in ((360, 740), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(".set-card").first.bounding_box()
        assert box["height"] > box["width"]
        assert page.locator(".set-card .face").first.evaluate("face => getComputedStyle(face).position") == "absolute"


@pytest.mark.parametrize("width", [360, 390])
def test_every_game_is_two_taps_away(visit, width):
    """page: change 6, P10: a sheet with a row for each game, its picture, and what may be continued."""
    page = visit("/set")
    page.set_viewport_size({"width": width, "height": 740})
    page.locator(".set-card").first.click()
    expect(page.locator(".set-card.checked")).to_have_count(1)
    for name, path in (("Matchsticks", "matchsticks"), ("Reversi", "reversi"), ("Memory", "memory"), ("Card matching", "cardmatch"), ("Set", "set")):
        page.locator("header .games").click()
        rows = page.get_by_role("navigation", name="Games").get_by_role("link")
        expect(rows).to_have_count(5)
        boxes = rows.evaluate_all("all => all.map((each) => each.getBoundingClientRect()).map(({ height, right }) => [height, right])")
        assert all(height >= 56 and right <= width for height, right in boxes)
        expect(rows.locator("svg").locator("visible=true")).to_have_count(5)
        expect(rows.filter(has_text="Set")).to_contain_text("Continue")
        rows.filter(has_text=name).click()
        page.wait_for_url(re.compile(f"/{path}/?$"))
        expect(page.locator("header .games")).to_have_text(name)


def test_the_bar_of_a_wide_window_has_games_and_views(visit):
    """page: changes 1 and 6: no underlines; the current game has a line in its own colour; views at the right end."""
    page = visit("/set")
    page.set_viewport_size({"width": 1440, "height": 900})
    current = page.locator("header [aria-current]")
    assert current.evaluate("each => getComputedStyle(each).textDecorationLine") == "none"
    assert current.evaluate("each => getComputedStyle(each).borderBottomColor") == "rgb(106, 61, 154)"
    boxes = [page.get_by_role(role, name=name, exact=True).bounding_box() for role, name in (("link", "Card matching"), ("tab", "Play"), ("tab", "Odds"), ("button", "Display"))]
    assert all(one["x"] + one["width"] <= two["x"] + 1 for one, two in zip(boxes, boxes[1:]))
    assert all(box["y"] + box["height"] <= 49 for box in boxes)


def test_light_and_dark_can_be_chosen(visit):
    """page: smaller things 15: the choice is there before the page is painted, and is that of all pages."""
    page = visit("/set")
    paper = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")  # noqa: E731
    light = paper()
    page.get_by_role("button", name="Display", exact=True).click()
    page.get_by_role("group", name="Colours", exact=True).get_by_role("radio", name="Dark").check()
    dark = paper()
    assert light != dark
    page.goto(page.url.replace("/set", "/memory"), wait_until="commit")
    page.wait_for_selector("header", state="attached")
    assert paper() == dark
    page.get_by_role("button", name="Display", exact=True).click()
    page.get_by_role("group", name="Colours", exact=True).get_by_role("radio", name="Light").check()
    assert paper() == light


def luminance(colour):
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables_have_material_and_pieces_stand_out(moving, scheme):
    """page: change 5: discs against the felt, the pattern of a back against its ground, four dots on the board."""
    page = moving("/reversi", scheme=scheme)
    colour = lambda selector, name="backgroundColor": page.locator(selector).first.evaluate(f"each => getComputedStyle(each).{name}")  # noqa: E731
    felt = colour(".square.empty")
    assert contrast(colour(".square.black .disc"), felt) >= 4 and contrast(colour(".square.white .disc"), felt) >= 3
    assert "gradient" in colour(".square.black .disc", "backgroundImage")
    expect(page.locator(".reversi-board .guide")).to_have_count(4)
    page = moving("/memory", scheme=scheme)
    assert contrast(colour(".waves path", "stroke"), colour(".deck-card.down")) >= 1.6
    page = moving("/matchsticks", scheme=scheme)
    assert "gradient" in colour(".tabletop", "backgroundImage")
    page = moving("/set", scheme=scheme)
    assert colour(".set-card", "boxShadow") != "none"


def test_nobody_is_advised_who_did_not_ask(visit):
    """page: P4: closed at first; a number is never covered; for two there is no panel that can't help."""
    page = visit("/cardmatch")
    adviser = page.locator(".adviser")
    expect(adviser).to_be_visible()
    assert adviser.evaluate("each => each.open") is False
    expect(page.locator(".deck-card.advised")).to_have_count(0)
    adviser.locator("summary").click()
    expect(page.locator(".deck-card.advised")).to_have_count(1)
    star, number = (page.locator(f".deck-card.advised {part}").bounding_box() for part in (".order", ".back"))
    assert star["y"] + star["height"] <= number["y"]
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("group", name="Opponent").get_by_role("radio", name="A person").check()
    settings.get_by_role("button", name="Start new game").click()
    expect(adviser).to_be_hidden()


def test_fifty_two_cards_can_be_read_in_low_windows(stage):
    """page: P3: below 40 pixels a face is rank and suit; nothing of them lies over another."""
    page = stage("cardmatch, 52 cards")
    for width, height in ((1024, 600), (844, 390), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        card = page.locator(".deck-card").first
        if "up" not in card.get_attribute("class"):
            card.click()
        expect(page.locator(".deck-card.up")).to_have_count(1)
        box, corner = card.bounding_box(), page.locator(".deck-card.up .corner").first.bounding_box()
        assert corner["x"] >= box["x"] and corner["x"] + corner["width"] <= box["x"] + box["width"]
        assert corner["y"] >= box["y"] and corner["y"] + corner["height"] <= box["y"] + box["height"] + 1
        middle = page.locator(".deck-card.up .middle")
        assert box["width"] >= 40 or not middle.is_visible()


def test_a_new_table_that_is_waited_for_takes_the_old_one_away(visit, hold):
    """page: P6: the table goes, a quiet sign says so, and screen readers announce it."""
    page = visit("/reversi")
    expect(page.locator(".play .message")).not_to_be_empty()
    held = hold(page, "reversi.replay", lambda request: "new" in request["commands"])
    page.get_by_role("button", name="New game").click()
    expect(page.locator(".page.dealing-anew")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".reversi-board")).to_be_hidden()
    expect(page.locator(".wait")).to_contain_text("Dealing …")
    held.release()
    expect(page.locator(".reversi-board")).to_be_visible()
    expect(page.locator(".page")).to_have_attribute("aria-busy", "false")
