"""What the generated classes of the games build on: a question goes to its lab."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from .answer import Answer
from .values import Record

R = TypeVar("R", bound=Record)


class Asker(Protocol):
    """Somebody who has questions answered."""

    def answer(self, question: str, kind: type[R], parameters: Mapping[str, Any]) -> Answer[R]:
        """Return the answer to a question."""


class AsyncAsker(Protocol):
    """Somebody who has questions answered while other things go on."""

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
