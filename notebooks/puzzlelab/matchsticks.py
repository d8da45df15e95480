"""The rules of a take-away game, as a value.

>>> from puzzlelab.matchsticks import Rule
>>> kayles = Rule("kayles")
>>> kayles.value(3), kayles.value(4), kayles.value(3, 4)
(3, 1, 2)
>>> for move in kayles.winning_moves(3, 4):
...     print(move)
Move(heap=0, take=2, leaves=(1,))
Move(heap=1, take=1, leaves=(3,))
Move(heap=1, take=1, leaves=(1, 2))

A rule of your own is a line, as ``puzzlelab help rules`` explains it:

>>> rule = Rule("a,b->a-k,b; a,b-k; a-k,b-k")
>>> rule
Rule('a,b -> a-k,b; a,b-k; a-k,b-k')
>>> print(rule)
From a, b go to a − k, b; to a, b − k; or to a − k, b − k; whoever makes the last move wins (normal play).
>>> rule.map(to=7).result.p_positions
[[0, 0], [1, 2], [2, 1], [3, 5], [4, 7], [5, 3], [7, 4]]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Self

from .errors import PuzzleError
from .value import MEMORY, Value, current_lab

if TYPE_CHECKING:
    from .answer import Answer
    from .games.matchsticks import (
        AnalyzeResult,
        HintsResult,
        LessonResult,
        LosingResult,
        MapResult,
        MatchResult,
        PlaysResult,
        ReportResult,
        SequenceResult,
    )
    from .text import Text

__all__ = ["Move", "Play", "Rule", "Strategy"]

Play = Literal["normal", "misere"]
Strategy = Literal["dumb", "wild", "clever", "perfect"]

MOST = 10_000_000
"""The most moves that a question lists."""


class Move(NamedTuple):
    """A move: the heap that it is made on, what it takes, and the heaps that it leaves there."""

    heap: int
    """The place of the heap among all, from 0; under a line that of the position in a sum."""
    take: int
    """How many matches are taken; under a line by how much the total of the numbers falls."""
    leaves: tuple[int, ...]
    """What is left of the heap: one heap, or several if it is split. Under a line all numbers of
    the next position."""


class Rule(Value):
    """What a move may do: take from a heap, split it, or whatever a line of your own says.

    The play convention is given where a question is asked: ``play="normal"`` (the player who takes
    the last match wins), ``play="misere"`` (the player who takes it loses); default: misère for
    rules that take fixed numbers, normal for all others.

    Parameters
    ----------
    text
        The rules as ``puzzlelab help rules`` has them: ``"take:3"`` (one to three),
        ``"take:1,3,4"``, ``"take:any"``, ``"octal:0.77"``, ``"last:x2"``, ``"pile:half"``; a
        line of your own, such as ``"n -> n-k if k*k<=n"``; or a game's name, such as ``"nim"``,
        ``"Dawson's chess"`` or ``"wythoff"``. Two spellings of one rule are one value; lines are
        compared as they are written, also where they mean the same.

    Raises
    ------
    DataError, UsageError
        There are no such rules; where a line is wrong, the message names the character and says
        what to write.

    Notes
    -----
    ``str(rule)`` is for people: the :attr:`sentence` of a line. Questions take the rule itself.

    Examples
    --------
    >>> Rule("kayles"), Rule.octal("0.770") == Rule("kayles"), Rule.take(1, 2, 3)
    (Rule('octal:0.77'), True, Rule('take:3'))
    >>> Rule.take(1, 3, 4).values(to=8)
    (0, 1, 0, 1, 2, 3, 2, 0, 1)
    >>> Rule("a,b -> a-1,b; a,b-k if k<=a").winning_moves(3, 4)
    (Move(heap=0, take=3, leaves=(3, 1)),)
    >>> Rule("n -> n-2k")
    Traceback (most recent call last):
    puzzlelab.errors.DataError: "rules": write 2*k for 2 times k (at character 8)
    """

    __slots__ = ()

    def __init__(self, text: Text) -> None:
        # Every rule has the position without heaps, whatever numbers its positions have.
        self._set(current_lab().matchsticks.analyze(heaps=[], rules=text).request.rules)

    @classmethod
    def take(cls, *numbers: int) -> Self:
        """Return the rule by which a move takes one of these numbers."""
        return cls(f"take:{','.join(map(str, numbers))}")

    @classmethod
    def octal(cls, code: str) -> Self:
        """Return the rule of an octal code, such as ``"0.77"``."""
        return cls(f"octal:{code}")

    @property
    def sentence(self) -> str | None:
        """The line as it is read aloud, and who wins; ``None`` if ``map`` doesn't take the rule.

        These are lines with any number of heaps (``...``) or more than three letters, and all rules
        that aren't lines.
        """
        return _sentence(self)

    def __str__(self) -> str:
        return self.sentence or self._text

    def analyze(self, heaps: Text | Sequence[int | str], **options: Any) -> Answer[AnalyzeResult]:
        """Return who wins and how, as ``lab.matchsticks.analyze`` with its options."""
        return current_lab().matchsticks.analyze(heaps, rules=self, **options)

    def hints(self, heaps: Text | Sequence[int | str], **options: Any) -> Answer[HintsResult]:
        """Return the moves, best first, as ``lab.matchsticks.hints`` with its options."""
        return current_lab().matchsticks.hints(heaps, rules=self, **options)

    def losing(self, to: int | str, **options: Any) -> Answer[LosingResult]:
        """Return the heaps that lose, as ``lab.matchsticks.losing`` with its options."""
        return current_lab().matchsticks.losing(to, rules=self, **options)

    def map(self, **options: Any) -> Answer[MapResult]:
        """Return the positions of a line that lose, as ``lab.matchsticks.map`` with its options.

        The answer shows its picture in Jupyter.
        """
        return current_lab().matchsticks.map(rules=self, **options)

    def sequence(self, **options: Any) -> Answer[SequenceResult]:
        """Return the Grundy values of heaps, as ``lab.matchsticks.sequence`` with its options."""
        return current_lab().matchsticks.sequence(rules=self, **options)

    def report(self, **options: Any) -> Answer[ReportResult]:
        """Return the period and statistics, as ``lab.matchsticks.report`` with its options."""
        return current_lab().matchsticks.report(rules=self, **options)

    def plays(self, **options: Any) -> Answer[PlaysResult]:
        """Return how many games there are, as ``lab.matchsticks.plays`` with its options."""
        return current_lab().matchsticks.plays(rules=self, **options)

    def match(self, strategies: Text | Sequence[Strategy], **options: Any) -> Answer[MatchResult]:
        """Return how strategies fare, as ``lab.matchsticks.match`` with its options."""
        return current_lab().matchsticks.match(strategies, rules=self, **options)

    def lesson(self, **options: Any) -> Answer[LessonResult]:
        """Return a worksheet for a class, as ``lab.matchsticks.lesson`` with its options."""
        return current_lab().matchsticks.lesson(rules=self, **options)

    def value(self, *heaps: int) -> int:
        """Return the Grundy value of heaps, the nim-sum of theirs.

        Raises
        ------
        ValueError
            These rules have no Grundy values.
        """
        # In normal play, which Grundy values are about, every position has one or none has.
        value = _analysis(self, heaps, "normal", 1).grundy_value
        if value is None:
            raise ValueError(f"heaps of {self._text} have no Grundy values")
        return value

    def values(self, to: int = 100) -> tuple[int, ...]:
        """Return the Grundy values of the heaps from 0 to ``to``."""
        result = current_lab().matchsticks.sequence(rules=self, to=to).result
        if result.kind != "grundyValue":
            raise ValueError(f"heaps of {self._text} have no Grundy values")
        return tuple(result.values)

    def wins(self, *heaps: int, play: Play | None = None) -> bool:
        """Return whether the player to move wins."""
        return _analysis(self, heaps, play, 1).outcome == "N"

    def winning_moves(self, *heaps: int, play: Play | None = None) -> tuple[Move, ...]:
        """Return all moves after which the opponent loses."""
        return tuple(
            Move(move.heap, move.take, tuple(move.leaves))
            for move in _analysis(self, heaps, play, MOST).winning_moves
        )


@lru_cache(MEMORY)
def _analysis(rule: Rule, heaps: tuple[int, ...], play: Play | None, limit: int) -> AnalyzeResult:
    answer = current_lab().matchsticks.analyze(heaps=heaps, rules=rule, play=play, limit=limit)
    return answer.result


@lru_cache(MEMORY)
def _sentence(rule: Rule) -> str | None:
    try:
        return current_lab().matchsticks.map(rules=rule, to=[0]).result.rules_in_words
    except PuzzleError:
        return None
