"""What boards, games, cards, deals, tables and rules have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, Self, overload

if TYPE_CHECKING:
    from .drawing import Drawing
    from .lab import Lab

MEMORY = 1 << 16
"""The positions, deals and moves of each kind of question whose answers are kept."""

within: ContextVar[tuple[Lab, ...]] = ContextVar("within", default=())
"""The labs of the ``with`` blocks around, the innermost last."""


@cache
def _default() -> Lab:
    from .lab import Lab

    return Lab()


def current_lab() -> Lab:
    """Return the lab that values ask: that of the ``with`` block around, or else a shared one.

    The shared lab is made at first use and ends with Python.
    """
    labs = within.get()
    return labs[-1] if labs else _default()


class Value:
    """Something immutable that the program reads: equal, hashed and pickled by its meaning.

    ``repr(value)`` evaluates to an equal value, and the program reads ``str(value)``. Whatever
    follows from the rules of a game is asked of :func:`puzzlelab.current_lab` and remembered.
    """

    __slots__ = ("_text",)

    _text: str
    """The one text of all those with this meaning."""

    @classmethod
    def _known(cls, text: str) -> Self:
        """Return the value of a text as the program writes it, without asking."""
        value = object.__new__(cls)
        object.__setattr__(value, "_text", text)
        return value

    def _set(self, text: str) -> None:
        object.__setattr__(self, "_text", text)

    def _parameters(self) -> Mapping[str, Any]:
        """Return the parameters that a question must have if it is given this value."""
        return {}

    def _drawing(self) -> Drawing | None:
        return None

    def __puzzlelab__(self) -> str:
        """Return the text that the program reads."""
        return self._text

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._text == other._text

    def __hash__(self) -> int:
        return hash((type(self), self._text))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._known, (self._text,)

    def __setattr__(self, name: str, value: object = None) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} can't be changed")

    __delattr__ = __setattr__

    def _repr_svg_(self) -> str | None:
        drawing = self._drawing()
        return drawing.svg if drawing else None


class Cards(Value, Sequence[str]):
    """Cards on a table in their order, each a word of the text."""

    __slots__ = ()

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> list[str]: ...

    def __getitem__(self, index: int | slice) -> str | list[str]:
        return self._text.split()[index]

    def __len__(self) -> int:
        return len(self._text.split())

    def _drawing(self) -> Drawing:
        from .drawing import playing_cards

        return playing_cards(self)
