"""What surrounds every game: settings, undo, reload, tabs, addresses, the keyboard, and what goes wrong."""
import json

import pytest
from playwright.sync_api import expect

ROOM = "/matchsticks"


def status(page):
    return page.get_by_role("status")


def take(page, count, left):
    page.get_by_role("button", name=f"Take {count}", exact=True).click()
    expect(page.get_by_text(f"Matches: {left}", exact=True)).to_be_visible()
    expect(status(page)).to_contain_text("It's your turn.")


@pytest.fixture
def game(visit):
    page = visit(ROOM)
    expect(status(page)).to_have_text("Make a move.")
    return page


def test_settings_read_as_words_and_begin_a_new_game(game, accessible):
    take(game, 1, 16)
    game.get_by_role("button", name="Settings").click()
    settings = game.get_by_role("dialog", name="Settings")
    limit = settings.get_by_label("Take limit")
    expect(limit).to_have_attribute("name", "take-limit")
    expect(settings.get_by_label("Pile")).to_be_focused()
    accessible(game)
    limit.fill("5")
    settings.get_by_role("button", name="Back").click()
    expect(settings).to_be_hidden()
    expect(game.get_by_text("Matches: 18")).to_be_visible()
    expect(game.get_by_role("button", name="Take 5", exact=True)).to_be_visible()
    expect(game.get_by_role("button", name="Settings")).to_be_focused()


def test_a_refused_setting_says_why_before_the_dialog_goes(game):
    game.get_by_role("button", name="Settings").click()
    settings = game.get_by_role("dialog", name="Settings")
    settings.get_by_label("Heaps").fill("seven")
    settings.get_by_role("button", name="Back").click()
    expect(settings.get_by_role("alert")).to_contain_text("'s' is not a digit")
    expect(settings.get_by_label("Heaps")).to_have_value("18")
    settings.get_by_role("button", name="Back").click()
    expect(settings).to_be_hidden()
    expect(status(game)).to_have_text("Make a move.")


def test_settings_left_open_are_open_after_a_reload(game):
    game.get_by_role("button", name="Settings").click()
    expect(game.get_by_role("dialog", name="Settings")).to_be_visible()
    game.reload()
    expect(game.get_by_role("dialog", name="Settings")).to_be_visible()
    game.keyboard.press("Escape")
    expect(game.get_by_role("dialog")).to_have_count(0)
    expect(status(game)).to_have_text("Make a move.")


def test_undo_and_redo(game):
    undo, redo = (game.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    take(game, 2, 15)
    undo.click()
    expect(game.get_by_text("Matches: 18")).to_be_visible()
    expect(redo).to_have_attribute("aria-disabled", "false")
    redo.click()
    expect(game.get_by_text("Matches: 15")).to_be_visible()
    undo.click()
    expect(game.get_by_text("Matches: 18")).to_be_visible()
    # A button that can't be used keeps the focus, and says why.
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_be_focused()
    game.keyboard.press("Enter")
    expect(status(game)).to_have_text("You have no move to take back.")


def test_a_reload_keeps_the_game(game):
    take(game, 3, 14)
    game.reload()
    expect(game.get_by_text("Matches: 14")).to_be_visible()
    game.get_by_role("button", name="Undo").click()
    expect(game.get_by_text("Matches: 18")).to_be_visible()


def test_the_next_visit_goes_on_with_the_last_game(game, visit):
    take(game, 3, 14)
    expect(visit(ROOM).get_by_text("Matches: 14")).to_be_visible()


def test_two_tabs_do_not_disturb_each_other(game, visit):
    take(game, 3, 14)
    other = visit(ROOM)
    other.get_by_role("button", name="New game").click()
    expect(other.get_by_text("Matches: 18")).to_be_visible()
    take(other, 1, 16)
    game.reload()
    expect(game.get_by_text("Matches: 14")).to_be_visible()
    other.reload()
    expect(other.get_by_text("Matches: 16")).to_be_visible()


def test_a_shared_address_opens_the_same_game_elsewhere(game, browser, context, address):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    take(game, 2, 15)
    game.get_by_role("button", name="Share").click()
    expect(status(game)).to_have_text("The address of this game is on the clipboard.")
    shared = game.evaluate("navigator.clipboard.readText()")
    assert shared.startswith(f"{address}{ROOM}#game=")
    elsewhere = browser.new_context()
    page = elsewhere.new_page()
    page.goto(shared)
    expect(page.get_by_text("Matches: 15")).to_be_visible()
    # What follows is kept, and not what was shared.
    take(page, 1, 13)
    assert page.evaluate("location.hash") == ""
    page.reload()
    expect(page.get_by_text("Matches: 13")).to_be_visible()
    page.evaluate(f"location.hash = new URL({json.dumps(shared)}).hash")
    expect(page.get_by_text("Matches: 15")).to_be_visible()
    elsewhere.close()


def test_without_a_clipboard_the_address_bar_has_the_address(game):
    game.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    game.get_by_role("button", name="Share").click()
    expect(status(game)).to_contain_text("address bar")
    assert game.evaluate("location.hash").startswith("#game=")


@pytest.mark.parametrize("fragment", ["#game=", "#game=!!!", "#game=AAAA"])
def test_an_address_without_a_game_says_so_and_opens_another(visit, fragment):
    page = visit(ROOM + fragment)
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    expect(status(page)).to_contain_text("This address has no complete game")


def test_a_kept_game_that_is_refused_is_replaced_in_words(context, address):
    page = context.new_page()
    page.add_init_script("""
        const kept = JSON.stringify({ actions: ["new", "take 99"], seed: 1 });
        if (!sessionStorage.getItem("game.matchsticks")) sessionStorage.setItem("game.matchsticks", kept);
    """)
    page.goto(address + ROOM)
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    expect(status(page)).to_contain_text("The game that was kept can't be played: action 2 ('take 99')")
    take(page, 1, 16)


@pytest.mark.parametrize("breakage", [
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });",
    "sessionStorage.setItem('game.matchsticks', '{'); localStorage.setItem('game.matchsticks', '7');",
])
def test_a_storage_that_fails_harms_no_game(visit, context, breakage):
    context.add_init_script(breakage)
    page = visit(ROOM)
    expect(status(page)).to_have_text("Make a move.")
    take(page, 2, 15)


def test_what_is_done_while_a_computer_thinks_is_refused_and_it_still_moves(game):
    button = game.get_by_role("button", name="Take 1", exact=True)
    held = []
    game.route("**/api/matchsticks.replay", lambda route: route.continue_() if route.request.post_data_json["commands"] else held.append(route))
    with game.expect_request(lambda request: request.post_data_json["commands"] == []):
        button.click()
    expect(status(game)).to_have_text("You take 1 match. I am thinking.")
    expect(button).to_be_focused()
    game.keyboard.press("Enter")
    expect(status(game)).to_have_text("It isn't your turn: wait for the other player's move.")
    for route in held:
        route.continue_()
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    expect(status(game)).to_contain_text("I take 1 match. It's your turn.")
    assert len(held) == 1


def test_a_double_click_is_one_move(game):
    game.get_by_role("button", name="Settings").click()
    game.get_by_label("Opponent").select_option("person")
    game.get_by_role("button", name="Back").click()
    expect(game.get_by_role("dialog")).to_have_count(0)
    game.get_by_role("button", name="Take 1", exact=True).dblclick()
    expect(game.get_by_text("Matches: 17")).to_be_visible()
    game.get_by_role("button", name="Take 2", exact=True).click()
    expect(game.get_by_text("Matches: 15")).to_be_visible()


def test_an_answer_that_arrives_late_changes_nothing(context, address):
    page = context.new_page()
    held = []

    def hold(route):
        request = route.request.post_data_json
        computers_move = request["commands"] == [] and len(request["actions"]) > 1
        if computers_move and not held:
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/matchsticks.replay", hold)
    page.goto(address + ROOM)
    expect(status(page)).to_have_text("Make a move.")
    with page.expect_request(lambda request: request.post_data_json["commands"] == []):
        page.get_by_role("button", name="Take 3", exact=True).click()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    for route in held:
        route.fulfill(json={"result": {"actions": ["new", "take 3", "answer 2 take 1"], "table": {"matches": "1", "heaps": ["1"], "initialHeaps": ["18"], "game": ""}}})
    take(page, 1, 16)


def test_when_the_program_is_gone_the_page_says_so_and_goes_on_when_it_is_back(context, address):
    page = context.new_page()
    page.goto(address + ROOM)
    expect(status(page)).to_have_text("Make a move.")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(status(page)).to_have_text("The program doesn't answer; is 'puzzlelab serve' still running?")
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    page.unroute("**/api/**")
    take(page, 1, 16)
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(status(page)).to_contain_text("The program doesn't answer")
    page.unroute("**/api/**")
    expect(page.get_by_text("Matches: 16")).to_be_visible()


def test_the_keyboard_alone_plays(game):
    """From the top of the page: skip link, tabs, a take, the toolbar, settings and back."""
    game.keyboard.press("Tab")
    expect(game.get_by_role("link", name="Skip to the game")).to_be_focused()
    game.keyboard.press("Enter")
    game.keyboard.press("Tab")
    expect(game.get_by_role("tab", name="Play")).to_be_focused()
    game.keyboard.press("Tab")
    expect(game.get_by_role("button", name="Take 1", exact=True)).to_be_focused()
    game.keyboard.press("ArrowRight")
    game.keyboard.press("Enter")
    expect(game.get_by_text("Matches: 15")).to_be_visible()
    expect(game.get_by_role("button", name="Take 2", exact=True)).to_be_focused()
    game.keyboard.press("Tab")
    expect(game.get_by_role("button", name="Hint")).to_be_focused()
    game.keyboard.press("Space")
    expect(status(game)).to_contain_text("Hint:")
    expect(game.get_by_role("button", name="Hint")).to_be_focused()


def test_tabs_follow_the_arrows(game):
    game.get_by_role("tab", name="Play").focus()
    game.keyboard.press("ArrowLeft")
    expect(game.get_by_role("tab", name="Lesson")).to_be_focused()
    expect(game.get_by_role("tabpanel", name="Lesson")).to_be_visible()
    game.keyboard.press("Home")
    expect(game.get_by_role("tabpanel", name="Play")).to_be_visible()


def test_nothing_jumps_while_a_game_is_played(visit, shifts):
    page = visit(ROOM)
    expect(status(page)).to_have_text("Make a move.")
    for left in (16, 14, 12):
        take(page, 1, left)
    assert shifts(page) < 0.02
