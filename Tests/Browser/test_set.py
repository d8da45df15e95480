"""Set in the browser: the game, the puzzle of the day, any deal, the odds."""
import base64
import itertools
import re
import zlib

import pytest
from playwright.sync_api import expect

# What games begin with whose first table, after the settings were left, has three Sets and none.
A_TABLE_WITH_SETS, A_TABLE_WITHOUT_SETS = 0, 2


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("checkbox", **which)


def card(page, place):
    return page.get_by_role("checkbox", name=re.compile(rf"^card {place}: "))


def status(page):
    return page.get_by_role("tabpanel").locator(".message").locator("visible=true")


def table(page):
    """The features of the cards by their places."""
    names = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    found = (re.match(r"card (\d+): (\w+) (\w+) (\w+) (\w+?)s?$", name) for name in names)
    return {int(match[1]): match.groups()[1:] for match in found if match}


def threes(page, are_sets):
    """Places of three cards that are a Set, or aren't, in order."""
    there = table(page)
    return [
        places for places in itertools.combinations(there, 3)
        if all(len(set(values)) != 2 for values in zip(*(there[place] for place in places))) == are_sets]


def choose(page, places, press=lambda target: target.click()):
    for place in places:
        press(card(page, place))


def play_to_the_end(page, press):
    """Takes every Set that there is, and deals where there is none."""
    taken = page.get_by_role("region", name="Sets found").get_by_role("listitem")
    over = page.get_by_role("dialog", name="The game is over")
    for _ in range(40):
        if over.is_visible():
            return
        sets, number = threes(page, True), taken.count()
        if sets:
            choose(page, sets[0], press)
            expect(taken).to_have_count(number + 1)
            # The table is cleared automatically.
            expect(over.or_(page.locator(".play:not(:has(.set-card.match))"))).to_be_visible()
        else:
            count = cards(page, name="card").count()
            press(page.get_by_role("button", name="Deal 3 more"))
            expect(cards(page, name="card")).to_have_count(count + 3)
    raise AssertionError("the game doesn't end")


def test_twelve_cards_are_checkboxes_with_names(visit, accessible):
    page = visit("/set")
    expect(cards(page)).to_have_count(12)
    name = re.compile(r"^card 3: (one|two|three) (red|green|purple) (empty|striped|filled) (oval|diamond|squiggle)s?$")
    expect(cards(page, name=name)).to_have_count(1)
    expect(page.get_by_text("Deck: 69")).to_be_visible()
    accessible(page)


def test_a_hint_leaves_the_selection_alone(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 1:").click()
    page.get_by_role("checkbox", name="card 5:").click()
    expect(cards(page, checked=True)).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(status(page)).to_have_text(re.compile("Hint 1 of|There is no Set"))
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("checkbox", name="card 5:")).to_have_attribute("aria-checked", "true")
    expect(cards(page, checked=True)).to_have_count(2)


def test_three_cards_are_explained(visit, accessible):
    page = visit("/set")
    choose(page, (1, 2, 3))
    why = page.get_by_role("region", name="Why")
    expect(why.get_by_role("heading")).to_have_text(re.compile("Why this (is|isn.t) a Set"))
    expect(why.get_by_role("row")).to_have_count(5)
    why.get_by_text("proved").click()
    expect(why.get_by_text("definition")).to_be_visible()
    accessible(page)


def test_deal_three_more_keeps_the_places(visit):
    page = visit("/set")
    first = cards(page).first.get_attribute("aria-label")
    page.get_by_role("button", name="Deal 3 more").click()
    expect(cards(page)).to_have_count(15)
    expect(cards(page).first).to_have_attribute("aria-label", first)
    page.get_by_role("button", name="Undo").click()
    expect(cards(page)).to_have_count(12)


@pytest.fixture
def late_game(ask):
    """The fragment of a game with nine cards in the deck, played by hints."""

    def replay(actions, *commands):
        return ask("set.replay", {"actions": actions, "commands": commands, "pause": True, "seed": 5})["result"]

    state = replay([], "new")
    while state["table"]["deck"] > 9:
        state = replay(state["actions"], "hint")
        state = replay(state["actions"], *(f"select {place + 1}" for place in state["table"].get("hint", [])), "deal")
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress("\n".join(["5", *state["actions"]]).encode()) + packer.flush()
    return "#game=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_game_by_clicks(visit, late_game, accessible):
    """page: Set 4: the end shows time and mistakes."""
    page = visit(f"/set{late_game}")
    expect(page.get_by_text("Deck: 9")).to_be_visible()
    play_to_the_end(page, lambda target: target.click())
    result = page.get_by_role("dialog", name="The game is over")
    expect(result).to_contain_text(re.compile(r"\d+ Sets, −?\d+ points"))
    expect(result).to_contain_text(re.compile("Mistakes.*Time"))
    accessible(page)
    result.get_by_role("button", name="New game").click()
    expect(result).to_be_hidden()
    expect(page.get_by_text("Deck: 69")).to_be_visible()


def test_a_game_by_keys(visit, late_game):
    page = visit(f"/set{late_game}")
    expect(page.get_by_text("Deck: 9")).to_be_visible()

    def press(target):
        target.focus()
        page.keyboard.press("Space")

    play_to_the_end(page, press)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_three_other_cards_are_free_again(visit):
    """page: Set 1, seeds S5: one of them can be kept; what spoils a Set is named."""
    page = visit("/set")
    expect(cards(page)).to_have_count(12)
    places = threes(page, False)[0]
    choose(page, places)
    expect(status(page)).to_contain_text(re.compile(r"Not a Set – (number|colour|shape|fill): "))
    expect(page.locator(".set-card.mismatch")).to_have_count(3)
    # At once, and also after they were released automatically.
    card(page, places[1]).click()
    expect(cards(page, checked=True)).to_have_count(1)
    expect(card(page, places[1])).to_have_attribute("aria-checked", "true")
    choose(page, (places[0], places[2]))
    expect(page.locator(".set-card.mismatch")).to_have_count(3)
    expect(cards(page, checked=True)).to_have_count(0)
    card(page, places[0]).click()
    expect(card(page, places[0])).to_have_attribute("aria-checked", "true")


def test_a_set_is_replaced_without_a_click_and_listed(visit):
    """page: Set 2 and 4."""
    page = visit("/set", seed=A_TABLE_WITH_SETS)
    expect(cards(page)).to_have_count(12)
    before, places = table(page), threes(page, True)[0]
    choose(page, places)
    expect(status(page)).to_contain_text("MATCH! +3.")
    expect(page.locator(".set-card.match")).to_have_count(3)
    expect(page.get_by_text("Deck: 66")).to_be_visible()
    assert all(table(page)[place] != before[place] for place in places)
    expect(cards(page, checked=True)).to_have_count(0)
    expect(page.get_by_role("region", name="Sets found").get_by_role("listitem")).to_have_count(1)
    # Undo takes back the third selection, and the table isn't cleared again.
    page.get_by_role("button", name="Undo").click()
    expect(cards(page, checked=True)).to_have_count(2)
    assert table(page) == before


def test_hints_show_one_card_two_and_three(visit):
    """page: Set 3, seeds S5: the button counts the Sets, the cards come one after another."""
    page = visit("/set", seed=A_TABLE_WITH_SETS)
    expect(cards(page)).to_have_count(12)
    sets, hint = threes(page, True), page.get_by_role("button", name=re.compile("^Hint"))
    expect(hint).to_have_text("Hint")
    for number, places in enumerate(sets, 1):
        for count in (1, 2, 3):
            hint.click()
            expect(page.locator(".game > .hinted")).to_have_count(count)
            expect(hint).to_have_text(f"Hint {number}/{len(sets)}")
        shown = page.locator(".game > .hinted").evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
        assert [int(re.search(r"\d+", name)[0]) for name in shown] == list(places)
    expect(status(page)).to_have_text(re.compile(rf"Hint {len(sets)} of {len(sets)}: cards \d+, \d+ and \d+\."))


def test_the_number_of_sets_is_told_to_those_who_want_it(visit):
    """page: Set 4."""
    page = visit("/set", seed=A_TABLE_WITH_SETS)
    expect(page.get_by_text("Deck: 69")).to_be_visible()
    expect(page.get_by_text("Sets on the table:")).to_have_count(0)
    page.get_by_text("Display", exact=True).click()
    page.get_by_label("The number of Sets on the table").check()
    number = len(threes(page, True))
    expect(page.get_by_text(f"Sets on the table: {number}")).to_be_visible()
    expect(page.get_by_role("button", name=f"Hint ({number})")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Sets on the table:")).to_be_visible()


def test_keys_choose_cards(visit):
    """page: Set 7: numbers and letters; they can be turned off."""
    page = visit("/set")
    expect(cards(page)).to_have_count(12)
    for key, place in [("3", 3), ("a", 10), ("3", None)]:
        page.keyboard.press(key)
        if place:
            expect(card(page, place)).to_have_attribute("aria-checked", "true")
    expect(card(page, 3)).to_have_attribute("aria-checked", "false")
    page.keyboard.press("d")
    expect(cards(page)).to_have_count(15)
    page.get_by_text("Display", exact=True).click()
    page.get_by_label("Keys choose cards").uncheck()
    page.keyboard.press("5")
    page.get_by_role("button", name="Undo").click()
    expect(cards(page)).to_have_count(12)
    expect(card(page, 5)).to_have_attribute("aria-checked", "false")


def settled(page):
    """Where every card is, after layout."""
    return cards(page).evaluate_all("all => all.map(card => { const { x, y, width, height } = card.getBoundingClientRect(); return [x, y, x + width, y + height] })")


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (1024, 600), (360, 740), (390, 844), (1440, 900), (2560, 1440)])
def test_every_card_is_in_view_and_tall_ones_are_stacked(visit, size):
    """page: Set 7, seeds S5: also with 24 cards."""
    page = visit("/set")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(cards(page)).to_have_count(12)
    for count in (12, 24):
        while cards(page).count() < count:
            before = cards(page).count()
            page.get_by_role("button", name="Deal 3 more").click()
            expect(cards(page)).to_have_count(before + 3)
        boxes = settled(page)
        bar = page.get_by_role("group", name="Game").bounding_box()
        bottom = bar["y"] if bar["y"] > size[1] / 2 and bar["width"] > size[0] * 0.9 else size[1]
        assert all(left >= 0 and top >= 0 and right <= size[0] and low <= bottom for left, top, right, low in boxes), boxes
        assert all(one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1 for one, two in itertools.combinations(boxes, 2)), "they don't overlap"
        shape = (boxes[0][2] - boxes[0][0]) / (boxes[0][3] - boxes[0][1])
        is_turned = page.locator(".set-card .face").first.evaluate("face => getComputedStyle(face).position") == "absolute"
        assert is_turned if shape < 0.85 else not is_turned if shape > 1 else True


def test_two_people_call_and_select(visit, accessible):
    """Two at one screen: names, the player who has called, points of each."""
    page = visit("/set", seed=A_TABLE_WITH_SETS)
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("group", name="Opponent").get_by_role("radio", name="A person").check()
    settings.get_by_label("Name of player 1").fill("Ann")
    settings.get_by_label("Name of player 2").fill("Ben")
    settings.get_by_role("button", name="Start new game").click()
    expect(status(page)).to_have_text("Whoever sees a Set calls.")
    card(page, 1).click()
    expect(status(page)).to_contain_text("Call first")
    ben = page.get_by_role("button", name=re.compile("^Ben: Set!"))
    page.keyboard.press("m")
    expect(ben).to_have_attribute("aria-pressed", "true")
    expect(status(page)).to_contain_text("Ben: select three cards.")
    accessible(page)
    choose(page, threes(page, True)[0] if threes(page, True) else threes(page, False)[0])
    expect(ben).to_contain_text(re.compile("3 points · 1 Set|−1 point"))
    expect(page.get_by_role("button", name=re.compile("^Ann: Set!"))).to_contain_text("0 points · 0 Sets")


def test_arrows_walk_over_the_cards(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 1:").focus()
    for key, place in [("ArrowRight", 2), ("ArrowDown", 6), ("ArrowLeft", 5), ("ArrowUp", 1), ("End", 12), ("Home", 1)]:
        page.keyboard.press(key)
        expect(page.get_by_role("checkbox", name=f"card {place}:")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("checkbox", name="card 1:")).to_be_focused()


def race(visit, seed, seconds):
    """A race against a computer that claims a Set when the table hasn't changed for that many seconds."""
    page = visit("/set", seed=seed)
    expect(cards(page)).to_have_count(12)
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("group", name="Opponent").get_by_role("radio", name="A computer").check()
    slider = settings.locator("[data-setting=opponent]").get_by_role("slider")
    slider.focus()
    while int(slider.input_value()) != seconds:
        page.keyboard.press("ArrowRight" if int(slider.input_value()) < seconds else "ArrowLeft")
    settings.get_by_role("button", name="Start new game").click()
    expect(page.get_by_role("region", name="Race")).to_be_visible()
    return page


def no_second_passes(page, hold):
    asked = []
    held = hold(page, "set.replay", lambda request: asked.append(request))  # Nothing is held, all is noted.
    page.wait_for_timeout(2200)
    held.release()
    assert asked == []


def test_a_race_is_lost_to_the_computer_in_time(visit):
    page = race(visit, A_TABLE_WITH_SETS, seconds=5)
    page.get_by_role("button", name="Deal 3 more").click()
    expect(page.get_by_role("region", name="Race")).to_contain_text("the computer 1 Set", timeout=20_000)


def test_seconds_of_a_race_change_no_message_and_pass_only_at_the_table(visit, hold):
    page = race(visit, A_TABLE_WITH_SETS, seconds=60)
    page.get_by_role("checkbox", name="card 1:").click()
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    said = page.get_by_role("status").inner_text()
    waited = page.get_by_role("progressbar")

    def passes_a_second():
        expect(waited).not_to_have_js_property("value", waited.evaluate("bar => bar.value"))

    passes_a_second()
    expect(page.get_by_role("status")).to_have_text(said)
    # The table is out of view: no second passes.
    page.get_by_role("tab", name="Explore").click()
    no_second_passes(page, hold)
    page.get_by_role("tab", name="Play").click()
    passes_a_second()


def test_no_second_of_a_race_passes_where_there_is_nothing_to_claim(visit, hold):
    page = race(visit, A_TABLE_WITHOUT_SETS, seconds=60)
    assert threes(page, True) == []
    no_second_passes(page, hold)


def test_reload_and_two_tabs(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 2:").click()
    expect(page.get_by_role("checkbox", name="card 2:")).to_have_attribute("aria-checked", "true")
    names = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    other = visit("/set")
    expect(cards(other)).to_have_count(12)
    other.get_by_role("button", name="New game").click()
    expect(cards(other, checked=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("checkbox", name="card 2:")).to_have_attribute("aria-checked", "true")
    assert cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))") == names


def day_page(visit, fragment, now="2026-11-25T10:00:00"):
    """The daily puzzle on a day of November 2026."""
    page = visit("/set#odds=3")
    page.clock.set_fixed_time(now)
    page.evaluate(f"location.hash = {fragment!r}")
    expect(status(page)).to_contain_text("ind all six Sets")
    return page


def test_the_puzzle_of_a_day(visit, accessible, context):
    """page: Set 5: time, found Sets marked on the cards, streak, calendar, a text that spoils nothing."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = day_page(visit, "#day=2026-11-24")
    expect(page.get_by_text("Tuesday, 24 November 2026")).to_be_visible()
    names = table(page)
    for day, places in (("24", threes(page, True)), ("25", None)):
        places = places or threes(page, True)
        assert len(places) == 6
        choose(page, threes(page, False)[0])
        expect(status(page)).to_have_text("Not a Set. Try again.")
        expect(cards(page, checked=True)).to_have_count(0)
        for number, three in enumerate(places, 1):
            choose(page, three)
            expect(page.get_by_text(f"Found: {number} of 6")).to_be_visible()
        expect(status(page)).to_contain_text(re.compile(r"All six are found: 6 Sets in \d+:\d\d, 1 mistake, no hints\."))
        most = max(sum(place in three for three in places) for place in names)
        expect(page.locator(".set-card .dots", has_text=re.compile(f"^{'•' * most}$")).first).to_be_visible()
        expect(page.get_by_role("button", name=f"{day} November 2026, solved")).to_be_visible()
        if day == "24":
            accessible(page)
            page.get_by_role("button", name="Next day").click()
            expect(page).to_have_url(re.compile("#day=2026-11-25$"))
            expect(page.get_by_text("Found: 0 of 6")).to_be_visible()
            assert table(page) != names
    expect(status(page)).to_contain_text("2 days in a row!")
    page.get_by_role("button", name="Share").click()
    expect(status(page)).to_contain_text("on the clipboard")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "🟩" * 6 in shared and "⬛" in shared and "#day=2026-11-25" in shared
    page.reload()
    expect(page.get_by_text("Found: 6 of 6")).to_be_visible()


def test_a_day_that_is_none_or_still_to_come_is_today(visit):
    """page: Set 6 and 8."""
    page = day_page(visit, "#day=2026-02-30")
    expect(status(page)).to_have_text("“2026-02-30” isn't a day; this is today's puzzle. Find all six Sets.")
    expect(page.get_by_text("Wednesday, 25 November 2026")).to_be_visible()
    expect(cards(page)).to_have_count(12)
    expect(page.get_by_role("button", name="Next day")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_role("button", name="26 November 2026, not open yet")).to_have_attribute("aria-disabled", "true")
    page.evaluate("location.hash = '#day=2026-11-26'")
    expect(status(page)).to_contain_text("The puzzle of Thursday, 26 November 2026 isn't open yet")
    page.get_by_role("button", name="22 November 2026").click()
    expect(page).to_have_url(re.compile("#day=2026-11-22$"))
    page.get_by_role("button", name="Previous month").click()
    expect(page.get_by_role("heading", name="October 2026")).to_be_visible()


def test_an_answer_that_comes_late_leaves_the_address_of_another_view(visit):
    page = visit("/set#odds=3")
    expect(page.get_by_label("Cards on the table", exact=True)).to_be_visible()
    page.evaluate("""async () => {
        const { rename } = await load("lib/service/address.js");
        location.hash = "#day";
        rename("#odds=5");
    }""")
    expect(page).to_have_url(re.compile("#day=[0-9-]+$"))
    expect(status(page)).to_contain_text("Sets")
    page.evaluate("location.hash = '#odds=4'")
    expect(page.get_by_label("Cards on the table", exact=True)).to_have_value("4")


def test_a_hint_of_the_puzzle_shows_one_card_two_and_three(visit):
    """page: Set 5: then the next Set."""
    page = day_page(visit, "#day=2026-11-22")
    hint = page.get_by_role("button", name="Hint", exact=True)
    for count in (1, 2, 3, 1):
        hint.click()
        expect(page.locator(".hinted")).to_have_count(count)
    expect(cards(page, checked=True)).to_have_count(0)


def test_shown_solutions_are_not_ones_own(visit):
    page = day_page(visit, "#day=2026-11-22")
    page.get_by_role("button", name="Show solutions").click()
    expect(status(page)).to_have_text("All six are shown; only those you found yourself count.")
    for text in page.locator(".sets-found .note").all_inner_texts():
        choose(page, re.findall(r"\d+", text))
    expect(status(page)).to_have_text("All six are found, with the solutions in view.")
    expect(page.get_by_role("button", name="22 November 2026, 6 of 6 found")).to_be_visible()


def test_any_deal_is_explored(visit, accessible):
    page = visit("/set#cards=0000,1111,2222,0120,2GSF")
    expect(page.get_by_role("status")).to_contain_text("1 Set among these cards")
    page.get_by_role("button", name="Set 1: cards 1, 2, 3").click()
    expect(page.get_by_role("heading", name="Why this is a Set")).to_be_visible()
    accessible(page)
    page.get_by_label("Cards", exact=True).fill("one red empty oval, 1RXX")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("shape must be")
    page.get_by_label("Cards", exact=True).fill("one red empty oval, two red empty ovals")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page).to_have_url(re.compile("#cards=0000,1000$"))
    page.get_by_text("Choose cards by clicking").click()
    page.get_by_role("checkbox", name="three red empty ovals", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("1 Set among these cards")


def test_an_address_that_changes_is_followed(visit):
    page = visit("/set#cards=0000,1111,2222")
    expect(page.get_by_role("status")).to_contain_text("1 Set among")
    page.evaluate("location.hash = '#cards=0000,1111,2221'")
    expect(page.get_by_role("status")).to_contain_text("No Set among")
    page.get_by_role("tab", name="Play").click()
    expect(cards(page)).to_have_count(12)
    page.go_back()
    expect(page.get_by_role("heading", name="Explore a deal")).to_be_visible()


def test_what_is_proved_names_how_to_check_it(visit):
    page = visit("/set#odds=12")
    proof = page.get_by_role("region", name="How many Sets are on the table?").locator(".proof")
    proof.get_by_text("proved").click()
    expect(proof.locator("pre")).to_have_text(
        "./run set distribution --deal-size 12 --certificate proof.json\npython3 tools/check/set_distribution.py proof.json"
    )
    # Larger deals have no certificate.
    page.get_by_label("Cards on the table", exact=True).select_option("14")
    expect(proof.locator("pre")).to_have_count(0, timeout=20_000)
    expect(proof.get_by_text("proved")).to_be_visible()


def test_the_odds_are_counted(visit, accessible):
    page = visit("/set#odds=6")
    part = page.get_by_role("region", name="How many Sets are on the table?")
    expect(part).to_contain_text("0 Sets are the most common number among", timeout=30_000)
    expect(part.get_by_role("img", name="Sets among 6 cards")).to_be_visible()
    expect(part.get_by_text("proved")).to_be_visible()
    part.get_by_text("As a table").click()
    expect(part.get_by_role("row")).to_have_count(5)
    accessible(page)


def test_cards_of_ones_own(visit, tmp_path):
    """Symbols, colours and words of the player's choice, in play, in words and as a file; what can't be distinguished is refused."""
    page = visit("/set", seed=7)
    names = [page.locator(".set-card").nth(place).get_attribute("aria-label") for place in range(12)]

    def panel():
        page.get_by_text("Display", exact=True).click()
        page.get_by_text("Cards of your own").click()
        return page.locator(".own-faces")

    own = panel()
    own.get_by_label("First symbol", exact=True).fill("☂")
    own.get_by_label("First symbol’s name").fill("umbrella")
    own.get_by_label("First colour", exact=True).fill("#112233")
    own.get_by_label("First colour’s name").fill("slate")
    own.get_by_label("Second symbol", exact=True).fill("☂")
    own.get_by_role("button", name="Use these cards").click()
    expect(own.get_by_role("alert")).to_have_text("These cards can’t be used: the three symbols must differ.")
    own.get_by_label("Second symbol", exact=True).fill("🐟")
    own.get_by_role("button", name="Use these cards").click()
    expect(own.get_by_role("alert")).to_contain_text("🐟 has colours of its own")
    own.get_by_label("Second symbol", exact=True).fill("♥")
    with page.expect_download() as download:
        own.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "faces.json"
    download.value.save_as(file)
    own.get_by_role("button", name="Use these cards").click()
    card = page.locator(".set-card").first
    expect(card.locator(".symbol").first).to_have_text(re.compile("[☂♥♣]"))
    words = {"oval": "umbrella", "diamond": "heart", "squiggle": "club", "red": "slate"}
    for place, name in enumerate(names):
        expected = re.sub("|".join(words), lambda match: words[match[0]], name)
        expect(page.locator(".set-card").nth(place)).to_have_attribute("aria-label", expected)
    slate = page.locator(".face.red").first
    assert slate.evaluate("face => getComputedStyle(face).color") == "rgb(17, 34, 51)"
    # What the program says of them is said in the same words.
    spoiling = page.evaluate("""async () => {
        const { ask } = await load("lib/service/api.js");
        const cards = [...document.querySelectorAll(".set-card")];
        const digits = cards.map((card) => card.dataset.look.split(" ")[1]);
        for (const third of digits.keys()) if (third > 1) {
            const { result } = await ask("set.explain", { cards: [digits[0], digits[1], digits[third]] });
            if (result.features.some(({ name, agreement }) => name === "shape" && agreement === "spoiled")) return third;
        }
    }""")
    for place in (0, 1, spoiling):
        page.locator(".set-card").nth(place).click()
    expect(status(page)).to_contain_text(re.compile("shape: two (umbrella|heart|club)s, one (umbrella|heart|club)"))
    expect(page.get_by_role("region", name="Why")).to_contain_text(re.compile("umbrella|heart|club"))
    own = panel()
    own.get_by_role("button", name="The usual cards").click()
    expect(page.locator(".set-card").first).to_have_attribute("aria-label", names[0])
    # A file brings them to another browser.
    panel()
    page.get_by_label("A file of cards").set_input_files(file)
    expect(page.locator(".set-card").first.locator(".symbol").first).to_have_text(re.compile("[☂♥♣]"))
