"""Answers as tables, drawings and pages of a notebook."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from conftest import ASKED, ENDGAME

import puzzlelab
from puzzlelab import Lab
from puzzlelab.catalogue import RESULTS
from puzzlelab.tables import MAIN

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
    figure = answer._repr_svg_()
    if figure is not None:
        assert ET.fromstring(figure).tag.endswith("svg")  # noqa: S314
        assert figure in page


def test_main_lists_are_in_the_results() -> None:
    assert set(MAIN) <= set(RESULTS)
    for question, path in MAIN.items():
        assert path.split(".")[0] in RESULTS[question].__annotations__


def test_tables_keep_exact_values(lab: Lab) -> None:
    table = lab.set.report(deal_size=12).frame()
    assert list(table.columns[:1]) == ["sets"]
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


def test_boards_have_discs_and_marks() -> None:
    svg = puzzlelab.board(ENDGAME, best=["h8"], moves=["a5", "b2"], values={"g8": -3}).svg
    root = ET.fromstring(svg)  # noqa: S314
    circles = [item for item in root.iter() if item.tag.endswith("circle")]
    discs = sum(mark in "XO" for mark in ENDGAME.split()[0])
    # Discs, a ring, two dots, and whose turn it is.
    assert len(circles) == discs + 1 + 2 + 1
    assert "−3" in svg
    for wrong in ("XO", "X" * 63, "Z" * 64, ""):
        with pytest.raises(ValueError, match=r"board|square"):
            puzzlelab.board(wrong)


def test_cards_have_their_letters(tmp_path: Path) -> None:
    drawing = puzzlelab.cards("1PDS 2GSE 2002", marked=[1])
    assert "1PDS" in drawing.svg
    assert "3ROF" in drawing.svg
    drawing.save(tmp_path / "hand.svg")
    assert (tmp_path / "hand.svg").read_text() == str(drawing)
    with pytest.raises(ValueError, match="no card of Set"):
        puzzlelab.cards("9XYZ")


def test_text_of_others_is_escaped(lab: Lab) -> None:
    drawings = [
        puzzlelab.cards("1PDS", captions=[HOSTILE]),
        puzzlelab.playing_cards([HOSTILE, "??"], captions=[HOSTILE, HOSTILE]),
    ]
    for drawing in drawings:
        assert "<script" not in drawing.svg
        ET.fromstring(drawing.svg)  # noqa: S314
    answer = lab.memory.hints([HOSTILE, "?", "cat", "?"])
    assert "<script" not in answer._repr_html_()
    ET.fromstring(answer._repr_html_())  # noqa: S314


def test_heaps_of_matches() -> None:
    assert puzzlelab.matches(18, take=2).svg.count("<rect") == 18
    assert "1,000,000" in puzzlelab.matches([10**6, 3]).svg
    assert "10^80" in puzzlelab.matches(10**80).svg
    with pytest.raises(ValueError, match="fewer than 0"):
        puzzlelab.matches(-1)
