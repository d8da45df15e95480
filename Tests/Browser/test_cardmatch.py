"""Card matching in the browser: the game, its adviser, all deals."""
import re

from playwright.sync_api import expect


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("button", **which)


def card(page, place):
    return page.get_by_role("button", name=re.compile(rf"^card {place}, "))


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
        if "The game is over" in page.get_by_role("status").inner_text():
            return
        turn(place)
    for _ in range(40):
        if "The game is over" in page.get_by_role("status").inner_text():
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


def test_a_game_by_clicks(visit):
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)
    play_to_the_end(page, lambda target: target.click())
    expect(page.get_by_role("status")).to_contain_text(re.compile("over|no two", re.I))
    page.get_by_role("button", name="New game").click()
    expect(cards(page, name="face down")).to_have_count(12)


def test_a_game_by_keys(visit):
    page = visit("/cardmatch")
    expect(cards(page)).to_have_count(12)

    def press(target):
        target.focus()
        page.keyboard.press("Space")

    play_to_the_end(page, press)
    expect(page.get_by_role("status")).to_contain_text(re.compile("over|no two", re.I))


def test_the_adviser_knows_what_each_choice_is_worth(visit, accessible):
    # In the game that begins with 1 the first two cards match.
    page = visit("/cardmatch", seed=1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deal size").fill("6")
    page.get_by_role("button", name="Back").click()
    expect(cards(page)).to_have_count(6)
    page.get_by_text("Adviser").click()
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
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deal size").fill("20")
    page.get_by_role("button", name="Back").click()
    expect(cards(page)).to_have_count(20)
    page.get_by_text("Adviser").click()
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
    expect(page.get_by_role("row", name=re.compile("optimal|best", re.I))).to_be_visible(timeout=60_000)
