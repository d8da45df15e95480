"""A Reversi board in a notebook."""

from __future__ import annotations

import re
from typing import Any

import traitlets

from .base import GameWidget


class ReversiBoard(GameWidget):
    """A board to play on, with the value of each move.

    Both colours are moved, by clicks or by the keyboard. While ``analysing``, each legal move's
    value is on its square and gets better as the search deepens, the squares of the best line are
    numbered, and a list has every move with its line and how its value is known.

    Parameters
    ----------
    moves
        The moves from the beginning of the game, such as ``"f5d6c3"``; ``pa`` is a pass. The trait
        ``moves`` follows the board, and setting it moves the board. Whether moves are legal is
        checked in the browser: ``error`` says why they aren't, and ``moves`` is then what it was.
    level
        How thoroughly to search, from 0 to 60; 60 searches to the end of the game.
    analysing
        Whether to search at all.

    Attributes
    ----------
    values
        What is known of each legal move of the position on the board, best move first: a
        dictionary with ``discDifference`` (for the side to move), ``evidence`` and
        ``principalVariation``, as in documents of ``reversi.hints``. Read only; it is empty
        until the search has begun.
    error
        Why the moves set last can't be shown; empty if they are. Read only.

    Raises
    ------
    SiteNotFoundError
        There are no modules for the browser: see ``puzzlelab.widgets.configure``.

    Examples
    --------
    >>> board = ReversiBoard(moves="f5d6c3", level=10)
    >>> board.moves
    'f5d6c3'
    """

    _game = "reversi"

    moves = traitlets.Unicode().tag(sync=True)
    level = traitlets.Int(16, min=0, max=60).tag(sync=True)
    analysing = traitlets.Bool(True).tag(sync=True)
    values = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self, moves: str = "", *, level: int = 16, analysing: bool = True, **traits: Any
    ) -> None:
        super().__init__(moves=moves, level=level, analysing=analysing, **traits)

    def __repr__(self) -> str:
        return f"ReversiBoard({self.moves!r}, level={self.level}, analysing={self.analysing})"

    @traitlets.validate("moves")
    def _written(self, proposal: traitlets.Bunch) -> str:
        moves = re.sub(r"\s+", "", proposal["value"]).lower().replace("pass", "pa")
        if bad := re.sub(r"[a-h][1-8]|pa", " ", moves).split():
            raise traitlets.TraitError(
                f"{bad[0]!r} isn't a move: moves are written as in 'f5d6c3', a pass as 'pa'"
            )
        return moves
