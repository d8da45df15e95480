"""A small writer of SVG: elements with escaped text, in colours for light and for dark pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from html import escape, unescape
from pathlib import Path

FONT = "system-ui, 'DejaVu Sans', sans-serif"

COLOURS: dict[str, tuple[str, str]] = {
    "face": ("#ffffff", "#2b2d31"),
    "edge": ("#8c9199", "#7d828b"),
    "ink": ("#1d1f23", "#eceef1"),
    "faint": ("#5d636d", "#a9afb9"),
    "back": ("#c9d3e3", "#3d4a61"),
    "mark": ("#0b62a8", "#6cb6f5"),
    "red": ("#c8321f", "#ff8a70"),
    "green": ("#00794f", "#46c997"),
    "purple": ("#6a3fa0", "#bb95f0"),
    "frame": ("#2b3a33", "#1b2420"),
    "frame-ink": ("#e6ece8", "#c9d3cd"),
    "felt": ("#2e7d54", "#23603f"),
    "line": ("#1d5738", "#153f28"),
    "black": ("#15171a", "#0b0c0e"),
    "white": ("#f8f8f4", "#e9e9e4"),
    "gold": ("#ffd34d", "#ffd34d"),
    "wood": ("#e0bd86", "#c9a56c"),
    "head": ("#b3261e", "#e0574d"),
    "ash": ("#d3d6db", "#565b63"),
}
"""For each name the colour on a light page and on a dark one."""

STYLE = (
    "".join(
        f".pl-{name}{{fill:{light}}}.pl-s-{name}{{stroke:{light}}}"
        for name, (light, _) in COLOURS.items()
    )
    + "@media (prefers-color-scheme:dark){"
    + "".join(
        f".pl-{name}{{fill:{dark}}}.pl-s-{name}{{stroke:{dark}}}"
        for name, (_, dark) in COLOURS.items()
    )
    + "}"
)


class Drawing:
    """A drawing that notebooks show and that can be saved.

    Attributes
    ----------
    svg
        Its text.
    """

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the drawing to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        title = re.search("<title>(.*?)</title>", self.svg)
        return f"<Drawing of {unescape(title[1]) if title else 'something'}>"


def picture(width: float, height: float, parts: Iterable[str], title: str) -> Drawing:
    """Return a whole drawing; the title is what a screen reader says."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" '
        f'height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}" role="img">'
    )
    return Drawing(
        f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{''.join(parts)}</svg>"
    )


def shape(name: str, *, fill: str = "", stroke: str = "", **attributes: float | str) -> str:
    """Return an element without content; `fill` and `stroke` name colours.

    The colour of a light page is an attribute too, for viewers that read no style sheet.
    """
    return f"<{name}{_written(fill, stroke, attributes)}/>"


def text(
    x: float,
    y: float,
    words: str,
    *,
    fill: str = "ink",
    size: float = 12,
    anchor: str = "middle",
    weight: str = "normal",
) -> str:
    """Return words, with their middle at a height."""
    written = _written(fill, "", {"x": x, "y": y, "font_size": size, "text_anchor": anchor})
    return (
        f'<text{written} font-family="{FONT}" font-weight="{weight}" dominant-baseline="central">'
        f"{escape(words)}</text>"
    )


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """Return the path of a closed line through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def number(value: float) -> str:
    """Return a coordinate, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _written(fill: str, stroke: str, attributes: dict[str, float | str]) -> str:
    values: dict[str, float | str] = {}
    classes = []
    if fill:
        classes.append(f"pl-{fill}")
        values["fill"] = COLOURS[fill][0]
    elif stroke:
        values["fill"] = "none"
    if stroke:
        classes.append(f"pl-s-{stroke}")
        values["stroke"] = COLOURS[stroke][0]
    if classes:
        values["class"] = " ".join(classes)
    values |= attributes
    return "".join(
        f' {name.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"'
        for name, value in values.items()
        if value != ""
    )
