"""The lab for asyncio: the same questions, awaited."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Mapping
from types import TracebackType
from typing import Any, Literal, Self, TypeVar, overload

from .answer import Answer, parsed
from .catalogue import RESULTS, AsyncTyped
from .errors import AbandonedError, PuzzleError, UsageError
from .games.cardmatch import AsyncCardMatch
from .games.jobs import AsyncJobs
from .games.matchsticks import AsyncMatchsticks
from .games.memory import AsyncMemory
from .games.reversi import AsyncReversi
from .games.set import AsyncSet
from .games.tour import AsyncTour
from .program.connection import Connection
from .program.request import question_line
from .program.stream import WINDOW, outcome
from .values import Record

R = TypeVar("R", bound=Record)
Requests = Iterable[Mapping[str, Any] | Record] | AsyncIterable[Mapping[str, Any] | Record]


class AwaitedLab:
    """The questions of one live program, awaited, by their names."""

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        threads: int | None = None,
        data: str | os.PathLike[str] | None = None,
    ) -> None:
        self._connection = Connection(program, threads=threads, data=data)

    async def ask(self, question: str, /, **parameters: Any) -> Answer[Any]:
        """Return the answer to any question, by its name."""
        return await self.answer(question, RESULTS.get(question, Record), parameters)

    async def answer(
        self, question: str, kind: type[R], parameters: Mapping[str, Any]
    ) -> Answer[R]:
        """Return the answer to a question, with its result as a given record."""
        return parsed(await self._line(question, parameters), kind)

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
        waiting: deque[asyncio.Task[bytes]] = deque()
        try:
            async for request in _each(requests):
                waiting.append(asyncio.create_task(self._line(question, dict(request))))
                while waiting and (len(waiting) >= window or waiting[0].done()):
                    yield _judged(await _taken(waiting[0], kind), errors)
                    waiting.popleft()
            while waiting:
                yield _judged(await _taken(waiting[0], kind), errors)
                waiting.popleft()
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    async def _line(self, question: str, parameters: Mapping[str, Any]) -> bytes:
        """Return the line of an answer; a question that is cancelled in the meantime stops its program."""
        while True:
            if self._connection.running() is None:
                # To start a program takes a while, in a checkout perhaps as long as to build it.
                await asyncio.to_thread(self._connection.process)
            process = self._connection.process()
            future = process.send(question_line(question, parameters))
            try:
                return await asyncio.wrap_future(future)
            except asyncio.CancelledError:
                if future.cancelled():
                    process.abandon()
                raise
            except AbandonedError:
                # Another question was cancelled: this one is asked again.
                continue

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


class AsyncLab(AsyncTyped, AwaitedLab):  # type: ignore[misc]  # narrower results
    """All questions about five games, awaited; many may be under way at once.

    Takes what :class:`puzzlelab.Lab` takes. An awaited question that is cancelled, by ``cancel``,
    ``asyncio.timeout`` or ``asyncio.wait_for``, stops at once, and its program with it; other
    questions that were under way are asked again of the next one.

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
        super().__init__(program, threads=threads, data=data)
        self.matchsticks = AsyncMatchsticks(self)
        self.set = AsyncSet(self)
        self.reversi = AsyncReversi(self)
        self.memory = AsyncMemory(self)
        self.cardmatch = AsyncCardMatch(self)
        self.jobs = AsyncJobs(self)
        self.tour = AsyncTour(self)


async def _taken(task: asyncio.Task[bytes], kind: type[Record]) -> Answer[Any] | PuzzleError:
    try:
        return outcome(await task, kind)
    except UsageError as error:
        # It was refused before it was sent.
        return error


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
