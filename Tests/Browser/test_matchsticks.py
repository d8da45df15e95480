"""Matchsticks in the browser."""
import re

from playwright.sync_api import expect


def status(page):
    return page.get_by_role("status")


def test_a_game_by_clicks(visit, accessible):
    page = visit("/matchsticks")
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    expect(status(page)).to_have_text("Make a move.")
    accessible(page)
    # The opponent takes one match each time, so that every number is known.
    for left in range(16, 1, -2):
        page.get_by_role("button", name="Take 1", exact=True).click()
        expect(page.get_by_text(f"Matches: {left}", exact=True)).to_be_visible()
        expect(status(page)).to_have_text("You take 1 match. I take 1 match. It's your turn.")
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(page.get_by_text("Matches: 0")).to_be_visible()
    expect(status(page)).to_have_text(re.compile("I lose|I lost|You win"))
    accessible(page)
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()


def test_a_game_by_keys(visit):
    page = visit("/matchsticks")
    expect(status(page)).to_have_text("Make a move.")
    page.get_by_role("button", name="Take 1", exact=True).focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Take 3", exact=True)).to_be_focused()
    for left in (14, 10, 6, 2):
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Matches: {left}", exact=True)).to_be_visible()
    # With two matches there is no third take: the focus goes to the last that is left.
    expect(page.get_by_role("button", name="Take 3", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Take 2", exact=True)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(status(page)).to_have_text(re.compile("I lose|I lost|You win"))


def test_a_hint_says_how_it_is_known(visit):
    page = visit("/matchsticks")
    expect(status(page)).to_have_text("Make a move.")
    page.get_by_role("button", name="Hint").click()
    expect(status(page)).to_contain_text("take 1 wins (proved)")
    expect(page.locator(".evidence.proved:visible")).to_contain_text("closed form")


def test_several_heaps(visit, accessible):
    page = visit("/matchsticks")
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_label("Rules").fill("nim")
    settings.get_by_label("Heaps").fill("3,4,5")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Matches: 12")).to_be_visible()
    expect(page.get_by_role("heading", name="Heap 3: 5 matches")).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Take 2 from heap 3").click()
    expect(page.get_by_text("Matches: 9", exact=True)).to_be_visible()
    page.get_by_role("link", name="Explore this position").click()
    expect(page.get_by_role("tab", name="Explore")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("textbox", name="Rules", exact=True)).to_have_value("take:any")


def test_any_rules_are_explored(visit, accessible):
    page = visit("/matchsticks#rules=take:1,3,4&heaps=3,4,5&play=normal")
    answers = page.locator(".answers")
    expect(status(page)).to_have_text("The player to move loses.")
    expect(answers).to_contain_text("nim-sum is 0")
    expect(answers).to_contain_text("The values repeat every 7 heaps from the beginning.")
    expect(answers).to_contain_text("2, 7, 9, 14")
    expect(page.get_by_label("Who wins")).to_have_value("normal")
    expect(answers).to_have_attribute("aria-busy", "false")
    accessible(page)
    page.get_by_role("button", name="Take 3 from heap 1").click()
    expect(status(page)).to_have_text("The player to move wins.")
    expect(page.get_by_role("textbox", name="Heaps", exact=True)).to_have_value("4 5")
    assert page.evaluate("location.hash") == "#rules=take:1,3,4&heaps=4%205&play=normal"


def test_famous_rules_are_in_a_menu(visit):
    page = visit("/matchsticks#rules=take:3&heaps=18")
    expect(status(page)).to_have_text("The player to move wins.")
    page.get_by_label("Famous rules").select_option(label="Kayles: knock down one pin or two adjacent pins")
    expect(page.locator(".answers")).to_contain_text("The values repeat every 12 heaps from heap 71 on.")
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_role("button", name="Take 1, leave 8 and 9")).to_be_visible()


def test_a_game_of_left_and_right_has_values(visit, accessible):
    page = visit("/matchsticks#rules=take:1,3|2,4&heaps=2,4")
    answers = page.locator(".answers")
    expect(status(page)).to_have_text("Left wins, whoever moves first.")
    expect(answers).to_have_attribute("aria-busy", "false")
    rows = answers.get_by_role("group", name="Values").get_by_role("row")
    expect(rows.nth(3)).to_have_text(re.compile(r"2.*Whoever moves first wins.*1/2.*1/2.*\{1\|0\}"))
    expect(answers).to_contain_text("The values repeat every 5 heaps from heap 0 on.")
    accessible(page)
    before = page.get_by_role("textbox", name="Heaps", exact=True).input_value()
    answers.get_by_role("group", name="Moves").get_by_role("button").first.click()
    expect(page.get_by_role("textbox", name="Heaps", exact=True)).not_to_have_value(before)


def test_heaps_in_misere_play_have_a_genus(visit, accessible):
    page = visit("/matchsticks#rules=kayles&heaps=5")
    answers = page.locator(".answers")
    expect(answers).to_have_attribute("aria-busy", "false")
    expect(answers).to_contain_text("The first wild heap is 5.")
    rows = answers.get_by_role("group", name="Misère play").get_by_role("row")
    expect(rows.nth(6)).to_have_text(re.compile(r"5.*4\^146.*wild.*\[\*,\*2,\*3,\[\*2,\*3\]\]"))
    accessible(page)
    # Rules that look at the last take have no heaps on their own.
    page.get_by_label("Famous rules").select_option(label="Fibonacci Nim: at most twice the last take")
    expect(answers).to_have_attribute("aria-busy", "false")
    expect(page.get_by_role("heading", name="Misère play")).to_be_hidden()


def test_rules_that_cannot_be_read_are_refused_in_words(context, address):
    page = context.new_page()
    page.goto(address + "/matchsticks#rules=mumble&heaps=18")
    expect(page.get_by_role("alert")).to_contain_text("rules begin with take:")
    page.get_by_role("textbox", name="Rules", exact=True).fill("take:3")
    page.get_by_role("textbox", name="Heaps", exact=True).fill("seven")
    page.get_by_role("button", name="Look").click()
    expect(page.get_by_role("alert")).to_contain_text("is not a digit")
    page.get_by_role("textbox", name="Heaps", exact=True).fill("10^50")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("The player to move wins.")


def test_a_class_finds_the_losing_numbers(visit, accessible):
    page = visit("/matchsticks#lesson")
    wins, loses = (page.get_by_role("button", name=f"The player to move {word}") for word in ("wins", "loses"))
    expect(status(page)).to_have_text("Begin with one match.")
    wins.click()
    expect(status(page)).to_have_text("No. From 1 the player to move loses: the last match must be taken.")
    wins.click()
    expect(status(page)).to_have_text("Right. From 2 the player to move wins: take 1 and leave 1, from which the other player loses.")
    accessible(page)
    page.reload()
    expect(page.get_by_role("heading", name="3 matches: who wins?")).to_be_visible()
    for count in range(3, 21):
        expect(page.get_by_role("heading", name=f"{count} matches: who wins?")).to_be_visible()
        (loses if count in (5, 9, 13, 17) else wins).click()
    expect(page.get_by_role("heading", name="What is the pattern?")).to_be_visible()
    field = page.get_by_label("Which is the next losing number after 20?")
    field.fill("25")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("25 is a losing number, but not the next one.")).to_be_visible()
    field.fill("21")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("1, 5, 9, 13, 17, 21, 25")).to_be_visible()
    accessible(page)
    page.get_by_label("Each player takes").select_option("1 to 4")
    expect(page.get_by_role("heading", name="1 match: who wins?")).to_be_visible()
    page.get_by_label("Each player takes").select_option("1 to 3")
    expect(page.get_by_role("heading", name="What is the pattern?")).to_be_visible()


def test_nothing_jumps_while_a_position_is_explored(visit, shifts):
    page = visit("/matchsticks#rules=kayles&heaps=7,9")
    expect(page.locator(".answers")).to_have_attribute("aria-busy", "false")
    expect(page.get_by_role("heading", name="Losing heaps")).to_be_visible()
    assert shifts(page) < 0.02
