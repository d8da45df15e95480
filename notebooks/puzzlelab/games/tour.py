"""Each game's first question."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game, awaited
from ..values import Evidence, Record
from .shared import (
    ComparedScore,
    DealComponent,
    HeapMove,
    OutcomeProbability,
    PlayStep,
    TurnQuantile,
)


class TourCardmatch(Record):
    """The result of cardmatch.analyze: cardmatch analyze 10H 8D QS 10D 8C KS 2H 2D AS AC 9H 4D.

    Attributes
    ----------
    best_score
        The best score
    cards_left_by_best_play
        These cards
    clearable
        Whether all cards can be matched
    components
        The connected components of the deal, linked by equal ranks and suits
    evidence
        The evidence for all of this
    fewest_left
        The fewest cards that can remain
    left_by_best_play
        The cards that remain when the best score is reached with as many pairs as possible
    play
        The choices that reach the best score, in order
    reason
        What can be cleared, with a proof in words
    """

    best_score: int
    cards_left_by_best_play: list[str]
    clearable: bool
    components: list[DealComponent]
    evidence: Evidence
    fewest_left: int
    left_by_best_play: int
    play: list[PlayStep]
    reason: str


class TourMatchsticks(Record):
    """The result of matchsticks.analyze: matchsticks analyze --pile 18 --take-limit 3.

    Attributes
    ----------
    evidence
        The evidence for all this
    outcome
        P: the player to move loses; N: the player to move wins
    reason
        Why, and what to play, in a sentence
    winning_moves
        All moves after which the opponent loses, or the first of them; for huge heaps at most ten
        million digits
    first_move_limit
        The most that this move may take, as the first one (rules last:)
    forced_moves
        How many moves the game then lasts, this one included, in a lost position
    grundy_value
        The nim-sum of the heaps' Grundy values, where the rules have them
    heap_values
        The Grundy value of each heap, where the rules have them
    suggested_move
        The first winning move; in a lost position the one that makes the game last longest, or, if
        that wasn't searched, the one that takes the least; absent when there is no move
    winning_move_count
        How many such moves there are; absent if the count is incomplete
    """

    evidence: Evidence
    outcome: Literal["P", "N"]
    reason: str
    winning_moves: list[HeapMove]
    first_move_limit: int | None = None
    forced_moves: int | None = None
    grundy_value: int | None = None
    heap_values: list[int] | None = None
    suggested_move: HeapMove | None = None
    winning_move_count: int | None = None


class TourMemory(Record):
    """The result of memory.report: memory report --pairs 10.

    Attributes
    ----------
    best_moves
        For n = 1, 2, … pairs a digit for each number of known cards 0…n: the unknown cards to turn
    evidence
        The evidence for the values
    above_asymptote
        How much more the expected turns are (one player)
    asymptote
        (3 − 2 ln 2)n + 7/8 − 2 ln 2, to which the expected turns tend (one player)
    departures_from_closed_rule
        States [pairs, known] whose best move isn't that of Zwick and Paterson's rule
    distribution
        The chance of each outcome, up to 400 pairs, for two players up to 250
    draw_probability
        The chance that both have equally many
    expected_gain
        Expected pairs of the first player minus those of the second (two players)
    expected_turns
        Expected turns; a turn is two cards (one player)
    expected_turns_with_recall
        Expected turns of a player who remembers only the last cards (recall)
    loss_probability
        The chance that the second player has more pairs
    lucky_matches
        Expected matches of two unknown cards; tends to ln 2 (one player)
    quantiles
        Quantiles: the fewest turns that a fraction of the games doesn't exceed (one player)
    recall_evidence
        The evidence for these
    stall_probability
        The chance that both would pass forever; such a game is won, drawn or lost by the pairs
        taken before
    stop_reason
        Why something is missing: a limit
    undecided_moves
        States in which two moves are too close to decide (floating point)
    variance
        The variance of the number of turns (one player)
    win_probability
        The chance that the first player has more pairs (two players)
    """

    best_moves: list[str]
    evidence: Evidence
    above_asymptote: float | None = None
    asymptote: float | None = None
    departures_from_closed_rule: list[list[int]] | None = None
    distribution: list[OutcomeProbability] | None = None
    draw_probability: Fraction | None = None
    expected_gain: Fraction | float | None = None
    expected_turns: Fraction | float | None = None
    expected_turns_with_recall: Fraction | float | None = None
    loss_probability: Fraction | None = None
    lucky_matches: Fraction | float | None = None
    quantiles: list[TurnQuantile] | None = None
    recall_evidence: Evidence | None = None
    stall_probability: Fraction | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    undecided_moves: int | None = None
    variance: Fraction | float | None = None
    win_probability: Fraction | None = None


class TourReversi(Record):
    """The result of reversi.verify: reversi verify data/reversi/ffo.obf --only 1-10.

    Attributes
    ----------
    agreed
        Scores that agree
    disagreed
        Scores that don't
    evidence
        The evidence for the number of agreeing scores; bounded if a limit left some open
    positions
        The positions that come with a score, as far as a limit let them be examined
    undecided
        Positions that a limit left open, or whose proof would take too long without --confirm
    """

    agreed: int
    disagreed: int
    evidence: Evidence
    positions: list[ComparedScore]
    undecided: int


class TourSet(Record):
    """The result of set.hints.

    Set hints 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE.

    Attributes
    ----------
    cards
        The deal, in digits
    evidence
        The evidence that these are all groups
    set_count
        The number of groups
    sets
        For each group its indices into the deal, from 0, ascending; with a stage only the first
        ones
    pairs
        For each UltraSet or GhostSet the pairs of indices that make it one; absent with a stage
    """

    cards: list[str]
    evidence: Evidence
    set_count: int
    sets: list[list[int]]
    pairs: list[list[list[int]]] | None = None


class TourSetChance(Record):
    """The result of set.chance: set chance.

    Attributes
    ----------
    classes
        How many of them are inequivalent under all affine maps
    evidence
        The evidence for the count
    no_set_probability
        The chance that a random deal has no Set
    set_free
        The number of deals without a Set
    """

    classes: int
    evidence: Evidence
    no_set_probability: Fraction
    set_free: int


class TourResult(Record):
    """The result of ``tour``.

    Attributes
    ----------
    cardmatch
        The result of cardmatch.analyze: cardmatch analyze 10H 8D QS 10D 8C KS 2H 2D AS AC 9H 4D
    matchsticks
        The result of matchsticks.analyze: matchsticks analyze --pile 18 --take-limit 3
    memory
        The result of memory.report: memory report --pairs 10
    reversi
        The result of reversi.verify: reversi verify data/reversi/ffo.obf --only 1-10
    set
        The result of set.hints: set hints 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE
        2PSE
    set_chance
        The result of set.chance: set chance
    """

    cardmatch: TourCardmatch | None = None
    matchsticks: TourMatchsticks | None = None
    memory: TourMemory | None = None
    reversi: TourReversi | None = None
    set: TourSet | None = None
    set_chance: TourSetChance | None = None


class Tour(Game):
    """Each game's first question."""

    def __call__(
        self,
        *,
        time: float | None = None,
    ) -> Answer[TourResult]:
        """Take a first look: one question for each game.

        Parameters
        ----------
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "tour",
            TourResult,
            time=time,
        )


class AsyncTour(AsyncGame):
    """Each game's first question.

    The questions of :class:`Tour`, awaited; their parameters are told there.
    """

    __call__ = awaited(Tour.__call__)
