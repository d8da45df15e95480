"""Games of Reversi."""

from __future__ import annotations

import base64
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self, overload

from ..errors import DataError
from ..text import written
from ..value import MEMORY, Value, current_lab
from .board import Board

if TYPE_CHECKING:
    from ..answer import Answer
    from ..games.reversi import RecordedGame, ReviewResult
    from ..text import Text


class Game(Value, Sequence[Board]):
    """A game: the boards from the first to the last, one more than there are moves.

    ``game[0]`` is the first board, ``game[20]`` that after twenty moves, ``game[-1]`` the last.

    Parameters
    ----------
    text
        The moves, such as ``"f5d6c3"``, or a game in any format that the program reads (``puzzlelab
        help formats``): GGF, SGF, PGN, Othello Quest. Names of players and other tags are kept.
    start
        The board before moves that don't begin from the starting position.

    Raises
    ------
    DataError
        The text isn't one game, or has an illegal move.

    Examples
    --------
    >>> game = Game("f5d6c3d3c4")
    >>> game.moves, game.opening
    (('f5', 'd6', 'c3', 'd3', 'c4'), 'Tiger')
    >>> game[2].turn
    'black'
    """

    __slots__ = ()

    def __init__(self, text: Text = "", *, start: Board | None = None) -> None:
        if isinstance(text, Game) and start is None:
            self._set(text._text)
            return
        words = written(text)
        if start is not None or not words.strip():
            words = f"{words} {{start: {(start or Board()).position}}}"
            games = _games(words, "transcript")
        else:
            games = _games(words)
        if len(games) != 1:
            raise DataError(f"there are {len(games)} games here, not one; Game.read reads a file")
        self._set(_valid(games[0]))

    @classmethod
    def read(
        cls,
        path: str | os.PathLike[str],
        *,
        errors: Literal["raise", "skip"] = "raise",
        **options: Any,
    ) -> list[Self]:
        """Return the games of a file in any format that the program reads, WTHOR included.

        Parameters
        ----------
        path
            The file, which may be compressed.
        errors
            ``"raise"`` an error for the first game that is invalid, or ``"skip"`` those games.
        **options
            As ``lab.reversi.games`` takes them: ``only="1-20"`` chooses games by number.
        """
        games = current_lab().reversi.games(Path(path).absolute(), **options).result.games
        return [
            cls._known(_valid(game)) for game in games if errors == "raise" or game.fault is None
        ]

    @property
    def record(self) -> str:
        """The game in GGF, with its tags."""
        return self._text

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves; passes are ``"pass"``."""
        moves = self._recorded.moves or ""
        return tuple(
            "pass" if move == "pa" else move
            for move in (moves[at : at + 2] for at in range(0, len(moves), 2))
        )

    @property
    def start(self) -> Board:
        """The board before the first move."""
        # The program writes this record itself, with the board in this one way.
        found = re.search(r"BO\[\d ([^\]]*)\]", self._text)
        assert found is not None  # noqa: S101
        return Board(found[1])

    @property
    def black(self) -> str | None:
        """The player of the black discs, if recorded."""
        return self._recorded.black

    @property
    def white(self) -> str | None:
        """The player of the white discs, if recorded."""
        return self._recorded.white

    @property
    def date(self) -> str | None:
        """The date, as recorded."""
        return self._recorded.date

    @property
    def event(self) -> str | None:
        """The tournament or server, if recorded."""
        return self._recorded.event

    @property
    def opening(self) -> str | None:
        """The name of the opening, if it has one."""
        return self._recorded.opening

    @property
    def score(self) -> int:
        """Black's discs less white's at the end of the moves, as :attr:`Board.score` counts."""
        return self[-1].score

    def review(self, **options: Any) -> Answer[ReviewResult]:
        """Return what each move cost, as ``lab.reversi.review`` with its options (``level=10``)."""
        return current_lab().reversi.review(game=self._text, **options)

    @overload
    def __getitem__(self, index: int) -> Board: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Board, ...]: ...

    def __getitem__(self, index: int | slice) -> Board | tuple[Board, ...]:
        return _boards(self)[index]

    def __len__(self) -> int:
        return len(self.moves) + 1

    def __puzzlelab__(self) -> str:
        """Return the moves, with the first board unless it is the usual one."""
        moves, start = "".join(self.moves), self.start
        if not moves:
            return self._text
        return moves if start == Board() else f"{moves} {{start: {start.position}}}"

    def __str__(self) -> str:
        return self.__puzzlelab__() if self._is_plain else self._text

    def __repr__(self) -> str:
        # Where the program is missing or fails it can't be written more shortly.
        with suppress(Exception):
            if self._is_plain:
                start = "" if self.start == Board() else f", start={self.start!r}"
                return f"Game({''.join(self.moves)!r}{start})"
        return f"Game({self._text!r})"

    @property
    def _recorded(self) -> RecordedGame:
        return _recorded(self._text)

    @property
    def _is_plain(self) -> bool:
        """Whether nothing but the moves and the first board is recorded."""
        return Game("".join(self.moves), start=self.start)._text == self._text

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "reversi.show", {"position": self.start, "moves": "".join(self.moves) or None}


def _games(text: str, format_: Literal["transcript"] | None = None) -> list[RecordedGame]:
    data = base64.b64encode(text.encode()).decode()
    return current_lab().reversi.games(bytes=data, from_=format_).result.games


def _valid(game: RecordedGame) -> str:
    if game.game is None:
        raise DataError(f"game {game.number}: {game.fault}")
    return game.game


@lru_cache(MEMORY)
def _recorded(record: str) -> RecordedGame:
    return _games(record)[0]


@lru_cache(MEMORY >> 6)
def _boards(game: Game) -> tuple[Board, ...]:
    start, moves = game.start, game.moves
    requests = (
        {"position": start, "moves": "".join(moves[:count])} for count in range(1, len(moves) + 1)
    )
    shown = current_lab().map("reversi.show", requests)
    return (start, *(Board._known(answer.result.position) for answer in shown))
