"""A question as a line for the program."""

from __future__ import annotations

import json
import math
import operator
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from pathlib import PurePath
from typing import Any

from ..errors import UsageError
from ..exact import format_integer
from ..names import camel
from ..value import Value
from ..values import Record

LARGEST_JSON_INTEGER = 2**53
"""From here on whole numbers are written as digits in text."""


def question_line(question: str, parameters: Mapping[str, Any], *, figure: bool = False) -> bytes:
    """Return the line of a question; parameters that are ``None`` are left out.

    With ``figure`` the answer brings its figure. A value may bring others with it: a deal of Set says how many features its cards have.
    """
    request: dict[str, Any] = {}
    also: dict[str, Any] = {}
    for name, value in parameters.items():
        if isinstance(value, Value):
            also |= value._parameters()
        try:
            if value is not None:
                request[camel(name)] = json_value(value)
        except RecursionError:
            raise UsageError(f'"{name}": the value is nested too deeply') from None
        except (TypeError, ValueError) as error:
            raise UsageError(f'"{name}": {error}') from error
    asked: dict[str, Any] = {"ask": question, "request": request | also}
    if figure:
        asked["figure"] = True
    text = json.dumps(asked, ensure_ascii=False)
    return text.encode("utf-8", "replace") + b"\n"


def json_value(value: Any) -> Any:
    """Return a parameter in its JSON form; numbers that are whole as whole numbers, of any type.

    Raises
    ------
    TypeError, ValueError
        There is no such value in JSON, or it can't be taken exactly.
    """
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, int):
        return value if abs(value) < LARGEST_JSON_INTEGER else format_integer(value)
    if isinstance(value, float):
        return _float(float(value))
    if isinstance(value, Fraction):
        return json_value(value.numerator) if value.denominator == 1 else str(value)
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value} is not a number")
        return json_value(int(value)) if value == value.to_integral_value() else str(value)
    if hasattr(type(value), "__puzzlelab__"):
        return value.__puzzlelab__()
    if isinstance(value, PurePath):
        return str(value)
    if isinstance(value, bytes | bytearray):
        raise TypeError("bytes aren't text; decode them")
    if isinstance(value, Record | Mapping):
        return {_key(name): json_value(value[name]) for name in value}
    if getattr(value, "shape", None) == () and hasattr(value, "item"):
        # A number of NumPy, or an array that is one.
        plain = value.item()
        if type(plain) is not type(value):
            return json_value(plain)
        # A long double, real or complex, stays one: Python has no type for it.
        if isinstance(plain, Real):
            return _float(plain)
    if isinstance(value, Iterable):
        return [json_value(inner) for inner in value]
    try:
        return json_value(operator.index(value))
    except TypeError:
        raise TypeError(f"a value of type {type(value).__name__} can't be given") from None


def _key(name: Any) -> str:
    if not isinstance(name, str):
        raise TypeError(f"a key of type {type(name).__name__} can't be given; keys are text")
    return camel(name)


def _float(value: Any) -> int | float:
    # Not `isfinite`, to which a long double beyond the floats is infinite.
    if not abs(value) < math.inf:
        raise ValueError(f"{value} is not a number")
    if not value.is_integer():
        if float(value) != value:
            raise ValueError(f"{value!s} would be rounded to a float; give a float")
        return float(value)
    if abs(value) >= LARGEST_JSON_INTEGER:
        raise ValueError(f"{value!s} may be rounded, as floats from 2**53 on are; give an int")
    return int(value)
