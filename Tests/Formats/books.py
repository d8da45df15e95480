"""Opening books of Edax and Egaroucid, from the descriptions of their formats alone."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

from othello import SQUARES, after, legal


@dataclass
class Entry:
    """What a book says of a position: values in discs for the side to move."""

    value: int | None
    level: int
    links: dict[str, int] = field(default_factory=dict)
    leaf: tuple[str, int] | None = None


Book = dict[tuple[int, int], Entry]

_TURNS = [
    lambda x, y: (x, y), lambda x, y: (7 - x, y), lambda x, y: (x, 7 - y), lambda x, y: (7 - x, 7 - y),
    lambda x, y: (y, x), lambda x, y: (7 - y, x), lambda x, y: (y, 7 - x), lambda x, y: (7 - y, 7 - x),
]  # fmt: skip


def discs(position: str) -> tuple[int, int]:
    """The discs of the side to move and of the other one, a1 as the lowest bit."""
    side = position[65]
    mine = sum(1 << index for index, disc in enumerate(position[:64]) if disc == side)
    theirs = sum(1 << index for index, disc in enumerate(position[:64]) if disc not in ("-", side))
    return mine, theirs


def position_of(mine: int, theirs: int) -> str:
    return "".join("X" if mine >> at & 1 else "O" if theirs >> at & 1 else "-" for at in range(64)) + " X"


def turned(position: str, turn: int) -> str:
    board = ["-"] * 64
    for at in range(64):
        x, y = _TURNS[turn](at % 8, at // 8)
        board[y * 8 + x] = position[at]
    return "".join(board) + position[64:]


def canonical(position: str) -> tuple[int, int]:
    return min(discs(turned(position, turn)) for turn in range(8))


def follow(position: str, square: str) -> tuple[str, int]:
    """The position after a move with a choice, and the sign of its value; the end has no choice."""
    position, sign = after(position, square), -1
    if not legal(position):
        passed = position[:65] + ("O" if position[65] == "X" else "X")
        if legal(passed):
            return passed, 1
    return position, sign


def write_edax(book: Book) -> bytes:
    head = b"XADEKOOB" + bytes([4, 6]) + struct.pack("<h6b", 2024, 1, 2, 3, 4, 5, 0)
    head += struct.pack("<5ii", 21, 24, 2, 2, 1, len(book))
    body = b""
    for (mine, theirs), entry in book.items():
        value = 0 if entry.value is None else entry.value
        body += struct.pack("<2Q4I3h2B", mine, theirs, 0, 0, 0, 1, value, -64, 64, len(entry.links), entry.level)
        for square, score in entry.links.items():
            body += struct.pack("<bB", score, SQUARES.index(square))
        body += struct.pack("<bB", entry.leaf[1], SQUARES.index(entry.leaf[0])) if entry.leaf else b"\0\x41"
    return head + body


def read_edax(data: bytes) -> Book:
    assert data[:8] == b"XADEKOOB" and data[8] == 4
    (count,) = struct.unpack_from("<i", data, 38)
    book, at = {}, 42
    while at < len(data):
        mine, theirs, *_, value, _, _, links, level = struct.unpack_from("<2Q4I3h2B", data, at)
        at += struct.calcsize("<2Q4I3h2B")
        entry = Entry(value, level)
        for _ in range(links):
            score, square = struct.unpack_from("<bB", data, at)
            entry.links[SQUARES[square]] = score
            at += 2
        score, square = struct.unpack_from("<bB", data, at)
        entry.leaf = (SQUARES[square], score) if square < 64 else None
        at += 2
        book[mine, theirs] = entry
    assert len(book) == count
    return book


def _mirrored(bits: int) -> int:
    return int(f"{bits:064b}"[::-1], 2)


def write_egaroucid(book: Book) -> bytes:
    """A book of version 3: a1 is the highest bit, and a move is the number of its bit."""
    data = b"DICUORAGE\x03" + struct.pack("<I", len(book))
    for (mine, theirs), entry in book.items():
        square, score = (63 - SQUARES.index(entry.leaf[0]), entry.leaf[1]) if entry.leaf else (65, -126)
        value = -126 if entry.value is None else entry.value
        data += struct.pack("<2QbBIbbb", _mirrored(mine), _mirrored(theirs), value, entry.level, 1, score, square, 1)
    return data


def read_egaroucid(data: bytes) -> Book:
    assert data[:10] == b"DICUORAGE\x03"
    (count,) = struct.unpack_from("<I", data, 10)
    book: Book = {}
    for mine, theirs, value, level, _, score, square, _ in struct.iter_unpack("<2QbBIbbb", data[14:]):
        leaf = (SQUARES[63 - square], score) if 0 <= square < 64 else None
        book[_mirrored(mine), _mirrored(theirs)] = Entry(value, level, leaf=leaf)
    assert len(book) == count
    return book


def negamax(book: Book, *, whole: bool) -> dict[tuple[int, int], int]:
    """The values that follow from the moves of a book, by canonical position.

    A move into the book has the value known there; where the best move that leads out isn't stated,
    the value of the position counts, too, unless `whole` says that a book without it has all moves.
    """
    entries = {canonical(position_of(*key)): (position_of(*key), entry) for key, entry in book.items()}
    values: dict[tuple[int, int], int] = {}
    for key, (position, entry) in sorted(entries.items(), key=lambda each: -sum(map(int.bit_count, each[0]))):
        stated = {**entry.links, **(dict([entry.leaf]) if entry.leaf else {})}
        best, known = [], 0
        for square in legal(position):
            following, sign = follow(position, square)
            if not legal(following):
                mine, theirs = map(int.bit_count, discs(following))
                empty = 64 - mine - theirs
                score = mine - theirs + (empty if mine > theirs else -empty if mine < theirs else 0)
                best.append(-score)
            elif canonical(following) in values:
                best.append(sign * values[canonical(following)])
            elif square in stated:
                best.append(stated[square])
            else:
                continue
            known += 1
        if entry.leaf is None and not whole and known < len(legal(position)) and entry.value is not None:
            best.append(entry.value)
        if best:
            values[key] = max(best)
    return values
