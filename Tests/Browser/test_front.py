"""The front door in the browser."""
import re

import pytest
from playwright.sync_api import expect


def test_each_game_has_a_live_answer_with_its_evidence(visit, accessible):
    page = visit("/")
    answers = {
        "Matchsticks": "Yes: take 1 and leave 17.",
        "Set": "In 3.23 % of all deals.",
        "Reversi": "White wins by 10",
        "Memory": "15.6217 on average.",
        "Card matching": re.compile(r"\d+ points, in 8 turns\."),
    }
    for name, answer in answers.items():
        door = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
        expect(door.locator(".answer")).to_contain_text(answer, timeout=20_000)
        expect(door.locator(".evidence")).to_contain_text("proved")
    accessible(page)


def test_the_kinds_of_evidence_are_explained(visit):
    page = visit("/")
    kinds = page.locator(".kinds")
    for word in ("proved", "bounded", "estimated", "sampled"):
        expect(kinds).to_contain_text(word)


def test_the_doors_lead_to_the_rooms(visit):
    page = visit("/")
    page.get_by_role("heading", name="Matchsticks").get_by_role("link").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    page.get_by_role("link", name="puzzlelab").click()
    page.get_by_role("link", name="Find the losing numbers").click()
    expect(page.get_by_role("heading", name="Find the losing numbers")).to_be_visible()


def test_nothing_jumps_while_answers_arrive(visit, shifts):
    page = visit("/")
    expect(page.locator(".live .evidence")).to_have_count(5, timeout=20_000)
    assert shifts(page) < 0.02


@pytest.mark.parametrize("path", ["/", "/matchsticks", "/matchsticks#lesson", "/matchsticks#rules=kayles&heaps=7,9"])
def test_nothing_is_wider_than_360_pixels(visit, path):
    page = visit(path)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("h1").wait_for()
    if "rules" in path:
        expect(page.locator(".answers")).to_contain_text("The values repeat")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_without_the_program_the_page_says_so(context, address):
    page = context.new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(address + "/")
    expect(page.get_by_text("The program doesn't answer; is 'puzzlelab serve' still running?").first).to_be_visible()
