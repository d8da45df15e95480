"""What the browser's tests share: the program that serves, Chromium, and what no page may do.

PUZZLELAB is the program; PUZZLELAB_URL the address of one that serves already.
"""
import os
import random
import re
import signal
import subprocess
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

# Machines that do much else beside are slow.
expect.set_options(timeout=15_000)
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def address():
    """Where the page is served."""
    if "PUZZLELAB_URL" in os.environ:
        yield os.environ["PUZZLELAB_URL"].rstrip("/")
        return
    # Who runs the tests in the background may ignore Ctrl-C; the server mustn't inherit that.
    server = subprocess.Popen(
        [os.environ["PUZZLELAB"], "serve", "--port", "0"], stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    line = server.stdout.readline()
    yield re.search(r"http://\S+", line)[0].rstrip("/")
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0, "Ctrl-C ends the server cleanly"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(browser):
    """A visitor without a past. Motion is reduced, so that computers answer fast."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def visit(context, address, request):
    """visit("/set"): opens a page of the visitor. Whatever it complains of or loads from elsewhere fails the test.

    What a page draws at random depends on the test's name and on how many pages were opened before: every run of a test
    plays the same games. `seed` is what the page's first game begins with instead.
    """
    complaints = []
    chance = random.Random(request.node.name)

    def watch(page):
        page.on("console", lambda message: message.type in ("error", "warning") and not refused(message) and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: local(request.url) or complaints.append(f"asks for {request.url}"))

    def refused(message):
        """A question that the program refuses is no fault of the page, which says why."""
        return "the server responded with a status of 400" in message.text

    def local(url):
        return url.startswith(("data:", "blob:")) or urllib.parse.urlsplit(url).netloc == urllib.parse.urlsplit(address).netloc

    def visit(path, seed=None):
        page = context.new_page()
        numbers = ([] if seed is None else [seed / 2**48]) + [chance.random() for _ in range(100)]
        page.add_init_script(f"{{ const numbers = {numbers}; Math.random = () => numbers.shift(); }}")
        page.set_default_timeout(20_000)
        watch(page)
        page.goto(address + path)
        return page

    yield visit
    assert complaints == []


@pytest.fixture
def accessible():
    """Fails when axe-core finds anything on a page, in either scheme."""

    def check(page):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            results = Axe().run(page)
            assert results.violations_count == 0, f"{scheme}: {results.generate_report()}"

    return check


@pytest.fixture
def shifts(context):
    """shifts(page): how much has moved on a page without a person's doing, as browsers measure it."""
    context.add_init_script("""
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
    """)
    return lambda page: page.evaluate("window.shifted")
