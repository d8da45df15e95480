"""Hold the numbers in the notebooks' text against the values that the notebooks compute.

`notebooks/prose.toml` has a table for each notebook. Its `computed` are pairs: a phrase of the
text, each number that it states in braces, and a Python expression (or several with commas) that
has these values when the notebook has run. Its `given` are pairs of a phrase and the reason why
the numbers in it need no value: they are what is asked, or a source's. Every number of the text,
in digits or as a word from *five* on, must be in one of them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent / "prose.toml"

WORDS = {
    word: value
    for value, word in enumerate(
        [
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ],
        5,
    )
} | {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
SHARES = "hundred|thousand|million|quarters?|tenths?|twentieths?|hundredths?"
NUMBER = re.compile(rf"\d[\d,]*(?:\.\d+)?|\b(?:{'|'.join(WORDS)}|{SHARES})\b", re.IGNORECASE)
# Code, targets of links, and formulas aren't sentences.
HIDDEN = re.compile(r"`[^`]*`|\]\([^)]*\)|\$[^$]*\$")


class ProseError(Exception):
    """The text, or what `prose.toml` says about it, is at fault."""


@dataclass(frozen=True)
class Claim:
    """A phrase of the text and the expressions that compute its numbers."""

    phrase: str
    expressions: str


@dataclass(frozen=True)
class Statement:
    """A number where it is written: the cell's index, and the place in the cell's source."""

    cell: int
    start: int
    end: int
    written: str
    claim: Claim


@dataclass(frozen=True)
class Prose:
    """What `prose.toml` says about one notebook."""

    computed: tuple[Claim, ...]
    given: tuple[str, ...]


def read(name: str, file: Path = FILE) -> Prose:
    """Return the table of a notebook, by the notebook's name without its ending."""
    table = tomllib.loads(file.read_text(encoding="utf-8")).get(name)
    if table is None:
        raise ProseError(f"{file.name} has no table for {name}")
    return Prose(
        tuple(Claim(phrase, expressions) for phrase, expressions in table["computed"]),
        tuple(phrase for phrase, reason in table["given"] if reason),
    )


def pattern(phrase: str) -> re.Pattern[str]:
    """Return the expression that finds a phrase however its lines are broken, a group a brace."""
    parts = re.split(r"\{([^{}]*)\}", phrase)
    found = ""
    for place, part in enumerate(parts):
        if place % 2:
            found += f"((?i:{NUMBER.pattern}))"
        else:
            found += re.sub(r"(?:\\\s|\s)+", r"\\s+", re.escape(part))
    return re.compile(found)


def statements(cells: list[Any], prose: Prose) -> list[Statement]:
    """Return the numbers that are computed, where they are written.

    Raises
    ------
    ProseError
        A phrase isn't in the text exactly once.
    """
    found = []
    for claim in prose.computed:
        places = [
            (index, match)
            for index, cell in enumerate(cells)
            if cell["cell_type"] == "markdown"
            for match in pattern(claim.phrase).finditer(cell["source"])
        ]
        if len(places) != 1:
            raise ProseError(f"in the text {len(places)} times, not once: {claim.phrase}")
        index, match = places[0]
        found += [
            Statement(index, *match.span(group), match.group(group), claim)
            for group in range(1, match.re.groups + 1)
        ]
    return found


def uncovered(cells: list[Any], prose: Prose) -> list[str]:
    """Return the numbers of the text that are neither computed nor given, with their context."""
    covered = {(s.cell, place) for s in statements(cells, prose) for place in range(s.start, s.end)}
    for phrase in prose.given:
        places = [
            (index, place)
            for index, cell in enumerate(cells)
            if cell["cell_type"] == "markdown"
            for match in pattern(phrase).finditer(cell["source"])
            for place in range(*match.span())
        ]
        if not places:
            raise ProseError(f"given, but not in the text: {phrase}")
        covered |= set(places)
    return [
        f"cell {index + 1}: … {' '.join(text[max(0, match.start() - 40) : match.end() + 20].split())} …"
        for index, text in texts(cells)
        for match in NUMBER.finditer(text)
        if (index, match.start()) not in covered
    ]


def texts(cells: list[Any]) -> Iterator[tuple[int, str]]:
    """Yield the text of each Markdown cell, hidden parts blank, with the cell's index."""
    for index, cell in enumerate(cells):
        if cell["cell_type"] == "markdown":
            yield index, HIDDEN.sub(lambda match: " " * len(match.group()), cell["source"])


def program(prose: Prose) -> str:
    """Return the Python code that prints the values of all claims, one claim per line."""
    lines = ["from fractions import Fraction as _Fraction"]
    for claim in prose.computed:
        lines.append(f"print(*(_Fraction(_value) for _value in ({claim.expressions},)))")
    return "\n".join(lines)


def value_of(written: str) -> Fraction:
    """Return the number that is written in digits or as a word."""
    word = written.lower()
    return Fraction(WORDS[word]) if word in WORDS else Fraction(written.replace(",", ""))


def agrees(written: str, value: Fraction) -> bool:
    """Return whether a number is a value, rounded to the digits that are written."""
    decimals = len(written.partition(".")[2])
    return abs(value_of(written) - value) <= Fraction(1, 2 * 10**decimals)


def worded(value: Fraction, like: str) -> str:
    """Return a value in the way in which another number is written."""
    decimals = len(like.partition(".")[2])
    scaled = (abs(value) * 10**decimals * 2 + 1) // 2
    whole, rest = divmod(scaled, 10**decimals)
    if like.lower() in WORDS:
        names = {number: word for word, number in WORDS.items()}
        if whole in names:
            return names[whole].capitalize() if like[0].isupper() else names[whole]
    digits = f"{whole:,}" if "," in like or whole >= 10_000 else str(whole)
    return digits + (f".{rest:0{decimals}}" if decimals else "")


def compared(cells: list[Any], prose: Prose, printed: str) -> list[tuple[Statement, Fraction]]:
    """Return the numbers of the text that aren't the values that the program has printed."""
    rows = [[Fraction(word) for word in line.split()] for line in printed.splitlines()]
    if len(rows) != len(prose.computed):
        raise ProseError(f"{len(rows)} lines of values for {len(prose.computed)} claims")
    values = dict(zip(prose.computed, rows, strict=True))
    wrong = []
    for claim, row in values.items():
        stated = [s for s in statements(cells, prose) if s.claim == claim]
        if len(stated) != len(row):
            raise ProseError(f"{len(stated)} numbers, {len(row)} values: {claim.phrase}")
        wrong += [
            (s, value) for s, value in zip(stated, row, strict=True) if not agrees(s.written, value)
        ]
    return wrong


def rewrite(cells: list[Any], wrong: list[tuple[Statement, Fraction]]) -> None:
    """Put the values in the place of the numbers that aren't they."""
    for statement, value in sorted(wrong, key=lambda pair: (pair[0].cell, -pair[0].start)):
        cell = cells[statement.cell]
        text = cell["source"]
        cell["source"] = (
            text[: statement.start] + worded(value, statement.written) + text[statement.end :]
        )
