"""A live `puzzlelab jobs work`, and shards answered by it: what runs on the machines of a cluster."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import socket
import subprocess
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import IO

from ..errors import ProgramError, ProgramVersionError
from ..names import signal_name
from ..program import find_program
from .shard import Failure, Question, Shard, shard_name

GREETING = "puzzlelab/jobs.worker/1"
HEAD = "puzzlelab/jobs.shard/1"
SECONDS = 86_400
"""A worker of a cluster answers all that it was sent, unless that takes a day."""

BEGINNINGS = 3
"""How often a process that says nothing is started again."""


class WorkerDiedError(Exception):
    """The process exited, or said what no worker says, before it answered."""


@dataclass(frozen=True)
class Unfit:
    """Why a machine can't answer: it lacks the program, or has another version."""

    worker: str
    reason: str


@dataclass(frozen=True)
class Answered:
    """What became of the questions of a task, in order, with the worker and the seconds that it took."""

    parts: tuple[Shard | Failure, ...]
    worker: str
    seconds: float


class Worker:
    """A process that answers shards, started when it is needed and again after it died.

    Parameters
    ----------
    program, data
        The program and its data, as :class:`puzzlelab.Lab` takes them.
    version
        The version that is expected, as :func:`job_version` returns it.
    limit
        How many seconds a question may take; a process that takes longer is killed.
    """

    def __init__(
        self, program: str | None, data: str | None, version: str, limit: float | None = None
    ) -> None:
        self._version, self._limit = version, limit
        self._command = [find_program(program), "jobs", "work", "--leash"]
        if data is not None:
            self._command += ["--data", data]
        self._process: subprocess.Popen[bytes] | None = None
        self._last = ""
        self._hung = False

    @property
    def pid(self) -> int | None:
        """The number of the live process."""
        return None if self._process is None else self._process.pid

    def answer(self, questions: Sequence[Question]) -> Shard:
        """Return the answers to the first of some questions, as many as there was time for.

        Raises
        ------
        WorkerDiedError
            The process exited before it answered.
        ProgramError
            There is no such program, or its version is a different one.
        """
        try:
            process = self._started()
            said, heard = process.stdin, process.stdout
            assert said is not None and heard is not None  # noqa: S101, PT018
            with self._limited(process, len(questions)):
                said.write(b"shard %d %d\n" % (len(questions), SECONDS))
                said.writelines(question.message for question in questions)
                said.flush()
                return self._shard(questions, heard)
        except (OSError, ValueError, KeyError, EOFError) as error:
            hung, self._hung = self._hung, False
            how = self.close() or f"said what no worker says: {error}"
            if hung:
                how = f"gave no answer within {self._limit:g} s a question, and {how}"
            raise WorkerDiedError(how) from error

    @contextlib.contextmanager
    def _limited(self, process: subprocess.Popen[bytes], count: int) -> Iterator[None]:
        """End the process when it takes longer than this many questions may."""
        if self._limit is None:
            yield
            return

        def end() -> None:
            self._hung = True
            with contextlib.suppress(OSError):
                process.kill()

        timer = threading.Timer(self._limit * count, end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

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
        version = _version_in(line)
        if version != self._version:
            self.close()
            raise ProgramVersionError(_other_version(self._command[0], version, self._version))

    def close(self) -> str:
        """End the process; return how it ended, in words."""
        process, self._process = self._process, None
        if process is None:
            return ""
        # It is gone already when it died; otherwise it is killed here.
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
        return f"was killed by signal {-code} ({signal_name(-code)})"


def job_version(program: str, data: str | None) -> str:
    """Return what must be the same for all workers: version of the program, digest of its data."""
    command = [program, "jobs", "work", *([] if data is None else ["--data", data])]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return _version_in(done.stdout)


def _version_in(greeting: bytes) -> str:
    try:
        said = json.loads(greeting)
        return str(said["version"]) if said["schema"] == GREETING else "unknown"
    except (ValueError, KeyError, TypeError):
        return "unknown"


def _other_version(program: str, found: str, wanted: str) -> str:
    if found.partition("+")[0] == wanted.partition("+")[0]:
        return (
            f"{program} has other weights or other data, {found}, but {wanted} is needed: "
            "answers with different data can't be mixed"
        )
    return f"{program} is puzzlelab {found}, but {wanted} is needed: versions can't be mixed"


def _whole_line(heard: IO[bytes]) -> bytes:
    line = heard.readline(1 << 16)
    if not line.endswith(b"\n"):
        raise EOFError("it ended")
    return line


_kept = threading.local()


def kept_worker(
    program: str | None, data: str | None, version: str, limit: float | None = None
) -> Worker:
    """Return the worker of this thread, which stays warm from task to task."""
    workers: dict[tuple[object, ...], Worker] = _kept.__dict__.setdefault("workers", {})
    # A fork has the pipes of its parent, which aren't for it.
    key = (os.getpid(), program, data, version, limit)
    if key not in workers:
        workers[key] = Worker(program, data, version, limit)
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
                settled.append(
                    Failure(piece[0].ordinal, piece[0].line, attempts, str(error), piece[0].ask)
                )
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
    limit: float | None = None,
) -> Answered | Unfit:
    """Answer the questions of a task on the machine where it runs."""
    import time

    name = worker_name()
    began = time.monotonic()
    try:
        worker = kept_worker(program, data, version, limit)
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
