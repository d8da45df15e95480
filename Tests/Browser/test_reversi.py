"""Reversi in the browser: the game, the analysis board, reviews and practice."""
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

GAME = (Path(__file__).parents[2] / "data/reversi/game.ggf").read_text()
TRANSCRIPT = re.search(r"^.*$", "".join(re.findall(r"[BW]\[([A-H][1-8]|PA)", GAME)).lower())[0]
ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
FIRST_VALUE = 60_000  # The weights of the evaluation are read when the first value is asked for.


@pytest.fixture
def visitor(context, visit):
    """visitor("/reversi#moves=f5", games=…): a page that searches only four plies deep, and the games kept."""

    def visitor(path, level=4):
        context.add_init_script(f"localStorage.setItem('reversi.level', '{level}'); localStorage.setItem('reversi.review', '{level}')")
        return visit(path)

    return visitor


def square(page, name, state):
    return page.get_by_role("button", name=f"{name}, {state}", exact=True)


def status(page):
    return page.locator("main .message:visible")


def small_game(page, opponent="A person", **more):
    """Begins a game on the smallest board, by the settings."""
    page.get_by_role("button", name="Settings", exact=True).click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="4×4").check()
    settings.get_by_label("Opponent", exact=True).select_option(label=opponent)
    expect(settings.get_by_role("button", name="Start new game")).to_have_attribute("aria-disabled", "false")
    settings.get_by_role("button", name="Start new game").click()
    expect(square(page, "a2", "empty, legal")).to_be_visible()


def test_a_move_by_click_is_answered_and_taken_back(visitor, accessible):
    page = visitor("/reversi")
    expect(page.get_by_text("Black 2 – White 2")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(", legal$"))).to_have_count(4)
    accessible(page)
    square(page, "f5", "empty, legal").click()
    expect(page.get_by_text("Black 3 – White 3")).to_be_visible()
    expect(page.locator(".square.last")).to_have_attribute("aria-label", re.compile(", white$"))
    expect(status(page)).to_have_text(re.compile("I play .*It's your turn"))
    expect(page.get_by_role("list", name="Moves").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_text("Black 2 – White 2")).to_be_visible()


def test_an_illegal_move_is_refused_in_words(visitor):
    page = visitor("/reversi")
    square(page, "a1", "empty").click()
    expect(status(page)).to_have_text("A disc on a1 flips nothing: choose d3, c4, f5 or e6.")


def test_a_whole_game_by_clicks(visitor):
    page = visitor("/reversi")
    small_game(page, "Greedy")
    finish(page, lambda legal: legal.first.click())


def test_a_whole_game_by_keys(visitor):
    page = visitor("/reversi")
    small_game(page, "Greedy")
    page.locator(".reversi-board").first.locator("[tabindex='0']").focus()

    def walk(legal):
        target = legal.first.get_attribute("data-square")
        here = page.evaluate("document.activeElement.dataset.square")
        for now, then, back, on in ((here[0], target[0], "ArrowLeft", "ArrowRight"), (here[1], target[1], "ArrowUp", "ArrowDown")):
            for _ in range(abs(ord(now) - ord(then))):
                page.keyboard.press(on if then > now else back)
        expect(page.locator(f":focus[data-square={target}]")).to_be_visible()
        page.keyboard.press("Enter")

    finish(page, walk)


def finish(page, move, most=14):
    """Plays to the end, which the result's card shows."""
    legal = page.get_by_role("button", name=re.compile(", legal$"))
    card = page.get_by_role("dialog", name="The game is over")
    for _ in range(most):
        expect(card.or_(legal.first)).to_be_visible()
        if card.is_visible():
            break
        before = page.locator(".square:visible:not(.empty)").count()
        move(legal)
        expect(page.locator(".square:visible:not(.empty)")).not_to_have_count(before)
        expect(status(page)).to_have_text(re.compile("Make a move|turn|win|draw", re.IGNORECASE))
    expect(card).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('reversi.games')).length") == 1
    return card


def test_a_pass_is_told(visitor):
    page = visitor("/reversi#moves=b1c1d3a1&size=4")
    expect(page.get_by_role("button", name=re.compile("^[a-d][1-4], "))).to_have_count(16)
    page.goto(page.url.split("#")[0] + "#position=XO-------------- O&moves=")
    expect(status(page)).to_contain_text("White can't move and passes. Black to move.")


def test_a_hint_leaves_the_board_alone(visitor):
    page = visitor("/reversi")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(status(page)).to_have_text(re.compile(r"Best: \w\d \([−+]?[\d.]+, depth 10.*\)\. Next best: "), timeout=FIRST_VALUE)
    expect(page.get_by_text("Black 2 – White 2")).to_be_visible()
    expect(page.locator(".square.advised")).to_have_count(1)


def test_an_address_restores_a_position_and_follows_it(visitor, accessible):
    page = visitor("/reversi#moves=f5d6c3")
    expect(square(page, "c3", "black")).to_have_class(re.compile("last"))
    expect(page.locator(".values button").first).to_be_visible(timeout=FIRST_VALUE)
    accessible(page)
    square(page, "d3", "empty, legal").click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3d3$"))
    expect(square(page, "d3", "white")).to_be_visible()
    page.reload()
    expect(square(page, "d3", "white")).to_be_visible()
    page.evaluate("location.hash = '#moves=c2&size=6'")
    expect(square(page, "c2", "black")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^[a-h][1-8], "))).to_have_count(36)


def test_a_wrong_address_says_what_is_wrong(visitor):
    page = visitor("/reversi#moves=f5a1")
    expect(status(page)).to_have_text("Move 2, a1, flips nothing.")
    page = visitor("/reversi#moves=f5d6zz")
    expect(status(page)).to_have_text(re.compile("isn't a square of the board"))


def test_values_deepen_on_the_squares_and_proved_ones_are_marked(visitor):
    page = visitor(f"/reversi#position={ENDGAME}", level=10)
    best = page.locator(".values button").first
    expect(best).to_have_text(re.compile("^g8 ✓ \\+18 proved"), timeout=FIRST_VALUE)
    expect(page.get_by_text("Black is ahead by 18")).to_be_visible()
    on_board = square(page, "g8", "empty, legal")
    expect(on_board).to_have_text(re.compile(r"\+18✓1"))
    expect(on_board).to_have_accessible_description(re.compile("best move, \\+18, proved"))
    expect(page.locator(".step:not(:empty)")).not_to_have_count(0)
    # page: Reversi 10: a line is shown without a pointer that hovers.
    other = page.get_by_role("button", name="Show the line of h1")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(square(page, "h1", "empty, legal").locator(".step")).to_have_text("1")
    page.get_by_role("checkbox", name="Line").uncheck()
    expect(page.locator(".step:not(:empty)")).to_have_count(0)
    page.get_by_role("checkbox", name="Values").uncheck()
    expect(on_board).to_have_text("")
    expect(page.get_by_role("img", name=re.compile("Expected discs"))).to_be_visible()


def test_moves_are_gone_through_by_keys(visitor):
    page = visitor("/reversi#moves=f5d6c3d3c4")
    current = page.locator(".reversi-moves [aria-current]:visible")
    expect(current).to_have_text("5. c4")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(current).to_have_text("4. d3")
    expect(page).to_have_url(re.compile("#moves=f5d6c3d3c4&ply=4$"))
    page.keyboard.press("ArrowLeft")
    expect(current).to_have_text("3. c3")
    page.keyboard.press("Home")
    expect(current).to_have_text("Start")
    page.keyboard.press("End")
    expect(current).to_have_text("5. c4")
    square(page, "c4", "black").focus()
    page.keyboard.press("PageUp")
    expect(current).to_have_text("4. d3")
    expect(page.locator("[data-square=c4]:focus")).to_have_count(1)
    page.get_by_role("button", name="First move").click()
    square(page, "d3", "empty, legal").click()
    expect(page).to_have_url(re.compile("#moves=d3$"))
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3d3c4&ply=0$"))
    page.get_by_role("button", name="Redo", exact=True).click()
    expect(page).to_have_url(re.compile("#moves=d3$"))


def test_a_position_is_set_up(visitor, accessible):
    """page: Reversi 3: the brushes are below the board, and nothing is shown about the position before."""
    page = visitor("/reversi#moves=")
    expect(page.get_by_role("img", name=re.compile("Expected discs: black"))).to_be_visible(timeout=FIRST_VALUE)
    page.get_by_role("tab", name="Set up").click()
    expect(page.get_by_role("img", name=re.compile("Expected discs"))).to_be_hidden()
    expect(page.get_by_text("Black 2 – White 2").locator("visible=true")).to_have_count(0)
    assert page.locator(".setup-bar").bounding_box()["y"] < 900
    page.get_by_role("combobox", name=re.compile("^Board")).select_option("4")
    expect(page.get_by_role("button", name=re.compile("^[a-d][1-4], "))).to_have_count(16)
    accessible(page)
    square(page, "a1", "empty").click()
    expect(square(page, "a1", "black")).to_be_visible()
    square(page, "a1", "black").click()
    expect(square(page, "a1", "white")).to_be_visible()
    page.get_by_role("radio", name="Erase").check()
    square(page, "a1", "white").click()
    expect(square(page, "a1", "empty")).to_be_visible()
    text = page.get_by_label("The position as text")
    text.fill("XX-")
    text.press("Tab")
    expect(page.get_by_text("The board has 3 squares; it needs 64 and then the side to move.")).to_be_visible()
    expect(text).to_have_attribute("aria-invalid", "true")
    text.fill("XO-------------- X")
    text.press("Tab")
    expect(square(page, "b1", "white")).to_be_visible()
    page.get_by_role("button", name="Analyse it", exact=True).click()
    expect(page).to_have_url(re.compile("#position=XO-+%20X$"))
    expect(status(page)).to_contain_text("Black to move.")
    page.reload()
    expect(square(page, "c1", "empty, legal")).to_be_visible()


def test_games_are_pasted(visitor):
    """page: Reversi 6: numbered pairs, addresses, and the piece that can't be read."""
    page = visitor("/reversi#moves=")
    page.get_by_role("tab", name="Open", exact=True).click()
    text = page.get_by_label("A transcript, an address, a position, OBF, GGF, SGF or PGN")
    enter = page.get_by_role("button", name="Open", exact=True)
    text.fill(GAME)
    enter.click()
    expect(page.get_by_text("puzzlelab level 10 – puzzlelab level 6: 61 moves.")).to_be_visible(timeout=FIRST_VALUE)
    expect(status(page)).to_have_text("Game over: black wins by 8.")
    text.fill("1. F5 2. d6 3. c3")
    enter.click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3$"))
    text.fill(f"{ENDGAME}; g8:+18;")
    enter.click()
    expect(page).to_have_url(re.compile("#position="))
    text.fill("(;FF[4]GM[2]SZ[8]PB[Ann];B[fe](;W[fd];B[cc])(;W[df]))")
    enter.click()
    expect(page).to_have_url(re.compile("#moves=f5f4c3$"))
    for pasted, moves in (("1: f5 d6 / 2: c3 d3", "f5d6c3d3"), ("https://example.org/game?moves=f5d6c5&x=1", "f5d6c5"), (page.url.split("#")[0] + "#moves=c2&size=6", "c2&size=6")):
        text.fill(pasted)
        enter.click()
        expect(page).to_have_url(re.compile(f"#moves={moves}$"))
    text.fill("lorem ipsum")
    enter.click()
    expect(page.locator("#main").get_by_text("No game was found in this text: 'lorem' is neither a move").first).to_be_visible()
    text.fill("https://example.org/")
    enter.click()
    expect(page.get_by_text("This address has no game")).to_be_visible()
    text.fill("f5 f6 f4")
    enter.click()
    expect(status(page)).to_have_text("Move 3, f4, flips nothing.")


def test_a_database_of_games_is_opened_with_its_names(visitor, tmp_path, program):
    games = "".join(
        f"(;GM[Othello]PC[Cup]PB[Ada]PW[Player {place}]BO[8 {'-' * 27}O*{'-' * 6}*O{'-' * 27} *]B[f5]W[d6]B[c3];)\n"
        for place in range(300))
    (tmp_path / "games.ggf").write_text(games)
    convert = [program, "reversi", "convert", "games.ggf", "--to", "wthor", "-o", "games.wtb"]
    subprocess.run(convert, cwd=tmp_path, check=True)
    page = visitor("/reversi#moves=")
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_label("A file of games").set_input_files([tmp_path / "games.jou", tmp_path / "games.wtb", tmp_path / "games.trn"])
    expect(page.get_by_text("300 games.")).to_be_visible()
    page.get_by_label("Find a player or an event").fill("player 299")
    page.get_by_role("button", name=re.compile("300. Ada – Player 299.*Cup")).click()
    expect(page).to_have_url(re.compile("#moves=f5d6c3$"), timeout=FIRST_VALUE)


def test_a_file_of_text_is_opened(visitor):
    page = visitor("/reversi#moves=")
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_label("A file of games").set_input_files({"name": "game.ggf", "mimeType": "text/plain", "buffer": GAME.encode()})
    expect(status(page)).to_have_text("Game over: black wins by 8.", timeout=FIRST_VALUE)


def test_moves_are_copied_and_a_picture_is_saved(context, visitor):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor("/reversi#moves=f5d6c3")
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_role("button", name="Copy the moves").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "f5d6c3"
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    assert Path(saved.value.path()).read_text().count("<circle") == 7


def test_a_file_that_is_too_large_is_not_sent(visitor):
    """page: Reversi 7."""
    page = visitor("/reversi#moves=")
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_label("A file of games, up to 750 KiB").set_input_files({"name": "all.txt", "mimeType": "text/plain", "buffer": b"f5d6 " * 400_000})
    expect(page.get_by_text("That is 1,954 KiB; up to 750 KiB can be opened here.")).to_be_visible()


def test_an_answer_that_nobody_waits_for_is_stopped(visitor, hold):
    page = visitor("/reversi#moves=f5")
    expect(page.locator(".values button").first).to_be_visible(timeout=FIRST_VALUE)
    held = hold(page, "reversi.hints")  # Never answered.
    square(page, "d6", "empty, legal").click()
    expect(page).to_have_url(re.compile("#moves=f5d6$"))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page).to_have_url(re.compile("&ply=1$"))
    held.wait_for_stop()


def test_a_played_game_is_analysed_and_an_analysis_played(visitor):
    page = visitor("/reversi")
    small_game(page)
    square(page, "a2", "empty, legal").click()
    expect(square(page, "a2", "black")).to_be_visible()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page).to_have_url(re.compile("#moves=a2&size=4$"))
    page.get_by_role("button", name=re.compile(", legal$")).first.click()
    expect(page).to_have_url(re.compile("#moves=a2[a-d][1-4]&size=4$"))
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_text("Black 3 – White 3").locator("visible=true")).to_be_visible()
    expect(page.get_by_text("You play Black against level 4.")).to_be_visible()
    expect(page).to_have_url(re.compile("/reversi/?$"))


def test_two_tabs_don_t_disturb_each_other(visitor):
    one, other = visitor("/reversi"), visitor("/reversi")
    expect(other.get_by_text("Black 2 – White 2")).to_be_visible()
    square(one, "f5", "empty, legal").click()
    expect(one.get_by_text("Black 3 – White 3")).to_be_visible()
    expect(other.get_by_text("Black 2 – White 2")).to_be_visible()
    square(other, "d3", "empty, legal").click()
    expect(square(other, "d3", "black")).to_be_visible()
    one.reload()
    expect(square(one, "f5", "black")).to_be_visible()
    expect(one.get_by_text("Black 3 – White 3")).to_be_visible()


@pytest.mark.parametrize("width", [360, 800, 1440])
def test_nothing_overflows(visitor, width):
    page = visitor(f"/reversi#moves={TRANSCRIPT}&ply=30")
    page.set_viewport_size({"width": width, "height": 800})
    expect(page.locator(".values button").first).to_be_visible(timeout=FIRST_VALUE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
