"""Draws the pictures of docs/page.md, from the page itself:

    ./run serve --port 8765 &
    PUZZLELAB_URL=http://127.0.0.1:8765 .build/python-browser/bin/python Tests/Browser/figures/pictures.py
"""
import os
import pathlib
import sys

from playwright.sync_api import expect, sync_playwright

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TESTS))
from test_reversi import TRANSCRIPT  # noqa: E402

FOLDER = TESTS.parents[1] / "docs/page"
WIDE, PHONE = {"width": 1200, "height": 760}, {"width": 390, "height": 760}


def front(page):
    expect(page.locator(".live .evidence")).to_have_count(5)


def analysis(page):
    expect(page.locator(".values .proved, .values li").first).to_be_visible()
    page.wait_for_timeout(6000)


def review(page):
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_text("Review complete")).to_be_visible(timeout=120_000)


def daily(page):
    expect(page.locator(".set-card")).to_have_count(12)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_timeout(1600)


def table(page):
    for place in (3, 8):
        page.locator(".deck-card").nth(place).click()
        page.wait_for_timeout(300)


def explorer(page):
    expect(page.locator(".answers[aria-busy=false]")).to_be_visible()


PICTURES = {
    "front": ("/", WIDE, "light", front),
    "reversi": (f"/reversi#moves={TRANSCRIPT[:40]}", WIDE, "light", analysis),
    "review": (f"/reversi#moves={TRANSCRIPT}", WIDE, "dark", review),
    "set": ("/set#day=2026-11-22", PHONE, "light", daily),
    "memory": ("/memory", PHONE, "dark", table),
    "matchsticks": ("/matchsticks#rules=kayles&heaps=7,9", WIDE, "light", explorer),
}

if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        for name, (path, size, scheme, prepare) in PICTURES.items():
            context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
            page = context.new_page()
            page.add_init_script("Math.random = () => 0.4; localStorage.setItem('reversi.review', '10')")
            page.goto(os.environ["PUZZLELAB_URL"] + path)
            prepare(page)
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{name}.png")
            context.close()
        browser.close()
