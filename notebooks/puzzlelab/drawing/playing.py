"""Playing cards, face up and face down, and the tiles of memory."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from ..text import Text
from .setcards import split
from .svg import Drawing, picture, shape, text

WIDTH, HEIGHT, GAP, CAPTION = 54.0, 76.0, 8.0, 16.0

SUITS = {
    "H": "M0 9C-12 1-9-8-4-8-1.5-8 0-6 0-4 0-6 1.5-8 4-8 9-8 12 1 0 9Z",
    "D": "M0-10 7 0 0 10-7 0Z",
    "S": "M0-10C-2-6-9-2-9 3-9 7-3 8-1 4.5-1 7-2 9-3.5 10H3.5C2 9 1 7 1 4.5 3 8 9 7 9 3 9-2 2-6 0-10Z",
    "C": (
        "M0-10A4.3 4.3 0 0 0-3.3-3A4.3 4.3 0 1 0-1.2 3.5C-1.2 7-2 9-3.5 10H3.5"
        "C2 9 1.2 7 1.2 3.5A4.3 4.3 0 1 0 3.3-3A4.3 4.3 0 0 0 0-10Z"
    ),
}
"""The signs around the origin, in paths of their own: no font is needed."""

CARD = re.compile(r"(10|[2-9AJQKT])([HDSC])([.+]?)", re.IGNORECASE)


def playing_cards(
    hand: Text | Iterable[Text],
    *,
    captions: Sequence[str] | None = None,
    marked: Iterable[int] = (),
    columns: int = 13,
) -> Drawing:
    """Return a drawing of playing cards.

    Parameters
    ----------
    hand
        The cards: ``10H`` face up, ``8D+`` raised, ``QS.`` matched and faint, ``??`` face down, ``.`` an empty
        place.
        Other words become tiles with that word, as memory has them.
    captions
        A word beneath each card.
    marked
        The places, from 0, of cards that get a frame.
    columns
        Cards in a row.
    """
    words = split(hand)
    across = max(1, min(columns, len(words)))
    rows = math.ceil(len(words) / across) if words else 1
    step = HEIGHT + GAP + (CAPTION if captions else 0)
    chosen = set(marked)
    parts = []
    for at, word in enumerate(words):
        x, y = GAP + at % across * (WIDTH + GAP), GAP + at // across * step
        parts.append(card(word, x, y, at in chosen))
        if captions:
            parts.append(
                text(
                    x + WIDTH / 2, y + HEIGHT + CAPTION / 2 + 2, captions[at], fill="faint", size=11
                )
            )
    title = "Cards: " + " ".join("face down" if word in ("?", "??") else word for word in words)
    return picture(GAP + across * (WIDTH + GAP), GAP + rows * step, parts, title)


def card(word: str, x: float, y: float, marked: bool) -> str:
    """Return one card with its upper left corner at a point."""
    found = CARD.fullmatch(word)
    state = found[3] if found else word[-1:] if len(word) > 1 and word[-1:] in ".+" else ""
    edge, thick = ("mark", 3.5) if marked or state == "+" else ("edge", 1)
    fill = {".": "", "?": "back", "??": "back"}.get(word, "face")
    frame = shape(
        "rect",
        fill=fill,
        stroke=edge,
        x=x,
        y=y,
        width=WIDTH,
        height=HEIGHT,
        rx=6,
        stroke_width=thick,
        stroke_dasharray="" if fill else "3 4",
    )
    if fill == "":
        return frame
    if fill == "back":
        return frame + text(x + WIDTH / 2, y + HEIGHT / 2, "?", fill="faint", size=20)
    parts = [frame]
    middle = x + WIDTH / 2
    if found:
        rank, suit = found[1].upper().replace("T", "10"), found[2].upper()
        colour = "red" if suit in "HD" else "ink"
        parts.append(text(middle, y + 22, rank, fill=colour, size=20, weight="600"))
        parts.append(
            shape(
                "path",
                fill=colour,
                d=SUITS[suit],
                transform=f"translate({middle:g} {y + 52:g}) scale(1.35)",
            )
        )
    else:
        label = word.rstrip(".+") or word
        size = min(20.0, 1.5 * WIDTH / max(1, len(label)))
        parts.append(text(middle, y + HEIGHT / 2, label[:12], size=size, weight="600"))
    faint = 0.35 if state == "." else 1
    return shape_group(parts, faint)


def shape_group(parts: Iterable[str], opacity: float) -> str:
    """Return elements that share an opacity."""
    inner = "".join(parts)
    return inner if opacity == 1 else f'<g opacity="{opacity}">{inner}</g>'
