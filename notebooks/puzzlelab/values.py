"""The values of documents as Python has them: records, exact numbers, evidence."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from .exact import parse_integer
from .names import hint, snake


class Record:
    """An object of a document, with its keys in snake_case as attributes and as items.

    A key that the schema knows and the document lacks is ``None`` as an attribute and raises
    ``KeyError`` as an item; ``in`` shows the difference. ``dict(record)`` and ``**record`` work. An
    unknown name is an error that names the nearest one.
    """

    _table: ClassVar[str | None] = None
    """The way to the list that a result is about, as marked in the schema."""

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    def keys(self) -> list[str]:
        """Return the names of the values that are present."""
        return list(self.__dict__)

    def __getitem__(self, name: str) -> Any:
        try:
            return self.__dict__[name]
        except KeyError:
            raise KeyError(f"no {name!r}{hint(name, self.__dict__)}") from None

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Refuse a name that is neither here nor in the schema."""
            known = [key for key in dir(self) if not key.startswith("_")]
            words = f"{type(self).__name__} has no {name!r}{hint(name, known)}"
            # With an object Python would guess, too.
            raise AttributeError(words, name=name, obj=None)

    def __iter__(self) -> Iterator[str]:
        return iter(self.__dict__)

    def __len__(self) -> int:
        return len(self.__dict__)

    def __contains__(self, name: object) -> bool:
        return name in self.__dict__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        parts = (f"{name}={shortened(value)}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({', '.join(parts)})"


class Request(Record):
    """What was asked, by the parameters of the question."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Let a type checker accept any parameter."""


@dataclass(frozen=True, slots=True)
class Interval:
    """The interval that contains the true value with the confidence named."""

    lower: float
    upper: float
    confidence: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int | float | Fraction) and self.lower <= value <= self.upper


@dataclass(frozen=True, slots=True)
class Evidence:
    """How a value was obtained.

    Attributes
    ----------
    kind
        ``proved`` (exact), ``bounded`` (between ``lower`` and ``upper``), ``sampled`` (a mean over
        ``trials``, with its ``interval``), ``heuristic`` (a search of ``depth`` plies),
        ``numeric`` (floating point, wrong by at most ``error_bound``), ``stated`` (taken from
        what another source has as proved) or ``unknown`` (stopped before the first result).
    method
        The argument, where there is one.
    """

    kind: Literal["proved", "bounded", "sampled", "heuristic", "numeric", "stated", "unknown"]
    method: str | None = None
    lower: int | None = None
    upper: int | None = None
    depth: int | None = None
    selectivity: int | None = None
    error_bound: float | None = None
    trials: int | None = None
    seed: int | None = None
    interval: Interval | None = None

    @property
    def exact(self) -> bool:
        """Whether the value is proved."""
        return self.kind == "proved"

    @classmethod
    def parsed(cls, document: dict[str, Any]) -> Self:
        """Return the evidence that an object of a document holds."""
        values = {snake(key): value for key, value in document.items()}
        if "interval" in values:
            values["interval"] = Interval(**values["interval"])
        return cls(**values)

    def __str__(self) -> str:
        match self.kind:
            case "bounded":
                return f"bounded: {self.lower} to {self.upper}"
            case "sampled" if self.interval is not None:
                ends = f"{self.interval.lower:.6g} to {self.interval.upper:.6g}"
                confidence = f"{100 * self.interval.confidence:g} %"
                return f"sampled: {ends} ({confidence}), {self.trials:,} trials, seed {self.seed}"
            case "sampled":
                return f"sampled: {self.trials:,} trials, seed {self.seed}"
            case "heuristic":
                sure = "" if self.selectivity in (None, 100) else f", {self.selectivity} %"
                return f"heuristic: {self.depth} plies{sure}"
            case "numeric":
                return f"numeric: error at most {self.error_bound:.2g}"
            case "unknown":
                return "unknown: stopped before the first result"
        return f"{self.kind}: {self.method}"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean or a share of seeded random trials, and how sure it is; ``float(estimate)`` works.

    Attributes
    ----------
    value
        The mean or the share; absent without trials.
    evidence
        Its trials, seed and interval; absent where there is no interval, as after a single trial.
    """

    value: float | None = None
    evidence: Evidence | None = None

    @property
    def interval(self) -> Interval | None:
        """The interval that contains the true value."""
        return None if self.evidence is None else self.evidence.interval

    @classmethod
    def parsed(cls, document: dict[str, Any]) -> Self:
        """Return the estimate that an object of a document holds."""
        evidence = document.get("evidence")
        return cls(document.get("value"), None if evidence is None else Evidence.parsed(evidence))

    def __float__(self) -> float:
        if self.value is None:
            raise ValueError("there were no trials")
        return float(self.value)

    def __str__(self) -> str:
        value = "no value" if self.value is None else f"{self.value:.6g}"
        return value if self.evidence is None else f"{value} ({self.evidence})"


@dataclass(frozen=True, slots=True)
class Run:
    """What an answer cost."""

    elapsed_seconds: float
    threads: int
    version: str
    nodes: int | None = None


def fraction(document: dict[str, str]) -> Fraction | float:
    """Return an object of a fraction exactly; as a float where the program had only that."""
    if "numerator" not in document:
        return float(document["decimal"])
    return Fraction(parse_integer(document["numerator"]), parse_integer(document["denominator"]))


def exact_integer(value: int | str) -> int:
    """Return a whole number that a document has as number or as digits."""
    return parse_integer(value) if isinstance(value, str) else int(value)


def untyped(value: Any) -> Any:
    """Return any value of a document, with objects as records."""
    if isinstance(value, dict):
        if "numerator" in value and "denominator" in value:
            return fraction(value)
        return Record(**{snake(key): untyped(inner) for key, inner in value.items()})
    return [untyped(inner) for inner in value] if isinstance(value, list) else value


def shortened(value: Any, length: int = 60) -> str:
    """Return a value as text for people, cut where it gets long."""
    if isinstance(value, list):
        shown = [shortened(inner, length // 2) for inner in value[:6]]
        return f"[{', '.join(shown)}{f', … {len(value)} in all' if len(value) > 6 else ''}]"
    if isinstance(value, int) and value.bit_length() > 4 * length:
        return f"<integer of {value.bit_length()} bits>"
    if isinstance(value, Fraction) and value.denominator == 1:
        return shortened(value.numerator)
    if isinstance(value, Fraction):
        return f"{shortened(value.numerator)}/{shortened(value.denominator)}"
    text = f"<{value}>" if isinstance(value, Evidence | Estimate) else repr(value)
    return text if len(text) <= length or isinstance(value, Record) else text[: length - 1] + "…"


Converter = Callable[[Any], Any]


@cache
def converter(hint: Any) -> Converter:
    """Return what turns a value of a document into the type of an annotation."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        # `T | None` for keys that may be absent, `Fraction | float` for the two forms of a number.
        return converter(next(argument for argument in arguments if argument is not type(None)))
    if origin is list:
        inner = converter(arguments[0])
        return list if inner is _same else lambda values: [inner(value) for value in values]
    if hint is int:
        return exact_integer
    if hint is float:
        return float
    if hint is Fraction:
        return fraction
    if hint is Evidence:
        return Evidence.parsed
    if hint is Estimate:
        return Estimate.parsed
    if isinstance(hint, type) and issubclass(hint, Record):
        return untyped if hint is Record else _record_converter(hint)
    return _same


def as_type(hint: Any, value: Any) -> Any:
    """Return a value of a document as the type of an annotation."""
    return converter(hint)(value)


def _same(value: Any) -> Any:
    return value


def _record_converter(kind: type[Record]) -> Converter:
    fields = {name: converter(hint) for name, hint in get_type_hints(kind).items()}

    def convert(document: dict[str, Any]) -> Record:
        record = kind.__new__(kind)
        values = record.__dict__
        for key, value in document.items():
            name = snake(key)
            values[name] = fields.get(name, untyped)(value)
        return record

    return convert
