"""Readers of the formats that are little more than moves or boards: transcripts, OBF, WTHOR."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from othello import START, Game, Move, is_over, path, with_passes
from readers import signed


def read_transcript(text: str) -> list[Game]:
    games = []
    for line in filter(None, text.splitlines()):
        start = re.search(r"\{start: ([-XO]{64} [XO])\}", line)
        if board := re.fullmatch(r"[-XO]{64} [XO]", line):
            # A game without moves is its board.
            games.append(Game(board[0]))
            continue
        squares = re.findall(r"[a-h][1-8]|pa", re.sub(r"\{[^}]*\}", "", line).lower())
        games.append(Game(start[1] if start else START, [Move(square) for square in squares]))
    return games


def read_obf(text: str) -> list[Game]:
    """One position per line: the scores of moves, or one of the position itself, and a comment."""
    games = []
    for line in filter(None, text.splitlines()):
        fields, _, comment = line.partition("%")
        game = Game(fields[:66], comment=comment.strip())
        for entry in filter(None, map(str.strip, fields[66:].split(";"))):
            square, _, score = entry.rpartition(":")
            game.scores[square] = int(score)
        games.append(game)
    return games


def read_wthor(file: Path) -> list[Game]:
    """A year of games, with the names in the files next to it."""
    data = file.read_bytes()
    count, _, year, size = struct.unpack_from("<IHHB", data, 4)
    assert len(data) == 16 + 68 * count and size in (0, 8)
    people, events = (_wthor_names(file.with_suffix(end), long) for end, long in ((".jou", 20), (".trn", 26)))
    games = []
    for place in range(16, len(data), 68):
        event, black, white, discs, theory = struct.unpack_from("<HHHBB", data, place)
        codes = [byte for byte in data[place + 8 : place + 68] if byte]
        squares = with_passes(START, [f"{'abcdefgh'[code % 10 - 1]}{code // 10}" for code in codes])
        game = Game(moves=[Move(square) for square in squares])
        game.facts = {"result": signed(2 * discs - 64), "date": str(year), "theory": str(theory)}
        end = path(START, squares)[-1]
        dark, light = end.count("X", 0, 64), end.count("O", 0, 64)
        if not is_over(end) and discs == (dark if dark >= light else 64 - light):
            # The loser has the empty squares, as no result gives them: it isn't known.
            del game.facts["result"]
        found = {"event": events[event], "black": people[black], "white": people[white]}
        game.facts |= {name: value for name, value in found.items() if value}
        games.append(game)
    return games


def _wthor_names(path: Path, long: int) -> list[str]:
    data = path.read_bytes()
    return [data[at : at + long].split(b"\0")[0].decode("latin-1") for at in range(16, len(data), long)]
