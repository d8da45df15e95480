"""The program under test (PUZZLELAB), one lab for all tests, and a request for each question."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelab import Answer, Lab, find_program
from puzzlelab.catalogue import RESULTS

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "data"
DEAL = "1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"
ENDGAME = "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO- X"
GAME = "f5d6c3d3c4f4f6f3e6e7"

SAMPLES: dict[str, list[dict[str, Any]]] = {
    "matchsticks.analyze": [{"pile": 18, "take_limit": 3}, {"heaps": [5, 7], "rules": "take:any"}],
    "matchsticks.genus": [{"rules": "kayles", "to": 9}],
    "matchsticks.hints": [{"pile": 7, "rules": "octal:0.07"}],
    "matchsticks.lesson": [{"take_limit": 3, "to": 12}],
    "matchsticks.losing": [{"take_limit": 4, "to": 30}, {"rules": "last:x2", "to": 10**20}],
    "matchsticks.map": [{"rules": "a,b -> a-k,b; a,b-k; a-k,b-k", "to": 6, "values": True}],
    "matchsticks.match": [
        {"pile": 10, "take_limit": 3, "games": 20, "strategies": ["dumb", "perfect"]}
    ],
    "matchsticks.plays": [{"pile": 30, "take_limit": 3}, {"pile": 60000, "take_limit": 2}],
    "matchsticks.quotient": [{"rules": "octal:0.77", "heap": 12}],
    "matchsticks.replay": [{"commands": ["new"]}],
    "matchsticks.report": [{"rules": "octal:0.07"}, {"rules": "kayles"}],
    "matchsticks.review": [{"actions": ["new"]}],
    "matchsticks.sequence": [{"rules": "kayles", "to": 20}],
    "matchsticks.survey": [{"largest": 5}, {"octal": "0.1-0.13", "to": 200}],
    "matchsticks.triples": [{"largest": 12}, {"largest": 9, "from": 8, "map": True}],
    "set.analyze": [{"cards": DEAL}],
    "set.census": [{"to": 4}],
    "set.chance": [{"deal_size": 9}, {"deck": "ultra", "samples": 200}],
    "set.deal": [{"deal_size": 9, "count": 3, "seed": 5}],
    "set.distribution": [{"deal_size": 6}, {"deck": "ghost", "samples": 200}],
    "set.explain": [{"cards": "1PDS 2GSE 2POF"}],
    "set.hints": [{"cards": DEAL}, {"cards": DEAL.split(), "variant": "ultraset"}],
    "set.puzzle": [{}, {"difficulty": "hard", "count": 2}],
    "set.replay": [{"commands": ["new"]}],
    "set.report": [{"deal_size": 6}, {"deal_size": 6, "faces": "tutorial"}],
    "set.review": [{"actions": ["new"]}],
    "set.rounds": [{}, {"deck": "junior", "round": 3}],
    "set.solitaire": [{"deck": "set-2"}],
    "set.simulate": [{"games": 500}],
    "set.verify": [{"deals": str(DATA / "set" / "known.txt")}],
    "reversi.analyze": [{"start": True, "level": 1}],
    "reversi.book-export": [{}],
    "reversi.book-probe": [{"start": True}, {"moves": GAME}],
    "reversi.book-show": [{}],
    "reversi.games": [{"games": DATA / "reversi" / "game.ggf"}],
    "reversi.hints": [{"position": ENDGAME}, {"moves": GAME, "level": 2}],
    "reversi.match": [{"first": "greedy", "second": "random", "games": 2, "list_games": True}],
    "reversi.openings": [{"count": 1, "plies": 3, "level": 1}],
    "reversi.accuracy": [{"obf": DATA / "reversi" / "puzzles.obf"}],
    "reversi.rectangle": [{"board": "4x6"}],
    "reversi.perft": [{"depth": 5}, {"depth": 3, "start": True, "size": 6}],
    "reversi.puzzles": [
        {"games": DATA / "reversi" / "game.ggf", "empties": "4-7", "gap": 2},
        {"generate": 1, "empties": "5", "seed": 2},
    ],
    "reversi.replay": [{"commands": ["new"]}],
    "reversi.review": [{"game": GAME, "level": 1}],
    "reversi.summary": [{"games": DATA / "reversi" / "game.ggf", "level": 1}],
    "reversi.show": [{}, {"moves": GAME}],
    "reversi.tree": [
        {"games": [DATA / "reversi" / "game.ggf"], "moves": GAME[:4]},
        {"games": DATA / "reversi" / "game.ggf", "player": "puzzlelab level 10", "book": "shipped"},
    ],
    "reversi.solve": [{"position": ENDGAME, "all_moves": True}, {"start": True, "size": 4}],
    "reversi.split": [{"start": True, "size": 4, "depth": 3}],
    "reversi.claims": [{"claims": DATA / "reversi" / "claims.csv"}],
    "set.extremes": [{"deal_size": 24}],
    "set.statistics": [{"file": DATA / "set" / "deals.txt"}],
    "reversi.verify": [{"obf": DATA / "reversi" / "ffo.obf", "only": "1"}],
    "matchsticks.value": [
        {"rules": "take:1,3|2,4", "to": 8},
        {"sum": "take:1|2 4,5 + nim 3"},
    ],
    "memory.analyze": [{"pairs": 5, "known": 3}, {"pairs": 5, "known": 2, "players": 2}],
    "memory.hints": [
        {"table": "cat ? . dog ? ? . ?"},
        {"table": "cat ? dog ? ? ?", "of_a_kind": 3},
    ],
    "memory.replay": [{"commands": ["new"]}],
    "memory.report": [{"pairs": 4}, {"pairs": 5, "players": 2}, {"pairs": 1200}],
    "memory.review": [{"actions": ["new"]}],
    "memory.simulate": [{"pairs": 4, "games": 300}, {"pairs": 4, "games": 300, "second": "naive"}],
    "cardmatch.analyze": [{"cards": "10H 8D QS 10D 8C KS"}],
    "cardmatch.deal": [{"seed": 3}],
    "cardmatch.hints": [{"places": ["AH", "??", "8D+", "??"]}],
    "cardmatch.replay": [{"commands": ["new"]}],
    "cardmatch.report": [{"deal_size": 4, "games": 100}],
    "cardmatch.review": [{"actions": ["new"]}],
    "cardmatch.simulate": [{"deal_size": 4, "games": 300}],
    "cardmatch.solve": [{"deal_size": 4}],
    "tour": [{}],
}
"""Requests that are answered at once, for each question but those of UNASKED."""

UNASKED = {
    "jobs.status",
    "reversi.book-import",
    "reversi.book-learn",
    "reversi.train",
    "reversi.train-probcut",
}
"""What reads the results of a job, writes a book, or trains for minutes."""

ASKED = [
    pytest.param(question, request, id=f"{question}-{number}")
    for question, requests in SAMPLES.items()
    for number, request in enumerate(requests)
]


@pytest.fixture(scope="session")
def lab() -> Iterator[Lab]:
    with Lab(data=DATA) as shared:
        yield shared


@cache
def said(*arguments: str) -> str:
    """Return what the program prints."""
    done = subprocess.run([find_program(), *arguments], capture_output=True, text=True, check=True)
    return done.stdout


@cache
def questions() -> list[str]:
    return [line.split()[0] for line in said("schema").splitlines()]


@cache
def schema(question: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(said("schema", question))
    return document


def sampled(lab: Lab) -> Iterator[Answer[Any]]:
    """Yield an answer for every sample."""
    for question, requests in SAMPLES.items():
        yield from lab.map(question, requests)


__all__ = ["ASKED", "DATA", "DEAL", "ENDGAME", "RESULTS", "SAMPLES", "questions", "said", "schema"]
