"""A deal of Set in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from .base import GameWidget


class SetDeal(GameWidget):
    """A deal in which to find Sets.

    Choosing three cards tries them, and a panel says why they are a Set or what prevents it. Hints
    show one card of a Set, then two, then all three; the number of Sets is above the cards.

    Parameters
    ----------
    cards
        A deal as digits (``0120``), letters (``2GSF``) or words, in one text or a list. Without it
        twelve cards are dealt in the browser; the trait ``cards`` has them then, in digits. Cards
        that can't be read leave the deal as it was, and ``error`` says why.
    seed
        The number that the dealt cards come from: the cards of ``set.deal`` with this seed. Setting
        it deals anew, and so does the button *New deal*, with a seed drawn at random.

    Attributes
    ----------
    selected
        The indices of the selected cards, from 0, in the order of their selection. Read only.
    found
        The Sets that were found so far, each as three indices. Read only.
    set_count
        How many Sets the deal has; ``None`` until the browser has said it. Read only.
    error
        Why the cards set last can't be shown; empty if they are. Read only.

    Raises
    ------
    SiteNotFoundError
        There are no modules for the browser: see ``puzzlelab.widgets.configure``.

    Examples
    --------
    >>> deal = SetDeal("1PDS 2GSE 2POF 2RSF 3RDS 3ROF")
    >>> deal.found
    []
    """

    _game = "set"

    cards = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    # Above 2⁵³ the browser's numbers aren't exact.
    seed = traitlets.Int(1, min=0, max=2**53).tag(sync=True)
    selected = traitlets.List(traitlets.Int(), read_only=True).tag(sync=True)
    found = traitlets.List(traitlets.List(traitlets.Int()), read_only=True).tag(sync=True)
    set_count = traitlets.Int(None, allow_none=True, read_only=True).tag(sync=True)

    def __init__(
        self, cards: str | Sequence[str] | None = None, *, seed: int = 1, **traits: Any
    ) -> None:
        text = cards if cards is None or isinstance(cards, str) else " ".join(cards)
        super().__init__(cards=text, seed=seed, **traits)

    def __repr__(self) -> str:
        return f"SetDeal({self.cards!r}, seed={self.seed})"
