"""Makes small certificates of reversi, memory and card matching, and finds values by brute force.

Like makers.py: plain, slow, and independent of the checkers and the program.
"""

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations, product

from makers import certificate

# Reversi: a board is a string of 64 characters, a1 to h1 first.

OTHER = {"X": "O", "O": "X"}
DIRECTIONS = [step for step in product((-1, 0, 1), repeat=2) if any(step)]


@cache
def moves(board, side):
    """The boards after the legal moves of a side, by the square's name."""
    found = {}
    for row, column in product(range(8), repeat=2):
        turned = []
        for down, right in DIRECTIONS if board[8 * row + column] == "-" else ():
            line, y, x = [], row + down, column + right
            while 0 <= y < 8 and 0 <= x < 8 and board[8 * y + x] == OTHER[side]:
                line.append(8 * y + x)
                y, x = y + down, x + right
            if 0 <= y < 8 and 0 <= x < 8 and board[8 * y + x] == side:
                turned += line
        if turned:
            place = [8 * row + column, *turned]
            after = "".join(side if i in place else disc for i, disc in enumerate(board))
            found["abcdefgh"[column] + str(row + 1)] = after
    return found


@cache
def score(board, side):
    """The disc difference under best play from the view of the side to move."""
    if moves(board, side):
        return max(-score(after, OTHER[side]) for after in moves(board, side).values())
    if moves(board, OTHER[side]):
        return -score(board, OTHER[side])
    lead = board.count(side) - board.count(OTHER[side])
    return lead + board.count("-") * ((lead > 0) - (lead < 0))


def moves_of_proof(board, side, prover, bound, finish):
    """The prover's moves, each the first one that keeps the bound."""
    text, met = "", set()

    def follow(board, side):
        nonlocal text
        if (board, side) in met:
            return
        met.add((board, side))
        if not moves(board, side):
            if moves(board, OTHER[side]):
                follow(board, OTHER[side])
        elif board.count("-") > finish:
            for square, after in moves(board, side).items():
                if side != prover:
                    follow(after, OTHER[side])
                elif -score(after, OTHER[side]) >= bound:
                    text += square
                    follow(after, OTHER[side])
                    break

    follow(board, side)
    return text


def endgame(empty, seed):
    """A position with some empty squares after random moves, and the side to move."""
    draw = random.Random(seed)
    board, side = "-" * 27 + "OX------XO" + "-" * 27, "X"
    while board.count("-") > empty:
        if not moves(board, side):
            side = OTHER[side]
        if not moves(board, side):
            return endgame(empty, seed + 1000)
        board, side = draw.choice(list(moves(board, side).values())), OTHER[side]
    return board, side


def reversi(board, side, finish):
    value = score(board, side)
    proof = {"finish": finish}
    proof["atLeast"] = moves_of_proof(board, side, side, value, finish)
    proof["atMost"] = moves_of_proof(board, side, OTHER[side], -value, finish)
    claim = {"board": board, "mover": side, "score": value}
    return certificate("reversi-score", claim, proof)


# Memory


def memory(pairs, players):
    """Values by the recurrence: a known pair is taken, an unseen card turned first."""
    sign = 1 if players == 1 else -1
    values = [[Fraction(0)]]
    for m in range(1, pairs + 1):
        values.append([None] * (m + 1))
        for k in range(m, -1, -1):
            unseen, new = 2 * m - k, 2 * (m - k)
            value = Fraction(k, unseen) * (1 + values[m - 1][k - 1]) if k else Fraction(0)
            missed = []
            if new:
                # The other cards: the mate, the mate of a known card, another new face.
                mean = 1 + values[m - 1][k] + sign * k * (1 + values[m - 1][k])
                if players == 1:
                    mean += k
                if new > 2:
                    mean += (new - 2) * ((players == 1) + sign * values[m][k + 2])
                missed.append(mean / (unseen - 1))
                if k:
                    missed.append((players == 1) + sign * values[m][k + 1])
                value += Fraction(new, unseen) * (min(missed) if players == 1 else max(missed))
            values[m][k] = max(value, Fraction(0)) if players == 2 and k > 1 else value
    texts = [list(map(str, row)) for row in values]
    claim = {"pairs": pairs, "players": players, "value": texts[pairs][0]}
    return certificate("memory-values", claim, {"values": texts})


def memory_of_arrangements(pairs, players):
    """The value of the start when any two places may be named, from all arrangements."""
    arrangements = set(permutations("ABCD"[:pairs] * 2))
    best = min if players == 1 else max

    @cache
    def faces(seen, place):
        """The faces that may be at a place, and how many arrangements have them there."""
        known = [(i, face.upper()) for i, face in enumerate(seen) if face != "?"]
        left = (a for a in arrangements if all(a[i] == face for i, face in known))
        return Counter(a[place] for a in left).items()

    def put(seen, place, face):
        """The card at a place shown or taken, the faces renamed A, B, … in their order."""
        seen = seen[:place] + face + seen[place + 1 :]
        names = dict(zip(dict.fromkeys(seen.upper().replace("?", "")), "ABCD"))
        names |= {old.lower(): new.lower() for old, new in names.items()}
        return seen.translate(str.maketrans(names))

    def mean(cases):
        return sum(n * value for n, value in cases) / Fraction(sum(n for n, _ in cases))

    def second(shown, i, j):
        """The value of turning the card at j after that at i."""
        cases = []
        for face, number in faces(shown, j):
            if face == shown[i]:
                cases.append((number, 1 + value(put(put(shown, i, face.lower()), j, face.lower()))))
            else:
                after = value(put(shown, j, face))
                cases.append((number, 1 + after if players == 1 else -after))
        return mean(cases)

    @cache
    def value(seen):
        """Faces that were seen are capital letters, those that were taken small ones."""
        choices, places = [], [i for i, face in enumerate(seen) if not face.islower()]
        for i in places:
            firsts = []
            for face, number in faces(seen, i):
                shown = put(seen, i, face)
                # Two known cards that don't match are a pass, which is below.
                news = [j for j in places if j != i and (shown != seen or seen[j] in ("?", face))]
                firsts.append((number, [second(shown, i, j) for j in news]))
            if all(values for _, values in firsts):
                choices.append(mean([(number, best(values)) for number, values in firsts]))
        if players == 2 and len({face for face in seen if face.isupper()}) > 1:
            choices.append(Fraction(0))
        return best(choices, default=Fraction(0))

    return value("?" * (2 * pairs))


# Card matching: a state is a set of cards with their letters.


def written(state):
    """The state as it is written in a certificate."""
    texts = []
    for order in permutations(range(4)):
        ranks = {}
        for (rank, suit), letter in state:
            ranks.setdefault(rank, ["-"] * 4)[order[suit]] = letter
        texts.append("".join(sorted(map("".join, ranks.values()))))
    return min(texts)


def turn(state, card):
    """The points of turning up a card, and the state after it."""
    letters = dict(state)
    first = next((seen for seen in letters if letters[seen] == "o"), None)
    letters[card] = "o"
    if first is None:
        return -1, frozenset(letters.items())
    letters[first] = "k"
    points = 16 if first[0] == card[0] else 4 if first[1] == card[1] else -2
    if points > 0:
        letters[first] = letters[card] = "g"
    return points - 1, frozenset(letters.items())


def cardmatch(cards, ranks=13):
    """All states by their names, and their values from zero upwards until nothing changes."""
    deck, start = list(product(range(ranks), range(4))), frozenset()
    choices, todo = {}, [start]
    names = cache(written)
    for state in todo:
        if names(state) in choices:
            continue
        known = [card for card, letter in state if letter == "k"]
        found = [turn(state, card) for card in known]
        found += [(0, frozenset((card, letter.replace("o", "k")) for card, letter in state))]
        unseen = [card for card in deck if card not in dict(state)] if len(state) < cards else []
        drawn = [turn(state, card) for card in unseen]
        todo += [after for _, after in found + drawn]
        named = [[(points, names(after)) for points, after in list_] for list_ in (found, drawn)]
        choices[names(state)] = named
    values, changed = dict.fromkeys(choices, Fraction(0)), True
    while changed:
        changed = False
        for state, (found, drawn) in choices.items():
            best = max(points + values[after] for points, after in found)
            if drawn:
                mean = sum(points + values[after] for points, after in drawn) / len(drawn)
                best = max(best, Fraction(mean))
            if best > values[state]:
                values[state], changed = best, True
    states = [
        [state, str(value)]
        for state, value in values.items()
        if cards > len(state) - state.count("-")
    ]
    return certificate(
        "cardmatch-values", {"cards": cards, "value": str(values[""])}, {"states": states}
    )


def cardmatch_of_deals(cards, ranks):
    """The same value from all deals: the cards that are seen leave some of them."""
    deals = list(permutations(product(range(ranks), range(4)), cards))

    @cache
    def drawn(seen, place):
        """The cards that may be at a place, with the numbers of deals that have them there."""
        left = (d for d in deals if all(card in (None, d[i]) for i, card in enumerate(seen)))
        return Counter(deal[place] for deal in left)

    @cache
    def value(letters, seen, turns):
        best = Fraction(0)
        if "o" in letters:
            best = value(letters.replace("o", "k"), seen, turns)
        for place in (i for i in range(cards) if letters[i] in "-k" and turns):
            total = Fraction(0)
            for card, number in drawn(seen, place).items():
                state = frozenset((c, x) for c, x in zip(seen, letters) if c)
                points, after = turn(state, card)
                shown = (*seen[:place], card, *seen[place + 1 :])
                after = "".join(dict(after).get(c, "-") for c in shown)
                total += number * (points + value(after, shown, turns - 1))
            best = max(best, total / sum(drawn(seen, place).values()))
        return best

    return value("-" * cards, (None,) * cards, 3 * cards)
