"""Write the methods, result types and catalogue of puzzlelab/ from the program's schemas.

    python tools/generate.py [PROGRAM]          writes puzzlelab/games/*.py, puzzlelab/catalogue.py
    python tools/generate.py --check [PROGRAM]  says which of them aren't up to date

Without PROGRAM it is $PUZZLELAB, or puzzlelab on the PATH. Names, types, descriptions and defaults come from `puzzlelab schema`.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent / "puzzlelab"
# The package can't be imported before its games are written; its spelling of names can.
snake: Callable[[str], str] = runpy.run_path(str(PACKAGE / "names.py"))["snake"]

TITLES = {
    "matchsticks": ("Matchsticks", "Matchsticks: take-away games, normal and misère."),
    "set": ("Set", "The card game Set."),
    "reversi": ("Reversi", "Reversi (Othello)."),
    "memory": ("Memory", "Memory: games of pairs."),
    "cardmatch": ("CardMatch", "Card matching."),
    "jobs": ("Jobs", "Jobs: files of questions, answered by many processes."),
    "tour": ("Tour", "Each game's first question."),
}
NOTE = "# Written by tools/generate.py from the program's schemas; changes here are lost."
COMMON = "urn:puzzlelab:common:1#/$defs/"
"""The beginning of references to what documents of all games share."""
TAKEN = {"Answer", "Game", "AsyncGame", "Evidence", "Fraction", "Interval", "Literal", "Record"}
"""Names of classes that records can't have."""

Schema = dict[str, Any]


@dataclass
class Parameter:
    """A parameter of a question."""

    name: str
    type: str
    help: str
    default: str | None
    """Its default as Python has it; none where it must be given."""
    positional: bool = False

    def declared(self) -> str:
        """Return it as a signature has it."""
        if self.default is None:
            return f"{self.name}: {self.type}"
        type_ = self.type if self.default != "None" else f"{self.type} | None"
        return f"{self.name}: {type_} = {self.default}"


@dataclass
class Question:
    """A question: what it takes and what it gives."""

    name: str
    title: str
    schema: Schema
    parameters: list[Parameter] = field(default_factory=list)

    @property
    def verb(self) -> str:
        """Its name within the game, in Python; the tour has none."""
        return snake(self.name.partition(".")[2]) or "__call__"

    @property
    def result(self) -> Schema:
        """The schema of its result, with its definitions in place."""
        definitions: Schema = self.schema["$defs"]
        return resolved(definitions["result"], definitions)

    @property
    def type_name(self) -> str:
        """The beginning of the names of its types."""
        return camel_case(self.name.partition(".")[2] or self.name)


def camel_case(name: str) -> str:
    """Return a key or a verb as a part of a class name."""
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[-_.]", name))


def said(program: str, *arguments: str) -> str:
    """Return what the program prints."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True)
    return done.stdout


def questions(program: str) -> Iterator[Question]:
    """Yield all questions of a program."""
    for line in said(program, "schema").splitlines():
        name, title = line.split(maxsplit=1)
        question = Question(name, title, json.loads(said(program, "schema", name)))
        question.parameters = parameters(question.schema)
        yield question


def parameters(schema: Schema) -> list[Parameter]:
    """Return the parameters of a question, those that must be given first."""
    request = schema["$defs"]["request"]
    found = {}
    for key in schema["x-order"]:
        value = request["properties"][key]
        literal = python_default(value, key in request["required"])
        limits = [f"{value['minimum']} to {value['maximum']}"] if "maximum" in value else []
        if literal == "None" and (words := default_in_words(value)):
            limits.append(f"default: {words}")
        told = value["description"] + (f" ({'; '.join(limits)})" if limits else "")
        found[key] = Parameter(snake(key), request_type(value), told, literal)
    must = [parameter for parameter in found.values() if parameter.default is None]
    first = must or [found[key] for key in schema["x-operand"][:1]]
    for parameter in first:
        parameter.positional = True
    return first + [parameter for parameter in found.values() if parameter not in first]


def python_default(value: Schema, is_echoed: bool) -> str | None:
    """Return the default of a parameter as Python has it; none where it must be given.

    Words and numbers are those of the program; for other values Python leaves the parameter out.
    """
    if "default" not in value:
        return None if is_echoed else "None"
    default = value["default"]
    if isinstance(default, bool):
        return str(default)
    if value.get("$ref") == COMMON + "number" and isinstance(default, str):
        return default
    if isinstance(default, int):
        return str(default)
    return quoted(default) if "enum" in value else "None"


def default_in_words(value: Schema) -> str:
    """Return what happens without a parameter."""
    words = value.get("x-default", value.get("default", ""))
    return words if isinstance(words, str) else json.dumps(words, ensure_ascii=False)


def request_type(value: Schema) -> str:
    """Return the type of a parameter."""
    if "enum" in value:
        return f"Literal[{', '.join(map(quoted, value['enum']))}]"
    if value.get("$ref") == COMMON + "number":
        return "int | str"
    if "anyOf" in value:
        return " | ".join(dict.fromkeys(map(request_type, value["anyOf"])))
    if value["type"] == "array":
        kind = f"Sequence[{request_type(value['items'])}]"
        return kind if value.get("x-listOnly") else f"str | {kind}"
    if value.get("format") == "path":
        return "str | PathLike[str]"
    return {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}[value["type"]]


def quoted(text: str) -> str:
    """Return a text in the quotes of the house."""
    return json.dumps(text, ensure_ascii=False)


def resolved(value: Schema, definitions: Schema) -> Schema:
    """Return a schema with what it refers to of its own definitions in place."""
    if (reference := value.get("$ref", "")).startswith("#/$defs/"):
        rest = {key: inner for key, inner in value.items() if key != "$ref"}
        named = {"x-name": reference.removeprefix("#/$defs/").rstrip("0123456789")}
        return resolved(definitions[reference.removeprefix("#/$defs/")], definitions) | named | rest
    found = dict(value)
    if "items" in value:
        found["items"] = resolved(value["items"], definitions)
    if "properties" in value:
        inner = value["properties"].items()
        found["properties"] = {key: resolved(schema, definitions) for key, schema in inner}
    return found


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
    """Tell whether an object is a fraction, or a decimal where no fraction is known."""
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

    def record(self, name: str, schema: Schema, title: str) -> str:
        """Write the class of an object and return its name."""
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
                *lines,
            ]
        )
        return name

    def named(self, name: str, value: Schema, told: str) -> str:
        """Return the type of a value of a result, which is told so."""
        if "$ref" in value:
            kinds = {"evidence": "Evidence", "fraction": "Fraction", "interval": "Interval"}
            return kinds[value["$ref"].removeprefix(COMMON)]
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
        # The first line is a sentence; what is after its first clause goes below.
        first, mark, more = next(
            (text.partition(mark) for mark in ("; ", ": ", ", ") if mark in text[: 80 - indent]),
            (text, "", ""),
        )
    head = [" " * indent + f'"""{first}.']
    head += ["", *wrapped(more[:1].upper() + more[1:] + ".", indent)] if mark else []
    if len(head) == 1 and not rest:
        return [head[0] + '"""']
    return [*head, *(["", *rest] if rest else []), " " * indent + '"""']


def method(question: Question, result: str) -> str:
    """Return the method of a question."""
    listed = [parameter.declared() for parameter in question.parameters if parameter.positional]
    others = [parameter.declared() for parameter in question.parameters if not parameter.positional]
    listed += ["*", *others] if others else []
    told = ["        Parameters", "        ----------"] if question.parameters else []
    for parameter in question.parameters:
        told += [f"        {parameter.name}", *wrapped(parameter.help, 12)]
    given = [f"{parameter.name}={parameter.name}" for parameter in question.parameters]
    arguments = textwrap.wrap(", ".join(given) + ",", 88) if given else []
    return "\n".join(
        [
            f"    def {question.verb}(",
            "        self,",
            *(f"        {line}," for line in listed),
            f"    ) -> Answer[{result}]:",
            *docstring(question.title, told, 8),
            "        return self._ask(",
            f"            {quoted(question.name)},",
            f"            {result},",
            *(f"            {line}" for line in arguments),
            "        )",
        ]
    )


def imports(body: str, lines: list[tuple[str, str]]) -> list[str]:
    """Return those lines whose word is in a module."""
    return [line for word, line in lines if re.search(rf"\b{word}\b", body)]


def head(title: str, body: str) -> str:
    """Return the beginning of a module of records, up to its own imports."""
    library = imports(
        body,
        [
            ("Sequence", "from collections.abc import Sequence"),
            ("Fraction", "from fractions import Fraction"),
            ("PathLike", "from os import PathLike"),
            ("Literal", "from typing import Literal"),
        ],
    )
    lines = [f'"""{title}"""', "", NOTE, "", "from __future__ import annotations", ""]
    return "\n".join([*lines, *library, *([""] if library else [])]) + "\n"


def values(body: str) -> str:
    """Return the import of the values that a module has."""
    found = [name for name in ("Evidence", "Interval") if re.search(rf"\b{name}\b", body)]
    return f"from ..values import {', '.join([*found, 'Record'])}"


def shared_module(types: Types) -> str:
    """Return the text of the module of the records that several games have."""
    body = "\n\n\n".join(types.classes.values())
    return head("Records that several games have.", body) + f"{values(body)}\n\n\n{body}\n"


def module(game: str, asked: list[Question], shared: dict[str, str]) -> str:
    """Return the text of a game's module."""
    name, title = TITLES[game]
    schemas = [question.result for question in asked]
    types = Types(Names(schemas, [name, *shared.values()]), shared)
    results = {
        question.name: types.record(
            f"{question.type_name}Result", schema, f"The result of ``{question.name}``"
        )
        for question, schema in zip(asked, schemas, strict=True)
    }
    classes = list(types.classes.values())
    methods = [method(question, results[question.name]) for question in asked]
    awaited = [f"    {question.verb} = awaited({name}.{question.verb})" for question in asked]
    remark = f"The questions of :class:`{name}`, awaited; their parameters are told there."
    classes.append("\n\n".join([f'class {name}(Game):\n    """{title}"""', *methods]))
    classes.append(
        f'class Async{name}(AsyncGame):\n    """{title}\n\n    {remark}\n    """\n\n'
        + "\n".join(awaited)
    )
    body = "\n\n\n".join(classes)
    used = sorted(name for name in set(shared.values()) if re.search(rf"\b{name}\b", body))
    own = [
        "from ..answer import Answer",
        "from ..game import AsyncGame, Game, awaited",
        values(body),
        *([f"from .shared import {', '.join(used)}"] if used else []),
    ]
    return head(title, body) + "\n".join(own) + "\n\n\n" + body + "\n"


def shared_types(games: dict[str, list[Question]]) -> Types:
    """Return the records that several games have."""
    homes: dict[str, set[str]] = {}
    found: dict[str, Schema] = {}
    for game, asked in games.items():
        for question in asked:
            for record in records(question.result):
                homes.setdefault(meaning(record), set()).add(game)
                found.setdefault(meaning(record), record)
    several = [found[same] for same, where in homes.items() if len(where) > 1]
    names = Names(several)
    types = Types(names, {})
    for record in several:
        known = names.classes.get(meaning(record))
        if known and known not in types.classes:
            words = snake(record["x-name"]).replace("_", " ")
            types.record(known, record, f"{words}, as several games have it")
    return types


def catalogue(games: dict[str, list[Question]]) -> str:
    """Return the text of the table of all questions."""
    rows = [
        f"    {quoted(question.name)}: {game}.{question.type_name}Result,"
        for game, asked in games.items()
        for question in asked
    ]
    return "\n".join(
        [
            '"""All questions, with the types of their results."""',
            "",
            NOTE,
            "",
            "from __future__ import annotations",
            "",
            f"from .games import {', '.join(sorted(games))}",
            "from .values import Record",
            "",
            "RESULTS: dict[str, type[Record]] = {",
            *rows,
            "}",
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    """Write the files, or with --check only compare them."""
    check = "--check" in arguments
    named = [argument for argument in arguments if not argument.startswith("--")]
    games: dict[str, list[Question]] = {}
    program = named[0] if named else os.environ.get("PUZZLELAB", "puzzlelab")
    for question in questions(program):
        games.setdefault(question.name.partition(".")[0], []).append(question)
    types = shared_types(games)
    shared = {same: name for same, name in types.names.items() if name in types.classes}
    texts = {
        PACKAGE / "games" / f"{game}.py": module(game, asked, shared)
        for game, asked in games.items()
    }
    texts[PACKAGE / "games" / "shared.py"] = shared_module(types)
    texts[PACKAGE / "catalogue.py"] = catalogue(games)
    old = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    for path in old:
        if check:
            print(f"{path.name} isn't up to date: run tools/generate.py")
        else:
            path.write_text(texts[path])
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
