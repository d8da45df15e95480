"""A client is made of a program's schemas while Python runs, whatever games the program has."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import DATA, SAMPLES

import puzzlelab
from puzzlelab import ConnectedLab, DataError, Lab, PuzzleError, UsageError
from puzzlelab.catalogue import RESULTS

NULL = Path(__file__).parent / "null-game.json"
"""What a program prints whose only game is that of the Swift tests, which write and check it."""

PROGRAM = """#!{python}
import json, sys
from pathlib import Path
known = json.loads(Path({null!r}).read_text())
words = " ".join(sys.argv[1:])
if words == "--version":
    print("puzzlelab 9.9.9")
elif words.startswith("batch"):
    for line in sys.stdin:
        asked = json.dumps(json.loads(line), separators=(",", ":"))
        print(known["answers"][asked], end="", flush=True)
else:
    print(known["printed"][words], end="")
"""


@pytest.fixture
def null(tmp_path: Path) -> Iterator[ConnectedLab]:
    program = tmp_path / "program"
    program.write_text(PROGRAM.format(python=sys.executable, null=str(NULL)))
    program.chmod(0o755)
    with puzzlelab.connect(program) as lab:
        yield lab


def test_the_null_game_is_asked(null: ConnectedLab) -> None:
    answer = null.null.analyze(left=1)
    assert answer.result.wins is True
    assert answer.evidence.kind == "proved"
    assert answer.request.left == 1
    assert type(answer.result).__name__ == "AnalyzeResult"
    assert null.ask("null.analyze").result.left == 2
    assert [a.result.left for a in null.map("null.analyze", [{"left": 1}, {}])] == [1, 2]


def test_its_methods_are_documented(null: ConnectedLab) -> None:
    method = null.null.analyze
    assert list(inspect.signature(method).parameters) == ["left", "time"]
    assert inspect.signature(method).parameters["left"].default == 2
    assert method.__doc__.startswith("Show who wins.")
    assert "The matches that are left" in method.__doc__
    assert set(null.results) == {"null.analyze", "null.replay"}
    assert null.results["null.replay"]._table == "events"


def test_its_errors_are_the_programs(null: ConnectedLab) -> None:
    with pytest.raises(UsageError, match="left"):
        null.null.analyze(left=3)
    assert issubclass(DataError, PuzzleError)


def test_a_connected_lab_is_the_generated_one(lab: Lab) -> None:
    with puzzlelab.connect(data=DATA) as connected:
        assert set(connected.results) == set(RESULTS)
        for question, kind in RESULTS.items():
            own = connected.results[question]
            assert own.__annotations__ == kind.__annotations__, question
            assert own.__doc__ == kind.__doc__
        request = SAMPLES["set.rounds"][0]
        assert connected.set.rounds(**request) == lab.set.rounds(**request)
        analyzed = connected.reversi.analyze(start=True, level=1).result
        assert type(analyzed).__module__.startswith("puzzlelab.connected_")
        assert json.dumps(connected.tour().document["request"]) == "{}"
