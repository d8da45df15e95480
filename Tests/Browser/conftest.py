"""What the browser's tests share: the program that serves, Chromium, and what no page may do.

PUZZLELAB is the program; PUZZLELAB_URL the address of one that serves already, or of a site: the page without a program.
"site" is that of the folder PUZZLELAB_SITE.
"""
import functools
import http.server
import os
import random
import re
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, expect, sync_playwright

from wire import HOOK, HeldByServer, HeldByWorker

# Machines that do much else at the same time are slow.
expect.set_options(timeout=15_000)
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


# load("lib/play/days.js"): a module that the page itself has, wherever the page's files are.
LOAD = "self.load = (path) => import(new URL(path, document.querySelector('script[src$=\"main.js\"]').src));"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A plain web server that says nothing."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def address():
    """Where the page is served."""
    if os.environ.get("PUZZLELAB_URL") == "site":
        handler = functools.partial(Quiet, directory=os.environ["PUZZLELAB_SITE"])
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
            threading.Thread(target=host.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{host.server_port}"
            host.shutdown()
        return
    if "PUZZLELAB_URL" in os.environ:
        yield os.environ["PUZZLELAB_URL"].rstrip("/")
        return
    # A shell that runs the tests in the background may ignore Ctrl-C; the server mustn't inherit
    # that.
    server = subprocess.Popen(
        [os.environ["PUZZLELAB"], "serve", "--port", "0"], stdout=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    line = server.stdout.readline()
    yield re.search(r"http://\S+", line)[0].rstrip("/")
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0, "Ctrl-C ends the server cleanly"


@pytest.fixture(scope="session")
def is_site(address):
    """Whether the page is a site, whose questions are answered by workers."""
    try:
        with urllib.request.urlopen(f"{address}/service.js") as answer:
            return answer.status == 200
    except urllib.error.HTTPError:
        return False


def pytest_configure(config):
    config.addinivalue_line("markers", "program(reason): a test of what only the program does, and why a site can't")


@pytest.fixture(autouse=True)
def needs_the_program(request):
    marker = request.node.get_closest_marker("program")
    if marker and request.getfixturevalue("is_site"):
        pytest.skip(marker.args[0])


@pytest.fixture(scope="session")
def program():
    """The program itself, for what isn't in the page."""
    if "PUZZLELAB" not in os.environ and "PUZZLELAB_URL" in os.environ:
        pytest.skip("PUZZLELAB names no program")
    return os.environ["PUZZLELAB"]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        new_context = browser.new_context

        def make(**choices):
            # Nor does a site keep all its files for each visitor; test_site.py has those that it does.
            context = new_context(**{"service_workers": "block", **choices})
            context.add_init_script(LOAD)
            return context

        browser.new_context = make
        yield browser
        browser.close()


@pytest.fixture
def context(browser, is_site):
    """A visitor without a past. Motion is reduced, so that computers answer fast."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, reduced_motion="reduce")
    if is_site:
        context.add_init_script(HOOK)
    yield context
    context.close()


@pytest.fixture
def hold(is_site):
    """hold(page, "set.analyze"): keeps a page's questions back; see wire.py."""
    return HeldByWorker if is_site else HeldByServer


@pytest.fixture
def ask(context, address):
    """ask("set.hints", {…}): the document that the page gets."""
    page = None

    def ask(question, request):
        nonlocal page
        if page is None:
            page = context.new_page()
            page.goto(address + "/results")
        return page.evaluate(
            "async ([question, request]) => (await load('lib/service/api.js')).ask(question, request)", [question, request])

    return ask


def until(page, expression, arg=None):
    """Waits until an expression holds. Playwright's own waiting asks again inside the page, whose policy forbids it."""
    end = time.monotonic() + 30
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"never: {expression}"
        page.wait_for_timeout(50)


def destine(page, numbers):
    """What the page draws at random."""
    page.add_init_script(f"{{ const numbers = {numbers}; Math.random = () => numbers.shift(); }}")


@pytest.fixture(autouse=True)
def chance(request, monkeypatch):
    """What pages draw at random depends on the test's name and on how many were opened before: every run of a test plays
    the same games.
    """
    chance = random.Random(request.node.name)
    new_page = BrowserContext.new_page

    def destined(context):
        page = new_page(context)
        destine(page, [chance.random() for _ in range(100)])
        return page

    monkeypatch.setattr(BrowserContext, "new_page", destined)


@pytest.fixture
def visit(context, address):
    """visit("/set"): opens a page of the visitor. Whatever it complains of or loads from elsewhere fails the test. `seed` is
    what the page's first game begins with.
    """
    complaints = []

    def watch(page):
        page.on("console", lambda message: message.type in ("error", "warning") and not refused(message) and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: local(request.url) or complaints.append(f"asks for {request.url}"))

    def refused(message):
        """A question that the program refuses isn't a fault of the page, which says why; nor is what the tests forbid."""
        return "the server responded with a status of 400" in message.text or "Service Worker registration blocked" in message.text

    def local(url):
        return url.startswith(("data:", "blob:")) or urllib.parse.urlsplit(url).netloc == urllib.parse.urlsplit(address).netloc

    def visit(path, seed=None):
        page = context.new_page()
        if seed is not None:
            page.add_init_script(f"{{ const draw = Math.random; Math.random = () => ((Math.random = draw), {seed / 2**48}); }}")
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
