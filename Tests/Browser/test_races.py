"""Answers that come late: what was done meanwhile counts, in its order, and nothing shown is overwritten by an older answer."""
import re

import pytest
from playwright.sync_api import expect

from test_frame import choose, open_settings, slide, status
from test_reversi import square


@pytest.fixture
def game(visit):
    page = visit("/matchsticks")
    expect(status(page)).to_have_text("Make a move.")
    return page


def test_a_new_game_begins_with_the_last_step_of_a_slider(game, hold):
    """"Start new game" pressed before the program has answered about the last step."""
    settings = open_settings(game)
    expect(settings).to_be_visible()
    held = hold(game, "matchsticks.replay")
    slide(game, settings.get_by_label("Take limit"), 5)
    settings.get_by_role("button", name="Start new game").press("Enter")
    held.release()
    expect(settings).to_be_hidden()
    expect(game.get_by_role("button", name="Take 5", exact=True)).to_be_visible()


def test_a_slider_does_not_jump_back(game, hold):
    """Neither by the answer to an earlier step, nor by one about another field while it is being dragged."""
    settings = open_settings(game)
    limit = settings.get_by_label("Take limit")
    expect(limit).to_be_visible()
    game.evaluate("""() => {
        window.seen = [];
        const output = document.querySelector("[data-setting=take-limit] output");
        new MutationObserver(() => window.seen.push(output.textContent)).observe(output, { childList: true });
    }""")
    held = hold(game, "matchsticks.replay")
    slide(game, limit, 5)
    held.release()
    expect(settings.get_by_role("button", name="Start new game")).to_have_attribute("aria-disabled", "false")
    held = hold(game, "matchsticks.replay")
    choose(settings, "Opponent", "Clever")
    limit.evaluate("slider => { slider.value = 6; slider.dispatchEvent(new Event('input', { bubbles: true })); }")
    held.release(is_answered=True)
    expect(settings.get_by_role("group", name="Opponent").get_by_role("radio", name="Clever")).to_be_checked()
    expect(limit).to_have_value("6")
    assert game.evaluate("window.seen") == ["4", "5", "6"]


def test_what_a_cancelled_dialog_asked_is_not_in_the_next_draft(game, hold):
    settings = open_settings(game)
    expect(settings).to_be_visible()
    held = hold(game, "matchsticks.replay")
    choose(settings, "Opponent", "Clever")
    settings.get_by_role("button", name="Cancel").click()
    game.get_by_role("button", name="Settings").click()
    held.release()
    expect(settings).to_be_visible()
    expect(settings.get_by_role("group", name="Opponent").get_by_role("radio", name="Dumb")).to_be_checked()
    settings.get_by_role("button", name="Start new game").click()
    expect(settings).to_be_hidden()
    game.get_by_role("button", name="Settings").click()
    expect(settings.get_by_role("group", name="Opponent").get_by_role("radio", name="Dumb")).to_be_checked()


def test_two_discs_of_a_set_up_position_are_both_there(visit, hold):
    page = visit("/reversi#moves=")
    page.get_by_role("tab", name="Set up").click()
    expect(page.get_by_label("The position as text")).to_have_value(re.compile("^-"))
    held = hold(page, "reversi.show")
    square(page, "a1", "empty").click()
    page.locator(".analysis [data-square=b1]").click()
    held.release()
    expect(page.get_by_label("The position as text")).to_have_value(re.compile("^XX-"))
    expect(square(page, "b1", "black")).to_be_visible()
    expect(square(page, "a1", "black")).to_be_visible()


def test_two_keys_are_two_moves_back(visit, hold):
    page = visit("/reversi#moves=f5d6c3d3c4")
    expect(square(page, "c4", "black")).to_be_visible()
    held = hold(page, "reversi.show")
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    held.release()
    expect(page).to_have_url(re.compile("&ply=3$"))


def test_two_cards_of_a_deal_are_both_taken_away(visit, hold):
    page = visit("/set#cards=0000,1111,2222,0001")
    page.get_by_text("Choose cards by clicking").click()
    cards = page.locator(".palette [aria-checked=true]")
    expect(cards).to_have_count(4)
    held = hold(page, "set.analyze")
    names = [cards.nth(place).get_attribute("aria-label") for place in range(2)]
    for name in names:
        page.locator(".palette").get_by_label(name, exact=True).click()
    held.release()
    expect(page.get_by_text("2 cards · 0 Sets")).to_be_visible()


def test_the_next_exercise_is_not_covered_by_the_last_answer(visit, hold):
    page = visit("/reversi#practise")
    expect(page.locator(".practice .message")).to_contain_text("one move wins")
    held = hold(page, "reversi.show", lambda request: request.get("moves"))
    page.get_by_role("button", name="Show the answer").click()
    held.wait()
    page.get_by_role("button", name="Next position").click()
    expect(page.locator(".practice .headline")).to_have_text("Position 2")
    held.release()
    page.wait_for_load_state("networkidle")
    expect(page.locator(".practice .square.last")).to_have_count(0)


def test_a_second_press_of_hint_waits_for_the_first(visit, hold):
    page = visit("/set", seed=0)
    hint = page.get_by_role("button", name=re.compile("^Hint"))
    expect(page.get_by_text("Deck: 69")).to_be_visible()
    held = hold(page, "set.replay")
    hint.click()
    hint.click()
    held.release()
    expect(page.get_by_text(re.compile(r"^Hint 1 of \d+: card \d+\.$"))).to_be_visible()


def test_two_presses_are_two_days_back(visit, hold):
    page = visit("/set#day=2026-11-22")
    expect(page.get_by_text("Sunday, 22 November 2026")).to_be_visible()
    held = hold(page, "set.puzzle")
    for _ in range(2):
        page.get_by_role("button", name="Previous day").click()
    held.release()
    expect(page).to_have_url(re.compile("#day=2026-11-20$"))
    expect(page.get_by_text("Friday, 20 November 2026")).to_be_visible()
