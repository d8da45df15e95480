"""Checks that the Grundy values of a take-and-break game are periodic (docs/certificates.md).

The list of values G(0), ..., G(n0 + p - 1) is continued with period p. For every n up to
t (n0 + p) + k, where k is the largest take and t >= 1 the largest number of heaps left, the value
must be the least number that isn't the value of an option (mex). In an option of a larger n the
largest heap has more than n0 + p matches, in one of n - p more than n0. So p can be removed or
added there, n and n - p have options of equal values, and the rule holds for all n (Guy and Smith
1956). The period and the preperiod must be the least.
"""

import gzip
import json
import sys
from array import array


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


def game(moves):
    """The moves as a dictionary: how many matches are taken, and how many heaps may be left."""
    need(type(moves) is list and moves, "moves isn't a list with a move")
    pairs = [members(move, "take", "leaves") for move in moves]
    for numbers, least in [([take for take, _ in pairs], 1)] + [(m, 0) for _, m in pairs]:
        need(type(numbers) is list and numbers, "leaves isn't a list with a number")
        need(numbers == sorted({whole(n, least, 10**6) for n in numbers}), "moves don't increase")
    return dict(pairs)


def check(claim, proof):
    moves, start, period = members(claim, "moves", "preperiod", "period")
    (values,) = members(proof, "values")
    moves, start, period = game(moves), whole(start, 0, 10**6), whole(period, 1, 10**6)
    need(type(values) is list and len(values) == start + period, "not n0 + p values")
    values = [whole(value, 0, 65535) for value in values]
    for d in range(1, period):
        same = period % d == 0 and values[start:-d] == values[start + d :]
        need(not same, "there is a smaller period")
    need(start == 0 or values[start - 1] != values[-1], "there is a smaller preperiod")
    heaps = max(1, max(leaves[-1] for leaves in moves.values()))
    last = heaps * (start + period) + max(moves)
    need(last < 10**6, "too large to be checked")
    values += [values[start + n % period] for n in range(last + 1 - start - period)]
    forward, backward = (array("H", x).tobytes() for x in (values, values[::-1]))

    def pairs(n):
        """The nim-sums G(a) ^ G(n - a) for 1 <= a <= n / 2, all at once as one long number."""
        size = n // 2 * 2
        left = int.from_bytes(forward[2 : 2 + size], "little")
        right = int.from_bytes(backward[2 * (last - n + 1) : 2 * (last - n + 1) + size], "little")
        return set(memoryview((left ^ right).to_bytes(size, "little")).cast("H"))

    # sums[m][n]: the nim-sums of n matches in exactly m heaps, none of them empty.
    sums = [[] for _ in range(heaps + 1)]
    for n in range(last + 1):
        options = set().union(*(sums[m][n - k] for k in moves if k <= n for m in moves[k]))
        value = values[n]
        need(value not in options and options.issuperset(range(value)), f"G({n}) isn't {value}")
        for m in range(heaps + 1):
            if m == 2:
                sums[m].append(pairs(n))
            elif m > 2:
                sums[m].append({values[a] ^ b for a in range(1, n) for b in sums[m - 1][n - a]})
            else:
                sums[m].append({value} if m == min(n, 1) else set())
    return f"G(n + {period}) = G(n) for n >= {start}, by matches taken: heaps left = {moves}"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "matchsticks-period")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
