"""Random requests, compared with slow and simple Python."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction
from functools import cache

import pytest

from puzzlelab import Lab, PuzzleError

SEED = 20


def test_sets_of_random_deals(lab: Lab) -> None:
    source = random.Random(SEED)
    deck = ["".join(card) for card in itertools.product("012", repeat=4)]
    deals = [source.sample(deck, source.randint(0, 15)) for _ in range(300)]
    answers = lab.map("set.hints", [{"cards": deal} for deal in deals if deal])
    for deal, answer in zip([deal for deal in deals if deal], answers, strict=True):
        found = [
            list(places)
            for places in itertools.combinations(range(len(deal)), 3)
            if all(
                sum(int(deal[place][feature]) for place in places) % 3 == 0 for feature in range(4)
            )
        ]
        assert sorted(answer.result.sets) == found


@cache
def wins(heap: int, takes: tuple[int, ...], *, misere: bool) -> bool:
    """Return whether the player to move wins a heap."""
    legal = [take for take in takes if take <= heap]
    if not legal:
        return misere
    return any(not wins(heap - take, takes, misere=misere) for take in legal)


def test_outcomes_of_random_rules(lab: Lab) -> None:
    source = random.Random(SEED)
    for _ in range(200):
        takes = tuple(sorted(source.sample(range(1, 9), source.randint(2, 4))))
        heap, misere = source.randint(1, 60), source.random() < 0.5
        play = "misere" if misere else "normal"
        rules = "take:" + ",".join(map(str, takes))
        answer = lab.ask("matchsticks.analyze", pile=heap, rules=rules, play=play)
        expected = wins(heap, takes, misere=misere)
        assert (answer.result.outcome == "N") == expected, answer
        moves = {move.take for move in answer.result.winning_moves}
        legal = {take for take in takes if take <= heap}
        assert moves == {take for take in legal if not wins(heap - take, takes, misere=misere)}


@cache
def turns(pairs: int, known: int) -> Fraction:
    """Return the expected turns of a solitaire of memory: Velleman and Warrington's recurrence."""
    if pairs == 0:
        return Fraction(0)
    unknown = 2 * pairs - known
    value = Fraction(0)
    if known:
        value += Fraction(known, unknown) * (1 + turns(pairs - 1, known - 1))
    if unknown > known:
        second = 1 + turns(pairs - 1, known)
        if known:
            second += known * (2 + turns(pairs - 1, known))
        if unknown - 2 - known > 0:
            second += (unknown - 2 - known) * (1 + turns(pairs, known + 2))
        value += Fraction(unknown - known, unknown) * second / (unknown - 1)
    return value


@pytest.mark.parametrize("pairs", [1, 2, 3, 5, 9, 14])
def test_turns_of_memory(lab: Lab, pairs: int) -> None:
    assert lab.memory.report(pairs).result.expected_turns == turns(pairs, 0)


def test_random_text_is_answered_or_refused(lab: Lab) -> None:
    source = random.Random(SEED)
    alphabet = '0123456789XO-abcRGPODSESF ,.:;x"\\{}[]<>&é–😀\n\t\0'
    questions = [
        ("set.hints", "cards"),
        ("reversi.show", "position"),
        ("memory.hints", "table"),
        ("cardmatch.analyze", "cards"),
        ("matchsticks.losing", "rules"),
    ]
    refused = 0
    for _ in range(400):
        question, name = source.choice(questions)
        text = "".join(source.choices(alphabet, k=source.randint(0, 40)))
        more = {"to": 50} if question == "matchsticks.losing" else {}
        (item,) = lab.map(question, [{name: text, **more}], errors="return")
        if isinstance(item, PuzzleError):
            refused += 1
            assert item.status in (64, 65), item
            assert item.message
        else:
            assert item.question == question
            assert item._repr_html_()
    assert refused > 200
