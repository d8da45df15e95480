"""Many requests through one program, with no more than a window of them under way."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Mapping
from concurrent.futures import Future
from typing import Any

from ..answer import Answer, parsed
from ..errors import ProgramError, PuzzleError, UsageError
from ..values import Record
from .connection import Connection

WINDOW = 64
"""Requests under way: enough to keep processors busy, few enough to fit into memory."""


def stream(
    connection: Connection,
    question: str,
    kind: type[Record],
    requests: Iterable[Mapping[str, Any] | Record],
    window: int,
) -> Generator[Answer[Any] | PuzzleError, None, None]:
    """Yield the answer or the error of each request, in order.

    Raises
    ------
    ProgramError
        The program can't be started or stopped; this isn't an error of a request.
    """
    if window < 1:
        raise ValueError("a window holds at least one request")
    waiting: deque[Future[bytes]] = deque()
    try:
        for request in requests:
            waiting.append(_sent(connection, question, dict(request)))
            while waiting and (len(waiting) >= window or waiting[0].done()):
                yield _taken(waiting, kind)
        while waiting:
            yield _taken(waiting, kind)
    finally:
        if not all(future.done() for future in waiting):
            connection.abandon()


def _sent(connection: Connection, question: str, request: dict[str, Any]) -> Future[bytes]:
    try:
        return connection.send(question, request)
    except UsageError as error:
        # It was refused before it was sent, and still has its place in the row.
        refused: Future[bytes] = Future()
        refused.set_exception(error)
        return refused


def _taken(waiting: deque[Future[bytes]], kind: type[Record]) -> Answer[Any] | PuzzleError:
    # It is taken off the row only when it has come: Ctrl-C finds it still waiting.
    try:
        item = outcome(waiting[0].result(), kind)
    except UsageError as error:
        item = error
    waiting.popleft()
    return item


def outcome(line: bytes, kind: type[Record]) -> Answer[Any] | PuzzleError:
    """Return the answer that a line holds, or its error."""
    try:
        return parsed(line, kind)
    except ProgramError:
        raise
    except PuzzleError as error:
        return error
