"""Boards of Reversi."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from ..text import Text, written
from .svg import Drawing, picture, shape, text

SQUARE = 40.0
FRAME = 22.0
BLACK, WHITE, EMPTY = "X*bB", "Oow0", "-._"


def board(
    position: Text,
    *,
    moves: Iterable[str] = (),
    best: Iterable[str] = (),
    values: Mapping[str, float] | None = None,
    last: str | None = None,
) -> Drawing:
    """Return a drawing of a position.

    Parameters
    ----------
    position
        The squares from a1 (top left): ``X`` black, ``O`` white, ``-`` empty; then perhaps the
        side to move. 16, 36 or 64 squares; blanks and line ends don't count.
    moves
        Squares that get a dot, such as the legal moves: ``["d3", "c4"]``.
    best
        Squares that get a ring.
    values
        A number on each of these squares.
    last
        A square that gets a small mark: the last move.
    """
    squares, side = read(written(position))
    size = math.isqrt(len(squares))
    width = 2 * FRAME + size * SQUARE
    parts = [
        shape("rect", fill="frame", width=width, height=width, rx=6),
        shape("rect", fill="felt", x=FRAME, y=FRAME, width=size * SQUARE, height=size * SQUARE),
    ]
    for at in range(size + 1):
        along, far = FRAME + at * SQUARE, FRAME + size * SQUARE
        parts.append(
            shape("path", stroke="line", d=f"M{along} {FRAME}V{far}M{FRAME} {along}H{far}")
        )
    for at in range(size):
        middle = FRAME + (at + 0.5) * SQUARE
        parts.append(text(middle, FRAME / 2, "abcdefgh"[at], fill="frame-ink"))
        parts.append(text(FRAME / 2, middle, str(at + 1), fill="frame-ink"))
    for at, kind in enumerate(squares):
        if kind != "-":
            x, y = _middle(at, size)
            colour, edge = ("black", "black") if kind == "X" else ("white", "edge")
            parts.append(shape("circle", fill=colour, stroke=edge, cx=x, cy=y, r=SQUARE * 0.41))
    numbers = dict(values or {})
    for x, y in _middles([name for name in moves if name not in numbers], size):
        parts.append(shape("circle", fill="frame-ink", cx=x, cy=y, r=3.5, opacity=0.75))
    for x, y in _middles(best, size):
        parts.append(shape("circle", stroke="gold", cx=x, cy=y, r=SQUARE * 0.41, stroke_width=3))
    for name, value in numbers.items():
        words = f"{value:+g}".replace("-", "−") if value else "0"
        for x, y in _middles([name], size):
            parts.append(text(x, y, words, fill="white", size=13, weight="600"))
    for x, y in _middles([last] if last else [], size):
        parts.append(shape("circle", fill="red", cx=x, cy=y, r=4))
    if side:
        # Whose turn it is: a disc in the corner of the frame.
        colour = "black" if side == "X" else "white"
        middle = width - FRAME / 2
        parts.append(
            shape("circle", fill=colour, stroke="edge", cx=middle, cy=middle, r=FRAME * 0.32)
        )
    mover = {"X": ", black to move", "O": ", white to move", "": ""}[side]
    title = f"Reversi: {squares.count('X')} black and {squares.count('O')} white discs{mover}"
    return picture(width, width, parts, title)


def read(position: str) -> tuple[str, str]:
    """Return the squares as ``X``, ``O`` and ``-``, and the side to move, if it is named.

    Raises
    ------
    ValueError
        It is no board of 16, 36 or 64 squares.
    """
    marks = "".join(position.split())
    count = next((count for count in (64, 36, 16) if len(marks) in (count, count + 1)), None)
    if count is None:
        raise ValueError(f"a board has 16, 36 or 64 squares, not {len(marks)}")
    kinds = {**dict.fromkeys(BLACK, "X"), **dict.fromkeys(WHITE, "O"), **dict.fromkeys(EMPTY, "-")}
    wrong = next((mark for mark in marks if mark not in kinds), None)
    if wrong is not None:
        raise ValueError(f"{wrong!r} is no square: X is black, O white, - empty")
    plain = "".join(kinds[mark] for mark in marks)
    return plain[:count], plain[count:].replace("-", "")


def _middles(names: Iterable[str], size: int) -> list[tuple[float, float]]:
    """Return the middles of the squares that are on the board; a pass is none."""
    found = []
    for name in names:
        column, row = "abcdefgh".find(name[:1].lower()), name[1:]
        if row.isascii() and row.isdigit() and 0 <= column < size and 1 <= int(row) <= size:
            found.append(_middle((int(row) - 1) * size + column, size))
    return found


def _middle(at: int, size: int) -> tuple[float, float]:
    return FRAME + (at % size + 0.5) * SQUARE, FRAME + (at // size + 0.5) * SQUARE
