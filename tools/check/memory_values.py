"""Checks the values of best play at memory (docs/certificates.md).

V(m, k) is the value of m pairs of which one card each of k is known. A turn shows an unknown card.
If its mate is known, with probability k / u among the u unknown cards, the pair is taken; otherwise
a second card is turned, unknown (2) or known (1). Alone, a player wants few turns; against another
one a lead in pairs, where a pair earns another turn, and a player who can only lose by any move
passes. By the recurrence every value follows from those of fewer pairs or more known cards.
"""

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
    """A fraction that is written in the only way that is allowed: 8/3, -1, 0."""
    need(type(text) is str and re.fullmatch("-?[0-9]+(/0*[1-9][0-9]*)?", text), "not a fraction")
    need(str(Fraction(text)) == text, "a fraction isn't in lowest terms")
    return Fraction(text)


def alone(v, m, k):
    """The least expected number of turns: a pair found by the second card is taken later."""
    unknown, new = 2 * m - k, 2 * (m - k)
    value = Fraction(1) + (v[m - 1][k - 1] * Fraction(k, unknown) if k else 0)
    if new:
        third = (new - 2) * v[m][k + 2] if new > 2 else 0
        choices = [(v[m - 1][k] + k * (1 + v[m - 1][k]) + third) / (unknown - 1)]
        choices += [v[m][k + 1]] if k else []
        value += min(choices) * Fraction(new, unknown)
    return value


def against(v, m, k):
    """The expected lead of the player to move."""
    unknown, new = 2 * m - k, 2 * (m - k)
    value = (1 + v[m - 1][k - 1]) * Fraction(k, unknown) if k else Fraction(0)
    if new:
        third = (new - 2) * v[m][k + 2] if new > 2 else 0
        choices = [((1 - k) * (1 + v[m - 1][k]) - third) / (unknown - 1)]
        choices += [-v[m][k + 1]] if k else []
        value += max(choices) * Fraction(new, unknown)
    return max(value, Fraction(0)) if k > 1 else value


def check(claim, proof):
    pairs, players, value = members(claim, "pairs", "players", "value")
    (values,) = members(proof, "values")
    whole(pairs, 1, 1000), whole(players, 1, 2)
    need(type(values) is list and len(values) == pairs + 1, "not the values of 0 to n pairs")
    v = []
    for m, row in enumerate(values):
        need(type(row) is list and len(row) == m + 1, f"not the values of {m} pairs, k = 0 to {m}")
        v.append([fraction(text) for text in row])
        for k in range(m + 1):
            right = (alone if players == 1 else against)(v, m, k) if m else 0
            need(v[m][k] == right, f"the value of {m} pairs, {k} of them known, isn't {v[m][k]}")
    need(fraction(value) == v[pairs][0], "the value isn't that of n pairs")
    what = "a player needs" if players == 1 else "the first of two players leads by"
    return f"with {pairs} pairs {what} {value} {'turns' if players == 1 else 'pairs'} on average"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "memory-values")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
