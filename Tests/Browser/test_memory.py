"""Memory in the browser: the game, its adviser, best play."""
import re

from playwright.sync_api import expect


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("button", **which)


def card(page, place):
    return page.get_by_role("button", name=re.compile(rf"^card {place}, "))


def turn(page, place, press):
    """Turns a card that lies face down; its face."""
    press(page.get_by_role("button", name=f"card {place}, face down", exact=True))
    expect(card(page, place)).to_have_accessible_name(re.compile(r"up|guessed"))
    return card(page, place).get_attribute("aria-label").split(", ")[1]


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


def test_a_game_by_clicks(visit):
    page = visit("/memory")
    play_to_the_end(page, lambda target: target.click())
    expect(page.get_by_text(re.compile(r"Found: 6 pairs in \d+ attempts"))).to_be_visible()
    page.get_by_role("button", name="New game").click()
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
    expect(page.get_by_text(re.compile(r"Found: 6 pairs in \d+ attempts"))).to_be_visible()


def test_the_adviser_follows_the_game(visit, accessible):
    page = visit("/memory")
    page.get_by_text("Adviser").click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("9.162")
    expect(advice.get_by_text("proved")).to_be_visible()
    expect(page.locator(".advised")).to_have_count(2)
    turn(page, 1, lambda target: target.click())
    expect(advice).to_contain_text("turn card 2 (unseen)")
    expect(page.locator(".advised")).to_have_count(1)
    turn(page, 2, lambda target: target.click())
    expect(advice.get_by_role("row").nth(1)).to_be_visible()
    accessible(page)
    page.reload()
    expect(advice.get_by_role("row").nth(1)).to_be_visible()


def test_a_computer_plays_against_one(visit):
    page = visit("/memory")
    page.get_by_role("button", name="Settings").click()
    opponent = page.get_by_label("Opponent")
    opponent.select_option("optimal")
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Computer: 0 pairs in 0 attempts")).to_be_visible()
    # Until it is the computer's turn; a pair gives another turn.
    for _ in range(5):
        names = cards(page, name="face down").evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
        for name in names[:2]:
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
        if "differ" in page.get_by_role("status").inner_text():
            break
    expect(page.get_by_text(re.compile(r"Computer: \d pairs? in [1-9]"))).to_be_visible(timeout=15_000)
    expect(page.get_by_role("status")).to_contain_text(re.compile("your turn|The game is over|win", re.I), timeout=15_000)


def test_reload_keeps_the_table(visit):
    page = visit("/memory")
    face = turn(page, 3, lambda target: target.click())
    page.reload()
    expect(card(page, 3)).to_have_accessible_name(f"card 3, {face}, up")


def test_best_play_is_reported(visit, accessible):
    page = visit("/memory#statistics=10,1,3")
    part = page.get_by_role("region", name="Expectations")
    expect(part).to_contain_text("15.6217 attempts on average")
    expect(part).to_contain_text("A player who remembers only that many cards")
    expect(part.get_by_role("img", name="Attempts until all pairs are found")).to_be_visible()
    expect(part.get_by_text("proved")).to_be_visible()
    accessible(page)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Cards remembered").fill("")
    page.get_by_label("Cards remembered").blur()
    expect(part).to_contain_text("The first player wins")
    expect(page).to_have_url(re.compile("#statistics=10,2$"))
