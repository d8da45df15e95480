"""Results in the file that `puzzlelab jobs` reads: shards added from Python."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..errors import DataError, PuzzleError, error_from
from ..program import find_program
from ..program.closing import Closing
from .shard import Failure, Shard

OVERLAPPING = """
SELECT first, count, answers FROM shard
WHERE first < ?2 AND first > ?1 - (SELECT coalesce(max(count), 0) FROM shard) AND first + count > ?1
"""


class Results(Closing):
    """The results of a job, made by the program if need be, to be added to.

    Parameters
    ----------
    path
        The file of results.
    questions
        The file of questions.
    program
        The program's path; see :func:`puzzlelab.find_program`.
    data
        The folder of its data files; default: found automatically.

    Attributes
    ----------
    version
        The version of the program that answers, and the digest of its data.
    missing
        The ordinals of the questions that had no answer when the file was opened.
    count
        How many questions there are.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        questions: str | os.PathLike[str],
        program: str | os.PathLike[str] | None = None,
        data: str | os.PathLike[str] | None = None,
    ) -> None:
        self.path = Path(path)
        self._program = find_program(program)
        place = [] if data is None else ["--data", os.fspath(data)]
        begun = self._said("run", os.fspath(questions), "--begin", "-o", os.fspath(path), *place)
        self.version = str(begun["version"])
        self.count = int(begun["questions"])
        self.missing = [range(gap["first"], gap["last"] + 1) for gap in begun["missing"]]
        self._database = sqlite3.connect(self.path, isolation_level=None, timeout=30)

    def add(self, parts: Iterable[Shard | Failure]) -> None:
        """Add what is settled: all of it, or nothing when that fails.

        Raises
        ------
        DataError
            An answer differs from one that is there.
        """
        self._database.execute("BEGIN IMMEDIATE")
        try:
            for part in parts:
                if isinstance(part, Shard):
                    self._add_shard(part)
                else:
                    row = (part.ordinal, part.line, part.attempts, part.reason, part.ask)
                    self._database.execute(
                        "INSERT OR REPLACE INTO failure VALUES (?, ?, ?, ?, ?)", row
                    )
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    def _add_shard(self, shard: Shard) -> None:
        end = shard.first + shard.count
        for first, count, answers in self._database.execute(OVERLAPPING, (shard.first, end)):
            start, stop = max(first, shard.first), min(first + count, end)
            there = answers.splitlines(keepends=True)[start - first : stop - first]
            ours = shard.lines[start - shard.first : stop - shard.first]
            if there != ours:
                raise DataError(
                    f"{self.path}: questions {start} to {stop - 1} are answered in two ways"
                )
        row = (
            shard.name,
            shard.first,
            shard.count,
            shard.bad,
            shard.first_bad_line or 0,
            shard.status,
            shard.digest,
            shard.answers,
        )
        self._database.execute(
            "INSERT OR IGNORE INTO shard (name, first, count, bad, badLine, status, digest, answers) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
        gone = (shard.first, end)
        self._database.execute("DELETE FROM failure WHERE ordinal >= ? AND ordinal < ?", gone)

    def status(self, *, check: bool = False) -> dict[str, Any]:
        """Return the result of `jobs status`; ``check`` compares every checksum."""
        return self._said("status", os.fspath(self.path), *(["--check"] if check else []))

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def _said(self, *words: str) -> dict[str, Any]:
        done = subprocess.run(
            [self._program, "jobs", *words, "--json"], capture_output=True, check=False
        )
        if not done.stdout:
            said = done.stderr.decode(errors="replace").strip()
            message = said.removeprefix("puzzlelab: ")
            raise (
                error_from({"status": done.returncode, "message": message})
                if said
                else PuzzleError(
                    f"{self._program} ended with status {done.returncode} and said nothing"
                )
            )
        result: dict[str, Any] = json.loads(done.stdout)["result"]
        return result
