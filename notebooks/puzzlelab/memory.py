"""A table of memory, as a value.

>>> from puzzlelab.memory import Table
>>> table = Table("cat ? . dog ? ? . ?")
>>> table.expected_turns
Fraction(7, 2)
>>> table.seen(1, "dog").expected_turns
Fraction(10, 3)
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .value import MEMORY, Cards, current_lab

if TYPE_CHECKING:
    from .answer import Answer
    from .games.memory import HintsResult
    from .text import Text

__all__ = ["Table"]


class Table(Cards):
    """The places of a table: the face of a card that was seen, ``"?"`` unseen, ``"."`` empty.

    Its picture numbers the cards that a single player turns next.

    Parameters
    ----------
    places
        The places as text, separated by blanks, or a list of them; ``puzzlelab help cards`` has
        all words for an unseen card.

    Raises
    ------
    DataError
        There is no such table.
    """

    __slots__ = ()

    def __init__(self, places: Text | Iterable[str]) -> None:
        if not isinstance(places, str) and isinstance(places, Iterable):
            places = list(places)
        table = current_lab().memory.hints(places).request.table
        self._set(" ".join(table))
        if list(self) != table:
            raise ValueError("a face is one word here")

    def _question(self) -> tuple[str, dict[str, Any]]:
        return "memory.hints", {"table": list(self)}

    @property
    def expected_turns(self) -> Fraction | float | None:
        """The turns that a single player needs on average, playing best."""
        return _hints(self).result.expected_turns

    def hints(self, players: int = 1) -> Answer[HintsResult]:
        """Return which two cards to turn, for one player or for the first of two."""
        return current_lab().memory.hints(self, players=players)

    def seen(self, place: int, face: str) -> Table:
        """Return the table when the card at a place, counted from 0, has shown its face."""
        return Table([face if at == place else word for at, word in enumerate(self)])


@lru_cache(MEMORY)
def _hints(table: Table) -> Answer[HintsResult]:
    return table.hints()
