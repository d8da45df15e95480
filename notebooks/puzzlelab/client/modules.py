"""The modules of a client, as text: a class for each game, a method for each question."""

from __future__ import annotations

import re
import textwrap

from ..names import snake
from .records import Names, Types, docstring, meaning, records, wrapped
from .schemas import Question, Schema, camel_case, quoted

TITLES = {
    "matchsticks": ("Matchsticks", "Matchsticks: take-away games, normal and misère."),
    "set": ("Set", "The card game Set."),
    "reversi": ("Reversi", "Reversi (Othello)."),
    "memory": ("Memory", "Memory: games of pairs."),
    "cardmatch": ("CardMatch", "Card matching."),
    "jobs": ("Jobs", "Jobs: files of questions, answered by many processes."),
    "tour": ("Tour", "Each game's first question."),
}
"""The classes of games that have names of their own, and what they are about."""

NOTE = "# Written by tools/generate.py from the program's schemas; changes here are lost."


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
    found = [
        name for name in ("Estimate", "Evidence", "Interval") if re.search(rf"\b{name}\b", body)
    ]
    return f"from ..values import {', '.join([*found, 'Record'])}"


def shared_module(types: Types) -> str:
    """Return the text of the module of the records that several games have."""
    body = "\n\n\n".join(types.classes.values())
    return head("Records that several games have.", body) + f"{values(body)}\n\n\n{body}\n"


def game_class(game: str) -> tuple[str, str]:
    """Return the name of the class of a game, and what it is about."""
    return TITLES.get(game, (camel_case(game), f"The questions of {game}."))


def module(game: str, asked: list[Question], shared: dict[str, str]) -> str:
    """Return the text of a game's module."""
    name, title = game_class(game)
    schemas = [question.result for question in asked]
    types = Types(Names(schemas, [name, *shared.values()]), shared)
    results = {
        question.name: types.record(
            f"{question.type_name}Result",
            schema,
            f"The result of ``{question.name}``",
            table=question.schema.get("x-table"),
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
        *imports(body, [("Text", "from ..text import Text")]),
        values(body),
        *shared_import(used),
    ]
    return head(title, body) + "\n".join(own) + "\n\n\n" + body + "\n"


def shared_import(used: list[str]) -> list[str]:
    """Return the import of what several games have, as it is formatted."""
    line = f"from .shared import {', '.join(used)}"
    if len(line) <= 100:
        return [line] if used else []
    return ["from .shared import (", *(f"    {name}," for name in used), ")"]


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


def client(games: dict[str, list[Question]]) -> dict[str, str]:
    """Return the text of each module of a client of these games, by its name."""
    types = shared_types(games)
    shared = {same: name for same, name in types.names.items() if name in types.classes}
    texts = {game: module(game, asked, shared) for game, asked in games.items()}
    return texts | {"shared": shared_module(types)}
