"""Exercise sheets on paper: PDFs of Chromium, measured page by page with poppler."""
import re
import subprocess
import xml.etree.ElementTree

import pytest

A4 = (595.3, 841.9)
MARGIN = 14 / 25.4 * 72


class Sheets:
    """A page of sheets, printed."""

    def __init__(self, program, context, folder, words):
        file, self.pdf = folder / "sheets.html", folder / "sheets.pdf"
        subprocess.run([program, *words.split(), "--format", "html", "--no-run", "-o", str(file)], check=True)
        page = context.new_page()
        page.goto(file.as_uri())
        page.pdf(path=self.pdf, prefer_css_page_size=True)
        page.close()
        boxes = subprocess.run(["pdftotext", "-bbox", self.pdf, "-"], check=True, capture_output=True, text=True).stdout
        boxes = re.sub(r' xmlns="[^"]*"|<!DOCTYPE[^>]*>|<meta[^>]*>', "", boxes)
        self.pages = xml.etree.ElementTree.fromstring(boxes).findall(".//page")
        self.texts = [" ".join(word.text for word in page) for page in self.pages]

    def page_of(self, words):
        """The first page with these words, from 1; 0 where there is none."""
        return next((number for number, text in enumerate(self.texts, 1) if words in text), 0)

    def heights(self):
        """The heights of all words, in points."""
        return [float(word.get("yMax")) - float(word.get("yMin")) for page in self.pages for word in page]

    def ink(self, resolution=36):
        """For each page its rows of pixels; 255 is white."""
        print_ = subprocess.run(["pdftoppm", "-gray", "-r", str(resolution), self.pdf], check=True, capture_output=True).stdout
        while print_:
            kind, size, depth, rest = print_.split(b"\n", 3)
            width, height = map(int, size.split())
            assert (kind, depth) == (b"P5", b"255")
            yield [rest[row * width:(row + 1) * width] for row in range(height)]
            print_ = rest[width * height:]


@pytest.fixture
def sheets(program, context, tmp_path):
    return lambda words: Sheets(program, context, tmp_path, words)


CASES = [
    ("matchsticks lesson --take-limit 3", 3),
    ("matchsticks lesson --take-limit 3 --seeds 3", 9),
    ("matchsticks lesson --take-limit 3 --type-size 16", 6),
    ("matchsticks lesson --rules nim --heap-count 3", 3),
    ("matchsticks lesson --rules kayles --to 60 --exercises 30 --difficulty hard", 5),
    ("set puzzle --count 2 --difficulty easy", 3),
    ("set puzzle --count 2 --seeds 2 --type-size 14 --picture-width 120", 8),
    ("set puzzle --deal-size 21 --sets 20", 4),
    ("reversi puzzles --generate 6 --empties 6", 2),
    ("reversi puzzles --generate 4 --empties 6 --picture-width 150", 5),
]


@pytest.mark.parametrize("words, pages", CASES)
def test_sheets_fit_their_pages(sheets, words, pages):
    printed = sheets(words)
    assert len(printed.pages) == pages
    for page, rows in zip(printed.pages, printed.ink()):
        assert (float(page.get("width")), float(page.get("height"))) == pytest.approx(A4, abs=1)
        assert any(min(row) < 128 for row in rows), "no page is empty"
        for word in page:
            assert float(word.get("xMin")) >= MARGIN - 1 and float(word.get("xMax")) <= A4[0] - MARGIN + 1, word.text
            assert float(word.get("yMin")) >= MARGIN - 3 and float(word.get("yMax")) <= A4[1] - MARGIN + 3, word.text
        # Half a point per pixel: outside the margins, and at the edge where a page would cut a drawing, all is white.
        edge = int(MARGIN / 2) - 1
        outside = rows[:edge] + rows[-edge:] + [row[:edge] + row[-edge:] for row in rows]
        assert min(min(row) for row in outside) == 255


@pytest.mark.parametrize("words, _", CASES)
def test_answers_begin_on_a_page_of_their_own(sheets, words, _):
    printed = sheets(words)
    starts = [number for number, text in enumerate(printed.texts, 1) if re.match(r"\W*(Answers|Solutions)", text)]
    assert len(starts) == int(words.partition("--seeds ")[2][:1] or 1)
    questions, answers = printed.texts[:starts[0] - 1], printed.texts[starts[0] - 1:]
    assert not any(re.search("Answers|Solution", text) for text in questions)
    # Each sheet has a line for a name, and no answer has one.
    assert any("Name" in text for text in questions) and not any("Name" in text for text in answers)
    assert not any("Who wins?" in text or re.search(r"Puzzle \d", text) for text in answers)


def test_nothing_is_parted_from_its_picture(sheets):
    lesson = sheets("matchsticks lesson --take-limit 3")
    assert lesson.page_of("The groups") == lesson.page_of("Leave one match and whole groups of 4") > 0
    assert lesson.page_of("How often the first player wins") == lesson.page_of("dumb takes as little as possible") > 0
    boards = sheets("reversi puzzles --generate 4 --empties 6 --picture-width 150")
    for number in range(1, 5):
        text = boards.texts[boards.page_of(f"Puzzle {number}:") - 1]
        words = text.split()
        titles = len(re.findall(r"Puzzle \d", text))
        assert all(words.count(column) >= titles for column in "bcdefgh"), "the whole board is on the page of its title"
    deals = sheets("set puzzle --count 3 --type-size 20")
    for number in range(1, 4):
        words = deals.texts[deals.page_of(f"Puzzle {number}:") - 1].split()
        assert all(str(card) in words for card in range(1, 13)) and "6." in words, "cards and lines are on one page"


def test_a_row_of_boxes_is_never_cut(sheets):
    lesson = sheets("matchsticks lesson --rules kayles --to 60 --exercises 30")
    boxes = [len(re.findall("wins ☐", text)) for text in lesson.texts]
    assert boxes == [len(re.findall("loses ☐", text)) for text in lesson.texts] and sum(boxes) == 60
    assert lesson.page_of("2. Which numbers lose?") > 0 and lesson.page_of("3. Try your rule") > 0


def test_type_and_pictures_have_the_size_that_was_asked_for(sheets):
    usual = max(sheets("matchsticks lesson --answers none").heights())
    for size in (8, 15, 20):
        title = max(sheets(f"matchsticks lesson --answers none --type-size {size}").heights())
        assert title == pytest.approx(usual * size / 10, rel=0.02)
    for width in (60, 120, 180):
        page, = sheets(f"set puzzle --answers none --picture-width {width}").pages
        third, fourth = (next(float(word.get("xMin")) for word in page if word.text == card) for card in "34")
        # Four columns of 150 units, and 4 more.
        assert fourth - third == pytest.approx(width / 25.4 * 72 * 150 / 604, rel=0.02)


def test_seeds_differ_in_their_exercises_only(sheets):
    several = sheets("matchsticks lesson --seed 4 --seeds 3 --answers none")
    assert [re.search(r"seed \d+", text)[0] for text in several.texts] == ["seed 4", "seed 5", "seed 6"]
    exercises = [re.findall(r"(\d+) matches", text.partition("Try your rule")[2]) for text in several.texts]
    assert all(len(numbers) == 5 for numbers in exercises) and len({tuple(numbers) for numbers in exercises}) == 3
    alone = sheets("matchsticks lesson --seed 5 --answers none")
    assert re.findall(r"(\d+) matches", alone.texts[0].partition("Try your rule")[2]) == exercises[1]


@pytest.mark.parametrize("level, least, most", [("easy", 21, 44), ("medium", 21, 104), ("hard", 105, 1004)])
def test_levels_are_ranges_of_numbers(sheets, level, least, most):
    text = sheets(f"matchsticks lesson --difficulty {level} --exercises 20 --answers none").texts
    numbers = [int(number) for number in re.findall(r"(\d+) matches", "".join(text).partition("Try your rule")[2])]
    assert len(numbers) == 20 and all(least <= number <= most for number in numbers)
