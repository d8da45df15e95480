"""Card matching."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from os import PathLike
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game, awaited
from ..text import Text
from ..values import Estimate, Evidence, Record
from .shared import (
    DealComponent,
    PlayAdvice,
    PlayEvent,
    PlayStep,
    ReviewedDecision,
    SettingChoice,
    TrialSum,
)


class AnalyzeResult(Record):
    """The result of ``cardmatch.analyze``.

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

    _table = "play"

    best_score: int
    cards_left_by_best_play: list[str]
    clearable: bool
    components: list[DealComponent]
    evidence: Evidence
    fewest_left: int
    left_by_best_play: int
    play: list[PlayStep]
    reason: str


class RankedChoice(Record):
    """One of them: All choices, best first.

    Attributes
    ----------
    action
        What to do
    expected_score
        The expected further score with it
    card
        The known card to turn up
    index
        Its place, from 0
    """

    action: Literal["flipUnseen", "flipKnown", "turnDown", "stop"]
    expected_score: Fraction
    card: str | None = None
    index: int | None = None


class HintsResult(Record):
    """The result of ``cardmatch.hints``.

    Attributes
    ----------
    choices
        All choices, best first
    evidence
        The evidence for the values
    expected_score
        The expected further score with optimal play and perfect memory
    best
        The best choice
    """

    _table = "choices"

    choices: list[RankedChoice]
    evidence: Evidence
    expected_score: Fraction
    best: RankedChoice | None = None


class SolveResult(Record):
    """The result of ``cardmatch.solve``.

    Attributes
    ----------
    evidence
        The evidence for the score
    expected_score
        The expected score of a fresh table
    states
        The states, up to the names of ranks and suits
    states_by_seen_cards
        The same for 0, 1, 2, … cards seen
    """

    evidence: Evidence
    expected_score: Fraction
    states: int
    states_by_seen_cards: list[int]


class BestScoreCount(Record):
    """One of them: The deals by best score.

    Attributes
    ----------
    deals
        The deals that have it
    probability
        Their share
    score
        The best score
    """

    deals: int
    probability: Fraction
    score: int


class CardsLeftCount(Record):
    """One of them: The deals by the fewest cards that can remain.

    Attributes
    ----------
    card_count
        The remaining cards
    deals
        The deals
    probability
        Their share
    """

    card_count: int
    deals: int
    probability: Fraction


class FaceDownPolicy(Record):
    """One of them: Strategies of face-down play; absent with dealsOnly and above 12 cards.

    Attributes
    ----------
    policy
        How the player plays
    expected_score
        The expected score (planned play)
    expected_score_evidence
        The evidence for that
    mean_score
        The mean score of simulated games (random choices)
    """

    policy: str
    expected_score: Fraction | None = None
    expected_score_evidence: Evidence | None = None
    mean_score: Estimate | None = None


class ReportResult(Record):
    """The result of ``cardmatch.report``.

    Attributes
    ----------
    best_scores
        The deals by best score
    clearable_deals
        The deals of which all cards can be matched
    clearable_probability
        Their share
    cleared_by_best_play_probability
        The share of deals of which a play with the best score matches all cards
    deals
        The number of deals
    evidence
        The evidence for all of this
    fewest_left
        The deals by the fewest cards that can remain
    greatest_best_score
        The largest best score
    least_best_score
        The smallest best score
    left_by_best_play
        The deals by the cards that remain at the best score, reached with as many pairs as possible
    mean_best_score
        The mean of their best scores
    policies
        Strategies of face-down play; absent with dealsOnly and above 12 cards
    stop_reason
        Why a strategy is missing
    """

    _table = "best_scores"

    best_scores: list[BestScoreCount]
    clearable_deals: int
    clearable_probability: Fraction
    cleared_by_best_play_probability: Fraction
    deals: int
    evidence: Evidence
    fewest_left: list[CardsLeftCount]
    greatest_best_score: int
    least_best_score: int
    left_by_best_play: list[CardsLeftCount]
    mean_best_score: Fraction
    policies: list[FaceDownPolicy] | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class ScoreCount(Record):
    """One of them: The number of games by score.

    Attributes
    ----------
    games
        The games that had it
    score
        A score
    """

    games: int
    score: int


class SimulateResult(Record):
    """The result of ``cardmatch.simulate``.

    Attributes
    ----------
    games
        The games that were played
    games_by_score
        The number of games by score
    expected_score
        The exact expectation (planned play)
    expected_score_evidence
        The evidence for that
    mean_score
        Their mean score
    stop_reason
        Why there are fewer games than requested
    sums
        Of a part (skip): the sums by which 'jobs total' combines it with other parts
    """

    _table = "games_by_score"

    games: int
    games_by_score: list[ScoreCount]
    expected_score: Fraction | None = None
    expected_score_evidence: Evidence | None = None
    mean_score: Estimate | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    sums: list[TrialSum] | None = None


class DealResult(Record):
    """The result of ``cardmatch.deal``.

    Attributes
    ----------
    cards
        The cards, in the order in which they were dealt
    """

    _table = "cards"

    cards: list[str]


class Settings(Record):
    """The settings.

    Attributes
    ----------
    bonus
        Multiplier for a pair's points
    cost
        Penalty for turning a card up
    deal_size
        The cards on the table
    mismatch
        Penalty for a mismatch
    opponent
        Alone, or two people in turn: after a pair the same player continues
    rank_score
        The points of a pair of equal rank
    suit_score
        The points of a pair of equal suit
    unchoose_cost
        Penalty for turning a card back down
    """

    bonus: str
    cost: str
    deal_size: str
    mismatch: str
    opponent: str
    rank_score: str
    suit_score: str
    unchoose_cost: str


class PlayedCard(Record):
    """One of them: The cards by position.

    Attributes
    ----------
    side
        Which side is up
    card
        The card; absent while it is face down and the game isn't over
    seen
        The card, if it was ever face up: what a perfect memory knows
    """

    side: Literal["faceDown", "up", "matched"]
    card: str | None = None
    seen: str | None = None


class ReplayTable(Record):
    """The table; absent before the deal.

    Attributes
    ----------
    cards
        The cards by position
    left
        The cards that aren't matched
    score
        The points so far; with two players those of the first
    seen
        The places of the cards that were ever face up, from 0
    opponent_score
        The points of the second player; absent when one plays alone
    """

    cards: list[PlayedCard]
    left: int
    score: int
    seen: list[int]
    opponent_score: int | None = None


class ReplayResult(Record):
    """The result of ``cardmatch.replay``.

    Attributes
    ----------
    accepted
        Whether the command changed anything or was answered
    can_redo
        Whether a move that was taken back can be made again
    can_undo
        Whether a move can be taken back
    events
        The moves that the command led to, computers' among them, in order
    message
        The message to the person
    move_count
        The moves that were made
    over
        Whether the game has been played to its end
    phase
        The phase of the game
    settings
        The settings
    actions
        The actions that lead to this state; only if the request has some
    advice
        The hint; absent unless one was requested for this table
    choices
        The choices on the settings page; absent while it isn't open
    chosen
        What the command has set and from when it holds; absent if it set nothing, or on the
        settings page
    draft
        The draft on the settings page; absent while it isn't open
    is_computers_turn
        Whether that player is a computer
    legal
        The moves that a person can make now, as commands; absent when there are too many to list
    refusal
        Why it wasn't; absent when it was
    saved
        The file that the game was saved in; only after a command that saved it
    second
        The command for the clock tick of a second; absent if time changes nothing
    table
        The table; absent before the deal
    turn
        Whose turn it is; absent before the deal and when the game is over
    waits
        What the game itself is waiting for; absent when it waits for a person, or is over
    """

    _table = "events"

    accepted: bool
    can_redo: bool
    can_undo: bool
    events: list[PlayEvent]
    message: str
    move_count: int
    over: bool
    phase: Literal["idle", "loading", "failed", "playing"]
    settings: Settings
    actions: list[str] | None = None
    advice: PlayAdvice | None = None
    choices: list[SettingChoice] | None = None
    chosen: str | None = None
    draft: Settings | None = None
    is_computers_turn: bool | None = None
    legal: list[str] | None = None
    refusal: str | None = None
    saved: str | None = None
    second: str | None = None
    table: ReplayTable | None = None
    turn: Literal["you", "opponent"] | None = None
    waits: Literal["deal", "move", "advice"] | None = None


class ReviewResult(Record):
    """The result of ``cardmatch.review``.

    Attributes
    ----------
    decisions
        The loss of each decision of a person
    evidence
        The evidence for the losses
    loss_of_you
        The total loss of your decisions, by exact expectation
    over
        Whether the game was played to its end
    unit
        The unit of losses
    expected
        The expectation of best play at the start; absent if it says nothing
    loss_of_opponent
        The other person's total loss; absent if a computer played
    result
        The result of the game; absent while it isn't over
    worst_move
        The index of the move that cost most, from 0; absent if none cost anything
    """

    _table = "decisions"

    decisions: list[ReviewedDecision]
    evidence: Evidence
    loss_of_you: Fraction
    over: bool
    unit: str
    expected: Fraction | None = None
    loss_of_opponent: Fraction | None = None
    result: int | None = None
    worst_move: int | None = None


class CardMatch(Game):
    """Card matching."""

    def analyze(
        self,
        cards: Text | Sequence[Text],
        *,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Find the best score of a visible deal, and what can be cleared.

        Parameters
        ----------
        cards
            The cards of one deal, as one argument; @FILE or - for those of a file
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            Multiplier for a pair's points (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card back down (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.analyze",
            AnalyzeResult,
            cards=cards, rank_score=rank_score, suit_score=suit_score, bonus=bonus,
            mismatch=mismatch, cost=cost, unchoose_cost=unchoose_cost, time=time,
        )

    def hints(
        self,
        places: Text | Sequence[Text],
        *,
        digits: int = 15,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """Show the value of each choice at a face-down table.

        Parameters
        ----------
        places
            The places of one table, as one argument; @FILE or - for those of a file
        digits
            Print decimals to D significant digits (1 to 100000)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            Multiplier for a pair's points (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card back down (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.hints",
            HintsResult,
            places=places, digits=digits, rank_score=rank_score, suit_score=suit_score, bonus=bonus,
            mismatch=mismatch, cost=cost, unchoose_cost=unchoose_cost, time=time,
        )

    def solve(
        self,
        *,
        deal_size: int = 12,
        policy: Literal["optimal", "peek-all", "match-at-once", "never-unchoose"] = "optimal",
        digits: int = 15,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[SolveResult]:
        """Compute the exact value of face-down play.

        Parameters
        ----------
        deal_size
            The number of cards on the table (1 to 14)
        policy
            How the player plays
        digits
            Print decimals to D significant digits (1 to 100000)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            Multiplier for a pair's points (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card back down (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.solve",
            SolveResult,
            deal_size=deal_size, policy=policy, digits=digits, rank_score=rank_score,
            suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    def report(
        self,
        *,
        deal_size: int = 12,
        deals_only: bool = False,
        games: int = 20000,
        seed: int | Literal["random"] = 1,
        digits: int = 15,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[ReportResult]:
        """Count all deals by best score and by what can be cleared.

        Parameters
        ----------
        deal_size
            The number of cards of a deal (0 to 52)
        deals_only
            Only count deals, don't compare strategies
        games
            Simulate N games of random choices (1 to 100000000)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        digits
            Print decimals to D significant digits (1 to 100000)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            Multiplier for a pair's points (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card back down (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.report",
            ReportResult,
            deal_size=deal_size, deals_only=deals_only, games=games, seed=seed, digits=digits,
            rank_score=rank_score, suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    def simulate(
        self,
        *,
        policy: Literal["optimal", "peek-all", "match-at-once", "never-unchoose", "random", "random-with-unchoosing"] = "optimal",
        deal_size: int = 12,
        games: int = 10000,
        seed: int | Literal["random"] = 1,
        skip: int | None = None,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[SimulateResult]:
        """Simulate many face-down games.

        Parameters
        ----------
        policy
            How the player plays
        deal_size
            The number of cards on the table (1 to 14)
        games
            Play N games (1 to 1000000000000)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        skip
            Play a part: the games after the first N of the seed; 'jobs total' combines parts (0 to
            9007199254740992; default: the whole run)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            Multiplier for a pair's points (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card back down (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.simulate",
            SimulateResult,
            policy=policy, deal_size=deal_size, games=games, seed=seed, skip=skip,
            rank_score=rank_score, suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    def deal(
        self,
        *,
        deal_size: int = 12,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[DealResult]:
        """Deal cards at random.

        Parameters
        ----------
        deal_size
            Deal N cards (1 to 52)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.deal",
            DealResult,
            deal_size=deal_size, seed=seed, time=time,
        )

    def replay(
        self,
        *,
        actions: Text | Sequence[Text] | None = None,
        commands: Text | Sequence[Text] | None = None,
        pause: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[ReplayResult]:
        """Replay a saved game and show its final state.

        Parameters
        ----------
        actions
            The actions, separated by ';' or line ends (default: none)
        commands
            Commands to carry out afterwards, separated by ';' or line ends (default: none)
        pause
            Leave a computer's move to the next request, which makes it if it has no commands
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )

    def review(
        self,
        game: str | PathLike[str] | None = None,
        *,
        actions: Text | Sequence[Text] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReviewResult]:
        """Analyse each decision of a finished game.

        Parameters
        ----------
        game
            A game that 'play' saved
        actions
            The actions, separated by ';' or line ends (default: none)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "cardmatch.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncCardMatch(AsyncGame):
    """Card matching.

    The questions of :class:`CardMatch`, awaited; their parameters are told there.
    """

    analyze = awaited(CardMatch.analyze)
    hints = awaited(CardMatch.hints)
    solve = awaited(CardMatch.solve)
    report = awaited(CardMatch.report)
    simulate = awaited(CardMatch.simulate)
    deal = awaited(CardMatch.deal)
    replay = awaited(CardMatch.replay)
    review = awaited(CardMatch.review)
