"""Tables of pandas that keep exact numbers when they are written."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pandas as pd
from pandas.api.extensions import ExtensionArray

from ..exact import format_number


class ExactFrame(pd.DataFrame):
    """A table with columns of ``Fraction`` and of ``int`` of any size.

    ``to_parquet`` and ``to_csv`` write such columns as text, a fraction as ``16/45``, which
    ``Fraction(text)`` and ``int(text)`` read back; all other columns keep their types. (Python
    itself reads at most 4300 digits, :func:`puzzlelab.exact.parse_integer` any number of them.)
    """

    @property
    def _constructor(self) -> type[ExactFrame]:
        return ExactFrame

    def as_text(self) -> pd.DataFrame:
        """Return the table with text for what only Python has: fractions, large whole numbers."""
        made = pd.DataFrame(self, copy=True)
        made.attrs = {name: written([value])[0] for name, value in self.attrs.items()}
        for place in range(len(made.columns)):
            column = self.iloc[:, place]
            if column.dtype == object:
                made.isetitem(place, _column(written(_plain(column))))
        return made

    def to_parquet(self, *arguments: Any, **options: Any) -> Any:
        """Write the table as Parquet, as ``pandas.DataFrame.to_parquet`` does."""
        return self.as_text().to_parquet(*arguments, **options)

    def to_csv(self, *arguments: Any, **options: Any) -> Any:
        """Write the table as CSV, as ``pandas.DataFrame.to_csv`` does; lists in a cell as JSON."""
        made = self.as_text()
        for place in range(len(made.columns)):
            column = made.iloc[:, place]
            if column.dtype == object:
                made.isetitem(place, _column([_cell(value) for value in column]))
        return made.to_csv(*arguments, **options)


def written(values: list[Any]) -> list[Any]:
    """Return the values of a column, or of all cells of one kind, as a file can keep them.

    All of them have one type then: text where one is a fraction or needs more than 64 bits. The
    members of records and the elements of lists are columns themselves.
    """
    there = [value for value in values if value is not None]
    kinds = {type(value) for value in there}
    if kinds == {dict}:
        return _records(values)
    if kinds == {list}:
        elements = iter(written([inner for value in there for inner in value]))
        return [value if value is None else [next(elements) for _ in value] for value in values]
    if kinds <= {int, float, Fraction} and not all(_fits(value) for value in there):
        return [value if value is None else format_number(value) for value in values]
    return values


def _records(values: list[Any]) -> list[Any]:
    names = dict.fromkeys(name for value in values if value is not None for name in value)
    columns = [
        written([None if value is None else value.get(name) for value in values]) for name in names
    ]
    rows = (dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True))
    if not names:
        return values
    return [value if value is None else row for value, row in zip(values, rows, strict=True)]


def _fits(value: float | Fraction) -> bool:
    return isinstance(value, float) or (isinstance(value, int) and -(2**63) <= value < 2**63)


def _plain(column: pd.Series[Any]) -> list[Any]:
    """Return the values of a column; what joining and reindexing left empty is absent."""
    return [None if value is pd.NA or value != value else value for value in column]


def _column(values: list[Any]) -> ExtensionArray:
    """Return the values of a column without an index, so that they stay in their places."""
    is_text = all(value is None or isinstance(value, str) for value in values)
    return pd.Series(values, dtype="str" if is_text else object).array


def _cell(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else value
