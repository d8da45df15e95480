"""Joins modules of JavaScript into one text, so that a notebook can carry them.

Each module becomes a function that is called once, in the order in which a browser would run them;
what it exports is the object that the function returns. The joiner knows the few forms of import
and export that the page uses, one to a line, and refuses all others: a text that it writes means
what the modules meant.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable

_IMPORT = re.compile(
    r'^import (?:\* as (?P<all>\w+)|\{ (?P<some>[\w, ]+) \}) from "(?P<of>\.[^"]+)";$'
)
_PASSED_ON = re.compile(r'^export \{ (?P<some>[\w, ]+) \} from "(?P<of>\.[^"]+)";$')
_LISTED = re.compile(r"^export \{ (?P<some>[\w, ]+) \};$")
_DECLARED = re.compile(r"^export (?P<rest>(?:async )?(?:function\*?|class|const) (?P<name>\w+).*)$")
_OTHER = re.compile(r"^\s*(?:import|export)\b|\bimport\s*\(")
_NAME = re.compile(r"^(?P<own>\w+)(?: as (?P<other>\w+))?$")


class JoinError(ValueError):
    """A module that can't be joined: what is wrong, with its path and line."""


class _Joiner:
    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self.parts: dict[str, str] = {}
        self.exports: dict[str, list[str]] = {}
        self.under_way: list[str] = []

    def add(self, path: str) -> None:
        """Add a module, after all that it imports."""
        if path in self.parts:
            return
        if path in self.under_way:
            raise JoinError(f"modules import each other: {' → '.join([*self.under_way, path])}")
        self.under_way.append(path)
        names: dict[str, str] = {}
        lines = [
            self.line(path, number, line, names)
            for number, line in enumerate(self.read(path).splitlines(), 1)
        ]
        returned = ", ".join(
            name if name == value else f"{name}: {value}" for name, value in names.items()
        )
        body = "\n".join(lines)
        self.exports[path] = list(names)
        self.parts[path] = (
            f'modules["{path}"] = (() => {{\n{body}\nreturn {{ {returned} }};\n}})();'
        )
        self.under_way.pop()

    def line(self, path: str, number: int, line: str, names: dict[str, str]) -> str:
        """Return what a line becomes; its exports are added to the names, with their values."""
        where = f"{path}, line {number}"
        if found := _IMPORT.match(line):
            other = self.other(path, found["of"])
            if found["all"]:
                return f'const {found["all"]} = modules["{other}"];'
            pairs = self.imported(found["some"], other, where)
            return f'const {{ {self.pattern(pairs)} }} = modules["{other}"];'
        if found := _PASSED_ON.match(line):
            other = self.other(path, found["of"])
            pairs = self.imported(found["some"], other, where)
            names.update((new, f'modules["{other}"].{own}') for own, new in pairs)
            return ""
        if found := _LISTED.match(line):
            names.update((new, own) for own, new in self.pairs(found["some"], where))
            return ""
        if found := _DECLARED.match(line):
            names[found["name"]] = found["name"]
            return found["rest"]
        if _OTHER.search(line):
            raise JoinError(f"{where}: this form can't be joined: {line.strip()}")
        return line

    def other(self, path: str, named: str) -> str:
        other = posixpath.normpath(posixpath.join(posixpath.dirname(path), named))
        self.add(other)
        return other

    def imported(self, some: str, other: str, where: str) -> list[tuple[str, str]]:
        pairs = self.pairs(some, where)
        for own, _ in pairs:
            if own not in self.exports[other]:
                raise JoinError(f"{where}: {other} doesn't export {own}")
        return pairs

    @staticmethod
    def pairs(some: str, where: str) -> list[tuple[str, str]]:
        pairs = []
        for item in some.split(","):
            found = _NAME.match(item.strip())
            if found is None:
                raise JoinError(f"{where}: {item.strip()!r} isn't a name")
            pairs.append((found["own"], found["other"] or found["own"]))
        return pairs

    @staticmethod
    def pattern(pairs: list[tuple[str, str]]) -> str:
        return ", ".join(own if own == new else f"{own}: {new}" for own, new in pairs)


def join(entries: list[str], read: Callable[[str], str]) -> str:
    """Return the body of a function that runs modules and returns them all by their paths.

    Parameters
    ----------
    entries
        The paths of the modules that are used from outside.
    read
        Returns the text of the module at a path.

    Raises
    ------
    JoinError
        A module imports or exports in a form that isn't known, imports what isn't exported, or
        modules import each other in a circle.
    """
    joiner = _Joiner(read)
    for entry in entries:
        joiner.add(entry)
    return "\n".join(["const modules = {};", *joiner.parts.values(), "return modules;"])
