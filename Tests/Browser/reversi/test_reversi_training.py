"""The trainer of Reversi, games from any position, and practice against the best defence."""
import json
import re

import pytest
from playwright.sync_api import expect

from test_reversi import FIRST_VALUE, square, status, visitor  # noqa: F401

ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"


def kept(page, name):
    return json.loads(page.evaluate("name => localStorage.getItem(name)", name) or "null")


def training(page):
    return page.get_by_role("status").locator("visible=true").first


def test_an_opening_is_learnt_and_comes_back_tomorrow(visitor, accessible):
    page = visitor("/reversi#train")
    expect(training(page)).to_have_text(re.compile("Your move, black"))
    page.get_by_label("Only openings with this in their name").fill("brightwell")
    page.get_by_label("Only openings with this in their name").press("Enter")
    expect(page.locator(".practice .headline")).to_have_text("Brightwell (new)")
    accessible(page)
    # The four first moves are the same: d3 turns the line f5d6c3d3c4f4e3.
    square(page, "d3", "empty, legal").click()
    expect(training(page)).to_have_text(re.compile("Right. The answer: c5"))
    expect(square(page, "c5", "white")).to_be_visible()
    for move, answer in (("f6", "f5"), ("e6", "e3")):
        square(page, move, "empty, legal").click()
        expect(training(page)).to_have_text(re.compile(f"Right. The answer: {answer}. Your move"))
    square(page, "f4", "empty, legal").click()
    expect(training(page)).to_have_text(re.compile("(Right. )?No mistake: again in 1 day."))
    [(key, known)] = kept(page, "reversi.trainer")["lines"].items()
    assert key == "black f5d6c3d3c4f4e3" and known["pause"] == 1 and known["successes"] == 1
    page.reload()
    expect(page.locator(".practice .headline")).to_have_text("Nothing is due")
    expect(training(page)).to_have_text(re.compile("You know all of them. The next line is due on"))


def test_a_wrong_move_is_explained_and_the_line_comes_again(visitor):
    page = visitor("/reversi#train")
    page.get_by_label("Only openings with this in their name").fill("perpendicular")
    page.get_by_label("Only openings with this in their name").press("Enter")
    page.get_by_role("radio", name="White").check()
    expect(training(page)).to_have_text(re.compile("So far: f5. Your move, white"))
    square(page, "f4", "empty, legal").click()
    expect(training(page)).to_have_text(re.compile(r"Not f4: it is worth ≈ −[\d.]+, estimated at depth \d+; the line’s move"), timeout=FIRST_VALUE)
    page.get_by_role("button", name="Show the move").click()
    expect(training(page)).to_have_text("The move is d6. Make it.")
    square(page, "d6", "empty, legal").click()
    expect(training(page)).to_have_text(re.compile("2 mistakes: again in a moment."))
    page.get_by_role("button", name="Next line").click()
    expect(training(page)).to_have_text(re.compile("Your move, white"))
    assert kept(page, "reversi.trainer")["lines"]["white f5d6"]["mistakes"] == 1


def test_mistakes_of_kept_games_are_practised(visitor):
    page = visitor("/reversi#moves=f5d6c6f4e6g5g4h4h3h2g3e7")
    page.get_by_role("tab", name="Open", exact=True).click()
    page.get_by_role("button", name="Keep the game on the board").click()
    expect(page.get_by_role("list", name="Games that are kept").get_by_role("button")).to_have_count(1)
    assert kept(page, "reversi.games")[0]["moves"] == "f5d6c6f4e6g5g4h4h3h2g3e7"
    page.goto(page.url.split("#")[0] + "#train")
    page.get_by_role("radio", name="Mistakes").check()
    expect(page.locator(".practice .headline")).to_have_text(re.compile(r"Move \d+ of your game: better than \w\d, which lost"), timeout=FIRST_VALUE)
    expect(training(page)).to_have_text(re.compile("Your move, (black|white)"))
    page.get_by_role("button", name="Show the move").click()
    expect(training(page)).to_have_text(re.compile(r"The move is \w\d"))
    move = re.search(r"The move is (\w\d)", training(page).inner_text())[1]
    square(page, move, "empty, legal").click()
    expect(training(page)).to_have_text(re.compile("1 mistake: again in a moment."))


def test_a_game_from_a_board_is_compared_with_the_best_result(visitor):
    page = visitor("/reversi#position=" + ENDGAME.replace(" ", "%20"))
    page.get_by_role("button", name="Practise from here").click()
    expect(page.get_by_text("You play Black against the unbeatable player. Lose as little as you can: the best result is +18.")).to_be_visible(timeout=FIRST_VALUE)
    expect(page).to_have_url(re.compile("/reversi/?$"))
    game = json.loads(page.evaluate("sessionStorage.getItem('game.reversi')"))
    assert any("practice on" in line for line in game["actions"])
    for _ in range(20):
        legal = page.locator(".play .reversi-board:visible").get_by_role("button", name=re.compile(", legal$"))
        over = page.get_by_role("dialog").filter(has_text="The game is over")
        expect(legal.first.or_(over)).to_be_visible(timeout=FIRST_VALUE)
        if over.is_visible():
            break
        legal.first.click()
        page.wait_for_timeout(600)
    expect(page.get_by_text(re.compile("discs? short|reached")).first).to_be_attached()


@pytest.mark.parametrize("link", ["#play&moves=f5d6c3", "#play&position=" + ENDGAME.replace(" ", "%20")])
def test_a_link_begins_a_game(visitor, link):
    page = visitor("/reversi" + link)
    expect(page.get_by_text(re.compile("You play (White|Black) against"))).to_be_visible()
    expect(page).to_have_url(re.compile("/reversi/?$"))
    expect(square(page, "c3" if "moves" in link else "c1", "black")).to_be_visible()
