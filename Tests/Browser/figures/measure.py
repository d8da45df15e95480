"""Prints the table of docs/page.md: how soon each page is seen and answers, when it is opened for the first time and again
later. Not a test, which would depend on the machine. The address may be that of the program or of a site, all of whose files
the browser has kept by the second visit.

    ./run serve --port 8765 &
    PUZZLELAB_URL=http://127.0.0.1:8765 .build/python-browser/bin/python Tests/Browser/figures/measure.py [ROUNDS]
"""
import os
import statistics
import sys
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright

# Each page: what is pressed first, and where that shows; without the first, what there is to be read.
PAGES = {
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


def is_site():
    try:
        with urllib.request.urlopen(os.environ["PUZZLELAB_URL"] + "/service.js"):
            return True
    except urllib.error.HTTPError:
        return False


def look(context, path, press, answer):
    """The largest paint, the first answer and the layout shift of a visit."""
    page = context.new_page()
    page.add_init_script(f"({WATCH})({{ press: {press!r}, answer: {answer!r} }})".replace("None", "null"))
    page.goto(os.environ["PUZZLELAB_URL"] + path)
    while not page.evaluate("window.usable"):
        page.wait_for_timeout(20)
    page.wait_for_load_state("networkidle")
    figures = page.evaluate("[window.paint, window.usable, window.shift]")
    if is_site():
        page.evaluate("navigator.serviceWorker.ready")
        page.wait_for_timeout(500)
    page.close()
    return figures


def measure(browser, *page):
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    first, second = look(context, *page), look(context, *page)
    context.close()
    return first + second[:2]


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        print(f"Chromium {browser.version}, {os.cpu_count()} processors\n\n"
              "| page | largest paint | first answer | paint, again | answer, again | layout shift |\n|---|---|---|---|---|---|")
        for name, page in PAGES.items():
            paint, usable, shift, again, later = zip(*(measure(browser, *page) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 9)))
            times = " | ".join(f"{statistics.median(each):.0f} ms" for each in (paint, usable, again, later))
            print(f"| {name} | {times} | {max(shift):.3f} |", flush=True)
        browser.close()
