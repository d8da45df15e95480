"""Card matching."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game
from ..values import Evidence, Record


class AnalyzeComponents(Record):
    """One of them: The parts into which the deal falls, joined by equal ranks and suits.

    Attributes
    ----------
    cards
        Its cards
    is_odd
        Whether that is odd: one card must stay then
    may_stay
        The cards any one of which can be that one
    size
        Their number
    """

    cards: list[str]
    is_odd: bool
    may_stay: list[str]
    size: int


class AnalyzePlay(Record):
    """One of them: The choices that make the best score, in order.

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
        The parts into which the deal falls, joined by equal ranks and suits
    evidence
        How all of this is known
    fewest_left
        The fewest cards that can stay
    left_by_best_play
        The cards that stay when the best score is made with as many pairs as possible
    play
        The choices that make the best score, in order
    reason
        What can be cleared, proved in words
    """

    best_score: int
    cards_left_by_best_play: list[str]
    clearable: bool
    components: list[AnalyzeComponents]
    evidence: Evidence
    fewest_left: int
    left_by_best_play: int
    play: list[AnalyzePlay]
    reason: str


class HintsChoices(Record):
    """One of them: All choices, the best first.

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


class HintsBest(Record):
    """The best choice.

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
        All choices, the best first
    evidence
        How the values are known
    expected_score
        The expected further score under perfect play and memory
    best
        The best choice
    """

    choices: list[HintsChoices]
    evidence: Evidence
    expected_score: Fraction
    best: HintsBest | None = None


class SolveResult(Record):
    """The result of ``cardmatch.solve``.

    Attributes
    ----------
    evidence
        How the score is known
    expected_score
        The expected score of a fresh table
    states
        The states that differ in more than the names of ranks and suits
    states_by_seen_cards
        The same for 0, 1, 2, … cards seen
    """

    evidence: Evidence
    expected_score: Fraction
    states: int
    states_by_seen_cards: list[int]


class ReportBestScores(Record):
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


class ReportFewestLeft(Record):
    """One of them: The deals by the fewest cards that can stay.

    Attributes
    ----------
    cards
        The cards that stay
    deals
        The deals
    probability
        Their share
    """

    cards: int
    deals: int
    probability: Fraction


class ReportLeftByBestPlay(Record):
    """One of them.

    The deals by the cards that stay at the best score made with as many pairs as possible.

    Attributes
    ----------
    cards
        The cards that stay
    deals
        The deals
    probability
        Their share
    """

    cards: int
    deals: int
    probability: Fraction


class ReportPolicies(Record):
    """One of them: Ways to play face down; absent with dealsOnly and above 12 cards.

    Attributes
    ----------
    policy
        How the player plays
    evidence
        How the score is known
    expected_score
        The expected score (planned play)
    mean_score
        The mean score of simulated games (random choices)
    """

    policy: str
    evidence: Evidence | None = None
    expected_score: Fraction | None = None
    mean_score: float | None = None


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
        How all of this is known
    fewest_left
        The deals by the fewest cards that can stay
    greatest_best_score
        The largest best score
    least_best_score
        The smallest best score
    left_by_best_play
        The deals by the cards that stay at the best score made with as many pairs as possible
    mean_best_score
        The mean of their best scores
    policies
        Ways to play face down; absent with dealsOnly and above 12 cards
    stopped
        Why a way to play is missing
    """

    best_scores: list[ReportBestScores]
    clearable_deals: int
    clearable_probability: Fraction
    cleared_by_best_play_probability: Fraction
    deals: int
    evidence: Evidence
    fewest_left: list[ReportFewestLeft]
    greatest_best_score: int
    least_best_score: int
    left_by_best_play: list[ReportLeftByBestPlay]
    mean_best_score: Fraction
    policies: list[ReportPolicies] | None = None
    stopped: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class SimulateGamesByScore(Record):
    """One of them: How many games had which score.

    Attributes
    ----------
    games
        The games that had it
    score
        A score
    """

    games: int
    score: int


class SimulateSums(Record):
    """One of them: Of a part (skip): what 'jobs total' joins it with other parts by.

    Attributes
    ----------
    key
        What is counted
    number
        How often, or how much
    """

    key: int
    number: int


class SimulateResult(Record):
    """The result of ``cardmatch.simulate``.

    Attributes
    ----------
    games
        The games that were played
    games_by_score
        How many games had which score
    evidence
        How the mean is known; absent for a single game
    expected_score
        What the mean tends to (planned play)
    expected_score_evidence
        How that is known
    mean_score
        Their mean score
    stopped
        Why there are fewer games than were asked for
    sums
        Of a part (skip): what 'jobs total' joins it with other parts by
    """

    games: int
    games_by_score: list[SimulateGamesByScore]
    evidence: Evidence | None = None
    expected_score: Fraction | None = None
    expected_score_evidence: Evidence | None = None
    mean_score: float | None = None
    stopped: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    sums: list[SimulateSums] | None = None


class DealResult(Record):
    """The result of ``cardmatch.deal``.

    Attributes
    ----------
    cards
        The cards, in the order in which they were dealt
    """

    cards: list[str]


class ReplayEvents(Record):
    """One of them: The moves that the command led to, computers' among them, in order.

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


class ReplaySettings(Record):
    """What was chosen.

    Attributes
    ----------
    bonus
        By what the points of a pair are multiplied
    cost
        The points that turning a card up costs
    deal_size
        The cards on the table
    mismatch
        The points that two unequal cards cost
    rank_score
        The points of a pair of equal rank
    suit_score
        The points of a pair of equal suit
    unchoose_cost
        The points that turning a card down again costs
    """

    bonus: str
    cost: str
    deal_size: str
    mismatch: str
    rank_score: str
    suit_score: str
    unchoose_cost: str


class ReplayAdvice(Record):
    """What the adviser says; absent unless it was asked about this table.

    Attributes
    ----------
    words
        What the adviser says
    evidence
        How this is known
    move
        The move that it recommends, as a command; absent where it recommends none
    """

    words: str
    evidence: Evidence | None = None
    move: str | None = None


class ReplayChoices(Record):
    """One of them: What there is to choose on the page of settings; absent while it isn't open.

    Attributes
    ----------
    help
        What it is, a phrase
    name
        Its name in commands
    value
        What is chosen
    example
        A text that may be chosen; absent where words or numbers are
    from_
        The least number that is offered; absent where none are
    to
        The greatest number that is offered
    words
        The words to choose from; absent where there are none
    """

    help: str
    name: str
    value: str
    example: str | None = None
    from_: int | None = None
    to: int | None = None
    words: list[str] | None = None


class ReplayDraft(Record):
    """What is chosen on the page of settings; absent while it isn't open.

    Attributes
    ----------
    bonus
        By what the points of a pair are multiplied
    cost
        The points that turning a card up costs
    deal_size
        The cards on the table
    mismatch
        The points that two unequal cards cost
    rank_score
        The points of a pair of equal rank
    suit_score
        The points of a pair of equal suit
    unchoose_cost
        The points that turning a card down again costs
    """

    bonus: str
    cost: str
    deal_size: str
    mismatch: str
    rank_score: str
    suit_score: str
    unchoose_cost: str


class ReplayTableCards(Record):
    """One of them: The cards by place.

    Attributes
    ----------
    side
        How it lies
    card
        The card; absent while it lies face down
    seen
        The card, if it was ever face up: what a perfect memory knows
    """

    side: Literal["faceDown", "up", "matched"]
    card: str | None = None
    seen: str | None = None


class ReplayTable(Record):
    """What lies on the table; absent before the deal.

    Attributes
    ----------
    cards
        The cards by place
    left
        The cards that aren't matched
    score
        The points so far
    seen
        The places of the cards that were ever face up, from 0
    """

    cards: list[ReplayTableCards]
    left: int
    score: int
    seen: list[int]


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
        What a person is told
    move_count
        The moves that were made
    over
        Whether the game has been played to its end
    phase
        How far the game has come
    settings
        What was chosen
    actions
        The actions that lead to this state; only where the request has some
    advice
        What the adviser says; absent unless it was asked about this table
    choices
        What there is to choose on the page of settings; absent while it isn't open
    draft
        What is chosen on the page of settings; absent while it isn't open
    is_computers_turn
        Whether that is a computer
    legal
        The moves that a person can make now, as commands; absent when there are too many to list
    refusal
        Why it wasn't; absent when it was
    saved
        The file that the game was saved in; only after a command that saved it
    second
        The command of a second that passes; absent where time changes nothing
    table
        What lies on the table; absent before the deal
    turn
        Whose turn it is; absent before the deal and when the game is over
    waits
        What the game waits for from its own side; absent when it waits for a person, or is over
    """

    accepted: bool
    can_redo: bool
    can_undo: bool
    events: list[ReplayEvents]
    message: str
    move_count: int
    over: bool
    phase: Literal["idle", "loading", "failed", "playing"]
    settings: ReplaySettings
    actions: list[str] | None = None
    advice: ReplayAdvice | None = None
    choices: list[ReplayChoices] | None = None
    draft: ReplayDraft | None = None
    is_computers_turn: bool | None = None
    legal: list[str] | None = None
    refusal: str | None = None
    saved: str | None = None
    second: str | None = None
    table: ReplayTable | None = None
    turn: Literal["you", "opponent"] | None = None
    waits: Literal["deal", "move", "advice"] | None = None


class ReviewDecisions(Record):
    """One of them: What each decision of a person cost.

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


class ReviewResult(Record):
    """The result of ``cardmatch.review``.

    Attributes
    ----------
    decisions
        What each decision of a person cost
    evidence
        How the losses are known
    loss_of_you
        What your decisions cost together, by exact expectation
    over
        Whether the game was played to its end
    unit
        What losses are counted in
    expected
        What best play expects at the start; absent where that says nothing
    loss_of_opponent
        What the other person's cost; absent where a computer played
    result
        What came of the game; absent while it isn't over
    worst
        The number of the move that cost most; absent when none cost anything
    """

    decisions: list[ReviewDecisions]
    evidence: Evidence
    loss_of_you: Fraction
    over: bool
    unit: str
    expected: Fraction | None = None
    loss_of_opponent: Fraction | None = None
    result: int | None = None
    worst: int | None = None


class CardMatch(Game):
    """Card matching."""

    def analyze(
        self,
        cards: str | Sequence[str],
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
            The cards of one deal, as one argument
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            What the points of a pair are multiplied by (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card down again (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "cardmatch.analyze",
            AnalyzeResult,
            cards=cards, rank_score=rank_score, suit_score=suit_score, bonus=bonus,
            mismatch=mismatch, cost=cost, unchoose_cost=unchoose_cost, time=time,
        )

    def hints(
        self,
        places: str | Sequence[str],
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
        """Say what each choice at a face-down table is worth.

        Parameters
        ----------
        places
            The places of one table, as one argument
        digits
            Print decimals to D significant digits (1 to 100000)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            What the points of a pair are multiplied by (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card down again (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
            What the points of a pair are multiplied by (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card down again (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
            Only count deals, don't compare ways to play
        games
            Simulate N games of random choices (1 to 100000000)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        digits
            Print decimals to D significant digits (1 to 100000)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            What the points of a pair are multiplied by (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card down again (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Play many face-down games.

        Parameters
        ----------
        policy
            How the player plays
        deal_size
            The number of cards on the table (1 to 14)
        games
            Play N games (1 to 1000000000000)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        skip
            Play a part: the games after the first N of the seed; 'jobs total' joins parts (0 to
            9007199254740992; default: the whole run)
        rank_score
            Points for a pair of equal rank, before the bonus (0 to 1000)
        suit_score
            Points for a pair of equal suit, before the bonus (0 to 1000)
        bonus
            What the points of a pair are multiplied by (0 to 1000)
        mismatch
            Points lost when two cards don't match (0 to 1000)
        cost
            Points lost for turning up a card (0 to 1000)
        unchoose_cost
            Points lost for turning an open card down again (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "cardmatch.deal",
            DealResult,
            deal_size=deal_size, seed=seed, time=time,
        )

    def replay(
        self,
        *,
        actions: str | Sequence[str] | None = None,
        commands: str | Sequence[str] | None = None,
        pause: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[ReplayResult]:
        """Show the state that the actions of a saved game lead to.

        Parameters
        ----------
        actions
            The actions, separated by ';' or line ends (default: none)
        commands
            Commands to carry out then, separated by ';' or line ends (default: none)
        pause
            Leave a computer's move to the next request; make one where there are no commands
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "cardmatch.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )

    def review(
        self,
        game: str | None = None,
        *,
        actions: str | Sequence[str] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReviewResult]:
        """Judge every decision of a game that was played.

        Parameters
        ----------
        game
            A game that 'play' saved
        actions
            The actions, separated by ';' or line ends (default: none)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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

    async def analyze(
        self,
        cards: str | Sequence[str],
        *,
        rank_score: int = 4,
        suit_score: int = 1,
        bonus: int = 4,
        mismatch: int = 2,
        cost: int = 1,
        unchoose_cost: int = 0,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Find the best score of a visible deal, and what can be cleared."""
        return await self._ask(
            "cardmatch.analyze",
            AnalyzeResult,
            cards=cards, rank_score=rank_score, suit_score=suit_score, bonus=bonus,
            mismatch=mismatch, cost=cost, unchoose_cost=unchoose_cost, time=time,
        )

    async def hints(
        self,
        places: str | Sequence[str],
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
        """Say what each choice at a face-down table is worth."""
        return await self._ask(
            "cardmatch.hints",
            HintsResult,
            places=places, digits=digits, rank_score=rank_score, suit_score=suit_score, bonus=bonus,
            mismatch=mismatch, cost=cost, unchoose_cost=unchoose_cost, time=time,
        )

    async def solve(
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
        """Compute the exact value of face-down play."""
        return await self._ask(
            "cardmatch.solve",
            SolveResult,
            deal_size=deal_size, policy=policy, digits=digits, rank_score=rank_score,
            suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    async def report(
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
        """Count all deals by best score and by what can be cleared."""
        return await self._ask(
            "cardmatch.report",
            ReportResult,
            deal_size=deal_size, deals_only=deals_only, games=games, seed=seed, digits=digits,
            rank_score=rank_score, suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    async def simulate(
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
        """Play many face-down games."""
        return await self._ask(
            "cardmatch.simulate",
            SimulateResult,
            policy=policy, deal_size=deal_size, games=games, seed=seed, skip=skip,
            rank_score=rank_score, suit_score=suit_score, bonus=bonus, mismatch=mismatch, cost=cost,
            unchoose_cost=unchoose_cost, time=time,
        )

    async def deal(
        self,
        *,
        deal_size: int = 12,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[DealResult]:
        """Deal cards at random."""
        return await self._ask(
            "cardmatch.deal",
            DealResult,
            deal_size=deal_size, seed=seed, time=time,
        )

    async def replay(
        self,
        *,
        actions: str | Sequence[str] | None = None,
        commands: str | Sequence[str] | None = None,
        pause: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[ReplayResult]:
        """Show the state that the actions of a saved game lead to."""
        return await self._ask(
            "cardmatch.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )

    async def review(
        self,
        game: str | None = None,
        *,
        actions: str | Sequence[str] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReviewResult]:
        """Judge every decision of a game that was played."""
        return await self._ask(
            "cardmatch.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )
