"""Questions of a file as the program reads them, and errors in their place on a cluster."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import random
import subprocess
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA

from puzzlelab import Answer, FileError, UsageError, find_program
from puzzlelab.cluster import Cluster, read_questions

QUESTION = b'{"ask":"set.chance","request":{"dealSize":%d}}'


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(workers=1, program=find_program(), data=DATA) as shared:
        yield shared


def zipped(text: bytes) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as file:
        file.writestr("questions.jsonl", text)
    return held.getvalue()


def read(path: Path) -> list[tuple[int, bytes]]:
    return [(question.line, question.text) for question in read_questions(path)]


def test_every_end_of_a_line_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "q"
    path.write_bytes(b"\xef\xbb\xbfa\rb\r\nc\n\r\r\n# d\n\xef\xbb\xbfe\x85\x0b\xe2\x80\xa8\x1cf\r")
    assert read(path) == [
        (1, b"a"),
        (2, b"b"),
        (3, b"c"),
        (7, b"\xef\xbb\xbfe\x85\x0b\xe2\x80\xa8\x1cf"),
    ]
    path.write_bytes(b"")
    assert read(path) == []


def test_lines_of_random_ends_are_those_that_were_written(tmp_path: Path) -> None:
    source = random.Random(3)
    path = tmp_path / "q"
    for _ in range(20):
        # A carriage return is often the last byte of what is read at once.
        texts = [b"x" * source.choice([1, 7, 4094, 8190, 8191, 8192]) for _ in range(200)]
        path.write_bytes(b"".join(text + source.choice([b"\r", b"\n", b"\r\n"]) for text in texts))
        assert read(path) == list(enumerate(texts, 1))


def test_a_long_line_is_read_in_linear_time(tmp_path: Path) -> None:
    path = tmp_path / "q"
    path.write_bytes(b"x" * (1 << 25) + b"\ry" * 1000)
    began = time.monotonic()
    assert [len(text) for _, text in read(path)] == [1 << 25] + [1] * 1000
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("form", "packed"),
    [
        ("gzip", gzip.compress),
        ("bzip2", bz2.compress),
        ("xz", lzma.compress),
        ("zip", zipped),
        ("zstd", lambda text: b"\x28\xb5\x2f\xfd" + text),
        ("UTF-16", lambda text: b"\xff\xfe" + text.decode().encode("utf-16-le")),
        ("UTF-16", lambda text: b"\xfe\xff" + text.decode().encode("utf-16-be")),
    ],
)
def test_what_isnt_plain_is_refused(
    tmp_path: Path, form: str, packed: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "q"
    for text in (b"{}\n", b""):
        path.write_bytes(packed(text))
        with pytest.raises(FileError, match=rf"{form}.*first, or use `puzzlelab jobs run`"):
            read(path)
    path.write_bytes(b"BZh9 and PK are the beginnings of a line.")
    assert len(read(path)) == 1


def test_a_cluster_answers_the_questions_that_the_program_reads(
    cluster: Cluster, tmp_path: Path
) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    lines = [b"\xef\xbb\xbf# old", *(QUESTION % size for size in range(3, 9)), b"", QUESTION % 99]
    questions.write_bytes(b"\r".join(lines))
    assert cluster.run(questions, results)["isComplete"]
    words = ["batch", "--no-run", str(questions)]
    expected = subprocess.run([find_program(), *words], capture_output=True, check=False).stdout
    assert expected.count(b"\n") == 7
    words = ["jobs", "export", str(results)]
    found = subprocess.run([find_program(), *words], capture_output=True, check=False).stdout
    assert found == expected


def test_packed_results_go_on_once_their_questions_are_unpacked(
    cluster: Cluster, tmp_path: Path
) -> None:
    packed, plain, results = tmp_path / "q.gz", tmp_path / "q", tmp_path / "r.db"
    text = b"\n".join(QUESTION % size for size in range(3, 9))
    packed.write_bytes(gzip.compress(text))
    with pytest.raises(FileError, match="unpack it first"):
        cluster.run(packed, results)
    plain.write_bytes(text)
    assert cluster.run(plain, results)["isComplete"]


def test_values_that_python_refuses_are_in_their_place_on_a_cluster(cluster: Cluster) -> None:
    source = random.Random(5)
    sizes = [source.choice([3, 4, 5, float("nan")]) for _ in range(300)] + [float("nan")] * 20
    read = 0

    def requests() -> Iterator[dict[str, Any]]:
        nonlocal read
        for size in sizes:
            read += 1
            yield {"deal_size": size}

    found = list(cluster.map("set.chance", requests(), errors="return"))
    assert len(found) == len(sizes)
    for size, item in zip(sizes, found, strict=True):
        if size == size:
            assert isinstance(item, Answer)
            assert item.request.deal_size == size
        else:
            assert isinstance(item, UsageError)
    refused: list[dict[str, Any]] = [{"deal_size": float("nan")}]
    assert len(list(cluster.map("set.chance", refused, errors="return"))) == 1
    taken: list[Any] = []
    read, sizes[:2] = 0, [3, float("nan")]
    with pytest.raises(UsageError, match='"deal_size": nan is not a number'):
        taken.extend(cluster.map("set.chance", requests()))
    assert len(taken) == 1
    assert read < 100
