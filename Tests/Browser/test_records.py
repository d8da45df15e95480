"""What the browser keeps: two tabs in any order lose nothing that was done; what was begun again comes back; a file brings all of it to another browser."""
import itertools
import json
import re

import pytest
from playwright.sync_api import expect

from conftest import until

DAY = "2026-11-24"
NOW = "2026-11-25T10:00:00"


def status(page):
    return page.locator(".play .message").locator("visible=true")


def kept(page, name):
    return page.evaluate("name => JSON.parse(localStorage.getItem(name))", name)


def day_page(visit, game="set", day=DAY):
    """A daily puzzle, in a tab of its own, on a day of November 2026."""
    page = visit("/results")
    page.clock.set_fixed_time(NOW)
    page.goto(page.url.replace("/results", f"/{game}") + f"#day={day}")
    expect(page.locator(".proof .evidence").locator("visible=true")).to_contain_text("proved")
    return page


def sets(page, ask_for=None):
    """The six Sets of a day, as places."""
    return page.evaluate("""async (day) => {
        const { ask } = await load("lib/service/api.js");
        return (await ask("set.puzzle", { date: day, sets: 6 })).result.puzzles[0].sets;
    }""", ask_for or DAY)


def find(page, three):
    for place in three:
        page.get_by_role("checkbox", name=f"card {place + 1}:").click()


def test_a_day_that_is_solved_in_one_tab_stays_solved(visit):
    """page: P15: the other tab wrote back what it had read at its opening, twice a second."""
    one = day_page(visit)
    other = day_page(visit)
    for three in sets(one):
        one.bring_to_front()
        find(one, three)
    expect(status(one)).to_contain_text("All six are found")
    other.bring_to_front()
    # An open tab shows what another one did.
    expect(status(other)).to_contain_text("All six are found")
    expect(other.get_by_role("button", name="24 November 2026, solved")).to_be_visible()
    other.wait_for_timeout(1500)
    record = kept(other, f"set.day.{DAY}")
    assert sorted(record["own"]) == [0, 1, 2, 3, 4, 5] and record["tries"] == "SSSSSS"


def test_two_tabs_find_the_sets_between_them(visit):
    one, other = day_page(visit), day_page(visit)
    for number, three in enumerate(sets(one)):
        page = (one, other)[number % 2]
        page.bring_to_front()
        find(page, three)
        expect(page.get_by_text(f"Found: {number + 1} of 6")).to_be_visible()
    for page in (one, other):
        expect(page.get_by_text("Found: 6 of 6")).to_be_visible()
    assert kept(one, f"set.day.{DAY}")["tries"] == "SSSSSS"


def test_a_puzzle_begun_again_comes_back(visit):
    """page: P16: a solved day was wiped at once."""
    page = day_page(visit)
    for three in sets(page):
        find(page, three)
    expect(status(page)).to_contain_text("All six are found")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_text("Found: 0 of 6")).to_be_visible()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Puzzle started again")
    toast.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Found: 6 of 6")).to_be_visible()
    expect(page.get_by_role("button", name="24 November 2026, solved")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Found: 6 of 6")).to_be_visible()


# Every kept record: what two tabs do to it, and what must be there in the end, whatever the order.
STORE = "const store = await load('lib/service/store.js');"
RECORDS = {
    "a day": (
        "const days = await load('lib/play/days.js'); days.changeDay('set', '2026-11-24', ({ own, tries }) => ({ own: [...own, NUMBER], tries: tries + 'S' }));",
        "const days = await load('lib/play/days.js'); const { own, tries } = days.recordOf('set', '2026-11-24'); return [...own].sort().join() + tries;", "1,2,3,4SSSS"),
    "results": (
        "const results = await load('lib/play/results.js'); results.keepResult({ game: 'set', begun: NUMBER, ended: `2026-11-0${NUMBER}` });",
        "const results = await load('lib/play/results.js'); return results.allResults().map(({ begun }) => begun).join();", "1,2,3,4"),
    "own games of Reversi": (
        "const games = await load('pages/reversi/kept.js'); games.keepGame({ table: { transcript: `f5d6c${NUMBER}` }, settings: { size: '8', first: 'black' } });",
        "const games = await load('pages/reversi/kept.js'); return games.keptGames().map(({ moves }) => moves.at(-1)).sort().join();", "1,2,3,4"),
    "players": (
        "store.update('players', (names) => ({ ...names, [['you', 'opponent'][NUMBER % 2]]: `P${NUMBER % 2}` }));",
        "const names = store.kept('players'); return names.you + names.opponent;", "P0P1"),
    "an introduction": (
        "store.update('intro.set', (furthest) => Math.max(furthest ?? 0, NUMBER));", "return String(store.kept('intro.set'));", "4"),
}
ORDERS = sorted(set(itertools.permutations("AABB")))
STORED = "() => JSON.stringify(Object.entries(localStorage).sort())"


def brought(writer, reader):
    """Waits until the browser has brought to a tab what another one wrote, which takes as long as it takes."""
    for _ in range(750):
        if writer.evaluate(STORED) == reader.evaluate(STORED):
            return
        reader.wait_for_timeout(20)
    raise AssertionError("what one tab wrote didn't come to the other within 15 seconds")


@pytest.mark.parametrize("record", RECORDS)
def test_nothing_that_was_done_is_lost_in_any_order(visit, context, record):
    """The law: each of two tabs changes a record twice, in every order of the four."""
    change, look, right = RECORDS[record]
    tabs = {"A": visit("/results"), "B": visit("/results")}
    for order in ORDERS:
        tabs["A"].evaluate(f"async () => {{ {STORE} store.forgetAll(); }}")
        brought(tabs["A"], tabs["B"])
        for number, tab in enumerate(order, 1):
            tabs[tab].evaluate(f"async () => {{ {STORE} {change.replace('NUMBER', str(number))} }}")
            brought(tabs["A"], tabs["B"])
        for tab in tabs.values():
            assert tab.evaluate(f"async () => {{ {STORE} {look} }}") == right, order


@pytest.mark.parametrize("record", ["a day", "results", "own games of Reversi"])
def test_tabs_that_wrote_without_having_heard_of_each_other_add_what_is_theirs(visit, record):
    """Two tabs may read before either has written: whoever hears of it joins both."""
    change, look, right = RECORDS[record]
    one, other = visit("/results"), visit("/results")
    one.evaluate(f"async () => {{ {STORE} {{ {change.replace('NUMBER', '1')} }} {{ {change.replace('NUMBER', '2')} }} }}")
    # As if the other tab had read before the first one wrote.
    other.evaluate(f"""async () => {{
        {STORE}
        await Promise.all(["lib/play/days.js", "lib/play/results.js", "pages/reversi/kept.js"].map(load));
        const [get, set, own] = [Storage.prototype.getItem, Storage.prototype.setItem, new Map()];
        Storage.prototype.getItem = (name) => own.get(name) ?? null;
        Storage.prototype.setItem = function (name, text) {{ own.set(name, text); set.call(this, name, text); }};
        {{ {change.replace('NUMBER', '3')} }} {{ {change.replace('NUMBER', '4')} }}
        Object.assign(Storage.prototype, {{ getItem: get, setItem: set }});
    }}""")
    for page in (one, other):
        for _ in range(750):
            found = set(re.findall(r"\d", page.evaluate(f"async () => {{ {STORE} {look} }}")))
            if found == {"1", "2", "3", "4"}:
                break
            page.wait_for_timeout(20)
        assert found == {"1", "2", "3", "4"}


def test_what_one_tab_forgets_another_does_not_bring_back(visit):
    one, other = visit("/results"), visit("/results")
    change, look, _ = RECORDS["results"]
    other.evaluate(f"async () => {{ {STORE} {change.replace('NUMBER', '1')} }}")
    expect(one.get_by_role("heading", name="All results")).to_be_visible()
    one.get_by_role("button", name="Forget all").click()
    one.get_by_role("button", name="Really forget all").click()
    expect(one.get_by_text("No game has been played")).to_be_visible()
    expect(other.get_by_text("No game has been played")).to_be_visible()
    # What is kept comes from the one tab to the other when the browser has time.
    until(other, "() => localStorage.getItem('results') === null")


def test_practice_counts_what_both_tabs_solve(visit, context):
    """page: P15: reversi.practice likewise."""
    pages = [visit("/reversi#practise"), visit("/reversi#practise")]
    for page in pages:
        expect(status(page)).to_contain_text("one move wins")
    pages[0].get_by_role("radio", name="Hard").check()
    expect(status(pages[0])).to_contain_text("one move wins")
    for number in (1, 2, 3, 4):
        page = pages[number % 2]
        page.bring_to_front()
        best = page.evaluate("""async () => {
            const { ask } = await load("lib/service/api.js");
            const text = await (await fetch("/pages/reversi/practise/puzzles.obf")).text();
            const number = document.querySelector(".practice .headline").textContent.match(/\\d+/)[0];
            const line = text.split("\\n").find((line) => line.includes(`#${number},`) || line.includes(`#${number} `));
            return (await ask("reversi.hints", { position: line.split(";")[0], level: 60 })).result.moves[0].move;
        }""")
        page.locator(f".practice [data-square={best}]").click()
        expect(status(page)).to_contain_text("Right!")
        expect(page.locator(".practice .score")).to_contain_text(f"Streak{number}")
        page.get_by_role("button", name="Next position").click()
        expect(status(page)).to_contain_text("one move wins")
    record = kept(pages[0], "reversi.practice")
    assert len(record["solved"]) == 4 and record["streak"] == record["best"] == 4


def test_everything_goes_to_another_browser_by_a_file(visit, browser, address, context, tmp_path):
    """page: P21: nothing could be imported; here what is there already stays."""
    one = visit("/results")
    for record in ("a day", "results"):
        one.evaluate(f"async () => {{ {STORE} {RECORDS[record][0].replace('NUMBER', '1')} }}")
    with one.expect_download() as download:
        one.get_by_role("button", name="Save everything").click()
    file = tmp_path / "kept.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["schema"] == "puzzlelab/kept/1"
    elsewhere = browser.new_context(reduced_motion="reduce")
    other = elsewhere.new_page()
    other.goto(address + "/results")
    for record in ("a day", "results"):
        other.evaluate(f"async () => {{ {STORE} {RECORDS[record][0].replace('NUMBER', '2')} }}")
    other.locator("#kept-file").set_input_files(file)
    expect(other.get_by_text("2 records added or brought up to date")).to_be_visible()
    assert sorted(kept(other, f"set.day.{DAY}")["own"]) == [1, 2]
    assert [each["begun"] for each in kept(other, "results")] == [1, 2]
    other.locator("#kept-file").set_input_files(file)
    expect(other.get_by_text("Everything in this file is here already.")).to_be_visible()
    bad = tmp_path / "bad.json"
    bad.write_text('{"their.results": 7}')
    other.locator("#kept-file").set_input_files(bad)
    expect(other.get_by_text("Nothing was added: this isn't a file that was saved here.")).to_be_visible()
    elsewhere.close()


def test_a_choice_of_one_tab_is_shown_in_another(visit):
    one, other = visit("/set"), visit("/set")
    for page in (one, other):
        page.get_by_text("Display", exact=True).click()
    one.get_by_label("Initials of the colours").check()
    expect(other.get_by_label("Initials of the colours")).to_be_checked()
    expect(other.locator(".set-page.initials")).to_have_count(1)
