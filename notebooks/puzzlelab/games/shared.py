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


class PlayAdvice(Record):
    """Play advice, as several games have it.

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


class SettingOption(Record):
    """One of them: The values that a person is offered, in their order.

    Attributes
    ----------
    help
        What it means for the game; may be empty
    title
        A word or two for it
    value
        The value, which a number completes where a range is given
    from_
        The least number that completes the value; absent if none does
    to
        The greatest number that completes the value
    usual
        The number to begin with
    """

    help: str
    title: str
    value: str
    from_: int | None = None
    to: int | None = None
    usual: int | None = None


class SettingChoice(Record):
    """Setting choice, as several games have it.

    Attributes
    ----------
    help
        A short description
    is_advanced
        Whether most people leave it as it is
    name
        Its name in commands
    options
        The values that a person is offered, in their order
    title
        Its name for people
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
    is_advanced: bool
    name: str
    options: list[SettingOption]
    title: str
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


class ReviewedDecision(Record):
    """Reviewed decision, as several games have it.

    Attributes
    ----------
    index
        The index of the move in the game, from 0
    loss
        How much worse it was by exact expectation
    move
        The move, as a command
    seat
        Who made it
    best
        A move that would have been best; absent when it was made
    """

    index: int
    loss: Fraction
    move: str
    seat: Literal["you", "opponent"]
    best: str | None = None


class TrialSum(Record):
    """Trial sum, as several games have it.

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
    lower_disc_difference
        Its score is at least this, when that is all that is proved
    upper_disc_difference
        Its score is at most this, when that is all that is proved
    """

    move: str
    disc_difference: int | None = None
    lower_disc_difference: int | None = None
    upper_disc_difference: int | None = None


class ComparedScore(Record):
    """Compared score, as several games have it.

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


class OutcomeProbability(Record):
    """Outcome probability, as several games have it.

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


class TurnQuantile(Record):
    """Turn quantile, as several games have it.

    Attributes
    ----------
    fraction
        The fraction of the games
    turns
        The fewest turns that it doesn't exceed
    """

    fraction: str
    turns: int


class DealComponent(Record):
    """Deal component, as several games have it.

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


class PlayStep(Record):
    """Play step, as several games have it.

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
