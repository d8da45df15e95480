"""A scheduler and workers of Dask on loopback, and files of questions with the answers of `batch`."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelab import find_program

PROGRAM = find_program()

GAMES = int(os.environ.get("PUZZLELAB_CLUSTER_GAMES", "3000"))
"""Games of the longest question: a few milliseconds of a program built to be fast."""


class Machines:
    """A scheduler and its workers: processes that a test may kill."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self.host = host
        with socket.socket() as free:
            free.bind((host, 0))
            self.port = free.getsockname()[1]
        self.scheduler: subprocess.Popen[bytes] | None = None
        self.workers: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        return f"tcp://{self.host}:{self.port}"

    def _dask(
        self, module: str, *words: str, before: tuple[str, ...] = (), **environment: str
    ) -> subprocess.Popen[bytes]:
        log = (self.folder / "machines.log").open("ab")
        command = [*before, sys.executable, "-m", f"distributed.cli.{module}", *words]
        settings = {"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "20s"}
        return subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            env={**os.environ, **settings, **environment},
            cwd=self.folder,
            start_new_session=True,
        )

    def start_scheduler(self) -> None:
        self.scheduler = self._dask(
            "dask_scheduler", "--host", self.host, "--port", str(self.port), "--no-dashboard"
        )

    def start_worker(
        self, *words: str, before: tuple[str, ...] = (), **environment: str
    ) -> subprocess.Popen[bytes]:
        settings = ["--nthreads", "1", "--no-nanny", "--no-dashboard", *words]
        worker = self._dask("dask_worker", self.address, *settings, before=before, **environment)
        self.workers.append(worker)
        return worker

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def kill_worker(self) -> None:
        self.kill(self.workers.pop(0))

    def close(self) -> None:
        for process in [*self.workers, *([self.scheduler] if self.scheduler else [])]:
            self.kill(process)


class Network:
    """A machine of its own, as far as the network goes: a name space with a cable that can be cut."""

    HERE, THERE = "10.203.77.1", "10.203.77.2"

    def __init__(self) -> None:
        self.name = f"puzzlelab-{os.getpid()}"
        self.cable = f"pl{os.getpid() % 1_000_000}"

    def _ip(self, *words: str) -> None:
        subprocess.run(["ip", *words], check=True, capture_output=True)

    def open(self) -> None:
        there = f"{self.cable}b"
        self._ip("netns", "add", self.name)
        self._ip("link", "add", self.cable, "type", "veth", "peer", "name", there)
        self._ip("link", "set", there, "netns", self.name)
        self._ip("address", "add", f"{self.HERE}/30", "dev", self.cable)
        self._ip("link", "set", self.cable, "up")
        self._ip("-n", self.name, "address", "add", f"{self.THERE}/30", "dev", there)
        self._ip("-n", self.name, "link", "set", "lo", "up")
        self.mend()

    def cut(self) -> None:
        self._ip("-n", self.name, "link", "set", f"{self.cable}b", "down")

    def mend(self) -> None:
        self._ip("-n", self.name, "link", "set", f"{self.cable}b", "up")

    @property
    def inside(self) -> tuple[str, ...]:
        """The words that start a command there."""
        return ("ip", "netns", "exec", self.name)

    def close(self) -> None:
        for words in (["link", "delete", self.cable], ["netns", "delete", self.name]):
            subprocess.run(["ip", *words], check=False, capture_output=True)


@pytest.fixture
def network() -> Iterator[Network]:
    """Yield a network; only where this user may make one."""
    found = Network()
    try:
        found.open()
    except (OSError, subprocess.CalledProcessError):
        found.close()
        pytest.skip("name spaces of the network are for root")
    yield found
    found.close()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    found = Machines(tmp_path)
    found.start_scheduler()
    yield found
    found.close()


def write_questions(path: Path, count: int, seed: int) -> None:
    """Write questions that take some milliseconds, and lines that are none."""
    source = random.Random(seed)
    lines = ["# questions", ""]
    for number in range(count):
        kind = source.randrange(20)
        if kind == 0:
            lines.append(f"garbage {number}")
        elif kind == 1:
            lines.append("% no question")
        elif kind == 2:
            lines.append('{"ask":"set.chance","request":{"dealSize":%d}}' % source.choice([3, 6, 9, 99]))
        else:
            request = '"games":%d,"seed":%d' % (source.randint(1 + GAMES // 6, 1 + GAMES), number)
            lines.append('{"ask":"set.simulate","request":{%s},"id":%d}' % (request, number))
    path.write_text("\n".join(lines))


def batch(questions: Path) -> bytes:
    """Return what one process answers."""
    done = subprocess.run(
        [PROGRAM, "batch", "--no-run", str(questions)], capture_output=True, check=False
    )
    assert done.stdout
    return done.stdout


def exported(results: Path) -> bytes:
    """Return the answers that a file of results has."""
    done = subprocess.run([PROGRAM, "jobs", "export", str(results)], capture_output=True, check=False)
    return done.stdout


def pause(least: float, most: float, source: random.Random) -> None:
    time.sleep(source.uniform(least, most))
