"""The modules of the widgets: which ones they are, and how they become one text.

Nothing here needs the rest of the package, so that packages can be made without it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from .join import JoinError, join

__all__ = ["ENTRIES", "MARK", "PARTS", "JoinError", "joined", "needed", "read", "stamp"]

MARK = "puzzlelab.js"
"""A folder with this file is a site; it names the folder of the other files."""
_FOLDER = re.compile(r'"\./([0-9a-f]{16})/')
ENTRIES = ("widgets/reversi.js", "widgets/set.js")
LICENCES = "LICENCES.txt"
SHEETS = {"style": "style.css", "reversi": "pages/reversi.css", "set": "pages/set.css"}
EVALUATION_BLOCKS = 29
"""The blocks of Reversi's evaluation: its head and 28 stages."""
PARTS = {
    "reversi": (
        "reversi.wasm.gz",
        *(f"data/reversi/evaluation.weights/{block}" for block in range(EVALUATION_BLOCKS)),
        "data/reversi/probcut.txt",
        "data/reversi/openings.txt",
    ),
    "set": ("set.wasm.gz",),
}
"""The files that a game's questions need, as the site has them."""

_OWN = Path(__file__).parent / "page"


def read(site: Path, name: str) -> bytes:
    """Return a file of a site, or one of this package's own modules, ``widgets/…``."""
    return path_of(site, name).read_bytes()


def path_of(site: Path, name: str) -> Path:
    """Return the path of a file of a site, or of one of this package's own modules."""
    if name.startswith("widgets/"):
        return _OWN / name.removeprefix("widgets/")
    if name in (MARK, LICENCES):
        return site / name
    found = _FOLDER.search((site / MARK).read_text())
    return site / (found[1] if found else ".") / name


def _source(site: Path, name: str) -> str:
    """Return the text of a module; sheets and the worker are in a module of their own."""
    if name != "widgets/texts.js":
        return read(site, name).decode()
    sheets = {sheet: _in_shadow(read(site, path).decode()) for sheet, path in SHEETS.items()}
    sheets["widget"] = _in_shadow(read(site, "widgets/widget.css").decode())
    worker = json.dumps(read(site, "worker.js").decode())
    return f"export const sheets = {json.dumps(sheets)};\nexport const workerText = {worker};\n"


def _in_shadow(sheet: str) -> str:
    """Return a sheet for a shadow tree: what it says about the page, it says about the host.

    The page's lengths are in ``rem``, which means something else in some notebooks.
    """
    in_pixels = re.sub(r"(?<![\w.])(\d*\.?\d+)rem\b", lambda m: f"{16 * float(m[1]):g}px", sheet)
    return re.sub(r":root\b", ":host", in_pixels)


def joined(site: Path, entry: str) -> str:
    """Return the module of a widget as one text.

    Parameters
    ----------
    site
        A folder that ``./run site`` made.
    entry
        The widget's module, one of ``ENTRIES``.

    Raises
    ------
    JoinError
        A module has a form of import or export that can't be joined.
    OSError
        The site lacks a file.
    """
    body = join(list(ENTRIES), lambda name: _source(site, name))
    digest = hashlib.sha256(body.encode()).hexdigest()[:16]
    # All widgets of a page are one program: they share workers, and boards turn together.
    return (
        f'const modules = (globalThis[Symbol.for("puzzlelab {digest}")] ??= '
        f'(() => {{\n{body}\n}})());\nexport default modules["{entry}"].widget;\n'
    )


def stamp(site: Path) -> float:
    """Return when the modules were changed."""
    return max(
        path.stat().st_mtime for path in (site / MARK, path_of(site, "workers.js"), *_OWN.iterdir())
    )


def needed(site: Path) -> Iterator[str]:
    """Yield the names of the files of a site that widgets need, as a package carries them."""
    names: list[str] = []

    def noted(name: str) -> str:
        names.append(name)
        return _source(site, name)

    join(list(ENTRIES), noted)
    yield from (name for name in names if not name.startswith("widgets/"))
    yield from (*SHEETS.values(), MARK, "worker.js", LICENCES)
    for parts in PARTS.values():
        yield from parts
