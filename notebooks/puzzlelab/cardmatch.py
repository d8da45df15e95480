"""A deal of card matching, as a value.

>>> from puzzlelab.cardmatch import Deal
>>> deal = Deal("10H 8D QS ten-of-diamonds 8♣ KS")
>>> deal
Deal('10H 8D QS 10D 8C KS')
>>> deal.best_score, deal.is_clearable
(30, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self

from .value import MEMORY, Cards, current_lab

if TYPE_CHECKING:
    from .answer import Answer
    from .games.cardmatch import AnalyzeResult
    from .text import Text

__all__ = ["Deal"]


class Deal(Cards):
    """Playing cards that are face up, in their order; its picture numbers the best pairs.

    Parameters
    ----------
    cards
        The cards as text, separated by blanks, or a list of them; ``puzzlelab help cards`` has all
        their forms.

    Raises
    ------
    DataError
        One isn't a card, or occurs twice.
    """

    __slots__ = ()

    def __init__(self, cards: Text | Iterable[str]) -> None:
        if not isinstance(cards, str) and isinstance(cards, Iterable):
            cards = list(cards)
        self._set(" ".join(current_lab().cardmatch.analyze(cards).request.cards))

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "cardmatch.analyze", {"cards": self}

    @classmethod
    def random(cls, deal_size: int = 12, *, seed: int | Literal["random"] = 1) -> Self:
        """Return random cards, the same ones for the same seed."""
        return cls._of(current_lab().cardmatch.deal(deal_size=deal_size, seed=seed).result.cards)

    @property
    def best_score(self) -> int:
        """The most that can be scored, by the usual points."""
        return _analysis(self).result.best_score

    @property
    def is_clearable(self) -> bool:
        """Whether all cards can be matched."""
        return _analysis(self).result.clearable

    def analyze(self, **points: Any) -> Answer[AnalyzeResult]:
        """Return the best score and how to reach it, as ``lab.cardmatch.analyze``."""
        return current_lab().cardmatch.analyze(self, **points)

    @classmethod
    def _of(cls, cards: Iterable[str]) -> Self:
        return cls._known(" ".join(cards))


@lru_cache(MEMORY)
def _analysis(deal: Deal) -> Answer[AnalyzeResult]:
    return deal.analyze()
