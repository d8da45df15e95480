"""Answers as a notebook shows them: a figure, how it is known, and the values."""

from __future__ import annotations

from base64 import b64encode
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any

from ..values import Evidence, Record, shortened
from .tables import flat, ordered

if TYPE_CHECKING:
    from ..answer import Answer

ROWS = 12
"""Rows of a list that are shown."""

COLOURS = {
    "proved": "#1b7a3d",
    "bounded": "#8a5a00",
    "sampled": "#1f5fa8",
    "heuristic": "#6b4fa0",
    "numeric": "#4d5b66",
    "stated": "#7a4a1b",
    "unknown": "#5a5a5a",
}
"""Backgrounds of white letters, each with a contrast of more than 4.5 : 1."""


def page(answer: Answer[Any]) -> str:
    """Return an answer as HTML."""
    result = answer.result
    single = {
        name: value
        for name, value in flat(result).items()
        if not name.startswith("evidence") and not isinstance(value, list)
    }
    rows = main_list(answer)
    parts = [
        "<div>",
        f"<div><code>{escape(answer.question)}</code>{badge(answer.evidence)}</div>",
        _figure(answer),
        _values(single),
        _list(rows) if rows else "",
        "</div>",
    ]
    return "".join(parts)


def _figure(answer: Answer[Any]) -> str:
    figure = answer.figure()
    # What it shows is written below it.
    return "" if figure is None else image(figure, "")


def image(svg: str, words: str) -> str:
    """Return a drawing as an image of its own, whose style changes nothing around it."""
    data = b64encode(svg.encode()).decode()
    style = "max-width:100%;height:auto"
    return f'<img src="data:image/svg+xml;base64,{data}" alt="{escape(words)}" style="{style}"/>'


def badge(evidence: Evidence | None) -> str:
    """Return how something is known: the kind, and the rest of it next to that."""
    if evidence is None:
        return ""
    kind, _, rest = str(evidence).partition(": ")
    style = (
        f"background:{COLOURS[evidence.kind]};color:#fff;border-radius:3px;padding:1px 6px;"
        "margin:0 6px;font-size:90%"
    )
    return f'<span style="{style}">{escape(kind)}</span><small>{escape(rest)}</small>'


def main_list(answer: Answer[Any]) -> list[Any]:
    """Return the list that an answer is about, empty where there is none."""
    value: Any = answer.result
    for name in (answer.result._table or "").split("."):
        value = getattr(value, name, None) if name else None
    return value if isinstance(value, list) else []


def _values(values: dict[str, Any]) -> str:
    cells = "".join(
        f'<tr><th style="text-align:left">{escape(_words(name))}</th>'
        f'<td style="text-align:left">{_cell(value)}</td></tr>'
        for name, value in values.items()
    )
    return f"<table>{cells}</table>" if cells else ""


def _list(rows: list[Any]) -> str:
    shown = [flat(row) if isinstance(row, Record) else {"": row} for row in rows[:ROWS]]
    lists = {name for row in shown for name, value in row.items() if _has_rows(value)}
    names = ordered(name for row in shown for name in row if name not in lists)
    head = "".join(f"<th>{escape(_words(name))}</th>" for name in names)
    body = "".join(
        "<tr>" + "".join(f"<td>{_cell(row.get(name))}</td>" for name in names) + "</tr>"
        for row in shown
    )
    more = len(rows) - len(shown)
    rest = f"<small>… and {more:,} more: <code>.frame()</code></small>" if more else ""
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{rest}"


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(inner, dict) for inner in value)


def _words(name: str) -> str:
    return name.replace("_", " ").strip()


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Fraction) and value.denominator != 1:
        exact = shortened(value, 40)
        return f'<span title="{escape(exact)}">{float(value):.6g}</span> <small>{escape(exact)}</small>'
    if isinstance(value, Fraction | int):
        return escape(shortened(int(value)))
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, list) and value and all(isinstance(inner, str) for inner in value):
        return escape(_cut(" ".join(value)))
    if isinstance(value, str):
        return escape(_cut(value))
    return escape(shortened(value))


def _cut(text: str, length: int = 160) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"
