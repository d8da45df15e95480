"""What limits a free letter: the page's section "Limits of letters", by form.

``trend`` tells how a number changes as a letter grows. A comparison L <= R limits k if R - L falls
without end. When the line is read, letters of the position are any numbers from 0 on; at a position
they have their values.
"""
from __future__ import annotations

import itertools
import math
from typing import Any, Optional

from lines import conjuncts, heap_letters, value
from tree import (All, ArithmeticFault, Binary, Braces, Call, Comparison, Condition, Dots, Environment,
                  Letter, Member, Move, Named, Negative, Not, Number, Rule, Some, Sum, mentions_dots,
                  names_in)

INFINITE = math.inf
Interval = tuple[float, float]
Ranges = dict[str, Any]                     # letter -> interval; "..." -> numbers, if known
Trend = Optional[tuple[int, bool]]          # direction, without end; None if the form doesn't tell
Test = tuple[str, Any]                      # ("le", (left, right)), ("all", tests), ("some", tests)
UNKNOWN: Interval = (-INFINITE, INFINITE)
NEGATED = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "=": "!=", "!=": "="}


def times(a: float, b: float) -> float:
    return 0 if a == 0 or b == 0 else a * b


def bounds(node: Sum, ranges: Ranges) -> Interval:
    """An interval that holds all values of a number."""
    if isinstance(node, Number):
        return node.value, node.value
    if isinstance(node, Letter):
        return ranges.get(node.name, UNKNOWN)
    if isinstance(node, Negative):
        low, high = bounds(node.inner, ranges)
        return -high, -low
    if isinstance(node, Call):
        return call_bounds(node, ranges)
    assert isinstance(node, Binary)
    (a, b), (c, d) = bounds(node.left, ranges), bounds(node.right, ranges)
    if node.sign == "+":
        return a + c, b + d
    if node.sign == "-":
        return a - d, b - c
    if node.sign == "*":
        corners = [times(x, y) for x in (a, b) for y in (c, d)]
        return min(corners), max(corners)
    if node.sign == "/":
        if a < 0 or c < 1:
            return UNKNOWN
        return (0 if d == INFINITE else a // d), (b if b == INFINITE else b // c)
    if node.sign == "mod":
        return (0, d - 1) if c >= 1 else (0, INFINITE) if c >= 0 else UNKNOWN
    if a < 0 or c < 0:
        return UNKNOWN
    return min(power(a, c), power(a, d)), max(power(b, d), 1)


def power(base: float, exponent: float) -> float:
    if base <= 1:
        return 1 if base == 1 or exponent == 0 else 0
    return INFINITE if exponent > 64 or base == INFINITE and exponent else base ** exponent


def call_bounds(node: Call, ranges: Ranges) -> Interval:
    all_ = [bounds(argument, ranges) for argument in node.arguments if not isinstance(argument, Dots)]
    if mentions_dots(node.arguments):
        rest = ranges.get("...")
        all_ += [(0, INFINITE)] if rest is None else [(number, number) for number in rest]
        if rest is None and node.name == "min":
            return min(low for low, _ in all_), min(high for _, high in all_)
    lows, highs = [low for low, _ in all_] or [0], [high for _, high in all_] or [0]
    if node.name in ("min", "max"):
        choose = min if node.name == "min" else max
        return choose(lows), choose(highs)
    if node.name == "sum":
        return sum(lows), sum(highs)
    if node.name == "abs":
        return max(lows[0], -highs[0], 0), max(-lows[0], highs[0])
    return (0, INFINITE) if min(lows) >= 0 or node.name == "gcd" else UNKNOWN


def joined(trends: list[Trend]) -> Trend:
    """The trend of a total whose parts have these trends."""
    if None in trends or {1, -1} <= {trend[0] for trend in trends if trend}:
        return None
    moving = [trend for trend in trends if trend and trend[0]]
    return (moving[0][0], any(trend[1] for trend in moving)) if moving else (0, False)


def turned(trend: Trend) -> Trend:
    return None if trend is None else (-trend[0], trend[1])


def trend(node: Sum, letter: str, ranges: Ranges) -> Trend:
    """How a number changes, by its form, as a letter grows."""
    if letter not in names_in(node):
        return 0, False
    if isinstance(node, Letter):
        return 1, True
    if isinstance(node, Negative):
        return turned(trend(node.inner, letter, ranges))
    if isinstance(node, Call):
        return call_trend(node, letter, ranges)
    assert isinstance(node, Binary)
    left, right = trend(node.left, letter, ranges), trend(node.right, letter, ranges)
    if left is None or right is None:
        return None
    if node.sign == "+":
        return joined([left, right])
    if node.sign == "-":
        return joined([left, turned(right)])
    (a, b), (c, d) = bounds(node.left, ranges), bounds(node.right, ranges)
    if node.sign == "/":
        return left if right[0] == 0 and c >= 1 else None
    if node.sign == "mod" or a < 0 or c < 0:
        return None
    if node.sign == "*":
        return (0, False) if b == 0 or d == 0 else joined([left, right])
    if -1 in (left[0], right[0]):
        return None
    return (1, left[1] and d >= 1 or right[1] and b >= 2) if b >= 2 or left[0] else (0, False)


def call_trend(node: Call, letter: str, ranges: Ranges) -> Trend:
    if node.name not in ("min", "max", "sum"):
        return None
    trends = [trend(argument, letter, ranges) for argument in node.arguments]
    total = joined(trends)
    if total is None or node.name == "sum" or total[0] == (1 if node.name == "max" else -1):
        return total
    return total[0], all(part is not None and part[1] for part in trends)


def le(left: Sum, right: Sum) -> Test:
    return "le", (left, right)


def tests(node: Condition, positive: bool = True) -> Test:
    """A condition as comparisons L <= R joined by all and some; ("some", []) limits nothing."""
    if isinstance(node, Not):
        return tests(node.inner, not positive)
    if isinstance(node, (All, Some)):
        word = "all" if isinstance(node, All) == positive else "some"
        return word, [tests(part, positive) for part in node.parts]
    if isinstance(node, Member):
        if node.negated == positive:
            return "none", None
        if isinstance(node.kind, Braces):
            return "some", [le(node.item, high or low) for low, high in node.kind.ranges]
        if node.kind.name == "digits":
            return le(node.item, Number(9))
        if node.kind.name == "...":
            return le(node.item, Call("max", (Dots(),)))
        return "none", None
    assert isinstance(node, Comparison)
    found: list[Test] = []
    for left, sign, right in zip(node.sums, node.signs, node.sums[1:]):
        sign = sign if positive else NEGATED[sign]
        if sign in (">", ">="):
            left, right, sign = right, left, {">": "<", ">=": "<="}[sign]
        if sign == "=":
            found.append(("all", [le(left, right), le(right, left)]))
        elif sign == "!=":
            found.append(("none", None))
        else:
            found.append(le(Binary("+", left, Number(1)) if sign == "<" else left, right))
    return ("all" if positive else "some"), found


def substituted(node: Any, items: dict[str, Sum]) -> Any:
    if isinstance(node, Letter):
        return items.get(node.name, node)
    if isinstance(node, tuple):
        return tuple(substituted(part, items) for part in node)
    if hasattr(node, "__dataclass_fields__"):
        return type(node)(*(substituted(getattr(node, name), items)
                            for name in node.__dataclass_fields__))
    return node


def tests_of(rule: Rule, move: Move) -> Test:
    """Everything that can limit a letter of a move: results, condition, and board.

    A part with ``for`` gives nothing, since its range can be empty. In a rule with dots, the board
    gives something only if its letters are among those that the move changes.
    """
    found = [tests(test) for test in conjuncts(move.condition)]
    for part in move.parts:
        if part.loop is not None:
            continue
        found += [le(Number(0), item) for item in part.items if not isinstance(item, Dots)]
        if rule.board is None:
            continue
        if not rule.has_dots:
            found.append(tests(substituted(rule.board, dict(zip(rule.letters, part.items)))))
            continue
        changed = len(part.items) - 1 - len(rule.starting)
        tail = dict(zip(rule.starting, part.items[changed + 1:]))
        letters = heap_letters(rule, rule.board)
        if not mentions_dots(rule.board):
            for items in itertools.permutations(part.items[:changed], len(letters)):
                found.append(tests(substituted(rule.board, dict(zip(letters, items)) | tail)))
    return "all", found


class Limit:
    """The comparisons that limit a letter; letters that aren't limited yet count as 1."""

    def __init__(self, test: Test, letter: str, later: list[str]) -> None:
        self.test, self.letter, self.later = test, letter, later

    @staticmethod
    def of(test: Test, move: Move, letter: str, env: Environment) -> Optional["Limit"]:
        """The limit at a position, where ``env`` holds all numbers known so far."""
        ranges: Ranges = {name: (number, number) for name, number in env.items() if name != "..."}
        ranges["..."] = env.get("...", ())
        later = [name for name in move.free if name not in env and name != letter]
        return find(test, letter, later, ranges)

    def allows(self, env: Environment) -> bool:
        """Whether the limit lets the letter have its value in ``env``."""
        return allows(self.test, env | {name: 1 for name in self.later}, env[self.letter] == 1)


def allows(test: Test, env: Environment, is_first: bool) -> bool:
    kind, content = test
    if kind == "all":
        return all(allows(part, env, is_first) for part in content)
    if kind == "some":
        return any(allows(part, env, is_first) for part in content)
    try:
        return value(content[0], env) <= value(content[1], env)
    except ArithmeticFault:
        if is_first:
            raise
        return False


def find(test: Test, letter: str, later: list[str], ranges: Ranges) -> Optional[Limit]:
    """The part of a test that limits a letter, or None."""
    known = dict(ranges) | {name: (1, INFINITE) for name in (letter, *later)}
    kept = limiting(test, letter, later, known)
    return None if kept is None else Limit(kept, letter, later)


def limiting(test: Test, letter: str, later: list[str], ranges: Ranges) -> Optional[Test]:
    kind, content = test
    if kind == "none":
        return None
    if kind == "le":
        difference = Binary("-", content[1], content[0])
        if trend(difference, letter, ranges) != (-1, True):
            return None
        falls = all((trend(difference, name, ranges) or (1, True))[0] <= 0 for name in later)
        return test if falls else None
    parts = [limiting(part, letter, later, ranges) for part in content]
    kept = [part for part in parts if part is not None]
    if not kept or kind == "some" and len(kept) < len(parts):
        return None
    return kind, kept


def order(rule: Rule, move: Move, letters: list[str]) -> tuple[list[str], Optional[str]]:
    """The order of the loops, and the first letter that nothing limits (or None)."""
    test, ordered, rest = tests_of(rule, move), [], list(letters)
    ranges: Ranges = {letter: (0, INFINITE) for letter in rule.letters}
    while rest:
        for letter in rest:
            if find(test, letter, [name for name in rest if name != letter], ranges):
                break
        else:
            return ordered, rest[0]
        rest.remove(letter)
        ordered.append(letter)
        ranges[letter] = (1, INFINITE)
    return ordered, None
