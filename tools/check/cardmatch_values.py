"""Checks the value of best play at card matching (docs/certificates.md).

A state has four letters for each rank seen: a card is known and face down (k), open (o), gone (g)
or not seen (-). Its value has to be the best of stopping, turning the open card down, turning up a
known card, and turning up an unseen one: any card of the deck not seen, with equal chance. Only one
solution exists: best choices from where two differ most would run in a cycle, which costs points.
"""

import functools
import gzip
import json
import re
import sys
from fractions import Fraction
from itertools import permutations, product

RANKS = 13
ORDERS = {"".join(r): list(map("".join, permutations(r))) for r in product("-gko", repeat=4)}


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


def members(value, *names):
    need(type(value) is dict and set(value) == set(names), f"not exactly {', '.join(names)}")
    return [value[name] for name in names]


def read(path, kind):
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        data = json.load(file, object_pairs_hook=lambda x: dict(x) if len(dict(x)) == len(x) else x)
    name, version, claim, proof = members(data, "certificate", "version", "claim", "proof")
    need(name == kind and type(version) is int and version == 1, f"not a certificate {kind}")
    return claim, proof


def canonical(state):
    """The state with suits and ranks in the order that gives the least string."""
    ranks = [state[i : i + 4] for i in range(0, len(state), 4) if state[i : i + 4] != "----"]
    return min(("".join(sorted(x)) for x in zip(*(ORDERS[rank] for rank in ranks))), default="")


def turned(state, letter):
    """For each card with this letter its place, the points of turning it up, the state after it."""
    first = state.find("o")
    for place in (i for i, found in enumerate(state) if found == letter):
        after, points = [*state[:place], "o", *state[place + 1 :]], -1
        if first >= 0:
            match = 16 if place // 4 == first // 4 else 4 if place % 4 == first % 4 else 0
            points += match or -2
            after[first], after[place] = "gg" if match else "ko"
        yield place, points, canonical("".join(after))


@functools.cache
def best(state):
    """All cards are seen, and the open one isn't turned down: only a match is worth a second."""
    turns = ((x, after) for _, x, after in turned(state, "k") if x > 0 or "o" not in state)
    return max([0] + [x + best(after) for x, after in turns])


def check(claim, proof):
    cards, value = members(claim, "cards", "value")
    need(type(cards) is int and 0 < cards <= 4 * RANKS, "cards isn't a number of cards")
    (states,) = members(proof, "states")
    need(all(re.fullmatch("[-/0-9]+", text) for _, text in states), "a value isn't a fraction")
    values = {state: Fraction(text) for state, text in states}
    need(states == [[s, str(v)] for s, v in values.items()], "a state or a fraction isn't right")
    todo, met = [""], {""}

    def worth(state):
        if len(state) - state.count("-") == cards:
            return max(best(state), best(canonical(state.replace("o", "k"))))
        need(state in values, f"the state {state} isn't listed")
        todo.extend({state} - met)
        met.add(state)
        return values[state]

    for state in todo:
        choices = [0] + [points + worth(after) for _, points, after in turned(state, "k")]
        choices += [worth(canonical(state.replace("o", "k")))] if "o" in state else []
        rest, total = RANKS - len(state) // 4, Fraction()
        for place, points, after in turned(state + "----" * (rest > 0), "-"):
            total += (points + worth(after)) * (1 if place < len(state) else rest)
        choices.append(total / (4 * RANKS - len(state) + state.count("-")))
        need(values[state] == max(choices), f"the value of the state '{state}' is wrong")
    need(len(todo) == len(values), "a state can't be reached")
    need(value == str(values[""]), "the value isn't that of the start")
    return f"best play of {cards} cards face down scores {value} on average"


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "expected one argument, the file of a certificate")
        print("proved:", check(*read(sys.argv[1], "cardmatch-values")))
    except Exception as fault:
        print("refused:", " ".join(ascii(str(fault))[1:-1].split()) or type(fault).__name__)
        sys.exit(1)
