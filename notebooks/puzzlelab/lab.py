"""The lab: all questions, answered by one program that is kept warm."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar, overload

from .answer import Answer, parsed
from .catalogue import RESULTS, Typed
from .errors import PuzzleError
from .games.cardmatch import CardMatch
from .games.jobs import Jobs
from .games.matchsticks import Matchsticks
from .games.memory import Memory
from .games.reversi import Reversi
from .games.set import Set
from .games.tour import Tour
from .program.closing import Closing
from .program.connection import Connection
from .program.process import Process
from .program.progress import Progress
from .program.stream import WINDOW, stream
from .value import within
from .values import Record

if TYPE_CHECKING:
    from .cluster import Cluster

R = TypeVar("R", bound=Record)


class ProgramLab(Closing):
    """The questions of one live program, by their names.

    Attributes
    ----------
    results
        The types of the results of questions, where they are known.
    """

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        threads: int | None = None,
        data: str | os.PathLike[str] | None = None,
        any_version: bool = False,
        figures: bool | None = None,
    ) -> None:
        self._program, self._data = program, data
        self._connection = Connection(
            program, threads=threads, data=data, any_version=any_version, figures=figures
        )
        self.results: dict[str, type[Record]] = {}

    def ask(self, question: str, /, **parameters: Any) -> Answer[Any]:
        """Return the answer to any question, by its name.

        Parameters
        ----------
        question
            A name of ``puzzlelab schema``, such as ``"set.hints"``.
        **parameters
            As the method of that name takes them; ``None`` means left out.
        """
        return self.answer(question, self.results.get(question, Record), parameters)

    def answer(
        self,
        question: str,
        kind: type[R],
        parameters: Mapping[str, Any],
        *,
        figure: bool | None = None,
    ) -> Answer[R]:
        """Return the answer to a question, with its result as a given record.

        It brings its figure if ``figure`` says so; default: as for all answers of the lab.
        """
        future = self._connection.send(question, parameters, figure=figure)
        try:
            line = future.result()
        except PuzzleError:
            raise
        except BaseException:
            # Ctrl-C: no caller waits for the rest of this computation.
            self._connection.abandon()
            raise
        return parsed(line, kind)

    @overload
    def map(
        self,
        question: str,
        requests: Iterable[Mapping[str, Any] | Record],
        *,
        errors: Literal["raise"] = ...,
        progress: bool = ...,
        window: int = ...,
    ) -> Iterator[Answer[Any]]: ...

    @overload
    def map(
        self,
        question: str,
        requests: Iterable[Mapping[str, Any] | Record],
        *,
        errors: Literal["return"],
        progress: bool = ...,
        window: int = ...,
    ) -> Iterator[Answer[Any] | PuzzleError]: ...

    def map(
        self,
        question: str,
        requests: Iterable[Mapping[str, Any] | Record],
        *,
        errors: Literal["raise", "return"] = "raise",
        progress: bool = False,
        window: int = WINDOW,
    ) -> Iterator[Answer[Any] | PuzzleError]:
        """Answer the same question for many requests, in their order, on all processors.

        No more than ``window`` requests are under way, however many there are: answers must be
        taken before more are read. Leaving the loop early ends what is under way.

        Parameters
        ----------
        question
            A name of ``puzzlelab schema``.
        requests
            The parameters of each, by their Python or JSON names.
        errors
            ``"raise"`` the first error, or ``"return"`` each in the place of its answer.
        progress
            Show how far it has come: by tqdm where that is installed, otherwise in a line on a
            terminal.
        window
            The requests that are under way at most.
        """
        shown = Progress(requests, question) if progress else None
        kind = self.results.get(question, Record)
        answers = stream(self._connection, question, kind, requests, window)
        try:
            for item in answers:
                if shown is not None:
                    shown.step()
                if isinstance(item, PuzzleError) and errors == "raise":
                    raise item
                yield item
        finally:
            answers.close()
            if shown is not None:
                shown.close()

    def cluster(self, address: str | None = None, **options: Any) -> Cluster:
        """Return many machines, by Dask, which answer as this lab does.

        Parameters
        ----------
        address
            The scheduler, such as ``"tcp://scheduler:8786"``; without it, processes on this
            machine.
        **options
            As :class:`puzzlelab.cluster.Cluster` takes them.
        """
        from .cluster import Cluster

        options = {"program": self._program, "data": self._data, **options}
        return Cluster(address, **options)

    @property
    def process(self) -> Process | None:
        """The live program; absent before the first question and after :meth:`close`."""
        return self._connection.running()

    def close(self) -> None:
        """End the program. Another question starts it again."""
        self._connection.close()


class Lab(Typed, ProgramLab):  # type: ignore[misc]  # narrower results
    """All questions about five games, answered by one live program.

    The program starts with the first question and ends with :meth:`close`, with the ``with``
    block, or with Python. Threads may share a lab. Within a ``with`` block, boards, deals and other
    values ask this lab.

    Parameters
    ----------
    program
        The program's path; without it: the environment variable ``PUZZLELAB``, then the one of this
        Python's environment, ``puzzlelab`` on the PATH, and ``./run`` of the checkout around the
        working folder.
    threads
        The threads that the program computes on; default: all processors.
    data
        The folder of its data files; default: found automatically.

    Examples
    --------
    >>> with Lab() as lab:
    ...     answer = lab.set.hints("1PDS 2GSE 3ROF")
    >>> answer.result.sets
    [[0, 1, 2]]
    """

    def __init__(
        self,
        program: str | os.PathLike[str] | None = None,
        *,
        threads: int | None = None,
        data: str | os.PathLike[str] | None = None,
        figures: bool | None = None,
    ) -> None:
        super().__init__(program, threads=threads, data=data, figures=figures)
        self.results = dict(RESULTS)
        self.matchsticks = Matchsticks(self)
        self.set = Set(self)
        self.reversi = Reversi(self)
        self.memory = Memory(self)
        self.cardmatch = CardMatch(self)
        self.jobs = Jobs(self)
        self.tour = Tour(self)

    def __enter__(self) -> Self:
        within.set((*within.get(), self))
        return super().__enter__()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        within.set(tuple(lab for lab in within.get() if lab is not self))
        super().__exit__(kind, error, trace)
