"""Questions are typed: a type checker finds unknown names and values, and knows what results are."""

from __future__ import annotations

import re
from pathlib import Path

from mypy import api

GOOD = """
from fractions import Fraction

import puzzlelab

lab = puzzlelab.Lab()
sets: list[list[int]] = lab.set.hints("1PDS 2GSE 3ROF").result.sets
chance: Fraction | None = lab.set.chance(deal_size=12).result.no_set_probability
asked: list[list[int]] = lab.ask("set.hints", cards="1PDS 2GSE 3ROF").result.sets
many = [answer.result.set_count for answer in lab.map("set.hints", [{"cards": "1PDS"}])]
count: int = many[0]
name = str(1)
anything = lab.ask(name).result
later = puzzlelab.AsyncLab()

async def awaited() -> list[list[int]]:
    async for answer in later.map("set.hints", [{"cards": "1PDS"}]):
        seen: int = answer.result.set_count
    return (await later.ask("set.hints", cards="1PDS 2GSE 3ROF")).result.sets

"""
"""What is right."""

WRONG = {
    'lab.set.hint("1PDS")': 'Set" has no attribute "hint"',
    'lab.set.hints(card="1PDS")': 'Unexpected keyword argument "card"',
    'lab.set.hints("1PDS", variant="sett")': 'Argument "variant" to "hints" of "Set"',
    "lab.set.hints()": 'Missing positional argument "cards"',
    "lab.set.chance(deal_size=None, digits='x')": 'Argument "digits"',
    'lab.set.hints("1PDS").result.sett': 'HintsResult" has no attribute "sett"',
    'lab.ask("set.hints", cards="1PDS").result.sett': 'HintsResult" has no attribute "sett"',
    'next(lab.map("set.hints", [])).result.sett': 'HintsResult" has no attribute "sett"',
    'async def one() -> None: (await later.ask("set.hints")).result.sett': 'HintsResult" has no attribute "sett"',
    'text: str = lab.set.hints("1PDS").result.set_count': "Incompatible types in assignment",
}
"""What is wrong, and what the checker says of it."""


def checked(text: str, folder: Path) -> str:
    """Return what mypy says of a module."""
    path = folder / "asked.py"
    path.write_text(text)
    said, failed, _ = api.run(["--strict", "--cache-dir", str(folder / "cache"), str(path)])
    assert not failed, failed
    return said


def test_what_is_right_is_accepted_and_what_is_wrong_found(tmp_path: Path) -> None:
    said = checked(GOOD + "".join(f"{line}\n" for line in WRONG), tmp_path)
    first = GOOD.count("\n") + 1
    for number, (line, words) in enumerate(WRONG.items(), first):
        assert re.search(rf"asked.py:{number}: error: .*{re.escape(words)}", said), (
            f"{line}\n{said}"
        )
    assert not re.search(rf"asked.py:(?:{'|'.join(map(str, range(1, first)))}): error", said), said
