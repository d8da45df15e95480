"""What can go wrong, as exceptions with the program's own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .names import pythonic


class PuzzleError(Exception):
    """An answer that can't be given.

    Attributes
    ----------
    message
        What is wrong and what to do about it, in one line.
    status
        The exit status with which the command line would end.
    line
        The line of the file that the question names, from 1, where there is one.
    offset
        Where in the parameter, in bytes from 0.
    """

    status: int = 70

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        line: int | None = None,
        offset: int | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = type(self).status if status is None else status
        self.line = line
        self.offset = offset

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.message, self.status, self.line, self.offset)


class UsageError(PuzzleError):
    """An unknown question or parameter, or a value that it can't have (status 64)."""

    status = 64


class DataError(PuzzleError):
    """A position, deal or file that can't be (status 65)."""

    status = 65


class InternalError(PuzzleError):
    """A fault of the program (status 70)."""

    status = 70


class FileError(PuzzleError):
    """A file that can't be read or written (status 74)."""

    status = 74


class SiteNotFoundError(FileError):
    """There is no site from which widgets have their modules, or it lacks a file."""


class StoppedError(PuzzleError):
    """Stopped by a limit before there was an answer (status 75)."""

    status = 75


class ProgramError(PuzzleError):
    """The program itself: missing, of another version, or exited."""

    status = 69


class ProgramNotFoundError(ProgramError):
    """There is no program at any of the places where it is searched for."""


class ProgramVersionError(ProgramError):
    """The program has another version than this package."""


class ProgramEndedError(ProgramError):
    """The program exited before it answered; the next question starts it again."""


class AbandonedError(ProgramEndedError):
    """The program was stopped because another of its questions was cancelled."""


BY_STATUS: dict[int, type[PuzzleError]] = {
    kind.status: kind for kind in (UsageError, DataError, InternalError, FileError, StoppedError)
}


def error_from(document: Mapping[str, Any]) -> PuzzleError:
    """Return the exception that an error document describes."""
    status = int(document["status"])
    kind = BY_STATUS.get(status, PuzzleError)
    return kind(
        pythonic(document["message"]),
        status=status,
        line=document.get("line"),
        offset=document.get("offset"),
    )


def _restored(
    kind: type[PuzzleError], message: str, status: int, line: int | None, offset: int | None
) -> PuzzleError:
    return kind(message, status=status, line=line, offset=offset)
