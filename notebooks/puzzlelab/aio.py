"""The lab for asyncio: the same questions, awaited."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Mapping
from types import TracebackType
from typing import Any, Literal, Self, TypeVar, overload

from .answer import Answer, parsed
from .catalogue import RESULTS
from .connection import Connection
from .errors import PuzzleError
from .games.cardmatch import AsyncCardMatch
from .games.jobs import AsyncJobs
from .games.matchsticks import AsyncMatchsticks
from .games.memory import AsyncMemory
from .games.reversi import AsyncReversi
from .games.set import AsyncSet
from .games.tour import AsyncTour
from .stream import WINDOW, outcome
from .values import Record

R = TypeVar("R", bound=Record)
Requests = Iterable[Mapping[str, Any] | Record] | AsyncIterable[Mapping[str, Any] | Record]


class AsyncLab:
    """All questions about five games, awaited; many may be under way at once.

    Takes what :class:`puzzlelab.Lab` takes. An awaited question that is cancelled is computed to
    its end all the same, and thrown away; the end of the ``async with`` block ends it.

    Examples
    --------
    >>> async with AsyncLab() as lab:
    ...     answer = await lab.set.hints("1PDS 2GSE 3ROF")
    """

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        threads: int | None = None,
        data: str | os.PathLike[str] | None = None,
    ) -> None:
        self._connection = Connection(program, threads=threads, data=data)
        self.matchsticks = AsyncMatchsticks(self)
        self.set = AsyncSet(self)
        self.reversi = AsyncReversi(self)
        self.memory = AsyncMemory(self)
        self.cardmatch = AsyncCardMatch(self)
        self.jobs = AsyncJobs(self)
        self.tour = AsyncTour(self)

    async def ask(self, question: str, /, **parameters: Any) -> Answer[Any]:
        """Return the answer to any question, by its name."""
        return await self.answer(question, RESULTS.get(question, Record), parameters)

    async def answer(
        self, question: str, kind: type[R], parameters: Mapping[str, Any]
    ) -> Answer[R]:
        """Return the answer to a question, with its result as a given record."""
        return parsed(await (await self._sent(question, parameters)), kind)

    @overload
    def map(
        self,
        question: str,
        requests: Requests,
        *,
        errors: Literal["raise"] = ...,
        window: int = ...,
    ) -> AsyncIterator[Answer[Any]]: ...

    @overload
    def map(
        self,
        question: str,
        requests: Requests,
        *,
        errors: Literal["return"],
        window: int = ...,
    ) -> AsyncIterator[Answer[Any] | PuzzleError]: ...

    async def map(
        self,
        question: str,
        requests: Requests,
        *,
        errors: Literal["raise", "return"] = "raise",
        window: int = WINDOW,
    ) -> AsyncIterator[Answer[Any] | PuzzleError]:
        """Answer the same question for many requests, in their order.

        As :meth:`puzzlelab.Lab.map`; ``requests`` may be an asynchronous iterable too.
        """
        if window < 1:
            raise ValueError("a window holds at least one request")
        kind = RESULTS.get(question, Record)
        waiting: deque[asyncio.Future[bytes]] = deque()
        try:
            async for request in _each(requests):
                waiting.append(await self._sent(question, dict(request)))
                while waiting and (len(waiting) >= window or waiting[0].done()):
                    yield _judged(outcome(await waiting[0], kind), errors)
                    waiting.popleft()
            while waiting:
                yield _judged(outcome(await waiting[0], kind), errors)
                waiting.popleft()
        finally:
            if not all(future.done() for future in waiting):
                self._connection.abandon()
            for future in waiting:
                with contextlib.suppress(BaseException):
                    future.done() and future.exception()

    async def _sent(self, question: str, parameters: Mapping[str, Any]) -> asyncio.Future[bytes]:
        if self._connection.running() is None:
            # To start a program takes a while, in a checkout perhaps as long as to build it.
            await asyncio.to_thread(self._connection.process)
        return asyncio.wrap_future(self._connection.send(question, parameters))

    async def close(self) -> None:
        """End the program. Another question starts it again."""
        await asyncio.to_thread(self._connection.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def _judged(
    item: Answer[Any] | PuzzleError, errors: Literal["raise", "return"]
) -> Answer[Any] | PuzzleError:
    if isinstance(item, PuzzleError) and errors == "raise":
        raise item
    return item


async def _each(requests: Requests) -> AsyncIterator[Mapping[str, Any] | Record]:
    if isinstance(requests, AsyncIterable):
        async for request in requests:
            yield request
    else:
        for request in requests:
            yield request
