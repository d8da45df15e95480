"""One live `puzzlelab batch`: a line goes in, its answer comes out, in order."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, InvalidStateError
from typing import IO

from ..errors import AbandonedError, ProgramEndedError
from ..names import signal_name

LAST_WORDS = 2000
"""Bytes of what the program said at last that an exception repeats."""

PATIENCE = 2.0
"""Seconds that an idle program is given to exit on its own."""


class Process:
    """A program that answers lines; whatever is sent never waits for what comes.

    One thread writes what was sent, one reads the answers and passes each to the future of its
    line. Both end with the program, and the program exits when its input ends.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.owner = os.getpid()
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        # A session of its own: Ctrl-C is for Python, which ends the program itself.
        self._program = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            start_new_session=True,
        )
        self._waiting: deque[Future[bytes]] = deque()
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._ended = False
        self._abandoned = False
        self._reader = threading.Thread(target=self._read, name="puzzlelab reader", daemon=True)
        self._writer = threading.Thread(target=self._write, name="puzzlelab writer", daemon=True)
        self._reader.start()
        self._writer.start()

    @property
    def pid(self) -> int:
        """The number of the program's process."""
        return self._program.pid

    @property
    def alive(self) -> bool:
        """Whether lines can be sent, by this process and not by a fork of it."""
        return not self._ended and self.owner == os.getpid()

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def send(self, line: bytes) -> Future[bytes]:
        """Send a line and return the future of its answer."""
        future: Future[bytes] = Future()
        with self._lock:
            if self._ended:
                future.set_exception(self._end_of_program())
                return future
            self._waiting.append(future)
            self._lines.put(line)
        return future

    def close(self) -> None:
        """Stop the program: at once when it is busy, otherwise by the end of its input."""
        if self.owner != os.getpid():
            return
        if self.busy:
            self.kill()
            return
        self._lines.put(None)
        try:
            self._program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._reader.join(PATIENCE)

    def kill(self) -> None:
        """End the program at once, with whatever it started."""
        if self.owner != os.getpid():
            return
        if self._program.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._program.pid, signal.SIGKILL)
        self._lines.put(None)
        self._program.wait()
        if threading.current_thread() is not self._reader:
            self._reader.join(PATIENCE)

    def abandon(self) -> None:
        """End the program at once if it still computes what no caller waits for."""
        if self.alive and self.busy:
            self._abandoned = True
            self.kill()

    def _write(self) -> None:
        pipe = self._program.stdin
        assert pipe is not None  # noqa: S101
        # A program that has exited is noticed by the reader.
        with contextlib.suppress(BrokenPipeError, ValueError, OSError):
            while (line := self._lines.get()) is not None:
                pipe.write(line)
                if self._lines.empty():
                    pipe.flush()
        with contextlib.suppress(BrokenPipeError, OSError):
            pipe.close()

    def _read(self) -> None:
        pipe = self._program.stdout
        assert pipe is not None  # noqa: S101
        for line in pipe:
            if not line.endswith(b"\n"):
                break  # Cut off: the program has been stopped in the middle of it.
            if not self._waiting:
                continue  # No caller has asked for it.
            future = self._waiting.popleft()
            with contextlib.suppress(InvalidStateError):
                future.set_result(line)
        self._program.wait()
        with self._lock:
            self._ended = True
        error = self._end_of_program()
        while self._waiting:
            with contextlib.suppress(InvalidStateError):
                self._waiting.popleft().set_exception(error)
        self._lines.put(None)
        pipe.close()
        self._said.close()

    def _end_of_program(self) -> ProgramEndedError:
        code = self._program.wait()
        if self._abandoned:
            return AbandonedError("the program was ended because a question was cancelled")
        how = f"by signal {signal_name(-code)}" if code < 0 else f"with status {code}"
        words = ""
        with contextlib.suppress(ValueError, OSError):
            self._said.seek(0, os.SEEK_END)
            self._said.seek(max(0, self._said.tell() - LAST_WORDS))
            words = self._said.read().decode(errors="replace").strip()
        said = f"; its last words: {words}" if words else ""
        return ProgramEndedError(f"the program ended {how} before it answered{said}", status=70)
