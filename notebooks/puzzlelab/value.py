"""What boards, games, cards, deals, tables and rules have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NoReturn, Self, overload

from .display.html import image
from .values import Record

if TYPE_CHECKING:
    from .lab import Lab

MEMORY = 1 << 16
"""The positions, deals and moves of each kind of question whose answers are kept."""

DRAWINGS = 1 << 8
"""The drawings of values that are kept."""

within: ContextVar[tuple[Lab, ...]] = ContextVar("within", default=())
"""The labs of the ``with`` blocks around, the innermost last."""


@cache
def _default() -> Lab:
    from .lab import Lab

    return Lab()


def current_lab() -> Lab:
    """Return the lab that values ask: that of the ``with`` block around, or otherwise a shared one.

    The shared lab is made at first use and ends with Python.
    """
    labs = within.get()
    return labs[-1] if labs else _default()


class Value:
    """Something immutable that the program reads: equal, hashed and pickled by its meaning.

    ``repr(value)`` evaluates to an equal value, and the program reads ``str(value)``, which only
    for a rule that is a line is a sentence instead. Whatever follows from the rules of a game is
    asked of :func:`puzzlelab.current_lab` and remembered.
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

    def _question(self) -> tuple[str, Mapping[str, Any]] | None:
        """Return the question whose figure shows this value, and its parameters."""
        return None

    def figure(self) -> str | None:
        """Return the program's drawing as SVG, where there is one.

        Raises
        ------
        PuzzleError
            The program can't be asked.
        """
        return _figure(self)

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

    # Where the program is missing or fails, a reader still gets the `repr`.

    def _repr_svg_(self) -> str | None:
        with suppress(Exception):
            return self.figure()
        return None

    def _repr_html_(self) -> str | None:
        with suppress(Exception):
            drawn = self.figure()
            return drawn and image(drawn, repr(self))
        return None


@lru_cache(DRAWINGS)
def _figure(value: Value) -> str | None:
    asked = value._question()
    if asked is None:
        return None
    question, parameters = asked
    return current_lab().answer(question, Record, parameters, figure=True).figure()


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
