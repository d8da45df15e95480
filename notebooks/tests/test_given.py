"""What is given is used or refused: numbers of every type, and each kind that a signature names."""

from __future__ import annotations

import ast
import decimal
import inspect
import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import PurePath
from typing import Any

import numpy as np
import pytest
from conftest import SAMPLES, questions, schema

from puzzlelab import Lab, PuzzleError, UsageError
from puzzlelab.names import pythonic, snake
from puzzlelab.program.request import json_value, question_line


@pytest.mark.parametrize(
    "twelve",
    [
        12,
        12.0,
        "12",
        Fraction(12),
        decimal.Decimal("12"),
        decimal.Decimal("12.00"),
        np.int8(12),
        np.uint64(12),
        np.int64(12),
        np.float16(12),
        np.float32(12),
        np.float64(12),
        np.longdouble(12),
        np.array(12),
        np.array(np.longdouble(12)),
        np.array([3, 12])[1],
    ],
    ids=lambda value: f"{type(value).__name__}-{value}",
)
def test_whole_numbers_of_every_type_are_taken_exactly(lab: Lab, twelve: Any) -> None:
    answer = lab.ask("set.chance", deal_size=twelve)
    assert answer.request.deal_size == 12
    assert answer == lab.set.chance(deal_size=12)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (12.5, "'12.5'"),
        (np.float32(0.5), "'0.5'"),
        (np.longdouble(0.5), "'0.5'"),
        (np.longdouble("nan"), "nan is not a number"),
        (np.longdouble("-inf"), "-inf is not a number"),
        (np.longdouble(1e23), "give an int"),
        (np.clongdouble(12), "clongdouble"),
        (float("nan"), "nan is not a number"),
        (decimal.Decimal("Infinity"), "Infinity is not a number"),
        (1e23, "give an int"),
        (b"12", "bytes"),
        (object(), "object"),
        (1j, "complex"),
    ],
)
def test_other_numbers_are_refused_in_python_names(lab: Lab, value: Any, words: str) -> None:
    with pytest.raises(UsageError) as caught:
        lab.ask("set.chance", deal_size=value)
    assert '"deal_size"' in caught.value.message
    assert words in caught.value.message


def test_random_whole_floats_are_the_numbers_that_they_are() -> None:
    source = random.Random(39)
    for _ in range(10_000):
        number = source.randint(-(2**53) + 1, 2**53 - 1)
        assert json_value(float(number)) == number
        assert json_value(np.float64(number)) == number
        assert isinstance(json_value(np.int64(number)), int)


def test_a_long_double_is_given_exactly_or_refused() -> None:
    assert [type(json_value(np.longdouble(value))) for value in (12, 0.5)] == [int, float]
    assert json_value(np.array([1, 2.5], dtype=np.longdouble)) == [1, 2.5]
    if np.finfo(np.longdouble).eps < np.finfo(np.float64).eps:
        # The nearest float of this one is 12.
        with pytest.raises(ValueError, match="rounded to a float"):
            json_value(np.nextafter(np.longdouble(12), np.longdouble(13)))
        with pytest.raises(ValueError, match=r"1e\+4000 may be rounded"):
            json_value(np.longdouble("1e4000"))


def test_truth_values_of_numpy_are_truth_values(lab: Lab) -> None:
    assert json_value(np.bool_(True)) is True
    assert lab.ask("reversi.show", start=np.bool_(True)).request.start is True


def test_arrays_are_lists(lab: Lab) -> None:
    plain = lab.set.hints("0000 1111 2222 0120", exclude=[0, 1, 2])
    assert plain.result.sets == []
    assert lab.set.hints("0000 1111 2222 0120", exclude=list(np.array([0, 1, 2]))) == plain
    assert lab.ask("set.hints", cards=np.array(["0000", "1111"])).result.cards == ["0000", "1111"]


def test_errors_speak_of_parameters_as_python_does(lab: Lab) -> None:
    with pytest.raises(UsageError, match='"deal_size": the deck has only 81 cards'):
        lab.set.chance(deal_size=100)
    with pytest.raises(UsageError, match="did you mean 'deal_size'"):
        lab.ask("set.chance", deal_sise=12)
    assert (
        pythonic("\"listGames\": 'listGames' is neither")
        == "\"list_games\": 'listGames' is neither"
    )
    assert pythonic("card 3 'dealSize' isn't a card") == "card 3 'dealSize' isn't a card"


def test_equal_answers_are_equal(lab: Lab) -> None:
    one, same, other = (lab.set.chance(deal_size=size) for size in (5, 5, 6))
    one.document["run"]["elapsedSeconds"] += 1
    assert one == same
    assert one != other
    assert one != "an answer"
    with pytest.raises(TypeError):
        hash(one)


def _kinds(annotation: str) -> Iterator[Any]:
    """Yield a value of each kind that an annotation names."""
    node: ast.expr = ast.parse(annotation, mode="eval").body
    while isinstance(node, ast.BinOp):
        yield ast.unparse(node.right)
        node = node.left
    yield ast.unparse(node)


VALUES: dict[str, Any] = {"str": str, "int": int, "float": float, "bool": bool}
"""What makes a value of a kind from the value that a request echoes."""


def _as_kind(kind: str, value: Any, annotation: str) -> Any:
    """Return the value that a request echoes as a value of a kind; nothing where that can't be."""
    # Cards and actions have blanks between them; numbers and names of strategies commas.
    has_commas = "Sequence[Text]" not in annotation
    if kind in ("str", "Text"):
        if isinstance(value, list):
            if any(isinstance(inner, list) for inner in value):
                return None
            texts = [str(inner) for inner in value]
            return ("," if has_commas else " ").join(texts) if texts else None
        return str(value)
    if kind.startswith("Sequence"):
        return tuple(value) if isinstance(value, list) and value else None
    if kind.startswith("Literal"):
        return value
    if kind == "PathLike[str]":
        return PurePath(value)
    return VALUES[kind](value)


def _parameters() -> Iterator[Any]:
    lab = Lab()
    for question in questions():
        game, _, verb = question.partition(".")
        owner = getattr(lab, game)
        method = getattr(owner, snake(verb)) if verb else owner.__call__
        for name, parameter in inspect.signature(method).parameters.items():
            for request in SAMPLES.get(question, []):
                if request.get(name) is not None:
                    yield pytest.param(
                        question, request, name, parameter.annotation, id=f"{question}-{name}"
                    )


@pytest.mark.parametrize(("question", "request_", "name", "annotation"), list(_parameters()))
def test_each_kind_that_a_signature_names_is_taken(
    lab: Lab, question: str, request_: dict[str, Any], name: str, annotation: str
) -> None:
    answer = lab.ask(question, **request_)
    # What is short for a deck is echoed as a deck.
    is_short = name in ("variant", "dimension")
    echoed = request_[name] if is_short else answer.request[snake(name)]
    for kind in _kinds(annotation.removesuffix(" | None")):
        value = _as_kind(kind, echoed, annotation)
        if value is None or (
            isinstance(value, str) and isinstance(echoed, list) and len(echoed) > 40
        ):
            continue
        try:
            other = lab.ask(question, **{**request_, name: value})
        except PuzzleError as error:
            pytest.fail(f"{name}: {kind} = {value!r} is refused: {error}")
        if is_short:
            assert other.request.deck == answer.request.deck, (kind, value)
            continue
        assert other.request[snake(name)] == echoed, (kind, value)


def test_signatures_and_schemas_name_the_same_parameters() -> None:
    lab = Lab()
    for question in questions():
        game, _, verb = question.partition(".")
        owner = getattr(lab, game)
        method = getattr(owner, snake(verb)) if verb else owner.__call__
        known = {snake(name) for name in schema(question)["$defs"]["request"]["properties"]}
        assert set(inspect.signature(method).parameters) == known, question
        documented = inspect.getdoc(method) or ""
        for name in known:
            assert f"\n{name}\n" in documented, (question, name)


def test_places_to_leave_out_are_indices_as_in_results(lab: Lab) -> None:
    documented = inspect.getdoc(lab.set.hints) or ""
    assert "indices from 0" in documented
    assert "from 1" not in documented
    assert "str" not in inspect.signature(lab.set.hints).parameters["exclude"].annotation
    deal = "0000 1111 2222 0120 0210"
    found = lab.set.hints(deal).result.sets
    assert found == [[0, 1, 2], [0, 3, 4]]
    assert lab.set.hints(deal, exclude=found[1]).result.sets == []
    assert lab.set.hints(deal, exclude=found[0]).result.sets == []
    apart = "0000 1111 2222 0001 1112 2220"
    assert [3, 4, 5] in lab.set.hints(apart, exclude=[0, 1, 2]).result.sets
    with pytest.raises(PuzzleError, match="only the command line is 1-based"):
        lab.ask("set.hints", cards=deal, exclude="1,2,3")


def test_a_line_has_no_numbers_that_json_lacks() -> None:
    with pytest.raises(UsageError, match='"time": inf'):
        question_line("set.chance", {"time": float("inf")})
