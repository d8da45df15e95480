"""Every page of `puzzlelab report --all` in Chromium: light and dark, screen, phone and paper."""
import base64
import csv
import json
import os
import pathlib
import re
import subprocess
import time
import xml.etree.ElementTree

import pytest
from playwright.sync_api import expect


@pytest.fixture(scope="session")
def site(tmp_path_factory, program):
    """The folder of the site, written once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    folder = (shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared) / "report-site"
    try:
        (folder.parent / "report-site.begun").touch(exist_ok=False)
    except FileExistsError:
        while not (folder / "index.html").exists():
            time.sleep(0.2)
        return folder
    root = pathlib.Path(__file__).resolve().parents[3]
    subprocess.run([program, "report", "--all", "--no-run", "--data", str(root / "data"), "-o", str(folder)], check=True, cwd=root)
    return folder


# Pairs of labels of a drawing that overlap, and labels that leave it.
CROWDED = """() => {
  const faults = [];
  for (const solutions of document.querySelectorAll("details.solutions")) solutions.open = true;
  for (const drawing of document.querySelectorAll("svg")) {
    const frame = drawing.getBoundingClientRect();
    const labels = [...drawing.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
    labels.forEach(([words, box], place) => {
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) faults.push(`${words} leaves its drawing`);
      for (const [other, next] of labels.slice(place + 1)) {
        if (box.left < next.right - 1 && next.left < box.right - 1 && box.top < next.bottom - 3 && next.top < box.bottom - 3) faults.push(`${words} lies on ${other}`);
      }
    });
  }
  return faults;
}"""


# Figures of which a part is out of sight, and texts of plots that are too small to read.
CUT = """() => [...document.querySelectorAll("figure svg")].filter((drawing) => drawing.getBoundingClientRect().width > 0).flatMap((drawing) => {
  const box = drawing.getBoundingClientRect();
  const scale = box.width / drawing.viewBox.baseVal.width;
  return box.left < 0 || box.right > innerWidth + 1 || drawing.closest(".plot") && scale < 0.9 ? [`${drawing.textContent.slice(0, 60)}: ${scale}`] : [];
})"""


@pytest.mark.parametrize("game", ["index", "matchsticks", "set", "reversi", "memory", "cardmatch"])
def test_pages(site, game, context, accessible):
    files = sorted(site.glob(f"{game}*.html"))
    assert files
    for file in files:
        look_at(file, context, accessible)


def look_at(file, context, accessible):
    complaints = []
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: request.url.startswith(("file:", "data:")) or complaints.append(request.url))
    page.goto(file.as_uri())
    assert page.evaluate(CROWDED) == [], file.name
    accessible(page)
    for width in (390, 1200):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{file.name}: sideways at {width}"
        assert page.evaluate(CROWDED) == [], f"{file.name} at {width}"
        assert page.evaluate(CUT) == [], f"{file.name} at {width}"
    page.emulate_media(media="print")
    assert page.evaluate(CROWDED) == [], file.name
    page.emulate_media(media="screen")
    if file.name != "index.html":
        compare(page)
    for drawing in page.locator("svg").evaluate_all("all => all.map((one) => one.outerHTML)"):
        xml.etree.ElementTree.fromstring(drawing)
    assert complaints == [], file.name
    page.close()


# Titles and rows of all tables, as they are shown.
TABLES = """() => [...document.querySelectorAll("table")].map((table) => [...table.rows].map((row) =>
  [...row.cells].map((cell) => cell.querySelector("summary")?.textContent ?? cell.textContent)))"""


def compare(page):
    """What is offered for download is a document and its table; a table with the same titles has the same rows."""
    links = page.locator("footer a[download]").evaluate_all("all => all.map((link) => link.href.split(',')[1])")
    document, table, *certificates = (base64.b64decode(link).decode() for link in links)
    # A proof that has a certificate hands it out, and names what checks it.
    assert len(certificates) <= 1
    for certificate in certificates:
        checker = json.loads(certificate)["certificate"].replace("-", "_")
        expect(page.get_by_text(f"python3 tools/check/{checker}.py certificate.json")).to_be_visible()
    assert json.loads(document)["schema"].startswith("puzzlelab/")
    titles, *rows = csv.reader(table.splitlines())
    # A page shows a fraction in one column, and rows without what is said about all of them.
    columns = [column for column, title in enumerate(titles) if not title.endswith(("Numerator", "Denominator"))]
    titles = [re.sub("[A-Z]", lambda letter: f" {letter[0].lower()}", titles[column]) for column in columns]
    for shown in page.evaluate(TABLES):
        count = len(shown[0])
        if shown[0] == titles[:count] and len(shown) == len(rows) + 1:
            assert shown[1:] == [[row[column] for column in columns[:count]] for row in rows]


def test_the_index_leads_to_every_page(site, context):
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    assert page.locator(".gallery li svg").count() == page.locator(".gallery li").count()
    assert sorted(page.locator("li a").evaluate_all("all => all.map((link) => link.getAttribute('href'))")) == sorted(path.name for path in site.glob("*-*.html"))


def test_tables_say_what_the_document_says(site, context):
    page = context.new_page()
    page.goto((site / "set-report-12.html").as_uri())
    document = json.loads(base64.b64decode(page.locator("footer a[download]").first.get_attribute("href").split(",")[1]))
    rows = page.locator("#f1 tbody tr").evaluate_all("all => all.map((row) => [...row.cells].map((cell) => [cell.querySelector('summary')?.textContent ?? cell.textContent, cell.querySelector('.exact')?.textContent]))")
    assert len(rows) == len(document["result"]["rows"])
    for shown, row in zip(rows, document["result"]["rows"]):
        assert shown[0][0] == str(row["setCount"]) and shown[1][0] == row["deals"]
        chance = row["probability"]
        assert shown[2][0] == chance["decimal"]
        assert shown[2][1] in (None, f"{chance['numerator']}/{chance['denominator']}")


def test_a_click_sorts_and_pointing_tells(site, context):
    page = context.new_page()
    page.goto((site / "set-report-12.html").as_uri())
    page.get_by_text("Data", exact=True).first.click()
    first = page.locator("#f1 tbody tr").first.locator("td").first
    assert first.inner_text() == "0"
    title = page.locator("#f1 th", has_text="set count").first
    title.get_by_role("button").click()
    title.get_by_role("button").click()
    assert title.get_attribute("aria-sort") == "descending" and first.inner_text() != "0"
    page.locator("#f1 svg rect").nth(2).hover()
    assert "deals" in page.locator("#tip").inner_text()


def test_a_board_is_led_through_its_game(site, context):
    page = context.new_page()
    page.goto((site / "reversi-review.html").as_uri())
    discs = page.locator(".steps svg circle")
    assert discs.count() == 64
    page.get_by_role("button", name="Beginning").click()
    assert discs.count() == 4
    page.get_by_role("button", name="Next").click()
    assert discs.count() == 5
    assert page.locator(".steps figcaption").inner_text() == "1. d3"


def test_solutions_are_hidden_on_the_screen_and_printed(site, context, tmp_path):
    page = context.new_page()
    page.goto((site / "set-puzzle.html").as_uri())
    solution = page.get_by_role("heading", name="Solution of puzzle 1")
    assert not solution.is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert solution.is_visible()
    assert pages(page, tmp_path) >= 3


def pages(page, folder):
    """How many sheets of paper the page takes."""
    page.pdf(path=folder / "page.pdf", prefer_css_page_size=True)
    return (folder / "page.pdf").read_bytes().count(b"/Type /Page\n")


@pytest.mark.parametrize("name", ["set-puzzle", "reversi-puzzles", "matchsticks-lesson"])
def test_questions_and_answers_are_printed_apart(site, context, name):
    page = context.new_page()
    page.goto((site / f"{name}.html").as_uri())
    page.evaluate("window.print = () => {}")
    page.emulate_media(media="print")
    names, key = page.locator(".names").first, page.locator(".key")
    for button, asks, answers in [("Print the questions", True, False), ("Print the answers", False, True)]:
        page.get_by_role("button", name=button, include_hidden=True).evaluate("(button) => button.click()")
        assert (names.is_visible(), key.is_visible()) == (asks, answers)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert names.is_visible() and key.is_visible()
    page.emulate_media(media="screen")
    assert not names.is_visible()


def test_a_review_takes_two_sheets_and_a_lesson_one_before_its_answers(site, context, tmp_path):
    page = context.new_page()
    page.goto((site / "reversi-review.html").as_uri())
    assert pages(page, tmp_path) == 2
    page.goto((site / "matchsticks-lesson.html").as_uri())
    page.evaluate("document.body.dataset.print = 'questions'")
    assert pages(page, tmp_path) == 1


def test_a_page_reads_without_its_script(site, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "set-report-12.html").as_uri())
    assert page.locator("svg").first.is_visible()
    page.get_by_text("Data", exact=True).first.click()
    assert page.locator("#f1 tbody tr").first.is_visible()
    context.close()


def test_heads_of_tables_are_repeated_on_paper(site, context, tmp_path, program):
    lines, table = tmp_path / "piles", tmp_path / "table.html"
    lines.write_text("".join(f"{pile}\n" for pile in range(1, 120)))
    subprocess.run([program, "matchsticks", "analyze", "--take-limit", "3", "--file", str(lines), "--format", "html", "-o", str(table)], check=True)
    page = context.new_page()
    page.goto(table.as_uri())
    assert page.locator("thead").evaluate("(head) => getComputedStyle(head).display") == "table-header-group"
    # Chromium repeats the text of a head, but no buttons.
    assert page.locator("thead button").count() == 0 and page.locator("thead [role=button]").count() > 5
    assert 2 <= pages(page, tmp_path) <= 12
    page.locator("thead [role=button]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.locator("tbody td").first.inner_text() == "119"
