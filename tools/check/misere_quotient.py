"""Checks a misere quotient: who wins all sums of heaps in misere play (docs/certificates.md).

A heap has an element of a finite monoid, a sum of heaps the product. By induction the sums with a
losing element are the P-positions: no sum without a move is, no option of a losing sum is, every
other sum with a move has a losing option. For the last, a sum is its element x with the set of all
z for which an option times z is losing; such pairs are found by adding heaps, and one whose set
contains that of a pair with the same x needn't be followed. The monoid is the quotient, as heaps
generate it and its elements differ in their losing multiples (Plambeck and Siegel 2008).
"""

import gzip
import json
import sys


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


def wholes(numbers, most, least=0):
    good = type(numbers) is list and all(type(n) is int and least <= n <= most for n in numbers)
    need(good, f"not a list of whole numbers from {least} to {most}")
    return numbers


def members(value, *names):
    need(type(value) is dict and set(value) == set(names), f"not exactly {', '.join(names)}")
    return [value[name] for name in names]


def read(path, kind):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        data = json.load(file, object_pairs_hook=lambda x: dict(x) if len(dict(x)) == len(x) else x)
    name, version, claim, proof = members(data, "certificate", "version", "claim", "proof")
    need(name == kind and wholes([version], 1, 1), f"not a certificate {kind}")
    return claim, proof


def game(moves):
    pairs = [members(move, "take", "leaves") for move in moves]
    for numbers in [[take for take, _ in pairs], *(leaves for _, leaves in pairs)]:
        need(numbers and wholes(numbers, 10**4) == sorted(set(numbers)), "moves don't increase")
    need(pairs[0][0] > 0, "a move takes nothing")
    return dict(pairs)


def check(claim, proof):
    kind = ("preperiod", "period") if "period" in claim else ("heapBound",)
    moves, order, *bounds = members(claim, "moves", "elements", *kind)
    heaps, times, losing = members(proof, "heaps", "products", "losing")
    moves, last = game(moves), wholes(bounds, 10**4)[0]
    most, monoid = max(1, *(m[-1] for m in moves.values())), range(*wholes([order], 10**4, 1))
    if "period" in claim:
        start, period = bounds
        need(period > 0 and len(heaps) == start + period, "not n0 + p heaps")
        divisors = (d for d in range(1, period) if period % d == 0)
        least = all(heaps[start:-d] != heaps[start + d :] for d in divisors)
        need(least and (start == 0 or heaps[start - 1] != heaps[-1]), "a period isn't least")
        last = most * (start + period) + max(moves)
        heaps = heaps + [heaps[start + n % period] for n in range(last + 1 - start - period)]
    need(len(wholes(heaps, order - 1)) == last + 1, f"not the heaps 0 to {last}")
    need(len([wholes(row, order - 1) for row in times]) == order, f"not {order} lists of products")
    need(times == [list(column) for column in zip(*times)], "products don't commute")
    need(times[unit := heaps[0]] == list(monoid), "the heap 0 isn't the unit")
    for x in (reached := [unit]):
        reached += {times[x][h] for h in heaps}.difference(reached)
        need(all(times[times[x][h]] == [times[x][y] for y in times[h]] for h in heaps), "no monoid")
    need(len(reached) == order, "the heaps don't generate all elements")
    need(wholes(losing, order - 1) == sorted(ends := {*losing} - {unit}), "losing isn't right")
    lost = [frozenset(y for y in monoid if row[y] in ends) for row in times]
    need(len(set(lost)) == order, "two elements behave alike")
    # of[m][n]: the elements of n matches in exactly m heaps; kinds: the pairs of the heaps.
    of = [[{unit}] + [set()] * last, *([] for _ in range(most))]
    kinds, least = set(), [[] for _ in monoid]
    for n, heap in enumerate(heaps):
        options = set().union(*(of[m][n - k] for k in moves if k <= n for m in moves[k]))
        wins = frozenset().union(*(lost[x] for x in options))
        need(options or heap == unit, f"the heap {n} has no move and isn't the unit")
        need(not wins & lost[heap], f"an option of a losing sum with the heap {n} is losing")
        kinds |= {(heap, wins)} if options else set()
        for m in range(1, most + 1):
            of[m].append({times[heaps[a]][y] for a in range(1, n + 1) for y in of[m - 1][n - a]})
    for x, wins in (pairs := list(kinds)):
        if not any(smaller <= wins for smaller in least[x]):
            least[x].append(wins)
            need(x in ends or unit in wins, f"a sum of the element {x} has no losing option")
            for h, more in kinds:
                both = (z for z in monoid if times[h][z] in wins or times[x][z] in more)
                pairs.append((times[x][h], frozenset(both)))
    return f"the misere quotient has {order} elements, {' and '.join(kind)} {bounds}, rules {moves}"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "misere-quotient")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
