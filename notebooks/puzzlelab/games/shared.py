"""Records that several games have."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from ..values import Evidence, Record


class HeapMove(Record):
    """Heap move, as several games have it.

    Attributes
    ----------
    heap
        The heap that is played on, counted from 0
    leaves
        The heaps that replace it, ascending; "0" when nothing is left
    take
        How many matches are taken; "0" when a heap is only broken
    """

    heap: int
    leaves: list[int]
    take: int


class Advice(Record):
    """Advice, as several games have it.

    Attributes
    ----------
    words
        The hint in words
    evidence
        The evidence for the hint
    move
        The recommended move, as a command; absent if there is none
    """

    words: str
    evidence: Evidence | None = None
    move: str | None = None


class Choice(Record):
    """Choice, as several games have it.

    Attributes
    ----------
    help
        A short description
    name
        Its name in commands
    value
        The current value
    example
        An example of a text; absent if there are words or numbers
    from_
        The least number offered; absent if none are
    to
        The greatest number offered
    words
        The words to choose from; absent if there are none
    """

    help: str
    name: str
    value: str
    example: str | None = None
    from_: int | None = None
    to: int | None = None
    words: list[str] | None = None


class PlayEvent(Record):
    """Play event, as several games have it.

    Attributes
    ----------
    move
        The move, as a command
    words
        The move in words
    seat
        Who made it
    """

    move: str
    words: str
    seat: Literal["you", "opponent"] | None = None


class Decision(Record):
    """Decision, as several games have it.

    Attributes
    ----------
    loss
        How much worse it was by exact expectation
    move
        The move, as a command
    number
        The number of the move in the game, from 1
    seat
        Who made it
    best
        A move that would have been best; absent when it was made
    """

    loss: Fraction
    move: str
    number: int
    seat: Literal["you", "opponent"]
    best: str | None = None


class TrialSumsEntry(Record):
    """Trial sums entry, as several games have it.

    Attributes
    ----------
    key
        What is counted
    number
        How often, or how much
    """

    key: int
    number: int


class MoveBounds(Record):
    """Move bounds, as several games have it.

    Attributes
    ----------
    move
        The move
    disc_difference
        Its score, when proved
    lower
        Its score is at least this, when that is all that is proved
    upper
        Its score is at most this, when that is all that is proved
    """

    move: str
    disc_difference: int | None = None
    lower: int | None = None
    upper: int | None = None


class Comparison(Record):
    """Comparison, as several games have it.

    Attributes
    ----------
    empties
        The number of empty squares
    expected_disc_difference
        The score in the file
    line
        The line of the file, from 1
    number
        The position's number in the file, from 1
    agrees
        Whether the scores agree; absent when the search was stopped before that was known
    best_move
        The best move, when proved
    disc_difference
        The score, when proved
    lower_disc_difference
        The score is at least this, when that is all that is proved
    upper_disc_difference
        The score is at most this, when that is all that is proved
    wrong_moves
        The moves whose scores disagree, with their proved bounds (allMoves)
    """

    empties: int
    expected_disc_difference: int
    line: int
    number: int
    agrees: bool | None = None
    best_move: str | None = None
    disc_difference: int | None = None
    lower_disc_difference: int | None = None
    upper_disc_difference: int | None = None
    wrong_moves: list[MoveBounds] | None = None


class Outcome(Record):
    """Outcome, as several games have it.

    Attributes
    ----------
    probability
        Its chance
    gain
        The first player's pairs minus the second's (two players)
    turns
        The number of turns (one player)
    """

    probability: Fraction
    gain: int | None = None
    turns: int | None = None


class Quantile(Record):
    """Quantile, as several games have it.

    Attributes
    ----------
    fraction
        The fraction of the games
    turns
        The fewest turns that it doesn't exceed
    """

    fraction: str
    turns: int


class Component(Record):
    """Component, as several games have it.

    Attributes
    ----------
    cards
        Its cards
    is_odd
        Whether that is odd: then one card must remain
    may_stay
        The cards that can be the remaining one
    size
        Their number
    """

    cards: list[str]
    is_odd: bool
    may_stay: list[str]
    size: int


class Step(Record):
    """Step, as several games have it.

    Attributes
    ----------
    card
        The chosen card
    index
        Its place, from 0
    outcome
        What the choice did
    score
        The score after it
    """

    card: str
    index: int
    outcome: Literal["turnedUp", "turnedDown", "rankMatch", "suitMatch", "mismatch"]
    score: int
