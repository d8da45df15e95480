"""Proves that any 21 of the 81 cards contain at least three Sets, by a search of half a minute.

Let 21 cards contain at most two Sets. Each of the 40 directions cuts them into three parallel parts
of 27 cards. Two cards are in the same part for 13 directions, three for 13 if they are a Set and
for 4 otherwise; so there are 13 C(21,2) pairs and 4 C(21,3) + 9N triples within parts, N <= 2.
Weights show that one of the types 10 + 9 + 2, 10 + 8 + 3 and 9 + 9 + 3 occurs. Then all ways to
place such parts are tried. Up to an affine map, the first part contains 0 and three unit vectors,
because 9 cards of a plane contain 12 Sets; shifting the others, the smallest part contains 0.
"""

from itertools import combinations, permutations, product
from math import comb
from sys import argv

POINTS = list(product(range(3), repeat=3))
PLACE = {point: place for place, point in enumerate(POINTS)}
THIRD = [[PLACE[tuple(-(a + b) % 3 for a, b in zip(p, q))] for q in POINTS] for p in POINTS]
FRAME = [PLACE[0, 0, 0], PLACE[1, 0, 0], PLACE[0, 1, 0], PLACE[0, 0, 1]]


def need(condition, reason):
    if not condition:
        raise SystemExit(f"not proved: {reason}")


def lines(points):
    pairs = combinations(sorted(points), 2)
    return sum(THIRD[p][q] in points and q < THIRD[p][q] for p, q in pairs)


def extensions(chosen, rest, size, budget, price):
    """All sets of chosen and points of rest whose lines and prices cost at most the budget."""
    if len(chosen) == size:
        yield chosen, budget
    for place, p in enumerate(rest if len(chosen) + len(rest) >= size else []):
        left = budget - price[p] - sum(THIRD[p][q] in chosen and q < THIRD[p][q] for q in chosen)
        if left >= 0 and len(chosen) + len(rest) - place >= size:
            yield from extensions([*chosen, p], rest[place + 1 :], size, left, price)


def classes(size, budget):
    """Sets of size points with at most budget lines, one or more of each class; their lines."""
    maps = []
    for images in permutations(FRAME):
        origin, *units = (POINTS[place] for place in images)
        steps = [[(u - o) % 3 for u, o in zip(unit, origin)] for unit in units]
        maps.append([PLACE[tuple((o + sum(x * step[i] for x, step in zip(p, steps))) % 3
                                 for i, o in enumerate(origin))] for p in POINTS])
    found, seen = [], set()
    rest = [p for p in range(27) if p not in FRAME]
    for points, left in extensions(FRAME, rest, size, budget, [0] * 27):
        if frozenset(points) not in seen:
            found.append((points, budget - left))
            seen |= {frozenset(image[p] for p in points) for image in maps}
    return found


def impossible(first, second, third, budget):
    """No parts of these sizes have two Sets or fewer, at most budget of them in the first."""
    for points, cost in classes(first, budget):
        for others in combinations(range(1, 27), third - 1):
            small = [0, *others]
            price = [0] * 27
            for p, q in product(points, small):
                price[THIRD[p][q]] += 1
            left = 2 - cost - lines(small)
            rest = [p for p in range(27) if price[p] <= left]
            if price.count(0) + left >= second:  # each other card costs a Set or more
                for _ in extensions([], rest, second, left, price):
                    return False
    return True


need(len(argv) == 1, "expected no argument: this proof needs no certificate")
# A part of 10 cards has two Sets or more, one of 11 has three or more.
need(not classes(10, 1) and not classes(11, 2), "a part of 10 or 11 cards can have too few Sets")
types = [t for t in product(range(11), repeat=3) if sum(t) == 21 and t[0] >= t[1] >= t[2]]
types = [t for t in types if t[1] < 10 and t not in [(10, 9, 2), (10, 8, 3), (9, 9, 3)]]
weight = max(17 * sum(comb(n, 2) for n in t) - 3 * sum(comb(n, 3) for n in t) for t in types)
for sets in range(3):
    right = 17 * 13 * comb(21, 2) - 3 * (4 * comb(21, 3) + 9 * sets)
    need(40 * weight < right, "the weights don't show that one of the three types occurs")
# Of two parts of 9 cards, one has at most one Set.
for first, second, third, budget in ((10, 9, 2, 2), (10, 8, 3, 2), (9, 9, 3, 1)):
    need(impossible(first, second, third, budget), f"{first}, {second} and {third} cards")
print("proved: any 21 of the 81 cards contain at least three Sets")
