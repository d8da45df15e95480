"""The game of Set with other decks, and in a chain."""
import itertools
import re

import pytest
from playwright.sync_api import expect
from test_set import cards, choose, status

NUMBERS, COLOURS = ["one", "two", "three", "four"], ["red", "green", "yellow", "blue"]
SYMBOLS = {"square": 0, "icosahedron": 1, "icosahedra": 1, "circle": 2, "spiral": 3}


def begin(page, *settings):
    """A new game with settings, as the dialog would begin it."""
    expect(cards(page).first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    for name, value in settings:
        dialog.locator(f"[data-setting={name}]").get_by_role("combobox").select_option(label=value) if name == "deck" else (
            dialog.locator(f"[data-setting={name}]").get_by_role("radio", name=value).check())
    dialog.get_by_role("button", name="Start new game").click()
    expect(dialog).to_be_hidden()


def table(page):
    """The cards by their places, each with its features as numbers."""
    names = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    found = (re.match(r"card (\d+): (\w+) (\w+) (\w+?)s?$", name) for name in names)
    return {
        int(match[1]): (NUMBERS.index(match[2]), COLOURS.index(match[3]), SYMBOLS[match[4]]) for match in found if match}


def fours(page, are_quads):
    """Places of four cards that are a quad, or aren't: all equal, all different, or two and two."""
    there = table(page)
    return [
        places for places in itertools.combinations(there, 4)
        if all(sorted(values.count(value) for value in set(values)) in ([4], [1, 1, 1, 1], [2, 2])
               for values in zip(*(there[place] for place in places))) == are_quads]


@pytest.fixture
def quads(visit):
    page = visit("/set", seed=3)
    begin(page, ("deck", "EvenQuads"))
    expect(cards(page)).to_have_count(10)
    expect(page.get_by_text("Deck: 54")).to_be_visible()
    return page


def test_a_quad_is_found_and_explained(quads, accessible):
    expect(quads.get_by_role("region", name="Quads")).to_contain_text("Four cards are a quad when")
    assert fours(quads, True), "ten cards always hold a quad"
    accessible(quads)
    choose(quads, fours(quads, True)[0])
    expect(status(quads)).to_contain_text("MATCH! +3.")
    why = quads.get_by_role("region", name="Why")
    expect(why.get_by_role("heading")).to_have_text("Why this is a quad")
    expect(why.locator("tbody tr")).to_have_count(3)
    expect(quads.get_by_role("region", name="Quads found").get_by_role("listitem")).to_have_count(1)
    expect(quads.get_by_text("Deck: 50")).to_be_visible()
    choose(quads, fours(quads, False)[0])
    expect(status(quads)).to_contain_text("Not a quad – ")
    expect(why).to_contain_text("only this card makes a quad")


def test_hints_show_the_cards_of_a_quad_one_by_one(quads):
    hint = quads.get_by_role("button", name=re.compile("^Hint"))
    for count in (1, 2, 3, 4):
        hint.click()
        expect(quads.locator(".game > .hinted")).to_have_count(count)
    shown = quads.locator(".game > .hinted").evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    assert tuple(int(re.search(r"\d+", name)[0]) for name in shown) in fours(quads, True)


def test_a_game_of_quads_is_played_to_its_end(quads):
    over = quads.get_by_role("dialog", name="The game is over")
    for number in range(1, 17):
        if over.is_visible():
            break
        found = fours(quads, True)
        if not found:
            break
        choose(quads, found[0])
        expect(quads.get_by_role("region", name="Quads found").get_by_role("listitem")).to_have_count(number)
        expect(quads.locator(".set-card.match")).to_have_count(0, timeout=5000) if len(fours(quads, True)) > 1 else None
    expect(over).to_contain_text("quads", timeout=10_000)
    expect(over.locator(".end svg svg").first).to_be_visible()
    quads.reload()
    expect(quads.get_by_role("region", name="Quads found").get_by_role("listitem").first).to_be_attached()


@pytest.mark.parametrize("deck, count, name", [("ProSet", 7, "ProSets"), ("Set Junior", 9, "Sets"), ("GhostSet", 10, "GhostSets"), ("UltraSet", 8, "UltraSets")])
def test_other_decks_are_dealt_and_explained(visit, accessible, deck, count, name):
    page = visit("/set", seed=5)
    begin(page, ("deck", deck))
    expect(cards(page)).to_have_count(count)
    expect(page.get_by_role("region", name=name)).to_be_visible()
    labels = cards(page).evaluate_all("all => all.map(card => card.getAttribute('aria-label'))")
    assert len(set(labels)) == count
    accessible(page)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(page.locator(".game > .hinted")).to_have_count(1)


def test_a_chain_keeps_the_last_set_in_a_row_of_its_own(visit):
    page = visit("/set", seed=3)
    begin(page, ("chain", "On"))
    expect(page.locator(".set-cards.game[data-link='3']")).to_be_visible()
    expect(page.locator(".set-cards.game > .gone")).to_have_count(3)
    hint = page.get_by_role("button", name=re.compile("^Hint"))
    for _ in range(3):
        hint.click()
    places = page.locator(".game > .hinted").evaluate_all("all => all.map(card => card.getAttribute('aria-label').match(/\\d+/)[0])")
    choose(page, places)
    expect(page.get_by_role("region", name="Sets found").get_by_role("listitem")).to_have_count(1)
    expect(status(page)).to_contain_text("MATCH!")
    expect(page.locator(".set-cards.game > .gone")).to_have_count(0)
    expect(page.get_by_text("Deck: 66")).to_be_visible()
    tops = page.locator(".set-cards.game > *").evaluate_all("all => all.map(card => Math.round(card.getBoundingClientRect().top))")
    assert len(set(tops[:3])) == 1 and all(top > tops[0] for top in tops[3:])
