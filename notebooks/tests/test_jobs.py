"""Jobs from Python, without a cluster: shards by a worker, results that the program reads, Parquet."""

from __future__ import annotations

import dataclasses
import json
import random
import subprocess
from pathlib import Path

import pytest

from puzzlelab import DataError, Lab, ProgramVersionError, PuzzleError, find_program
from puzzlelab.cluster import Failure, Question, Results, Shard, read_questions
from puzzlelab.cluster.worker import Worker, job_version, settle

LINES = [
    "# a comment",
    '{"ask":"set.chance","request":{"dealSize":3},"id":1}',
    "",
    "no question",
    '  {"ask":"set.chance","request":{"dealSize":6}}',
    "% another",
    '{"ask":"memory.report","request":{"pairs":2}}',
    '{"ask":"set.chance","request":{"dealSize":99}}',
]


def write(path: Path, lines: list[str], end: str = "\n") -> Path:
    path.write_bytes(end.join(lines).encode())
    return path


def batch(path: Path) -> bytes:
    words = [find_program(), "batch", "--no-run", str(path)]
    return subprocess.run(words, capture_output=True, check=False).stdout


def exported(path: Path) -> bytes:
    words = [find_program(), "jobs", "export", str(path)]
    return subprocess.run(words, capture_output=True, check=False).stdout


@pytest.fixture
def worker() -> Worker:
    return Worker(find_program(), None, job_version(find_program(), None))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_questions_are_read_as_the_program_reads_them(tmp_path: Path, end: str) -> None:
    questions = list(read_questions(write(tmp_path / "q.jsonl", LINES, end)))
    assert [question.line for question in questions] == [2, 4, 5, 7, 8]
    assert [question.ordinal for question in questions] == [1, 2, 3, 4, 5]
    wanted = list(read_questions(tmp_path / "q.jsonl", [range(2, 3), range(4, 6)]))
    assert [question.ordinal for question in wanted] == [2, 4, 5]


def test_any_cutting_gives_the_bytes_of_batch(tmp_path: Path, worker: Worker) -> None:
    path = write(tmp_path / "q.jsonl", LINES * 5)
    questions = list(read_questions(path))
    source = random.Random(3)
    cuts = sorted(source.sample(range(1, len(questions)), 6))
    pieces = [questions[a:b] for a, b in zip([0, *cuts], [*cuts, len(questions)], strict=True)]
    source.shuffle(pieces)
    with Results(tmp_path / "r.db", path) as results:
        assert results.count == 25
        assert results.missing == [range(1, 26)]
        for piece in pieces:
            results.add(settle(worker, piece, 3))
            results.add(settle(worker, piece, 3))
        # The same questions, cut otherwise.
        results.add([worker.answer(questions[2:9])])
        status = results.status(check=True)
    assert status["isComplete"]
    assert status["repeated"] == 7
    assert exported(tmp_path / "r.db") == batch(path)
    assert worker.close()
    with Lab() as lab:
        assert lab.jobs.status(tmp_path / "r.db", check=True).result.is_checked


def test_an_answer_that_differs_is_refused(tmp_path: Path, worker: Worker) -> None:
    path = write(tmp_path / "q.jsonl", LINES)
    questions = list(read_questions(path))
    with Results(tmp_path / "r.db", path) as results:
        results.add([worker.answer(questions)])
        other = worker.answer(questions[1:3])
        wrong = dataclasses.replace(other, name="wrong", answers=b"{}\n" * 2)
        with pytest.raises(DataError, match="questions 2 to 3 are answered in two ways"):
            results.add([wrong])
        results.add([Failure(1, 2, 3, "was ended")])
        assert results.status()["shards"] == 1


def test_results_of_other_questions_are_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "q.jsonl", LINES)
    Results(tmp_path / "r.db", path).close()
    with pytest.raises(DataError, match="results of other questions"):
        Results(tmp_path / "r.db", write(tmp_path / "other.jsonl", LINES[:4]))
    with pytest.raises(PuzzleError, match="can't be opened"):
        Results(tmp_path / "nowhere" / "r.db", path)


def test_another_version_is_refused() -> None:
    with pytest.raises(ProgramVersionError, match="versions can't be mixed"):
        Worker(find_program(), None, "0.0.9").answer([Question(1, 1, b"{}")])


def test_other_data_is_refused(tmp_path: Path) -> None:
    program = find_program()
    own = job_version(program, None)
    assert own != job_version(program, str(tmp_path)), "an empty folder of data"
    other = tmp_path / "reversi"
    other.mkdir()
    (other / "evaluation.weights").write_bytes(b"other weights")
    with pytest.raises(ProgramVersionError, match="has other weights or other data"):
        Worker(program, str(tmp_path), own).answer([Question(1, 1, b"{}")])


def test_a_question_that_hangs_is_found_and_given_up() -> None:
    program = find_program()
    texts = [LINES[1].encode()] * 6
    texts[3] = b'{"ask":"set.distribution","request":{"dealSize":18}}'
    questions = [Question(place, place, text) for place, text in enumerate(texts, 1)]
    worker = Worker(program, None, job_version(program, None), limit=0.5)
    parts = settle(worker, questions, 2)
    worker.close()
    failures = [part for part in parts if isinstance(part, Failure)]
    assert [failure.ordinal for failure in failures] == [4]
    assert failures[0].reason.startswith("gave no answer within 0.5 s a question, and was killed")
    assert sum(part.count for part in parts if isinstance(part, Shard)) == 5


def test_a_question_that_ends_its_process_is_found_by_halving(tmp_path: Path) -> None:
    program = tmp_path / "program"
    real = find_program()
    program.write_text(
        f'#!/bin/bash\nexec 3> >(exec {real} "$@")\n'
        "while IFS= read -r line; do case $line in *poison*) kill -SEGV $$ ;; esac; "
        'printf "%s\\n" "$line" >&3; done\n'
    )
    program.chmod(0o755)
    texts = [LINES[1].encode()] * 20
    texts[11] = b"poison"
    questions = [Question(place, place, text) for place, text in enumerate(texts, 1)]
    poisoned = Worker(str(program), None, job_version(real, None))
    parts = settle(poisoned, questions, 2)
    poisoned.close()
    failures = [part for part in parts if isinstance(part, Failure)]
    assert [failure.ordinal for failure in failures] == [12]
    assert "SIGSEGV" in failures[0].reason
    assert sum(part.count for part in parts if isinstance(part, Shard)) == 19


def test_parquet_has_the_answers(tmp_path: Path, worker: Worker) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    from puzzlelab.parquet import write_parquet

    path = write(tmp_path / "q.jsonl", LINES)
    with Results(tmp_path / "r.db", path) as results:
        with pytest.raises(PuzzleError, match="missing"):
            write_parquet(tmp_path / "r.db", tmp_path / "none.parquet")
        results.add(settle(worker, list(read_questions(path)), 3))
    worker.close()
    assert write_parquet(tmp_path / "r.db", tmp_path / "a.parquet") == 5
    rows = pq.read_table(tmp_path / "a.parquet").to_pylist()
    documents = [json.loads(line) for line in batch(path).splitlines()]
    for row, document in zip(rows, documents, strict=True):
        assert row["schema"] == document["schema"]
        assert row["line"] == document.get("line")
        assert row["id"] == document.get("id")
        for name, value in document.get("result", {}).items():
            cell = row[f"result.{name}"]
            assert (json.loads(cell) if isinstance(value, dict | list) else cell) == value
    assert not list(tmp_path.glob("*.part"))
