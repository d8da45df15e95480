"""The questions of a program, as its schemas describe them."""

from __future__ import annotations

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ..names import snake

Schema = dict[str, Any]

COMMON = "urn:puzzlelab:common:1#/$defs/"
"""The beginning of references to what documents of all games share."""


@dataclass
class Parameter:
    """A parameter of a question."""

    name: str
    type: str
    help: str
    default: str | None
    """Its default in Python; none where it must be given."""
    positional: bool = False

    def declared(self) -> str:
        """Return it in the form of a signature."""
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


def games(program: str) -> dict[str, list[Question]]:
    """Return all questions of a program, by their games."""
    titles = dict(line.split(maxsplit=1) for line in said(program, "schema").splitlines())
    with ThreadPoolExecutor() as pool:
        texts = pool.map(lambda name: said(program, "schema", name), titles)
    found: dict[str, list[Question]] = {}
    for (name, title), text in zip(titles.items(), texts, strict=True):
        question = Question(name, title, json.loads(text))
        question.parameters = parameters(question.schema)
        found.setdefault(name.partition(".")[0], []).append(question)
    return found


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
        found[key] = Parameter(snake(key), parameter_type(value), told, literal)
    must = [parameter for parameter in found.values() if parameter.default is None]
    first = must or [found[key] for key in schema["x-operand"][:1]]
    for parameter in first:
        parameter.positional = True
    return first + [parameter for parameter in found.values() if parameter not in first]


def python_default(value: Schema, is_echoed: bool) -> str | None:
    """Return the default of a parameter in Python; none where it must be given.

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


def parameter_type(value: Schema) -> str:
    """Return the type of a parameter, whose text may be that of a value."""
    return re.sub(
        r"(?<!int \| )(?<!PathLike\[)\bstr\b(?! \| PathLike)", "Text", request_type(value)
    )


def request_type(value: Schema) -> str:
    """Return the type of a value that is neither evidence nor a record."""
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
    """Return a text in the quotes that the package uses."""
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
