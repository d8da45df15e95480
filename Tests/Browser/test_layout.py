"""The layout of the page on screens: phones, wide windows, enlarged twice, in colours of the system; and that nothing jumps while it opens."""
import re

import pytest
from playwright.sync_api import expect

from test_reversi import FIRST_VALUE, TRANSCRIPT, square

# Each page, and an element that shows that it can be used.
PAGES = {
    "/": "Five games, exact answers", "/matchsticks": "Make a move.", "/matchsticks#rules=kayles&heaps=7,9": "Losing heaps",
    "/matchsticks#learn": "Step 1 of", "/matchsticks#lesson": "Begin with one match.", "/matchsticks#day=2026-11-22": "Find the one move that wins.", "/set": "Select three cards.", "/set#learn": "Step 1 of",
    "/set#day=2026-11-22": "Find all six Sets.", "/set#cards=0000,1111,2222": "1 Set among these cards", "/set#odds=12": "most common number",
    "/reversi": "Make a move", f"/reversi#moves={TRANSCRIPT[:20]}": "ahead by", "/reversi#practise": "one move wins", "/reversi#train": "Your move, black", "/reversi#day=2026-11-22": "to move: one move wins.", "/reversi#learn": "Step 1 of",
    "/memory": "Turn a card.", "/memory#menu": "Against whom?", "/memory#day=2026-11-22": "Find all 10 pairs in at most", "/memory#learn": "Step 1 of", "/memory#statistics=6": "attempts on average",
    "/cardmatch": "Turn a card.", "/cardmatch#day=2026-11-22": "the best score of these cards.", "/cardmatch#learn": "Step 1 of", "/cardmatch#statistics=12": "deals of 12 cards", "/results": "Results"}


def opened(visit, path, **size):
    page = visit("/results")
    page.set_viewport_size(size)
    page.goto(page.url.rstrip("/").removesuffix("/results") + path)
    expect(page.locator("#main").get_by_text(PAGES[path]).locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
    return page


def small(page, selector, least=44):
    """The sizes of what is lower or narrower."""
    return page.locator(selector).locator("visible=true").evaluate_all(
        """(all, least) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height])
            .filter((sides) => Math.min(...sides) < least)""", least)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["wide", "phone"])
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path[:24])
def test_nothing_jumps_while_a_room_opens(visit, shifts, path, size):
    """page: layout shift (CLS) at most 0.02 in every page and on the front page."""
    page = opened(visit, path, width=size[0], height=size[1])
    page.wait_for_load_state("networkidle")
    assert shifts(page) <= 0.02
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path[:24])
def test_a_room_enlarged_twice_loses_nothing(browser, address, path):
    """page: 200 % zoom of a window of 1440×900: no sideways scrolling, nothing cut off, each control can be reached."""
    context = browser.new_context(viewport={"width": 720, "height": 450}, device_scale_factor=2, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address + path)
    expect(page.locator("#main").get_by_text(PAGES[path]).locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # What is to be pressed, and isn't in something that scrolls, lies within the page.
    beyond = page.evaluate("""() => [...document.querySelectorAll("button, a, select, input, summary, h1")]
        .filter((each) => each.checkVisibility() && !each.closest(".unseen, .skip, header nav, .tabs, .panel-tabs, .segments, dialog"))
        .filter((each) => { const box = each.getBoundingClientRect(); return box.left < -1 || box.right > innerWidth + 1; })
        .map((each) => each.textContent)""")
    assert beyond == []
    for control in page.locator("main button").locator("visible=true").all()[:12]:
        control.scroll_into_view_if_needed()
        expect(control).to_be_in_viewport()
    context.close()


@pytest.mark.parametrize("path", ["/reversi", f"/reversi#moves={TRANSCRIPT[:20]}", "/reversi#practise"])
def test_squares_of_a_phone_are_large_enough(visit, path):
    """page: the board goes from edge to edge at 360 pixels: 44 pixels for a finger."""
    page = opened(visit, path, width=360, height=740)
    assert small(page, ".square") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    labels = page.locator(".coordinate span").locator("visible=true").all_inner_texts()
    assert sorted(label for label in labels if label) == [*"12345678abcdefgh"]


@pytest.mark.parametrize("path, name", [("/set#day=2026-11-22", "Puzzle"), ("/reversi#practise", "Practice"), (f"/reversi#moves={TRANSCRIPT[:20]}", "Moves")])
def test_the_buttons_of_a_phone_are_at_its_bottom(visit, path, name):
    """page: the daily puzzle's toolbar in the fixed bottom bar."""
    page = opened(visit, path, width=360, height=740)
    bar = page.get_by_role("group", name=name, exact=True)
    assert small(page, ".game-bar button") == []
    for _ in range(2):
        box = bar.bounding_box()
        assert box["y"] + box["height"] == 740 and box["width"] == 360
        page.mouse.wheel(0, 500)


@pytest.mark.parametrize("width, height", [(360, 740), (844, 390)])
def test_many_cards_fit_a_phone(visit, width, height):
    """page: 21 and 24 Set cards: all in view, and large enough for a finger."""
    page = opened(visit, "/set", width=width, height=height)
    for count in (15, 18, 21, 24):
        page.get_by_role("button", name="Deal 3 more").click()
        expect(page.locator(".set-card")).to_have_count(count)
        assert small(page, ".set-card") == []
        box = page.locator(".set-cards").locator("visible=true").bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= height - (56 if width < 400 else 0)


@pytest.mark.parametrize("width, height", [(1440, 900), (2560, 1440)])
@pytest.mark.parametrize("path", ["/set#day=2026-11-22", f"/reversi#moves={TRANSCRIPT[:20]}", "/cardmatch"])
def test_the_right_column_scrolls_alone(visit, path, width, height):
    """page: the board stays where it is, whatever is read next to it."""
    page = opened(visit, path, width=width, height=height)
    column = page.locator(".page > .beside").locator("visible=true")
    column.evaluate("column => column.append(Object.assign(document.createElement('div'), { className: 'panel', textContent: 'More' }))")
    column.locator(".panel").last.evaluate("panel => panel.style.height = '300vh'")
    board = page.locator(".cards, .reversi-board").locator("visible=true").first
    before = board.bounding_box()
    assert before["y"] + before["height"] <= height
    column.evaluate("column => column.addEventListener('scroll', () => (column.dataset.scrolled = 'yes'))")
    column.get_by_role("heading").first.or_(column.locator("summary").first).first.hover()
    page.mouse.wheel(0, 600)
    expect(column).to_have_attribute("data-scrolled", "yes")
    assert board.bounding_box() == before
    assert page.evaluate("scrollY") == 0


def test_marks_of_moves_and_what_solving_means_are_in_words(visit, context):
    """page: not only in a title, which neither a finger nor a screen reader meets."""
    context.add_init_script("localStorage.setItem('reversi.level', '4'); localStorage.setItem('reversi.review', '4')")
    page = visit(f"/reversi#moves={TRANSCRIPT}")
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_text("ten seconds at level 16")).to_be_visible()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_text("Review complete (level 4).")).to_be_visible(timeout=FIRST_VALUE)
    page.get_by_role("tab", name="Values").click()
    moves = page.get_by_role("list", name="Moves", exact=True)
    expect(moves.get_by_role("button", name=re.compile(r"^\d+\. \w\d – (Mistake|Blunder|Inaccuracy), lost (about )?[\d.]+ discs?\."))).not_to_have_count(0)
    expect(page.get_by_text("✓ best move · ?! inaccuracy · ? mistake · ?? blunder")).to_be_visible()
    page = visit("/matchsticks#rules=kayles&heaps=7,9")
    solve = page.get_by_role("button", name="Solve these heaps")
    expect(solve).to_have_accessible_description(re.compile("who wins, every winning move.*less than a second"))


@pytest.fixture
def differing(browser):
    """differing(one, other): how many pixels of two pictures are clearly different."""
    page = browser.new_page()

    def differing(one, other):
        return page.evaluate("""async (pictures) => {
            const [one, other] = await Promise.all(pictures.map(async (bytes) => {
                const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
                const context = new OffscreenCanvas(60, 60).getContext("2d");
                context.drawImage(image, 0, 0, 60, 60);
                return context.getImageData(0, 0, 60, 60).data;
            }));
            let count = 0;
            for (let place = 0; place < one.length; place += 4)
                if ([0, 1, 2].some((part) => Math.abs(one[place + part] - other[place + part]) > 80)) count += 1;
            return count;
        }""", [list(one.screenshot() if hasattr(one, "screenshot") else one), list(other.screenshot() if hasattr(other, "screenshot") else other)])

    yield differing
    page.close()


@pytest.fixture
def forced(browser, address):
    contexts = []

    def forced(path, scheme):
        context = browser.new_context(viewport={"width": 1200, "height": 900}, forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.goto(address + path)
        expect(page.locator("#main").get_by_text(PAGES[path]).locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
        page.mouse.move(0, 0)
        return page

    yield forced
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pieces_differ_in_colours_of_the_system(forced, differing, scheme):
    """page: forced colours: discs, cards and matches can be distinguished, and what is chosen from what isn't."""
    page = forced("/reversi", scheme)
    states = [square(page, name, state) for name, state in (("d5", "black"), ("d4", "white"), ("a1", "empty"), ("d3", "empty, legal"))]
    assert all(differing(one, other) > 30 for place, one in enumerate(states) for other in states[:place])

    page = forced("/set", scheme)
    card = page.locator(".set-card").first
    looks = [card.screenshot()]
    card.click()
    page.mouse.move(0, 0)
    expect(card).to_have_attribute("aria-checked", "true")
    looks.append(card.screenshot())
    assert differing(*looks) > 100
    page.get_by_role("button", name=re.compile("^Hint")).click()
    hinted = page.locator(".set-card.hinted")
    expect(hinted).to_have_count(1)
    assert hinted.evaluate("card => parseFloat(getComputedStyle(card).outlineWidth)") >= 4
    # Three colours of symbols: as many as there are without the system's.
    colours = page.locator(".set-card .face").evaluate_all("all => [...new Set(all.map((face) => getComputedStyle(face).color))].length")
    assert colours == page.locator(".set-card .face").evaluate_all("all => new Set(all.map((face) => face.classList[1])).size")

    page = forced("/memory", scheme)
    down, up = page.locator(".deck-card").nth(1), page.locator(".deck-card").first
    up.click()
    page.mouse.move(0, 0)
    expect(page.locator(".deck-card.up")).to_have_count(1)
    assert differing(down, up) > 100

    page = forced("/cardmatch", scheme)
    down, up = page.locator(".deck-card").nth(1), page.locator(".deck-card").first
    up.click()
    page.mouse.move(0, 0)
    expect(page.locator(".deck-card.up")).to_have_count(1)
    assert differing(down, up) > 100

    page = forced("/memory#menu", scheme)
    chosen, other = page.locator("[aria-pressed=true]:visible").first, page.locator("[aria-pressed=false]:visible").first
    fills = [button.evaluate("button => getComputedStyle(button).backgroundColor") for button in (chosen, other)]
    assert fills[0] != fills[1]

    page = forced("/matchsticks", scheme)
    stick = page.locator(".heap svg").first
    assert differing(stick, page.locator(".heap h2, .message").last) > 30
