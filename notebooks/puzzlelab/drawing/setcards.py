"""Cards of Set: ovals, diamonds and squiggles, with their letters beneath."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from ..text import Text, written
from .svg import Drawing, number, picture, polygon, shape, text

WIDTH, HEIGHT, GAP = 92.0, 124.0, 10.0
LETTERS = ("123", "RGP", "ODS", "ESF")
COLOURS = ("red", "green", "purple")
FEATURES = (COLOURS, ("oval", "diamond", "squiggle"), ("empty", "striped", "filled"))
HALF_WIDTH, HALF_HEIGHT = 30.0, 13.0

Point = tuple[float, float]


def cards(
    hand: Text | Iterable[Text],
    *,
    captions: Sequence[str] | None = None,
    marked: Iterable[int] = (),
    columns: int | None = None,
) -> Drawing:
    """Return a drawing of cards of Set.

    Parameters
    ----------
    hand
        The cards, as digits (``0120``) or letters (``2GSF``).
    captions
        A word under each card, in place of its letters.
    marked
        The places, from 0, of cards that get a frame.
    columns
        Cards in a row; default: as a table of Set lies.
    """
    faces = [digits(card) for card in split(hand)]
    across = columns or min(6, max(3, math.ceil(len(faces) / 3)))
    rows = max(1, math.ceil(len(faces) / across))
    chosen = set(marked)
    parts = []
    for at, face in enumerate(faces):
        x = GAP + at % across * (WIDTH + GAP)
        y = GAP + at // across * (HEIGHT + GAP)
        caption = captions[at] if captions else letters(face)
        parts.append(card(face, x, y, caption, at in chosen))
    title = "Cards of Set: " + " ".join(map(letters, faces))
    wide = GAP + min(across, max(1, len(faces))) * (WIDTH + GAP)
    return picture(wide, GAP + rows * (HEIGHT + GAP), parts, title)


def split(hand: Text | Iterable[Text]) -> list[str]:
    """Return the cards of a text that blanks or commas separate."""
    if isinstance(hand, Iterable) and not isinstance(hand, str):
        return [written(card) for card in hand]
    return [word for word in re.split(r"[\s,]+", written(hand)) if word]


def digits(card: str) -> tuple[int, int, int, int]:
    """Return number, colour, shape and fill of a card, each from 0 to 2.

    Raises
    ------
    ValueError
        It is neither four digits from 0 to 2 nor four letters such as 2GSF.
    """
    if re.fullmatch("[012]{4}", card):
        found = [int(digit) for digit in card]
    elif re.fullmatch("[123][RGP][ODS][ESF]", card.upper()):
        found = [words.index(mark) for words, mark in zip(LETTERS, card.upper(), strict=True)]
    else:
        raise ValueError(f"{card!r} is no card of Set: write 0120 or 2GSF")
    return found[0], found[1], found[2], found[3]


def letters(face: Iterable[int]) -> str:
    """Return a card in letters."""
    return "".join(words[value] for words, value in zip(LETTERS, face, strict=True))


def card(face: tuple[int, int, int, int], x: float, y: float, caption: str, marked: bool) -> str:
    """Return one card with its upper left corner at a point."""
    count, colour, kind, fill = face
    parts = [
        shape(
            "rect",
            fill="face",
            stroke="mark" if marked else "edge",
            x=x,
            y=y,
            width=WIDTH,
            height=HEIGHT,
            rx=9,
            stroke_width=4 if marked else 1,
        )
    ]
    middle = x + WIDTH / 2
    for place in range(count + 1):
        height = y + 51 + (place - count / 2) * 33
        parts += symbol(kind, fill, COLOURS[colour], middle, height)
    parts.append(text(middle, y + HEIGHT - 12, caption, fill="faint", size=11))
    return "".join(parts)


def symbol(kind: int, fill: int, colour: str, x: float, y: float) -> list[str]:
    """Return a symbol around a point: its outline, and its stripes or its filling."""
    points = [(x + dx, y + dy) for dx, dy in OUTLINES[kind]]
    outline = shape(
        "path",
        fill=colour if fill == 2 else "",
        stroke=colour,
        d=polygon(points),
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    if fill != 1:
        return [outline]
    lines = "".join(
        f"M{number(at)} {number(top)}V{number(bottom)}" for at, top, bottom in stripes(points, 4.6)
    )
    return [shape("path", stroke=colour, d=lines, stroke_width=1.3), outline]


def stripes(points: Sequence[Point], distance: float) -> list[tuple[float, float, float]]:
    """Return upright lines inside an outline: where each is, its upper and its lower end."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    count = int((right - left) / distance)
    start = (left + right - (count - 1) * distance) / 2
    found = []
    for at in (start + index * distance for index in range(count)):
        crossings = sorted(
            y0 + (at - x0) / (x1 - x0) * (y1 - y0)
            for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True)
            if (x0 <= at) != (x1 <= at)
        )
        found += [
            (at, top, bottom) for top, bottom in zip(crossings[::2], crossings[1::2], strict=True)
        ]
    return found


def _oval() -> list[Point]:
    turn = [math.pi * step / 16 for step in range(17)]
    reach = HALF_WIDTH - HALF_HEIGHT
    right = [(reach + HALF_HEIGHT * math.sin(a), -HALF_HEIGHT * math.cos(a)) for a in turn]
    return right + [(-x, -y) for x, y in right]


def _diamond() -> list[Point]:
    return [(-HALF_WIDTH, 0), (0, -HALF_HEIGHT), (HALF_WIDTH, 0), (0, HALF_HEIGHT)]


def _squiggle() -> list[Point]:
    """Return a band along a wave, thick in the middle and round at its ends."""
    upper: list[Point] = []
    reach = HALF_WIDTH - 1
    for step in range(65):
        u = step / 64
        x = -reach + 2 * reach * u
        wave = -5.2 * math.sin(2 * math.pi * u)
        # The half thickness of an oval that is flat in its middle.
        half = 8.6 * (1 - abs(2 * u - 1) ** 3.2) ** 0.5
        upper.append((x, wave - half))
    return upper + [(-x, -y) for x, y in upper]


OUTLINES = (_oval(), _diamond(), _squiggle())
"""Oval, diamond and squiggle around the origin."""
