"""The puzzles of the day of other decks than Set's: the terminal's, with records and streaks of their own."""
import re

import pytest
from playwright.sync_api import expect
from test_today import DAY, day_page, view

DECKS = {"quads": ("EvenQuads", "quad", 10), "proset": ("ProSet", "ProSet", 7), "ghost": ("GhostSet", "GhostSet", 10)}


def terminal(page, deck):
    """What `set puzzle --deck DECK --date DAY` answers."""
    return page.evaluate("""async ([date, deck]) => {
        const { ask } = await load("lib/service/api.js");
        return (await ask("set.puzzle", { date, deck })).result.puzzles[0];
    }""", [DAY, deck])


def card(page, place):
    return view(page).get_by_role("checkbox", name=f"card {place + 1}:")


@pytest.mark.parametrize("deck", DECKS)
def test_the_puzzle_of_a_deck_is_that_of_the_terminal_and_is_solved(visit, context, accessible, deck):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    title, group, count = DECKS[deck]
    page = day_page(visit, "set", f"{DAY},{deck}")
    puzzle = terminal(page, deck)
    expect(view(page).get_by_role("checkbox")).to_have_count(count)
    looks = view(page).get_by_role("checkbox").evaluate_all("all => all.map(card => card.dataset.look.split(' ').at(-1))")
    assert looks == puzzle["cards"]
    expect(view(page).get_by_role("combobox", name="Deck")).to_have_value(re.compile(r"\d"))
    accessible(page)
    expect(view(page).locator(".message")).to_have_text(f"Find all three {group}s.")
    for places in puzzle["sets"]:
        for place in places:
            card(page, place).click()
    expect(view(page).locator(".message")).to_contain_text(f"All three are found: 3 {group}s in")
    expect(view(page).locator(".streak")).to_have_text("Streak: 1 · Best: 1")
    expect(view(page).get_by_role("region", name=f"{group[0].upper()}{group[1:]}s found").get_by_role("listitem")).to_have_count(3)
    view(page).get_by_role("button", name="Share").click()
    expect(view(page).locator(".message")).to_contain_text("clipboard")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith(f"{title} puzzle, 25 November 2026\n3 {group}s in") and text.endswith(f"/set#day={DAY},{deck}")
    # The day of the usual deck is another puzzle.
    page.goto(page.url.replace(f",{deck}", ""))
    expect(view(page).locator(".streak")).to_contain_text("begin a streak")
    expect(view(page).locator(".message")).to_have_text("Find all six Sets.")
    page.goto(page.url.replace(f"/set#day={DAY}", "/results"))
    expect(page.get_by_text(f"solved ({deck})")).to_be_visible()


def test_a_deck_is_chosen_with_the_words_of_the_settings(visit):
    page = day_page(visit, "set")
    field = view(page).get_by_role("combobox", name="Deck")
    assert field.locator("option").all_inner_texts() == ["Set", "Set Junior", "EvenQuads", "ProSet", "UltraSet", "GhostSet", "Other …"]
    field.select_option(label="UltraSet")
    expect(view(page).locator(".message")).to_have_text("Find all three UltraSets.")
    assert page.url.endswith(f"#day={DAY},ultra")
    expect(view(page).get_by_role("checkbox")).to_have_count(8)
    expect(field).to_be_focused()
    # Decks without a line of their own, and what isn't a deck.
    field.select_option(label="Other …")
    other = view(page).get_by_role("textbox", name="Other")
    other.fill("set-5")
    other.press("Enter")
    expect(view(page).get_by_role("checkbox")).to_have_count(16)
    other.fill("tarot")
    other.press("Enter")
    expect(view(page).locator("[data-setting=deck] .notice")).to_contain_text("a deck that has groups")
    page.reload()
    expect(view(page).get_by_role("checkbox")).to_have_count(16)


def test_another_puzzle_is_of_an_earlier_day(visit):
    page = day_page(visit, "set", f"{DAY},quads")
    view(page).get_by_role("button", name="Another puzzle").click()
    expect(view(page).get_by_role("heading", level=1)).not_to_have_text("Wednesday, 25 November 2026")
    assert re.search(r"#day=202[3-6]-\d\d-\d\d,quads$", page.url)
    expect(view(page).get_by_role("button", name="Next day")).not_to_have_attribute("aria-disabled", "true")


def test_hints_lead_to_every_set_of_the_day(visit):
    page = day_page(visit, "set")
    sets = page.evaluate("""async (date) => {
        const { ask } = await load("lib/service/api.js");
        return (await ask("set.puzzle", { date })).result.puzzles[0].sets;
    }""", DAY)
    hint = view(page).get_by_role("button", name="Hint")
    shown = set()
    for _ in range(3 * len(sets)):
        hint.click()
        shown.add(view(page).locator(".message").inner_text())
    for places in sets:
        first, second, third = (place + 1 for place in places)
        assert f"Hint: cards {first}, {second} and {third}." in shown
