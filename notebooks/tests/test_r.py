"""R reads our tables as the types that are documented; `PUZZLELAB_LONG=1 ./test --notebooks` installs it."""

from __future__ import annotations

import csv
import io
import shutil
import subprocess
from pathlib import Path
from typing import Any, cast

from conftest import ASKED, schema
from test_tables import address, table  # noqa: F401

# A line for each column of each file: the file's name, the column, its class, the rows of the file;
# and, where it has whole numbers that a double doesn't hold, its cells read as text.
READER = """
folder <- commandArgs(TRUE)[1]
large <- read.csv(commandArgs(TRUE)[2], colClasses = "character")
truth <- function(x) if (is.character(x) && all(x %in% c("true", "false", NA))) as.logical(x) else x
for (file in list.files(folder)) {
  path <- file.path(folder, file)
  rows <- read.csv(path, na.strings = "", check.names = FALSE)
  rows[] <- lapply(rows, truth)
  texts <- large$column[large$file == file]
  classes <- setNames(rep("character", length(texts)), texts)
  exact <- read.csv(path, na.strings = "", check.names = FALSE, colClasses = classes)
  for (name in names(rows)) {
    cells <- if (name %in% texts) paste(na.omit(exact[[name]]), collapse = " ") else ""
    cat(file, name, class(rows[[name]]), nrow(rows), cells, sep = "\\t")
    cat("\\n")
  }
}
"""
# Whole numbers up to this are R's integers.
LARGEST_INTEGER = 2**31 - 1
# The digits that a double holds exactly.
DIGITS = 15


def classes(kind: str, cells: list[str]) -> set[str] | None:
    """Return the classes that a column may have in R; None where any will do."""
    if kind == "boolean":
        return {"logical"}
    if kind == "number":
        return {"numeric", "integer"}
    if kind != "integer":
        return None
    return {"integer"} if is_short(cells) and is_small(cells) else {"numeric"}


def is_short(cells: list[str]) -> bool:
    """Whether no whole number loses digits as a double."""
    return all(len(cell.lstrip("-")) <= DIGITS for cell in cells)


def is_small(cells: list[str]) -> bool:
    """Whether all are R's integers."""
    return max(abs(int(cell)) for cell in cells) <= LARGEST_INTEGER


def test_r_reads_the_documented_types(address: str, tmp_path: Path) -> None:  # noqa: F811
    folder = tmp_path / "tables"
    folder.mkdir()
    wanted: dict[tuple[str, str], tuple[set[str] | None, int, str]] = {}
    for number, asked in enumerate(ASKED):
        question, request = cast("tuple[str, dict[str, Any]]", asked.values)
        text = table(address, question, request, "csv")
        if text is None:
            continue
        file = f"{number:03}.csv"
        (folder / file).write_text(text)
        rows = list(csv.DictReader(io.StringIO(text)))
        kinds = {column["name"]: column["type"] for column in schema(question)["x-columns"]}
        for name in rows[0] if rows else []:
            cells = [row[name] for row in rows if row[name] != ""]
            exact = "" if kinds[name] != "integer" or is_short(cells) else " ".join(cells)
            found = classes(kinds[name], cells) if cells else None
            wanted[file, name] = (found, len(rows), exact)
    large = tmp_path / "large.csv"
    lines = [f"{file},{name}" for (file, name), (_, _, exact) in wanted.items() if exact]
    large.write_text("\n".join(["file,column", *lines]) + "\n")
    script = tmp_path / "read.R"
    script.write_text(READER)
    program = shutil.which("Rscript")
    assert program
    done = subprocess.run(
        [program, "--vanilla", str(script), str(folder), str(large)],
        check=True,
        capture_output=True,
        text=True,
    )
    read = {}
    for line in done.stdout.splitlines():
        file, name, kind, height, exact = line.split("\t")
        read[file, name] = (kind, int(height), exact)
    assert read.keys() == wanted.keys()
    assert len(read) > 300
    assert lines
    for column, (expected, count, exact) in wanted.items():
        assert read[column][1:] == (count, exact), column
        assert expected is None or read[column][0] in expected, (column, read[column][0], expected)
