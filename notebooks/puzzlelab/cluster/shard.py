"""Consecutive questions, and the answers to them: what travels between machines."""

from __future__ import annotations

import hashlib
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..errors import DataError, FileError

MARK = "puzzlelab shard 1"
"""What the digest of a shard begins with."""

PACKED = {
    "gzip": rb"\x1f\x8b",
    "bzip2": rb"BZh[1-9](?:1AY&SY|\x17\x72\x45\x38\x50\x90)",
    "xz": rb"\xfd7zXZ\x00",
    "zstd": rb"\x28\xb5\x2f\xfd",
    "zip": rb"PK(?:\x03\x04|\x05\x06)",
}
"""How the packed files begin that the program unpacks."""

UTF_16 = (b"\xff\xfe", b"\xfe\xff")
"""The byte order marks of texts that the program turns into UTF-8."""


@dataclass(frozen=True)
class Question:
    """A question of a job.

    Attributes
    ----------
    ordinal
        Its place among the questions, from 1.
    line
        The number of its line in the file, from 1.
    text
        The line, without its end.
    """

    ordinal: int
    line: int
    text: bytes

    @property
    def message(self) -> bytes:
        """The question as workers get it: number, tab, text, line feed."""
        return b"%d\t%b\n" % (self.line, self.text)

    @property
    def ask(self) -> str:
        """What it asks, as its sender named it; empty where that can't be read."""
        try:
            name = json.loads(self.text)["ask"]
        except (ValueError, TypeError, KeyError):
            return ""
        return name if isinstance(name, str) else ""


@dataclass(frozen=True)
class Failure:
    """A question that killed every process that was to answer it."""

    ordinal: int
    line: int
    attempts: int
    reason: str
    ask: str = ""


@dataclass(frozen=True)
class Shard:
    """The answers to consecutive questions, whole.

    Attributes
    ----------
    name
        The digest of the questions and of the program's version.
    first, count
        The ordinal of the first question, and how many there are.
    answers
        A line for each question.
    digest
        The SHA-256 of the answers, in hexadecimal digits.
    bad, first_bad_line
        How many answers are error documents, and the line of the first question that has one.
    status
        The most serious exit status of the answers.
    """

    name: str
    first: int
    count: int
    answers: bytes
    digest: str
    bad: int
    first_bad_line: int | None
    status: int

    @property
    def lines(self) -> list[bytes]:
        """The answers, each with its line end."""
        return self.answers.splitlines(keepends=True)


def shard_name(questions: Iterable[Question], version: str) -> str:
    """Return the name of the shard of some questions: what the program calls it, too."""
    digest = hashlib.sha256(f"{MARK}\n{version}\n".encode())
    for question in questions:
        digest.update(question.message)
    return digest.hexdigest()


def read_questions(path: str | Path, wanted: Sequence[range] | None = None) -> Iterator[Question]:
    """Yield the questions of a file: its lines without those that are blank or comments.

    A line ends with a line feed, a carriage return or both. A byte order mark of UTF-8 is left
    out.

    Parameters
    ----------
    path
        The file.
    wanted
        The ordinals of the questions that are requested, ascending; default: all.

    Raises
    ------
    FileError
        The file can't be read to its end, or it is packed or in UTF-16: only the program reads
        such a file.
    DataError
        It ends before the last question that is requested.
    """
    ordinal = 0
    ranges = iter(wanted or [])
    current = next(ranges, None)
    for number, text in enumerate(_lines(path), 1):
        if number == 1:
            text = text.removeprefix(b"\xef\xbb\xbf")
        if not (start := text.lstrip(b" \t")) or start[:1] in b"#%":
            continue
        ordinal += 1
        if wanted is not None:
            while current is not None and ordinal >= current.stop:
                current = next(ranges, None)
            if current is None:
                return
            if ordinal < current.start:
                continue
        yield Question(ordinal, number, text)
    while current is not None and ordinal >= current.stop - 1:
        current = next(ranges, None)
    if current is not None:
        raise DataError(
            f"{path} ends after {ordinal} questions; it had more when its results were begun"
        )


def _lines(path: str | Path) -> Iterator[bytes]:
    try:
        with Path(path).open("rb") as file:
            _refuse_encoded(path, file.peek(16))
            # Each byte is a character of Latin-1, and universal newlines are the ends of lines.
            for line in io.TextIOWrapper(file, encoding="latin-1"):
                yield line.removesuffix("\n").encode("latin-1")
    except OSError as error:
        raise FileError(f"{path} can't be read to its end: {error.strerror or error}") from error


def _refuse_encoded(path: str | Path, start: bytes) -> None:
    if start.startswith(UTF_16):
        raise FileError(
            f"{path} is in UTF-16, which isn't read here; "
            "convert it to UTF-8 first, or use `puzzlelab jobs run`"
        )
    for form, mark in PACKED.items():
        if re.match(mark, start):
            raise FileError(
                f"{path} is packed ({form}), and packed files aren't read here; "
                "unpack it first, or use `puzzlelab jobs run`"
            )
