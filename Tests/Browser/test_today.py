"""The daily puzzle of each game: the same for everybody, proved, with a state, a streak and a text that spoils nothing."""
import re

import pytest
from playwright.sync_api import expect

from conftest import until

DAY, NOW = "2026-11-25", "2026-11-25T10:00:00"
GAMES = ["set", "reversi", "matchsticks", "memory", "cardmatch"]


def view(page):
    return page.locator(".day-page").locator("visible=true")


def status(page):
    return view(page).locator(".message")


def day_page(visit, game, day=DAY, now=NOW):
    page = visit("/results")
    page.clock.set_fixed_time(now)
    page.goto(page.url.replace("/results", f"/{game}") + (f"#day={day}" if day else "#day"))
    expect(view(page).locator(".proof .evidence")).to_contain_text("proved", timeout=30_000)
    return page


def puzzle(page, game):
    """The puzzle of the day as the page has it."""
    return page.evaluate("""async ([game, day]) => {
        const module = await import(`/pages/${game}/day.js`);
        const made = module.makePuzzle ? module.makePuzzle() : (await module.open(document.createElement("div"), day));
        return await made.load(day);
    }""", [game, DAY])


def solve(page, game):
    it = puzzle(page, game)
    if game == "set":
        for three in it["sets"]:
            for place in three:
                page.get_by_role("checkbox", name=f"card {place + 1}:").click()
    elif game == "reversi":
        view(page).locator(f"[data-square={it['bestMove']}]").click()
    elif game == "matchsticks":
        best = it["best"]
        view(page).get_by_role("button", name=f"Take {best['take']} from heap {best['heap'] + 1}").first.click()
    elif game == "memory":
        faces = page.evaluate("""async ([begin, seed]) => {
            const { ask } = await load("lib/service/api.js");
            const { result } = await ask("memory.replay", { actions: [], commands: begin, pause: true, seed });
            return result.actions.findLast((line) => line.startsWith("dealt")).split(" ").slice(3);
        }""", [it["begin"], it["seed"]])
        for face in sorted(set(faces)):
            for place in [place for place, other in enumerate(faces) if other == face]:
                view(page).get_by_role("button", name=re.compile(f"^card {place + 1},")).click()
                expect(view(page).get_by_role("button", name=re.compile(f"^card {place + 1}, {face}"))).to_be_visible()
    else:
        cards = it["cards"]
        play = page.evaluate("""async (cards) => {
            const { ask } = await load("lib/service/api.js");
            return (await ask("cardmatch.analyze", { cards: cards.join(" ") })).result.play.map(({ index }) => index);
        }""", cards)
        for number in range(0, len(play), 2):
            for place in play[number:number + 2]:
                view(page).get_by_role("button", name=re.compile(f"^card {place + 1},")).click()
            expect(view(page).locator(".pairs-found li")).to_have_count(number // 2 + 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_kept_and_shared(visit, context, accessible, game):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = day_page(visit, game)
    expect(view(page).get_by_role("heading", name="Wednesday, 25 November 2026")).to_be_visible()
    accessible(page)
    solve(page, game)
    expect(view(page).get_by_role("button", name="25 November 2026, solved")).to_be_visible()
    expect(view(page).locator(".streak")).to_have_text("Streak: 1 · Best: 1")
    view(page).get_by_role("button", name="Share").click()
    expect(status(page)).to_contain_text("on the clipboard")
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "25 November 2026" in shared and "🟩" in shared and f"{game}#day={DAY}" in shared.replace("/#", "#")
    accessible(page)
    page.reload()
    expect(view(page).get_by_role("button", name="25 November 2026, solved")).to_be_visible(timeout=30_000)
    page.goto(page.url.split(f"/{game}")[0] + "/")
    expect(page.locator(".today li.solved")).to_contain_text("solved in")


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_the_same_puzzle_for_everybody_and_another_one_the_next_day(visit, game):
    page = day_page(visit, game)
    one = puzzle(page, game)
    page.evaluate("localStorage.clear()")
    other = puzzle(page, game)
    strip = lambda it: {name: value for name, value in it.items() if name not in ("before", "after")}
    assert strip(one) == strip(other)
    tomorrow = page.evaluate("""async (game) => {
        const module = await import(`/pages/${game}/day.js`);
        const made = module.makePuzzle ? module.makePuzzle() : await module.open(document.createElement("div"));
        return await made.load("2026-11-24");
    }""", game)
    assert strip(tomorrow) != strip(one)


def test_one_move_of_reversi_wins_and_the_others_are_named(visit, ask):
    """Proved again by another question: the best move wins, and the second best doesn't."""
    page = day_page(visit, "reversi")
    it = puzzle(page, "reversi")
    moves = ask("reversi.hints", {"position": it["position"], "level": 60})["result"]["moves"]
    assert moves[0]["move"] == it["bestMove"] and moves[0]["discDifference"] > 0 >= moves[1]["discDifference"]
    assert all(move["evidence"]["kind"] == "proved" for move in moves)
    view(page).locator(f"[data-square={moves[1]['move']}]").click()
    expect(status(page)).to_contain_text(re.compile(r"(only draws|loses by \d+)\. Try another\."))
    view(page).get_by_role("button", name="Hint").click()
    expect(status(page)).to_contain_text("Hint: the move is")
    view(page).get_by_role("button", name="Show solution").click()
    expect(status(page)).to_contain_text(f"{it['bestMove']} wins by")
    expect(view(page).locator(".streak")).to_have_text("Solve a puzzle each day to begin a streak.")


def test_one_move_of_matchsticks_wins(visit, ask):
    page = day_page(visit, "matchsticks")
    it = puzzle(page, "matchsticks")
    hints = ask("matchsticks.hints", {"rules": it["rules"], "play": it["play"], "heaps": ",".join(it["heaps"])})["result"]["hints"]
    assert [(each["heap"], each["take"]) for each in hints if each["wins"]] == [(it["best"]["heap"], it["best"]["take"])]
    wrong = next(each for each in hints if not each["wins"])
    view(page).get_by_role("button", name=f"Take {wrong['take']} from heap {wrong['heap'] + 1}").first.click()
    expect(status(page)).to_contain_text("then the other player can win. Try another.")


def test_a_deal_that_is_played_badly_says_what_is_still_possible(visit):
    page = day_page(visit, "cardmatch")
    it = puzzle(page, "cardmatch")
    suits = {}
    for place, card in enumerate(it["cards"]):
        suits.setdefault(card[-1], []).append(place)
    low = next(places for places in suits.values() if len(places) > 1 and it["cards"][places[0]][:-1] != it["cards"][places[1]][:-1])
    for place in low[:2]:
        view(page).get_by_role("button", name=re.compile(f"^card {place + 1},")).click()
    expect(status(page)).to_contain_text("2 points. 10 cards are left.")
    view(page).get_by_role("button", name="Undo").click()
    expect(status(page)).to_have_text("The last pair is back.")
    view(page).get_by_role("button", name="Hint").click()
    expect(status(page)).to_contain_text("Hint: take the")


def test_days_in_a_row_are_counted_up_to_yesterday(visit):
    page = visit("/results")
    page.clock.set_fixed_time(NOW)
    counts = page.evaluate("""async () => {
        const { changeDay, streaks } = await load("lib/play/days.js");
        for (const day of ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-23", "2026-11-24"]) changeDay("reversi", day, () => ({ solved: true }));
        const before = streaks("reversi");
        changeDay("reversi", "2026-11-25", () => ({ solved: true }));
        return [before, streaks("reversi"), streaks("memory")];
    }""")
    assert counts == [{"now": 2, "best": 3}, {"now": 3, "best": 3}, {"now": 0, "best": 0}]


def test_at_midnight_the_next_day_can_be_gone_to(visit):
    """page: P22: "Next day" was said to be disabled, and worked."""
    page = day_page(visit, "set", now="2026-11-25T23:59:50")
    following = view(page).get_by_role("button", name="Next day")
    expect(following).to_have_attribute("aria-disabled", "true")
    page.clock.set_fixed_time("2026-11-26T00:00:05")
    expect(following).to_have_attribute("aria-disabled", "false")
    following.click()
    expect(view(page).get_by_role("heading", name="Thursday, 26 November 2026")).to_be_visible()


@pytest.mark.program("there is no program that could be gone: a question doesn't leave the browser")
def test_a_day_opens_when_the_program_is_back(context, address):
    """page: P22: the message stayed after an outage."""
    page = context.new_page()
    page.goto(address + "/set")
    page.route("**/api/**", lambda route: route.abort())
    page.evaluate("location.hash = '#day'")
    expect(status(page)).to_contain_text("The program doesn't answer")
    page.unroute("**/api/**")
    expect(status(page)).to_have_text("Find all six Sets.")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(390, 844), (360, 740), (1024, 600), (1366, 768), (1440, 900)])
def test_a_puzzle_and_its_message_are_in_view(visit, game, size):
    page = day_page(visit, game)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    until(page, "width => innerWidth === width && document.documentElement.scrollWidth <= width", size[0])
    page.wait_for_timeout(200)
    # Three heaps take more than a low window has; Memory has no buttons before it is solved.
    if (game, size) != ("matchsticks", (1024, 600)):
        last = view(page).locator(".cards" if game == "memory" else ".game-bar").bounding_box()
        assert last["y"] + last["height"] <= size[1] + 1
