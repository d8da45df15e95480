"""Card matching in the browser: the game, its adviser, all deals."""
import re

import pytest
from playwright.sync_api import expect


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("button", **which)


def card(page, place):
    return page.get_by_role("button", name=re.compile(rf"^card {place}, "))


def over(page):
    return page.get_by_role("dialog", name="The game is over")


def settled(page, place):
    """The rank, the suit and the state of a card that was turned."""
    expect(card(page, place)).to_have_accessible_name(re.compile("up|matched"))
    return re.match(r"card \d+, (\w+) of (\w+), (\w+)", card(page, place).get_attribute("aria-label")).groups()


def play_to_the_end(page, press):
    """Turns every card onto the one before, then takes what matches, until no two cards match."""
    known = {}
    up, free = None, set(range(1, 13))

    def turn(place):
        nonlocal up
        press(card(page, place))
        rank, suit, state = settled(page, place)
        known[place] = (rank, suit)
        if state == "matched":
            free.difference_update({up, place})
            up = None
        else:
            up = place

    for place in range(1, 13):
        if over(page).is_visible():
            return
        turn(place)
    for _ in range(40):
        if over(page).is_visible():
            return
        pairs = [(one, two) for one in free for two in free if one < two and (known[one][0] == known[two][0] or known[one][1] == known[two][1])]
        if not pairs:
            return
        one, two = next((pair for pair in pairs if up in pair), pairs[0])
        if up not in (one, two):
            turn(one)
            continue
        turn(two if up == one else one)
    raise AssertionError("the game doesn't end")


def test_cards_lie_face_down(visit, accessible):
    page = visit("/cardmatch")
    expect(cards(page, name="face down")).to_have_count(12)
    expect(page.get_by_text("Score: 0 · Cards left: 12")).to_be_visible()
    card(page, 5).click()
    expect(card(page, 5)).to_have_accessible_name(re.compile(r"^card 5, (ace|jack|queen|king|\d+) of (hearts|diamonds|spades|clubs), up$"))
    expect(page.get_by_text("Score: −1 · Cards left: 12")).to_be_visible()
    accessible(page)


def test_a_game_by_clicks(visit, accessible):
    """page: Card matching 1: what best play expected and the deal allowed; the last cards are shown."""
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)
    play_to_the_end(page, lambda target: target.click())
    expect(over(page)).to_contain_text(re.compile(r"Your score is −?\d+ points?\."))
    expect(over(page)).to_contain_text("Best play expected36.76", timeout=60_000)
    expect(over(page)).to_contain_text(re.compile(r"This deal allowed\d+, all cards in view"))
    expect(over(page)).to_contain_text(re.compile("cost most"))
    accessible(page)
    over(page).get_by_role("button", name="Look at the table").click()
    expect(cards(page, name="face down")).to_have_count(0)
    page.get_by_role("button", name="New game").click()
    expect(cards(page, name="face down")).to_have_count(12)


def test_a_game_by_keys(visit):
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)

    def press(target):
        target.focus()
        page.keyboard.press("Space")

    play_to_the_end(page, press)
    expect(over(page)).to_be_visible()


def with_settings(page, choose):
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    choose(settings)
    settings.get_by_role("button", name="Start new game").click()
    expect(settings).to_be_hidden()


def deal(page, number):
    def slide(settings):
        slider = settings.get_by_label("Cards", exact=True)
        slider.focus()
        while int(slider.input_value()) != number:
            page.keyboard.press("ArrowRight" if int(slider.input_value()) < number else "ArrowLeft")

    with_settings(page, slide)
    expect(cards(page)).to_have_count(number)


def open_adviser(page):
    page.locator(".adviser summary").click()


def test_stop_ends_where_no_point_is_to_be_had(visit):
    """page: Card matching 3: a button to stop, which is highlighted where the program advises to."""
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)
    deal(page, 2)
    open_adviser(page)
    stop = page.get_by_role("button", name="Stop")
    expect(page.locator(".advice")).to_contain_text(re.compile("Stop here.*★ best"))
    expect(stop).to_have_class(re.compile("main"))
    card(page, 1).click()
    stop.click()
    expect(over(page)).to_contain_text("You stopped with −1 points.")


def test_two_people_play_in_turn(visit):
    """Two at one screen: after a miss the other one chooses; each has points of their own."""
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)

    def choose(settings):
        settings.get_by_role("group", name="Opponent").get_by_role("radio", name="A person").check()
        settings.get_by_label("Name of player 1").fill("Ann")
        settings.get_by_label("Name of player 2").fill("Ben")

    with_settings(page, choose)
    expect(page.get_by_text("Ann: 0 · Ben: 0 · Cards left: 12")).to_be_visible()
    for place in range(1, 12):
        card(page, place).click()
        if "doesn't match" in settled_words(page, place):
            break
    expect(page.locator(".play .message")).to_contain_text("Ben: turn a card.")
    card(page, 12).click()
    expect(page.get_by_text(re.compile(r"Ann: −?\d+ · Ben: (3|15|−3) · "))).to_be_visible()


def settled_words(page, place):
    expect(page.locator(".play .message")).to_contain_text(f"card {place} up")
    return page.locator(".play .message").inner_text()


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (1024, 600), (360, 740), (800, 1000), (1440, 900), (2560, 1440)])
def test_all_cards_and_the_score_are_in_view(visit, size):
    """seeds S2: no card and not the score is cut in any orientation, with 12 and with 20 cards."""
    page = visit("/cardmatch")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(cards(page)).to_have_count(12)
    boxes = cards(page).evaluate_all("all => all.map(card => card.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])")
    score = page.locator(".title > .scores").bounding_box()
    boxes.append([score["x"], score["y"], score["x"] + score["width"], score["y"] + score["height"]])
    assert all(left >= 0 and top >= 0 and right <= size[0] and bottom <= size[1] for left, top, right, bottom in boxes), boxes


def test_rules_name_the_points(visit):
    """page: Card matching 3: a panel of rules."""
    page = visit("/cardmatch")
    rules = page.locator("details", has_text="Rules")
    for words in ("The same rank: +16", "The same suit: +4", "Two cards that don't match: −2", "Turning a card back down: free"):
        expect(rules.get_by_text(words)).to_be_visible()


def test_an_introduction_that_one_does(visit, accessible):
    page = visit("/cardmatch#learn")
    place = page.get_by_role("region", name="Card matching in three minutes")
    step, next_step = place.get_by_role("status"), place.get_by_role("button", name="Next")
    card(page, 2).click()
    expect(step).to_contain_text("Something else is better")
    card(page, 3).click()
    expect(step).to_contain_text("+15")
    next_step.click()
    card(page, 3).click()
    expect(step).to_contain_text("+3")
    next_step.click()
    card(page, 2).click()
    expect(step).to_contain_text("6.06 points")
    card(page, 1).click()
    expect(step).to_contain_text("Matching suits early")
    expect(place.get_by_role("row", name="turning the open card back down")).to_contain_text("10.55")
    accessible(page)
    next_step.click()
    place.get_by_role("button", name="Play").click()
    expect(cards(page, name="face down")).to_have_count(12)


def test_the_adviser_knows_what_each_choice_is_worth(visit, accessible):
    # In the game that begins with 1 the first two cards match.
    page = visit("/cardmatch", seed=1)
    expect(cards(page)).to_have_count(12)
    deal(page, 6)
    open_adviser(page)
    advice = page.locator(".advice")
    expect(advice.get_by_role("row", name=re.compile("Turn an unseen card ★ best"))).to_be_visible()
    expect(advice.get_by_text("proved")).to_be_visible()
    card(page, 1).click()
    expect(advice.get_by_role("row", name=re.compile("^Turn the .* back down"))).to_be_visible()
    card(page, 2).click()
    expect(advice.get_by_role("row", name=re.compile("^Stop here"))).to_be_visible()
    accessible(page)


def test_what_cant_be_advised_is_said(visit):
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)
    deal(page, 20)
    open_adviser(page)
    expect(page.locator(".advice")).to_contain_text("1 to 14")


def test_all_deals_are_counted(visit, accessible):
    page = visit("/cardmatch#statistics=12")
    expect(page.get_by_text("There are 206,379,406,870 deals of 12 cards.")).to_be_visible()
    expect(page.get_by_role("img", name="Best scores of 12 cards")).to_be_visible()
    accessible(page)
    page.get_by_label("Cards on the table").fill("4")
    page.get_by_label("Cards on the table").blur()
    expect(page).to_have_url(re.compile("#statistics=4$"))
    page.get_by_role("button", name="Compare strategies").click()
    # Each strategy by its name, one after another.
    for name in ("Best play", "Never turn back", "Look first", "Take pairs at once", "At random", "Wholly at random"):
        expect(page.get_by_role("row", name=re.compile(f"^{name}"))).to_be_visible(timeout=60_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_all_deals_are_counted_in_groups_of_three(visit):
    page = visit("/cardmatch#statistics=12")
    page.get_by_label("A group is").select_option("3")
    expect(page).to_have_url(re.compile("#statistics=12,3$"))
    expect(page.get_by_text("Their best scores lie between 20 and 180")).to_be_visible()
    page.get_by_role("button", name="Compare strategies").click()
    # Best play of three is solved up to ten cards.
    for name in ("Look first", "At random", "Wholly at random"):
        expect(page.get_by_role("row", name=re.compile(f"^{name}"))).to_be_visible(timeout=60_000)
    expect(page.get_by_role("row", name=re.compile("^Best play"))).to_have_count(0)
    page.evaluate("location.hash = '#statistics=4'")
    expect(page.get_by_label("A group is")).to_have_value("2")


def test_a_number_of_cards_that_there_isnt_is_refused(visit):
    """page: Card matching 2."""
    page = visit("/cardmatch#statistics=x")
    expect(page.get_by_text("The number of cards is a whole number from 0 to 52.")).to_be_visible()
    page.evaluate("location.hash = '#statistics=52'")
    expect(page.get_by_text("There is 1 deal of 52 cards.")).to_be_visible(timeout=30_000)
