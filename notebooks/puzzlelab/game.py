"""What the generated classes of the games build on: a question is sent to its lab."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Mapping
from inspect import isfunction
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from .answer import Answer
from .names import hint
from .values import Record

P = ParamSpec("P")
R = TypeVar("R", bound=Record)
R_any = TypeVar("R_any")


class Asker(Protocol):
    """A client that has questions answered."""

    def answer(self, question: str, kind: type[R], parameters: Mapping[str, Any]) -> Answer[R]:
        """Return the answer to a question."""


class AsyncAsker(Protocol):
    """A client that has questions answered while other work continues."""

    async def answer(
        self, question: str, kind: type[R], parameters: Mapping[str, Any]
    ) -> Answer[R]:
        """Return the answer to a question."""


class Questions:
    """The questions of one game, each a method; for an unknown name, the error has the nearest one."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Refuse a name that isn't a question's."""
            known = [key for key in dir(self) if not key.startswith("_")]
            words = f"{type(self).__name__} has no question {name!r}{hint(name, known)}"
            # With an object Python would guess, too.
            raise AttributeError(words, name=name, obj=None)


def checked(method: Callable[P, R_any]) -> Callable[P, R_any]:
    """Return a question that names the nearest parameter when it is given an unknown one."""
    code = method.__code__
    known = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]

    @functools.wraps(method)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R_any:
        for name in kwargs:
            if name not in known:
                words = f"{method.__qualname__}() has no parameter {name!r}{hint(name, known)}"
                raise TypeError(words)
        return method(*args, **kwargs)

    return asked


class Game(Questions):
    """The questions of one game."""

    def __init_subclass__(cls) -> None:
        for name, method in [*vars(cls).items()]:
            if isfunction(method) and (not name.startswith("_") or name == "__call__"):
                setattr(cls, name, checked(method))

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    def _ask(self, question: str, kind: type[R], **parameters: Any) -> Answer[R]:
        return self._asker.answer(question, kind, parameters)


class AsyncGame(Questions):
    """The questions of one game, awaited."""

    def __init__(self, asker: AsyncAsker) -> None:
        self._asker = asker

    async def _ask(self, question: str, kind: type[R], **parameters: Any) -> Answer[R]:
        return await self._asker.answer(question, kind, parameters)


def awaited(
    method: Callable[Concatenate[Any, P], Answer[R]],
) -> Callable[Concatenate[AsyncGame, P], Coroutine[Any, Any, Answer[R]]]:
    """Return a question of a game as a question that is awaited, with the same parameters."""

    @functools.wraps(method)
    async def asked(self: AsyncGame, /, *args: P.args, **kwargs: P.kwargs) -> Answer[R]:
        # A method returns what its game's `_ask` does, which is a coroutine here.
        question: Any = method(self, *args, **kwargs)
        answer: Answer[R] = await question
        return answer

    return asked
