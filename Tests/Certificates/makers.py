"""Makes small certificates in plain, slow Python, to test the checkers of tools/check with.

Nothing here is from the checkers or from the program; docs/certificates.md says what the parts mean.
"""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, count
from math import comb


def certificate(kind, claim, proof):
    return {"certificate": kind, "version": 1, "claim": claim, "proof": proof}


# Heaps


def listed(moves):
    return [{"take": take, "leaves": leaves} for take, leaves in moves.items()]


def partitions(total, parts, largest):
    """The ways to write a total as a sum of positive parts, the largest first."""
    if parts == 0:
        return [()] if total == 0 else []
    return [
        (first, *rest)
        for first in range(1, min(total, largest) + 1)
        for rest in partitions(total - first, parts - 1, first)
    ]


def options(moves, n):
    """The positions that one move in a heap of n leads to, as tuples of heaps."""
    return {
        heaps
        for take, leaves in moves.items()
        for parts in leaves
        if take <= n
        for heaps in partitions(n - take, parts, n)
    }


def grundy_values(moves, to):
    values = []
    for n in range(to):
        found = set()
        for heaps in options(moves, n):
            total = 0
            for heap in heaps:
                total ^= values[heap]
            found.add(total)
        values.append(next(value for value in count() if value not in found))
    return values


def repetition(sequence):
    """The least period and preperiod that a long list shows in its last two thirds."""
    for period in range(1, len(sequence) // 3):
        start = len(sequence) - period
        while start and sequence[start - 1] == sequence[start - 1 + period]:
            start -= 1
        if start < len(sequence) // 3:
            return start, period
    raise ValueError("no repetition")


def period(moves, to=300):
    values = grundy_values(moves, to)
    start, length = repetition(values)
    claim = {"moves": listed(moves), "preperiod": start, "period": length}
    return certificate("matchsticks-period", claim, {"values": values[: start + length]})


def losing(takes, misere, to=400):
    loses = []
    for n in range(to):
        after = [loses[n - take] for take in takes if take <= n]
        loses.append(not any(after) and (bool(after) or not misere))
    start, length = repetition(loses)
    lost = [n for n in range(start + length) if loses[n]]
    claim = {"takes": takes, "misere": misere, "preperiod": start, "period": length}
    claim["exceptions"] = [n for n in lost if n < start]
    claim["residues"] = sorted(n % length for n in lost if n >= start)
    return certificate("matchsticks-losing", claim, {})


def quotient(moves, largest, size, periodic=None):
    """The misère quotient, sums distinguished by all sums of at most `size` heaps."""
    after = {n: options(moves, n) for n in range(largest + 1)}

    @cache
    def loses(heaps):
        """Whether the player to move loses the sum in misère play."""
        moved = [
            tuple(sorted((*heaps[:i], *heaps[i + 1 :], *option)))
            for i, heap in enumerate(heaps)
            for option in after[heap]
        ]
        return bool(moved) and not any(map(loses, moved))

    heaps = range(1, largest + 1)
    tests = [t for i in range(size + 1) for t in combinations_with_replacement(heaps, i)]

    def behaviour(heaps):
        return tuple(loses(tuple(sorted(heaps + test))) for test in tests)

    sums, number = [()], {behaviour(()): 0}
    for known in sums:
        for heap in heaps:
            if behaviour((*known, heap)) not in number:
                number[behaviour((*known, heap))] = len(sums)
                sums.append((*known, heap))
    claim = {"moves": listed(moves), "elements": len(sums)}
    if periodic:
        claim["preperiod"], claim["period"] = periodic
        largest = sum(periodic) - 1
    else:
        claim["heapBound"] = largest
    proof = {"heaps": [0] + [number[behaviour((n,))] for n in range(1, largest + 1)]}
    proof["products"] = [[number[behaviour(a + b)] for b in sums] for a in sums]
    proof["losing"] = [i for i, heaps in enumerate(sums) if loses(tuple(sorted(heaps)))]
    return certificate("misere-quotient", claim, proof)


# Sets


def vectors(dimension):
    return [tuple(card // 3**i % 3 for i in range(dimension)) for card in range(3**dimension)]


def counts(dimension, size):
    """How many deals have how many Sets, from those with two given cards.

    An affine map takes these to any other two, and each deal has C(size, 2) pairs of cards.
    """
    space = vectors(dimension)
    number = {digits: card for card, digits in enumerate(space)}
    third = [[number[tuple(-(a + b) % 3 for a, b in zip(x, y))] for y in space] for x in space]
    found = Counter()
    for rest in combinations(range(2, len(space)), size - 2):
        deal = (0, 1, *rest)
        found[sum(third[x][y] in deal for x, y in combinations(deal, 2)) // 3] += 1
    pairs = comb(len(space), 2)
    return [found[sets] * pairs // comb(size, 2) for sets in range(max(found) + 1)]


def along(start, end, steps, origin):
    """The point `start` moved by a number of times the step from `origin` to `end`."""
    return tuple((s + steps * (e - o)) % 3 for s, e, o in zip(start, end, origin))


def frames(points, space):
    """All ways to begin with points of a deal until they span it, and then to span the space."""

    def extended(frame, span):
        if len(span) == len(space):
            yield frame
            return
        for point in [p for p in points if p not in span] or [p for p in space if p not in span][
            :1
        ]:
            larger = {along(s, point, i, frame[0]) for s in span for i in range(3)}
            yield from extended([*frame, point], larger)

    for point in points:
        yield from extended([point], {point})


def representative(deal, dimension):
    """The least deal under the maps of its frames to 0, 1, 3, 9, …, with such a map."""
    space = vectors(dimension)
    best = None
    for origin, *others in frames([space[card] for card in deal], space):
        number = {}
        for card, digits in enumerate(space):
            point = origin
            for digit, other in zip(digits, others):
                point = along(point, other, digit, origin)
            number[point] = card
        image = sorted(number[space[card]] for card in deal)
        if best is None or image < best[0]:
            best = image, [number[space[0]]] + [number[space[3**i]] for i in range(dimension)]
    return best


def distribution(dimension, size, numbers):
    deals, levels = [[]], []
    for _ in range(size - 2):
        following, maps = [], []
        for deal in deals:
            maps.append([])
            for card in sorted(set(range(3**dimension)) - set(deal)):
                image, affine = representative([*deal, card], dimension)
                if image not in following:
                    following.append(image)
                maps[-1].append([following.index(image), *affine])
        levels.append({"deals": deals, "maps": maps})
        deals = following
    claim = {"dimension": dimension, "dealSize": size, "counts": list(map(str, numbers))}
    return certificate("set-distribution", claim, {"levels": [*levels, {"deals": deals}]})
