"""A live `puzzlelab jobs work`, and shards answered by it: what runs on the machines of a cluster."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import socket
import subprocess
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from signal import Signals
from typing import IO

from ..errors import ProgramError, ProgramVersionError
from ..program import find_program
from .shard import Failure, Question, Shard, shard_name

GREETING = "puzzlelab/jobs.worker/1"
HEAD = "puzzlelab/jobs.shard/1"
SECONDS = 86_400
"""A worker of a cluster answers all that it was sent, unless that takes a day."""

BEGINNINGS = 3
"""How often a process that says nothing is started again."""


class WorkerDiedError(Exception):
    """The process ended, or said what no worker says, before it answered."""


@dataclass(frozen=True)
class Unfit:
    """Why a machine can't answer: it lacks the program, or has another version."""

    worker: str
    reason: str


@dataclass(frozen=True)
class Answered:
    """What became of the questions of a task, in order, and who did it in how many seconds."""

    parts: tuple[Shard | Failure, ...]
    worker: str
    seconds: float


class Worker:
    """A process that answers shards, started when it is needed and again after it died."""

    def __init__(self, program: str | None, data: str | None, version: str) -> None:
        self._version = version
        self._command = [find_program(program), "jobs", "work", "--leash"]
        if data is not None:
            self._command += ["--data", data]
        self._process: subprocess.Popen[bytes] | None = None
        self._last = ""

    @property
    def pid(self) -> int | None:
        """The number of the live process."""
        return None if self._process is None else self._process.pid

    def answer(self, questions: Sequence[Question]) -> Shard:
        """Return the answers to the first of some questions, as many as there was time for.

        Raises
        ------
        WorkerDiedError
            The process ended before it answered.
        ProgramError
            There is no such program, or it is of another version.
        """
        try:
            process = self._started()
            said, heard = process.stdin, process.stdout
            assert said is not None and heard is not None  # noqa: S101, PT018
            said.write(b"shard %d %d\n" % (len(questions), SECONDS))
            said.writelines(question.message for question in questions)
            said.flush()
            return self._shard(questions, heard)
        except (OSError, ValueError, KeyError, EOFError) as error:
            raise WorkerDiedError(self.close() or f"said what no worker says: {error}") from error

    def _shard(self, questions: Sequence[Question], heard: IO[bytes]) -> Shard:
        head = json.loads(_whole_line(heard))
        if head["schema"] != HEAD or not 1 <= head["answers"] <= len(questions):
            raise ValueError("this is no head of a shard")
        answers = heard.read(head["bytes"])
        answered = questions[: head["answers"]]
        digest, name = hashlib.sha256(answers).hexdigest(), shard_name(answered, self._version)
        if (digest, name) != (head["digest"], head["name"]) or answers.count(b"\n") != len(
            answered
        ):
            raise ValueError("the answers were damaged on their way")
        return Shard(
            name=name,
            first=answered[0].ordinal,
            count=len(answered),
            answers=answers,
            digest=digest,
            bad=head["bad"],
            first_bad_line=head.get("firstBadLine"),
            status=head["status"],
        )

    def _started(self) -> subprocess.Popen[bytes]:
        for _ in range(BEGINNINGS):
            if self._process is not None:
                return self._process
            self._start()
        if self._process is None:
            raise ProgramError(f"{self._command[0]} ended before it said anything: {self._last}")
        return self._process

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise ProgramError(f"{self._command[0]} can't be started: {error.strerror}") from error
        heard = self._process.stdout
        assert heard is not None  # noqa: S101
        try:
            line = _whole_line(heard)
        except EOFError:
            self._last = self.close()
            return
        try:
            greeting = json.loads(line)
            version = str(greeting["version"]) if greeting["schema"] == GREETING else "unknown"
        except (ValueError, KeyError, TypeError):
            version = "unknown"
        if version != self._version:
            self.close()
            raise ProgramVersionError(
                f"{self._command[0]} is puzzlelab {version}, and {self._version} is wanted: "
                "two versions aren't mixed"
            )

    def close(self) -> str:
        """End the process; return how it ended, in words."""
        process, self._process = self._process, None
        if process is None:
            return ""
        # It is gone already when it died; else it is ended here.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.2)
        with contextlib.suppress(OSError):
            process.kill()
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        if code >= 0:
            return f"ended with status {code}"
        return f"was ended by signal {-code} ({Signals(-code).name})"


def _whole_line(heard: IO[bytes]) -> bytes:
    line = heard.readline(1 << 16)
    if not line.endswith(b"\n"):
        raise EOFError("it ended")
    return line


_kept = threading.local()


def kept_worker(program: str | None, data: str | None, version: str) -> Worker:
    """Return the worker of this thread, which stays warm from task to task."""
    workers: dict[tuple[object, ...], Worker] = _kept.__dict__.setdefault("workers", {})
    # A fork has the pipes of its parent, which aren't for it.
    key = (os.getpid(), program, data, version)
    if key not in workers:
        workers[key] = Worker(program, data, version)
    return workers[key]


def settle(worker: Worker, questions: Sequence[Question], attempts: int) -> list[Shard | Failure]:
    """Have questions answered; one that ends every process is found by halving, and noted."""
    settled: list[Shard | Failure] = []
    waiting = [list(questions)]
    deaths = 0
    while waiting:
        piece = waiting.pop()
        try:
            shard = worker.answer(piece)
        except WorkerDiedError as error:
            if len(piece) > 1:
                middle = len(piece) // 2
                waiting += [piece[middle:], piece[:middle]]
            elif (deaths := deaths + 1) < attempts:
                waiting.append(piece)
            else:
                settled.append(Failure(piece[0].ordinal, piece[0].line, attempts, str(error)))
                deaths = 0
            continue
        deaths = 0
        settled.append(shard)
        if rest := piece[shard.count :]:
            waiting.append(rest)
    return settled


def answer_task(
    questions: Sequence[Question],
    program: str | None,
    data: str | None,
    version: str,
    attempts: int,
) -> Answered | Unfit:
    """Answer the questions of a task on the machine where it runs."""
    import time

    name = worker_name()
    began = time.monotonic()
    try:
        worker = kept_worker(program, data, version)
        parts = settle(worker, questions, attempts)
    except ProgramError as error:
        return Unfit(name, error.message)
    return Answered(tuple(parts), name, time.monotonic() - began)


def worker_name() -> str:
    """Return the address of the worker that runs this, or the machine's name."""
    try:
        from distributed import get_worker

        return str(get_worker().address)
    except (ImportError, ValueError):
        return socket.gethostname()
