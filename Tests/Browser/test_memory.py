"""Memory in the browser: the game, its adviser, best play."""
import re

import pytest
from playwright.sync_api import expect


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("button", **which)


def card(page, place):
    return page.get_by_role("button", name=re.compile(rf"^card {place}, "))


def status(page):
    return page.locator(".play .message")


def over(page):
    return page.get_by_role("dialog", name="The game is over")


def turn(page, place, press):
    """Turns a card that is face down; its face."""
    press(page.get_by_role("button", name=f"card {place}, face down", exact=True))
    # The card itself may be back already.
    expect(status(page)).to_contain_text(f"You turn card {place}: ")
    return re.search(rf"You turn card {place}: (\w+)", status(page).inner_text())[1]


def play_to_the_end(page, press):
    """Turns card after card and takes the pairs that were seen."""
    faces, free = {}, list(range(1, 13))
    while free:
        known = next(([one, two] for one in free for two in free if one < two and one in faces and faces[one] == faces.get(two)), None)
        first = known[0] if known else next(place for place in free if place not in faces)
        faces[first] = turn(page, first, press)
        mate = next((place for place in free if place != first and faces.get(place) == faces[first]), None)
        second = mate or next(place for place in free if place != first and place not in faces)
        faces[second] = turn(page, second, press)
        if faces[first] == faces[second]:
            expect(card(page, second)).to_have_accessible_name(f"card {second}, {faces[second]}, guessed")
            free = [place for place in free if place not in (first, second)]


def test_cards_lie_face_down(visit, accessible):
    page = visit("/memory")
    expect(cards(page, name="face down")).to_have_count(12)
    expect(page.get_by_role("button", name="card 5, face down", exact=True)).to_be_visible()
    accessible(page)
    turn(page, 5, lambda target: target.click())
    expect(cards(page, name="face down")).to_have_count(11)
    accessible(page)


def test_a_game_by_clicks(visit, accessible):
    """The result says what best play expects, and where it was lost; nothing more happens before it is confirmed."""
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    play_to_the_end(page, lambda target: target.click())
    expect(over(page)).to_contain_text(re.compile(r"All 6 pairs in \d+ attempts\."))
    expect(over(page)).to_contain_text("Best play expects9.16 attempts")
    expect(over(page)).to_contain_text(re.compile(r"cost most|Every card was the best"))
    accessible(page)
    with page.expect_download() as download:
        over(page).get_by_role("button", name="Save picture").click()
    assert download.value.suggested_filename == "memory.png"
    over(page).get_by_role("button", name="New game").click()
    expect(over(page)).to_be_hidden()
    expect(cards(page, name="face down")).to_have_count(12)


def test_a_game_by_keys(visit):
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)

    def press(target):
        """Walks to a card with the arrows, and presses Enter."""
        label = target.get_attribute("aria-label")
        place = int(re.search(r"\d+", label)[0]) - 1
        page.keyboard.press("Home")
        for key in ["ArrowDown"] * (place // 4) + ["ArrowRight"] * (place % 4):
            page.keyboard.press(key)
        expect(target).to_be_focused()
        page.keyboard.press("Enter")

    card(page, 1).focus()
    play_to_the_end(page, press)
    expect(over(page)).to_be_visible()


def test_the_adviser_follows_the_game(visit, accessible):
    page = visit("/memory")
    page.get_by_text("Adviser").click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("9.162")
    expect(advice.get_by_text("proved")).to_be_visible()
    expect(advice.get_by_role("row", name=re.compile("★ best"))).to_contain_text("9.162")
    expect(page.locator(".advised")).to_have_count(2)
    turn(page, 1, lambda target: target.click())
    expect(advice).to_contain_text("turn card 2 (unseen)")
    expect(page.locator(".advised")).to_have_count(1)
    turn(page, 2, lambda target: target.click())
    expect(advice.get_by_role("row").nth(1)).to_be_visible()
    accessible(page)
    page.reload()
    expect(advice.get_by_role("row").nth(1)).to_be_visible()


def known_pair(page, press=lambda target: target.click()):
    """Turns cards until two equal ones have been seen in different turns; their places."""
    faces = {}
    for place in range(1, 12, 2):
        for other in (place, place + 1):
            faces[other] = turn(page, other, press)
        if faces[place] == faces[place + 1]:
            continue
        expect(status(page)).to_contain_text("differ")
        for one, two in ((one, two) for one in faces for two in faces if one < two and (one + 1) // 2 != (two + 1) // 2):
            if faces[one] == faces[two]:
                return one, two
    raise AssertionError("no pair")


def test_the_advisers_numbers_agree_with_its_star(visit):
    """page: Memory 1: with a known pair the taking alone is listed."""
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    page.get_by_text("Adviser").click()
    known_pair(page)
    advice = page.locator(".advice")
    expect(advice).to_contain_text("Take the known pair")
    rows = advice.get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("★ best")


def test_a_hint_is_that_of_a_friend(visit):
    """page: Memory 3: the card with a star; the number is behind "How do we know?"."""
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    one, two = known_pair(page)
    page.get_by_role("button", name="Hint").click()
    expect(status(page)).to_have_text(re.compile(rf"^Try card ({one}|{two}) ★$"))
    expect(page.locator(".deck-card.advised")).to_have_count(1)
    expect(page.get_by_text("Best play expects")).to_be_hidden()
    page.locator(".said summary").click()
    expect(page.locator(".said .argument")).to_contain_text("Best play expects")


def test_unequal_cards_turn_back_by_themselves(visit):
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    for place in range(1, 12, 2):
        turn(page, place, lambda target: target.click())
        turn(page, place + 1, lambda target: target.click())
        if "differ" in status(page).inner_text():
            break
    expect(page.locator(".deck-card.up")).to_have_count(0)
    expect(card(page, place)).to_have_accessible_name(f"card {place}, face down")
    turn(page, place, lambda target: target.click())
    expect(page.locator(".deck-card.up")).to_have_count(1)


@pytest.mark.parametrize("category", ["animals", "fruit", "instruments", "letters", "numbers", "pop", "electronic", "rock", "metal", "rap"])
def test_every_face_has_its_picture(visit, category):
    """page: Memory 2: all eighteen words of a category are drawn, each in its own way."""
    page = visit("/memory#menu")
    menu = page.get_by_role("tabpanel", name="Menu")
    menu.get_by_role("button", name="Choose category").click()
    menu.get_by_role("button", name=category.capitalize()).click()
    menu.get_by_role("button", name="36 cards").click()
    menu.get_by_role("button", name="New game").click()
    expect(page.get_by_text(re.compile("Found: 0 pairs in 0 attempts"))).to_be_visible()
    expect(cards(page, name="face down")).to_have_count(36)
    shown = page.evaluate("""async (category) => {
        const { drawFace, loadFaces } = await load("pages/memory/faces.js");
        const { ask } = await load("lib/service/api.js");
        await loadFaces(category);
        const commands = [`settings category ${category}`, "settings pairs 18", "new"];
        const { result } = await ask("memory.replay", { actions: [], commands, pause: true, seed: 1 });
        const faces = [...new Set(result.actions.findLast(line => line.startsWith("dealt")).split(" ").slice(3))];
        return faces.map(face => [face, ...drawFace(face, category).map(part => part.innerHTML)]);
    }""", category)
    assert len(shown) == 18
    if category in ("letters", "numbers"):
        assert all(parts == [parts[0], parts[0]] for parts in shown)
    else:
        assert all(len(parts) == 3 and len(parts[1]) > 60 and parts[2] == parts[0] for parts in shown)
        assert len({parts[1] for parts in shown}) == 18


def test_the_menu_marks_what_is_chosen_and_stays_open(visit, accessible):
    """seeds S3: menu, categories with ✓, the choice is kept and holds for the next game."""
    page = visit("/memory#menu")
    menu = page.get_by_role("tabpanel", name="Menu")
    menu.get_by_role("button", name="Choose category").click()
    fruit = menu.get_by_role("button", name="Fruit")
    expect(menu.get_by_role("button", name="Pop")).to_have_attribute("aria-pressed", "true")
    fruit.click()
    expect(fruit).to_have_attribute("aria-pressed", "true")
    expect(fruit.locator(".tick")).to_have_text("✓")
    expect(menu.get_by_role("button", name="Pop")).to_have_attribute("aria-pressed", "false")
    accessible(page)
    menu.get_by_role("button", name="A forgetful computer", exact=True).click()
    menu.get_by_role("button", name="New game").click()
    expect(page.get_by_text(re.compile("Computer: 0 pairs in 0 attempts"))).to_be_visible()
    turn(page, 1, lambda target: target.click())
    expect(page.locator(".deck-card.up .cover")).to_be_visible()


def test_the_menu_offers_the_games_that_are_played_alone(visit, accessible):
    page = visit("/memory#menu")
    menu = page.get_by_role("tabpanel", name="Menu")
    menu.get_by_role("button", name="A computer that never errs").click()
    menu.get_by_role("button", name="Three of a kind").click()
    expect(menu.get_by_role("button", name="Nobody")).to_have_attribute("aria-pressed", "true")
    expect(menu.get_by_role("button", name="54 cards")).to_be_disabled()
    accessible(page)
    menu.get_by_role("button", name="18 cards").click()
    menu.get_by_role("button", name="New game").click()
    expect(cards(page, name="face down")).to_have_count(18)
    # An opponent plays for pairs.
    page.get_by_role("tab", name="Menu").click()
    menu.get_by_role("button", name="A forgetful computer", exact=True).click()
    expect(menu.get_by_role("button", name="Pairs", exact=True)).to_have_attribute("aria-pressed", "true")


def test_pictures_that_load_slowly_are_waited_for(visit, context):
    """seeds S3: a loading state."""
    held = []
    # The menu loads them at once, as samples.
    context.route("**/pages/memory/animals.svg", lambda route: held.append(route))
    page = visit("/memory#menu")
    page.get_by_role("button", name="Choose category").click()
    page.get_by_role("button", name="Animals").click()
    page.get_by_role("button", name="New game").click()
    board = page.locator(".deck-board")
    expect(board).to_have_attribute("aria-busy", "true")
    for route in held:
        route.continue_()
    expect(board).to_have_attribute("aria-busy", "false")
    expect(cards(page, name="face down")).to_have_count(12)


def play_against(page, opponent):
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_role("group", name="Opponent").get_by_role("radio", name=opponent).check()
    return settings


def turn_until_a_miss(page):
    """A pair gives another turn."""
    for _ in range(6):
        names = cards(page, name="face down").evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
        for name in names[:2]:
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        if "differ" in status(page).inner_text():
            return
    raise AssertionError("only pairs")


def test_a_computer_plays_against_one(visit):
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    play_against(page, "Perfect").get_by_role("button", name="Start new game").click()
    expect(page.get_by_text("Computer: 0 pairs in 0 attempts")).to_be_visible()
    turn_until_a_miss(page)
    expect(page.get_by_text(re.compile(r"Computer: \d pairs? in [1-9]"))).to_be_visible(timeout=15_000)
    expect(status(page)).to_contain_text(re.compile("your turn|The game is over|win", re.I), timeout=15_000)


def test_two_people_turn_cards_in_turn(visit):
    """Two at one screen: names, and whose turn it is."""
    page = visit("/memory")
    expect(cards(page)).to_have_count(12)
    settings = play_against(page, "A person")
    settings.get_by_label("Name of player 1").fill("Ann")
    settings.get_by_label("Name of player 2").fill("Ben")
    settings.get_by_role("button", name="Start new game").click()
    expect(status(page)).to_have_text("Ann: turn a card.")
    turn_until_a_miss(page)
    expect(status(page)).to_contain_text("Ben: turn a card.")
    expect(page.get_by_text(re.compile(r"Ann: \d pairs? in [1-6] attempts? · Ben: 0 pairs in 0 attempts"))).to_be_visible()


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (1024, 600), (360, 740), (1440, 900)])
def test_all_cards_are_in_view(visit, size):
    page = visit("/memory")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(cards(page)).to_have_count(12)
    boxes = cards(page).evaluate_all("all => all.map(card => card.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])")
    assert all(left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1] for left, top, right, bottom in boxes), boxes


def test_an_introduction_that_one_does(visit, accessible):
    page = visit("/memory#learn")
    place = page.get_by_role("region", name="Memory in three minutes")
    step, next_step = place.get_by_role("status"), place.get_by_role("button", name="Next")
    card(page, 2).click()
    expect(step).to_contain_text("a gamble")
    expect(next_step).to_have_attribute("aria-disabled", "true")
    card(page, 1).click()
    expect(step).to_contain_text("taken at once")
    accessible(page)
    next_step.click()
    card(page, 3).click()
    expect(step).to_contain_text("you know already")
    card(page, 1).click()
    expect(step).to_contain_text("2.33 attempts")
    next_step.click()
    place.get_by_role("button", name="The cat, which both know").click()
    expect(step).to_contain_text("0.27 pairs ahead")
    next_step.click()
    place.get_by_role("button", name="Play").click()
    expect(cards(page, name="face down")).to_have_count(12)


def test_reload_keeps_the_table(visit):
    page = visit("/memory")
    face = turn(page, 3, lambda target: target.click())
    page.reload()
    expect(card(page, 3)).to_have_accessible_name(f"card 3, {face}, up")


def test_best_play_is_reported(visit, accessible):
    page = visit("/memory#statistics=10,1,3")
    part = page.get_by_role("region", name="Expectations")
    expect(part).to_contain_text("15.62 attempts on average")
    expect(part).to_contain_text("With room for 3 cards in memory")
    expect(part.get_by_role("img", name="Attempts until all pairs are found")).to_be_visible()
    expect(part.get_by_text("proved")).to_be_visible()
    accessible(page)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Room for cards in memory").fill("")
    page.get_by_label("Room for cards in memory").blur()
    expect(part).to_contain_text("The first player wins")
    expect(part).to_contain_text("pairs behind")
    expect(page).to_have_url(re.compile("#statistics=10,2$"))


def test_a_report_that_cant_be_made_says_why(visit):
    """page: Memory 4."""
    page = visit("/memory#statistics=abc")
    expect(page.get_by_text("The number of pairs is a whole number from 1 to 5000.")).to_be_visible()
    assert page.get_by_label("Pairs", exact=True).get_attribute("max") == "5000"
