"""Boards of Reversi."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ..text import written
from ..value import MEMORY, Value, current_lab

if TYPE_CHECKING:
    from ..answer import Answer
    from ..games.reversi import (
        AnalyzeResult,
        HintsResult,
        ShowResult,
        SolveResult,
    )
    from ..text import Text

Colour = Literal["black", "white"]

COLOURS: dict[str, Colour | None] = {"X": "black", "O": "white", "-": None}
LETTERS = {colour: letter for letter, colour in COLOURS.items()}


class Discs(NamedTuple):
    """How many discs each side has."""

    black: int
    white: int


class Board(Value, Mapping[str, Colour | None]):
    """A position: the discs on a board of 8 × 8, 6 × 6 or 4 × 4 squares, and whose turn it is.

    A board is a mapping of its squares, ``"a1"`` to ``"h8"`` row by row, to ``"black"``,
    ``"white"`` or ``None``.

    Parameters
    ----------
    position
        The squares and the side to move, in any form that the program reads (``puzzlelab help
        boards``): in one line, in rows, drawn; or a mapping of squares to colours, in which empty
        squares may be left out. Default: the starting position.
    moves
        Moves to play from there, such as ``"f5d6c3"``.
    turn
        Whose turn it is, where ``position`` doesn't say so; default: black.
    size
        Squares per side of the starting position or of a mapping.

    Raises
    ------
    DataError
        There is no such position, or a move is illegal.

    Examples
    --------
    >>> print(Board(moves="f5d6", size=8))
      a b c d e f g h
    1 - - - - - - - -
    2 - - - - - - - -
    3 - - - - - - - -
    4 - - - O X - - -
    5 - - - O X X - -
    6 - - - O - - - -
    7 - - - - - - - -
    8 - - - - - - - -  black to move
    >>> Board("XXX-XOO-XXOOXXOO O").legal_moves
    ('pass',)
    """

    __slots__ = ()

    def __init__(
        self,
        position: Text | Mapping[str, Colour | None] | None = None,
        *,
        moves: Text = "",
        turn: Colour | None = None,
        size: Literal[4, 6, 8] = 8,
    ) -> None:
        if position is None:
            first = turn or "black"
            shown = current_lab().reversi.show(
                start=True, size=size, first=first, moves=moves or None
            )
        else:
            if isinstance(position, Mapping) and not isinstance(position, Board):
                position = _line(position, size)
                turn = turn or "black"
            side = f" {LETTERS[turn]}" if turn else ""
            shown = current_lab().reversi.show(written(position) + side, moves=moves or None)
        self._set(shown.result.position)

    @property
    def position(self) -> str:
        """The squares and the side to move, as documents have them."""
        return self._text

    @property
    def squares(self) -> str:
        """The squares, row by row: ``X`` black, ``O`` white, ``-`` empty."""
        return self._text[:-2]

    @property
    def size(self) -> int:
        """Squares per side."""
        return math.isqrt(len(self))

    @property
    def turn(self) -> Colour:
        """The side to move; at the end of the game the side whose turn it would be."""
        return "black" if self._text[-1] == "X" else "white"

    @property
    def discs(self) -> Discs:
        """How many discs each side has."""
        return Discs(self.squares.count("X"), self.squares.count("O"))

    @property
    def empties(self) -> int:
        """How many squares are empty."""
        return self.squares.count("-")

    @property
    def score(self) -> int:
        """Black's discs less white's; at the end of the game the winner has the empty squares."""
        if (final := _shown(self._text).final_disc_difference) is not None:
            return final if self.turn == "black" else -final
        return self.discs.black - self.discs.white

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves; ``("pass",)`` if there is no other, ``()`` at the end of the game."""
        return tuple(_shown(self._text).legal_moves)

    @property
    def is_over(self) -> bool:
        """Whether neither side can move."""
        return _shown(self._text).is_finished

    def play(self, *moves: str) -> Board:
        """Return the board after moves, which may be several in one text; passes may be left out.

        Raises
        ------
        DataError
            A move is illegal.
        """
        return Board._known(_shown(self._text, " ".join(moves)).position) if moves else self

    def __add__(self, moves: str) -> Board:
        return self.play(moves) if isinstance(moves, str) else NotImplemented

    def rotated(self, quarters: int = 1) -> Board:
        """Return the board turned clockwise by quarters of a turn."""
        rows = self._rows()
        for _ in range(quarters % 4):
            rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
        return self._of(rows)

    def mirrored(self) -> Board:
        """Return the board with left and right exchanged."""
        return self._of([row[::-1] for row in self._rows()])

    def symmetries(self) -> tuple[Board, ...]:
        """Return the board in its eight orientations, itself first; they may be equal."""
        mirrored = self.mirrored()
        return tuple(board.rotated(turn) for board in (self, mirrored) for turn in range(4))

    def solve(self, **options: Any) -> Answer[SolveResult]:
        """Return the proof of the score, as ``lab.reversi.solve`` with its options."""
        return current_lab().reversi.solve(position=self, **options)

    def hints(self, **options: Any) -> Answer[HintsResult]:
        """Return the moves, best first, as ``lab.reversi.hints`` with its options."""
        return current_lab().reversi.hints(position=self, **options)

    def analyze(self, **options: Any) -> Answer[AnalyzeResult]:
        """Return mobility, frontier and more, as ``lab.reversi.analyze`` with its options."""
        return current_lab().reversi.analyze(position=self, **options)

    def __getitem__(self, square: str) -> Colour | None:
        column, row = ord(square[:1] or " ") - ord("a"), square[1:]
        if not (0 <= column < self.size and row in list(map(str, range(1, self.size + 1)))):
            raise KeyError(square)
        return COLOURS[self._text[(int(row) - 1) * self.size + column]]

    def __iter__(self) -> Iterator[str]:
        return iter(_names(self.size))

    def __len__(self) -> int:
        return len(self._text) - 2

    def __str__(self) -> str:
        rows = [f"{number} {' '.join(row)}" for number, row in enumerate(self._rows(), 1)]
        return "\n".join(["  " + " ".join("abcdefgh"[: self.size]), *rows]) + (
            f"  {self.turn} to move"
        )

    __eq__ = Value.__eq__
    __hash__ = Value.__hash__

    def _rows(self) -> list[str]:
        return [self.squares[at : at + self.size] for at in range(0, len(self), self.size)]

    def _of(self, rows: list[str]) -> Board:
        return Board._known("".join(rows) + self._text[-2:])

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "reversi.show", {"position": self}


def _names(size: int) -> tuple[str, ...]:
    return tuple(f"{column}{row}" for row in range(1, size + 1) for column in "abcdefgh"[:size])


def _line(squares: Mapping[str, Colour | None], size: int) -> str:
    names = _names(size)
    if unknown := [name for name in squares if name not in names]:
        raise KeyError(unknown[0])
    return "".join(LETTERS[squares.get(name)] for name in names)


@lru_cache(MEMORY)
def _shown(position: str, moves: str = "") -> ShowResult:
    return current_lab().reversi.show(position=position, moves=moves or None).result
