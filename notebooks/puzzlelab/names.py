"""Names in the two spellings, ``deal_size`` in Python and ``dealSize`` in documents; of signals."""

from __future__ import annotations

import contextlib
import difflib
import keyword
import re
import signal
from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=4096)
def snake(name: str) -> str:
    """Return a document's key as a Python name; a reserved word gets an underscore at its end."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "_", name).replace("-", "_").lower()
    return words + "_" if keyword.iskeyword(words) else words


@lru_cache(maxsize=4096)
def camel(name: str) -> str:
    """Return a Python name as a document's key; keys are returned as they are."""
    first, *others = name.rstrip("_").split("_")
    return first + "".join(word.capitalize() for word in others)


def pythonic(message: str) -> str:
    """Return words of the program with the names of its parameters as Python has them."""
    if message.startswith("unknown parameter "):
        return re.sub(r"'([a-z]+(?:[A-Z][a-z0-9]*)+)'", lambda name: f"'{snake(name[1])}'", message)
    return re.sub(r'"([a-z]+(?:[A-Z][a-z0-9]*)+)"', lambda name: f'"{snake(name[1])}"', message)


def hint(name: str, names: Iterable[str]) -> str:
    """Return which of some names was probably meant: ``; did you mean 'x'?``, or nothing."""
    near = difflib.get_close_matches(snake(name), [*names], n=1)
    return f"; did you mean '{near[0]}'?" if near else ""


def signal_name(number: int) -> str:
    """Return a signal's name: ``SIGKILL``, ``SIGRTMIN+3``; its number when it has none."""
    with contextlib.suppress(ValueError):
        return signal.Signals(number).name
    if signal.SIGRTMIN <= number <= signal.SIGRTMAX:
        return f"SIGRTMIN+{number - signal.SIGRTMIN}"
    return str(number)
