"""What a job costs on 10, 100 and 1000 workers: a small discrete-event simulation.

``scale_page.py`` runs it with ``scale.json`` (what ``measure.py`` measured) for the tables of
``docs/cluster.md``. Pure Python, seeded: the same measurements give the same bytes.

The model is that of ``puzzlelab.cluster``: one client that sends tasks and writes their answers, one
scheduler, workers that answer. Client and scheduler do one thing at a time; the one that is busy
the whole time limits the rest.
"""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

AHEAD = 3
"""Tasks under way for each worker, as in puzzlelab.cluster."""

LARGEST = 8192
"""Questions in a task, at most, as there."""


@dataclass(frozen=True)
class Costs:
    """What a job costs besides its questions, in seconds.

    Attributes
    ----------
    client_task, client_request
        The client's work for a task and for each of its answers: sending, taking, writing.
    scheduler_task
        The scheduler's work for a task.
    start
        A worker's program, from its start to its first answer.
    latency
        A message from machine to machine.
    death_rate
        Deaths of a worker a second.
    silence
        How long a dead worker goes unnoticed.
    absence
        How long a dead worker stays away.
    """

    client_task: float
    client_request: float
    scheduler_task: float
    start: float
    latency: float = 0.0005
    death_rate: float = 1 / (7 * 86_400)
    silence: float = 60.0
    absence: float = 120.0


@dataclass(frozen=True)
class Outcome:
    """What a simulated job came to.

    Attributes
    ----------
    elapsed
        Seconds from the first task to the last answer written.
    work
        Seconds of the questions alone, on one worker.
    tasks, deaths
        How many there were.
    client, scheduler
        The share of the time in which the client, and the scheduler, had something to do.
    efficiency
        The share of the workers' time that went into answers that were kept.
    """

    elapsed: float
    work: float
    tasks: int
    deaths: int
    client: float
    scheduler: float
    efficiency: float


def tasks_of(questions: Iterable[float], seconds: float) -> list[tuple[float, int]]:
    """Return the tasks that questions make: each the time it takes, and how many they are.

    Tasks take about ``seconds``, as the cluster learns after a few of them.
    """
    tasks: list[tuple[float, int]] = []
    time, count = 0.0, 0
    for question in questions:
        time, count = time + question, count + 1
        if time >= seconds or count == LARGEST:
            tasks.append((time, count))
            time, count = 0.0, 0
    if count:
        tasks.append((time, count))
    return tasks


class Server:
    """A process that does one thing at a time, in the order in which it comes."""

    def __init__(self) -> None:
        self.free = 0.0
        self.busy = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """Return when something that comes now is done."""
        self.free = max(now, self.free) + seconds
        self.busy += seconds
        return self.free


class Job:
    """A job on a cluster, event by event."""

    def __init__(
        self, tasks: Sequence[tuple[float, int]], workers: int, costs: Costs, seed: int = 1
    ) -> None:
        self._tasks = tasks
        self._workers = workers
        self._costs = costs
        self._random = random.Random(seed)
        self._events: list[tuple[float, int, str, int, int]] = []
        self._number = 0
        self._client, self._scheduler = Server(), Server()
        self._sent = 0
        self._ready: deque[int] = deque()
        self._idle = deque(range(workers))
        self._cold = [True] * workers
        self._deaths = 0
        self._wait = 0.0

    def run(self) -> Outcome:
        """Let it happen."""
        elapsed = 0.0
        for _ in range(min(len(self._tasks), AHEAD * self._workers)):
            self._send(0.0)
        while self._events:
            now, _, kind, task, worker = heapq.heappop(self._events)
            if kind == "ready":
                self._ready.append(task)
            elif kind == "idle":
                self._idle.append(worker)
            elif kind == "lost":
                self._at(self._scheduler.serve(now, self._costs.scheduler_task), "ready", task)
            elif kind == "answered":
                self._idle.append(worker)
                self._at(self._scheduler.serve(now, self._costs.scheduler_task / 2), "taken", task)
            else:
                cost = (
                    self._costs.client_task / 2 + self._costs.client_request * self._tasks[task][1]
                )
                elapsed = max(elapsed, self._client.serve(now, cost))
                if self._sent < len(self._tasks):
                    self._send(self._client.free)
            self._assign(now)
        work = sum(time for time, _ in self._tasks)
        return Outcome(
            elapsed=elapsed,
            work=work,
            tasks=len(self._tasks),
            deaths=self._deaths,
            client=self._client.busy / elapsed,
            scheduler=self._scheduler.busy / elapsed,
            efficiency=work / (elapsed * self._workers),
        )

    def _at(self, time: float, kind: str, task: int, worker: int = -1) -> None:
        self._number += 1
        heapq.heappush(self._events, (time, self._number, kind, task, worker))

    def _send(self, now: float) -> None:
        """Let the client send the next task and the scheduler take note of it."""
        task, self._sent = self._sent, self._sent + 1
        sent = self._client.serve(now, self._costs.client_task / 2) + self._costs.latency
        self._at(self._scheduler.serve(sent, self._costs.scheduler_task / 2), "ready", task)

    def _assign(self, now: float) -> None:
        """Idle workers get the tasks that wait."""
        while self._ready and self._idle:
            task, worker = self._ready.popleft(), self._idle.popleft()
            start = now + self._costs.latency + (self._costs.start if self._cold[worker] else 0.0)
            self._cold[worker] = False
            end = start + self._tasks[task][0]
            death = now + self._random.expovariate(self._costs.death_rate)
            if death < end:
                self._deaths += 1
                self._cold[worker] = True
                self._at(death + self._costs.silence, "lost", task)
                self._at(death + self._costs.absence, "idle", -1, worker)
            else:
                self._at(end + self._costs.latency, "answered", task, worker)
