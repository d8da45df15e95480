"""What the generated classes of the games build on: a question is sent to its lab."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from .answer import Answer
from .values import Record

P = ParamSpec("P")
R = TypeVar("R", bound=Record)


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


class Game:
    """The questions of one game."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    def _ask(self, question: str, kind: type[R], **parameters: Any) -> Answer[R]:
        return self._asker.answer(question, kind, parameters)


class AsyncGame:
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
