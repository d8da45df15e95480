"""The page as a folder that needs no server: what it keeps, what it may do, how it is updated, and what other pages do with it.

PUZZLELAB_SITE is the folder that `./run site` wrote. It is sent by Python's plain web server, from a folder of another website.
"""
import base64
import contextlib
import functools
import hashlib
import http.server
import json
import os
import pathlib
import re
import shutil
import struct
import threading

import pytest
from playwright.sync_api import expect

from conftest import until
from test_layout import PAGES
from test_reversi import FIRST_VALUE, square

if "PUZZLELAB_SITE" not in os.environ:
    pytest.skip("PUZZLELAB_SITE names no folder of a site", allow_module_level=True)


def folder_of(site):
    """The folder of a site's files, which the script names whose address lasts."""
    return re.search(r'"\./(\w+)/', (site / "puzzlelab.js").read_text())[1]


SITE = pathlib.Path(os.environ["PUZZLELAB_SITE"]).resolve()
FOLDER = folder_of(SITE)
FILES = SITE / FOLDER
PLACE = "/games/lab"
MANY = [page for page in PAGES if page != "/reversi#practise"]


class Sender(http.server.SimpleHTTPRequestHandler):
    """A plain web server; other websites may read what it sends."""

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_):
        pass


class Host:
    """A website at a port of this machine, whose files are a folder."""

    def __init__(self, folder, port=0, sender=Sender):
        handler = functools.partial(sender, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.address = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


@contextlib.contextmanager
def hosted(folder, sender=Sender):
    host = Host(folder, sender=sender)
    yield host
    with contextlib.suppress(OSError):
        host.stop()


@pytest.fixture
def website(tmp_path):
    """A website with a copy of the site in a folder, which a test may change, and a page from elsewhere."""
    root = tmp_path / "website"
    shutil.copytree(SITE, root / PLACE[1:])
    (root / "other.html").write_text("<!doctype html><title>Somebody's page</title>")
    asked = []

    class Noting(Sender):
        def do_GET(self):
            asked.append(self.path)
            super().do_GET()

    with hosted(root, Noting) as host:
        host.site, host.url, host.asked = root / PLACE[1:], host.address + PLACE, asked
        yield host


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """A website with the site itself."""
    root = tmp_path_factory.mktemp("website")
    (root / "games").mkdir()
    (root / PLACE[1:]).symlink_to(SITE)
    with hosted(root) as host:
        yield host.address + PLACE


@pytest.fixture
def visitor(browser):
    """A visitor without a past whose browser keeps the site."""
    context = browser.new_context(service_workers="allow", reduced_motion="reduce", viewport={"width": 1200, "height": 900})
    context.set_default_timeout(30_000)
    yield context
    context.close()


def kept(page):
    """Waits until the browser has kept all files, and can show them without a network."""
    page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise((done) => (active.onstatechange = done)))")


def opened(context, url, words):
    page = context.new_page()
    page.goto(url)
    expect(page.locator("#main").get_by_text(words).locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
    return page


def test_the_front_page_loads_no_module(plain, browser):
    """page: P20: its answers are those that the modules gave when it was made."""
    context = browser.new_context()
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(plain + "/")
    expect(page.locator(".live .evidence")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if ".wasm" in url]
    recorded = [json.loads(line) for line in (FILES / "answers.jsonl").read_text().splitlines()]
    page.evaluate("async (address) => (window.lab = await import(`${address}/puzzlelab.js`))", plain)
    for document in recorded:
        question = document["schema"].split("/")[1]
        again = page.evaluate("([question, request]) => lab.ask(question, request)", [question, document["request"]])
        assert {**again, "run": None} == {**document, "run": None}
    context.close()


def test_a_game_is_played_without_what_answers_questions(plain, browser):
    """page: 7: the module that plays a game is enough to play; the other one comes with the first question."""
    context = browser.new_context()
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto(plain + "/set/")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("#main").get_by_text("Hint 1 of").locator("visible=true")).to_be_visible(timeout=FIRST_VALUE)
    assert {name for name in asked if ".wasm" in name} == {"set-play.wasm.gz"}
    page.evaluate("location.hash = '#odds=3'")
    expect(page.get_by_text("are the most common number").or_(page.get_by_text("is the most common number"))).to_be_visible(timeout=FIRST_VALUE)
    assert {name for name in asked if ".wasm" in name} == {"set-play.wasm.gz", "set.wasm.gz"}
    other = context.new_page()
    other.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    asked.clear()
    other.goto(plain + "/set/#odds=3")
    expect(other.get_by_text("the most common number")).to_be_visible(timeout=FIRST_VALUE)
    assert {name for name in asked if ".wasm" in name} == {"set.wasm.gz"}
    context.close()


class Unpacking(Sender):
    """A host that says of packed files that they are packed, so that browsers unpack them."""

    def end_headers(self):
        if self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


class Slow(Sender):
    """A host at the end of a slow line: a module comes in twenty pieces, each when the test has seen the one before."""

    turn = threading.Semaphore(0)

    def copyfile(self, source, outputfile):
        if not self.path.endswith(".gz"):
            return super().copyfile(source, outputfile)
        data = source.read()
        for at in range(0, len(data), len(data) // 20 + 1):
            outputfile.write(data[at:at + len(data) // 20 + 1])
            outputfile.flush()
            self.turn.acquire()


def test_a_host_that_unpacks_modules_on_the_way_does_no_harm(browser):
    """page: P17: whether a module is packed is seen from its bytes."""
    context = browser.new_context()
    with hosted(SITE, Unpacking) as host:
        opened(context, host.address + "/matchsticks", PAGES["/matchsticks"])
    context.close()


def test_a_slow_line_is_seen(browser):
    """page: P20: how much of the module is there; nothing can be pressed before there is a game, and nothing opens later on its own."""
    context = browser.new_context()
    with hosted(SITE, Slow) as host:
        page = context.new_page()
        page.goto(host.address + "/memory")
        wait = page.locator(".loading")
        for _ in range(8):
            Slow.turn.release()
        size = (FILES / "memory-play.wasm.gz").stat().st_size / 1e6
        expect(wait).to_contain_text(re.compile(rf"Loading the game: \d\.\d of {size:.1f} MB"))
        expect(wait.locator("progress")).to_be_visible()
        settings = page.get_by_role("button", name="Settings")
        expect(settings).to_have_attribute("aria-disabled", "true")
        settings.dispatch_event("click")
        for _ in range(100):
            Slow.turn.release()
        expect(page.get_by_text(PAGES["/memory"])).to_be_visible()
        expect(wait).to_have_count(0)
        expect(settings).to_have_attribute("aria-disabled", "false")
        assert page.locator("dialog[open]").count() == 0
    context.close()


def digest(data):
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def files_of(site):
    return json.loads(re.search(r"const files = (\{.*?\});", (site / "service.js").read_text(), re.S)[1])


def publish(site, more, listed=None):
    """Copies another version over the site, in which some files end otherwise; `listed` are ends in the list that aren't so. Returns
    the name of its folder.
    """
    old, new = folder_of(site), hashlib.sha256(repr((more, listed)).encode()).hexdigest()[:16]
    shutil.copytree(site / old, site / new)
    before, files = {path: (site / new / path).read_bytes() for path in more}, {}
    for path, end in more.items():
        (site / new / path).write_bytes(before[path] + end)
    for path in (*site.glob("index.html"), *site.glob("[a-z]*/index.html"), site / "puzzlelab.js"):
        path.write_text(path.read_text().replace(old, new))
    for path in files_of(site):
        path = path.replace(old, new)
        files[path] = digest((site / path).read_bytes())
    files.update({f"{new}/{path}": digest(before[path] + end) for path, end in (listed or {}).items()})
    text = re.sub(r'const version = "\w+"', f'const version = "{new}"', (site / "service.js").read_text())
    (site / "service.js").write_text(re.sub(r"const files = \{.*?\};", f"const files = {json.dumps(files)};", text, count=1, flags=re.S))
    return new


def update(page):
    """Lets the browser check for another version; what becomes of it: "installed", or "redundant" where it is refused."""
    return page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration.update();
        const next = registration.installing ?? registration.waiting;
        while (next.state === "installing") await new Promise((done) => next.addEventListener("statechange", done, { once: true }));
        return next.state;
    }""")


CACHED = """async () => {
    const all = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        all[name] = {};
        for (const request of await cache.keys()) {
            const bytes = await (await cache.match(request)).arrayBuffer();
            const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            all[name][request.url] = `sha256-${btoa(String.fromCharCode(...digest))}`;
        }
    }
    return all;
}"""


def version_of(site):
    return re.search(r'const version = "(\w+)"', (site / "service.js").read_text())[1]


def test_every_room_works_without_a_network_after_the_first_visit(website, visitor):
    kept(opened(visitor, website.url + "/", PAGES["/"]))
    website.stop()
    visitor.set_offline(True)
    for path in MANY:
        opened(visitor, website.url + path, PAGES[path]).close()


def test_every_file_is_kept_as_it_was_listed(website, visitor):
    page = opened(visitor, website.url + "/results", PAGES["/results"])
    kept(page)
    files = files_of(website.site)
    assert {path for path in files} >= {"index.html", "set/index.html", f"{FOLDER}/worker.js", f"{FOLDER}/reversi.wasm.gz"}
    assert all(digest((website.site / path).read_bytes()) == listed for path, listed in files.items())
    assert page.evaluate(CACHED) == {
        f"puzzlelab {PLACE}/ {version_of(website.site)}": {f"{website.url}/{path}": listed for path, listed in files.items()}}


def test_an_altered_file_is_refused_and_the_old_version_stays_whole(website, visitor):
    page = opened(visitor, website.url + "/results", PAGES["/results"])
    kept(page)
    before = page.evaluate(CACHED)
    publish(website.site, {"style.css": b"/* altered on the way */"}, listed={"style.css": b"/* as it was written */"})
    assert update(page) == "redundant"
    assert page.evaluate(CACHED) == before
    website.stop()
    opened(visitor, website.url + "/set", PAGES["/set"])


def test_a_site_that_is_altered_from_the_start_is_not_kept(website, visitor):
    with (website.site / FOLDER / "lib/parts/words.js").open("a") as file:
        file.write("// altered\n")
    page = opened(visitor, website.url + "/results", PAGES["/results"])
    until(page, "navigator.serviceWorker.getRegistration().then((registration) => !registration)")
    until(page, "caches.keys().then((names) => names.length === 0)")


SEEN = """async () => {
    const { src } = document.querySelector("script[src$='main.js']");
    const [styles, script] = await Promise.all(["style.css", "main.js"].map(async (file) => (await fetch(new URL(file, src))).text()));
    return [getComputedStyle(document.documentElement).getPropertyValue("--version"), styles.includes("--version"), script.includes("version two")];
}"""


# What another version has more than this one.
SECOND = {"main.js": b"// version two\n", "style.css": b":root { --version: 2; }"}


def test_an_update_waits_for_the_pages_of_the_old_version_and_is_never_mixed_with_it(website, visitor):
    kept(opened(visitor, website.url + "/results", PAGES["/results"]))
    # The first visit came from the network; from here on the browser's own files are shown.
    page = opened(visitor, website.url + "/results", PAGES["/results"])
    website.asked.clear()
    new = publish(website.site, SECOND)
    assert update(page) == "installed"
    # What is the same in both versions isn't fetched again.
    again = {path for path in website.asked if path.endswith((".js", ".css", ".gz", ".weights"))}
    assert again == {f"{PLACE}/service.js", f"{PLACE}/puzzlelab.js", *(f"{PLACE}/{new}/{path}" for path in SECOND)}
    for _ in range(2):
        page.reload()
        assert page.evaluate(SEEN) == ["", False, False]
    other = opened(visitor, website.url + "/results", PAGES["/results"])
    assert other.evaluate(SEEN) == ["", False, False]
    blank = visitor.new_page()
    for each in visitor.pages:
        if each != blank:
            each.close()
    for _ in range(150):
        page = opened(visitor, website.url + "/results", PAGES["/results"])
        seen = page.evaluate(SEEN)
        assert seen in (["", False, False], ["2", True, True]), "the files of two versions met"
        if seen[1]:
            break
        page.close()
        blank.wait_for_timeout(100)
    assert seen == ["2", True, True]
    assert page.evaluate("caches.keys()") == [f"puzzlelab {PLACE}/ {new}"]


def test_without_kept_files_a_page_is_of_one_version_all_the_same(website, browser):
    """page: P18: over plain HTTP, where browsers keep no site; a page that is open goes on with its own version."""
    context = browser.new_context()
    page, open_page = (opened(context, website.url + "/set/", PAGES["/set"]) for _ in range(2))
    publish(website.site, SECOND)
    page.reload()
    expect(page.locator("#main").get_by_text(PAGES["/set"]).locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
    assert page.evaluate(SEEN) == ["2", True, True]
    open_page.get_by_role("tab", name="Odds").click()
    expect(open_page.get_by_label("Cards on the table", exact=True)).to_be_visible()
    assert open_page.evaluate(SEEN) == ["", False, False]
    context.close()


def test_what_others_keep_at_the_same_origin_is_left_alone(website, visitor):
    """Other caches, also those of another copy of the site, and other names in the storage."""
    other = visitor.new_page()
    other.goto(website.address + "/other.html")
    others = ["photographs", "puzzlelab /elsewhere/ 1", "puzzlelab"]
    other.evaluate("""async (names) => {
        for (const name of names) await caches.open(name);
        localStorage.setItem("their.results", "7");
        sessionStorage.setItem("settings", "8");
    }""", others)
    page = opened(visitor, website.url + "/results", PAGES["/results"])
    kept(page)
    publish(website.site, {"style.css": b"/**/"})
    assert update(page) == "installed"
    page.get_by_role("button", name="Delete everything kept here").click()
    page.get_by_role("button", name="Really delete everything").click()
    expect(page.get_by_text("Deleted.")).to_be_visible()
    assert sorted(page.evaluate("caches.keys()")) == sorted(others)
    assert other.evaluate("[localStorage.getItem('their.results'), sessionStorage.getItem('settings')]") == ["7", "8"]


def test_everything_that_is_kept_can_be_deleted(website, visitor, accessible):
    page = opened(visitor, website.url + "/matchsticks", "Make a move.")
    page.get_by_role("button", name="Take 2", exact=True).click()
    expect(page.get_by_text("Matches: 15")).to_be_visible()
    kept(page)
    page.goto(website.url + "/set#day=2026-11-22")
    page.locator(".set-card").first.click()
    page.goto(website.url + "/results")
    assert page.evaluate("Object.keys(localStorage).length") > 0
    accessible(page)
    page.get_by_role("button", name="Delete everything kept here").click()
    page.get_by_role("button", name="Really delete everything").click()
    expect(page.get_by_text("Deleted.")).to_be_visible()
    left = page.evaluate("""async () => [Object.keys(localStorage), Object.keys(sessionStorage), await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length]""")
    assert left == [[], [], [], 0]


def test_what_is_kept_is_bounded(plain, visitor):
    """Three years of daily puzzles; the oldest go first."""
    page = opened(visitor, plain + "/results", PAGES["/results"])
    assert page.evaluate("""async (address) => {
        const { changeDay, later } = await load("lib/play/days.js");
        let day = "2020-01-01";
        for (let number = 0; number < 1200; number += 1, day = later(day, 1)) changeDay("set", day, () => ({}));
        const days = Object.keys(localStorage).filter((name) => name.startsWith("set.day.")).sort();
        return [days.length, days[0], days.at(-1)];
    }""", plain) == [1100, "set.day.2020-04-10", "set.day.2023-04-14"]


def test_a_page_runs_its_own_scripts_only_and_asks_nobody_else(plain, visitor):
    requests = []
    visitor.on("request", lambda request: requests.append(request.url))
    for path in ("/", "/set", "/reversi#moves=f5d6c3", "/memory", "/cardmatch", "/matchsticks#lesson"):
        page = opened(visitor, plain + path, PAGES.get(path, "ahead by"))
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }))")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.ran = 2\">')")
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") is None
    # What the tests themselves evaluate may do everything: the page's own turn is what counts.
    for code in ("eval('window.ran = 3')", "new Function('window.ran = 4')()"):
        assert page.evaluate(f"new Promise((done) => setTimeout(() => {{ try {{ done({code}); }} catch (error) {{ done(error.name); }} }}))") == "EvalError"
    page.evaluate("setTimeout(() => setTimeout('window.ran = 5'))")
    page.wait_for_timeout(100)
    for elsewhere in ("https://example.org/", "http://127.0.0.1:9/"):
        assert page.evaluate("address => fetch(address).catch((error) => error.name)", elsewhere) == "TypeError"
    assert page.evaluate("window.ran") is None
    assert requests and all(url.startswith((plain + "/", "blob:")) for url in requests)


def test_the_manifest_is_valid_and_its_icons_load(plain, visitor):
    page = opened(visitor, plain + "/results", PAGES["/results"])
    session = visitor.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    values = json.loads(manifest["data"])
    assert manifest["url"] == f"{plain}/{FOLDER}/manifest.webmanifest"
    assert {values["start_url"], values["scope"]} == {"../"}
    for icon in values["icons"]:
        size = page.evaluate("""async (address) => {
            const image = Object.assign(new Image(), { src: address });
            await image.decode();
            return image.naturalWidth;
        }""", f"{plain}/{FOLDER}/{icon['src']}")
        assert icon["sizes"] in ("any", f"{size}x{size}")
    png = (FILES / "icon-192.png").read_bytes()
    assert struct.unpack(">II", png[16:24]) == (192, 192)


def test_a_browser_without_what_is_needed_says_so(plain, visitor):
    words = re.compile("This page needs a browser with 64-bit WebAssembly")
    page = opened(visitor, plain + "/results", PAGES["/results"])
    expect(page.get_by_text(words)).to_have_count(0)
    page.add_init_script("WebAssembly.validate = () => false")
    for path in ("/", "/set"):
        page.goto(plain + path)
        expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()


def test_what_needs_a_disk_is_not_offered(plain, visitor):
    """Opening books are databases."""
    page = opened(visitor, plain + "/reversi#moves=f5d6c3", "ahead by")
    expect(page.get_by_role("tab", name="Values")).to_be_visible()
    expect(page.get_by_text("Opening: ")).to_be_visible()
    page.get_by_role("tab", name="Openings").click()
    expect(page.get_by_role("region", name="Openings", exact=True)).to_have_count(0)
    # One's own games need no disk.
    page.get_by_label("Games, one below the other").fill("f5d6c3\nf5d6c5\n")
    page.get_by_role("button", name="Count these games").click()
    expect(page.get_by_text("1 game of 2 here.")).to_be_visible()
    page = opened(visitor, plain + "/reversi", "Make a move")
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_text("More settings").click()
    expect(settings.locator("[data-setting=hint-level]")).to_be_visible()
    expect(settings.locator("[data-setting=book]")).to_have_count(0)


@pytest.fixture
def elsewhere(plain, visitor, tmp_path):
    """A page of another origin; `ask` there is that of the site."""
    (tmp_path / "index.html").write_text("<!doctype html><title>An article</title>")
    with hosted(tmp_path) as host:
        page = visitor.new_page()
        page.goto(host.address)
        page.evaluate("async (address) => (window.lab = await import(`${address}/puzzlelab.js`))", plain)
        yield page


def test_another_page_asks(elsewhere):
    answer = elsewhere.evaluate("lab.ask('set.hints', { cards: '1PDS 2GSE 3ROF' })")
    assert answer["schema"].startswith("puzzlelab/set.hints/") and answer["request"]["cards"]
    assert elsewhere.evaluate("lab.ask('matchsticks.analyze', { rules: 'take:3', heaps: 'x' }).catch((fault) => [fault instanceof lab.Fault, fault.field])") == [True, "heaps"]
    assert "unknown question" in elsewhere.evaluate("lab.ask('chess.hints').catch((fault) => fault.message)")


def test_what_cant_be_asked_is_a_fault(elsewhere):
    for words in ("undefined", "5", "'set.deal', 5", "'set.deal', [1]", "'set.deal', { seed: 1n }", "'set.deal', {}, { signal: 5 }"):
        assert elsewhere.evaluate(f"lab.ask({words}).catch((fault) => fault instanceof lab.Fault && Boolean(fault.field))") is True, words
        assert elsewhere.evaluate(f"lab.improve({words}).next().catch((fault) => fault instanceof lab.Fault)") is True, words
    assert elsewhere.evaluate("lab.ask('set.deal', null, null).then(({ request }) => request.dealSize)") == 12


def test_another_page_asks_much_at_once(elsewhere):
    """More questions than workers; each answer is that of its question."""
    answers = elsewhere.evaluate("""Promise.all(Array.from({ length: 60 }, (_, place) => [
        lab.ask("matchsticks.analyze", { rules: "take:3", heaps: String(place + 1) }), lab.ask("set.deal", { dealSize: 12, seed: place })]).flat())""")
    assert [answer["request"].get("heaps") or answer["request"]["seed"] for answer in answers] == [
        value for place in range(60) for value in ([str(place + 1)], place)]


IMPROVE = """async ({ level, leave }) => {
    const [controller, depths] = [new AbortController(), []];
    try {
        for await (const { result } of lab.improve("reversi.hints", { start: true, level }, { signal: controller.signal })) {
            depths.push(result.evidence.depth);
            if (leave && depths.length === 2) controller.abort();
        }
    } catch (error) {
        return [error.name, depths];
    }
    return ["", depths];
}"""


def test_an_answer_gets_better_until_somebody_stops_it(elsewhere):
    how, depths = elsewhere.evaluate(IMPROVE, {"level": 60, "leave": True})
    assert (how, len(depths)) == ("AbortError", 2)
    how, depths = elsewhere.evaluate(IMPROVE, {"level": 4, "leave": False})
    assert how == "" and depths == sorted(depths) and depths[-1] == 4
    # One that was stopped leaves no worker busy.
    for _ in range(10):
        assert elsewhere.evaluate(IMPROVE, {"level": 60, "leave": True})[0] == "AbortError"
    assert elsewhere.evaluate("lab.ask('reversi.show', { start: true }).then(({ result }) => result.sideToMove)") == "black"


def test_a_question_that_is_given_up_while_it_waits_is_never_asked(elsewhere):
    assert elsewhere.evaluate("""async () => {
        const long = Array.from({ length: 12 }, () => new AbortController());
        const asked = long.map(({ signal }) => lab.ask("reversi.hints", { start: true, level: 60 }, { signal }).catch((error) => error.name));
        setTimeout(() => long.toReversed().forEach((each) => each.abort()), 300);
        return [...new Set(await Promise.all(asked)), (await lab.ask("reversi.show", { start: true })).result.sideToMove];
    }""") == ["AbortError", "black"]


TRAP = """
const trap = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11))).exports.t;
const answerLine = onmessage;
onmessage = (event) => {
    if (event.data.line?.includes('"seed":666')) module = { ...module, puzzlelab_answer: trap, puzzlelab_share: trap };
    if (event.data.line?.includes('"seed":777') && event.data.tasks?.[2] > 100n) module = { ...module, puzzlelab_share: trap };
    return answerLine(event);
};
"""


def test_after_a_trap_the_next_question_is_answered(plain, browser):
    """A worker whose module has trapped is replaced: here the module runs an instruction that always traps."""
    context = browser.new_context(service_workers="block")
    context.route("**/worker.js", lambda route: route.fulfill(body=(FILES / "worker.js").read_text() + TRAP, content_type="text/javascript"))
    page = opened(context, plain + "/results", PAGES["/results"])
    page.evaluate("async (address) => (window.lab = await import(`${address}/puzzlelab.js`))", plain)
    for _ in range(6):
        faults = page.evaluate("lab.ask('set.deal', { dealSize: 12, seed: 666 }).catch((fault) => [fault instanceof lab.Fault, fault.message])")
        assert faults == [True, "the module of set failed: unreachable"]
        assert page.evaluate("lab.ask('set.deal', { dealSize: 12, seed: 1 }).then(({ request }) => request.seed)") == 1
    context.close()


SHARE = """async ({ address, line, patience, after }) => {
    const { lines } = await import(`${address}/workers.js`);
    const [helped, post] = [new Set(), Worker.prototype.postMessage];
    Worker.prototype.postMessage = function (message) {
        if (message.tasks?.[2] >= 0n) helped.add(this);
        return post.call(this, message);
    };
    try {
        const signal = after === null ? undefined : AbortSignal.timeout(after);
        for await (const text of lines(JSON.parse(line).ask.split(".")[0], line, { patience, signal }))
            return [text.replace(/"run":{[^}]*}/, ""), helped.size];
    } catch (error) {
        return [`${error.name} ${error.message}`, helped.size];
    } finally {
        Worker.prototype.postMessage = post;
    }
}"""
GAMES = '{"ask":"set.simulate","request":{"games":1500000,"seed":%d}}'


@pytest.fixture
def sharers(plain, browser):
    """Asks a line in a browser that has three processors: `patience` milliseconds until workers share it, and until it is given up."""
    context = browser.new_context(service_workers="block")
    context.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 })")
    context.route("**/worker.js", lambda route: route.fulfill(body=(FILES / "worker.js").read_text() + TRAP, content_type="text/javascript"))
    page = context.new_page()
    page.goto(f"{plain}/LICENCES.txt")
    yield lambda line, patience, after=None: page.evaluate(SHARE, {"address": f"{plain}/{FOLDER}", "line": line, "patience": patience, "after": after})
    context.close()


@pytest.mark.parametrize("line", [
    '{"ask":"reversi.review","request":{"moves":"f5d6c3d3c4f4f6b4","level":4}}',
    GAMES.replace("1500000", "100000") % 1,
])
def test_workers_share_a_question(sharers, line):
    alone, helpers = sharers(line, 1e9)
    assert "puzzlelab/error/" not in alone and helpers == 0
    # On a busy machine the answer may be there before another worker is.
    for _ in range(20):
        shared, sharing = sharers(line, 0)
        assert shared == alone and sharing <= 3
        if sharing > 1:
            break
    assert sharing > 1


def test_a_shared_question_is_given_up(sharers):
    assert sharers(GAMES % 1, 0, 700)[0].startswith("TimeoutError")
    assert "\"dealSize\":12" in sharers('{"ask":"set.deal","request":{"dealSize":12}}', 0)[0]


def test_a_helper_that_traps_ends_a_shared_question(sharers):
    assert sharers(GAMES % 777, 0)[0] == "Error the module of set failed: unreachable"
    assert "\"dealSize\":12" in sharers('{"ask":"set.deal","request":{"dealSize":12}}', 0)[0]


@pytest.mark.parametrize("address", ["/reversi/?embed#moves=f5d6c3", "/reversi#moves=f5d6c3&embed"])
def test_a_position_stands_in_an_article(plain, visitor, tmp_path, address):
    """In a frame: the board without header and navigation."""
    (tmp_path / "index.html").write_text(f"<!doctype html><title>An article</title><iframe src='{plain}{address}' width='700' height='900'></iframe>")
    with hosted(tmp_path) as host:
        page = visitor.new_page()
        page.goto(host.address)
        frame = page.frame_locator("iframe")
        expect(square(frame, "c3", "black")).to_be_visible()
        expect(frame.locator("#main").get_by_text("ahead by").locator("visible=true").first).to_be_visible(timeout=FIRST_VALUE)
        expect(frame.locator("header")).to_be_hidden()
        expect(frame.get_by_role("tab", name="Practise")).to_have_count(0)
        square(frame, "d3", "empty, legal").click()
        expect(square(frame, "d3", "white")).to_be_visible()
        assert page.frames[1].evaluate("document.documentElement.scrollWidth <= innerWidth")
