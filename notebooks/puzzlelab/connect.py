"""A client of any program, made of the program's own schemas while Python runs."""

from __future__ import annotations

import hashlib
import linecache
import os
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .client.modules import client, game_class
from .client.schemas import games
from .lab import ProgramLab
from .program import find_program


class ConnectedLab(ProgramLab):
    """The questions of a program that is known by its schemas alone; see :func:`connect`."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Let a type checker accept any game."""


def connect(
    program: str | os.PathLike[str] | None = None,
    *,
    threads: int | None = None,
    data: str | os.PathLike[str] | None = None,
) -> ConnectedLab:
    """Return a lab with the questions that a program has, whatever its games and its version.

    Its methods, records and documentation are the ones that ``tools/generate.py`` would write for
    the program; :class:`puzzlelab.Lab` has those of puzzlelab's own games, which a type checker
    knows as well.

    Parameters
    ----------
    program, threads, data
        As :class:`puzzlelab.Lab` takes them.

    Examples
    --------
    >>> with connect("./my-puzzlelab") as lab:
    ...     answer = lab.null.analyze(left=1)
    """
    path = find_program(program)
    asked = games(path)
    package = _made(client(asked))
    lab = ConnectedLab(path, threads=threads, data=data, any_version=True)
    for game, questions in asked.items():
        module = sys.modules[f"{package}.{game}"]
        setattr(lab, game, getattr(module, game_class(game)[0])(lab))
        lab.results |= {
            question.name: getattr(module, f"{question.type_name}Result") for question in questions
        }
    return lab


def _made(texts: dict[str, str]) -> str:
    """Return the name of a package with these modules, which all labs of such a client share."""
    digest = hashlib.sha256("\0".join(texts.values()).encode()).hexdigest()[:16]
    # Its parent is this package, as that of `games` is: relative imports mean the same.
    package = f"{__package__}.connected_{digest}"
    if package in sys.modules:
        return package
    sys.modules[package] = ModuleType(package)
    sys.modules[package].__path__ = []
    # What several games have comes first, for the others import it.
    for name, text in sorted(texts.items(), key=lambda item: item[0] != "shared"):
        module = ModuleType(f"{package}.{name}")
        module.__file__ = f"<{module.__name__}>"
        linecache.cache[module.__file__] = (len(text), None, text.splitlines(True), module.__file__)
        sys.modules[module.__name__] = module
        exec(compile(text, module.__file__, "exec"), module.__dict__)
    return package
