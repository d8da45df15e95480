"""Whole numbers of any size as text, and back.

Python refuses to turn more than 4300 digits into a number, or back, unless a switch of the whole
process is set. The numbers here may have 200,000 digits: they are halved until Python agrees.
"""

from __future__ import annotations

from fractions import Fraction

CHUNK = 4000
"""Digits that Python converts in one piece."""


def parse_integer(text: str) -> int:
    """Return the number that decimal digits, perhaps with a minus sign, denote."""
    if len(text) <= CHUNK:
        return int(text)
    if text[0] == "-":
        return -parse_integer(text[1:])
    low = len(text) // 2
    return parse_integer(text[:-low]) * _power_of_ten(low) + parse_integer(text[-low:])


def format_integer(number: int) -> str:
    """Return a number in decimal digits."""
    if number < 0:
        return "-" + format_integer(-number)
    if number.bit_length() <= CHUNK * 3:
        return str(number)
    return _digits(number, number.bit_length() * 30103 // 100000 + 1).lstrip("0")


def format_number(number: float | Fraction) -> str:
    """Return a number as text that ``Fraction`` reads exactly: ``3``, ``16/45``, ``0.25``."""
    if isinstance(number, float):
        return repr(number)
    below = "" if number.denominator == 1 else f"/{format_integer(number.denominator)}"
    return format_integer(number.numerator) + below


def _digits(number: int, width: int) -> str:
    """Return a number below ``10 ** width`` with exactly ``width`` digits."""
    if width <= CHUNK:
        return str(number).rjust(width, "0")
    low = width // 2
    high, rest = divmod(number, _power_of_ten(low))
    return _digits(high, width - low) + _digits(rest, low)


def _power_of_ten(exponent: int) -> int:
    power: int = 5**exponent
    return power << exponent
