"""Checks how many deals of k cards have how many Sets (docs/certificates.md).

Level j lists deals of j cards. A listed deal with any other card is taken to a listed deal of the
next level by an affine bijection of the deck, which carries Sets to Sets. So by following the maps
every sequence of cards leads to a listed deal with as many Sets, and the cards that can follow
correspond. The sequences that lead to each listed deal are counted level by level; the last two
cards are tried in all ways. Each deal is then met in k!/2 ways.
"""

import gzip
import json
import sys
from collections import Counter
from itertools import combinations
from math import factorial


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


def wholes(numbers, most):
    good = type(numbers) is list and all(type(n) is int and 0 <= n <= most for n in numbers)
    need(good, f"not a list of whole numbers from 0 to {most}")
    return numbers


def members(value, *names):
    need(type(value) is dict and set(value) == set(names), f"not exactly {', '.join(names)}")
    return [value[name] for name in names]


def read(path, kind):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        data = json.load(file, object_pairs_hook=lambda x: dict(x) if len(dict(x)) == len(x) else x)
    name, version, claim, proof = members(data, "certificate", "version", "claim", "proof")
    need(name == kind and type(version) is int and version == 1, f"not a certificate {kind}")
    return claim, proof


def check(claim, proof):
    dimension, size, counts = members(claim, "dimension", "dealSize", "counts")
    (levels,) = members(proof, "levels")
    deck = 3 ** wholes([dimension], 6)[0]
    need(wholes([size], deck)[0] > 1 and len(levels) == size - 1, "not k - 1 levels, k from 2 on")
    # third[x][y] is the card that makes each digit sum to 0, plus[x][y] the sum of two cards.
    third, digit = [[0]], range(3)
    for _ in range(dimension):
        third = [[3 * z + -(a + b) % 3 for z in row for b in digit] for row in third for a in digit]
    plus = [[third[0][z] for z in row] for row in third]

    def images(first, *others):
        """Where an affine map takes all cards, from the images of 0 and of 1, 3, 9, ..."""
        found = [first]
        for other in others:
            step = plus[other][third[0][first]]
            found += [plus[x][step] for x in found] + [plus[x][plus[step][step]] for x in found]
        return found

    deals = []
    for j, level in enumerate(levels):
        deals.append(members(level, "deals", *["maps"] * (j < size - 2))[0])
        for deal in deals[j]:
            good = wholes(deal, deck - 1) == sorted(set(deal)) and len(deal) == j
            need(good, f"a deal of level {j} isn't {j} increasing cards")
    need(deals[0] == [[]], "level 0 isn't the empty deal")
    ways = [1]
    for j in range(size - 2):
        before, ways = ways, [0] * len(deals[j + 1])
        need(len(levels[j]["maps"]) == len(before), f"not maps for each deal of level {j}")
        for deal, number, maps in zip(deals[j], before, levels[j]["maps"]):
            others = [x for x in range(deck) if x not in deal]
            need(len(maps) == len(others), f"not a map for each card beside the deal {deal}")
            for x, (target, *affine) in zip(others, maps):
                need(len(wholes(affine, deck - 1)) == dimension + 1, "not d + 1 images of a map")
                need(len(set(image := images(*affine))) == deck, "a map isn't a bijection")
                same = deals[j + 1][wholes([target], len(ways) - 1)[0]]
                need(same == sorted(image[y] for y in [*deal, x]), f"{deal}: a map of {x} is wrong")
                ways[target] += number

    totals = Counter()
    for deal, number in zip(deals[-1], ways):
        pairs = Counter(third[x][y] for x, y in combinations(deal, 2))
        sets, held = [pairs[z] for z in range(deck)], set(deal)
        inside = sum(sets[z] for z in deal) // 3
        for x, y in combinations([x for x in range(deck) if x not in held], 2):
            totals[inside + sets[x] + sets[y] + (third[x][y] in held)] += number
    right = [str(totals[s] * 2 // factorial(size)) for s in range(max(+totals) + 1)]
    need(counts == right, "the counts aren't right")
    return f"deals of {size} of {deck} cards with 0, 1, 2, ... Sets: {', '.join(counts)}"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "set-distribution")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
