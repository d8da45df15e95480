"""Checks which heaps lose where a move takes one of a set of numbers (docs/certificates.md).

Outcomes are computed from the rule: a heap loses if no move leads to a losing heap; but a heap
without a move wins in misere play. From the largest take k on, an outcome depends on the k before
it alone. So if the outcomes of n0, ..., n0 + k - 1 are those of p further on, they have period p
from n0 on. The least p, and for it the least n0, are claimed, and others are refused.
"""

import gzip
import json
import sys


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


def increasing(numbers, least, most):
    need(type(numbers) is list, "not a list of numbers")
    need(numbers == sorted({whole(n, least, most) for n in numbers}), "numbers don't increase")
    return numbers


def check(claim, proof):
    members(proof)
    names = "takes", "misere", "preperiod", "period", "exceptions", "residues"
    takes, misere, start, period, exceptions, residues = members(claim, *names)
    need(increasing(takes, 1, 10**6), "no takes")
    need(type(misere) is bool, "misere isn't true or false")
    start, period = whole(start, 0, 10**6), whole(period, 1, 10**6)

    # Bit i of `window` says whether the heap n - 1 - i loses.
    window, moves = 0, sum(1 << (take - 1) for take in takes)
    loses = []
    for n in range(start + period + takes[-1]):
        loses.append(not window & moves and not (misere and n < takes[0]))
        window = (window << 1 | loses[n]) & ((1 << takes[-1]) - 1)
    need(loses[start:-period] == loses[start + period :], "the outcomes don't repeat")

    cycle = loses[start : start + period]
    shorter = [d for d in range(1, period) if period % d == 0 and cycle[d:] == cycle[:-d]]
    need(not shorter, "there is a smaller period")
    need(start == 0 or loses[start - 1] != cycle[-1], "there is a smaller preperiod")
    lost = [n for n in range(start + period) if loses[n]]
    need(increasing(exceptions, 0, 10**6) == [n for n in lost if n < start], "exceptions differ")
    rest = sorted(n % period for n in lost if n >= start)
    need(increasing(residues, 0, 10**6) == rest, "residues differ")
    play = "misere" if misere else "normal"
    words = f"n in {exceptions}, or n >= {start} and n mod {period} in {residues}"
    return f"taking one of {takes} from n matches, {play} play, a player loses exactly if {words}"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "matchsticks-losing")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
