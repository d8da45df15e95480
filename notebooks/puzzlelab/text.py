"""Anything that is text in a question: words, or a value that knows how the program reads it."""

from __future__ import annotations

from typing import Protocol, TypeAlias


class TextLike(Protocol):
    """Something that the program can read, such as a board, a deal or the rules of a game.

    Any class with this method may be given wherever a question takes text.
    """

    def __puzzlelab__(self) -> str:
        """Return the text that the program reads."""


Text: TypeAlias = str | TextLike
"""Text as the program reads it, or a value that has such text."""


def written(text: Text) -> str:
    """Return text as the program reads it."""
    return text if isinstance(text, str) else text.__puzzlelab__()
