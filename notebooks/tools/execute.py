"""Execute the notebooks in a temporary folder and compare what they print with what is committed.

    python tools/execute.py [--write] [NOTEBOOK…]

The numbers in their text are compared with the values that they state, as `prose.toml` lists them.
With --write the notebooks get their new outputs, and their text the new numbers. Kernel, settings
and caches are those of this Python and of the temporary folder; nothing of the user's is read or
written.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from difflib import unified_diff
from pathlib import Path
from typing import Any

import nbformat
import prose
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER = Path(__file__).parent.parent
DATA = FOLDER.parent / "data"
LONGEST = 120
"""Seconds that a cell may take."""


def executed(path: Path, folder: Path, claims: str) -> tuple[Any, str]:
    """Return a notebook with new outputs, and what the code that follows the last cell prints.

    Raises
    ------
    CellExecutionError
        A cell fails.
    """
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(
        notebook,
        kernel_name="python3",
        timeout=LONGEST,
        coalesce_streams=True,
        resources={"metadata": {"path": str(folder)}},
    )
    notebook.cells.append(nbformat.v4.new_code_cell(claims))  # type: ignore[no-untyped-call]
    client.execute()
    last = notebook.cells.pop()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.language_info = {"name": "python"}
    return notebook, "".join(
        output.text for output in last.outputs if output.output_type == "stream"
    )


def printed(notebook: Any) -> list[str]:
    """Return the text of all outputs, line by line, each cell with its number."""
    lines = []
    for number, cell in enumerate(notebook.cells, 1):
        streams, shown = "", ""
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                streams += output.text
            elif "data" in output:
                data = output.data
                shown += data.get("text/markdown", data.get("text/plain", "")) + "\n"
        lines += [f"cell {number}: {line}" for line in (streams + shown).splitlines() if line]
    return lines


def isolated(folder: Path) -> None:
    """Point everything that reads or writes files of the user at a folder."""
    for name in ("IPYTHONDIR", "MPLCONFIGDIR", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder / name.lower())
    for name in ("CONFIG", "DATA", "RUNTIME"):
        os.environ[f"JUPYTER_{name}_DIR"] = str(folder / f"jupyter-{name.lower()}")
    os.environ["JUPYTER_PREFER_ENV_PATH"] = "1"
    if DATA.is_dir():
        os.environ.setdefault("PUZZLELAB_DATA", str(DATA))


def main(arguments: list[str]) -> int:
    """Execute notebooks and return the number of those that fail or print something else."""
    write = "--write" in arguments
    paths = [Path(argument) for argument in arguments if not argument.startswith("--")]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="puzzlelab-") as name:
        folder = Path(name)
        isolated(folder)
        shutil.copy(FOLDER / "plots.mplstyle", folder)
        for path in paths or sorted(FOLDER.glob("*.ipynb")):
            began = time.monotonic()
            before = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
            committed = printed(before)
            try:
                claims = prose.read(path.stem)
                notebook, values = executed(path, folder, prose.program(claims))
                wrong = prose.compared(notebook.cells, claims, values)
            except (CellExecutionError, prose.ProseError) as error:
                print(f"{path.name}: {error}")
                failed += 1
                continue
            stale = [
                f"text of cell {s.cell + 1}: {s.written} is {float(value):.6g} in: {s.claim.phrase}"
                for s, value in wrong
            ]
            print(f"{path.name}: {time.monotonic() - began:.0f} s", *stale, sep="\n", flush=True)
            if write:
                prose.rewrite(notebook.cells, wrong)
                nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
                continue
            difference = list(unified_diff(committed, printed(notebook), "committed", "now"))
            if difference:
                print("\n".join(difference))
            failed += bool(difference or stale)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
