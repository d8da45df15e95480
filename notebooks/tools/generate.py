"""Write the methods, result types and catalogue of puzzlelab/ from the program's schemas.

    python tools/generate.py [PROGRAM]          writes puzzlelab/games/*.py, puzzlelab/catalogue.py

Names, types, descriptions and defaults come from `puzzlelab schema`. hatch_build.py calls this when the package is
installed or built; without PROGRAM it is found as the package finds it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent.parent / "puzzlelab"

# The package itself can't be imported before its games are written; its parts can.
sys.modules["puzzlelab"] = ModuleType("puzzlelab")
sys.modules["puzzlelab"].__path__ = [str(PACKAGE)]

from puzzlelab.client.modules import NOTE, client  # noqa: E402
from puzzlelab.client.schemas import Question, games, quoted  # noqa: E402
from puzzlelab.program import find_program  # noqa: E402

ASK = """
        @overload
        {awaited}def ask(
            self, question: {question}, /, **parameters: Any
        ) -> Answer[{result}]: ..."""
MAP = """
        @overload
        def map(
            self,
            question: {question},
            requests: {requests},
            *,
            errors: Literal["{errors}"]{default},{progress}
            window: int = ...,
        ) -> {iterator}[{answer}]: ..."""
END = """
        {awaited}def ask(self, question: str, /, **parameters: Any) -> Answer[Any]:
            raise NotImplementedError

        def map(
            self, question: str, requests: {requests}, **options: Any
        ) -> {iterator}[Any]:
            raise NotImplementedError"""
REQUESTS = "Iterable[Mapping[str, Any] | Record]"
# How the lab and the one that is awaited differ.
DIRECT = {
    "awaited": "",
    "requests": REQUESTS,
    "iterator": "Iterator",
    "progress": "\n            progress: bool = ...,",
}
AWAITED = {
    "awaited": "async ",
    "requests": REQUESTS + " | AsyncIterable[Mapping[str, Any] | Record]",
    "iterator": "AsyncIterator",
    "progress": "",
}


def typed(name: str, form: dict[str, str], results: dict[str, str]) -> list[str]:
    """Return a class that has the types of `ask` and `map` for each question, in one of the two forms."""
    asked = {f"Literal[{quoted(question)}]": result for question, result in results.items()}

    def mapped(question: str, errors: str, answer: str) -> str:
        default = " = ..." if errors == "raise" else ""
        return MAP.format(question=question, errors=errors, default=default, answer=answer, **form)

    asks = [
        ASK.format(question=question, result=result, **form) for question, result in asked.items()
    ]
    maps = [mapped(question, "raise", f"Answer[{result}]") for question, result in asked.items()]
    maps += [mapped("str", "raise", "Answer[Any]")]
    maps += [mapped("str", "return", "Answer[Any] | PuzzleError")]
    ask, map_ = END.format(**form).split("\n\n")
    return [
        f"class {name}:",
        '    """What type checkers know of a lab: the result of each question, by its name."""',
        "",
        "    if TYPE_CHECKING:",
        "\n".join([*asks, ASK.format(question="str", result="Any", **form), ask, *maps, "", map_]),
    ]


def catalogue(games: dict[str, list[Question]]) -> str:
    """Return the text of the table of all questions."""
    results = {
        question.name: f"{game}.{question.type_name}Result"
        for game, asked in games.items()
        for question in asked
    }
    return "\n".join(
        [
            '"""All questions, with the types of their results."""',
            "",
            NOTE,
            "",
            "from __future__ import annotations",
            "",
            "from typing import TYPE_CHECKING, Any, Literal, overload",
            "",
            f"from .games import {', '.join(sorted(games))}",
            "from .values import Record",
            "",
            "if TYPE_CHECKING:",
            "    from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Mapping",
            "",
            "    from .answer import Answer",
            "    from .errors import PuzzleError",
            "",
            "RESULTS: dict[str, type[Record]] = {",
            *(f"    {quoted(name)}: {result}," for name, result in results.items()),
            "}",
            "",
            "",
            *typed("Typed", DIRECT, results),
            "",
            "",
            *typed("AsyncTyped", AWAITED, results),
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    """Write the files, those that are others than before."""
    asked = games(find_program(arguments[0] if arguments else None))
    texts = {PACKAGE / "games" / f"{name}.py": text for name, text in client(asked).items()}
    texts[PACKAGE / "catalogue.py"] = catalogue(asked)
    for path in {*(PACKAGE / "games").glob("[a-z]*.py")} - {*texts}:
        path.unlink()
    for path, text in texts.items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
