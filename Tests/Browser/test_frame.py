"""What surrounds every game: settings, undo, reload, tabs, addresses, the keyboard, and what goes wrong."""
import json
import re

import pytest
from playwright.sync_api import expect

ROOM = "/matchsticks"


def status(page):
    return page.locator(".play .message")


def take(page, count, left):
    page.get_by_role("button", name=f"Take {count}", exact=True).click()
    expect(page.get_by_text(f"Matches: {left}", exact=True)).to_be_visible()
    expect(status(page)).to_contain_text("It's your turn.")


@pytest.fixture
def game(visit):
    page = visit(ROOM)
    expect(status(page)).to_have_text("Make a move.")
    return page


def open_settings(page):
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def choose(settings, name, option):
    settings.get_by_role("group", name=name).get_by_role("radio", name=option).check()


def slide(page, slider, number):
    slider.focus()
    while int(slider.input_value()) < number:
        page.keyboard.press("ArrowRight")


def test_settings_read_as_words_and_begin_a_new_game(game, accessible):
    """page: Frame 2, seeds S1: a slider with a live label, segments; nothing is typed."""
    take(game, 1, 16)
    settings = open_settings(game)
    pile, limit = settings.get_by_label("Matches"), settings.get_by_label("Take limit")
    assert (pile.get_attribute("min"), pile.get_attribute("max")) == ("12", "24")
    expect(settings.locator("[data-setting=pile] output")).to_have_text("18")
    segments = settings.get_by_role("group", name="Opponent").get_by_role("radio")
    assert [segments.nth(place).evaluate("element => element.parentElement.textContent") for place in range(3)] == ["Dumb", "Wild", "Clever"]
    # There is always a way on: without a change it is a new game as the last one.
    expect(settings.get_by_role("button", name="Start new game")).to_have_attribute("aria-disabled", "false")
    accessible(game)
    slide(game, limit, 5)
    expect(settings.locator("[data-setting=take-limit] output")).to_have_text("5")
    expect(settings.get_by_role("button", name="Start new game")).to_have_attribute("aria-disabled", "false")
    settings.get_by_role("button", name="Start new game").click()
    expect(settings).to_be_hidden()
    expect(game.get_by_text("Matches: 18")).to_be_visible()
    expect(game.get_by_role("button", name="Take 5", exact=True)).to_be_visible()
    expect(game.get_by_role("button", name="Settings")).to_be_focused()


@pytest.mark.parametrize("leave", ["Escape", "Cancel"])
def test_looking_at_settings_leaves_the_game_as_it_is(game, leave):
    """page: Frame 1: Cancel and Escape return to the running game, whatever was chosen."""
    take(game, 1, 16)
    settings = open_settings(game)
    choose(settings, "Opponent", "Clever")
    expect(settings.get_by_role("button", name="Apply to this game")).to_be_visible()
    game.keyboard.press("Escape") if leave == "Escape" else settings.get_by_role("button", name="Cancel").click()
    expect(settings).to_be_hidden()
    take(game, 1, 14)
    game.get_by_role("button", name="Undo").click()
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    settings = open_settings(game)
    expect(settings.get_by_role("group", name="Opponent").get_by_role("radio", name="Dumb")).to_be_checked()
    expect(settings.get_by_role("button", name="Apply to this game")).to_be_hidden()
    settings.get_by_role("button", name="Start new game").click()
    expect(game.get_by_text("Matches: 18")).to_be_visible()


def test_what_the_running_game_can_become_is_applied_without_a_new_one(game):
    """page: Frame 1, seeds S1: strategies are exchangeable while the game runs."""
    take(game, 1, 16)
    settings = open_settings(game)
    choose(settings, "Opponent", "Clever")
    settings.get_by_role("button", name="Apply to this game").click()
    expect(settings).to_be_hidden()
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    game.get_by_role("button", name="Take 1", exact=True).click()
    expect(game.get_by_text("Matches: 13")).to_be_visible()


def test_a_new_game_in_the_middle_of_one_can_be_undone(game):
    """page: Frame 1: a toast with Undo brings the game back."""
    take(game, 1, 16)
    game.get_by_role("button", name="New game").click()
    expect(game.get_by_text("Matches: 18")).to_be_visible()
    toast = game.locator(".toast")
    expect(toast).to_contain_text("New game started")
    toast.get_by_role("button", name="Undo").press("Enter")
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    expect(toast).to_have_count(0)


def test_a_refused_setting_says_why_under_its_field(game):
    """page: Frame 2 and 3: what was typed stays, the reason is under it and not on the page behind."""
    settings = open_settings(game)
    settings.get_by_text("More settings").click()
    heaps = settings.get_by_label("Heaps")
    heaps.fill("seven")
    heaps.press("Tab")
    expect(settings.locator("[data-setting=heaps]").get_by_role("alert")).to_contain_text("'s' is not a digit")
    expect(heaps).to_have_value("seven")
    expect(heaps).to_have_attribute("aria-invalid", "true")
    expect(status(game)).to_have_text("Make a move.")
    settings.get_by_role("button", name="Start new game").press("Enter")
    expect(settings).to_be_visible()
    expect(heaps).to_be_focused()
    heaps.fill("3,4,5")
    heaps.press("Tab")
    settings.get_by_role("button", name="Start new game").click()
    expect(settings).to_be_hidden()
    expect(game.get_by_text("Matches: 12")).to_be_visible()


def test_two_people_have_names(game):
    """page: two people at one screen: names in the settings, shown with the turns, kept."""
    settings = open_settings(game)
    choose(settings, "Opponent", "A person")
    settings.get_by_label("Name of player 1").fill("Ada")
    settings.get_by_label("Name of player 2").fill("Ben")
    settings.get_by_role("button", name="Start new game").click()
    game.get_by_role("button", name="Take 2", exact=True).click()
    expect(status(game)).to_have_text("Ada takes 2 matches. It's Ben's turn.")
    game.reload()
    expect(status(game)).to_contain_text("It's Ben's turn.")


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
    assert re.match(re.escape(f"{address}{ROOM}") + "/?#game=", shared)
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


def test_what_is_done_while_a_computer_thinks_is_refused_and_it_still_moves(game, hold):
    button = game.get_by_role("button", name="Take 1", exact=True)
    held = hold(game, "matchsticks.replay", lambda request: not request["commands"])
    button.click()
    held.wait()
    expect(status(game)).to_have_text("You take 1 match. I am thinking.")
    expect(button).to_be_focused()
    game.keyboard.press("Enter")
    expect(status(game)).to_have_text("It isn't your turn: wait for the other player's move.")
    held.release()
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    expect(status(game)).to_contain_text("I take 1 match. It's your turn.")
    assert len(held) == 1


def test_a_double_click_is_one_move(game):
    settings = open_settings(game)
    choose(settings, "Opponent", "A person")
    settings.get_by_role("button", name="Start new game").click()
    expect(settings).to_be_hidden()
    game.get_by_role("button", name="Take 1", exact=True).dblclick()
    expect(game.get_by_text("Matches: 17")).to_be_visible()
    game.get_by_role("button", name="Take 2", exact=True).click()
    expect(game.get_by_text("Matches: 15")).to_be_visible()


def test_an_answer_that_arrives_late_changes_nothing(context, address, hold):
    page = context.new_page()
    computers_move = []

    def which(request):
        if request["commands"] == [] and len(request["actions"]) > 1 and not computers_move:
            computers_move.append(request)
            return True
        return False

    held = hold(page, "matchsticks.replay", which)
    page.goto(address + ROOM)
    expect(status(page)).to_have_text("Make a move.")
    page.get_by_role("button", name="Take 3", exact=True).click()
    held.wait()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    held.answer({"result": {"actions": ["new", "take 3", "answer 2 take 1"], "table": {"matches": "1", "heaps": ["1"], "initialHeaps": ["18"], "game": ""}}})
    take(page, 1, 16)


@pytest.mark.program("there is no program that could be gone: a question doesn't leave the browser")
def test_when_the_program_is_gone_the_page_says_so_and_goes_on_when_it_is_back(context, address):
    page = context.new_page()
    page.goto(address + ROOM)
    expect(status(page)).to_have_text("Make a move.")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Take 1", exact=True).click()
    expect(status(page)).to_have_text("The program doesn't answer; is 'puzzlelab serve' still running? What you did is done as soon as it answers.")
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    page.unroute("**/api/**")
    expect(page.get_by_text("Matches: 16", exact=True)).to_be_visible()
    expect(status(page)).to_contain_text("It's your turn.")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(status(page)).to_contain_text("The program doesn't answer")
    page.unroute("**/api/**")
    expect(page.get_by_text("Matches: 16")).to_be_visible()


@pytest.mark.program("there is no program that could be gone: a question doesn't leave the browser")
def test_a_banner_says_that_the_program_is_gone_and_goes_when_it_is_back(context, address):
    """page: Frame 9, change 10: one banner, which goes automatically."""
    game = context.new_page()
    game.goto(address + ROOM)
    expect(status(game)).to_have_text("Make a move.")
    game.route("**/api/**", lambda route: route.abort())
    game.get_by_role("button", name="Take 1", exact=True).click()
    banner = game.locator(".connection")
    expect(banner).to_have_text("Lost the program – retrying …")
    expect(status(game)).to_have_class(re.compile("refused"))
    game.unroute("**/api/**")
    expect(banner).to_have_count(0)
    expect(game.get_by_text("Matches: 16", exact=True)).to_be_visible()
    take(game, 1, 14)


def test_a_tab_that_could_not_be_loaded_is_shown_when_the_program_is_back(context, address):
    """page: Frame 9: it stayed forever."""
    page = context.new_page()
    page.goto(address + ROOM)
    expect(status(page)).to_have_text("Make a move.")
    context.route("**/*", lambda route: route.abort())
    page.get_by_role("tab", name="Explore").click()
    expect(page.locator(".connection")).to_be_visible()
    context.unroute("**/*")
    expect(page.get_by_role("heading", name="Who wins")).to_be_visible()
    expect(page.get_by_role("tab", name="Explore")).to_have_attribute("aria-selected", "true")


def test_a_slow_answer_is_seen(game, hold):
    """page: Frame 8: a click that is being answered shows so."""
    held = hold(game, "matchsticks.replay")
    game.get_by_role("button", name="Take 1", exact=True).click()
    expect(game.locator(".page.waiting")).to_have_count(1)
    held.release()
    expect(game.get_by_text("Matches: 16")).to_be_visible()
    expect(game.locator(".page.waiting")).to_have_count(0)


def test_a_fault_of_the_request_is_told_without_its_name(game):
    """page: Frame 11: no "date": or "heaps": in quotes."""
    assert game.evaluate("""async () => {
        const { ask } = await load("lib/service/api.js");
        return ask("matchsticks.analyze", { rules: "take:3", heaps: "x" }).catch((fault) => [fault.message[0], fault.field]);
    }""") == ["h", "heaps"]


def test_panels_are_tabs_where_there_is_no_room_beside(visit):
    """page: change 4: on a phone one panel at a time."""
    page = visit("/set")
    page.set_viewport_size({"width": 360, "height": 740})
    tabs = page.locator(".panel-tabs button")
    expect(tabs.nth(1)).to_be_visible()
    tabs.nth(1).click()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".beside > .panel:visible")).to_have_count(1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(tabs.first).to_be_hidden()
    expect(page.locator(".beside > .panel:visible").nth(1)).to_be_visible()


def test_targets_on_a_phone_are_large_enough(visit):
    """page: Measured: 44 pixels for what a finger has to meet, the row of games on one line."""
    page = visit(ROOM)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(status(page)).to_have_text("Make a move.")
    small = page.evaluate("""[...document.querySelectorAll("header a, button, [role=tab], select")].filter((each) => each.checkVisibility())
        .map((each) => [each.textContent, each.getBoundingClientRect().height]).filter(([, height]) => height < 44)""")
    assert small == []
    assert page.locator("header").bounding_box()["height"] < 50


def test_results_are_accessible(visit, context, accessible):
    """page: axe finds nothing on the pages other than the games."""
    context.add_init_script("""localStorage.setItem("results", JSON.stringify([
        { game: "set", begun: 1, ended: "2026-11-22T10:00:00Z", seconds: 61, hints: 1, undos: 0, outcome: "won", score: 3, title: "I won.", settings: "" }]))""")
    page = visit("/results")
    expect(page.get_by_role("group", name="Results")).to_contain_text("I won.1:01")
    accessible(page)


@pytest.mark.program("what is sent for an unknown address is decided by the web server that sends the folder")
def test_unknown_addresses_are_accessible(context, address, accessible):
    page = context.new_page()
    page.goto(address + "/nothing")
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    accessible(page)


def test_a_name_of_a_player_may_be_that_of_the_other(game):
    """page: names are put in once."""
    game.evaluate("""localStorage.setItem("players", JSON.stringify({ you: "Player 2", opponent: "Ben" }));
                     sessionStorage.removeItem("players")""")
    assert game.evaluate("""async () => (await load("lib/play/players.js")).withNames("Player 1 beats Player 2")""") == "Player 2 beats Ben"


def test_minus_is_a_minus(game):
    """page: Frame 12: one way to write a negative number."""
    assert game.evaluate("""async () => (await load("lib/parts/words.js")).typeset("Hint: a6 (-39.00), then -42; take-back x-1")""") == (
        "Hint: a6 (−39.00), then −42; take-back x-1")


@pytest.mark.parametrize("path", ["/", "/matchsticks", "/set", "/reversi", "/memory", "/cardmatch"])
def test_the_first_load_is_small(path, browser, address):
    """page: first load at most 60 KiB compressed, where the program itself sends the files; a reload fetches none again."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    response = page.goto(address + path, wait_until="networkidle")
    if response.headers.get("content-encoding") == "gzip":
        assert sum(sizes) < 60 * 1024
    context.close()


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
    expect(game.get_by_role("button", name="Choose the opponent and the matches")).to_be_focused()
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
