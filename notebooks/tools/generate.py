"""Write the methods, result types and catalogue of puzzlelab/ from the program's schemas.

    python tools/generate.py [PROGRAM]          writes puzzlelab/games/*.py, puzzlelab/catalogue.py
    python tools/generate.py --check [PROGRAM]  says which of them aren't up to date

Without PROGRAM it is $PUZZLELAB, or puzzlelab on the PATH. Names, types and descriptions come from `puzzlelab schema`, defaults from `--help` of each command.
"""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
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
FILES = {
    "book",
    "text",
    "games",
    "obf",
    "deals",
    "players",
    "tournaments",
    "openings",
    "out",
    "checkpoint",
    "results",
}
"""Parameters that name a file."""
PLACES = re.compile(r"places from 1 \(JSON: (indices from 0)\)")
"""What help says of places in two ways: Python counts as JSON does."""
LISTS = {"exclude"}
"""Parameters that are a list in JSON and can't be given as text: places are counted from 0 there."""

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
        helped = defaults(said(program, *name.split("."), "--help"))
        question.parameters = parameters(question.schema["$defs"]["request"], helped)
        yield question


def defaults(text: str) -> dict[str, str | None]:
    """Return the options of a help text in their order, each with the default that it names."""
    found: dict[str, str | None] = {}
    options = text.partition("\nOptions\n")[2].partition("\nExamples\n")[0]
    for block in re.split(r"\n(?= {2,6}-)", "\n" + options):
        if named := re.match(r"\s*(?:-\w, )?--([a-z-]+)", block):
            words = re.sub(r"\s+", " ", block)
            default = re.search(r"\((?:[^()]*; )?default: ([^()]*)\)", words)
            found[snake(named[1])] = default[1] if default else None
    return found


def parameters(request: Schema, helped: dict[str, str | None]) -> list[Parameter]:
    """Return the parameters, those that must be given first."""
    required = set(request.get("required", []))
    keys = {snake(key): key for key in request["properties"]}
    order = [name for name in [*helped, *keys] if name in keys]
    found = []
    for name in dict.fromkeys(order):
        value, default = request["properties"][keys[name]], helped.get(name)
        literal = python_default(value, default) if keys[name] in required else "None"
        if value.get("type") == "boolean":
            literal = "False"
        text = PLACES.sub(r"\1", value.get("description", "").rstrip("."))
        limits = [f"{value['minimum']} to {value['maximum']}"] if "maximum" in value else []
        if literal == "None" and default is not None:
            limits.append(f"default: {default}")
        found.append(
            Parameter(
                name,
                request_type(value, keys[name]),
                text + (f" ({'; '.join(limits)})" if limits else ""),
                literal,
            )
        )
    must = [parameter for parameter in found if parameter.default is None]
    first = must or [parameter for parameter in found if parameter.name in ("position", "game")][:1]
    for parameter in first:
        parameter.positional = True
    return first + [parameter for parameter in found if parameter not in first]


def python_default(value: Schema, default: str | None) -> str | None:
    """Return a default that help names as Python has it; none where there isn't any."""
    if default is None:
        return None
    if "enum" in value:
        return quoted(default) if default in value["enum"] else "None"
    return default if re.fullmatch(r"-?\d+", default) else "None"


def request_type(value: Schema, key: str = "") -> str:
    """Return the type of a parameter."""
    if "enum" in value:
        return f"Literal[{', '.join(map(quoted, value['enum']))}]"
    if "anyOf" in value:
        kinds = value["anyOf"]
        if any("digitCount" in kind.get("properties", {}) for kind in kinds):
            return "int | str"
        return " | ".join(dict.fromkeys(map(request_type, kinds)))
    if value["type"] == "array":
        kind = f"Sequence[{request_type(value['items'])}]"
        return kind if key in LISTS else f"str | {kind}"
    if value["type"] == "string" and key in FILES:
        return "str | PathLike[str]"
    return {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}[value["type"]]


def quoted(text: str) -> str:
    """Return a text in the quotes of the house."""
    return json.dumps(text, ensure_ascii=False)


class Types:
    """The classes of one game's results, the inner ones before those that hold them."""

    def __init__(self) -> None:
        self.classes: dict[str, str] = {}

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
            return {"evidence": "Evidence", "fraction": "Fraction"}[value["$ref"].split("/")[-1]]
        if "enum" in value:
            return request_type(value)
        if value["type"] == "array":
            return f"list[{self.named(name, value['items'], 'One of them: ' + told)}]"
        if value["type"] == "object":
            properties = value["properties"]
            if {"numerator", "denominator", "decimal"} <= properties.keys():
                return "Fraction | float"
            return self.record(name, value, told)
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


def method(question: Question, result: str, *, is_async: bool) -> str:
    """Return the method of a question."""
    listed = [parameter.declared() for parameter in question.parameters if parameter.positional]
    others = [parameter.declared() for parameter in question.parameters if not parameter.positional]
    listed += ["*", *others] if others else []
    define, wait = ("async def", "await ") if is_async else ("def", "")
    explained = [] if is_async else question.parameters
    told = ["        Parameters", "        ----------"] if explained else []
    for parameter in explained:
        told += [f"        {parameter.name}", *wrapped(parameter.help, 12)]
    given = [f"{parameter.name}={parameter.name}" for parameter in question.parameters]
    arguments = textwrap.wrap(", ".join(given) + ",", 88) if given else []
    return "\n".join(
        [
            f"    {define} {question.verb}(",
            "        self,",
            *(f"        {line}," for line in listed),
            f"    ) -> Answer[{result}]:",
            *docstring(question.title, told, 8),
            f"        return {wait}self._ask(",
            f"            {quoted(question.name)},",
            f"            {result},",
            *(f"            {line}" for line in arguments),
            "        )",
        ]
    )


def module(game: str, asked: list[Question]) -> str:
    """Return the text of a game's module."""
    name, title = TITLES[game]
    types = Types()
    results = {
        question.name: types.record(
            f"{question.type_name}Result",
            question.schema["$defs"]["result"],
            f"The result of ``{question.name}``",
        )
        for question in asked
    }
    classes = list(types.classes.values())
    plain = [method(question, results[question.name], is_async=False) for question in asked]
    awaited = [method(question, results[question.name], is_async=True) for question in asked]
    remark = f"The questions of :class:`{name}`, awaited; their parameters are told there."
    classes.append("\n\n".join([f'class {name}(Game):\n    """{title}"""', *plain]))
    classes.append(
        "\n\n".join(
            [f'class Async{name}(AsyncGame):\n    """{title}\n\n    {remark}\n    """', *awaited]
        )
    )
    body = "\n\n\n".join(classes)
    imports = [
        line
        for word, line in [
            ("Sequence[", "from collections.abc import Sequence"),
            ("Fraction", "from fractions import Fraction"),
            ("PathLike", "from os import PathLike"),
            ("Literal[", "from typing import Literal"),
        ]
        if word in body
    ]
    values = "Evidence, Record" if "Evidence" in body else "Record"
    head = [
        f'"""{title}"""',
        "",
        NOTE,
        "",
        "from __future__ import annotations",
        "",
        *imports,
        *([""] if imports else []),
        "from ..answer import Answer",
        "from ..game import AsyncGame, Game",
        f"from ..values import {values}",
    ]
    return "\n".join(head) + "\n\n\n" + body + "\n"


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
    texts = {PACKAGE / "games" / f"{game}.py": module(game, asked) for game, asked in games.items()}
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
