"""Cards and deals of the card game Set, as values.

>>> from puzzlelab.set import Card, Deal
>>> Card("1PDS").third_card(Card("2GSE"))
Card('3ROF')
>>> deal = Deal.random(12, seed=1)
>>> len(deal), len(deal.sets())
(12, 3)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, Self, overload

from .text import written
from .value import MEMORY, Value, current_lab

if TYPE_CHECKING:
    from .answer import Answer
    from .games.set import AnalyzeResult
    from .text import Text

__all__ = ["Card", "Deal", "is_set"]

LETTERS = ("123", "RGP", "ODS", "ESF")
"""What a card of four features is written in: number, colour, shape and fill."""

COLOURS = ("red", "green", "purple")
SHAPES = ("oval", "diamond", "squiggle")
FILLS = ("empty", "striped", "filled")


class Card(Value):
    """A card of Set, or of its likes with one to five features instead of four.

    Parameters
    ----------
    text
        The card as letters (``"2GSF"``), digits (``"1122"``) or words (``"two green filled
        squiggles"``); ``puzzlelab help cards`` has all forms. With other than four features only
        digits will do.
    dimension
        How many features it has; default: as many as it has digits, if these are 0, 1 and 2 alone,
        otherwise four.

    Raises
    ------
    DataError
        There is no such card.

    Examples
    --------
    >>> card = Card("two green filled squiggles")
    >>> card, card.number, card.colour, card.shape, card.fill
    (Card('2GSF'), 2, 'green', 'squiggle', 'filled')
    >>> Card("012").features
    (0, 1, 2)
    """

    __slots__ = ()

    def __init__(self, text: Text, *, dimension: int | None = None) -> None:
        self._set(*_read([written(text)], dimension))

    @property
    def dimension(self) -> int:
        """How many features the card has."""
        return len(self._text)

    @property
    def features(self) -> tuple[int, ...]:
        """The features as digits from 0 to 2: number, colour, shape and fill."""
        if self.dimension == 4:
            return tuple(map(str.index, LETTERS, self._text))
        return tuple(map(int, self._text))

    @property
    def number(self) -> int:
        """How many symbols there are, of a card with four features."""
        return self._feature(0) + 1

    @property
    def colour(self) -> str:
        """``"red"``, ``"green"`` or ``"purple"``, of a card with four features."""
        return COLOURS[self._feature(1)]

    @property
    def shape(self) -> str:
        """``"oval"``, ``"diamond"`` or ``"squiggle"``, of a card with four features."""
        return SHAPES[self._feature(2)]

    @property
    def fill(self) -> str:
        """``"empty"``, ``"striped"`` or ``"filled"``, of a card with four features."""
        return FILLS[self._feature(3)]

    def third_card(self, other: Card) -> Card:
        """Return the card that is a Set with this one and another."""
        return Card._known(_completing(self._text, other._text))

    def __add__(self, other: Card | Deal) -> Deal:
        return Deal([self]) + other if isinstance(other, Card | Deal) else NotImplemented

    def _feature(self, place: int) -> int:
        if self.dimension != 4:
            raise AttributeError("only a card with four features has names for them")
        return self.features[place]

    def _parameters(self) -> dict[str, Any]:
        return {} if self.dimension == 4 else {"dimension": self.dimension}

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "set.hints", {"cards": self}


class Deal(Value, Sequence[Card]):
    """Cards of Set in their order.

    ``deal + card`` has a card more, ``deal - cards`` lacks some, as when a Set is taken.

    Parameters
    ----------
    cards
        The cards as text, separated by blanks or commas, or a list of them.
    dimension
        How many features they have; default as for :class:`Card`.

    Raises
    ------
    DataError
        One isn't a card, or occurs twice.

    Examples
    --------
    >>> deal = Deal("1PDS 2GSE 2POF 3ROF")
    >>> deal.sets()
    (Deal('1PDS 2GSE 3ROF'),)
    >>> deal - deal.sets()[0]
    Deal('2POF')
    """

    __slots__ = ()

    def __init__(self, cards: Text | Iterable[Text] = "", *, dimension: int | None = None) -> None:
        self._set(" ".join(_read(cards, dimension)))

    @classmethod
    def random(
        cls,
        deal_size: int = 12,
        *,
        sets: int | None = None,
        seed: int | Literal["random"] = 1,
        dimension: int = 4,
    ) -> Self:
        """Return random cards, the same ones for the same seed, perhaps with a given number of Sets."""
        answer = current_lab().set.deal(
            deal_size=deal_size, sets=sets, seed=seed, dimension=dimension
        )
        return cls._of(answer.result.deals[0].cards)

    @property
    def dimension(self) -> int:
        """How many features the cards have."""
        return len(self._text.partition(" ")[0]) or 4

    @property
    def is_set(self) -> bool:
        """Whether these are three cards that form a Set."""
        return len(self) == 3 and bool(_sets(self._text))

    def sets(self) -> tuple[Deal, ...]:
        """Return the Sets among the cards, each as a deal of three."""
        words = self._words
        return tuple(
            Deal._known(" ".join(words[place] for place in places)) for places in _sets(self._text)
        )

    def analyze(self, **options: Any) -> Answer[AnalyzeResult]:
        """Return which cards would complete which pairs, and more, as ``lab.set.analyze``."""
        return current_lab().set.analyze(self, **options)

    @overload
    def __getitem__(self, index: int) -> Card: ...

    @overload
    def __getitem__(self, index: slice) -> Deal: ...

    def __getitem__(self, index: int | slice) -> Card | Deal:
        if isinstance(index, slice):
            return Deal._known(" ".join(self._words[index]))
        return Card._known(self._words[index])

    def __len__(self) -> int:
        return len(self._words)

    def __add__(self, other: Card | Deal) -> Deal:
        if not isinstance(other, Card | Deal):
            return NotImplemented
        return Deal([*self, *([other] if isinstance(other, Card) else other)])

    def __sub__(self, other: Card | Deal) -> Deal:
        if not isinstance(other, Card | Deal):
            return NotImplemented
        gone = set([other] if isinstance(other, Card) else other)
        if missing := [card for card in gone if card not in self]:
            raise ValueError(f"{missing[0]!r} isn't in the deal")
        return Deal._known(" ".join(str(card) for card in self if card not in gone))

    @property
    def _words(self) -> list[str]:
        return self._text.split()

    @classmethod
    def _of(cls, digits: Iterable[str]) -> Self:
        return cls._known(" ".join(map(_written, digits)))

    def _parameters(self) -> dict[str, Any]:
        return {} if self.dimension == 4 else {"dimension": self.dimension}

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "set.hints", {"cards": self}


def is_set(first: Card, second: Card, third: Card) -> bool:
    """Return whether three cards form a Set."""
    return Deal([first, second, third]).is_set


def _read(cards: Text | Iterable[Text], dimension: int | None) -> list[str]:
    """Return cards as this package writes them: in letters, or in digits where there are none."""
    # A card in words has blanks itself: the program splits text.
    if isinstance(cards, str) or not isinstance(cards, Iterable):
        given: str | list[str] = written(cards)
    else:
        given = list(map(written, cards))
    if dimension is None:
        words = re.split(r"[\s,]+", given) if isinstance(given, str) else given
        lengths = {len(w) if re.fullmatch("[012]{1,5}", w) else 4 for w in words if w}
        dimension = lengths.pop() if len(lengths) == 1 else 4
    answer = current_lab().set.hints(given, dimension=dimension)
    return [_written(card) for card in answer.result.cards]


def _written(digits: str) -> str:
    if len(digits) != 4:
        return digits
    return "".join(letters[int(digit)] for letters, digit in zip(LETTERS, digits, strict=True))


@lru_cache(MEMORY)
def _completing(first: str, second: str) -> str:
    pair = current_lab().set.analyze(Deal._known(f"{first} {second}")).result.pairs[0]
    return _written(pair.completing_card)


@lru_cache(MEMORY)
def _sets(deal: str) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, current_lab().set.hints(Deal._known(deal)).result.sets))
