"""The way to the program: started when first needed, started again after it died."""

from __future__ import annotations

import os
import sys
import threading
import weakref
from collections.abc import Mapping
from concurrent.futures import Future
from typing import Any

from .find import check_version, find_program
from .process import Process
from .request import question_line


class Connection:
    """A program that is kept warm between questions.

    Parameters
    ----------
    program
        The program's path; see :func:`puzzlelab.find_program` for where it is found without.
    threads
        The threads that it computes on; default: all processors.
    data
        The folder of its data files; default: found automatically.
    any_version
        Whether a program of any version will do.
    figures
        Whether answers bring their figures; default: in a notebook.
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
        self._figures = "ipykernel" in sys.modules if figures is None else figures
        self._program, self._any_version = program, any_version
        self._arguments = ["batch", "--leash"]
        if threads is not None:
            self._arguments += ["--threads", str(threads)]
        if data is not None:
            self._arguments += ["--data", os.fspath(data)]
        self._lock = threading.Lock()
        self._path: str | None = None
        # A list, so that the finalizer knows the process without keeping this alive.
        self._live: list[Process] = []
        self._finalizer = weakref.finalize(self, _close_all, self._live)

    def process(self) -> Process:
        """Return the live process, a new one where there is none."""
        with self._lock:
            if self._live and self._live[-1].alive:
                return self._live[-1]
            if self._path is None:
                path = find_program(self._program)
                check_version(path, any_version=self._any_version)
                self._path = path
            self._live[:] = [Process([self._path, *self._arguments])]
            return self._live[-1]

    def running(self) -> Process | None:
        """Return the live process, if there is one."""
        return self._live[-1] if self._live and self._live[-1].alive else None

    def send(
        self, question: str, parameters: Mapping[str, Any], *, figure: bool | None = None
    ) -> Future[bytes]:
        """Send a question; its answer comes as a line of the future, perhaps with its figure."""
        figure = self._figures if figure is None else figure
        return self.process().send(question_line(question, parameters, figure=figure))

    def abandon(self) -> None:
        """End the process if it still computes what no caller waits for."""
        if process := self.running():
            process.abandon()

    def close(self) -> None:
        """End the process; the next question starts another."""
        with self._lock:
            _close_all(self._live)


def _close_all(live: list[Process]) -> None:
    while live:
        live.pop().close()
