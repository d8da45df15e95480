"""Heaps of matches."""

from __future__ import annotations

from collections.abc import Sequence

from .svg import Drawing, picture, shape, text

STEP, LONG, GROUP, ROW, MARGIN = 9.0, 46.0, 6.0, 60.0, 12.0
A_ROW = 40
"""Matches that lie side by side."""

MOST = 200
"""A heap of more is drawn as a few matches and its number."""


def matches(
    heaps: int | Sequence[int], *, take: int = 0, heap: int = 0, label: bool = True
) -> Drawing:
    """Return a drawing of heaps of matches.

    Parameters
    ----------
    heaps
        The matches of the heap, or of each of several.
    take
        How many are drawn as taken away.
    heap
        From which heap, from 0.
    label
        Write the number of matches beside each heap.
    """
    sizes = [heaps] if isinstance(heaps, int) else list(heaps)
    if any(size < 0 for size in sizes):
        raise ValueError("a heap has no fewer than 0 matches")
    left = MARGIN + (44 if label else 0)
    parts: list[str] = []
    y, right = MARGIN, left
    for at, size in enumerate(sizes):
        shown = size if size <= MOST else 5
        taken = range(max(0, shown - take), shown) if at == heap else range(0)
        if label:
            words = f"{size:,}" if size < 10**9 else f"10^{len(str(size)) - 1}"
            parts.append(text(left - 12, y + LONG / 2, words, fill="faint", size=14, anchor="end"))
        for index in range(shown):
            along = index % A_ROW
            x = left + along * STEP + along // 5 * GROUP
            parts.append(match(x, y + index // A_ROW * ROW, index in taken))
            right = max(right, x + STEP)
        if shown < size:
            parts.append(text(right + 14, y + LONG / 2, "…", fill="faint", size=18))
            right += 28
        y += ROW * max(1, -(-shown // A_ROW))
    title = "Heaps of matches: " + ", ".join(map(str, sizes))
    return picture(right + MARGIN, y + MARGIN - (ROW - LONG), parts, title[:300])


def match(x: float, y: float, taken: bool) -> str:
    """Return one match; one that is taken is only an outline."""
    stick, head = ("", "") if taken else ("wood", "head")
    edge = "edge" if taken else ""
    return shape(
        "rect", fill=stick, stroke=edge, x=x + 1.7, y=y + 4, width=2.8, height=LONG - 4, rx=1
    ) + shape("ellipse", fill=head, stroke=edge, cx=x + 3.1, cy=y + 4.5, rx=3.1, ry=4.5)
