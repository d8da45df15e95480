"""The widgets in a browser: what a person sees and does there, and what Python receives."""

from __future__ import annotations

import base64
import http.server
import json
import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.embed import dependency_state, embed_data

from puzzlelab import SiteNotFoundError
from puzzlelab.widgets import ReversiBoard, SetDeal, configure, site
from puzzlelab.widgets.base import GameWidget

playwright = pytest.importorskip("playwright.sync_api")
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
HOST = "http://notebook.test"
# The site of a test is on this machine, which pages of other hosts may not read.
ARGUMENTS = ["--no-sandbox", "--disable-features=LocalNetworkAccessChecks"]
DEAL = "1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"


def _has_site() -> bool:
    try:
        return bool(site.find_site())
    except SiteNotFoundError:
        return False


pytestmark = [
    pytest.mark.skipif(not CHROMIUM.exists(), reason=f"{CHROMIUM} isn't installed"),
    pytest.mark.skipif(not _has_site(), reason="no site is there: ./run site .build/site"),
]


class Notebook:
    """A page that shows widgets as anywidget does, and a kernel that has them."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.widgets: dict[str, GameWidget] = {}
        self.parts: dict[str, bytes] = {}
        self.complaints: list[str] = []
        self.address = ""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.expose_function("saved", self._saved)
        page.route("**/*", self._fulfil)
        self.policy = ""
        self.open()

    def open(self, policy: str = "") -> None:
        """Open the page, with a content policy if there is one."""
        self.policy = policy
        page = self.page
        page.goto(HOST)
        page.wait_for_selector("[data-ready]")

    def _hear(self, said: Any) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _fulfil(self, route: Any) -> None:
        path = route.request.url.removeprefix(HOST)
        if path.startswith("/part/"):
            route.fulfill(body=self.parts[path.removeprefix("/part/")])
        elif path == "/":
            page = Path(__file__).with_name("widget-host.html")
            headers = {"Content-Security-Policy": self.policy} if self.policy else {}
            route.fulfill(body=page.read_text(), headers={"Content-Type": "text/html", **headers})
        elif self.address and path.startswith(self.address):
            route.continue_()
        else:
            self.complaints.append(f"asks for {route.request.url}")
            route.abort()

    def _saved(self, model: str, state: str) -> None:
        self.widgets[model].set_state(json.loads(state))

    def show(self, widget: GameWidget) -> Any:
        """Show a widget; its place in the page."""
        for name, part in widget.parts.items():
            if part.model_id not in self.parts:
                self.parts[part.model_id] = part.content
                self.page.evaluate("([id, name]) => addPart(id, name)", [part.model_id, name])
        self.widgets[widget.model_id] = widget
        state = {name: value for name, value in widget.get_state().items() if is_json(value)}
        self.page.evaluate("([id, state]) => addWidget(id, state)", [widget.model_id, state])
        return self.page.locator(f"[id='{widget.model_id}']")

    def put(self, widget: GameWidget, **traits: Any) -> None:
        """Set traits in Python, as a cell of the notebook does."""
        for name, value in traits.items():
            setattr(widget, name, value)
        state = {name: widget.get_state()[name] for name in traits}
        self.page.evaluate("([id, state]) => put(id, state)", [widget.model_id, state])

    def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Wait for what Python receives."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, f"Python wasn't told in time; {self.complaints}"
            self.page.wait_for_timeout(50)


def is_json(value: Any) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def notebook(browser: Any) -> Iterator[Notebook]:
    page = browser.new_page(viewport={"width": 1000, "height": 900}, reduced_motion="reduce")
    page.set_default_timeout(30_000)
    notebook = Notebook(page)
    yield notebook
    page.close()
    assert notebook.complaints == []


def test_moves_go_both_ways(notebook: Notebook) -> None:
    board = ReversiBoard("f5d6c3", level=2)
    place = notebook.show(board)
    place.locator("[data-square=d3]").click()
    notebook.until(lambda: board.moves == "f5d6c3d3")
    place.get_by_role("button", name="Undo").click()
    place.get_by_role("button", name="Undo").click()
    notebook.until(lambda: board.moves == "f5d6")
    place.get_by_role("button", name="Redo").click()
    notebook.until(lambda: board.moves == "f5d6c3")
    notebook.put(board, moves="f5")
    place.get_by_role("button", name="d6, empty, legal").wait_for()
    assert place.locator(".headline").inner_text() == "Black 4 – White 1"


def test_illegal_moves_change_nothing(notebook: Notebook) -> None:
    board = ReversiBoard("f5", level=2)
    place = notebook.show(board)
    place.locator(".square.legal").first.wait_for()
    place.locator("[data-square=a1]").click()
    notebook.until(lambda: "a1" in board.error)
    assert board.moves == "f5"
    notebook.put(board, moves="f5a8")
    notebook.until(lambda: "a8" in board.error)
    notebook.until(lambda: board.moves == "f5")
    assert "a8" in place.get_by_role("status").inner_text()
    notebook.put(board, moves="f5d6")
    notebook.until(lambda: board.error == "")


def test_moves_that_are_illegal_from_the_beginning_are_named(notebook: Notebook) -> None:
    board = ReversiBoard("a1", level=2)
    place = notebook.show(board)
    notebook.until(lambda: "a1" in board.error and board.moves == "")
    place.locator(".square.legal").first.wait_for()


def test_values_deepen_and_reach_python(notebook: Notebook) -> None:
    board = ReversiBoard("f5d6c3", level=6)
    place = notebook.show(board)
    notebook.until(
        lambda: (
            len(board.values) == 4
            and all(value["evidence"]["depth"] == 6 for value in board.values.values())
        )
    )
    best, value = next(iter(board.values.items()))
    assert value["principalVariation"][0] == best
    words = place.locator(f"[data-square={best}] .words").text_content()
    assert words.startswith("best move, ")
    assert "estimated at depth 6" in words
    assert re.match(rf"Best line: {best} .*depth 6\)\.", place.locator(".best-line").inner_text())
    notebook.put(board, analysing=False)
    notebook.until(lambda: board.values == {})
    assert place.locator(".square.noted").count() == 0
    place.get_by_label("Values", exact=True).last.check()
    notebook.until(lambda: board.analysing and len(board.values) == 4)


def test_the_level_goes_both_ways(notebook: Notebook) -> None:
    board = ReversiBoard("f5d6c3", level=4)
    place = notebook.show(board)
    notebook.until(lambda: bool(board.values))
    place.get_by_label("Strength").select_option("10")
    notebook.until(lambda: board.level == 10)
    notebook.put(board, level=7)
    assert place.get_by_label("Strength").input_value() == "7"


def test_the_board_is_played_by_the_keyboard(notebook: Notebook) -> None:
    board = ReversiBoard("f5d6c3", level=1)
    place = notebook.show(board)
    place.get_by_role("group", name="Reversi board").wait_for()
    place.locator(".square.legal").first.wait_for()
    place.locator("[data-square=c3]").focus()
    for key in ("ArrowRight", "Enter"):
        notebook.page.keyboard.press(key)
    notebook.until(lambda: board.moves == "f5d6c3d3")


def test_three_cards_are_tried(notebook: Notebook) -> None:
    deal = SetDeal(DEAL)
    place = notebook.show(deal)
    notebook.until(lambda: deal.set_count is not None)
    for _ in range(3):
        place.get_by_role("button", name="Hint").click()
    words = place.get_by_role("status").inner_text()
    places = [int(number) - 1 for number in re.findall(r"\d+", words)]
    for index in places:
        place.get_by_role("checkbox").nth(index).click()
    notebook.until(lambda: deal.found == [places])
    assert deal.selected == places
    place.get_by_role("heading", name="Why this is a Set").wait_for()
    other = next(index for index in range(12) if index not in places)
    place.get_by_role("checkbox").nth(other).click()
    notebook.until(lambda: deal.selected == [other])
    assert place.locator(".headline").inner_text().endswith("1 found")


def test_cards_are_chosen_by_keys(notebook: Notebook) -> None:
    deal = SetDeal(DEAL)
    place = notebook.show(deal)
    place.get_by_role("checkbox").first.focus()
    for key in "2a":
        notebook.page.keyboard.press(key)
    notebook.until(lambda: deal.selected == [1, 9])
    notebook.page.keyboard.press("h")
    assert place.get_by_role("status").inner_text().startswith("Hint")


def test_cards_are_dealt_by_a_seed(notebook: Notebook) -> None:
    deal = SetDeal(seed=5)
    place = notebook.show(deal)
    notebook.until(lambda: deal.cards is not None)
    first = deal.cards
    place.get_by_role("button", name="New deal").click()
    notebook.until(lambda: deal.seed != 5 and deal.cards != first)
    notebook.put(deal, seed=5)
    notebook.until(lambda: deal.cards == first)
    notebook.put(deal, cards="1PDS nonsense")
    notebook.until(lambda: "nonsense" in deal.error)
    notebook.put(deal, cards="0000 1111 2222")
    notebook.until(lambda: deal.set_count == 1 and deal.error == "")


def test_widgets_share_workers_and_leak_no_style(notebook: Notebook) -> None:
    look = "[...document.querySelectorAll('#outside, #button')].map((e) => getComputedStyle(e).cssText)"
    before = notebook.page.evaluate(look)
    boards = [ReversiBoard(level=2) for _ in range(9)]
    for board in boards:
        notebook.show(board)
    notebook.until(lambda: all(board.values for board in boards))
    assert len(notebook.page.workers) < len(boards)
    assert notebook.page.evaluate(look) == before
    assert notebook.page.evaluate("document.querySelectorAll('style').length") == 0
    assert notebook.page.locator("body > svg").count() == 0


def test_a_long_search_leaves_room_for_moves(notebook: Notebook) -> None:
    boards = [ReversiBoard(level=60) for _ in range(5)]
    places = [notebook.show(board) for board in boards]
    for place in places:
        place.locator("[data-square=d3]").click()
    notebook.until(lambda: all(board.moves == "d3" for board in boards), seconds=60)
    for board in boards:
        notebook.page.evaluate("(id) => leave(id)", board.model_id)


class _Published(http.server.SimpleHTTPRequestHandler):
    """A static host that lets other pages read its files, as GitHub Pages does."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Return the address of the site, as it is published below a path."""
    monkeypatch.setattr(site, "_configured", None)
    folder = str(site.find_site().parent)
    handler = partial(_Published, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/{site.find_site().name}"
        server.shutdown()


def test_modules_come_from_an_address(notebook: Notebook, published: str) -> None:
    configure(published)
    notebook.address = published
    board, deal = ReversiBoard("f5d6c3", level=3), SetDeal(DEAL)
    notebook.show(board)
    notebook.show(deal)
    notebook.until(lambda: len(board.values) == 4 and deal.set_count is not None)
    assert notebook.parts == {}


def test_an_address_without_a_site_is_named(notebook: Notebook, published: str) -> None:
    configure(f"{published}/none")
    notebook.address = published
    deal = SetDeal(DEAL)
    notebook.show(deal)
    notebook.until(lambda: "404" in deal.error)
    assert f"{published}/none/puzzlelab.js 404" in deal.error
    # The browser complains, too, and may do so later.
    notebook.until(lambda: any("404" in complaint for complaint in notebook.complaints))
    notebook.complaints.clear()


def test_a_saved_page_needs_no_kernel(notebook: Notebook) -> None:
    board = ReversiBoard("f5d6c3", level=3)
    saved = embed_data(views=[board], state=dependency_state([board]))["manager_state"]["state"]
    for model, part in saved.items():
        if buffers := part.get("buffers"):
            notebook.parts[model] = base64.b64decode(buffers[0]["data"])
            notebook.page.evaluate("([id]) => addPart(id)", [model])
    # Traits that have their defaults aren't in the page, and there is no kernel to inform.
    notebook.page.evaluate(
        "([id, state]) => addWidget(id, state, { isAlive: false })",
        [board.model_id, saved[board.model_id]["state"]],
    )
    place = notebook.page.locator(f"[id='{board.model_id}']")
    place.locator(".square.noted").first.wait_for()
    place.locator("[data-square=d3]").click()
    place.locator("[data-square=d3].white").wait_for()
    assert board.moves == "f5d6c3"


def test_a_strict_content_policy_suffices(notebook: Notebook) -> None:
    # No blob can be fetched, as in Visual Studio Code; blobs as modules and workers are allowed.
    notebook.open(
        "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; img-src data:; "
        f"style-src 'unsafe-inline'; connect-src {HOST} https:; child-src https: data: blob:"
    )
    board, deal = ReversiBoard("f5d6c3", level=2), SetDeal(DEAL)
    notebook.show(board)
    notebook.show(deal)
    notebook.until(lambda: len(board.values) == 4 and deal.set_count is not None)


def test_the_theme_is_the_notebooks(notebook: Notebook) -> None:
    place = notebook.show(SetDeal(DEAL))
    scheme = "(e) => getComputedStyle(e).colorScheme"
    host = place.locator("> div")
    assert host.evaluate(scheme) == "light"
    notebook.page.evaluate("document.body.style.background = '#111'")
    notebook.page.wait_for_function(
        "(id) => getComputedStyle(document.getElementById(id).firstChild).colorScheme === 'dark'",
        arg=place.get_attribute("id"),
    )
