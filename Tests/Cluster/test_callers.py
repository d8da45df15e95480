"""A client's errors are its own, and processes on this machine start without surprises."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import PROGRAM

from puzzlelab import DataError, FileError, PuzzleError
from puzzlelab.cluster import Cluster, cluster as module
from puzzlelab.cluster.shard import Question, read_questions


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(workers=1, program=PROGRAM) as shared:
        yield shared


@pytest.mark.parametrize(
    "error", [OSError, FileNotFoundError, PermissionError, TimeoutError, ConnectionError, ValueError, StopAsyncIteration]
)
def test_the_callers_error_is_the_callers(cluster: Cluster, error: type[Exception]) -> None:
    asked = 0

    def requests() -> Iterator[dict[str, Any]]:
        nonlocal asked
        for _ in range(60):
            asked += 1
            if asked == 31:
                raise error("my own trouble")
            yield {"deal_size": 3}

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(error, match="my own trouble"):
            list(cluster.map("set.chance", requests()))
    assert asked == 31
    assert len(list(cluster.map("set.chance", [{"deal_size": 3}] * 5))) == 5


def test_a_file_that_cant_be_read_to_its_end_is_told(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = tmp_path / "q.jsonl"
    line = json.dumps({"ask": "set.chance", "request": {"dealSize": 3}})
    questions.write_text(f"{line}\n" * 40)

    def failing(path: str, wanted: Any) -> Iterator[Question]:
        for question, _ in zip(read_questions(path, wanted), range(25), strict=False):
            yield question
        raise FileError(f"{path} can't be read to its end: Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(module, "read_questions", failing)
        with pytest.raises(FileError, match=r"q\.jsonl can't be read to its end"):
            cluster.run(questions, tmp_path / "r.db")
    assert cluster.run(questions, tmp_path / "r.db")["isComplete"]


def test_reading_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="can't be read to its end"):
        list(read_questions(tmp_path))
    with pytest.raises(FileError, match="can't be read to its end"):
        list(read_questions("/proc/self/mem"))
    (tmp_path / "q").write_text("# two questions\n{}\n\n{}\n")
    assert [question.line for question in read_questions(tmp_path / "q", [range(1, 3)])] == [2, 4]
    with pytest.raises(DataError, match="ends after 2 questions"):
        list(read_questions(tmp_path / "q", [range(1, 4)]))


def test_two_clusters_begin_without_a_warning_and_without_a_page() -> None:
    with (
        warnings.catch_warnings(),
        Cluster(workers=1, program=PROGRAM) as one,
    ):
        warnings.simplefilter("error")
        with Cluster(workers=1, program=PROGRAM) as two:
            for each in (one, two):
                server = each._own.scheduler.http_server
                assert server.port != 8787
                assert each._own.scheduler_address.startswith("tcp://127.0.0.1:")


def test_a_script_without_its_guard_says_what_to_do(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        textwrap.dedent(
            f"""
            from puzzlelab import PuzzleError
            from puzzlelab.cluster import Cluster

            try:
                Cluster(workers=1, program={PROGRAM!r})
            except PuzzleError as error:
                print(error)
            """
        )
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120
    )
    assert 'below `if __name__ == "__main__":`' in done.stdout
    guarded = script.read_text().replace("\ntry:", '\nif __name__ == "__main__":\n  try:')
    assert issubclass(PuzzleError, Exception)
    script.write_text(guarded.replace("    Cluster", "      Cluster").replace("\nexcept", "\n  except").replace("    print", "      print"))
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stdout == ""
