"""Exact answers about five games: matchsticks, Set, Reversi, memory and card matching.

>>> import puzzlelab
>>> lab = puzzlelab.Lab()
>>> lab.set.chance(deal_size=12).result.no_set_probability
Fraction(325432404, 10074689485)
"""

from .aio import AsyncLab
from .answer import Answer
from .connect import ConnectedLab, connect
from .drawing import Drawing, board, cards, matches, playing_cards
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
from .values import Estimate, Evidence, Interval, Record, Run
from .version import __version__

__all__ = [
    "Answer",
    "AsyncLab",
    "ConnectedLab",
    "DataError",
    "Drawing",
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
    "UsageError",
    "__version__",
    "board",
    "cards",
    "connect",
    "find_program",
    "matches",
    "playing_cards",
]
