"""Matchsticks in the browser."""
import re

from playwright.sync_api import expect


def test_a_game_by_clicks(visit, accessible):
    page = visit("/matchsticks")
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    accessible(page)
    for _ in range(20):
        if re.search("win|lose", page.get_by_role("status").inner_text()):
            break
        page.get_by_role("button", name="Take 1", exact=True).click()
        expect(page.get_by_role("status")).to_have_text(re.compile("It's your turn|win|lose"))
    expect(page.get_by_role("status")).to_have_text(re.compile("win|lose"))
