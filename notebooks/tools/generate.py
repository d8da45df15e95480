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
