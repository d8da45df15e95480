"""Tables for other programs are read back by pandas and polars as the types that are documented."""

from __future__ import annotations

import http.client
import io
import json
import re
import signal
import subprocess
from collections.abc import Iterator
from typing import Any

import pandas as pd
import polars as pl
import pytest
from conftest import ASKED, schema
from pandas.api.types import is_bool_dtype, is_float_dtype, is_integer_dtype, is_numeric_dtype

from puzzlelab import find_program
from puzzlelab.names import camel


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = subprocess.Popen(
        [find_program(), "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert server.stdout is not None
    found = re.search(r"http://([^/\s]+)", server.stdout.readline())
    assert found
    yield found[1]
    server.send_signal(signal.SIGINT)
    assert server.wait(10) == 0


def table(address: str, question: str, request: dict[str, Any], form: str) -> str | None:
    """Return the table of an answer; a server refuses questions about files."""
    body = {camel(name): value for name, value in request.items()}
    server = http.client.HTTPConnection(address)
    server.request(
        "POST",
        f"/api/{question}?format={form}",
        json.dumps(body, default=str).encode(),
        {"Content-Type": "application/json"},
    )
    with server.getresponse() as answer:
        text = answer.read().decode()
    server.close()
    if answer.status == 200:
        return text
    assert "the server doesn't read or write files" in json.loads(text)["message"]
    return None


def is_small(column: pd.Series[Any]) -> bool:
    """Whether pandas has no need of objects for whole numbers."""
    return all(len(cell) < 19 for cell in column.dropna().astype(str))


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_pandas_reads_the_documented_types(
    address: str, question: str, request_: dict[str, Any]
) -> None:
    kinds = {column["name"]: column["type"] for column in schema(question)["x-columns"]}
    text = table(address, question, request_, "csv")
    if text is None:
        return
    rows = pd.read_csv(io.StringIO(text))
    texts = pd.read_csv(io.StringIO(text), dtype=str)
    for name in rows:
        column, kind = rows[name].dropna(), kinds[str(name)]
        if column.empty:
            continue
        if kind == "integer" and is_small(texts[name]):
            whole = is_float_dtype(rows[name]) and (column % 1 == 0).all()
            assert is_integer_dtype(rows[name]) or whole, name
        elif kind == "number":
            assert is_numeric_dtype(rows[name]), name
        elif kind == "boolean":
            assert is_bool_dtype(column.infer_objects()), name
    tabs = table(address, question, request_, "tsv") or ""
    other = pd.read_csv(io.StringIO(tabs), sep="\t", quoting=3, dtype=str)
    assert list(other.columns) == list(texts.columns)
    assert len(other) == len(texts)


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_polars_reads_the_documented_types(
    address: str, question: str, request_: dict[str, Any]
) -> None:
    kinds = {column["name"]: column["type"] for column in schema(question)["x-columns"]}
    text = table(address, question, request_, "csv")
    if text is None:
        return
    # Whole numbers that no type of the library holds are read as text.
    texts = pl.read_csv(text.encode(), infer_schema=False)
    large = {
        name: pl.String
        for name in texts.columns
        if kinds[name] == "integer" and (texts[name].str.len_chars() >= 19).any()
    }
    rows = pl.read_csv(text.encode(), infer_schema_length=None, schema_overrides=large)
    for name, dtype in rows.schema.items():
        if rows[name].null_count() == len(rows):
            continue
        if kinds[name] == "number":
            assert dtype.is_numeric(), name
        elif kinds[name] == "integer":
            assert dtype.is_integer() or dtype == pl.String, name
        elif kinds[name] == "boolean":
            assert dtype == pl.Boolean, name
