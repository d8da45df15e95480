"""The classes of records, as text: one for each object of a result."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator

from ..names import snake
from .schemas import COMMON, Schema, camel_case, request_type

TAKEN = {
    "Answer",
    "AsyncGame",
    "Estimate",
    "Evidence",
    "Fraction",
    "Game",
    "Interval",
    "Literal",
    "Record",
}
"""Names of classes that records can't have."""


def meaning(schema: Schema) -> str:
    """Return what two records have in common that are the same."""
    return json.dumps({key: schema[key] for key in schema if key != "description"}, sort_keys=True)


def records(schema: Schema) -> Iterator[Schema]:
    """Yield the records within a resolved schema that have names, outer ones first."""
    if "x-name" in schema and not is_number(schema):
        yield schema
    for inner in schema.get("properties", {}).values():
        yield from records(inner)
    if "items" in schema:
        yield from records(schema["items"])


def is_number(schema: Schema) -> bool:
    """Return whether an object is a fraction, or a decimal where no fraction is known."""
    return {"numerator", "denominator", "decimal"} <= set(schema["properties"])


class Names:
    """The classes of the records that have one name and one meaning."""

    def __init__(self, schemas: Iterable[Schema], taken: Iterable[str] = ()) -> None:
        meanings: dict[str, set[str]] = {}
        for schema in schemas:
            for record in records(schema):
                meanings.setdefault(camel_case(record["x-name"]), set()).add(meaning(record))
        self.classes = {
            told.pop(): name
            for name, told in meanings.items()
            if len(told) == 1 and name not in TAKEN and name not in taken
        }


class Types:
    """The classes of records, the inner ones before those that hold them."""

    def __init__(self, names: Names, shared: dict[str, str]) -> None:
        self.classes: dict[str, str] = {}
        self.names = names.classes
        self.shared = shared
        """The classes of another module, by the meanings of their records."""

    def record(self, name: str, schema: Schema, title: str, table: str | None = None) -> str:
        """Write the class of an object and return its name.

        ``table`` is the way to the list that a result is about.
        """
        required = set(schema.get("required", []))
        lines, told = [], []
        # A class attribute hides an absent key, so the keys that are always there come first.
        for key in sorted(schema["properties"], key=lambda key: (key not in required, key)):
            value = schema["properties"][key]
            inner = name.removesuffix("Result") + camel_case(key)
            type_ = self.named(inner, value, value.get("description", ""))
            absent = "" if key in required else " | None = None"
            lines.append(f"    {snake(key)}: {type_}{absent}")
            told += [f"    {snake(key)}", *wrapped(value.get("description", ""), 8)]
        if name in self.classes:
            raise ValueError(f"two types are called {name}")
        self.classes[name] = "\n".join(
            [
                f"class {name}(Record):",
                *docstring(title, ["    Attributes", "    ----------", *told], 4),
                "",
                *([f'    _table = "{snake(table)}"', ""] if table else []),
                *lines,
            ]
        )
        return name

    def named(self, name: str, value: Schema, told: str) -> str:
        """Return the type of a value of a result; `told` describes it."""
        if "$ref" in value:
            return camel_case(value["$ref"].removeprefix(COMMON))
        if "enum" in value:
            return request_type(value)
        if value["type"] == "array":
            return f"list[{self.named(name, value['items'], 'One of them: ' + told)}]"
        if value["type"] == "object":
            if is_number(value):
                return "Fraction | float"
            same = meaning(value)
            if same in self.shared:
                return self.shared[same]
            known = self.names.get(same)
            return known if known in self.classes else self.record(known or name, value, told)
        if value["type"] == "string" and value.get("pattern") == "^-?[0-9]+$":
            return "int"
        return request_type(value)


def wrapped(text: str, indent: int) -> list[str]:
    """Return a text as lines of at most 100 columns."""
    return textwrap.wrap(
        text,
        100,
        initial_indent=" " * indent,
        subsequent_indent=" " * indent,
        break_long_words=False,
    )


def docstring(title: str, rest: list[str], indent: int) -> list[str]:
    """Return a documentation string: a line, then the rest."""
    text = (title[:1].upper() + title[1:]).rstrip(".")
    first, mark, more = text, "", ""
    if len(text) > 100 - indent - 7:
        # The first line is a sentence; what follows its first clause is put below.
        first, mark, more = next(
            (text.partition(mark) for mark in ("; ", ": ", ", ") if mark in text[: 80 - indent]),
            (text, "", ""),
        )
    head = [" " * indent + f'"""{first}.']
    head += ["", *wrapped(more[:1].upper() + more[1:] + ".", indent)] if mark else []
    if len(head) == 1 and not rest:
        return [head[0] + '"""']
    return [*head, *(["", *rest] if rest else []), " " * indent + '"""']
