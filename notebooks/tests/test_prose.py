"""The numbers in the notebooks' text are values that the notebooks compute."""

import importlib.util
import json
import sys
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("prose", FOLDER / "tools" / "prose.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["prose"] = module
    spec.loader.exec_module(module)
    return module


prose: Any = load()


def cells_of(path: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(path.read_text())["cells"]
    for cell in cells:
        cell["source"] = "".join(cell["source"])
    return cells


def text(source: str) -> list[dict[str, Any]]:
    return [{"cell_type": "code", "source": "7"}, {"cell_type": "markdown", "source": source}]


def claims(*computed: tuple[str, str], given: tuple[str, ...] = ()) -> Any:
    return prose.Prose(tuple(prose.Claim(*pair) for pair in computed), given)


def test_all_notebooks_are_here() -> None:
    assert len(NOTEBOOKS) == 8


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_number_of_the_text_is_computed_or_given(path: Path) -> None:
    assert prose.uncovered(cells_of(path), prose.read(path.stem)) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_code_fits_a_page(path: Path) -> None:
    code = [cell["source"] for cell in cells_of(path) if cell["cell_type"] == "code"]
    assert [line for source in code for line in source.split("\n") if len(line) > 79] == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_claims_are_code(path: Path) -> None:
    compile(prose.program(prose.read(path.stem)), "claims", "exec")


def test_a_number_that_nobody_computes_is_found() -> None:
    cells = text("Greedy scores 65 %,\nor three in five; `code 3`, [four](5.md), $x + 6$.")
    assert len(prose.uncovered(cells, claims())) == 2
    assert len(prose.uncovered(cells, claims(("scores {65} %", "1")))) == 1
    assert prose.uncovered(cells, claims(("scores {65} %, or three in {five};", "1, 2"))) == []
    assert prose.uncovered(cells, claims(("scores {65} %", "1"), given=("three in five",))) == []


def test_a_phrase_must_be_in_the_text_once() -> None:
    for phrase in ("{1} disc", "{2} discs"):
        with pytest.raises(prose.ProseError, match="times, not once"):
            prose.statements(text("1 disc and 1 disc"), claims((phrase, "1")))
    with pytest.raises(prose.ProseError, match="not in the text"):
        prose.uncovered(text("nothing"), claims(given=("12 cards",)))


def test_values_are_compared_as_they_are_rounded() -> None:
    cells = text("It costs 4.5 points, or 1,234 in\nten games.")
    claim = claims(("costs {4.5} points, or {1,234} in {ten} games", "a, b, c"))
    for printed, wrong in (
        ("9/2 1234 10", []),
        ("4.4500001 1234.49 10.5", []),
        ("4.449 1234 10", ["4.5"]),
        ("4.5 1235 11", ["1,234", "ten"]),
    ):
        assert [s.written for s, _ in prose.compared(cells, claim, printed)] == wrong
    for printed in ("", "1 2", "1 2 3\n4"):
        with pytest.raises(prose.ProseError):
            prose.compared(cells, claim, printed)


def test_wrong_numbers_are_written_anew() -> None:
    cells = text("Ten cost 4.5 points,\n1,234 in all, minus 5.")
    claim = claims(("{Ten} cost {4.5} points, {1,234} in all", "a, b, c"))
    prose.rewrite(cells, prose.compared(cells, claim, "12 13.25 12345678"))
    assert cells[1]["source"] == "Twelve cost 13.3 points,\n12,345,678 in all, minus 5."
    assert prose.compared(cells, claim, "12 13.25 12345678") == []
    assert prose.worded(Fraction(1, 200), "0.25") == "0.01"
    assert prose.worded(Fraction(25), "ten") == "25"
