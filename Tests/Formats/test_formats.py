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
import json
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
from othello import Game, after, difference, is_over, legal, path

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


def answered(*words: str) -> str:
    """What the program prints for a question about Reversi."""
    done = subprocess.run([PROGRAM, "reversi", *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("form", ["ggf", "pgn"])
def test_matches_have_players_results_and_the_opening(tmp_path: Path, form: str) -> None:
    lines = ["f5d6c3d3c4", "f5f6e6f4"]
    (tmp_path / "starts.txt").write_text(f"{lines[0]} Tiger\n# a comment\n{lines[1]}\n")
    words = ["match", "level:1", "greedy", "--games", "4", "--openings", str(tmp_path / "starts.txt")]
    games = READERS[form](answered(*words, "--format", form))
    assert [game.facts["black"] for game in games] == ["level:1", "greedy"] * 2
    assert [game.facts["white"] for game in games] == ["greedy", "level:1"] * 2
    assert all(len(game.facts["date"]) == 10 for game in games)
    assert all("date" not in game.facts for game in READERS[form](answered(*words, "--format", form, "--no-run")))
    for number, game in enumerate(games):
        line = lines[number // 2]
        assert "".join(game.squares).startswith(line)
        assert game.facts["kind"] == f"8r{4 + len(line) // 2}"
        assert int(game.facts["result"]) == difference(path(game.start, game.squares)[-1])


@pytest.mark.parametrize("form", ["ggf", "pgn"])
def test_reviews_have_the_values_of_the_moves(tmp_path: Path, form: str) -> None:
    moves = "f5d6c3d3c4f4f6b4"
    games = READERS[form](answered("review", moves, "--from-ply", "5", "--level", "2", "--format", form))
    review = json.loads(answered("review", moves, "--from-ply", "5", "--level", "2", "--json"))
    judged = {move["index"]: move for move in review["result"]["moves"]}
    assert set(judged) == {4, 5, 6, 7} and games[0].facts["kind"] == "8r8"
    for index, move in enumerate(games[0].moves):
        expected = judged[index]["discDifference"] if index in judged else None
        assert (None if move.value is None else float(move.value)) == expected
        if form == "pgn" and index in judged:
            assert ("was best" in (move.comment or "")) == (judged[index]["loss"] >= 0.5)
