"""A slow, independent oracle for written rules of take-away games (``n -> n-k if k in {1,3,4}``).

Everything here follows the page ``design/rules.md`` and nothing else. Options are found by brute
force: every free letter tries all values up to a cap. The analysis of limits decides which lines
are errors, and whether an evaluation error counts; a legal value beyond a limit is an assertion
failure. Places are 0-based character offsets in the text as typed.

    python3 lines.py test                        run the tests
    python3 lines.py cases COUNT >cases.jsonl    write one JSON document per line
"""
from __future__ import annotations

import itertools
import math
import operator
import random
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Optional, Union

from tree import (LARGEST, LARGEST_IN_POSITION, All, ArithmeticFault, Binary, Braces, Call, Comparison,
                  Condition, Dots, EndlessError, Environment, Letter, Member, Move, Named, Negative,
                  Not, Number, Part, Position, PositionError, Result, Rule, RuleError, Some, Sum,
                  mentions_dots, names_in)

__all__ = ["EndlessError", "PositionError", "Rule", "RuleError", "cases", "grundy", "left_options",
           "mentions_dots", "number_value", "options", "outcome", "parse", "random_line",
           "right_options"]


def parse(text: str) -> Rule:
    """Read a line. Raises ``RuleError``."""
    from reading import Reader
    return Reader(text).rule()


# Evaluation of numbers and conditions -------------------------------------------------------

def checked(number: int) -> int:
    if not -LARGEST - 1 <= number <= LARGEST:
        raise ArithmeticFault("a number leaves 64 bits")
    return number


def quotient(left: int, right: int) -> int:
    if right == 0:
        raise ArithmeticFault("division by 0")
    return checked(left // right)


def power(base: int, exponent: int) -> int:
    if exponent < 0:
        raise ArithmeticFault("^ needs an exponent of at least 0")
    if abs(base) > 1 and exponent > 64:
        raise ArithmeticFault("a number leaves 64 bits")
    return checked(base ** (exponent if abs(base) > 1 else min(exponent, 2 + exponent % 2)))


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda left, right: checked(left + right),
    "-": lambda left, right: checked(left - right),
    "*": lambda left, right: checked(left * right),
    "/": quotient,
    "mod": lambda left, right: checked(left - right * quotient(left, right)),
    "^": power,
}
CODE: dict[int, tuple[object, Callable[[Environment], int]]] = {}


def value(node: Sum, env: Environment) -> int:
    """The value of a number; every intermediate result must fit in 64 bits."""
    found = CODE.get(id(node))
    if found is None:
        found = CODE[id(node)] = (node, code(node))
    return found[1](env)


def code(node: Sum) -> Callable[[Environment], int]:
    """A function that computes a number."""
    if isinstance(node, Number):
        constant = node.value
        return lambda env: constant
    if isinstance(node, Letter):
        return operator.itemgetter(node.name)
    if isinstance(node, Negative):
        inner = code(node.inner)
        return lambda env: checked(-inner(env))
    if isinstance(node, Binary):
        operation, left, right = OPERATIONS[node.sign], code(node.left), code(node.right)
        return lambda env: operation(left(env), right(env))
    assert isinstance(node, Call)
    name, dots = node.name, any(isinstance(item, Dots) for item in node.arguments)
    inners = [code(item) for item in node.arguments if not isinstance(item, Dots)]
    return lambda env: checked(apply(
        name, [inner(env) for inner in inners] + (list(env["..."]) if dots else [])))


def apply(name: str, numbers: list[int]) -> int:
    if name == "abs":
        return abs(numbers[0])
    if name == "min":
        if not numbers:
            raise ArithmeticFault("min of no numbers")
        return min(numbers)
    if name == "max":
        return max(numbers, default=0)
    if name == "sum":
        return sum(numbers)
    if name == "gcd":
        return math.gcd(*numbers)
    total = 0
    for number in numbers:
        total ^= number
    return total


def is_prime(number: int) -> bool:
    return number > 1 and all(number % d for d in range(2, math.isqrt(number) + 1))


def is_fibonacci(number: int) -> bool:
    """1, 2, 3, 5, 8, …"""
    a, b = 1, 2
    while a < number:
        a, b = b, a + b
    return a == number


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge}


def holds(node: Condition, env: Environment) -> bool:
    """Whether a condition is true; ``and`` and ``or`` stop as early as they can."""
    if isinstance(node, All):
        return all(holds(part, env) for part in node.parts)
    if isinstance(node, Some):
        return any(holds(part, env) for part in node.parts)
    if isinstance(node, Not):
        return not holds(node.inner, env)
    if isinstance(node, Member):
        return contains(node.kind, value(node.item, env), env) != node.negated
    left = value(node.sums[0], env)
    for sign, sum_ in zip(node.signs, node.sums[1:]):
        right = value(sum_, env)
        if not COMPARE[sign](left, right):
            return False
        left = right
    return True


def contains(kind: Union[Braces, Named], number: int, env: Environment) -> bool:
    if isinstance(kind, Braces):
        for low, high in kind.ranges:
            least = value(low, env)
            if least <= number <= (least if high is None else value(high, env)):
                return True
        return False
    if kind.name == "primes":
        return is_prime(number)
    if kind.name == "fibonacci":
        return is_fibonacci(number)
    if kind.name == "...":
        return number in env["..."]
    assert kind.argument is not None
    return number in {int(digit) for digit in str(abs(value(kind.argument, env)))}


# Options by brute force ---------------------------------------------------------------------

def conjuncts(condition: Optional[Condition]) -> list[Condition]:
    """The tests that ``and`` joins, from left to right; a chain gives one test per sign."""
    if condition is None:
        return []
    if isinstance(condition, All):
        return [test for part in condition.parts for test in conjuncts(part)]
    if isinstance(condition, Comparison):
        pairs = zip(condition.sums, condition.signs, condition.sums[1:])
        return [Comparison((left, right), (sign,)) for left, sign, right in pairs]
    return [condition]


def normalised(rule: Rule, position: Position) -> Position:
    """The position with the heaps of a rule with dots in ascending order."""
    if not rule.has_dots:
        return position
    count = len(position) - len(rule.starting)
    return tuple(sorted(position[:count])) + position[count:]


def choices(rule: Rule, position: Position, used: list[str]) -> Iterator[tuple[Environment, list[int]]]:
    """All ways in which the used letters pick different heaps: environments, and indices."""
    if not rule.has_dots:
        yield dict(zip(rule.letters, position)), []
        return
    count = len(position) - len(rule.starting)
    seen: set[Position] = set()
    for picked in itertools.permutations(range(count), len(used)):
        numbers = tuple(position[index] for index in picked)
        if numbers in seen:
            continue                  # equal heaps give equal results
        seen.add(numbers)
        env: Environment = dict(zip(used, numbers))
        env |= dict(zip(rule.starting, position[count:]))
        env["..."] = tuple(position[i] for i in range(count) if i not in picked)
        yield env, list(picked)


def heap_letters(rule: Rule, node: object) -> list[str]:
    found = names_in(node)
    return [letter for letter in rule.heaps if letter in found]


def on_board(rule: Rule, position: Position) -> bool:
    """Whether a position exists: no negative number, and ``if`` holds for every choice of heaps."""
    if min(position, default=0) < 0:
        return False
    board = rule.board
    return board is None or all(
        holds(board, env) for env, _ in choices(rule, position, heap_letters(rule, board)))


def show(rule: Rule, position: Position) -> str:
    return ",".join(map(str, position)) if rule.has_dots else ", ".join(
        f"{letter}={number}" for letter, number in zip(rule.letters, position))


def check(rule: Rule, position: Position) -> Position:
    count = len(position)
    if count < len(rule.starting) or not rule.has_dots and count != len(rule.letters):
        raise ValueError(f"{position} doesn't fit {','.join(rule.letters)}")
    position = normalised(rule, tuple(position))
    if not on_board(rule, position):
        raise ValueError(f"{show(rule, position)} isn't a position of this rule")
    return position


def options(rule: Rule, position: Position, side: int = 0) -> frozenset[Result]:
    """All results of the moves at one position, each a sorted tuple of positions.

    The endings (``wins if``) aren't considered here. Raises ``PositionError``.
    """
    position = check(rule, position)
    key = ("options", position, side)
    if key not in rule.memory:
        try:
            found = {result for move in rule.sides[side]
                     for result in results_of(rule, move, position)}
        except ArithmeticFault as fault:
            raise PositionError(f"at {show(rule, position)}: {fault}") from None
        rule.memory[key] = frozenset(found - {(position,)})
    return rule.memory[key]


def left_options(rule: Rule, position: Position) -> frozenset[Result]:
    return options(rule, position, 0)


def right_options(rule: Rule, position: Position) -> frozenset[Result]:
    return options(rule, position, len(rule.sides) - 1)


def used_letters(rule: Rule, move: Move) -> list[str]:
    """The letters that a move of a rule with dots picks: those it changes and those it mentions."""
    changed = len(move.parts[0].items) - 1 - len(rule.starting)
    found = names_in(move)
    return [letter for index, letter in enumerate(rule.heaps) if index < changed or letter in found]


def results_of(rule: Rule, move: Move, position: Position) -> set[Result]:
    found: set[Result] = set()
    for env, picked in choices(rule, position, used_letters(rule, move) if rule.has_dots else []):
        found |= Search(rule, move, position, env, picked).run()
    return found


class Search:
    """All values of the free letters of one move at one position (and choice of heaps)."""

    def __init__(self, rule: Rule, move: Move, position: Position, env: Environment,
                 picked: list[int]) -> None:
        self.rule, self.move, self.position = rule, move, position
        self.env, self.picked = env, picked
        self.found: dict[tuple[int, ...], Result] = {}
        from limits import tests_of
        if ("tests", move) not in rule.memory:
            rule.memory["tests", move] = tests_of(rule, move)
        self.tests = rule.memory["tests", move]
        known = set(rule.letters)
        self.levels: list[list[Condition]] = []
        rest = conjuncts(move.condition)
        for name in (None, *move.free):
            known |= {name} if name else set()
            self.levels.append([test for test in rest if names_in(test) <= known])
            rest = [test for test in rest if not names_in(test) <= known]

    def run(self) -> set[Result]:
        cap = 2 * (max(self.position, default=0) + 3)
        while True:
            self.found, self.half_allowed = {}, False
            self.walk((), self.env, True, cap)
            if not self.half_allowed and all(2 * n <= cap for numbers in self.found for n in numbers):
                return set(self.found.values())
            cap *= 2
            if cap > 20000:
                raise PositionError(f"at {show(self.rule, self.position)}: too many tries")

    def walk(self, numbers: tuple[int, ...], env: Environment, inside: bool, cap: int) -> None:
        """Try all values of the next letter. ``inside``: the limits allow the values so far."""
        level = len(numbers)
        try:
            if not all(holds(test, env) for test in self.levels[level]):
                return
            if level == len(self.move.free):
                result = self.result(env)
                if result is not None:
                    assert inside, f"{self.rule} at {self.position}: {env} is beyond the limits"
                    self.found[numbers] = result
                return
        except ArithmeticFault:
            if inside:
                raise
            return
        from limits import Limit
        letter = self.move.free[level]
        limit = Limit.of(self.tests, self.move, letter, env) if inside else None
        if inside and limit is None:
            raise PositionError(f"at {show(self.rule, self.position)} nothing limits {letter}")
        for number in range(1, cap + 1):
            inner = env | {letter: number}
            allowed = limit is not None and limit.allows(inner)
            self.half_allowed |= allowed and number == cap // 2
            self.walk(numbers + (number,), inner, allowed, cap)

    def result(self, env: Environment) -> Optional[Result]:
        """What the move leaves, or None if it isn't legal."""
        places: list[Position] = []
        for part in self.move.parts:
            if part.loop is None:
                envs = [env]
            else:
                assert part.low is not None and part.high is not None
                low, high = value(part.low, env), value(part.high, env)
                if high - low >= 10**5:
                    raise ArithmeticFault("'for' leaves more than 100000 parts")
                envs = [env | {part.loop: number} for number in range(low, high + 1)]
            for inner in envs:
                place = self.place_of(part, inner)
                if place is None or self.move.leaves_parts and not any(place):
                    return None
                places.append(place)
        return tuple(sorted(places))

    def place_of(self, part: Part, env: Environment) -> Optional[Position]:
        """The position that one part is, or None if it doesn't exist."""
        numbers: Position = ()
        for item in part.items:
            if not isinstance(item, Dots):
                numbers += (value(item, env),)
                if numbers[-1] < 0:
                    return None
        if self.rule.has_dots:
            count = len(self.position) - len(self.rule.starting)
            changed = len(numbers) - len(self.rule.starting)
            heaps = list(self.position[:count])
            for index, number in zip(self.picked, numbers[:changed]):
                heaps[index] = number
            numbers = tuple(sorted(heaps)) + numbers[changed:]
        return numbers if on_board(self.rule, numbers) else None


# Outcomes and values ------------------------------------------------------------------------

def as_sum(rule: Rule, position: Any) -> Result:
    """A position or a tuple of positions, as a checked sum."""
    if position and isinstance(position[0], (tuple, list)):
        if rule.has_dots or rule.endings:
            raise ValueError("this rule has no sums")
        return tuple(sorted(check(rule, tuple(heap)) for heap in position))
    return (check(rule, tuple(position)),)


def ending(rule: Rule, position: Position) -> Optional[bool]:
    """Whether the player to move has won (True) or lost (False) by ``wins if`` or ``loses if``."""
    for verdict, condition in rule.endings:
        try:
            if any(holds(condition, env) for env, _ in
                   choices(rule, position, heap_letters(rule, condition))):
                return verdict == "wins"
        except ArithmeticFault as fault:
            raise PositionError(f"at {show(rule, position)}: {fault}") from None
    return None


def followers(rule: Rule, position: Position) -> list[Position]:
    """All positions that are part of some option of either player."""
    if ending(rule, position) is not None:
        return []
    return sorted({heap for side in range(len(rule.sides))
                   for result in options(rule, position, side) for heap in result})


def explore(rule: Rule, position: Position, most: int = 5000,
            highest: int = LARGEST_IN_POSITION) -> None:
    """Search depth first below a position. Raises ``EndlessError`` with the cycle or chain."""
    safe: set[Position] = rule.memory.setdefault("safe", set())
    path: dict[Position, None] = {}
    stack: list[tuple[Position, Optional[list[Position]]]] = [(position, None)]
    seen = 0
    while stack:
        current, todo = stack.pop()
        if todo is None:
            if current in safe:
                continue
            todo, seen = followers(rule, current), seen + 1
            path[current] = None
            for heap in todo:
                if heap in path:
                    chain = list(path)
                    cycle = chain[chain.index(heap):] + [heap]
                    shown = " → ".join(",".join(map(str, heap)) for heap in cycle)
                    raise EndlessError(f"the game can go on without end: {shown}", cycle)
            if seen > most or max(current, default=0) > highest:
                raise EndlessError("the game grows without end", list(path))
        if todo:
            stack += [(current, todo[1:]), (todo[0], None)]
        else:
            safe.add(path.popitem()[0])


def grundy(rule: Rule, position: Any) -> int:
    """The Grundy value of a position or a sum in normal play. Raises ``EndlessError``."""
    if rule.is_partizan or rule.endings:
        raise ValueError("this rule has no Grundy values")
    total = 0
    for heap in as_sum(rule, position):
        explore(rule, heap)
        total ^= grundy_of(rule, heap)
    return total


def grundy_of(rule: Rule, heap: Position) -> int:
    key = ("grundy", heap)
    if key not in rule.memory:
        values = {apply("xor", [grundy_of(rule, part) for part in result])
                  for result in options(rule, heap)}
        rule.memory[key] = next(g for g in itertools.count() if g not in values)
    return rule.memory[key]


def wins(rule: Rule, heaps: Result, side: int, misere: bool) -> bool:
    """Whether the player to move wins a sum, by search over at most 10000 whole sums."""
    key = ("wins", heaps, side, misere)
    if key not in rule.memory:
        rule.memory["sums"] = rule.memory.get("sums", 0) + 1
        if rule.memory["sums"] > 10000 or len(heaps) > 40:
            raise PositionError("too many sums for a search")
        over = ending(rule, heaps[0]) if rule.endings else None
        other = len(rule.sides) - 1 - side
        if over is None:
            moves = [heaps[:index] + result + heaps[index + 1:] for index in range(len(heaps))
                     for result in options(rule, heaps[index], side)]
            over = (misere and not moves) or any(
                not wins(rule, tuple(sorted(next_heaps)), other, misere) for next_heaps in moves)
        rule.memory[key] = over
    return rule.memory[key]


def outcome(rule: Rule, position: Any, misere: bool = False) -> str:
    """``N`` or ``P`` (and ``L`` or ``R`` for a partizan rule). Raises ``EndlessError``."""
    heaps = as_sum(rule, position)
    for heap in heaps:
        explore(rule, heap)
    if not (misere or rule.endings or rule.is_partizan):
        return "N" if grundy(rule, heaps if len(heaps) > 1 else heaps[0]) else "P"
    left = wins(rule, heaps, 0, misere)
    if not rule.is_partizan:
        return "N" if left else "P"
    right = wins(rule, heaps, 1, misere)
    return {(True, True): "N", (True, False): "L", (False, True): "R", (False, False): "P"}[left, right]


def number_value(rule: Rule, position: Position) -> Optional[Fraction]:
    """The value of a partizan position by the simplest-number rule, or None.

    None means that some position below isn't a number by this rule; the value may still be one.
    """
    explore(rule, check(rule, position))
    bounds: list[list[Fraction]] = []
    for side in (0, 1):
        bounds.append([])
        for result in options(rule, position, side):
            parts = [number_value(rule, heap) for heap in result]
            if None in parts:
                return None
            bounds[side].append(sum((part for part in parts if part is not None), Fraction(0)))
    low, high = max(bounds[0], default=None), min(bounds[1], default=None)
    if low is not None and high is not None and low >= high:
        return None
    for bits in itertools.count():
        scale = 2**bits
        near = (0 if (low is None or low < 0) and (high is None or high > 0) else
                math.floor(low * scale) + 1 if low is not None and low >= 0 else
                math.ceil(high * scale) - 1 if high is not None else 0)
        number = Fraction(near, scale)
        if (low is None or low < number) and (high is None or number < high):
            return number
    raise AssertionError


def random_line(rng: random.Random) -> str:
    """A random legal line of a game that ends, for differential tests."""
    import generator
    return generator.random_line(rng)


def cases(seed: int) -> dict[str, Any]:
    """A random line with positions and what is expected of them, as a JSON document."""
    import generator
    return generator.cases(seed)


if __name__ == "__main__":
    sys.setrecursionlimit(20000)
    if sys.argv[1:2] == ["test"]:
        import tests
        tests.main()
    elif sys.argv[1:2] == ["cases"] and len(sys.argv) == 3:
        import generator
        generator.main(int(sys.argv[2]))
    else:
        print(__doc__)
        sys.exit(2)
