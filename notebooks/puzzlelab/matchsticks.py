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
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from .value import MEMORY, Value, current_lab

if TYPE_CHECKING:
    from .games.matchsticks import AnalyzeResult
    from .text import Text

__all__ = ["Move", "Play", "Rule"]

Play = Literal["normal", "misere"]

MOST = 10_000_000
"""The most moves that a question lists."""


class Move(NamedTuple):
    """A move: the heap that it is made on, what it takes, and the heaps that it leaves there."""

    heap: int
    """The place of the heap among all, from 0."""
    take: int
    """How many matches are taken."""
    leaves: tuple[int, ...]
    """What is left of the heap: one heap, or several if it is split."""


class Rule(Value):
    """What a move may take, and whether it may split what is left of the heap.

    The play convention is given where a question is asked: ``play="normal"`` (the player who takes
    the last match wins), ``play="misere"`` (the player who takes it loses); default: misère for
    rules that take fixed numbers, normal for all others.

    Parameters
    ----------
    text
        The rules as ``puzzlelab help rules`` has them: ``"take:3"`` (one to three),
        ``"take:1,3,4"``, ``"take:any"``, ``"octal:0.77"``, ``"last:x2"``, ``"pile:half"``, or a
        game's name, such as ``"nim"`` or ``"Dawson's chess"``. Two texts with one meaning are one
        rule.

    Raises
    ------
    DataError, UsageError
        There are no such rules.

    Examples
    --------
    >>> Rule("kayles"), Rule.octal("0.770") == Rule("kayles"), Rule.take(1, 2, 3)
    (Rule('octal:0.77'), True, Rule('take:3'))
    >>> Rule.take(1, 3, 4).values(to=8)
    (0, 1, 0, 1, 2, 3, 2, 0, 1)
    """

    __slots__ = ()

    def __init__(self, text: Text) -> None:
        rules = current_lab().matchsticks.sequence(rules=text, to=0).request.rules
        self._set(rules)

    @classmethod
    def take(cls, *numbers: int) -> Self:
        """Return the rule by which a move takes one of these numbers."""
        return cls(f"take:{','.join(map(str, numbers))}")

    @classmethod
    def octal(cls, code: str) -> Self:
        """Return the rule of an octal code, such as ``"0.77"``."""
        return cls(f"octal:{code}")

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
            raise ValueError(f"heaps of {self} have no Grundy values")
        return value

    def values(self, to: int = 100) -> tuple[int, ...]:
        """Return the Grundy values of the heaps from 0 to ``to``."""
        result = current_lab().matchsticks.sequence(rules=self, to=to).result
        if result.kind != "grundyValue":
            raise ValueError(f"heaps of {self} have no Grundy values")
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
