"""Checks the most and the fewest Sets among k of 81 cards, proved as in docs/certificates.md."""

import gzip
import json
import re
import sys
from functools import reduce
from itertools import combinations, permutations, product
from math import comb

THIRD = [[(-p - q) % 3 + 3 * ((-(p // 3) - q // 3) % 3) for q in range(9)] for p in range(9)]
LINES = [(p, q, THIRD[p][q]) for p, q in combinations(range(9), 2) if THIRD[p][q] > q]
SIZE = [bin(m).count("1") for m in range(512)]
OWN = [sum(m >> p & m >> q & m >> r & 1 for p, q, r in LINES) for m in range(512)]
MASKS = [[m for m in range(512) if SIZE[m] == n] for n in range(10)]
ACROSS, TOTAL, BEST = {}, {}, {}  # most lines across three parallel planes; in all; with weights


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


for second in [0, *range(1, 512, 2)]:  # by shifts, each plane with cards has card 0
    thirds = [sum(1 << p for p in range(9) if second >> row[p] & 1) for row in THIRD]
    for first in [0, *range(1, 512, 2)]:
        weights = tuple(SIZE[first & m] for m in thirds)
        if weights not in BEST:
            weight = reduce(lambda before, w: before + [w + x for x in before], weights, [0])
            BEST[weights] = [max(weight[m] + OWN[m] for m in masks) for masks in MASKS]
        for n, most in enumerate(BEST[weights]):
            key = SIZE[first], SIZE[second], n
            ACROSS[key] = max(ACROSS.get(key, 0), sum(sorted(weights)[9 - n :]))
            TOTAL[key] = max(TOTAL.get(key, 0), OWN[first] + OWN[second] + most)
SPACE = [max(most for t, most in TOTAL.items() if sum(t) == n) for n in range(28)]


def weigh(pair, triple, parts):
    return sum(pair * comb(n, 2) + triple * comb(n, 3) for n in parts)


def exclude(rows, goal, types, tree, low, high):
    """No deal of goal Sets or more is cut into the rows with low to high Sets inside each."""
    cap = rows[1] * rows[2]
    low = [max(n, goal - sum(high) + m - cap) for n, m in zip(low, high)]
    if len(tree) == 4:
        i, n, *trees = tree
        exclude(rows, goal, types, trees[0], low, [n if j == i else high[j] for j in range(3)])
        low[i] = n + 1
        return exclude(rows, goal, types, trees[1], low, high)
    *own, y, least = tree
    own, cuts = [own[:2], own[2:4], own[4:]], {p for t in types for p in permutations(t)}
    need(len(tree) == 8 and least >= 0, "expected eight weights, the last not negative")
    right = y * 4 * rows[0] * cap + least * goal + min(0, 9 * y - least) * cap
    for r, (u, v), n, m in zip(rows, own, low, high):
        right += u * 4 * comb(r, 2) + v * comb(r, 3) + min((3 * v - least) * x for x in (n, m))
    ways = [[(t, weigh(*w, t), min(TOTAL[t], m)) for t in TOTAL if sum(t) == r and TOTAL[t] >= n]
            for r, w, n, m in zip(rows, own, low, high)]
    for (a, *f), (b, *g), (c, *h) in product(*ways):
        if a[0] >= a[1] >= a[2] and b[0] == max(b):  # shift, shear and reflect the columns
            cells = [(a[p], b[p + s - 3], c[p - s]) for s in range(3) for p in range(3)]
            value = f[0] + g[0] + h[0] + y * sum(i * j * k for i, j, k in cells)
            if 13 * value >= right and all(
                    tuple(map(sum, cells[s : s + 3])) in cuts for s in (0, 3, 6)):
                most = f[1] + g[1] + h[1] + min(cap, sum(ACROSS[t] for t in cells))
                need(most < goal, f"the weights don't exclude {rows}")


def check(text):
    need(sum(map(int, re.findall(r"-?\d+|true|false|null", text))) == 0, "the sum of all isn't 0")
    it = json.loads(text, parse_float=int, parse_constant=int)
    k, _, found = it["claim"].pop("dealSize"), it["proof"].pop("control"), []
    for extreme in ("most", "fewest"):
        bound, sets, deal = map(it["claim"][extreme].pop, ("bound", "sets", "deal"))
        excluded, w = map(it["proof"][extreme].pop, ("excluded", "weights"))
        need(len(deal) == len({*range(81)} & {*deal}) == k, "the deal isn't k different cards")
        need(sets == sum(q < 9 * THIRD[p // 9][q // 9] + THIRD[p % 9][q % 9] in deal for p, q in
                         combinations(sorted(deal), 2)), "the deal has another number of Sets")
        both = 1080 - 40 * k + comb(k, 2)  # the Sets of a deal and those of the rest of the cards
        n, goal = (k, bound + 1) if extreme == "most" else (81 - k, both - bound + 1)
        types = {(a, b, n - a - b) for a in range(28) for b in range(a + 1) if 0 <= n - a - b <= b}
        types = {t for t in types if sum(SPACE[r] for r in t) + t[1] * t[2] >= goal}
        for rows, tree in excluded:
            exclude(rows, goal, types, tree, [0, 0, 0], [SPACE[r] for r in rows])
            types.remove(tuple(rows))
        right = w[0] * 13 * comb(n, 2) + w[1] * (4 * comb(n, 3) + 9 * goal)
        need(goal > both or w[1] >= 0 and all(40 * weigh(*w, t) < right for t in types), "unproved")
        found.append(f"{extreme} Sets among {k} cards: bound {bound}, a deal with {sets}")
    need(it.pop("claim") == it.pop("proof") == {"most": {}, "fewest": {}}, "unknown members")
    need(it == {"certificate": "set-extremes", "version": 1}, "an unknown kind of certificate")
    return "; ".join(found)


if __name__ == "__main__":
    try:
        with (gzip.open if sys.argv[1].endswith(".gz") else open)(sys.argv[1], "rt") as file:
            print("proved:", check(file.read()))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
