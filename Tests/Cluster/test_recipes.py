"""The recipes of docs/cluster.md, as they are written there, with the schedulers themselves.

They need root, Slurm, GNU parallel and Snakemake, which `PUZZLELAB_LONG=1 ./test --cluster` installs.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import PROGRAM

HERE = Path(__file__).parent
TEXT = (HERE.parents[1] / "docs/cluster.md").read_text(encoding="utf-8")
MILLION = int(os.environ.get("PUZZLELAB_QUESTIONS", "1000000"))


def recipe(name: str) -> str:
    """The block of code that follows `<!-- recipe NAME -->`."""
    found = re.search(rf"<!-- recipe {re.escape(name)} -->\n\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found, f"docs/cluster.md has the recipe {name}"
    return found[1]


class Bench:
    """A folder in which recipes run, with `puzzlelab` and Python on the PATH."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "bin").mkdir()
        (folder / "bin/puzzlelab").symlink_to(Path(PROGRAM).resolve())
        path = f"{folder}/bin:{Path(sys.executable).parent}:{os.environ['PATH']}"
        self.environment = {**os.environ, "PATH": path}

    def write(self, name: str, text: str) -> Path:
        (self.folder / name).write_text(text, encoding="utf-8")
        return self.folder / name

    def ask(self, lines: list[str]) -> bytes:
        """Writes the questions; returns what `batch` answers."""
        self.write("questions.jsonl", "".join(f"{line}\n" for line in lines))
        return self.sh("puzzlelab batch --no-run questions.jsonl")

    def sh(self, text: str, limit: float = 300) -> bytes:
        done = subprocess.run(
            ["bash", "-euc", text], cwd=self.folder, env=self.environment, capture_output=True, timeout=limit
        )
        assert done.returncode == 0, done.stderr.decode()[-2000:]
        return done.stdout

    def answers(self) -> bytes:
        return self.sh("puzzlelab jobs status results.db --check >status; puzzlelab jobs export results.db")


SIMULATIONS = [f'{{"ask":"set.simulate","request":{{"games":500,"skip":{500 * part}}}}}' for part in range(40)]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def slurm(bench: Bench) -> Iterator[Bench]:
    bench.environment["SLURM_CONF"] = str(bench.folder / "slurm.conf")
    subprocess.run([HERE / "slurm", bench.folder, "start"], check=True, env=bench.environment)
    yield bench
    subprocess.run([HERE / "slurm", bench.folder, "stop"], check=True, env=bench.environment)


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.2)


def test_gnu_parallel(bench: Bench) -> None:
    expected = bench.ask(SIMULATIONS)
    bench.sh(recipe("parallel"))
    assert bench.answers() == expected


def test_snakemake(bench: Bench) -> None:
    expected = bench.ask(SIMULATIONS)
    bench.write("Snakefile", recipe("Snakefile"))
    bench.sh(recipe("snakemake"))
    assert (bench.folder / "answers.jsonl").read_bytes() == expected


def test_array_job_of_slurm(slurm: Bench) -> None:
    expected = slurm.ask(SIMULATIONS)
    slurm.write("array.sh", recipe("array.sh"))
    slurm.sh(recipe("array"))
    assert slurm.answers() == expected


def test_a_cancelled_job_of_slurm_loses_nothing(slurm: Bench) -> None:
    slurm.ask(['{"ask":"set.chance","request":{"dealSize":3}}'])
    kept = slurm.folder / "kept"
    long = f'{{"ask":"set.distribution","request":{{"dealSize":18,"checkpoint":"{kept}"}}}}'
    with (slurm.folder / "questions.jsonl").open("a") as file:
        file.write(f"{long}\n")
    slurm.write("job.sh", "#!/bin/sh\nsrun puzzlelab jobs run questions.jsonl -j 1 --seconds 3600 -o results.db\n")
    job = slurm.sh("sbatch --parsable job.sh").decode().strip()
    until(lambda: (slurm.folder / "results.db").exists())
    time.sleep(3)
    slurm.sh(f"scancel {job}")
    until(lambda: not slurm.sh(f"squeue -h -j {job} 2>/dev/null || true").strip())
    # The worker had kept the first answer, and the second question was under way.
    assert b"answered: 1 in 1 shard" in slurm.sh("puzzlelab jobs status results.db || [ $? -eq 75 ]")
    assert kept.stat().st_size > 0
    slurm.sh("sbatch --wait job.sh")
    assert slurm.answers() == slurm.sh("puzzlelab batch --no-run questions.jsonl")


def test_dask_on_slurm(slurm: Bench) -> None:
    expected = slurm.ask(SIMULATIONS)
    slurm.write("machines.py", recipe("machines.py"))
    slurm.sh("python machines.py")
    assert slurm.answers() == expected


def test_a_million_questions_on_dask(bench: Bench) -> None:
    deal, cards = random.Random(5), [f"{card:04d}" for card in (int(f"{a}{b}{c}{d}") for a in range(3) for b in range(3) for c in range(3) for d in range(3))]
    lines = [f'{{"ask":"set.hints","request":{{"cards":"{" ".join(deal.sample(cards, 12))}"}}}}' for _ in range(MILLION)]
    expected = bench.ask(lines)
    bench.write(
        "million.py",
        "from puzzlelab import Lab\n\n"
        'if __name__ == "__main__":\n'
        "    with Lab().cluster(workers=2) as cluster:\n"
        '        cluster.run("questions.jsonl", "results.db")\n',
    )
    start = time.monotonic()
    bench.sh("python million.py", limit=3600)
    print(f"{MILLION} questions in {time.monotonic() - start:.0f} s")
    assert bench.answers() == expected
