"""The answers of a job as a Parquet file: python3 -m puzzlelab.parquet RESULTS.db FILE.parquet.

Needs the extra ``puzzlelab[parquet]`` (``pyarrow``). One row per answer, with a column for each
member of requests and results, as ``puzzlelab jobs export --format csv`` has them: texts, whole
numbers of 64 bits, floating point and truth values keep their types, everything else is JSON in its
cell, so that every number stays exact: a fraction has its numerator and denominator there. Rows are
read and written some thousand at a time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from .errors import FileError, PuzzleError
from .program import find_program

ROWS = 10_000
"""Rows in memory at a time."""

INNER = ("request", "result")
"""The members of a document whose own members are columns."""


def write_parquet(
    results: str | os.PathLike[str],
    path: str | os.PathLike[str],
    *,
    program: str | os.PathLike[str] | None = None,
) -> int:
    """Write the answers of a job, in the order of its questions; return how many there are.

    Parameters
    ----------
    results
        The file of results; every question must have its answer.
    path
        The file to write, whole or not at all.
    program
        The program's path; see :func:`puzzlelab.find_program`.
    """
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise ImportError("Parquet needs pyarrow: pip install 'puzzlelab[parquet]'") from error
    kinds: dict[str, str] = {}
    for row in _rows(results, program):
        for name, value in row.items():
            kinds[name] = _common(kinds.get(name), _kind(value))
    types = {
        "bool": pa.bool_(),
        "int": pa.int64(),
        "long": pa.int64(),
        "float": pa.float64(),
        "text": pa.string(),
    }
    names = sorted(kinds, key=lambda name: ("." in name, name))
    schema = pa.schema([(name, types[kinds[name]]) for name in names])
    part = Path(f"{os.fspath(path)}.{os.getpid()}.part")
    count = 0
    try:
        with pq.ParquetWriter(part, schema) as writer:
            for rows in _batched(_rows(results, program), ROWS):
                columns = [[_cell(row.get(name), kinds[name]) for row in rows] for name in names]
                arrays = [
                    pa.array(column, type=types[kinds[name]])
                    for name, column in zip(names, columns, strict=True)
                ]
                writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
                count += len(rows)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _batched(rows: Iterator[dict[str, Any]], count: int) -> Iterator[list[dict[str, Any]]]:
    while batch := [row for _, row in zip(range(count), rows, strict=False)]:
        yield batch


def _rows(
    results: str | os.PathLike[str], program: str | os.PathLike[str] | None
) -> Iterator[dict[str, Any]]:
    command = [find_program(program), "jobs", "export", os.fspath(results)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as export:
        assert export.stdout is not None and export.stderr is not None  # noqa: S101, PT018
        count = 0
        for line in export.stdout:
            count += 1
            document = json.loads(line)
            inner = (
                ((f"{key}.{name}", value) for name, value in document[key].items())
                for key in INNER
                if isinstance(document.get(key), dict)
            )
            outer = ((key, value) for key, value in document.items() if key not in INNER)
            yield dict(chain(outer, *inner))
        said = export.stderr.read().decode(errors="replace").strip()
    # What was written before a fault isn't all of it.
    if not count or said.startswith("puzzlelab: "):
        raise FileError(said.removeprefix("puzzlelab: ") or f"{os.fspath(results)} has no answers")


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int) and -(2**63) <= value < 2**63:
        return "int" if abs(value) <= 2**53 else "long"
    return "float" if isinstance(value, float) else "text"


def _common(one: str | None, other: str) -> str:
    if one is None or one == other:
        return other
    if {one, other} == {"int", "long"}:
        return "long"
    # A long one would be rounded.
    return "float" if {one, other} == {"int", "float"} else "text"


def _cell(value: Any, kind: str) -> Any:
    if value is None or kind != "text":
        return float(value) if kind == "float" and value is not None else value
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a file as the command line says; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python3 -m puzzlelab.parquet", description="Write the answers of a job as Parquet."
    )
    parser.add_argument("results", help="the results, as 'puzzlelab jobs run' writes them")
    parser.add_argument("file", help="the Parquet file to write")
    given = parser.parse_args(arguments)
    try:
        count = write_parquet(given.results, given.file)
    except (PuzzleError, OSError, ImportError) as error:
        print(f"puzzlelab.parquet: {error}", file=sys.stderr)
        return error.status if isinstance(error, PuzzleError) else 74
    print(f"{count} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
