"""Every question of the program is a method, with its parameters and its defaults."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA, SAMPLES, UNASKED, questions, schema

import puzzlelab
from puzzlelab import AsyncLab, Lab, find_program
from puzzlelab.catalogue import RESULTS
from puzzlelab.names import camel, snake


def method(owner: Any, question: str) -> Callable[..., Any]:
    """Return the method of a question of a lab."""
    found: Any = owner
    for name in question.split("."):
        found = getattr(found, snake(name))
    return found if inspect.ismethod(found) else found.__call__


def keys(node: Any) -> Iterator[str]:
    """Yield the keys of all objects of a schema."""
    if isinstance(node, dict):
        yield from node.get("properties", {})
        for inner in node.values():
            yield from keys(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from keys(inner)


def test_a_source_distribution_needs_no_program(tmp_path: Path) -> None:
    folder = str(Path(__file__).parent.parent)
    environment = os.environ | {"PUZZLELAB": find_program()}

    def python(words: str, *more: str) -> None:
        command = [sys.executable, "-m", *words.split(), *more]
        subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)

    python("hatchling build --target sdist --directory", str(tmp_path))
    [archive] = tmp_path.glob("*.tar.gz")
    environment["PUZZLELAB"] = "nowhere"
    install = "pip install --no-deps --no-build-isolation --target"
    python(install, str(tmp_path / "site"), str(archive))
    games = Path(puzzlelab.games.__file__).parent
    for path in [*games.glob("*.py"), games.parent / "catalogue.py"]:
        there = tmp_path / "site" / path.relative_to(games.parent.parent)
        assert there.read_text() == path.read_text()


def test_every_question_has_a_sample() -> None:
    assert set(questions()) == set(SAMPLES) | UNASKED, "conftest.py has a request for each"


def test_every_question_has_a_method_and_every_method_a_question(lab: Lab) -> None:
    assert set(RESULTS) == set(questions())
    for question in questions():
        assert method(lab, question).__doc__
    games = {question.split(".")[0] for question in questions() if "." in question}
    for game in games:
        names = {name for name, _ in inspect.getmembers(getattr(lab, game), inspect.ismethod)}
        asked = {snake(q.split(".")[1]) for q in questions() if q.startswith(game + ".")}
        assert {name for name in names if not name.startswith("_")} == asked


@pytest.mark.parametrize("question", questions())
def test_every_parameter_is_one_of_the_method(lab: Lab, question: str) -> None:
    taken = inspect.signature(method(lab, question)).parameters
    assert set(taken) == {snake(key) for key in schema(question)["$defs"]["request"]["properties"]}
    awaited = inspect.signature(method(AsyncLab(), question)).parameters
    assert list(taken.values()) == list(awaited.values())


@pytest.mark.parametrize("question", [name for name in questions() if name in SAMPLES])
def test_defaults_are_those_of_the_program(lab: Lab, question: str) -> None:
    # A question without its defaults echoes them; with those of the signature it is the same.
    request = SAMPLES[question][0]
    echoed = lab.ask(question, **request).request
    filled = method(lab, question)(**request).request
    assert filled == echoed
    for name, parameter in inspect.signature(method(lab, question)).parameters.items():
        if parameter.default not in (None, False, parameter.empty) and name not in request:
            assert echoed[name] == parameter.default, name


def test_names_have_two_spellings() -> None:
    for question in questions():
        for key in keys(schema(question)):
            assert camel(snake(key)) == key
            assert snake(key).isidentifier()
            # A record has only one method, which no key may hide.
            assert snake(key) != "keys"


def test_data_is_there() -> None:
    assert (DATA / "reversi" / "ffo.obf").exists()
