"""What one learns by in Reversi: reviews, openings, practice, the result of a game, the introduction."""
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from test_reversi import FIRST_VALUE, TRANSCRIPT, finish, small_game, square, status, visitor  # noqa: F401

PUZZLES = (Path(__file__).parents[3] / "data/reversi/puzzles.obf").read_text().splitlines()


def best_move(page):
    """The winning move of the position that is practised, as in the file."""
    number = int(re.search(r"Position (\d+)", page.locator(".practice .headline").inner_text())[1])
    return PUZZLES[number - 1].split("; ")[1].split(":")[0]


def test_the_shipped_game_is_reviewed(visitor, accessible):
    """page: Reversi 2 and 4, change 5: the chart next to the board, classes of mistakes, one perspective."""
    page = visitor(f"/reversi#moves={TRANSCRIPT}")
    expect(status(page)).to_have_text("Game over: black wins by 8.")
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_text("Review complete (level 4).")).to_be_visible(timeout=FIRST_VALUE)
    chart = page.get_by_role("img", name=re.compile("The value after each of 61 moves, for black: at the end \\+8"))
    expect(chart.locator(".dot")).to_have_count(61)
    expect(chart.locator(".ring")).to_have_count(5)
    board, drawing = page.locator(".analysis .reversi-board").bounding_box(), chart.bounding_box()
    assert drawing["x"] >= board["x"] + board["width"]
    assert board["y"] >= 0 and 0 <= drawing["y"] and drawing["y"] + drawing["height"] <= 900
    accessible(page)
    chart.click(position={"x": drawing["width"] * 0.5, "y": drawing["height"] * 0.5})
    expect(page).to_have_url(re.compile("&ply=[23][0-9]$"))
    for name in ("Inaccuracies", "Mistakes", "Blunders"):
        expect(page.get_by_role("rowheader", name=name)).to_be_visible()
    worst = page.get_by_role("list", name="Biggest mistakes").get_by_role("button").first
    expect(worst).to_have_text(re.compile(r"^\d+\. \w\d lost (about )?[\d.]+ discs?: (\w\d was even|after \w\d (Black|White) is ahead by [\d.]+)\.$"))
    ply = int(worst.inner_text().split(".")[0])
    worst.click()
    expect(page).to_have_url(re.compile(f"&ply={ply}(&|$)"))
    expect(page.locator(".reversi-board:visible")).to_be_in_viewport()
    page.get_by_role("button", name="Previous mistake").click()
    expect(page).not_to_have_url(re.compile(f"&ply={ply}(&|$)"))
    page.get_by_role("button", name="Next mistake").click()
    expect(page).to_have_url(re.compile(f"&ply={ply}(&|$)"))
    page.get_by_role("tab", name="Values").click()
    expect(page.get_by_role("list", name="Moves", exact=True).get_by_role("button").nth(ply)).to_have_text(re.compile(r"\?"))


def test_a_mistake_is_tried_again(visitor):
    """page: change 5, Try again here."""
    page = visitor(f"/reversi#moves={TRANSCRIPT}")
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_text("Review complete (level 4).")).to_be_visible(timeout=FIRST_VALUE)
    worst = page.get_by_role("list", name="Biggest mistakes").get_by_role("button").first
    move = re.search(r"\. (\w\d) lost", worst.inner_text())[1]
    worst.click()
    page.get_by_role("button", name="Try again here").click()
    expect(status(page)).to_have_text(re.compile(f"to move: find a better move than {move}, which lost"))
    page.get_by_role("button", name="Show the answer").click()
    expect(status(page)).to_have_text(re.compile(r"The answer: \w\d is [✓≈] [−+]?[\d.]+"), timeout=FIRST_VALUE)
    expect(page.locator(".practice .square.last")).to_have_count(1)


def test_the_board_stays_in_view_on_a_phone(visitor):
    """page: Reversi 2: whatever panel is read, the board is above it."""
    page = visitor(f"/reversi#moves={TRANSCRIPT}&ply=30")
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_label("A file of games").scroll_into_view_if_needed()
    page.mouse.wheel(0, 2000)
    expect(page.locator(".analysis .reversi-board")).to_be_in_viewport(ratio=0.95)


@pytest.mark.program("an opening book is a database, which a browser can't open")
def test_openings_have_names_and_marks_on_the_board(visitor, accessible):
    """page: Reversi 5, change 6."""
    page = visitor("/reversi#moves=f5d6c4")
    expect(page.get_by_text("Opening: Perpendicular")).to_be_visible()
    expect(square(page, "g5", "empty, legal")).to_have_class(re.compile("book"))
    expect(square(page, "g5", "empty, legal")).to_have_accessible_description(re.compile("in the book, leads to No-Cat"))
    page.get_by_role("tab", name="Openings").click()
    expect(page.get_by_role("list", name="Moves of the book").get_by_role("button", name=re.compile("^d3 ≈"))).to_be_visible()
    accessible(page)
    page.get_by_role("list", name="Named openings from here").get_by_role("button", name=re.compile("^Cat d3 c5")).click()
    expect(page).to_have_url(re.compile("#moves=f5d6c4d3c5$"))
    expect(page.get_by_text("Opening: Cat")).to_be_visible()
    page.get_by_role("checkbox", name="Mark book moves on the board").uncheck()
    expect(page.locator(".square.book")).to_have_count(0)


def test_own_games_are_counted_and_kept(visitor, accessible):
    page = visitor("/reversi#moves=f5")
    page.get_by_role("tab", name="Openings").click()
    page.get_by_label("Games, one below the other").fill("f5d6c3\nf5d6c5\nf5f6\n")
    page.get_by_role("button", name="Count these games").click()
    panel = page.get_by_role("region", name="Played in your games")
    moves = page.get_by_role("list", name="Moves of your games")
    expect(panel.get_by_text("3 games of 3 here.")).to_be_visible()
    expect(moves.get_by_role("button", name=re.compile("^d6 2 games, 67 %"))).to_be_visible()
    accessible(page)
    page.reload()
    page.get_by_role("tab", name="Openings").click()
    moves.get_by_role("button", name=re.compile("^f6 1 game,")).click()
    expect(page).to_have_url(re.compile("#moves=f5f6$"))
    expect(panel.get_by_text("1 game of 3 here.")).to_be_visible()
    page.get_by_label("Only those of").fill("Ann")
    page.get_by_label("Only those of").press("Enter")
    expect(panel.get_by_text(re.compile("No game has a player called 'Ann'"))).to_be_visible()
    page.get_by_role("button", name="Forget these games").click()
    expect(moves.get_by_role("button")).to_have_count(0)


def test_a_game_that_is_played_has_the_name_of_its_opening(visitor):
    page = visitor("/reversi")
    square(page, "f5", "empty, legal").click()
    expect(page.get_by_text(re.compile("^Opening: (Perpendicular|Diagonal|Parallel)$"))).to_be_visible()


def test_practice_has_positions_from_the_first_day(visitor, accessible):
    """page: Reversi 1 and 9, change 7: grades, a streak, and the right move is made on the board."""
    page = visitor("/reversi")
    page.get_by_role("tab", name="Practise").click()
    expect(status(page)).to_have_text(re.compile("to move: one move wins"))
    score = page.locator(".practice .score")
    expect(score).to_contain_text("Solved0 of 80")
    accessible(page)
    discs = page.locator(".practice .square:not(.empty)").count()
    best = best_move(page)
    square(page, best, "empty, legal").click()
    expect(status(page)).to_have_text(re.compile(rf"Right! {best} wins by \d+ \(proved\); the next best, \w\d, (only draws|loses by \d+)\."))
    expect(page.locator(".practice .square:not(.empty)")).to_have_count(discs + 1)
    expect(page.locator(f".practice [data-square={best}]")).to_have_class(re.compile("last"))
    assert page.locator(".practice .square.flipped").count() > 0
    expect(score).to_contain_text("Solved1 of 80Streak1Best streak1")
    page.get_by_role("button", name="Next position").click()
    expect(page.locator(".practice .headline")).to_have_text("Position 2")
    best = best_move(page)
    page.locator(f".practice .square.legal:not([data-square={best}])").first.click()
    expect(status(page)).to_have_text(re.compile(r"^\w\d doesn't win: ✓ [−+]?\d+ \(proved\)\. Try another\."))
    expect(score).to_contain_text("Streak0Best streak1")
    square(page, best, "empty, legal").click()
    expect(score).to_contain_text("Solved2 of 80Streak0")
    page.get_by_role("radio", name="Hard").check()
    expect(page.locator(".practice .headline")).to_have_text("Position 151")
    page.reload()
    expect(page.locator(".practice .headline")).to_have_text("Position 151")


def test_practice_with_own_games_never_collapses_the_board(context, visitor):
    """page: Reversi 1."""
    page = visitor("/reversi#practise")
    page.get_by_role("radio", name="My games").check()
    expect(status(page)).to_have_text("No puzzles in your games yet – try one of ours.")
    assert page.locator(".practice .reversi-board").bounding_box()["height"] > 300
    context.add_init_script(f"localStorage.setItem('reversi.games', JSON.stringify([{{ moves: '{TRANSCRIPT}', size: 8, first: 'black' }}]))")
    page = visitor("/reversi#practise")
    page.get_by_role("radio", name="My games").check()
    expect(status(page)).to_have_text(re.compile("to move: one move wins"), timeout=FIRST_VALUE)
    page.get_by_role("button", name="Show the answer").click()
    expect(status(page)).to_have_text(re.compile(r"The answer: [a-h][1-8] wins by \d+ \(proved\)"))
    page.get_by_role("button", name="Analyse it", exact=True).click()
    expect(page).to_have_url(re.compile("#moves="))


def test_the_result_says_where_the_game_turned(visitor, accessible):
    """page: change 10: the winner, best play, the turning point, a rematch with sides swapped."""
    page = visitor("/reversi")
    small_game(page)
    card = finish(page, lambda legal: legal.first.click())
    expect(card).to_contain_text(re.compile(r"Player [12] \((Black|White)\) wins \d+–\d+\.|A draw"))
    expect(card).to_contain_text("White wins by 10 (proved)")
    expect(card.locator(".turning")).to_have_text(re.compile("^(The turning point|The biggest mistake): |^No move lost"), timeout=FIRST_VALUE)
    accessible(page)
    with page.expect_download() as picture:
        card.get_by_role("button", name="Save picture").click()
    assert picture.value.suggested_filename == "reversi.png"
    card.get_by_role("button", name="Swap sides").click()
    expect(card).to_be_hidden()
    expect(page.get_by_text("Player 1 plays White, Player 2 Black.")).to_be_visible()


def test_two_people_have_their_names_on_the_board(visitor):
    page = visitor("/reversi")
    small_game(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Black (Ann) 2 – White (Bob) 2")).to_be_visible()
    square(page, "a2", "empty, legal").click()
    expect(status(page)).to_contain_text("Ann (black) plays a2. It's Bob's turn (white).")
    expect(page.get_by_text("Ann plays Black, Bob White.")).to_be_visible()


def test_a_list_of_starts_is_pasted(context, visitor):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor("/reversi")
    page.get_by_role("button", name="Settings", exact=True).click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_label("Opponent", exact=True).select_option(label="A person")
    settings.get_by_text("More settings").click()
    settings.get_by_label("Where to begin", exact=True).select_option(label="Other …")
    page.evaluate("navigator.clipboard.writeText('# mine\\nf5d6c3d3 Tiger\\nf5f6e6f4\\n')")
    field = settings.locator("#setting-from-other")
    field.press("Control+V")
    expect(field).to_have_value("f5d6c3d3; f5f6e6f4")
    expect(settings.get_by_role("button", name="Start new game")).to_have_attribute("aria-disabled", "false")
    settings.get_by_role("button", name="Start new game").click()
    expect(page.locator(".square[aria-label*=empty]")).to_have_count(56)


def test_the_introduction_is_done_on_the_board(visitor, accessible):
    page = visitor("/reversi")
    page.get_by_role("tab", name="Learn").click()
    lesson = page.get_by_role("region", name="Hold a corner")
    message = lesson.get_by_role("status")
    square(lesson, "d3", "empty, legal").click()
    expect(message).to_contain_text("One disc has become Black's.", timeout=FIRST_VALUE)
    accessible(page)
    for wrong, words, right in (("b1", "Not this one", "a8"), ("b2", "That gives too much away", "d6"), ("a4", "Too many discs too early", "f2")):
        lesson.get_by_role("button", name="Next").click()
        square(lesson, wrong, "empty, legal").click()
        expect(message).to_contain_text(words, timeout=FIRST_VALUE)
        expect(lesson.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "true")
        square(lesson, right, "empty, legal").click()
        expect(lesson.get_by_role("button", name="Next")).to_have_attribute("aria-disabled", "false")
    lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("link", name=re.compile("^Practise")).click()
    expect(status(page)).to_have_text(re.compile("one move wins"))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_discs_grow_and_turn_unless_motion_is_reduced(visitor, motion):
    """page: change 4: a placed disc grows within 0.2 s, those that it flips turn."""
    page = visitor("/reversi#moves=")
    page.emulate_media(reduced_motion=motion)
    page.evaluate("""() => {
        window.seen = [];
        const real = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            window.seen.push([this.parentElement.dataset.square, JSON.stringify(frames), timing.duration]);
            return real.call(this, frames, timing);
        };
    }""")
    square(page, "f5", "empty, legal").click()
    expect(square(page, "f5", "black")).to_be_visible()
    seen = {name: (frames, duration) for name, frames, duration in page.evaluate("window.seen")}
    if motion == "reduce":
        assert seen == {}
        return
    assert {name: duration for name, (_, duration) in seen.items()} == {"f5": 140, "e5": 240}
    assert "scale(.6)" in seen["f5"][0] and "rotateY(90deg)" in seen["e5"][0]


def test_black_discs_stand_out_in_both_schemes(visitor):
    """page: Reversi 8: at least 3:1 between a black disc and the felt."""
    page = visitor("/reversi")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        disc, felt = (page.locator(f"[data-square={name}] {inner}".strip()).evaluate("element => getComputedStyle(element).backgroundColor")
                      for name, inner in (("e4", ".disc"), ("a1", "")))
        assert contrast(disc, felt) >= 3, (scheme, disc, felt)


def contrast(one, other):
    def luminance(colour):
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
