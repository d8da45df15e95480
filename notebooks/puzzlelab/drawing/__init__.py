"""Drawings of positions, cards and heaps as SVG."""

from .matches import matches
from .playing import playing_cards
from .reversi import board
from .setcards import cards
from .svg import Drawing

__all__ = ["Drawing", "board", "cards", "matches", "playing_cards"]
