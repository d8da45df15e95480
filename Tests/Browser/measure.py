"""Prints the table of docs/page.md: how soon each room is seen and answers. Not a test, which would depend on the machine.

    ./run serve --port 8765 &
    PUZZLELAB_URL=http://127.0.0.1:8765 .build/python-browser/bin/python Tests/Browser/measure.py [ROUNDS]
"""
import os
import statistics
import sys

from playwright.sync_api import sync_playwright

# Each room: what is pressed first, and where that shows; without the first, what there is to be read.
ROOMS = {
    "Front page": ("/", None, ".live .evidence"),
    "Matchsticks": ("/matchsticks", ".heap .toolbar button", ".message"),
    "Matchsticks, explorer": ("/matchsticks#rules=kayles&heaps=7,9", None, ".answers[aria-busy=false]"),
    "Set": ("/set", ".set-card", ".message"),
    "Set, daily puzzle": ("/set#day=2026-11-22", ".set-card", ".message"),
    "Reversi": ("/reversi", ".square.legal", ".message"),
    "Reversi, analysis": ("/reversi#moves=d3c3c4e3c2c5f4f3e2d2", ".analysis .square.legal", ".analysis .message"),
    "Reversi, practice": ("/reversi#practise", ".practice .square.legal", ".practice .message"),
    "Memory": ("/memory", ".deck-card.down", ".message"),
    "Card matching": ("/cardmatch", ".deck-card.down", ".message"),
    "Your results": ("/results", None, "h1"),
}

WATCH = """({ press, answer }) => {
    [window.paint, window.shift, window.usable] = [0, 0, 0];
    const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe("largest-contentful-paint", (entry) => (window.paint = entry.startTime));
    observe("layout-shift", (entry) => entry.hadRecentInput || (window.shift += entry.value));
    const seen = (selector) => [...document.querySelectorAll(selector)].find((each) => each.checkVisibility({ visibilityProperty: true }));
    let before = null;
    const look = () => {
        const [button, place] = [press && seen(press), seen(answer)];
        if (press && before === null && button && place) {
            before = place.textContent;
            button.click();
        } else if (place && (!press || (before !== null && place.textContent !== before))) {
            window.usable = performance.now();
            return;
        }
        requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", look);
}"""


def measure(browser, path, press, answer):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(f"({WATCH})({{ press: {press!r}, answer: {answer!r} }})".replace("None", "null"))
    page.goto(os.environ["PUZZLELAB_URL"] + path)
    while not page.evaluate("window.usable"):
        page.wait_for_timeout(20)
    page.wait_for_load_state("networkidle")
    figures = page.evaluate("[window.paint, window.usable, window.shift]")
    context.close()
    return figures


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        print(f"Chromium {browser.version}, {os.cpu_count()} processors\n\n| page | largest paint | first answer | layout shift |\n|---|---|---|---|")
        for name, room in ROOMS.items():
            paint, usable, shift = zip(*(measure(browser, *room) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 9)))
            print(f"| {name} | {statistics.median(paint):.0f} ms | {statistics.median(usable):.0f} ms | {max(shift):.3f} |", flush=True)
        browser.close()
