"""Boards and games of Reversi (Othello), as values.

>>> from puzzlelab.reversi import Board, Game
>>> board = Board() + "f5"
>>> board.legal_moves
('f4', 'd6', 'f6')
>>> board["e5"], board.discs.black
('black', 4)
"""

from .board import Board, Colour, Discs
from .game import Game

__all__ = ["Board", "Colour", "Discs", "Game"]
