"""The one spelling of a rule: single blanks, ``->``, no needless brackets.

Blanks surround words (mod, and, or, in, not, for, if), ``->`` and ``|`` and follow ``;``. There are
none around other signs. Brackets are needless where the line reads as the same tree without them.
"""
from __future__ import annotations

from typing import Union

from tree import (All, Binary, Braces, Call, Comparison, Condition, Dots, Letter, Member, Move, Named,
                  Negative, Not, Number, Part, Rule, Some, Sum)

LEVEL = {"+": 1, "-": 1, "*": 2, "/": 2, "mod": 2, "^": 4}     # negation is 3, an atom is 5


def number(node: Sum, level: int = 1) -> str:
    """A number as written where the grammar asks for at least the given level."""
    if isinstance(node, Number):
        return str(node.value)
    if isinstance(node, Letter):
        return node.name
    if isinstance(node, Dots):
        return "..."
    if isinstance(node, Call):
        return f"{node.name}({','.join(map(number, node.arguments))})"
    if isinstance(node, Negative):
        own, text = 3, "-" + number(node.inner, 4)
    else:
        assert isinstance(node, Binary)
        own = LEVEL[node.sign]
        left, right = (5, 3) if own == 4 else (own, own + 1)
        sign = " mod " if node.sign == "mod" else node.sign
        text = number(node.left, left) + sign + number(node.right, right)
    return text if own >= level else f"({text})"


def members(kind: Union[Braces, Named]) -> str:
    if isinstance(kind, Named):
        return kind.name if kind.argument is None else f"{kind.name}({number(kind.argument)})"
    return "{" + ",".join(number(low) if high is None else f"{number(low)}..{number(high)}"
                          for low, high in kind.ranges) + "}"


def condition(node: Condition, level: int = 1) -> str:
    """A condition as written at the level of ``or`` (1), ``and`` (2), ``not`` (3) or a test (4)."""
    if isinstance(node, (Some, All)):
        own, word = (1, " or ") if isinstance(node, Some) else (2, " and ")
        text = word.join(condition(part, own + 1) for part in node.parts)
        return text if own >= level else f"({text})"
    if isinstance(node, Not):
        text = "not " + condition(node.inner, 4)
        return text if level <= 3 else f"({text})"
    if isinstance(node, Member):
        return f"{number(node.item)} {'not ' if node.negated else ''}in {members(node.kind)}"
    assert isinstance(node, Comparison)
    return number(node.sums[0]) + "".join(
        sign + number(sum_) for sign, sum_ in zip(node.signs, node.sums[1:]))


def part(node: Part) -> str:
    text = ",".join(map(number, node.items))
    if node.loop is None:
        return text
    assert node.low is not None and node.high is not None
    return f"{text} for {node.loop} in {number(node.low)}..{number(node.high)}"


def move(node: Move) -> str:
    text = " and ".join(map(part, node.parts))
    return text if node.condition is None else f"{text} if {condition(node.condition)}"


def spell(rule: Rule) -> str:
    position = ",".join([*rule.heaps, *["..."] * rule.has_dots,
                         *(f"{letter}={start}" for letter, start in rule.starting.items())])
    if rule.board is not None:
        position += f" if {condition(rule.board)}"
    sides = " | ".join("; ".join(map(move, side)) for side in rule.sides)
    sides = sides.replace("  ", " ").strip()
    endings = "".join(f"; {verdict} if {condition(test)}" for verdict, test in rule.endings)
    return f"{position} -> {sides}{endings}"
