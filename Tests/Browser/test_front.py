"""The front page in the browser."""
import gzip
import re

import pytest
from playwright.sync_api import expect


def test_each_game_has_a_live_answer_with_its_evidence(visit, accessible):
    page = visit("/")
    answers = {
        "Matchsticks": "Yes: take 1 and leave 17.",
        "Set": "In 3.23 % of all deals.",
        "Reversi": "White wins by 10",
        "Memory": "15.62 on average.",
        "Card matching": re.compile(r"\d+ points, in 8 turns\."),
    }
    for name, answer in answers.items():
        entry = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
        expect(entry.locator(".answer")).to_contain_text(answer, timeout=20_000)
        expect(entry.locator(".evidence")).to_contain_text("proved")
    accessible(page)


def test_the_kinds_of_evidence_are_explained(visit):
    page = visit("/")
    kinds = page.locator(".kinds")
    for word in ("proved", "bounded", "estimated", "sampled"):
        expect(kinds).to_contain_text(word)


def test_the_state_of_todays_puzzles_follows_other_tabs(visit):
    """page: change 9: new, begun, solved; the days in a row."""
    page = visit("/")
    other = visit("/results")
    puzzle = page.get_by_role("region", name="Today’s puzzles").get_by_role("listitem").filter(has_text="Set")
    expect(puzzle).to_have_class("new")
    found = """async (own) => {
        const { changeDay, today } = await load("lib/play/days.js");
        changeDay("set", today(), () => ({ own, tries: "S".repeat(own.length), seconds: 134 }));
    }"""
    other.evaluate(found, [0, 1, 2])
    expect(puzzle).to_contain_text("3 of 6 found")
    other.evaluate(found, [0, 1, 2, 3, 4, 5])
    expect(puzzle).to_contain_text("solved in 2:14")
    expect(puzzle).to_contain_text("1 day")
    expect(puzzle).to_have_class("solved")


def test_what_matters_is_above_the_fold(visit):
    """page: change 9: five games on a desktop, today and two games on a phone; cards of one height; no talk for developers above the footer."""
    page = visit("/results")
    # A day with the longest name.
    page.clock.set_fixed_time("2026-09-30T10:00:00")
    page.goto(page.url.replace("results", ""))
    expect(page.locator(".live .evidence")).to_have_count(5, timeout=20_000)
    expect(page.locator(".today .date")).to_contain_text("Wednesday 30 Sep")
    page.set_viewport_size({"width": 1440, "height": 900})
    entries = page.locator(".entry")
    ends = entries.locator(".ways").evaluate_all("all => all.map((each) => each.getBoundingClientRect().bottom)")
    assert len(ends) == 5 and max(ends) <= 900
    heights = entries.evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
    assert max(heights) - min(heights) < 1
    pictures = page.locator(".entry .scene").evaluate_all("all => all.map((each) => each.clientWidth / each.clientHeight)")
    assert all(abs(ratio - 4 / 3) < 0.05 for ratio in pictures)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".today").bounding_box()["y"] < 200
    assert entries.nth(1).evaluate("each => each.getBoundingClientRect().bottom") <= 844
    above = page.evaluate("[...document.querySelectorAll('.front > :not(footer)')].map((each) => each.textContent).join()")
    assert "schema" not in above and "schema" in page.locator(".front footer").inner_text()


def test_the_front_page_stays_small(context, address):
    """page: change 9: at most 15 KiB more than the 19.1 KiB of version 1.0.0, compressed as they are sent."""
    page = context.new_page()
    sizes = []
    page.on("response", lambda response: "/api/" not in response.url and sizes.append(len(gzip.compress(response.body()))))
    page.goto(address + "/")
    expect(page.locator(".live .evidence")).to_have_count(5, timeout=20_000)
    assert 10_000 < sum(sizes) < 19_606 + 15 * 1024


def test_the_entries_lead_to_the_rooms(visit):
    page = visit("/")
    page.get_by_role("heading", name="Matchsticks").get_by_role("link").click()
    expect(page.get_by_text("Matches: 18")).to_be_visible()
    page.get_by_role("link", name="puzzlelab").click()
    page.get_by_role("link", name="Find the losing numbers").click()
    expect(page.get_by_role("heading", name="Find the losing numbers")).to_be_visible()


def test_a_card_is_a_link_wherever_it_is_clicked(visit):
    """page: Frame, front page: the picture of a card leads to its game, too."""
    page = visit("/")
    box = page.locator(".entry .picture").nth(2).bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    page.wait_for_url(re.compile("/reversi/?$"))


def test_an_open_game_and_todays_puzzles_are_offered(visit):
    """page: front page: "Continue your game" only while there is one; today's puzzles always."""
    page = visit("/")
    offers = page.get_by_role("navigation", name="For you")
    today = page.get_by_role("region", name="Today’s puzzles")
    expect(today.get_by_role("listitem")).to_have_count(5)
    expect(today.get_by_role("link", name="Set find six Sets")).to_be_visible()
    expect(offers.get_by_role("link", name="Continue")).to_have_count(0)
    page = visit("/matchsticks")
    page.get_by_role("button", name="Take 2", exact=True).click()
    expect(page.get_by_text("Matches: 15")).to_be_visible()
    page = visit("/")
    page.get_by_role("link", name="Continue your game: Matchsticks").click()
    expect(page.get_by_text("Matches: 15")).to_be_visible()


def test_an_answer_is_louder_than_its_proof(visit):
    """page: change 8: the proof is a small sign until the reader asks."""
    page = visit("/")
    chip = page.locator(".live .evidence").first
    expect(chip.locator("summary")).to_contain_text("proved")
    expect(chip.locator(".argument")).to_be_hidden()
    chip.locator("summary").click()
    expect(chip.locator(".argument")).to_be_visible()
    assert page.url.endswith("/")


def test_the_front_page_is_short_on_a_phone(visit):
    """page: front page: 3,289 pixels were too many."""
    page = visit("/")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".live .evidence")).to_have_count(5, timeout=20_000)
    assert page.evaluate("document.documentElement.scrollHeight") < 2400


@pytest.mark.program("what is sent for an unknown address is decided by the web server that sends the folder")
@pytest.mark.parametrize("path", ["/nothing", "/reversi/more", "/Set"])
def test_an_unknown_address_gets_a_page_with_links(context, address, path):
    """page: Frame 10: no bare text, and a way back."""
    page = context.new_page()
    response = page.goto(address + path)
    assert response.status == 404
    expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
    page.locator("main").get_by_role("link", name="Reversi").click()
    page.wait_for_url(re.compile("/reversi/?$"))


def test_a_stroke_too_many_does_no_harm(context, address):
    """page: Frame 10: /matchsticks/ is /matchsticks."""
    page = context.new_page()
    page.goto(address + "/matchsticks/")
    expect(page.get_by_text("Matches: 18")).to_be_visible()


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


@pytest.mark.program("there is no program that could be gone: a question doesn't leave the browser")
def test_without_the_program_the_page_says_so(context, address):
    page = context.new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(address + "/")
    expect(page.get_by_text("The program doesn't answer; is 'puzzlelab serve' still running?").first).to_be_visible()
