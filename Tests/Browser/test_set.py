"""Set in the browser: the game, the puzzle of the day, any deal, the odds."""
import base64
import re
import zlib

import pytest
from playwright.sync_api import expect

# What games begin with whose first table, after the settings were left, has three Sets and none.
A_TABLE_WITH_SETS, A_TABLE_WITHOUT_SETS = 0, 2


def cards(page, **which):
    return page.get_by_role("group", name="Cards", exact=True).get_by_role("checkbox", **which)


def hinted(page):
    """The names of the cards that the hint shows."""
    return page.locator(".game > .hinted").evaluate_all("found => found.map(card => card.getAttribute('aria-label'))")


def moves(page, act):
    """Does something, and waits until the table has changed."""
    message = page.get_by_role("status")
    before = message.inner_text()
    act()
    expect(message).not_to_have_text(before)


def play_to_the_end(page, press):
    """Takes every Set that the hints show, and deals where there is none."""
    status = page.get_by_role("status")
    for _ in range(80):
        if "The game is over" in status.inner_text():
            return
        names = hinted(page)
        if names:
            for name in names:
                card = page.get_by_role("checkbox", name=name, exact=True)
                press(card)
                expect(card).to_have_attribute("aria-checked", "true")
            expect(status).to_have_text(re.compile("MATCH|The game is over"))
        deal = page.get_by_role("button", name="Deal 3 more")
        if deal.get_attribute("aria-disabled") == "false" and (names or "There is no Set" in status.inner_text()):
            moves(page, lambda: press(deal))
        elif "The game is over" not in status.inner_text():
            moves(page, lambda: press(page.get_by_role("button", name="Hint", exact=True)))
    raise AssertionError("the game doesn't end")


def test_twelve_cards_are_checkboxes_with_names(visit, accessible):
    page = visit("/set")
    expect(cards(page)).to_have_count(12)
    name = re.compile(r"^card 3: (one|two|three) (red|green|purple) (empty|striped|filled) (oval|diamond|squiggle)s?$")
    expect(cards(page, name=name)).to_have_count(1)
    expect(page.get_by_text("Deck: 69")).to_be_visible()
    accessible(page)


def test_a_hint_leaves_the_selection_alone(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 1:").click()
    page.get_by_role("checkbox", name="card 5:").click()
    expect(cards(page, checked=True)).to_have_count(2)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status")).to_have_text(re.compile("Hint 1 of|There is no Set"))
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("checkbox", name="card 5:")).to_have_attribute("aria-checked", "true")
    expect(cards(page, checked=True)).to_have_count(2)


def test_three_cards_are_explained(visit, accessible):
    page = visit("/set")
    for place in (1, 2, 3):
        page.get_by_role("checkbox", name=f"card {place}:").click()
    why = page.get_by_role("region", name="Why")
    expect(why.get_by_role("heading")).to_have_text(re.compile("Why this (is|isn.t) a Set"))
    expect(why.get_by_role("row")).to_have_count(5)
    expect(why.get_by_text("definition")).to_be_visible()
    accessible(page)


def test_deal_three_more_keeps_the_places(visit):
    page = visit("/set")
    first = cards(page).first.get_attribute("aria-label")
    page.get_by_role("button", name="Deal 3 more").click()
    expect(cards(page)).to_have_count(15)
    expect(cards(page).first).to_have_attribute("aria-label", first)
    page.get_by_role("button", name="Undo").click()
    expect(cards(page)).to_have_count(12)


@pytest.fixture
def late_game(context, address):
    """The fragment of a game with nine cards in the deck, played by hints."""

    def ask(actions, *commands):
        request = {"actions": actions, "commands": commands, "pause": True, "seed": 5}
        return context.request.post(f"{address}/api/set.replay", data=request).json()["result"]

    state = ask([], "new")
    while state["table"]["deck"] > 9:
        state = ask(state["actions"], "hint")
        state = ask(state["actions"], *(f"select {place + 1}" for place in state["table"].get("hint", [])), "deal")
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress("\n".join(["5", *state["actions"]]).encode()) + packer.flush()
    return "#game=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_game_by_clicks(visit, late_game):
    page = visit(f"/set{late_game}")
    expect(page.get_by_text("Deck: 9")).to_be_visible()
    play_to_the_end(page, lambda target: target.click())
    expect(page.get_by_text("Deck: 0")).to_be_visible()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_text("Deck: 69")).to_be_visible()


def test_a_game_by_keys(visit, late_game):
    page = visit(f"/set{late_game}")
    expect(page.get_by_text("Deck: 9")).to_be_visible()

    def press(target):
        target.focus()
        page.keyboard.press("Space")

    play_to_the_end(page, press)
    expect(page.get_by_text("Deck: 0")).to_be_visible()


def test_arrows_walk_over_the_cards(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 1:").focus()
    for key, place in [("ArrowRight", 2), ("ArrowDown", 6), ("ArrowLeft", 5), ("ArrowUp", 1), ("End", 12), ("Home", 1)]:
        page.keyboard.press(key)
        expect(page.get_by_role("checkbox", name=f"card {place}:")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    expect(page.get_by_role("checkbox", name="card 1:")).to_be_focused()


def race(visit, seed, seconds):
    """A race against a computer that claims a Set when the table hasn't changed for so many seconds."""
    page = visit("/set", seed=seed)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Opponent").fill(str(seconds))
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("region", name="Race")).to_be_visible()
    return page


def no_second_passes(page):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("set.replay") else None)
    page.wait_for_timeout(2200)
    assert asked == []


def test_a_race_is_lost_to_the_computer_in_time(visit):
    page = race(visit, A_TABLE_WITH_SETS, seconds=1)
    page.get_by_role("button", name="Deal 3 more").click()
    expect(page.get_by_role("region", name="Race")).to_contain_text("the computer 1 Set", timeout=20_000)


def test_seconds_of_a_race_change_no_message_and_pass_only_at_the_table(visit):
    page = race(visit, A_TABLE_WITH_SETS, seconds=60)
    page.get_by_role("checkbox", name="card 1:").click()
    expect(page.get_by_role("checkbox", name="card 1:")).to_have_attribute("aria-checked", "true")
    said = page.get_by_role("status").inner_text()
    waited = page.get_by_role("progressbar")

    def passes_a_second():
        expect(waited).not_to_have_js_property("value", waited.evaluate("bar => bar.value"))

    passes_a_second()
    expect(page.get_by_role("status")).to_have_text(said)
    # Nobody sees the table: no second passes.
    page.get_by_role("tab", name="Explore").click()
    no_second_passes(page)
    page.get_by_role("tab", name="Play").click()
    passes_a_second()


def test_no_second_of_a_race_passes_where_there_is_nothing_to_claim(visit):
    page = race(visit, A_TABLE_WITHOUT_SETS, seconds=60)
    expect(page.get_by_text("Sets on the table: 0")).to_be_visible()
    no_second_passes(page)


def test_reload_and_two_tabs(visit):
    page = visit("/set")
    page.get_by_role("checkbox", name="card 2:").click()
    expect(page.get_by_role("checkbox", name="card 2:")).to_have_attribute("aria-checked", "true")
    names = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    other = visit("/set")
    expect(cards(other)).to_have_count(12)
    other.get_by_role("button", name="New game").click()
    expect(cards(other, checked=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("checkbox", name="card 2:")).to_have_attribute("aria-checked", "true")
    assert cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))") == names


def test_the_puzzle_of_a_day(visit, accessible):
    page = visit("/set#day=2026-11-22")
    expect(page.get_by_role("status")).to_have_text("Sunday, 22 November 2026: find all six Sets.")
    names = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    page.get_by_role("button", name="Show solutions").click()
    places = page.locator(".sets-found .note").all_inner_texts()
    assert len(places) == 6
    accessible(page)
    for number, text in enumerate(places, 1):
        for place in re.findall(r"\d+", text):
            page.get_by_role("checkbox", name=f"card {place}:").click()
        expect(page.get_by_text(f"Found: {number} of 6")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("all six are found")
    page.reload()
    expect(page.get_by_text("Found: 6 of 6")).to_be_visible()
    page.get_by_role("button", name="Next day").click()
    expect(page).to_have_url(re.compile("#day=2026-11-23$"))
    expect(page.get_by_text("Found: 0 of 6")).to_be_visible()
    assert cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))") != names


def test_a_day_that_is_none(visit):
    page = visit("/set#day=2026-02-30")
    expect(page.get_by_role("status")).to_contain_text("is not a day")


def test_a_hint_of_the_puzzle_shows_one_card_then_two(visit):
    page = visit("/set#day=2026-11-22")
    expect(page.get_by_role("status")).to_contain_text("find all six")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted")).to_have_count(1)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hinted")).to_have_count(2)
    expect(cards(page, checked=True)).to_have_count(0)


def test_any_deal_is_explored(visit, accessible):
    page = visit("/set#cards=0000,1111,2222,0120,2GSF")
    expect(page.get_by_role("status")).to_contain_text("1 Set among these cards")
    page.get_by_role("button", name="Set 1: cards 1, 2, 3").click()
    expect(page.get_by_role("heading", name="Why this is a Set")).to_be_visible()
    accessible(page)
    page.get_by_label("Cards", exact=True).fill("one red empty oval, 1RXX")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("shape must be")
    page.get_by_label("Cards", exact=True).fill("one red empty oval, two red empty ovals")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page).to_have_url(re.compile("#cards=0000,1000$"))
    page.get_by_text("Choose cards by clicking").click()
    page.get_by_role("checkbox", name="three red empty ovals", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("1 Set among these cards")


def test_an_address_that_changes_is_followed(visit):
    page = visit("/set#cards=0000,1111,2222")
    expect(page.get_by_role("status")).to_contain_text("1 Set among")
    page.evaluate("location.hash = '#cards=0000,1111,2221'")
    expect(page.get_by_role("status")).to_contain_text("No Set among")
    page.get_by_role("tab", name="Play").click()
    expect(cards(page)).to_have_count(12)
    page.go_back()
    expect(page.get_by_role("heading", name="Explore a deal")).to_be_visible()


def test_the_odds_are_counted(visit, accessible):
    page = visit("/set#odds=6")
    part = page.get_by_role("region", name="How many Sets are on the table?")
    expect(part).to_contain_text("deals 0 Sets are most frequent", timeout=30_000)
    expect(part.get_by_role("img", name="Sets among 6 cards")).to_be_visible()
    expect(part.get_by_text("proved")).to_be_visible()
    part.get_by_text("As a table").click()
    expect(part.get_by_role("row")).to_have_count(5)
    accessible(page)
