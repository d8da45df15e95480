"""Checks the values of best play at memory (docs/certificates.md).

All plays are compared: a player may turn any two cards, also one that shows nothing new, and may
leave known pairs where they are. A turn without news is a pass. It never helps one player; of two,
who can only lose otherwise passes, then so does the other, and the rest is worth 0. All other turns
lead to states with fewer unseen cards or pairs, so that the values follow one by one.
"""

import functools
import gzip
import json
import re
import sys
from fractions import Fraction


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


def fraction(text):
    need(type(text) is str and re.fullmatch("-?[0-9]+(/0*[1-9][0-9]*)?", text), "not a fraction")
    need(str(Fraction(text)) == text, "a fraction isn't in lowest terms")
    return Fraction(text)


def game(players):
    """The value of u unseen cards, s faces with a single card known, b faces with both known."""
    best = min if players == 1 else max

    def taken(*state):
        return 1 + value(*state)

    def missed(*state):
        return 1 + value(*state) if players == 1 else -value(*state)

    def seconds(u, s, b, mate, news):
        """All second cards; `mate`: that of the first is known; `news`: the first was unseen."""
        choices = [taken(u, s, b - 1)] if mate else []
        choices += [missed(u, s, b)] if news and s + b > 1 else []
        match, pair = (0, s) if mate else (1, s - 1)
        drawn = [(match, taken, -1, 0), (pair, missed, -1, 1), (u - match - pair, missed, 1, 0)]
        total = sum(n * play(u - 1, s + i, b + j) for n, play, i, j in drawn if n)
        return choices + ([total / u] if u else [])

    @functools.cache
    def value(u, s, b):
        choices = [Fraction(0)] if players == 2 and s + b > 1 else []
        choices += seconds(u, s, b, False, False) if s else []
        choices += seconds(u, s, b, True, False) if b else []
        drawn = [(s, -1, 1, True), (u - s, 1, 0, False)]
        firsts = ((n, seconds(u - 1, s + i, b + j, mate, True)) for n, i, j, mate in drawn if n)
        choices += [sum(n * best(found) for n, found in firsts) / u] if u else []
        return best(choices, default=Fraction(0))

    return value


def check(claim, proof):
    pairs, players, value = members(claim, "pairs", "players", "value")
    (values,) = members(proof, "values")
    sys.setrecursionlimit(10**4)
    right = game(whole(players, 1, 2))
    need(type(values) is list and len(values) == whole(pairs, 0, 200) + 1, "not 0 to n pairs")
    for m, row in enumerate(values):
        need(type(row) is list and len(row) == m + 1, f"not the values of {m} pairs, k = 0 to {m}")
        for k in range(m, -1, -1):
            good = fraction(row[k]) == right(2 * m - k, k, 0)
            need(good, f"the value of {m} pairs, {k} of them known, isn't {row[k]}")
    need(value == values[pairs][0], "the value isn't that of n pairs")
    what = "a player needs" if players == 1 else "the first of two players leads by"
    return f"with {pairs} pairs {what} {value} {'turns' if players == 1 else 'pairs'} on average"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "memory-values")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
