"""Measure what ``scale.py`` reckons with, and write ``scale.json``.

    python tools/measure.py [overhead] [parts] [reviews] [twoWorkers]

Without words, all of it: some ten minutes of a processor. Times are processor times unless they are
said to be others, so that a busy machine disturbs them little. The cluster is a scheduler and a worker
of Dask on this machine.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from puzzlelab import Lab, find_program
from puzzlelab.cluster import Cluster

FOLDER = Path(__file__).parent
SMALL = '{"ask":"set.chance","request":{"dealSize":3}}\n'


def spent(*command: str) -> float:
    """Return the processor time of a command and of all that it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)


def written(folder: Path, text: str) -> str:
    """Return the path of a new file with this text."""
    path = folder / f"{time.monotonic_ns()}.jsonl"
    path.write_text(text)
    return str(path)


@contextlib.contextmanager
def dask(workers: int) -> Iterator[tuple[str, int]]:
    """Yield the address of a scheduler with workers, and the number of the scheduler's process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    settings = [
        ("dask_scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard"),
        *[("dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")] * workers,
    ]
    with tempfile.TemporaryDirectory() as folder:
        processes = [
            subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *words],
                cwd=folder,
                stderr=subprocess.DEVNULL,
            )
            for module, *words in settings
        ]
        try:
            yield address, processes[0].pid
        finally:
            for process in reversed(processes):
                process.kill()
                process.wait()


def processor_time(pid: int) -> float:
    """Return the processor time that a live process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def overhead(program: str, folder: Path) -> dict[str, float]:
    """Return what jobs cost besides their questions."""
    many, few = 60_000, 1500
    large, small = written(folder, SMALL * many), written(folder, SMALL * few)

    def jobs(questions: str, *words: str) -> float:
        results = str(folder / f"{time.monotonic_ns()}.db")
        return spent(program, "jobs", "run", questions, "-j", "1", "-o", results, *words)

    shards, whole = jobs(small, "--shard", "1"), jobs(small)
    start = min(
        spent("sh", "-c", f"printf 'shard 1 1\\n1\\t%s' '{SMALL}' | '{program}' jobs work")
        for _ in range(5)
    )
    found = {
        "batchRequest": spent(program, "batch", "--no-run", large) / many,
        "jobsRequest": jobs(large) / many,
        "jobsShard": (shards - whole) / few,
        "workerStart": start,
    }
    with dask(1) as (address, scheduler):
        with Cluster(address, program=program, seconds=1e-9) as cluster:
            cluster.run(small, folder / "warm.db")
            before, own = processor_time(scheduler), time.process_time()
            cluster.run(small, folder / "few.db")
            task = (time.process_time() - own) / few
            found["schedulerTask"] = (processor_time(scheduler) - before) / few
        with Cluster(address, program=program, seconds=1.0) as cluster:
            own = time.process_time()
            cluster.run(large, folder / "many.db")
            found["clientRequest"] = (time.process_time() - own) / many
    found["clientTask"] = task - found["clientRequest"]
    return found


def parts(program: str, _: Path) -> dict[str, list[float]]:
    """Return the seconds of parts of counts of deals: all sixteen of 17 cards, three of 21."""
    words = ("set", "distribution", "--threads", "1", "--json", "--confirm", "--deal-size")
    asked = {17: [f"{part}/16" for part in range(1, 17)], 21: ["1/1000", "334/1000", "667/1000"]}
    return {
        str(size): [round(spent(program, *words, str(size), "--part", part), 3) for part in some]
        for size, some in asked.items()
    }


def reviews(program: str, _: Path) -> list[float]:
    """Return the seconds that a review takes of each of four games of two weak players."""
    with Lab(program, threads=1) as lab:
        match = lab.reversi.match(
            first="level:3", second="depth:2", games=4, list_games=True
        ).result
        games = [game.moves for game in match.games or []]
    words = ("reversi", "review", "--threads", "1", "--json", "--game")
    return [round(spent(program, *words, "".join(moves)), 3) for moves in games]


def workers(program: str, folder: Path) -> list[tuple[str, float, float]]:
    """Return the wall-clock seconds of jobs on one worker and on two."""
    deals = [
        json.dumps({"ask": "set.distribution", "request": {"dealSize": 16, "part": f"{i}/16"}})
        for i in range(1, 17)
    ]
    games = [
        json.dumps({"ask": "set.simulate", "request": {"games": 10_000, "skip": 10_000 * i}})
        for i in range(200)
    ]
    found = []
    for name, lines in (
        ("16 cards in 16 parts", deals),
        ("2 million games of Set in 200 parts", games),
    ):
        questions = written(folder, "\n".join(lines))
        times = []
        for count in (1, 2):
            began = time.monotonic()
            results = str(folder / f"{time.monotonic_ns()}.db")
            spent(program, "jobs", "run", questions, "-j", str(count), "-o", results)
            times.append(round(time.monotonic() - began, 2))
        found.append((f"{name}, `jobs run`", times[0], times[1]))
        times = []
        for count in (1, 2):
            with dask(count) as (address, _), Cluster(address, program=program) as cluster:
                cluster._client.wait_for_workers(count, timeout=60)
                began = time.monotonic()
                cluster.run(questions, folder / f"{time.monotonic_ns()}.db")
                times.append(round(time.monotonic() - began, 2))
        found.append((f"{name}, Dask", times[0], times[1]))
    return found


def main() -> None:
    """Measure what is asked for and keep the rest."""
    path = FOLDER / "scale.json"
    measured: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}
    program = find_program()
    measures = {
        "overhead": overhead,
        "parts": parts,
        "reviews": reviews,
        "twoWorkers": workers,
    }
    wanted = sys.argv[1:] or list(measures)
    measured["machine"] = platform.processor() or platform.machine()
    with tempfile.TemporaryDirectory() as folder:
        for name in wanted:
            measured[name] = measures[name](program, Path(folder))
            path.write_text(json.dumps(measured, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
