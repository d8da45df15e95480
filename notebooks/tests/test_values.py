"""Documents are what their schemas say, and Python has their values exactly."""

from __future__ import annotations

import math
import random
import signal
from fractions import Fraction
from typing import Any

import pytest
from conftest import ASKED, DEAL, schema
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from puzzlelab import Estimate, Evidence, Lab, Record, UsageError, __version__
from puzzlelab.exact import format_integer, parse_integer
from puzzlelab.names import signal_name, snake
from puzzlelab.program.request import question_line


def check(
    value: Any, node: dict[str, Any], document: Any, where: str, definitions: dict[str, Any]
) -> None:
    """Compare a value of Python with what the schema says and the document holds."""
    if node.get("$ref", "").startswith("#/$defs/"):
        node = definitions[node["$ref"].removeprefix("#/$defs/")]
    if "$ref" in node:
        kind = node["$ref"].split("/")[-1]
        if kind == "evidence":
            assert isinstance(value, Evidence), where
            assert value.kind == document["kind"]
            assert value.method == document.get("method")
            return
        if kind == "estimate":
            assert isinstance(value, Estimate), where
            assert value.value == document.get("value")
            assert (value.evidence is None) == ("evidence" not in document)
            return
        assert isinstance(value, Fraction), where
        exact = (parse_integer(document["numerator"]), parse_integer(document["denominator"]))
        assert (value.numerator, value.denominator) == exact
        shown = Fraction(document["decimal"])
        assert abs(shown - value) <= abs(value) * Fraction(1, 10**14)
    elif "enum" in node:
        assert value == document
    elif node["type"] == "array":
        assert isinstance(value, list)
        assert len(value) == len(document)
        for index, (inner, held) in enumerate(zip(value, document, strict=True)):
            check(inner, node["items"], held, f"{where}[{index}]", definitions)
    elif node["type"] == "object":
        if "decimal" in node["properties"]:
            exact_there = "numerator" in document
            assert isinstance(value, Fraction if exact_there else float), where
            assert math.isclose(float(value), float(document["decimal"]), rel_tol=1e-12)
            return
        assert isinstance(value, Record)
        assert set(value) == {snake(key) for key in document}
        for key, held in document.items():
            assert value[snake(key)] is getattr(value, snake(key))
            inner = node["properties"][key]
            check(value[snake(key)], inner, held, f"{where}.{key}", definitions)
        for key in node["properties"].keys() - document.keys():
            assert getattr(value, snake(key)) is None
            assert snake(key) not in value
    elif node["type"] == "string" and "pattern" in node:
        assert isinstance(value, int), where
        assert format_integer(value) == document
    else:
        kinds = {"string": str, "integer": int, "number": float, "boolean": bool}
        assert type(value) is kinds[node["type"]], where
        assert value == document


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_values_and_documents_are_what_the_schema_says(
    lab: Lab, question: str, request_: dict[str, Any]
) -> None:
    answer = lab.ask(question, **request_)
    registry = Registry().with_resource(
        "urn:puzzlelab:common:1", Resource.from_contents(schema("common"))
    )
    Draft202012Validator(schema(question), registry=registry).validate(answer.document)
    definitions = schema(question)["$defs"]
    found = answer.document["result"]
    check(answer.result, definitions["result"], found, question, definitions)
    assert answer.question == question
    assert answer.run.version.split(".")[:2] == __version__.split(".")[:2]
    assert repr(answer).startswith(f"<{question}: ")
    assert repr(answer.result)


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_a_request_gives_the_same_result_again(
    lab: Lab, question: str, request_: dict[str, Any]
) -> None:
    answer = lab.ask(question, **request_)
    again = lab.ask(answer.question, **answer.request)
    assert again.document["result"] == answer.document["result"]
    assert again.result == answer.result


def test_fractions_are_exact(lab: Lab) -> None:
    chance = lab.set.chance(deal_size=12).result.no_set_probability
    assert chance == Fraction(325432404, 10074689485)
    rows = lab.set.report(deal_size=12).result.rows
    assert sum(row.probability for row in rows) == 1
    assert sum(row.deals for row in rows) == math.comb(81, 12)


def test_a_table_has_a_row_for_each_of_what_the_answer_is_about(lab: Lab) -> None:
    codes = lab.matchsticks.survey(octal="0.1-0.13", to=200)
    table = codes.frame()
    assert list(table["code"]) == [row.code for row in codes.result.codes or []]
    sets = lab.matchsticks.survey(largest=5)
    assert sets.result.distribution
    assert len(sets.frame()) == len(sets.result.distribution)


def test_numbers_have_any_size(lab: Lab) -> None:
    # Compositions into ones and twos are Fibonacci numbers.
    a, b = 0, 1
    for _ in range(100_001):
        a, b = b, a + b
    assert lab.matchsticks.plays(pile=100_000, take_limit=2).result.count == a
    answer = lab.matchsticks.analyze(pile=10**6000 + 2, take_limit=4)
    assert answer.result.outcome == "N"
    assert answer.result.winning_moves[0].take == 1
    assert answer.result.winning_moves[0].leaves == [10**6000 + 1]


def test_digits_and_numbers_are_inverse() -> None:
    source = random.Random(1)
    for length in [1, 5, 3999, 4000, 4001, 9000, 40_000]:
        text = str(source.randint(1, 9)) + "".join(source.choices("0123456789", k=length - 1))
        for signed in (text, "-" + text):
            number = parse_integer(signed)
            assert format_integer(number) == signed
        assert number % 9 == -sum(map(int, text)) % 9
    for exponent in (0, 4000, 4300, 12_000, 50_000):
        assert format_integer(10**exponent) == "1" + exponent * "0"


def test_floating_point_says_so(lab: Lab) -> None:
    answer = lab.memory.report(1200)
    assert isinstance(answer.result.expected_turns, float)
    assert answer.evidence is not None
    assert answer.evidence.kind == "numeric"
    assert not answer.evidence.exact


def test_an_interval_holds_what_lies_in_it(lab: Lab) -> None:
    mean = lab.set.simulate(games=2000).result.mean_sets_taken
    assert mean is not None
    assert mean.evidence is not None
    assert mean.interval is not None
    assert float(mean) in mean.interval
    assert 0 not in mean.interval
    assert "2,000 trials" in str(mean)


def test_an_estimate_may_lack_its_parts(lab: Lab) -> None:
    single = lab.cardmatch.simulate(deal_size=4, games=1).result.mean_score
    assert single is not None
    assert single.evidence is None
    assert single.interval is None
    assert str(single) == f"{float(single):.6g}"
    with pytest.raises(ValueError, match="no trials"):
        float(Estimate())


def test_records_are_read_in_both_ways(lab: Lab) -> None:
    result = lab.set.hints(DEAL).result
    assert result["set_count"] == result.set_count == len(result.sets)
    assert dict(result)["sets"] == result.sets
    assert result.pairs is None
    assert "pairs" not in result
    with pytest.raises(KeyError):
        _ = result["pairs"]
    with pytest.raises(AttributeError):
        _ = result.nothing  # type: ignore[attr-defined]


def test_every_signal_has_a_name() -> None:
    """Real-time signals, which the enumeration lacks, are named too, and no number raises."""
    assert signal_name(signal.SIGKILL) == "SIGKILL"
    assert signal_name(signal.SIGRTMIN + 3) == "SIGRTMIN+3"
    assert signal_name(12345) == "12345"
    names = {signal_name(number) for number in range(1, 65)}
    assert len(names) == 64


@pytest.mark.parametrize("value", [{1: 2}, [{1: 2}], {None: 1}, {b"x": 1}, [[[{(1, 2): 3}]]]])
def test_a_key_that_isnt_text_is_a_wrong_value(value: Any) -> None:
    with pytest.raises(UsageError, match=r'"cards": a key of type \w+ can\'t be given'):
        question_line("set.hints", {"cards": value})


def test_a_value_that_holds_itself_is_a_wrong_value() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(UsageError, match="nested too deeply"):
        question_line("set.hints", {"cards": endless})
