"""The tables of ``docs/cluster.md``, from what was measured.

    python tools/scale_page.py [--check]

Rewrites what is between the comments ``<!-- table NAME -->`` and ``<!-- end -->``; with
``--check`` it only says whether that is up to date.
"""

from __future__ import annotations

import json
import math
import random
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scale import Costs, Job, Outcome, tasks_of

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
PAGE = ROOT / "docs" / "cluster.md"
ENDGAMES = ROOT / "data" / "results" / "endgames.jsonl"
MARK = re.compile(r"(<!-- table (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
WORKERS = (10, 100, 1000)
SEED = 1

PARTS = 4000
"""Parts of the count of 21 cards."""

GAMES = 300_000
"""Games of a century: a hundred files of some 3,000."""

Measured = dict[str, Any]


def read_measurements() -> Measured:
    """Return what ``measure.py`` wrote."""
    measured: Measured = json.loads((FOLDER / "scale.json").read_text())
    return measured


def costs_of(measured: Measured) -> Costs:
    """Return what a cluster costs, by the measurements."""
    overhead = measured["overhead"]
    return Costs(
        client_task=overhead["clientTask"],
        client_request=overhead["clientRequest"],
        scheduler_task=overhead["schedulerTask"],
        start=overhead["workerStart"],
    )


def deals_of_21(measured: Measured) -> list[float]:
    """Return the seconds of each part of the count of 21 cards.

    Three thousandths of it were measured. The parts differ as those of 17 cards do.
    """
    parts = measured["parts"]
    total = 1000 * sum(parts["21"]) / len(parts["21"])
    source = random.Random(SEED)
    mean = sum(parts["17"]) / len(parts["17"])
    # A part of fewer roots differs more from the mean: by the square root of how many it has.
    spread = math.sqrt(PARTS / len(parts["17"]))
    relative = [
        max(0.05, 1 + (source.choice(parts["17"]) / mean - 1) * spread) for _ in range(PARTS)
    ]
    return [share * total / sum(relative) for share in relative]


def century(measured: Measured) -> list[float]:
    """Return the seconds of each game of a century of tournaments, drawn from those measured."""
    source = random.Random(SEED)
    return [source.choice(measured["reviews"]) for _ in range(GAMES)]


def endgames() -> list[float]:
    """Return the processor seconds of the proofs of FFO endgames that were kept."""
    runs = [json.loads(line)["run"] for line in ENDGAMES.read_text().splitlines()]
    return [run["threads"] * run["elapsedSeconds"] for run in runs]


def duration(seconds: float) -> str:
    """Return a duration for a person."""
    for limit, unit, name in ((120, 1, "s"), (7200, 60, "min"), (172_800, 3600, "h")):
        if seconds < limit:
            return f"{seconds / unit:.3g} {name}"
    return f"{seconds / 86_400:.3g} days"


def limit(found: Outcome, workers: int, longest: float) -> str:
    """Return what keeps a job from being faster."""
    if found.efficiency > 0.9:
        return "the work"
    if max(found.client, found.scheduler) > 0.9:
        return "the client" if found.client > found.scheduler else "the scheduler"
    if longest > 0.5 * found.elapsed:
        return "the longest question"
    return "too few tasks" if found.tasks < 20 * workers else "the last tasks"


def table(rows: Sequence[Sequence[str]], titles: Sequence[str]) -> str:
    """Return a table in Markdown."""
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def simulated(questions: list[float], costs: Costs, seconds: float = 1.0) -> str:
    """Return the table of a job on more and more workers."""
    rows = []
    for workers in WORKERS:
        found = Job(tasks_of(questions, seconds), workers, costs, SEED).run()
        rows.append(
            [
                f"{workers:,}",
                f"{found.tasks:,}",
                duration(found.elapsed),
                f"{100 * found.efficiency:.0f} %",
                f"{100 * found.client:.0f} %",
                f"{100 * found.scheduler:.0f} %",
                str(found.deaths),
                limit(found, workers, max(questions)),
            ]
        )
    titles = ["workers", "tasks", "time", "busy with work", "client busy", "scheduler busy"]
    return table(rows, [*titles, "worker deaths", "limited by"])


def overhead(measured: Measured) -> str:
    """Return the table of what was measured."""
    names = {
        "batchRequest": "a small request in `batch`",
        "jobsRequest": "the same in `jobs run`",
        "jobsShard": "a shard of `jobs run`: sending, checking, a transaction",
        "clientTask": "a task of the cluster, for the client: sending, checking, a transaction",
        "clientRequest": "each answer in it, for the client",
        "schedulerTask": "a task, for the scheduler",
        "workerStart": "a program, from its start to its first answer",
    }
    rows = [[name, seconds(measured["overhead"][key])] for key, name in names.items()]
    return table(rows, ["part", "processor time"])


def seconds(value: float) -> str:
    """Return a short time in its unit."""
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= unit:
            return f"{value / unit:.3g} {name}"
    return f"{value / 1e-9:.3g} ns"


def workers_of(measured: Measured) -> str:
    """Return the table of one worker and two."""
    rows = [
        [name, duration(one), duration(two), f"{one / two:.2f}"]
        for name, one, two in measured["twoWorkers"]
    ]
    return table(rows, ["job", "one worker", "two workers", "speedup"])


def breaking(costs: Costs) -> str:
    """Return the table of tasks of one and of ten seconds where there is work for all."""
    rows = []
    for wanted in (0.1, 1.0, 10.0):
        for workers in (100, 1000, 3000):
            tasks = [(wanted, 10)] * (30 * workers)
            found = Job(tasks, workers, costs, SEED).run()
            rows.append(
                [
                    f"{wanted:g} s",
                    f"{workers:,}",
                    f"{100 * found.efficiency:.0f} %",
                    f"{100 * found.client:.0f} %",
                    f"{100 * found.scheduler:.0f} %",
                    limit(found, workers, wanted),
                ]
            )
    titles = ["task length", "workers", "busy with work", "client busy", "scheduler busy"]
    return table(rows, [*titles, "limited by"])


def renewed(text: str, measured: Measured) -> str:
    """Return the page with its tables made anew."""
    costs = costs_of(measured)
    makers = {
        "overhead": lambda: overhead(measured),
        "workers": lambda: workers_of(measured),
        "breaking": lambda: breaking(costs),
        "deals": lambda: simulated(deals_of_21(measured), costs),
        "century": lambda: simulated(century(measured), costs),
        "endgames": lambda: simulated(endgames(), costs),
    }
    return MARK.sub(lambda found: found[1] + "\n" + makers[found[2]]() + "\n" + found[3], text)


def main() -> int:
    """Write the page anew, or compare it."""
    text = PAGE.read_text()
    new = renewed(text, read_measurements())
    if "--check" in sys.argv[1:]:
        return 0 if new == text else 1
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
