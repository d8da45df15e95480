"""What a conversion lost, by comparing two records, and what its line on stderr says it dropped."""

from __future__ import annotations

import re
from collections import Counter

from othello import Game, Move, difference, is_over, path

KINDS = {
    "black": "name", "white": "name", "black rating": "rating", "white rating": "rating",
    "event": "event", "site": "site", "round": "round", "date": "date", "result": "result",
    "time control": "time control", "kind": "kind of game", "reason": "reason for an end",
    "theory": "theoretical score",
}  # fmt: skip

# What comes out cut, or with other letters.
SHORTENED = {"black": "part of a name", "white": "part of a name", "event": "part of an event"}


def named(stderr: str) -> Counter[str]:
    """The counts of the one line "dropped: 2 names, 3 properties (KM, ID): … no place for them"."""
    lines = [line for line in stderr.splitlines() if "dropped: " in line]
    assert len(lines) <= 1, "more than one line says what was dropped"
    counts: Counter[str] = Counter()
    if lines:
        text = lines[0].split("dropped: ")[1]
        tags = re.search(r"propert(?:y|ies) \(([^)]*)\)", text)
        for tag in tags[1].split(", ") if tags else ():
            counts[f"tag {tag}"] = 1
        for number, kind in re.findall(r"([\d,]+) ([a-z ]+)", re.sub(r"\([^)]*\)|: [^:]*$", "", text)):
            counts[_single(kind.strip())] += int(number.replace(",", ""))
    return counts


PLURALS = {
    "kinds of games": "kind of game", "reasons for an end": "reason for an end",
    "parts of dates": "part of a date", "parts of names": "part of a name", "parts of events": "part of an event", "properties": "property",
}  # fmt: skip


def _single(kind: str) -> str:
    return PLURALS.get(kind) or kind.removesuffix("s")


def lost(before: list[Game], after: list[Game]) -> Counter[str]:
    """The facts of the records that aren't in the converted ones, by kind."""
    assert len(after) == len(before)
    counts: Counter[str] = Counter()
    for old, new in zip(before, after):
        assert new.start == old.start
        assert _played(new) == _played(old)
        for name, value in old.facts.items():
            if name in KINDS and not _same(name, value, old, new):
                counts[_kind(name, value, new.facts)] += 1
        if old.comment and old.comment != new.comment:
            counts["comment"] += 1
        _compare_extra(old.extra, new.extra, counts)
        if old.scores != new.scores:
            counts.update("value" if square else "theoretical score" for square in old.scores)
        for number, move in enumerate(old.moves):
            _compare_notes(move, (new.moves[number:] or [Move("pa")])[0], counts)
    return counts


def _played(game: Game) -> list[str]:
    """The moves but for a pass at the end: no disc follows it, and not all formats write it."""
    squares = game.squares
    return squares[:-1] if squares[-1:] == ["pa"] else squares


def _same(name: str, value: str, old: Game, new: Game) -> bool:
    facts = new.facts
    if name == "date":
        return value.replace(".", "-") == facts.get(name, "").replace(".", "-")
    if name == "site" and name not in facts and "event" not in old.facts:
        # GGF has one place for both.
        return facts.get("event") == value
    if name == "result" and name not in facts:
        # The moves determine it.
        end = path(old.start, old.squares)[-1]
        return is_over(end) and value == f"{difference(end):+d}"
    return facts.get(name) == value


def _kind(name: str, value: str, facts: dict[str, str]) -> str:
    new = facts.get(name, "").replace(".", "-")
    if name == "date" and new and value.replace(".", "-").startswith(new):
        return "part of a date"
    if new and name in SHORTENED:
        return SHORTENED[name]
    return KINDS[name]


def _compare_extra(old: dict, new: dict, counts: Counter[str]) -> None:
    for tag, values in old.items():
        if new.get(tag) != values:
            counts["property"] += 1
            counts[f"tag {tag}"] = 1


def _compare_notes(old: Move, new: Move, counts: Counter[str]) -> None:
    for name in ("value", "time", "comment", "mark"):
        value = getattr(old, name)
        if value not in (None, "") and getattr(new, name) != value:
            counts[name] += 1
    _compare_extra(old.extra, new.extra, counts)
    if old.variations and _bare(old.variations) != _bare(new.variations):
        counts["variation"] += len(old.variations)


def _bare(lines: list[list[Move]]) -> list:
    return [
        [(m.square, m.value, m.time, m.comment, m.mark, m.extra, _bare(m.variations)) for m in line]
        for line in lines
    ]
