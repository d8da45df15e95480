"""Names in the two spellings: ``deal_size`` in Python, ``dealSize`` in documents."""

from __future__ import annotations

import keyword
import re
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
