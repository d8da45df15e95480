"""Exact answers about five games: matchsticks, Set, Reversi, memory and card matching.

>>> import puzzlelab
>>> lab = puzzlelab.Lab()
>>> lab.set.chance(deal_size=12).result.no_set_probability
Fraction(325432404, 10074689485)

The questions of the games are methods of the classes of :mod:`puzzlelab.games`; ``lab.set`` is a
:class:`puzzlelab.games.set.Set`. Positions, games, cards, deals, rules and tables are
values of :mod:`puzzlelab.reversi`, :mod:`puzzlelab.set`, :mod:`puzzlelab.cardmatch`,
:mod:`puzzlelab.matchsticks` and :mod:`puzzlelab.memory`.

>>> from puzzlelab.reversi import Board
>>> (Board() + "f5").legal_moves
('f4', 'd6', 'f6')
"""

from . import cardmatch, matchsticks, memory, reversi, set
from .aio import AsyncLab
from .answer import Answer
from .connect import ConnectedLab, connect
from .errors import (
    DataError,
    FileError,
    InternalError,
    ProgramEndedError,
    ProgramError,
    ProgramNotFoundError,
    ProgramVersionError,
    PuzzleError,
    SiteNotFoundError,
    StoppedError,
    UsageError,
)
from .lab import Lab
from .program import find_program
from .text import Text, TextLike
from .value import Value, current_lab
from .values import Estimate, Evidence, Interval, Record, Run
from .version import __version__

__all__ = [
    "Answer",
    "AsyncLab",
    "ConnectedLab",
    "DataError",
    "Estimate",
    "Evidence",
    "FileError",
    "InternalError",
    "Interval",
    "Lab",
    "ProgramEndedError",
    "ProgramError",
    "ProgramNotFoundError",
    "ProgramVersionError",
    "PuzzleError",
    "Record",
    "Run",
    "SiteNotFoundError",
    "StoppedError",
    "Text",
    "TextLike",
    "UsageError",
    "Value",
    "__version__",
    "cardmatch",
    "connect",
    "current_lab",
    "find_program",
    "matchsticks",
    "memory",
    "reversi",
    "set",
]
