"""Checks the score of an endgame of reversi under best play (docs/certificates.md).

Each string of moves proves one bound. Where its prover is to move, one move has to keep the bound,
read from the string; where the other side is, all moves have to, and are followed. With few empty
squares all moves are tried for both. A position that is met again has been decided before.
"""

import functools
import gzip
import json
import re
import sys

# Squares are bits of a board with an empty border: a1 is bit 11, b1 bit 12, h8 bit 88.
SQUARES = [10 * row + column for row in range(1, 9) for column in range(1, 9)]
STEPS = (-11, -10, -9, -1, 1, 9, 10, 11)


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


def whole(value, least, most):
    need(type(value) is int and least <= value <= most, f"a number isn't from {least} to {most}")
    return value


def members(value, *names):
    need(type(value) is dict and set(value) == set(names), f"not exactly {', '.join(names)}")
    return [value[name] for name in names]


def read(path, kind):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        data = json.load(file, object_pairs_hook=lambda x: dict(x) if len(dict(x)) == len(x) else x)
    name, version, claim, proof = members(data, "certificate", "version", "claim", "proof")
    need(name == kind and whole(version, 1, 1), f"not a certificate {kind}")
    return claim, proof


def moves(own, other):
    """For each square where the owner of `own` may play the discs of both sides after it."""
    found = {}
    for square in SQUARES:
        turned = 0
        for step in () if (own | other) >> square & 1 else STEPS:
            line, at = 0, square + step
            while other >> at & 1:
                line, at = line | 1 << at, at + step
            turned |= line if own >> at & 1 else 0
        if turned:
            found[square] = own | 1 << square | turned, other & ~turned
    return found


def proves(text, own, other, prover, bound, finish):
    """Whether the string proves that the prover reaches the bound; `own` is to move."""
    need(type(text) is str and re.fullmatch("([a-h][1-8])*", text), "moves aren't such as c3d6")
    squares = iter([10 * int(row) + ord(column) - 96 for column, row in re.findall("(.)(.)", text)])

    @functools.cache
    def holds(own, other, prover):
        found, discs = moves(own, other), bin(own).count("1")
        rest = 64 - discs - bin(other).count("1")
        if found and prover and rest > finish:
            found = {0: found.get(next(squares, 0))}
            need(found[0], "a move is missing or against the rules")
        if found:
            after = (holds(theirs, mine, not prover) for mine, theirs in found.values())
            return any(after) if prover else all(after)
        if moves(other, own):
            return holds(other, own, not prover)
        lead = 2 * discs + rest - 64
        score = lead + rest * ((lead > 0) - (lead < 0))
        return (score if prover else -score) >= bound

    return holds(own, other, prover) and not next(squares, 0)


def check(claim, proof):
    board, mover, score = members(claim, "board", "mover", "score")
    finish, at_least, at_most = members(proof, "finish", "atLeast", "atMost")
    need(type(board) is str and re.fullmatch("[XO-]{64}", board), "not a board of X, O and -")
    need(mover in ("X", "O"), "mover isn't X or O")
    whole(score, -64, 64), whole(finish, 0, 6)
    bits = [(disc, 1 << square) for disc, square in zip(board, SQUARES)]
    sides = [sum(bit for disc, bit in bits if disc == side) for side in (mover, "XO".strip(mover))]
    need(proves(at_least, *sides, True, score, finish), "atLeast doesn't prove its bound")
    need(proves(at_most, *sides, False, -score, finish), "atMost doesn't prove its bound")
    return f"with {mover} to move, best play leads to {score} discs, on {board}"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "reversi-score")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
