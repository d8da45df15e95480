"""The card game Set."""

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
from .shared import PlayAdvice, PlayEvent, ReviewedDecision, SettingChoice, TrialSum


class HintsResult(Record):
    """The result of ``set.hints``.

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

    _table = "sets"

    cards: list[str]
    evidence: Evidence
    set_count: int
    sets: list[list[int]]
    pairs: list[list[list[int]]] | None = None


class CompletedPair(Record):
    """One of them: Each two cards and the card that completes them.

    Attributes
    ----------
    cards
        The indices of the two cards, from 0
    completing_card
        The card that makes a Set with them, in digits
    in_deck
        Whether that card isn't dealt
    position
        Its index, from 0, where it is dealt
    """

    cards: list[int]
    completing_card: str
    in_deck: bool
    position: int | None = None


class AnalyzeResult(Record):
    """The result of ``set.analyze``.

    Attributes
    ----------
    cards
        The deal, in digits
    cards_in_no_set
        The indices, from 0, of the cards that are in no Set
    deck_cards_that_complete_a_set
        How many undealt cards would make a Set with two dealt ones
    evidence
        The evidence that these are all Sets
    is_set_free
        Whether there is no Set
    pairs
        Each two cards and the card that completes them
    set_count
        The number of Sets
    sets
        For each Set its indices into the deal, from 0, ascending
    sets_by_differing_features
        Entry d: the number of Sets whose cards differ in d features
    """

    _table = "pairs"

    cards: list[str]
    cards_in_no_set: list[int]
    deck_cards_that_complete_a_set: int
    evidence: Evidence
    is_set_free: bool
    pairs: list[CompletedPair]
    set_count: int
    sets: list[list[int]]
    sets_by_differing_features: list[int]


class ComparedFeature(Record):
    """One of them: Each feature on the three cards.

    Attributes
    ----------
    agreement
        Whether the values are all the same, all different, or neither
    name
        The name of the feature
    values
        The values of the three cards
    """

    agreement: Literal["allSame", "allDifferent", "spoiled"]
    name: str
    values: list[str]


class ExplainResult(Record):
    """The result of ``set.explain``.

    Attributes
    ----------
    completing_card
        The card that makes a Set with the first two, in digits
    evidence
        The evidence for it
    features
        Each feature on the three cards
    is_set
        Whether the three cards are a Set
    spoilers
        The names of the features that prevent a Set
    """

    _table = "features"

    completing_card: str
    evidence: Evidence
    features: list[ComparedFeature]
    is_set: bool
    spoilers: list[str]


class DrawnDeal(Record):
    """One of them: The deals.

    All matching ones are equally likely, unless the method is a search.

    Attributes
    ----------
    cards
        The cards, in digits
    set_count
        The number of Sets
    """

    cards: list[str]
    set_count: int


class DealResult(Record):
    """The result of ``set.deal``.

    Attributes
    ----------
    deals
        The deals; all matching ones are equally likely, unless the method is a search
    evidence
        The evidence for the numbers of Sets
    method
        How they were drawn: a shuffled deck, random deals until one fits, a class of deals by its
        size, or a search that changes one card at a time, which doesn't find all matching deals
        equally often
    tries
        How many deals were tried until these matched
    stop_reason
        Why there are fewer than asked for
    """

    _table = "deals"

    deals: list[DrawnDeal]
    evidence: Evidence
    method: Literal["shuffle", "rejection", "classes", "search"]
    tries: int
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class SetPuzzle(Record):
    """One of them: The puzzles.

    Attributes
    ----------
    cards
        The cards, in digits
    set_count
        The number of Sets
    sets
        For each Set its indices into the deal, from 0, ascending
    sets_by_differing_features
        Entry d: the number of Sets whose cards differ in d features
    difficulty
        easy: at most 2.5 features differ on average; hard: at least 3
    mean_differing_features
        The mean number of features in which the cards of a Set differ
    """

    cards: list[str]
    set_count: int
    sets: list[list[int]]
    sets_by_differing_features: list[int]
    difficulty: Literal["easy", "medium", "hard"] | None = None
    mean_differing_features: Fraction | None = None


class PuzzleResult(Record):
    """The result of ``set.puzzle``.

    Attributes
    ----------
    evidence
        The evidence that these are all Sets
    method
        How their deals were drawn; those of a search aren't all equally likely
    puzzles
        The puzzles
    stop_reason
        Why there are fewer than asked for
    """

    _table = "puzzles"

    evidence: Evidence
    method: Literal["shuffle", "rejection", "classes", "search"]
    puzzles: list[SetPuzzle]
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class GamesByCards(Record):
    """One of them: Games by the number of cards left at the end.

    Attributes
    ----------
    card_count
        The number of cards
    games
        How many games there were
    share
        Their share of all games, with its Clopper–Pearson interval
    """

    card_count: int
    games: int
    share: Estimate | None = None


class TablesByDeck(Record):
    """One of them: The same by the number of cards in the deck.

    Each occurs at most once per game.

    Attributes
    ----------
    deck_cards
        The number of cards in the deck
    mean_sets
        The mean number of Sets
    no_set_tables
        How many of the tables have no Set
    no_set_share
        The share of the tables without a Set, with its Clopper–Pearson interval
    """

    deck_cards: int
    mean_sets: float
    no_set_tables: int
    no_set_share: Estimate | None = None


class TablesOfSize(Record):
    """One of them: Tables by their size: 12, 15, 18 and 21 cards.

    Attributes
    ----------
    by_deck_cards
        The same by the number of cards in the deck; each occurs at most once per game
    card_count
        The number of cards on the table
    tables
        How many occurred while the deck lasted; a game may have several
    mean_sets
        Their mean number of Sets
    no_set_share
        The share of them without a Set; those of a game depend on each other, so without interval
    """

    by_deck_cards: list[TablesByDeck]
    card_count: int
    tables: int
    mean_sets: float | None = None
    no_set_share: Estimate | None = None


class SimulateResult(Record):
    """The result of ``set.simulate``.

    Attributes
    ----------
    cards_left
        Games by the number of cards left at the end
    games
        The number of games played; fewer than asked for only when stopped
    reached
        Games that ever had that many cards on the table
    tables
        Tables by their size: 12, 15, 18 and 21 cards
    mean_sets_taken
        The mean number of Sets taken in a game
    mean_tables
        The mean number of table states in a game
    stop_reason
        Why fewer games were played than asked for
    sums
        Of a part (skip): the sums by which 'jobs total' combines it with other parts
    """

    _table = "tables"

    cards_left: list[GamesByCards]
    games: int
    reached: list[GamesByCards]
    tables: list[TablesOfSize]
    mean_sets_taken: Estimate | None = None
    mean_tables: float | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    sums: list[TrialSum] | None = None


class ChanceResult(Record):
    """The result of ``set.chance``.

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


class CensusLevel(Record):
    """One of them: One for each number of cards, from 0 on.

    A complete census ends with one without tables.

    Attributes
    ----------
    card_count
        The number of cards on the table
    no_set_probability
        The chance that a random deal of that size has no Set
    set_free
        The number of tables of that size without a Set
    classes
        How many of them are inequivalent under all affine maps of the deck; absent if too many
    complete_cap_classes
        How many of those are inequivalent
    complete_caps
        How many of them are maximal (no card can be added); absent on the last level of a part
    no_set_probability_after_three_more
        The chance of no Set after three more cards, given none now
    """

    card_count: int
    no_set_probability: Fraction
    set_free: int
    classes: int | None = None
    complete_cap_classes: int | None = None
    complete_caps: int | None = None
    no_set_probability_after_three_more: Fraction | None = None


class CensusResult(Record):
    """The result of ``set.census``.

    Attributes
    ----------
    evidence
        The evidence for the counts
    levels
        One for each number of cards, from 0 on; a complete census ends with one without tables
    stop_reason
        Why it stopped early: a limit, or memory for the classes; all listed levels are complete
    """

    _table = "levels"

    evidence: Evidence
    levels: list[CensusLevel]
    stop_reason: Literal["nodeLimit", "deadline", "interrupted", "memory"] | None = None


class CountedLevel(Record):
    """One of them: Smaller deals that were counted completely before the count was stopped.

    Attributes
    ----------
    counts
        Entry n: the number of deals with n Sets
    deal_size
        The number of cards dealt
    evidence
        The evidence for these counts
    """

    counts: list[int]
    deal_size: int
    evidence: Evidence


class ExtremeDeal(Record):
    """A deal with the most Sets.

    Attributes
    ----------
    cards
        The cards, in digits
    set_count
        The number of its Sets
    """

    cards: list[str]
    set_count: int


class PartialCounts(Record):
    """One of them: The counts, separated by the number of deals that a card set represents.

    Attributes
    ----------
    counts
        Row e, from 0 on: the ways to add e cards, entry n those that make n Sets
    share
        A card set represents the number of affine maps divided by this
    """

    counts: list[list[int]]
    share: int


class PartialExtreme(Record):
    """The fewest Sets of a deal.

    Attributes
    ----------
    cards
        Cards that the last few are added to, in digits
    set_count
        The number of Sets
    """

    cards: list[str]
    set_count: int


class PartialDistribution(Record):
    """Of a part of the work: the data by which 'jobs total' combines it with the other parts.

    Attributes
    ----------
    shares
        The counts, separated by the number of deals that a card set represents
    fewest
        The fewest Sets of a deal
    most
        The most Sets of a deal
    """

    shares: list[PartialCounts]
    fewest: PartialExtreme | None = None
    most: PartialExtreme | None = None


class DistributionResult(Record):
    """The result of ``set.distribution``.

    Attributes
    ----------
    evidence
        The evidence for the counts
    classes
        Inequivalent deals under all affine maps (Burnside's lemma)
    counts
        Entry n: the number of deals with n Sets
    deals
        The number of all deals
    levels
        Smaller deals that were counted completely before the count was stopped
    maximum
        A deal with the most Sets
    mean
        The mean number of Sets
    minimum
        A deal with the fewest Sets
    no_set_probability
        The chance of no Set
    part
        Of a part of the work: the data by which 'jobs total' combines it with the other parts
    stop_reason
        Why the count stopped early; then nothing is known about the requested deals
    variance
        The variance of the number of Sets
    """

    _table = "counts"

    evidence: Evidence
    classes: int | None = None
    counts: list[int] | None = None
    deals: int | None = None
    levels: list[CountedLevel] | None = None
    maximum: ExtremeDeal | None = None
    mean: Fraction | None = None
    minimum: ExtremeDeal | None = None
    no_set_probability: Fraction | None = None
    part: PartialDistribution | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    variance: Fraction | None = None


class TableChances(Record):
    """Fifteen cards, after the first twelve held no Set.

    Attributes
    ----------
    mean
        The mean number of Sets
    no_set_probability
        The chance of no Set
    probabilities
        The chance of 0, 1, 2, … Sets
    card_count
        The cards on the table; absent where that depends on the first deal
    """

    mean: Fraction
    no_set_probability: Fraction
    probabilities: list[Fraction]
    card_count: int | None = None


class RoundsResult(Record):
    """The result of ``set.rounds``.

    Attributes
    ----------
    after_none
        Fifteen cards, after the first twelve held no Set
    after_set
        Twelve cards, after a random Set was taken and three cards were dealt
    evidence
        The evidence for the chances
    first
        The first deal of twelve cards
    second
        The second deal, regardless of the first
    """

    _table = "first.probabilities"

    after_none: TableChances
    after_set: TableChances
    evidence: Evidence
    first: TableChances
    second: TableChances


class SetCountProbability(Record):
    """One of them: The numbers of Sets that deals have, ascending.

    Attributes
    ----------
    at_least_probability
        The chance of that many Sets or more
    deals
        The number of deals
    probability
        Their chance
    set_count
        The number of Sets
    """

    at_least_probability: Fraction
    deals: int
    probability: Fraction
    set_count: int


class ReportResult(Record):
    """The result of ``set.report``.

    Attributes
    ----------
    deals
        The number of all deals
    evidence
        The evidence for the counts
    maximum
        A deal with the most Sets
    mean
        The mean number of Sets
    minimum
        A deal with the fewest Sets
    most_likely
        The number of Sets that most deals have
    no_set_probability
        The chance of no Set
    rows
        The numbers of Sets that deals have, ascending
    variance
        The variance of the number of Sets
    booklet_odds_against_no_set
        The odds against no Set in the game's booklet, n to 1; for 12 and 15 cards
    odds_against_no_set
        The odds against no Set, n to 1; absent where every deal has a Set
    """

    _table = "rows"

    deals: int
    evidence: Evidence
    maximum: ExtremeDeal
    mean: Fraction
    minimum: ExtremeDeal
    most_likely: int
    no_set_probability: Fraction
    rows: list[SetCountProbability]
    variance: Fraction
    booklet_odds_against_no_set: Fraction | None = None
    odds_against_no_set: Fraction | None = None


class Disagreement(Record):
    """One of them: The others.

    Attributes
    ----------
    cards
        The cards, in digits
    expected_set_count
        The number of Sets in the file
    line
        Its line, from 1
    set_count
        The actual number of Sets
    """

    cards: list[str]
    expected_set_count: int
    line: int
    set_count: int


class UnreadLine(Record):
    """One of them: The lines that can't be read.

    Attributes
    ----------
    line
        The line, from 1
    message
        What is wrong
    offset
        Where, in bytes from the line's beginning
    """

    line: int
    message: str
    offset: int | None = None


class VerifyResult(Record):
    """The result of ``set.verify``.

    Attributes
    ----------
    agreements
        How many of them have the number of Sets stated in the file
    compared
        The number of deals compared
    disagreements
        The others
    evidence
        The evidence for the numbers of Sets
    faults
        The lines that can't be read
    stop_reason
        Why not all deals were compared
    """

    _table = "disagreements"

    agreements: int
    compared: int
    disagreements: list[Disagreement]
    evidence: Evidence
    faults: list[UnreadLine]
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class Settings(Record):
    """The settings.

    Attributes
    ----------
    cards
        The cards dealt at the start
    faces
        The symbols on the cards
    opponent
        A second person, or the seconds without a change after which the computer claims a Set
    refill
        When a Set is replaced: only up to twelve cards (classic), or always (replace)
    score_deal
        The penalty for dealing while there is a Set on the table
    score_match
        The points for a Set
    score_mismatch
        The penalty for three cards that aren't a Set
    """

    cards: str
    faces: str
    opponent: str
    refill: str
    score_deal: str
    score_match: str
    score_mismatch: str


class TableCard(Record):
    """One of them: The cards on the table, by place.

    Attributes
    ----------
    card
        The card, in digits
    place
        Its place, from 0
    stage
        How far it has come
    """

    card: str
    place: int
    stage: Literal["deck", "table", "selected", "tried", "removed"]


class Taken(Record):
    """One of them: The Sets that were found, in order.

    Attributes
    ----------
    cards
        Its cards, in digits
    seat
        Who found it
    """

    cards: list[str]
    seat: Literal["you", "opponent"]


class ReplayTable(Record):
    """The table; absent before the deal.

    Attributes
    ----------
    cards
        The cards on the table, by place
    cards_in_play
        The cards on the table without those of a matched Set
    deck
        The number of cards in the deck
    opponent_score
        The points of the other player
    opponent_sets_found
        The Sets that the other player has found
    removed
        The number of cards that were matched and are gone
    score
        The points of the person
    seconds_unchanged
        The seconds since a Set was found or a card laid out or removed
    selection
        The places of the selected cards, in the order in which they were selected
    set_count
        The number of Sets on the table, without those that have matched cards
    sets_found
        The Sets that the person has found
    taken
        The Sets that were found, in order
    caller
        Which of two people selects; absent until one calls, and in a game for one
    found_by
        Who found the Set that is shown
    hint
        The places of the Set that the hint is about; absent without a hint
    hint_number
        The number of that Set, from 1
    hint_step
        How many of its cards are shown: one more for each hint, then the next Set
    is_set
        Whether the three selected cards are a Set; absent while there are fewer
    """

    cards: list[TableCard]
    cards_in_play: int
    deck: int
    opponent_score: int
    opponent_sets_found: int
    removed: int
    score: int
    seconds_unchanged: int
    selection: list[int]
    set_count: int
    sets_found: int
    taken: list[Taken]
    caller: Literal["you", "opponent"] | None = None
    found_by: Literal["you", "opponent"] | None = None
    hint: list[int] | None = None
    hint_number: int | None = None
    hint_step: int | None = None
    is_set: bool | None = None


class ReplayResult(Record):
    """The result of ``set.replay``.

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
    """The result of ``set.review``.

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


class Set(Game):
    """The card game Set."""

    def hints(
        self,
        cards: Text | Sequence[Text],
        *,
        stage: int | None = None,
        exclude: Sequence[int] | None = None,
        variant: Literal["set", "ultraset", "ghostset"] = "set",
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """List every Set of a deal.

        Parameters
        ----------
        cards
            The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled
            squiggles); @FILE or - for those of a file
        stage
            Reveal only the first N cards of each Set (1 to 3; default: all)
        exclude
            Ignore Sets that use these cards, given by their indices from 0 (default: none)
        variant
            What to look for among the cards
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.hints",
            HintsResult,
            cards=cards, stage=stage, exclude=exclude, variant=variant, dimension=dimension,
            time=time,
        )

    def analyze(
        self,
        cards: Text | Sequence[Text],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Analyse a deal: Sets, unused cards, completing cards.

        Parameters
        ----------
        cards
            The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled
            squiggles); @FILE or - for those of a file
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.analyze",
            AnalyzeResult,
            cards=cards, dimension=dimension, time=time,
        )

    def explain(
        self,
        cards: Text | Sequence[Text],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[ExplainResult]:
        """Explain why three cards are a Set, or what prevents it.

        Parameters
        ----------
        cards
            The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled
            squiggles); @FILE or - for those of a file
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.explain",
            ExplainResult,
            cards=cards, dimension=dimension, time=time,
        )

    def deal(
        self,
        *,
        deal_size: int = 12,
        sets: int | None = None,
        set_free: bool = False,
        count: int = 1,
        dimension: int = 4,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[DealResult]:
        """Deal random cards, optionally with a given number of Sets.

        Parameters
        ----------
        deal_size
            Deal K cards (0 to 243)
        sets
            Only deals with exactly N Sets (0 to 9801; default: any)
        set_free
            Only deals without a Set (short for --sets 0)
        count
            Draw M deals (1 to 200000)
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.deal",
            DealResult,
            deal_size=deal_size, sets=sets, set_free=set_free, count=count, dimension=dimension,
            seed=seed, time=time,
        )

    def puzzle(
        self,
        *,
        date: Text | None = None,
        sets: int = 6,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int = 1,
        deal_size: int = 12,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[PuzzleResult]:
        """Make puzzles: find all Sets of a deal.

        Parameters
        ----------
        date
            The puzzle of a day: its digits are the seed (default: none)
        sets
            Only deals with exactly N Sets (0 to 9801)
        difficulty
            By the mean number of features in which a Set's cards differ: easy up to 2.5, hard from
            3, medium between (default: any)
        count
            Make M puzzles (1 to 1000)
        deal_size
            Deal K cards (3 to 81)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.puzzle",
            PuzzleResult,
            date=date, sets=sets, difficulty=difficulty, count=count, deal_size=deal_size,
            seed=seed, time=time,
        )

    def simulate(
        self,
        *,
        games: int = 1000000,
        rule: Literal["classic", "replace"] = "classic",
        pick: Literal["random", "first", "most-remaining"] = "random",
        seed: int | Literal["random"] = 1,
        skip: int | None = None,
        time: float | None = None,
    ) -> Answer[SimulateResult]:
        """Play many whole games and count what happens.

        Parameters
        ----------
        games
            Play N games
        rule
            classic: a taken Set is replaced only on a table of twelve; replace: always, while the
            deck lasts
        pick
            Which Set is taken: a random one, the first by position, or one that leaves the most
            Sets
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        skip
            Play a part: the games after the first N of the seed; 'jobs total' combines parts (0 to
            9007199254740992; default: the whole run)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.simulate",
            SimulateResult,
            games=games, rule=rule, pick=pick, seed=seed, skip=skip, time=time,
        )

    def chance(
        self,
        *,
        deal_size: int = 12,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ChanceResult]:
        """Compute the exact chance that a deal has no Set.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.chance",
            ChanceResult,
            deal_size=deal_size, digits=digits, time=time,
        )

    def census(
        self,
        *,
        dimension: int = 4,
        to: int | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[CensusResult]:
        """Count the tables without a Set, by size and up to symmetry.

        Parameters
        ----------
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        to
            Count tables of up to K cards (0 to 243; default: the largest size)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.census",
            CensusResult,
            dimension=dimension, to=to, digits=digits, time=time,
        )

    def distribution(
        self,
        *,
        deal_size: int = 12,
        variant: Literal["set", "ultraset"] = "set",
        confirm: bool = False,
        checkpoint: str | PathLike[str] | None = None,
        part: Text | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[DistributionResult]:
        """Count the deals of K cards by their number of Sets.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        variant
            What is counted in a deal
        confirm
            Start work that is expected to take very long
        checkpoint
            Save finished work in FILE, or resume from it (default: none)
        part
            Do only part I of N of the work; 'jobs total' combines the parts (default: all of it)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.distribution",
            DistributionResult,
            deal_size=deal_size, variant=variant, confirm=confirm, checkpoint=checkpoint, part=part,
            digits=digits, time=time,
        )

    def rounds(
        self,
        *,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[RoundsResult]:
        """Compute the exact chances of the second deal of a game.

        Parameters
        ----------
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.rounds",
            RoundsResult,
            digits=digits, time=time,
        )

    def report(
        self,
        *,
        deal_size: int = 12,
        confirm: bool = False,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReportResult]:
        """Report on all deals of K cards.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        confirm
            Start work that is expected to take very long
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.report",
            ReportResult,
            deal_size=deal_size, confirm=confirm, digits=digits, time=time,
        )

    def verify(
        self,
        deals: str | PathLike[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[VerifyResult]:
        """Check the Set counts in a file.

        Parameters
        ----------
        deals
            A file of deals and their Set counts, or '-' for standard input
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "set.verify",
            VerifyResult,
            deals=deals, dimension=dimension, time=time,
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
            "set.replay",
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
            "set.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncSet(AsyncGame):
    """The card game Set.

    The questions of :class:`Set`, awaited; their parameters are told there.
    """

    hints = awaited(Set.hints)
    analyze = awaited(Set.analyze)
    explain = awaited(Set.explain)
    deal = awaited(Set.deal)
    puzzle = awaited(Set.puzzle)
    simulate = awaited(Set.simulate)
    chance = awaited(Set.chance)
    census = awaited(Set.census)
    distribution = awaited(Set.distribution)
    rounds = awaited(Set.rounds)
    report = awaited(Set.report)
    verify = awaited(Set.verify)
    replay = awaited(Set.replay)
    review = awaited(Set.review)
