"""Opening books of other programs, written and read here and by `reversi book import` and `export`."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest
from books import (
    Book, Entry, canonical, discs, follow, negamax, position_of, read_edax, read_egaroucid, turned, write_edax,
    write_egaroucid,
)  # fmt: skip
from othello import START, legal

PROGRAM = os.environ.get("PUZZLELAB", "puzzlelab")
SEED = os.environ.get("PUZZLELAB_FORMAT_SEED", "1")


def ask(*words: str | Path, status: int = 0) -> str:
    done = subprocess.run([PROGRAM, "reversi", "book", *map(str, words)], capture_output=True, text=True, timeout=120)
    assert done.returncode == status, done.stderr + done.stdout
    return done.stdout + done.stderr


def values(database: Path) -> dict[tuple[int, int], int]:
    """What our book says each position is worth, in discs, asked one by one."""
    found = {}
    for line in json.loads(ask("export", database, "--json"))["result"]["text"].splitlines()[3:]:
        if line.startswith("waiting"):
            continue
        position = line[:66]
        answer = json.loads(ask("probe", "--position", position, "--book", database, "--json"))["result"]
        if answer["isInBook"]:
            found[canonical(position)] = max(move["discDifference"] for move in answer["moves"])
    return found


def make(rng: random.Random, *, with_links: bool) -> Book:
    """A book of some dozen positions near the start, each turned at random, with random values."""
    positions = {canonical(START): START}
    while len(positions) < 30:
        following, _ = follow(*rng.choice([(each, square) for each in positions.values() for square in legal(each)]))
        if legal(following):
            positions.setdefault(canonical(following), turned(following, rng.randrange(8)))
    book: Book = {}
    for position in positions.values():
        inside = [square for square in legal(position) if canonical(follow(position, square)[0]) in positions]
        outside = [square for square in legal(position) if square not in inside]
        entry = Entry(rng.randint(-20, 20), rng.randint(1, 30))
        if with_links:
            entry.links = {square: rng.randint(-20, 20) for square in inside}
        if outside and (with_links or rng.random() < 0.7):
            entry.leaf = (rng.choice(outside), rng.randint(-20, 20))
        book[discs(position)] = entry
    return book


@pytest.mark.parametrize("program", ["edax", "egaroucid"])
def test_values_of_an_imported_book_are_carried_back(tmp_path: Path, program: str) -> None:
    for number in range(3):
        book = make(random.Random(f"{SEED}{program}{number}"), with_links=program == "edax")
        source, database = tmp_path / f"{number}.{program}", tmp_path / f"{number}.db"
        source.write_bytes(write_edax(book) if program == "edax" else write_egaroucid(book))
        shown = ask("import", source, "--book", database)
        assert f"from {'Edax 4.6' if program == 'edax' else 'Egaroucid'}" in shown
        expected = negamax(book, whole=program == "edax")
        found = values(database)
        # Where the best move isn't stated, a position has a worth that no move shows.
        hidden = {canonical(position_of(*key)) for key, entry in book.items() if entry.leaf is None}
        assert all(worth == expected[key] or (key in hidden and worth < expected[key]) for key, worth in found.items())
        assert len(found) >= 20
        refused = ask("show", source, status=65)
        assert "book; make ours of it" in refused


@pytest.mark.parametrize("program", ["edax", "egaroucid"])
def test_an_exported_book_says_what_ours_does(tmp_path: Path, program: str) -> None:
    database, target = tmp_path / "own.db", tmp_path / "own.book"
    ask("learn", database, "--level", "1", "--positions", "40", "--max-loss", "20")
    ask("export", database, "--to", program, "--into", target)
    book = read_edax(target.read_bytes()) if program == "edax" else read_egaroucid(target.read_bytes())
    assert len(book) == 40 and {entry.level for entry in book.values()} == {1}
    own = values(database)
    for key, entry in book.items():
        assert entry.value is not None
        assert abs(entry.value - own[canonical(position_of(*key))]) <= 0.5
    # What the file says follows from its own moves, too.
    carried = negamax(book, whole=True)
    assert {canonical(position_of(*key)): entry.value for key, entry in book.items()} == carried
    again = tmp_path / "again.db"
    ask("import", target, "--from", program, "--book", again)
    assert values(again) == carried


def test_the_text_of_edax_is_read_and_written(tmp_path: Path) -> None:
    database, text, again = tmp_path / "own.db", tmp_path / "own.txt", tmp_path / "again.db"
    ask("learn", database, "--level", "1", "--positions", "20", "--max-loss", "20")
    text.write_text(ask("export", database, "--to", "edax-text"))
    lines = text.read_text().splitlines()
    assert len(lines) == 20 and all(line[64:67] == " X," for line in lines)
    ask("import", text, "--book", again)
    ask("export", again, "--to", "edax-text", "--into", tmp_path / "second.txt")
    assert (tmp_path / "second.txt").read_text() == text.read_text()


@pytest.mark.parametrize("writer", [write_edax, write_egaroucid])
def test_a_damaged_book_is_refused(tmp_path: Path, writer) -> None:
    data = writer(make(random.Random(SEED), with_links=True))
    source = tmp_path / "book"
    for length in [9, 12, len(data) // 2, len(data) - 1]:
        source.write_bytes(data[:length])
        assert "whole" in ask("import", source, "--book", tmp_path / "new.db", status=65)
        assert not (tmp_path / "new.db").exists()
    start = 42 if writer is write_edax else 14
    source.write_bytes(data[:start] + data[start : start + 8] * 2 + data[start + 16 :])
    assert "position 1 isn't one" in ask("import", source, "--book", tmp_path / "new.db", status=65)
