"""Answers as tables, drawings and pages of a notebook."""

from __future__ import annotations

import csv
import json
import typing
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from conftest import ASKED, DATA, schema

from puzzlelab import Lab
from puzzlelab.catalogue import RESULTS
from puzzlelab.display.exactframe import ExactFrame
from puzzlelab.display.html import _list
from puzzlelab.exact import parse_integer
from puzzlelab.memory import Table
from puzzlelab.names import camel
from puzzlelab.values import Record

HOSTILE = "<script>alert('x')</script>&\"'"


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_every_answer_is_a_table_and_a_page(
    lab: Lab, question: str, request_: dict[str, Any]
) -> None:
    answer = lab.ask(question, **request_)
    table = answer.frame()
    assert table.columns.is_unique
    plain = answer.frame(exact=False)
    for name in plain:
        assert not any(isinstance(value, Fraction) for value in plain[name]), name
    page = answer._repr_html_()
    ET.fromstring(page.replace("&nbsp;", " "))  # noqa: S314
    assert question in page
    assert answer.figure() is None
    assert "<img" not in page


def test_a_frame_has_the_columns_that_were_chosen(lab: Lab) -> None:
    report = lab.set.report(deal_size=4)
    table = report.frame(columns=["deals", "set_count"])
    assert list(table.columns) == ["deals", "set_count"]
    assert table.attrs == report.frame().attrs
    with pytest.raises(KeyError, match="no column 'perod'; the columns are"):
        report.frame(columns=["perod"])


def test_an_answer_shows_the_figure_of_the_program() -> None:
    with Lab(data=DATA, figures=True) as lab:
        for answer in (
            lab.matchsticks.report(rules="kayles"),
            lab.memory.report(pairs=4),
            lab.set.report(deal_size=6),
            lab.reversi.show(moves="f5d6"),
            lab.cardmatch.deal(),
        ):
            figure = answer._repr_svg_()
            assert figure is not None, answer.question
            assert ET.fromstring(figure).tag.endswith("svg")  # noqa: S314
            assert '<img src="data:image/svg+xml;base64,' in answer._repr_html_()
            assert answer == lab.ask(answer.question, **answer.request)


def test_main_lists_are_in_the_results() -> None:
    marked = {question: kind._table for question, kind in RESULTS.items() if kind._table}
    assert marked["set.hints"] == "sets"
    assert marked["set.rounds"] == "first.probabilities"
    for question, path in marked.items():
        assert path.split(".")[0] in RESULTS[question].__annotations__
        assert camel(path) == schema(question)["x-table"]


def test_every_list_of_rows_is_a_main_table() -> None:
    # Of these the result is about more than one list, or about a position.
    rows = {"reversi.analyze", "jobs.status"}
    for question, kind in RESULTS.items():
        if kind._table is None:
            hints = typing.get_type_hints(kind)
            records = [name for name, hint in hints.items() if _has_records(hint)]
            assert bool(records) == (question in rows), (question, records)


def _has_records(hint: Any) -> bool:
    """Whether a type is a list of records, perhaps absent."""
    kinds = [hint, *typing.get_args(hint)]
    return any(
        typing.get_origin(kind) is list and issubclass(typing.get_args(kind)[0], Record)
        for kind in kinds
    )


def test_tables_keep_exact_values(lab: Lab) -> None:
    table = lab.set.report(deal_size=12).frame()
    assert list(table.columns[:1]) == ["set_count"]
    assert table["probability"].sum() == 1
    assert isinstance(table["probability"][0], Fraction)
    assert table["deals"].dtype == "int64"
    floats = lab.set.report(deal_size=12).frame(exact=False)
    assert floats["probability"].dtype == "float64"
    assert floats["probability"].sum() == pytest.approx(1)


def test_large_numbers_stay_whole_in_tables(lab: Lab) -> None:
    table = lab.matchsticks.losing(to=10**30, rules="last:x2").frame()
    assert table["position"].dtype == object
    assert max(table["position"]) > 2**63
    for last, before, value in zip(
        table["position"][2:], table["position"][1:], table["position"], strict=False
    ):
        assert last == before + value


def test_other_lists_have_names(lab: Lab) -> None:
    rounds = lab.set.rounds()
    second = rounds.frame("second.probabilities")
    assert second["probability"].sum() == 1
    assert second.index.name == "sets"
    tables = lab.set.simulate(games=300)
    assert "deck_cards" in tables.frame("tables.0.by_deck_cards").columns
    with pytest.raises(KeyError, match="nothing"):
        rounds.frame("nothing")


def test_text_of_others_is_escaped(lab: Lab) -> None:
    table = Table([HOSTILE, "?", "cat", "?"])
    answer = lab.memory.hints(list(table))
    for shown in (table._repr_svg_(), table._repr_html_(), answer._repr_html_()):
        assert shown is not None
        assert "<script" not in shown
        ET.fromstring(shown)  # noqa: S314


def test_a_list_of_records_is_no_column_even_when_it_is_empty_in_a_row() -> None:
    rows = [
        Record(number=number, moves=[Record(take=take) for take in takes], marks=["x"])
        for number, takes in enumerate([[], [1, 2], []])
    ]
    for shown in (rows, rows[:2], rows[::-1]):
        page = _list(shown)
        assert "<th>marks</th>" in page
        assert "moves" not in page
        assert "take" not in page
    assert "<th>moves</th>" in _list(rows[:1])


def test_tables_hold_the_answer(lab: Lab) -> None:
    deals = lab.set.deal(deal_size=5, count=2, seed=3)
    assert list(deals.frame()["cards"]) == [deal.cards for deal in deals.result.deals]
    assert deals.frame().attrs["tries"] == deals.result.tries
    puzzles = lab.set.puzzle().frame()
    assert isinstance(puzzles["sets"][0], list)
    played = lab.cardmatch.simulate(deal_size=4, games=300)
    row = played.frame("").iloc[0]
    assert isinstance(row["expected_score"], Fraction)
    assert row["mean_score_lower"] < row["mean_score"] < row["mean_score_upper"]
    assert (row["mean_score_trials"], row["mean_score_confidence"]) == (300, 0.95)
    assert row["games_by_score"][0].keys() == {"games", "score"}
    match = lab.matchsticks.match(pile=10, take_limit=3, games=20, strategies=["dumb", "perfect"])
    pairings = match.frame()
    assert {"win_rate", "win_rate_lower", "win_rate_upper", "win_probability"} <= set(
        pairings.columns
    )
    moves = lab.matchsticks.analyze(pile=18, take_limit=3)
    assert moves.frame()["take"][0] == 1
    assert moves.frame().attrs["outcome"] == "N"


def test_words_are_columns_of_text(lab: Lab) -> None:
    table = lab.matchsticks.match(pile=10, games=20, strategies=["dumb", "perfect"]).frame()
    assert table["first"].dtype == "str"


def read_again(text: Any) -> Fraction:
    """Return the number that is in a file, of any size."""
    above, _, below = str(text).partition("/")
    return Fraction(parse_integer(above), parse_integer(below or "1"))


def same(read: Any, value: Any) -> bool:
    """Whether a value that was read from Parquet is what was written, numbers exactly."""
    if isinstance(value, dict):
        return all(same(read[name], inner) for name, inner in value.items())
    if isinstance(value, list):
        return len(read) == len(value) and all(map(same, read, value))
    if is_absent(value):
        return is_absent(read)
    is_number = isinstance(value, Fraction | int | np.integer) and not isinstance(value, bool)
    # pandas itself reads whole numbers within lists, where one is absent, as floats.
    return bool((read_again(read) if is_number and isinstance(read, str) else read) == value)


def is_absent(value: Any) -> bool:
    return value is None or value is pd.NA or (isinstance(value, float) and value != value)


@pytest.mark.parametrize(("question", "request_"), ASKED)
def test_parquet_keeps_every_table_exactly(
    lab: Lab, question: str, request_: dict[str, Any], tmp_path: Path
) -> None:
    answer = lab.ask(question, **request_)
    for name in (None, ""):
        table = answer.frame(name)
        if table.columns.empty:
            continue
        table.to_parquet(tmp_path / "table.parquet")
        kept = pd.read_parquet(tmp_path / "table.parquet")
        assert list(kept.columns) == list(table.columns)
        for column in table:
            for value, read in zip(table[column], kept[column], strict=True):
                assert same(read, value), column


def test_parquet_keeps_large_numbers_and_fractions_as_text(lab: Lab, tmp_path: Path) -> None:
    lab.matchsticks.losing(to=10**30, rules="last:x2").frame().to_parquet(tmp_path / "a.parquet")
    assert max(map(int, pd.read_parquet(tmp_path / "a.parquet")["position"])) > 2**63
    report = lab.set.report(deal_size=6).frame()
    report.query("set_count > 0").to_parquet(tmp_path / "b.parquet")
    kept = pd.read_parquet(tmp_path / "b.parquet")
    assert [Fraction(text) for text in kept["probability"]] == list(report["probability"][1:])


def test_parquet_keeps_large_and_small_numbers_of_one_list(lab: Lab, tmp_path: Path) -> None:
    whole = lab.matchsticks.analyze(heaps=[10**30, 7, 5], rules="nim").frame("")
    whole.to_parquet(tmp_path / "a.parquet")
    kept = pd.read_parquet(tmp_path / "a.parquet")
    assert list(map(int, kept["heap_values"][0])) == [10**30, 7, 5]
    assert int(kept["winning_moves"][0][0]["take"]) == whole["winning_moves"][0][0]["take"]
    rows = ExactFrame({"moves": [[{"take": 1}, {"take": 10**30}], [{"take": 2}]], "part": [0.5, 1]})
    rows["part"] = pd.Series([Fraction(1, 3), 0.25], dtype=object)
    rows.set_index(pd.Index([7, 7])).to_parquet(tmp_path / "b.parquet")
    kept = pd.read_parquet(tmp_path / "b.parquet")
    assert [[move["take"] for move in moves] for moves in kept["moves"]] == [
        ["1", str(10**30)],
        ["2"],
    ]
    assert list(map(Fraction, kept["part"])) == [Fraction(1, 3), Fraction(1, 4)]


def test_attributes_dont_keep_a_table_from_being_written(lab: Lab, tmp_path: Path) -> None:
    answer = lab.matchsticks.losing(to=10**5000, rules="take:3", limit=3)
    for exact in (True, False):
        table = answer.frame(exact=exact)
        table.to_parquet(tmp_path / "a.parquet")
        kept = pd.read_parquet(tmp_path / "a.parquet").attrs["count"]
        assert parse_integer(kept) == answer.result.count
    assert answer.frame().attrs["count"] == answer.result.count


def test_csv_keeps_what_parquet_keeps(lab: Lab, tmp_path: Path) -> None:
    played = lab.cardmatch.report(deal_size=4, games=100)
    with (tmp_path / "a.csv").open("w", encoding="utf-8") as file:
        played.frame("").to_csv(file, index=False)
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        (row,) = csv.DictReader(file)
    assert Fraction(row["mean_best_score"]) == played.result.mean_best_score
    scores = json.loads(row["best_scores"])
    assert [Fraction(score["probability"]) for score in scores] == [
        score.probability for score in played.result.best_scores
    ]
    long = lab.matchsticks.plays(pile=60000, take_limit=2)
    assert long.result.count is not None
    text = long.frame().to_csv(index=False).splitlines()
    assert parse_integer(dict(zip(*csv.reader(text), strict=True))["count"]) == long.result.count
