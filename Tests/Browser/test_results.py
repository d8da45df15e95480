"""One's own results, and the card with the result of a game."""
import re

import pytest
from playwright.sync_api import expect

RESULTS = """localStorage.setItem("results", JSON.stringify([
    ...[1, 2, 3, 4].map((number) => ({ game: "matchsticks", begun: number, ended: `2026-11-2${number}T10:00:00Z`, seconds: 60 + number, hints: 0, undos: number,
        outcome: number === 2 ? "lost" : "won", title: "I beat the dumb computer.", settings: "opponent dumb" })),
    ...[30, 20, 25].map((score, number) => ({ game: "memory", begun: 9 + number, ended: `2026-11-1${number}T10:00:00Z`, seconds: 200, hints: 1, undos: 0, score,
        title: `All 12 pairs in ${score} attempts.`, settings: "pairs 12" }))]));
    localStorage.setItem("set.day.2026-11-24", JSON.stringify({ own: [0, 1, 2, 3, 4, 5], shown: false, tries: "SxSShSSS", seconds: 161, ended: "2026-11-24T09:00:00Z" }));
    localStorage.setItem("set.day.2026-11-23", JSON.stringify({ own: [0, 1], shown: false, tries: "SS", seconds: 20 }));
"""


@pytest.fixture
def results(context, visit):
    context.add_init_script(f"if (!localStorage.getItem('seen')) {{ {RESULTS} localStorage.setItem('seen', '1'); }}")
    return visit("/results")


def card(page, name):
    return page.locator(".summary").filter(has=page.get_by_role("heading", name=name, exact=True))


def test_each_game_has_its_best_its_number_its_row_and_a_chart(results, accessible):
    expect(card(results, "Matchsticks")).to_contain_text("Games4Won3 of 4Won in a row2Fastest win1:01")
    expect(card(results, "Matchsticks").get_by_role("img")).to_have_attribute("aria-label", "The last 4 games: won, lost, won, won")
    expect(card(results, "Memory")).to_contain_text("Games3Fewest attempts20")
    expect(card(results, "Set")).to_contain_text("Daily puzzles1")
    accessible(results)


def test_daily_puzzles_are_results_too(results):
    """page: P21: they were missing here and in what is saved."""
    expect(results.get_by_text("7 games and 1 daily puzzle, kept in this browser and nowhere else.")).to_be_visible()
    row = results.get_by_role("group", name="Results").get_by_role("row").filter(has_text="Puzzle of 24 November 2026 solved")
    expect(row).to_contain_text("2:41")
    expect(row.get_by_role("link")).to_have_attribute("href", re.compile(r"/set/?#day=2026-11-24$"))
    with results.expect_download() as download:
        results.get_by_role("button", name="Save as CSV").click()
    assert "Puzzle of 24 November 2026 solved" in open(download.value.path()).read()


def test_forget_all_takes_two_presses_and_leaves_settings(results):
    results.evaluate("localStorage.setItem('reversi.level', '8')")
    panel = results.get_by_role("region", name="Storage")
    forget = panel.get_by_role("button", name="Forget all")
    expect(forget).to_be_visible()
    bad, ink = (results.evaluate(f"getComputedStyle(document.querySelector('{each}')).color") for each in (".storage .bad", ".storage button:not(.bad)"))
    assert bad != ink
    forget.click()
    expect(results.locator(".summary")).to_have_count(3)
    panel.get_by_role("button", name="Really forget all").click()
    expect(results.get_by_text("No game has been played to its end in this browser yet.")).to_be_visible()
    assert results.evaluate("localStorage.getItem('reversi.level')") == "8"


def test_without_results_the_page_says_what_will_be_there_and_leads_to_a_game(visit, accessible):
    page = visit("/results")
    expect(page.get_by_text("Every game that you finish and every daily puzzle that you solve will be listed here")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Play Memory").click()
    page.wait_for_url(re.compile("/memory/?$"))


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_results_are_cards(results, width):
    """page: change 10: the table was cut at "Undo"."""
    results.set_viewport_size({"width": width, "height": 740})
    assert results.evaluate("document.documentElement.scrollWidth") <= width
    scroll = results.locator(".results .scroll")
    assert scroll.evaluate("element => element.scrollWidth <= element.clientWidth")
    cut = results.locator(".results tbody tr > *").evaluate_all("all => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length")
    assert cut == 0


@pytest.mark.parametrize("width", [1440, 2560])
def test_results_are_a_centred_column(results, width):
    results.set_viewport_size({"width": width, "height": 900})
    box = results.locator(".results-page").bounding_box()
    assert abs(box["x"] - (results.evaluate("document.documentElement.clientWidth") - box["x"] - box["width"])) <= 24


def finish(page, heaps="5", takes=("2", "2")):
    page.evaluate("""async (heaps) => {
        const { fragmentOf } = await load("lib/parts/share.js");
        location.hash = await fragmentOf({ seed: 1, actions: [`change heaps ${heaps}`, "new"] });
    }""", heaps)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_card_speaks_to_the_person_and_fits(visit, size, accessible):
    """page: change 8, P24: "I lost." when the person had won; six nearly equal buttons."""
    page = visit("/matchsticks")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    finish(page, "2")
    page.get_by_role("button", name="Take 1", exact=True).click()
    result = page.get_by_role("dialog", name="The game is over")
    expect(result.locator(".outcome")).to_have_text("You won.")
    expect(result.locator(".outcome-mark")).to_have_text("✓")
    expect(result.locator(".figures")).to_contain_text(re.compile(r"Time0:\d\d"))
    expect(result.locator(".figures")).to_contain_text("Won in a row1")
    expect(result.locator(".figures")).to_contain_text("With best playYou win")
    expect(result.locator(".turning")).not_to_contain_text("Looking")
    page.wait_for_timeout(400)
    box = result.bounding_box()
    assert box["height"] <= 0.85 * size[1] and result.evaluate("element => element.scrollHeight <= element.clientHeight + 1")
    expect(result.get_by_role("button", name="Try Wild")).to_be_visible()
    first = result.locator(".toolbar").first.locator("button:visible")
    assert first.count() == 2 and first.first.evaluate("button => button.classList.contains('main')")
    last = result.locator(".toolbar.quiet").bounding_box()
    assert 14 <= box["y"] + box["height"] - last["y"] - last["height"] <= 18
    expect(result.locator(".facts-list")).to_be_hidden()
    result.get_by_text("More", exact=True).click()
    expect(result.locator(".facts-list")).to_contain_text("Moves2")
    accessible(page)


def test_the_card_says_how_the_result_compares_with_ones_best(context, visit):
    """page: P13: no best result next to the new one."""
    page = visit("/memory")
    figures = page.evaluate("""async () => {
        const { resultCard } = await load("lib/play/result.js");
        const { keepResult } = await load("lib/play/results.js");
        const said = [];
        for (const [begun, score] of [[1, 30], [2, 20], [3, 25]]) {
            const game = { name: "memory", state: { settings: { pairs: "6" } }, actions: [], tally: { seconds: 60, hints: 0, undos: 0, begun, kept: { seconds: 60, hints: 0, undos: 0, begun } } };
            const card = resultCard(game, { name: "memory", title: "Memory", result: () => ({ title: "", score, better: (one, other) => one < other }) });
            document.body.append(card);
            card.end();
            said.push(card.querySelector(".figures").textContent);
            card.close();
        }
        return said;
    }""")
    assert figures == ["Time1:00Your best30", "Time1:00New best! Before30", "Time1:00Your best20"]


@pytest.mark.program("there is no program that could be gone: a question doesn't leave the browser")
def test_a_move_made_during_an_outage_is_done_when_the_program_is_back(context, address):
    """page: P22: the message stayed, and the move was dropped."""
    page = context.new_page()
    page.goto(address + "/matchsticks")
    expect(page.locator(".play .message")).to_have_text("Make a move.")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(page.locator(".play .message")).to_contain_text("What you did is done as soon as it answers.")
    page.unroute("**/api/**")
    expect(page.get_by_text("Matches: 16", exact=True)).to_be_visible()
    expect(page.locator(".play .message")).to_contain_text("It's your turn.")


def test_a_file_that_does_not_come_is_a_sentence(context, address):
    """page: P22: "Failed to fetch." """
    page = context.new_page()
    page.route("**/puzzles.obf", lambda route: route.abort())
    page.goto(address + "/reversi#practise")
    expect(page.locator(".practice .message")).to_contain_text("The positions can't be loaded")
    page.unroute("**/puzzles.obf")
    page.get_by_role("radio", name="Medium").check()
    expect(page.locator(".practice .message")).to_contain_text("one move wins")
