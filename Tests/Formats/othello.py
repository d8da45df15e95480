"""Othello by its rules, and what a record of a game may say, without using the program."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from decimal import Decimal

SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
START = "---------------------------OX------XO--------------------------- X"
STEPS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]


def _ray(square: int, right: int, down: int) -> list[int]:
    x, y, ray = square % 8 + right, square // 8 + down, []
    while 0 <= x < 8 and 0 <= y < 8:
        ray.append(y * 8 + x)
        x, y = x + right, y + down
    return ray


RAYS = [[_ray(square, *step) for step in STEPS] for square in range(64)]


@dataclass
class Move:
    """A move and what is noted with it; `value` is for the mover, `mark` a code of PGN (1 is !)."""

    square: str
    value: Decimal | None = None
    time: Decimal | None = None
    comment: str = ""
    mark: int | None = None
    extra: dict[str, tuple[str, ...]] = field(default_factory=dict)
    variations: list[list[Move]] = field(default_factory=list)


@dataclass
class Game:
    """A record: where it begins, its moves ("pa" is a pass), and facts by their names."""

    start: str = START
    moves: list[Move] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)
    comment: str = ""
    extra: dict[str, tuple[str, ...]] = field(default_factory=dict)
    scores: dict[str, int] = field(default_factory=dict)

    @property
    def squares(self) -> list[str]:
        return [move.square for move in self.moves]


def other(side: str) -> str:
    return "O" if side == "X" else "X"


def flips(board: str, square: int, side: str) -> list[int]:
    """The squares whose discs a disc on a square turns over; none where it isn't legal."""
    if board[square] != "-":
        return []
    turned, foe = [], other(side)
    for ray in RAYS[square]:
        for count, at in enumerate(ray):
            if board[at] != foe:
                if board[at] == side:
                    turned += ray[:count]
                break
    return turned


def legal(position: str) -> list[str]:
    """The squares on which the side to move may place a disc."""
    board, side = position[:64], position[65]
    return [name for index, name in enumerate(SQUARES) if flips(board, index, side)]


def after(position: str, square: str) -> str:
    """The position after a move, which is asserted to be legal."""
    board, side = position[:64], position[65]
    if square == "pa":
        assert not legal(position), f"a pass in {position}"
        return f"{board} {other(side)}"
    index = SQUARES.index(square)
    turned = flips(board, index, side)
    assert turned, f"{square} in {position}"
    discs = list(board)
    for place in [*turned, index]:
        discs[place] = side
    return f"{''.join(discs)} {other(side)}"


def is_over(position: str) -> bool:
    return not legal(position) and not legal(f"{position[:64]} {other(position[65])}")


def path(start: str, squares: list[str]) -> list[str]:
    """The position before each move, and the last one."""
    positions = [start]
    for square in squares:
        positions.append(after(positions[-1], square))
    return positions


def with_passes(start: str, squares: list[str]) -> list[str]:
    """Moves in a format that leaves out passes, with them; none comes at the end."""
    position, moves = start, []
    for square in squares:
        if not legal(position):
            moves.append("pa")
            position = after(position, "pa")
        moves.append(square)
        position = after(position, square)
    return moves


def difference(position: str) -> int:
    """Black's discs less white's; the winner takes the empty squares."""
    black, white = position[:64].count("X"), position[:64].count("O")
    empty = 64 - black - white
    return black - white + (empty if black > white else -empty if white > black else 0)


def random_line(rng: random.Random, start: str, longest: int) -> list[str]:
    """Legal moves at random, to the end of the game or shorter."""
    position, moves = start, []
    while len(moves) < longest and not is_over(position):
        moves.append(rng.choice(legal(position) or ["pa"]))
        position = after(position, moves[-1])
    return moves
