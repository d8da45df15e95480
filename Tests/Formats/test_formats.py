"""Files of Othello games, read by a reader of our own after `reversi convert` wrote them.

    PUZZLELAB=.build/release/puzzlelab python3 -m pytest -q Tests/Formats

Random records that say all that a format has a place for are converted in every direction: what
comes out is the same, or is counted in the line on stderr that says what was dropped.
"""

from __future__ import annotations

import bz2
import copy
import functools
import gzip
import io
import lzma
import os
import random
import subprocess
import zipfile
from pathlib import Path

import pytest
import readers
import writers
from flat import read_obf, read_transcript, read_wthor
from losses import lost, named
from othello import Game, after, is_over, legal, path

PROGRAM = os.environ.get("PUZZLELAB", "puzzlelab")
GAMES = int(os.environ.get("PUZZLELAB_FORMAT_GAMES", "60"))
SEED = os.environ.get("PUZZLELAB_FORMAT_SEED", "1")
FORMATS = ["ggf", "sgf", "pgn", "transcript", "obf", "wthor"]
SOURCES = [*FORMATS, "quest"]
READERS = {"ggf": readers.read_ggf, "sgf": readers.read_sgf, "pgn": readers.read_pgn}
READERS |= {"transcript": read_transcript, "obf": read_obf}
WRITERS = {"ggf": writers.write_ggf, "sgf": writers.write_sgf, "pgn": writers.write_pgn}
WRITERS |= {"transcript": writers.write_transcript, "obf": writers.write_obf, "quest": writers.write_quest}


def convert(source: Path, form: str, *words: str) -> tuple[Path, str]:
    """The file that `reversi convert` writes, and what it says; it finds no fault in the games."""
    target = source.parent / f"out.{'wtb' if form == 'wthor' else form}"
    command = [PROGRAM, "reversi", "convert", str(source), "--to", form, "-o", str(target), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return target, done.stderr


def read(file: Path, form: str) -> list[Game]:
    return read_wthor(file) if form == "wthor" else READERS[form](file.read_bytes().decode())


@functools.cache
def records(form: str, count: int) -> tuple[list[Game], str]:
    """Random records, and the text of a file that holds them."""
    rng = random.Random(f"{form} {SEED}")
    games = [writers.random_game(rng, form) for _ in range(count)]
    return games, "" if form == "wthor" else WRITERS[form](games, rng)


def written(folder: Path, form: str, count: int = GAMES) -> tuple[Path, list[Game]]:
    """A file of random records, and the records."""
    games, text = records(form, count)
    file = folder / ("WTH_1987.wtb" if form == "wthor" else f"games.{form}")
    if form == "wthor":
        writers.write_wthor(games, file)
    else:
        file.write_bytes(text.encode())
    return file, games


@pytest.mark.parametrize("form", FORMATS)
def test_our_writers_and_readers_agree(tmp_path: Path, form: str) -> None:
    """Else the other tests would blame the program."""
    file, games = written(tmp_path, form)
    if form == "wthor":
        for end in ("jou", "trn"):
            (tmp_path / f"WTHOR.{end.upper()}").rename(tmp_path / f"WTH_1987.{end}")
    assert lost(games, read(file, form)) == {}


@pytest.mark.parametrize("target", ["ggf", "sgf", "pgn", "transcript"])
@pytest.mark.parametrize("source", SOURCES)
def test_what_is_lost_is_named(tmp_path: Path, source: str, target: str) -> None:
    file, games = written(tmp_path, source)
    out, said = convert(file, target)
    missing, dropped = lost(games, read(out, target)), named(said)
    assert missing == dropped


@pytest.mark.parametrize("source", SOURCES)
def test_wthor_has_all_games_from_the_usual_start(tmp_path: Path, source: str) -> None:
    file, games = written(tmp_path, source)
    usual = [number for number, game in enumerate(games, 1) if game.start == writers.START and game.moves]
    if not usual:
        return
    out, said = convert(file, "wthor", "--only", ",".join(map(str, usual)))
    games = [games[number - 1] for number in usual]
    missing, dropped = lost(games, read_wthor(out)), named(said)
    assert missing == dropped


@pytest.mark.parametrize("source", [form for form in SOURCES if form != "obf"])
def test_obf_has_the_positions_of_each_game(tmp_path: Path, source: str) -> None:
    file, games = written(tmp_path, source)
    out, said = convert(file, "obf")
    expected = []
    for game in games:
        positions = path(game.start, game.squares)
        if not legal(positions[-1]) and not is_over(positions[-1]):
            positions.append(after(positions[-1], "pa"))
        expected += [position for position in positions if legal(position)]
    assert [game.start for game in read_obf(out.read_text())] == expected
    bare = [Game(game.start, [writers.Move(square) for square in game.squares]) for game in games]
    missing = lost(games, bare)
    # A score that WTHOR has for a position with 22 empty squares is there.
    missing["theoretical score"] -= sum(len(game.scores) for game in read_obf(out.read_text()))
    assert +missing == named(said)


def test_positions_come_back_from_obf(tmp_path: Path) -> None:
    file, games = written(tmp_path, "obf")
    out, said = convert(file, "obf")
    assert lost(games, read(out, "obf")) == named(said) == {}


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("form", [form for form in FORMATS if form != "wthor"])
def test_line_ends_and_byte_order_marks_change_nothing(tmp_path: Path, form: str, mark: bytes, end: str) -> None:
    file, _ = written(tmp_path, form, 15)
    plain = convert(file, form)[0].read_bytes()
    file.write_bytes(mark + file.read_bytes().replace(b"\n", end.encode()))
    assert convert(file, form)[0].read_bytes() == plain


@pytest.mark.parametrize("code", ["latin-1", "utf-16"])
@pytest.mark.parametrize("form", ["ggf", "sgf", "pgn"])
def test_other_encodings_are_read(tmp_path: Path, form: str, code: str) -> None:
    file, games = written(tmp_path, form, 15)
    games = copy.deepcopy(games)
    for game in games:
        if game.facts.get("white") in writers.WIDE:
            game.facts["white"] = "Åsa"
    text = WRITERS[form](games, random.Random(7))
    file.write_bytes(text.encode(code))
    assert lost(games, read(convert(file, form)[0], form)) == {}


def zipped(data: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("games", data)
    return buffer.getvalue()


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress, zipped])
@pytest.mark.parametrize("form", ["ggf", "transcript", "obf", "wthor"])
def test_packed_files_are_read(tmp_path: Path, form: str, pack) -> None:
    file, _ = written(tmp_path, form, 15)
    plain = convert(file, "transcript")[0].read_bytes()
    file.write_bytes(pack(file.read_bytes()))
    assert convert(file, "transcript")[0].read_bytes() == plain
