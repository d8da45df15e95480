"""Reversi's analysis board as players wish it: branches, a board that turns, colours, and a clock and best play in the game."""
import re

from playwright.sync_api import expect

from test_reversi import FIRST_VALUE, TRANSCRIPT, finish, small_game, square, status, visitor  # noqa: F401

LINE = "f5d6c3d3c4"


def branches(page):
    return page.get_by_role("list", name="Variations").get_by_role("button")


def test_what_is_tried_stays_as_a_branch(visitor, accessible):
    """page: a variation tree: enter, name, delete; the main line stays, one click leads back; a reload keeps it."""
    page = visitor(f"/reversi#moves={LINE}&ply=3")
    square(page, "f4", "empty, legal").click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3f4$"))
    expect(branches(page)).to_have_text(["Main line", "4. f4"])
    expect(page.locator(".reversi-moves .branch")).to_have_count(1)
    page.get_by_role("button", name="Back to the main line").click()
    expect(page).to_have_url(re.compile(f"#moves={LINE}&ply=3$"))
    page.get_by_role("button", name="Last move").click()
    square(page, "f4", "empty, legal").click()
    # At its end a line continues.
    expect(page).to_have_url(re.compile(f"#moves={LINE}f4$"))
    expect(branches(page)).to_have_count(2)
    branches(page).last.click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3f4$"))
    name = page.get_by_label("Name of this variation")
    name.fill("My idea")
    name.press("Enter")
    expect(branches(page).last).to_have_text("My idea: 4. f4")
    expect(branches(page).last).to_have_attribute("aria-current", "true")
    accessible(page)
    # A branch of the branch.
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Forward", exact=True).click()
    page.locator(".analysis .square.legal").first.click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3f4[a-h][1-8]$"))
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator(".analysis .square.legal").last.click()
    expect(branches(page)).to_have_count(3)
    page.reload()
    expect(branches(page)).to_have_count(3)
    expect(branches(page).nth(1)).to_have_text(re.compile("^My idea: 4. f4"))
    expect(branches(page).last).to_have_attribute("aria-current", "true")
    branches(page).nth(1).click()
    page.get_by_role("button", name="Delete this variation").click()
    expect(page.get_by_role("list", name="Variations")).to_be_hidden()
    expect(page).to_have_url(re.compile(f"#moves={LINE}f4&ply=3$"))
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(branches(page)).to_have_count(3)


def test_the_next_visit_has_the_branches(visitor):
    page = visitor(f"/reversi#moves={LINE}&ply=3")
    square(page, "f4", "empty, legal").click()
    expect(branches(page)).to_have_count(2)
    other = visitor(f"/reversi#moves={LINE}")
    expect(branches(other)).to_have_text(["Main line", "4. f4"])
    expect(branches(other).first).to_have_attribute("aria-current", "true")


def test_the_board_is_turned_with_its_coordinates(visitor):
    """page: 0, 90, 180 and 270 degrees, by a button and a key; arrows go where they point."""
    page = visitor(f"/reversi#moves={LINE}")
    expect(square(page, "c4", "black")).to_be_visible()

    def corners():
        names = page.locator(".analysis .square").evaluate_all("all => all.map(square => square.dataset.square)")
        edges = page.locator(".analysis .coordinate").all_inner_texts()
        return names[0], names[7], names[63], "".join(edges[1:9]), "".join(edges[9:])

    assert corners() == ("a1", "h1", "h8", "abcdefgh", "12345678")
    page.get_by_role("button", name="Turn the board").locator("visible=true").click()
    assert corners() == ("a8", "a1", "h1", "87654321", "abcdefgh")
    square(page, "c4", "black").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".analysis [data-square=c3]")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(".analysis [data-square=c8]")).to_be_focused()
    page.keyboard.press("r")
    assert corners() == ("h8", "a8", "a1", "hgfedcba", "87654321")
    expect(page.locator(".analysis [data-square=c8]")).to_be_focused()
    page.keyboard.press("r")
    assert corners() == ("h1", "h8", "a8", "12345678", "hgfedcba")
    page.reload()
    expect(square(page, "c4", "black")).to_be_visible()
    assert corners()[0] == "h1"
    page.get_by_role("tab", name="Play").click()
    page.get_by_role("button", name="Turn the board").locator("visible=true").click()
    assert corners()[0] == "a1"


def test_moves_are_coloured_by_what_they_are_worth(visitor):
    """page: good to bad, a legend, off by a switch; each pair of neighbours differs in lightness, too."""
    page = visitor(f"/reversi#moves={LINE}")
    best = page.locator(".analysis .square.shade-best")
    expect(best).to_have_count(1, timeout=FIRST_VALUE)
    expect(page.locator(".analysis .square.shade-bad, .analysis .square.shade-poor")).not_to_have_count(0)
    legend = page.get_by_role("list", name="Colours of the moves")
    expect(legend.get_by_role("listitem")).to_have_text(["best", "up to 2", "2 to 4", "4 to 10", "10 or more discs worse"])
    colours = legend.locator(".swatch").evaluate_all("all => all.map(each => getComputedStyle(each).backgroundColor)")
    light = [sum(weight * int(part) for weight, part in zip((0.2126, 0.7152, 0.0722), re.findall(r"\d+", colour))) for colour in colours]
    assert all(abs(one - other) > 25 for one, other in zip(light, light[1:])), light
    page.get_by_role("checkbox", name="Colours").uncheck()
    expect(best).to_have_count(0)
    expect(legend).to_be_hidden()
    page.reload()
    expect(page.locator(".values button").first).to_be_visible(timeout=FIRST_VALUE)
    expect(page.locator("[class*=shade-]:visible")).to_have_count(0)


def test_a_clock_runs_and_ends_nothing(context, visitor, accessible):
    """page: minutes and increment; a flag that falls is announced; the time survives a reload."""
    context.clock.install()
    page = visitor("/reversi")
    expect(page.get_by_text("Black 2 – White 2")).to_be_visible()
    page.get_by_text("Clock", exact=True).click()
    page.get_by_label("Minutes each").fill("1")
    page.get_by_label("Seconds added per move").fill("2")
    page.get_by_label("Play with a clock").check()
    clock = page.get_by_role("timer", name="Clock")
    expect(clock).to_have_text("Black1:00White1:00")
    accessible(page)
    square(page, "f5", "empty, legal").click()
    expect(page.get_by_text("Black 3 – White 3")).to_be_visible()
    expect(clock).to_contain_text("White1:02")
    context.clock.run_for(30_000)
    expect(clock).to_contain_text(re.compile("Black0:3[12]"))
    page.reload()
    expect(clock).to_contain_text(re.compile("Black0:3[012]"))
    context.clock.run_for(40_000)
    expect(clock).to_contain_text("Black – time is up0:00")
    expect(status(page)).to_contain_text("Black's time is up. The game goes on.")
    page.locator(".square.legal").first.click()
    expect(page.get_by_text(re.compile("Black (?!3 – White 3)\\d+ – White \\d+"))).to_be_visible()
    page.get_by_text("Clock", exact=True).click()
    page.get_by_label("Play with a clock").uncheck()
    expect(page.get_by_text("That holds from the next game on.")).to_be_visible()
    page.get_by_role("button", name="New game").click()
    expect(clock).to_be_hidden()


def test_the_result_says_from_where_on_the_game_is_solved(visitor):
    """page: best play on the result card, not only for 4×4, and honest about what isn't solved."""
    page = visitor("/reversi")
    page.get_by_role("button", name="Settings", exact=True).click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="6×6").check()
    settings.get_by_label("Opponent", exact=True).select_option(label="A person")
    settings.get_by_role("button", name="Start new game").click()
    expect(square(page, "b3", "empty, legal").or_(square(page, "c2", "empty, legal")).first).to_be_visible()
    card = page.get_by_role("dialog", name="The game is over")
    finish(page, lambda legal: legal.first.click(), most=40)
    expect(card).to_contain_text(re.compile(r"Best playfrom move \d+ on, (a draw|(Black|White) wins by \d+) \(proved\); no earlier position is solved"), timeout=FIRST_VALUE)


def test_values_of_different_depths_are_compared_at_one(visit):
    """page: smaller thing 9: what is known deeper of the best move doesn't make the others look better or worse."""
    page = visit("/reversi#analyse")
    order, shades = page.evaluate("""async () => {
        const [{ merged }, { makeValues }] = await Promise.all(["pages/reversi/engine.js", "pages/reversi/analyse/values.js"].map(load));
        const answer = (depth, ...moves) => ({ legalMoveCount: 3, sideToMove: "black", moves: moves.map(([move, discDifference]) => (
            { move, discDifference, principalVariation: [move], evidence: { kind: "heuristic", depth } })) });
        const deep = answer(10, ["c6", -1]);
        const known = merged(merged(deep, deep), answer(6, ["c6", 0], ["e7", -5], ["f7", -0.5]));
        const { notes } = makeValues({ play() {}, changed() {}, kept: { recall: () => [true], remember() {} } }).marks(known);
        return [known.moves.map(({ move, evidence }) => `${move} ${evidence.depth}`), [...notes.values()].map(({ kind }) => kind.split(" ").at(-1))];
    }""")
    assert order == ["c6 10", "f7 6", "e7 6"]
    assert shades == ["shade-best", "shade-good", "shade-poor"]
