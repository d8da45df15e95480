"""Matchsticks in the browser."""
import re

import pytest
from playwright.sync_api import expect


def status(page):
    return page.locator(".message:visible, .verdict[role=status]:visible")


def begin(page, rules=None, **settings):
    """Starts a game with other heaps and rules: those of a menu, or others."""
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    if dialog.locator("details.more:not([open])").count() > 0:
        dialog.get_by_text("More settings").click()
    menu = dialog.get_by_label("Rules", exact=True)
    if rules and menu.locator("option", has_text=rules).count() > 0:
        menu.select_option(label=rules)
    elif rules:
        menu.select_option(label="Other …")
        settings["rules-other"] = rules
    for name, value in settings.items():
        field = dialog.locator(f"#setting-{name}")
        field.fill(value)
        field.press("Tab")
    dialog.get_by_role("button", name="Start new game").click()
    expect(dialog).to_be_hidden()


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
    result = page.get_by_role("dialog", name="The game is over")
    expect(result).to_be_visible()
    accessible(page)
    result.get_by_role("button", name="New game").click()
    expect(result).to_be_hidden()
    expect(page.get_by_text("Matches: 18")).to_be_visible()


def play_to_the_end(page):
    """Against the dumb computer, with every take the right one."""
    for take, left in ((1, 16), (3, 12), (3, 8), (3, 4)):
        page.get_by_role("button", name=f"Take {take}", exact=True).click()
        expect(page.get_by_text(f"Matches: {left}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take 3", exact=True).click()
    return page.get_by_role("dialog", name="The game is over")


def test_the_result_is_confirmed_before_anything_else(visit):
    """seeds S1: an alert with the loser and "New game"; page: Frame 8 and change 10: facts, turning point, time."""
    page = visit("/matchsticks")
    result = play_to_the_end(page)
    expect(result.locator(".outcome")).to_have_text("You won.")
    expect(result.get_by_text("The computer: “I lost.”")).to_be_visible()
    expect(result.locator(".facts-list")).to_contain_text("With best playyou win")
    expect(result.locator(".facts-list")).to_contain_text(re.compile(r"Time0:\d\d"))
    expect(result.locator(".turning")).to_have_text("No move of yours was a mistake.")
    # The table behind can't be used: the alert is modal.
    assert page.evaluate("document.querySelector('dialog.result').matches(':modal')")
    page.keyboard.press("Escape")
    expect(result).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Matches: 18")).to_be_visible()


def test_a_key_that_is_held_down_confirms_nothing(visit):
    """seeds S1: the result isn't lost to the key that ended the game."""
    page = visit("/matchsticks")
    result = play_to_the_end(page)
    expect(result).to_be_visible()
    page.keyboard.down("Enter")
    page.get_by_text("Matches: 18").wait_for()
    page.keyboard.up("Enter")
    result = play_to_the_end(page)
    expect(result).to_be_visible()
    prevented = result.evaluate("""dialog => !dialog.querySelector("button").dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true }))""")
    assert prevented
    expect(result).to_be_visible()


def test_the_turning_point_names_the_mistake_and_the_better_move(visit):
    """page: change 10: where the game was lost."""
    page = visit("/matchsticks")
    begin(page, heaps="6")
    page.get_by_role("button", name="Take 3", exact=True).click()
    expect(page.get_by_text("Matches: 2", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take 2", exact=True).click()
    result = page.get_by_role("dialog", name="The game is over")
    expect(result.locator(".outcome")).to_have_text("You lost.")
    expect(result.locator(".turning")).to_have_text("Move 3 (take 2) gave the win away: take 1 would have kept it.")


def test_a_result_is_shared_kept_and_forgotten(visit, context):
    """page: change 10: share as text and as picture; a record in the browser, exportable."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit("/matchsticks")
    result = play_to_the_end(page)
    result.get_by_role("button", name="Share as text").click()
    expect(result.get_by_role("status")).to_have_text("The result is on the clipboard.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Matchsticks: I beat the dumb computer.") and "#game=" in text
    with page.expect_download() as download:
        result.get_by_role("button", name="Save picture").click()
    assert download.value.suggested_filename == "matchsticks.png"
    assert open(download.value.path(), "rb").read(8) == b"\x89PNG\r\n\x1a\n"
    result.get_by_role("link", name="Your results").click()
    expect(page.get_by_role("group", name="Results").get_by_role("row").nth(1)).to_contain_text("I beat the dumb computer.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as CSV").click()
    lines = open(download.value.path()).read().splitlines()
    assert lines[0].startswith("game,ended,outcome") and lines[1].startswith("matchsticks,") and ",won," in lines[1]
    page.get_by_role("button", name="Forget all").click()
    page.get_by_role("button", name="Really forget all").click()
    expect(page.get_by_text("No game has been played")).to_be_visible()


def test_sides_are_swapped(visit):
    """page: change 10: a rematch with the sides swapped."""
    page = visit("/matchsticks")
    result = play_to_the_end(page)
    result.get_by_role("button", name="Swap sides").click()
    expect(result).to_be_hidden()
    expect(page.get_by_text("Matches: 17")).to_be_visible()


def test_matches_are_clicked(visit):
    """page: Matchsticks 3, seeds S1: a click takes a match and those after it; a hint marks button and matches."""
    page = visit("/matchsticks")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]")).to_have_text("Take 1")
    expect(page.locator(".stick.marked")).to_have_count(1)
    page.locator(".stick.there").nth(15).hover()
    expect(page.locator(".stick.aimed")).to_have_count(3)
    page.locator(".stick.there").nth(15).click()
    expect(page.get_by_text("Matches: 14", exact=True)).to_be_visible()
    # Four may not be taken.
    page.locator(".stick.there").nth(10).click()
    expect(page.get_by_text("Matches: 14", exact=True)).to_be_visible()


def test_the_i_button_opens_the_settings(visit):
    """seeds S1: an "i" at the lower right."""
    page = visit("/matchsticks")
    page.get_by_role("button", name="Choose the opponent and the matches").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_large_heaps_have_a_slider(visit, accessible):
    """page: Matchsticks 2: no 300 buttons, and no blank page below."""
    page = visit("/matchsticks")
    begin(page, rules="Nim", heaps="100 200")
    expect(page.get_by_role("heading", name="Heap 2: 200 matches")).to_be_visible()
    assert page.locator(".heaps button:visible").count() == 2
    page.get_by_label("Number from heap 2").fill("150")
    page.get_by_label("Number from heap 2").press("Tab")
    accessible(page)
    page.get_by_role("button", name="Take 150").click()
    expect(page.get_by_role("heading", name="Heap 2: 50 matches")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") < 1300


def test_three_heaps_leave_the_buttons_in_view(visit):
    """page: Matchsticks 3: the toolbar stays within 900 pixels."""
    page = visit("/matchsticks")
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, rules="Nim", heaps="3,4,5")
    box = page.get_by_role("group", name="Game").bounding_box()
    assert box["y"] + box["height"] < 900
    assert page.locator(".stick.there").first.bounding_box()["height"] > 90


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (1024, 600), (360, 740), (320, 640), (2560, 1440)])
def test_the_game_is_in_view_at_every_size(visit, size):
    """page: change 4: table, score, buttons and message without scrolling."""
    page = visit("/matchsticks")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for part in (page.locator(".play .table"), page.locator(".title > .scores"), page.get_by_role("group", name="Game"), status(page)):
        box = part.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], (part, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], (part, box)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_introduction_is_done_and_not_read(visit, accessible):
    """page: Learn: the losing numbers, found by taking."""
    page = visit("/matchsticks#learn")
    next_step = page.get_by_role("button", name="Next")
    said = page.locator(".introduction .message")
    page.get_by_role("button", name="Take 2").click()
    expect(said).to_contain_text("You took the last match: you lost.")
    expect(next_step).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Take 1").click()
    expect(said).to_have_text("Right: 1 is left, a losing number.")
    accessible(page)
    next_step.click()
    page.get_by_role("button", name="Take 3").click()
    next_step.click()
    for take in (1, 2, 3):
        page.get_by_role("button", name=f"Take {take}").click()
    expect(said).to_contain_text("5 is a losing number, too.")
    page.reload()
    expect(page.get_by_text("Step 3 of 6")).to_be_visible()
    for take in (1, 2, 3):
        page.get_by_role("button", name=f"Take {take}").click()
    next_step.click()
    page.get_by_role("button", name="Take 2").click()
    next_step.click()
    page.get_by_label("The next losing number").fill("9")
    page.get_by_role("button", name="Check").click()
    expect(said).to_contain_text("Yes: 9, and then 13, 17, 21")
    next_step.click()
    page.get_by_role("button", name="Take 1").click()
    next_step.click()
    page.get_by_role("button", name="Play it against a clever computer").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    expect(page.get_by_text("You play the clever computer.")).to_be_visible()


def test_play_this_begins_with_the_position_explored(visit):
    """page: Matchsticks 1: also when the rules are those of the running game."""
    page = visit("/matchsticks")
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(page.get_by_text("Matches: 16", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Explore").click()
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_text("Matches: 18", exact=True)).to_be_visible()
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Matches: 16", exact=True)).to_be_visible()


def test_a_projector_shows_votes_and_then_the_answer(visit, accessible):
    """page: Matchsticks 4, change 9: large type, tall matches, a vote that is revealed, a running score."""
    page = visit("/matchsticks#lesson")
    page.get_by_role("button", name="Projector").click()
    wins, loses, reveal = (page.get_by_role("button", name=name) for name in ("Wins:", "Loses:", "Reveal"))
    expect(reveal).to_have_attribute("aria-disabled", "true")
    for _ in range(3):
        loses.click()
    wins.click()
    expect(loses).to_have_text("Loses: 3")
    assert page.locator(".stick.there").first.bounding_box()["height"] >= 160
    assert page.locator(".lesson .message").evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 28
    accessible(page)
    reveal.click()
    expect(status(page)).to_have_text("Right. From 1 the player to move loses: the last match must be taken.")
    expect(page.locator(".score")).to_have_text("✓ 1 of 1 guessed right")
    expect(page.locator(".numbers li").first).to_contain_text("loses✓")


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
    # With two matches there is no third take: the focus moves to the last that is left.
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
    begin(page, rules="Nim", heaps="3,4,5")
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
    # page: Matchsticks 5: what experts ask for is folded.
    expect(page.get_by_role("heading", name="Grundy values")).to_be_hidden()
    page.get_by_text("For experts").click()
    expect(answers).to_contain_text("The values repeat every 7 heaps from the beginning.")
    expect(answers).to_contain_text("2, 7, 9, 14")
    expect(page.get_by_label("Last match")).to_have_value("normal")
    expect(answers).to_have_attribute("aria-busy", "false")
    accessible(page)
    page.get_by_role("button", name="Take 3 from heap 1").click()
    expect(status(page)).to_have_text("The player to move wins.")
    expect(page.get_by_role("textbox", name="Heaps", exact=True)).to_have_value("4 5")
    assert page.evaluate("location.hash") == "#rules=take:1,3,4&heaps=4%205&play=normal"


def test_famous_rules_are_in_a_menu(visit):
    page = visit("/matchsticks#rules=take:3&heaps=18")
    expect(status(page)).to_have_text("The player to move wins.")
    page.get_by_label("Famous rules").select_option(label="Kayles: one pin or two adjacent")
    expect(page.locator(".answers")).to_contain_text("The values repeat every 12 heaps from heap 71 on.")
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_role("combobox", name="Moves to take").get_by_role("option", name="Take 1, leave 8 and 9")).to_have_count(1)
    page.get_by_role("combobox", name="Moves to take").select_option("Take 1, leave 8 and 9")
    page.get_by_role("button", name="Play this move").click()
    expect(page.get_by_role("heading", name=re.compile("Heap 2"))).to_be_visible()


def test_a_game_of_left_and_right_has_values(visit, accessible):
    page = visit("/matchsticks#rules=take:1,3|2,4&heaps=2,4")
    answers = page.locator(".answers")
    expect(status(page)).to_have_text("Left wins, whoever moves first.")
    expect(answers).to_have_attribute("aria-busy", "false")
    page.get_by_text("For experts").click()
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
    page.get_by_text("For experts").click()
    expect(answers).to_contain_text("The first wild heap is 5.")
    rows = answers.get_by_role("group", name="Misère play").get_by_role("row")
    expect(rows.nth(6)).to_have_text(re.compile(r"5.*4\^146.*wild.*\[\*,\*2,\*3,\[\*2,\*3\]\]"))
    accessible(page)
    # Rules that depend on the last take have no heaps on their own.
    page.get_by_label("Famous rules").select_option(label="Fibonacci Nim: twice the last")
    expect(answers).to_have_attribute("aria-busy", "false")
    expect(page.get_by_role("heading", name="Misère play")).to_be_hidden()


def test_rules_that_cannot_be_read_are_refused_in_words(context, address):
    page = context.new_page()
    page.goto(address + "/matchsticks#rules=mumble&heaps=18")
    expect(page.locator("#rules-fault")).to_contain_text("rules begin with take:")
    expect(page.get_by_role("textbox", name="Rules", exact=True)).to_have_attribute("aria-invalid", "true")
    page.get_by_role("textbox", name="Rules", exact=True).fill("take:3")
    page.get_by_role("textbox", name="Heaps", exact=True).fill("seven")
    page.get_by_role("button", name="Solve").click()
    expect(page.locator("#heaps-fault")).to_contain_text("is not a digit")
    page.get_by_role("textbox", name="Heaps", exact=True).fill("10^50")
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("The player to move wins.")


def test_a_class_finds_the_losing_numbers(visit, accessible):
    page = visit("/matchsticks#lesson")
    wins, loses = (page.get_by_role("button", name=f"The player to move {word}") for word in ("wins", "loses"))
    expect(status(page)).to_have_text("Begin with one match.")
    wins.click()
    expect(status(page)).to_have_text("No. From 1 the player to move loses: the last match must be taken.")
    wins.click()
    expect(status(page)).to_have_text("Right. From 2 the player to move wins: take 1, leaving 1, a losing number.")
    accessible(page)
    page.reload()
    expect(page.get_by_role("heading", name="3 matches: who wins?")).to_be_visible()
    for count in range(3, 21):
        expect(page.get_by_role("heading", name=f"{count} matches: who wins?")).to_be_visible()
        (loses if count in (5, 9, 13, 17) else wins).click()
    expect(page.get_by_role("heading", name="What is the pattern?")).to_be_visible()
    field = page.get_by_label("Which is the next losing number after 20?")
    # page: Matchsticks 7: nothing but digits is a number of matches.
    field.press_sequentially("-2e5")
    expect(field).to_have_value("25")
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


def test_famous_rules_are_a_menu_and_others_are_typed(visit):
    """page: Matchsticks: controls instead of grammar, also where the grammar may say more."""
    page = visit("/matchsticks")
    begin(page, rules="Kayles")
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_label("Rules", exact=True).locator("option:checked")).to_have_text("Kayles")
    expect(settings.get_by_label("Other", exact=True)).to_be_hidden()
    settings.get_by_role("button", name="Cancel").click()
    begin(page, rules="take:1,3,4")
    page.get_by_role("button", name="Settings").click()
    expect(settings.get_by_label("Other", exact=True)).to_have_value("take:1,3-4")


def test_rules_in_a_line_have_a_map(visit, accessible):
    """page: the explorer begins with a line: examples, moves as positions, a map whose squares are positions, faults at their place."""
    page = visit("/matchsticks#rules=take:3&heaps=18")
    page.get_by_role("group", name="Rules in a line").get_by_role("button", name="Wythoff").click()
    expect(page.get_by_label("Rules", exact=True)).to_have_value("a,b -> a-k,b; a,b-k; a-k,b-k")
    expect(page.get_by_text("The player to move loses.")).to_be_visible()
    drawing = page.get_by_role("img", name=re.compile("A map of the positions"))
    expect(drawing).to_be_visible()
    expect(page.get_by_text("With numbers up to 24 the player to move loses at 0, 0; 1, 2; 2, 1;")).to_be_visible()
    expect(page.get_by_text("From a, b go to a − k, b; to a, b − k; or to a − k, b − k; whoever makes the last move wins")).to_be_visible()
    accessible(page)
    # The square of 3, 4: 18 units of margin, 12 a square.
    box = drawing.bounding_box()
    unit = box["width"] / (18 + 12 * 25 + 2)
    drawing.click(position={"x": (18 + 12 * 3.5) * unit, "y": (18 + 12 * 4.5) * unit})
    expect(page.get_by_label("Heaps")).to_have_value("3,4")
    expect(page.get_by_text("The player to move wins.")).to_be_visible()
    page.get_by_role("button", name="Go to 1, 2", exact=True).click()
    expect(page.get_by_text("The player to move loses.")).to_be_visible()
    rules = page.get_by_label("Rules", exact=True)
    rules.fill("n -> n-2k")
    rules.press("Enter")
    expect(page.get_by_text("Write 2*k for 2 times k (at character 8).")).to_be_visible()
    assert rules.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "2"
