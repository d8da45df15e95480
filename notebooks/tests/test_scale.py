"""The simulation of clusters: laws that hold for any job."""

from __future__ import annotations

import dataclasses
import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parent.parent / "tools"


def tool(name: str) -> ModuleType:
    sys.path.insert(0, str(TOOLS))
    try:
        spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.remove(str(TOOLS))


scale = tool("scale")
FREE = scale.Costs(0, 0, 0, 0, latency=0, death_rate=1e-12)
REAL = scale.Costs(0.003, 2e-5, 0.001, 0.2)


def test_a_cluster_that_costs_nothing_shares_the_work_evenly() -> None:
    for workers in (1, 10, 100):
        found = scale.Job([(1.0, 1)] * 1000, workers, FREE).run()
        assert found.elapsed == pytest.approx(1000 / workers)
        assert found.efficiency == pytest.approx(1)


@pytest.mark.parametrize("workers", [1, 7, 300])
def test_no_cluster_is_faster_than_its_parts_allow(workers: int) -> None:
    source = random.Random(workers)
    tasks = [(source.uniform(0.1, 5), 10) for _ in range(2000)]
    found = scale.Job(tasks, workers, REAL, seed=3).run()
    work = sum(time for time, _ in tasks)
    assert found.work == pytest.approx(work)
    assert found.elapsed >= work / workers
    assert found.elapsed >= max(time for time, _ in tasks)
    # Client and scheduler do all that there is to do, one thing after the other.
    assert found.client * found.elapsed == pytest.approx(2000 * (0.003 + 10 * 2e-5))
    assert found.scheduler * found.elapsed == pytest.approx(2000 * 0.001, rel=0.01)
    assert max(found.client, found.scheduler) <= 1 + 1e-9


def test_deaths_cost_time_and_lose_nothing() -> None:
    tasks = [(10.0, 1)] * 500
    mortal = dataclasses.replace(REAL, death_rate=1 / 500)
    calm, troubled = (scale.Job(tasks, 20, costs, seed=5).run() for costs in (REAL, mortal))
    assert troubled.deaths > 5
    assert troubled.elapsed > calm.elapsed
    assert troubled.work == calm.work
    assert troubled == scale.Job(tasks, 20, mortal, seed=5).run()


def test_tasks_take_about_the_wanted_time_and_have_every_question() -> None:
    source = random.Random(2)
    questions = [source.expovariate(10) for _ in range(5000)]
    tasks = scale.tasks_of(questions, 1.0)
    assert sum(count for _, count in tasks) == 5000
    assert sum(time for time, _ in tasks) == pytest.approx(sum(questions))
    assert all(time >= 1 for time, _ in tasks[:-1])
    assert scale.tasks_of([1e-6] * 10_000, 1.0)[0][1] == scale.LARGEST


def test_the_page_has_what_the_measurements_say() -> None:
    page = tool("scale_page")
    root = TOOLS.parent.parent
    text = (root / "docs" / "cluster.md").read_text()
    assert page.renewed(text, page.read_measurements()) == text
