"""A question as a line for the program."""

from __future__ import annotations

import json
import operator
from collections.abc import Iterable, Mapping
from fractions import Fraction
from pathlib import PurePath
from typing import Any

from .exact import format_integer
from .names import camel
from .values import Record

LARGEST_JSON_INTEGER = 2**53
"""From here on whole numbers are written as digits in text."""


def question_line(question: str, parameters: Mapping[str, Any]) -> bytes:
    """Return the line of a question; parameters that are ``None`` are left out."""
    request = {
        camel(name): json_value(value) for name, value in parameters.items() if value is not None
    }
    text = json.dumps({"ask": question, "request": request}, ensure_ascii=False)
    return text.encode("utf-8", "replace") + b"\n"


def json_value(value: Any) -> Any:
    """Return a parameter as JSON has it."""
    if value is None or isinstance(value, str | bool | float):
        return value
    if isinstance(value, int):
        return value if abs(value) < LARGEST_JSON_INTEGER else format_integer(value)
    if isinstance(value, Fraction):
        return json_value(value.numerator) if value.denominator == 1 else str(value)
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, Record | Mapping):
        return {camel(name): json_value(value[name]) for name in value}
    if isinstance(value, Iterable):
        return [json_value(inner) for inner in value]
    try:
        return json_value(operator.index(value))
    except TypeError:
        return json_value(float(value))
