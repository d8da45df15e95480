"""Many machines, by Dask: questions go out in tasks, a bounded number at a time."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import time
import warnings
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from typing import Any, Literal

from ..answer import Answer
from ..catalogue import RESULTS
from ..errors import InternalError, ProgramError, PuzzleError, UsageError
from ..program import check_version, find_program
from ..program.closing import Closing
from ..program.progress import Progress
from ..program.request import question_line
from ..program.stream import outcome
from ..values import Record
from .results import Results
from .shard import Failure, Question, Shard, read_questions
from .worker import Answered, Unfit, answer_task, job_version

AHEAD = 3
"""Tasks under way for each thread of the cluster: one that runs, and some that wait."""

LARGEST = 8192
"""Questions in a task, at most."""

GUARD = (
    'a script that starts a cluster on this machine does so below `if __name__ == "__main__":`, '
    "because each of its processes reads the script again"
)

Part = Shard | Failure | UsageError
"""What becomes of questions; an error takes the place of a request that was refused before it was sent."""


class ClusterWarning(UserWarning):
    """Something that the cluster continues without: a machine that can't answer, a lost scheduler."""


class Cluster(Closing):
    """Machines that answer questions, each by its own program.

    Parameters
    ----------
    address
        The scheduler, such as ``"tcp://scheduler:8786"``; without it, processes on this machine.
    workers
        How many processes on this machine; default: one a processor.
    program, data
        The program and its data on every machine, as :class:`puzzlelab.Lab` takes them.
    attempts
        How many processes a question may end before it is given up.
    seconds
        How long a task should take: what is lost when a machine dies.
    patience
        How many seconds to wait for a scheduler that is gone to come back, and for a worker that
        can answer.
    limit
        How many seconds a question may take before its process is killed as hung; default: any
        number.
    dashboard
        Where processes on this machine have Dask's page about themselves, such as
        ``"127.0.0.1:8787"``; default: nowhere.

    Raises
    ------
    ProgramError
        The processes on this machine can't be started, as in a script that begins without
        ``if __name__ == "__main__":``.
    """

    def __init__(
        self,
        address: str | None = None,
        *,
        workers: int | None = None,
        program: str | os.PathLike[str] | None = None,
        data: str | os.PathLike[str] | None = None,
        attempts: int = 3,
        seconds: float = 1.0,
        patience: float = 60.0,
        limit: float | None = None,
        dashboard: str | None = None,
    ) -> None:
        try:
            import distributed
        except ImportError as error:
            raise ImportError("lab.cluster needs Dask: pip install 'puzzlelab[cluster]'") from error
        self._distributed: Any = distributed
        self._address = address
        self._program = None if program is None else os.fspath(program)
        self._data = None if data is None else os.fspath(data)
        self._attempts, self._seconds, self._patience = attempts, seconds, patience
        self._limit = limit
        self._unfit: dict[str, str] = {}
        self._own: Any = None
        if address is None:
            self._program = find_program(program)
            self._own = self._begun(workers or os.cpu_count() or 1, dashboard)
        self._client = self._connected()

    def _begun(self, workers: int, dashboard: str | None) -> Any:
        """Start processes on this machine."""
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            raise ProgramError(GUARD)
        try:
            return self._distributed.LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                # Without a page its port is any free one, on this machine alone.
                dashboard_address=dashboard or "127.0.0.1:0",
                scheduler_kwargs={"dashboard": dashboard is not None},
                worker_dashboard_address=None,
            )
        except RuntimeError as error:
            raise ProgramError(f"the processes of the cluster didn't start; {GUARD}") from error

    def _connected(self) -> Any:
        place = self._own or self._address
        return self._distributed.Client(place, timeout=self._patience, set_as_default=False)

    def map(
        self,
        question: str,
        requests: Iterable[Mapping[str, Any] | Record],
        *,
        errors: Literal["raise", "return"] = "raise",
        progress: bool = False,
    ) -> Iterator[Answer[Any] | PuzzleError]:
        """Answer the same question for many requests, in their order, as ``Lab.map`` does.

        No more requests are read than are under way. A request that killed every process is an
        ``InternalError``.
        """
        kind = RESULTS.get(question, Record)
        shown = Progress(requests, question) if progress else None
        questions = (
            _asked(place, question, dict(request)) for place, request in enumerate(requests, 1)
        )
        try:
            for part in self._settled(questions, self._version(), ordered=True):
                for item in _items(part, kind):
                    if shown is not None:
                        shown.step()
                    if isinstance(item, PuzzleError) and errors == "raise":
                        raise item
                    yield item
        finally:
            if shown is not None:
                shown.close()

    def run(
        self,
        questions: str | os.PathLike[str],
        results: str | os.PathLike[str],
        *,
        progress: bool = False,
    ) -> dict[str, Any]:
        """Answer a file of questions into a file of results, as ``puzzlelab jobs run`` does.

        The same call resumes where it was interrupted, and so does the command. Returns what
        ``puzzlelab jobs status`` says then.

        Raises
        ------
        FileError
            The questions can't be read, or they are packed or in UTF-16, as only the command reads
            them.
        """
        with Results(results, questions, self._program, self._data) as kept:
            wanted = kept.missing
            total = sum(len(gap) for gap in wanted)
            shown = Progress(range(total), os.fspath(questions)) if progress else None
            asked = read_questions(os.fspath(questions), wanted)
            try:
                for part in self._settled(asked, kept.version, ordered=False):
                    # The questions of a file are refused by the program alone.
                    assert not isinstance(part, UsageError)  # noqa: S101
                    kept.add([part])
                    if shown is not None:
                        shown.step(part.count if isinstance(part, Shard) else 1)
            finally:
                if shown is not None:
                    shown.close()
            return kept.status()

    def _version(self) -> str:
        program = find_program(self._program)
        check_version(program)
        return job_version(program, self._data)

    def _settled(
        self, questions: Iterable[Question | UsageError], version: str, *, ordered: bool
    ) -> Iterator[Part]:
        """Yield what becomes of consecutive questions; in order, or as it comes."""
        tasks = _Tasks(self, questions, version, ordered=ordered)
        try:
            yield from tasks.settled()
        finally:
            tasks.cancel()

    @property
    def unfit(self) -> dict[str, str]:
        """The workers that can't answer, and why: without the program, or of another version."""
        return dict(self._unfit)

    def _fit_workers(self) -> dict[str, int]:
        """Return the addresses of the workers that may answer, with their threads."""
        info = self._client.scheduler_info(n_workers=-1)["workers"]
        return {
            place: known["nthreads"] for place, known in info.items() if place not in self._unfit
        }

    def _note_unfit(self, found: Unfit) -> None:
        if found.worker not in self._unfit:
            self._unfit[found.worker] = found.reason
            message = f"{found.worker} can't answer: {found.reason}"
            warnings.warn(message, ClusterWarning, stacklevel=2)

    def _reconnect(self) -> None:
        """Wait for the scheduler to come back."""
        warnings.warn("the scheduler is gone; waiting for it", ClusterWarning, stacklevel=2)
        began = time.monotonic()
        while True:
            # It may be gone already, in any way.
            with contextlib.suppress(Exception):
                self._client.close(timeout=1)
            try:
                self._client = self._connected()
                return
            except (OSError, TimeoutError):
                if time.monotonic() - began > self._patience:
                    raise

    def close(self) -> None:
        """Leave the cluster; end the processes on this machine that belong to it."""
        self._client.close()
        if self._own is not None:
            self._own.close()


def _asked(place: int, question: str, request: dict[str, Any]) -> Question | UsageError:
    try:
        return Question(place, place, question_line(question, request).rstrip(b"\n"))
    except UsageError as error:
        return error


def _items(part: Part, kind: type[Record]) -> Iterator[Answer[Any] | PuzzleError]:
    if isinstance(part, UsageError):
        yield part
    elif isinstance(part, Shard):
        for line in part.lines:
            yield outcome(line, kind)
    else:
        yield InternalError(
            f"no answer: this question ended {part.attempts} processes, the last {part.reason}",
            line=part.line,
        )


class _Task:
    """Questions that were sent to the cluster, and what became of them."""

    def __init__(self, questions: list[Question]) -> None:
        self.questions = questions
        self.future: Any = None
        self.parts: list[Part] | None = None
        self.deaths = 0


def _tasks(items: Iterable[Question | UsageError]) -> Iterator[_Task]:
    """Yield a task for each row of questions, and a settled one for each row of refused requests."""
    for is_refused, row in groupby(items, lambda item: isinstance(item, UsageError)):
        held = list(row)
        task = _Task([item for item in held if isinstance(item, Question)])
        if is_refused:
            task.parts = [item for item in held if isinstance(item, UsageError)]
        yield task


class _Tasks:
    """The tasks under way: a bounded number, sent again when what has them is lost."""

    def __init__(
        self,
        cluster: Cluster,
        questions: Iterable[Question | UsageError],
        version: str,
        *,
        ordered: bool,
    ) -> None:
        self._cluster = cluster
        self._questions = iter(questions)
        self._version = version
        self._ordered = ordered
        self._size = 1
        self._under_way: list[_Task] = []

    def settled(self) -> Iterator[Part]:
        """Yield parts until all questions are settled."""
        while self._advance():
            for task in list(self._under_way):
                if task.parts is not None:
                    self._under_way.remove(task)
                    yield from task.parts
                elif self._ordered:
                    break

    def _advance(self) -> bool:
        """Send what there is space for, and check what has come; false when nothing is left."""
        if not self._fill():
            return False
        try:
            self._wait()
            for task in list(self._under_way):
                self._look_at(task)
        except OSError:
            self._begin_again()
        return True

    def _begin_again(self) -> None:
        """Find the scheduler again; what it had is sent to it once more."""
        self._cluster._reconnect()
        for task in self._under_way:
            task.future = None

    def cancel(self) -> None:
        """Have the rest of the tasks forgotten."""
        for task in self._under_way:
            if task.future is not None:
                task.future.release()

    def _fill(self) -> bool:
        """Send tasks until enough are under way; false when there is nothing left.

        What reads the questions is the caller's, and so are its errors.
        """
        while self._has_room():
            questions = list(islice(self._questions, self._size))
            if not questions:
                break
            for task in _tasks(questions):
                self._under_way.append(task)
                try:
                    if task.parts is None:
                        self._send(task)
                except OSError:
                    self._begin_again()
        return bool(self._under_way)

    def _has_room(self) -> bool:
        while True:
            try:
                return len(self._under_way) < AHEAD * self._threads()
            except OSError:
                self._begin_again()

    def _threads(self) -> int:
        """Return the threads of all workers that may answer; waits for the first of them."""
        began = time.monotonic()
        while True:
            workers = self._cluster._fit_workers()
            if workers:
                return sum(workers.values())
            if time.monotonic() - began > self._cluster._patience:
                unfit = [f"{place}: {reason}" for place, reason in self._cluster._unfit.items()]
                raise ProgramError("; ".join(["the cluster has no worker that can answer", *unfit]))
            time.sleep(0.2)

    def _send(self, task: _Task) -> None:
        cluster = self._cluster
        workers = list(cluster._fit_workers()) if cluster._unfit else None
        task.future = cluster._client.submit(
            answer_task,
            task.questions,
            cluster._program,
            cluster._data,
            self._version,
            cluster._attempts,
            cluster._limit,
            pure=False,
            workers=workers or None,
            key=f"puzzlelab-{task.questions[0].ordinal}-{time.monotonic_ns()}",
        )

    def _wait(self) -> None:
        futures = [task.future for task in self._under_way if task.future is not None]
        if futures:
            # What was cancelled is seen by its status.
            gone = (TimeoutError, self._cluster._distributed.CancelledError)
            with self._cluster._client.as_current(), contextlib.suppress(*gone):
                self._cluster._distributed.wait(futures, timeout=0.5, return_when="FIRST_COMPLETED")
        if self._cluster._client.status != "running":
            self._begin_again()

    def _look_at(self, task: _Task) -> None:
        if task.parts is not None:
            return
        status = "unsent" if task.future is None else task.future.status
        if status == "pending":
            return
        distributed = self._cluster._distributed
        try:
            # Cancelled, lost or never sent: its scheduler is gone.
            if status not in ("finished", "error"):
                self._send(task)
            else:
                self._take(task, task.future.result())
        except distributed.CancelledError:
            self._send(task)
        except distributed.KilledWorker:
            self._halve(task)

    def _take(self, task: _Task, found: Answered | Unfit) -> None:
        if isinstance(found, Unfit):
            self._cluster._note_unfit(found)
            self._threads()
            self._send(task)
            return
        task.parts = list(found.parts)
        task.future = None
        # As many questions as take about the intended time, and no sudden leaps.
        rate = len(task.questions) / max(found.seconds, 1e-6)
        size = int(rate * self._cluster._seconds)
        self._size = max(1, min(size, 4 * len(task.questions), LARGEST))

    def _halve(self, task: _Task) -> None:
        """Send again what killed the workers themselves; in halves, to find the cause."""
        place = self._under_way.index(task)
        if len(task.questions) > 1:
            middle = len(task.questions) // 2
            halves = [_Task(task.questions[:middle]), _Task(task.questions[middle:])]
            self._under_way[place : place + 1] = halves
            for half in halves:
                self._send(half)
            return
        task.deaths += 1
        if task.deaths < self._cluster._attempts:
            self._send(task)
            return
        question = task.questions[0]
        attempts = self._cluster._attempts
        reason = "took its worker with it"
        task.parts = [Failure(question.ordinal, question.line, attempts, reason, question.ask)]
        task.future = None
