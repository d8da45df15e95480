"""Answers as tables of pandas."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ..exact import format_number
from ..values import Estimate, Evidence, Record

if TYPE_CHECKING:
    import pandas as pd

    from ..answer import Answer

LEADING = [
    "number",
    "line",
    "index",
    "group",
    "key",
    "heap",
    "ply",
    "rank",
    "pair",
    "name",
    "action",
    "move",
    "element",
    "policy",
    "first",
    "second",
    "sets",
    "set_count",
    "cards",
    "card_count",
    "score",
    "turns",
    "gain",
    "period",
    "deal_size",
    "deck_cards",
    "value",
]
"""Columns that come first, where there are such; the others keep the order of the document."""

INDEX: dict[str, str] = {
    "matchsticks.sequence:values": "heap",
    "set.distribution:counts": "sets",
}
"""What the places of a list of single values count, where it isn't just the place."""


PARTS = (
    "lower",
    "upper",
    "confidence",
    "trials",
    "seed",
    "depth",
    "selectivity",
    "error_bound",
)
"""What evidence has columns for, where there is any."""


def frame(answer: Answer[Any], name: str | None, *, exact: bool) -> pd.DataFrame:
    """Return a list of an answer's result as a table; see :meth:`Answer.frame`."""
    path = _main(answer.result) if name is None else name
    rows = _at(answer.result, path) if path else None
    if name and not isinstance(rows, list):
        raise KeyError(f"{answer.question} has no list {name!r} in its result")
    if rows is None or path is None:
        return table([flat(answer.result)], exact=exact)
    made = _listed(answer, path, rows, exact=exact)
    made.attrs = {
        key: _attribute(value, exact)
        for key, value in flat(answer.result).items()
        if value is not None and not isinstance(value, list)
    }
    return made


def _main(result: Record) -> str | None:
    """Return the list that a result is about: where it lacks the usual one, its only list."""
    path = result._table
    if path is None or isinstance(_at(result, path), list):
        return path
    lists = [name for name in result if isinstance(result[name], list)]
    return lists[0] if len(lists) == 1 else path


def _attribute(value: Any, exact: bool) -> Any:
    """Return what is said about all rows, in a type that JSON has, as Parquet keeps it there."""
    if isinstance(value, Fraction) or (
        isinstance(value, int) and not exact and abs(value) >= 2**63
    ):
        return format_number(value)
    return value if isinstance(value, int | float | str) else str(value)


def _listed(answer: Answer[Any], path: str, rows: list[Any], *, exact: bool) -> pd.DataFrame:
    last = path.split(".")[-1]
    if rows and isinstance(rows[0], Record):
        return table([flat(row) for row in rows], exact=exact)
    names = INDEX.get(f"{answer.question}:{path}") or ("sets" if last == "probabilities" else None)
    made = table([{_single(last): row} for row in rows], exact=exact)
    if names:
        made.index.name = names
    return made


def table(rows: Iterable[Mapping[str, Any]], *, exact: bool) -> pd.DataFrame:
    """Return rows as a table whose columns keep exact values, or have floats for them."""
    import pandas as pd

    rows = list(rows)
    names = ordered(name for row in rows for name in row)
    columns = {name: _column([row.get(name) for row in rows], exact) for name in names}
    if not exact:
        return pd.DataFrame(columns, columns=names)
    from .exactframe import ExactFrame

    return ExactFrame(columns, columns=names)


def ordered(names: Iterable[str]) -> list[str]:
    """Return the names of columns, each once, with what a row is about first."""
    known = {name: place for place, name in enumerate(LEADING)}
    return sorted(dict.fromkeys(names), key=lambda name: known.get(name, len(LEADING)))


def flat(record: Record, before: str = "") -> dict[str, Any]:
    """Return a record as one row: inner records as columns with both names, lists of them as rows.

    Evidence has a column for its kind, an estimate one for its value, and both have one for each
    number of an interval, bounds or a search.
    """
    row: dict[str, Any] = {}
    for name in record:
        value = record[name]
        if isinstance(value, Record):
            row |= flat(value, f"{before}{name}_")
        elif isinstance(value, Estimate):
            row[before + name] = value.value
            parts = () if value.evidence is None else _parts(value.evidence)
            row |= {f"{before}{name}_{part}": number for part, number in parts}
        elif isinstance(value, Evidence):
            row[before + name] = value.kind
            row |= {f"{before}{name}_{part}": number for part, number in _parts(value)}
        else:
            row[before + name] = _plain(value)
    return row


def _plain(value: Any) -> Any:
    """Return a value of a cell: lists of records as lists of rows."""
    if isinstance(value, list):
        return [flat(inner) if isinstance(inner, Record) else _plain(inner) for inner in value]
    return value


def _parts(evidence: Evidence) -> Iterable[tuple[str, float]]:
    for part in PARTS:
        value = getattr(evidence.interval, part, None)
        value = getattr(evidence, part, None) if value is None else value
        if value is not None:
            yield part, value


def _column(values: list[Any], exact: bool) -> pd.Series[Any]:
    import pandas as pd

    there = [value for value in values if value is not None]
    kinds = {type(value) for value in there}
    missing = len(there) < len(values)
    if there and kinds <= {int}:
        if all(-(2**63) <= value < 2**63 for value in there):
            return pd.Series(values, dtype="Int64" if missing else "int64")
        return _exact(values) if exact else _floats(values)
    if there and kinds <= {int, float, Fraction}:
        return _exact(values) if exact and Fraction in kinds else _floats(values)
    if there and kinds == {bool}:
        return pd.Series(values, dtype="boolean" if missing else "bool")
    if there and kinds == {str}:
        return pd.Series(values, dtype="str")
    return _exact(values if exact else [_floated(value) for value in values])


def _floated(value: Any) -> Any:
    """Return a value of a cell with floats for the fractions within."""
    if isinstance(value, list):
        return [_floated(inner) for inner in value]
    if isinstance(value, dict):
        return {key: _floated(inner) for key, inner in value.items()}
    return _float(value) if isinstance(value, Fraction) else value


def _exact(values: list[Any]) -> pd.Series[Any]:
    import pandas as pd

    return pd.Series(values, dtype=object)


def _floats(values: list[Any]) -> pd.Series[Any]:
    import pandas as pd

    return pd.Series([_float(value) for value in values], dtype="float64")


def _float(value: float | Fraction | None) -> float | None:
    try:
        return None if value is None else float(value)
    except OverflowError:
        return math.inf if value and value > 0 else -math.inf


def _at(record: Any, path: str) -> Any:
    for name in path.split("."):
        if isinstance(record, list) and name.isdecimal() and int(name) < len(record):
            record = record[int(name)]
        elif isinstance(record, Record):
            record = getattr(record, name, None)
        else:
            return None
    return record


def _single(name: str) -> str:
    return {"probabilities": "probability"}.get(name) or name.removesuffix("s")
