"""The form of a rule as read: numbers, conditions, parts, moves; and the errors."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Optional, Union

Position = tuple[int, ...]
Result = tuple[Position, ...]
Environment = dict[str, Any]          # letter -> number, and "..." -> the heaps not chosen
Interval = tuple[float, float]
LARGEST = 2**63 - 1
LARGEST_IN_POSITION = 2**31 - 1


class RuleError(Exception):
    """A line that can't be read; ``place`` is the offset of the offending character."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(f"{message} (at character {place})")
        self.message, self.place = message, place


class PositionError(Exception):
    """A position at which a rule can't be evaluated (division by 0, overflow, no limit)."""


class ArithmeticFault(Exception):
    """Division by 0, overflow, a negative exponent or ``min`` of nothing."""


class EndlessError(Exception):
    """A game that returns to a position (``cycle``), or grows beyond all bounds (``chain``)."""

    def __init__(self, message: str, cycle: list[Position]) -> None:
        super().__init__(message)
        self.cycle = cycle


# Numbers ------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Number:
    value: int
    place: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Letter:
    name: str
    place: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Dots:
    place: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Negative:
    inner: "Sum"


@dataclass(frozen=True)
class Binary:
    sign: str                         # + - * / mod ^
    left: "Sum"
    right: "Sum"


@dataclass(frozen=True)
class Call:
    name: str
    arguments: tuple["Sum", ...]


Sum = Union[Number, Letter, Dots, Negative, Binary, Call]


# Conditions ---------------------------------------------------------------------------------

@dataclass(frozen=True)
class Comparison:
    """A chain such as ``a<=b<c``."""
    sums: tuple[Sum, ...]
    signs: tuple[str, ...]


@dataclass(frozen=True)
class Braces:
    ranges: tuple[tuple[Sum, Optional[Sum]], ...]


@dataclass(frozen=True)
class Named:
    name: str                         # primes, fibonacci, digits or ...
    argument: Optional[Sum] = None


@dataclass(frozen=True)
class Member:
    item: Sum
    kind: Union[Braces, Named]
    negated: bool


@dataclass(frozen=True)
class Not:
    inner: "Condition"


@dataclass(frozen=True)
class All:
    parts: tuple["Condition", ...]


@dataclass(frozen=True)
class Some:
    parts: tuple["Condition", ...]


Condition = Union[Comparison, Member, Not, All, Some]
Node = Union[Sum, Condition, Braces, Named]


# Rules --------------------------------------------------------------------------------------

@dataclass(frozen=True)
class Part:
    items: tuple[Sum, ...]
    loop: Optional[str] = None
    low: Optional[Sum] = None
    high: Optional[Sum] = None
    place: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Move:
    parts: tuple[Part, ...]
    condition: Optional[Condition]
    free: tuple[str, ...] = field(default=(), compare=False)   # in the order of the loops

    @property
    def leaves_parts(self) -> bool:
        """True for ``and`` and ``for``, whose parts must not be empty."""
        return len(self.parts) > 1 or self.parts[0].loop is not None


@dataclass
class Rule:
    """A rule as read; two rules are equal if they have the same form."""
    heaps: tuple[str, ...]
    has_dots: bool
    starting: dict[str, int]
    board: Optional[Condition]
    sides: tuple[tuple[Move, ...], ...]              # one side, or Left's and Right's
    endings: tuple[tuple[str, Condition], ...]       # ("wins" | "loses", condition)
    memory: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def letters(self) -> tuple[str, ...]:
        return self.heaps + tuple(self.starting)

    @property
    def is_partizan(self) -> bool:
        return len(self.sides) == 2

    def __str__(self) -> str:
        from spelling import spell
        return spell(self)


def letters_in(node: object) -> Iterator[Letter]:
    """All letters below a node, from left to right, loop letters included."""
    if isinstance(node, Letter):
        yield node
    elif isinstance(node, tuple):
        for inner in node:
            yield from letters_in(inner)
    elif hasattr(node, "__dataclass_fields__"):
        for name in node.__dataclass_fields__:
            yield from letters_in(getattr(node, name))


def names_in(node: object) -> set[str]:
    return {letter.name for letter in letters_in(node)}


def mentions_dots(node: object) -> bool:
    if isinstance(node, Dots) or isinstance(node, Named) and node.name == "...":
        return True
    if isinstance(node, tuple):
        return any(map(mentions_dots, node))
    return any(mentions_dots(getattr(node, name))
               for name in getattr(node, "__dataclass_fields__", ()))
