"""The card game Set."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from os import PathLike
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game
from ..values import Evidence, Record


class HintsResult(Record):
    """The result of ``set.hints``.

    Attributes
    ----------
    cards
        The deal, in digits
    count
        The number of groups
    evidence
        How all groups are known
    sets
        For each group its indices into the deal, from 0, ascending; with a stage only the first
        ones
    pairs
        For each UltraSet or GhostSet the pairs of indices that make it one; absent with a stage
    """

    cards: list[str]
    count: int
    evidence: Evidence
    sets: list[list[int]]
    pairs: list[list[list[int]]] | None = None


class AnalyzePairs(Record):
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
    count
        The number of Sets
    deck_cards_that_complete_a_set
        How many cards that aren't dealt would make a Set with two that are
    evidence
        How all Sets are known
    pairs
        Each two cards and the card that completes them
    set_free
        Whether there is no Set
    sets
        For each Set its indices into the deal, from 0, ascending
    sets_by_differing_features
        Entry d: the number of Sets whose cards differ in d features
    """

    cards: list[str]
    cards_in_no_set: list[int]
    count: int
    deck_cards_that_complete_a_set: int
    evidence: Evidence
    pairs: list[AnalyzePairs]
    set_free: bool
    sets: list[list[int]]
    sets_by_differing_features: list[int]


class ExplainFeatures(Record):
    """One of them: What each feature does on the three cards.

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
        How it is known
    features
        What each feature does on the three cards
    is_set
        Whether the three cards are a Set
    spoilers
        The names of the features that spoil the Set
    """

    completing_card: str
    evidence: Evidence
    features: list[ExplainFeatures]
    is_set: bool
    spoilers: list[str]


class DealDeals(Record):
    """One of them: The deals; each that fits is equally likely, unless the method is a search.

    Attributes
    ----------
    cards
        The cards, in digits
    count
        The number of Sets
    """

    cards: list[str]
    count: int


class DealResult(Record):
    """The result of ``set.deal``.

    Attributes
    ----------
    deals
        The deals; each that fits is equally likely, unless the method is a search
    evidence
        How the numbers of Sets are known
    method
        How they were drawn: a shuffled deck, random deals until one fits, a class of deals by its
        size, or a search that changes one card at a time, which doesn't find all that fit equally
        often
    tries
        How many deals were examined until these fitted
    stopped
        Why there are fewer than asked for
    """

    deals: list[DealDeals]
    evidence: Evidence
    method: Literal["shuffle", "rejection", "classes", "search"]
    tries: int
    stopped: str | None = None


class PuzzlePuzzles(Record):
    """One of them: The puzzles.

    Attributes
    ----------
    cards
        The cards, in digits
    count
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
    count: int
    sets: list[list[int]]
    sets_by_differing_features: list[int]
    difficulty: Literal["easy", "medium", "hard"] | None = None
    mean_differing_features: Fraction | None = None


class PuzzleResult(Record):
    """The result of ``set.puzzle``.

    Attributes
    ----------
    evidence
        How the Sets are known to be all
    method
        How their deals were drawn; those of a search aren't all equally likely
    puzzles
        The puzzles
    stopped
        Why there are fewer than asked for
    """

    evidence: Evidence
    method: Literal["shuffle", "rejection", "classes", "search"]
    puzzles: list[PuzzlePuzzles]
    stopped: str | None = None


class SimulateCardsLeftGames(Record):
    """The share of the games.

    Attributes
    ----------
    hits
        How often it happened
    lower
        The lower end of Clopper and Pearson's interval of 95 % confidence
    share
        The share of the trials
    trials
        How often it could have
    upper
        Its upper end
    """

    hits: int
    lower: float
    share: float
    trials: int
    upper: float


class SimulateCardsLeft(Record):
    """One of them: Games by the number of cards left at the end.

    Attributes
    ----------
    cards
        The number of cards
    games
        The share of the games
    """

    cards: int
    games: SimulateCardsLeftGames


class SimulateReachedGames(Record):
    """The share of the games.

    Attributes
    ----------
    hits
        How often it happened
    lower
        The lower end of Clopper and Pearson's interval of 95 % confidence
    share
        The share of the trials
    trials
        How often it could have
    upper
        Its upper end
    """

    hits: int
    lower: float
    share: float
    trials: int
    upper: float


class SimulateReached(Record):
    """One of them: Games that ever had that many cards on the table.

    Attributes
    ----------
    cards
        The number of cards
    games
        The share of the games
    """

    cards: int
    games: SimulateReachedGames


class SimulateTablesByDeckCardsNoSet(Record):
    """The share of tables without a Set.

    Attributes
    ----------
    hits
        How often it happened
    lower
        The lower end of Clopper and Pearson's interval of 95 % confidence
    share
        The share of the trials
    trials
        How often it could have
    upper
        Its upper end
    """

    hits: int
    lower: float
    share: float
    trials: int
    upper: float


class SimulateTablesByDeckCards(Record):
    """One of them: The same by the number of cards in the deck; no game meets one twice.

    Attributes
    ----------
    deck_cards
        The number of cards in the deck
    mean_sets
        The mean number of Sets
    no_set
        The share of tables without a Set
    """

    deck_cards: int
    mean_sets: float
    no_set: SimulateTablesByDeckCardsNoSet


class SimulateTables(Record):
    """One of them: Tables by their size: 12, 15, 18 and 21 cards.

    Attributes
    ----------
    by_deck_cards
        The same by the number of cards in the deck; no game meets one twice
    cards
        The number of cards on the table
    tables
        How many were met while the deck lasted; several may be of one game
    mean_sets
        Their mean number of Sets
    no_set_share
        The share of them without a Set
    """

    by_deck_cards: list[SimulateTablesByDeckCards]
    cards: int
    tables: int
    mean_sets: float | None = None
    no_set_share: float | None = None


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
    evidence
        How sure the mean number of Sets taken is
    mean_sets_taken
        The mean number of Sets taken in a game; the evidence has its interval
    mean_tables
        The mean number of tables looked at in a game
    stopped
        Why fewer games were played than asked for
    sums
        Of a part (skip): what 'jobs total' joins it with other parts by
    """

    cards_left: list[SimulateCardsLeft]
    games: int
    reached: list[SimulateReached]
    tables: list[SimulateTables]
    evidence: Evidence | None = None
    mean_sets_taken: float | None = None
    mean_tables: float | None = None
    stopped: str | None = None
    sums: list[SimulateSums] | None = None


class ChanceResult(Record):
    """The result of ``set.chance``.

    Attributes
    ----------
    classes
        How many of them differ under all affine maps
    evidence
        How the count is known
    probability_set_free
        The chance that a random deal has no Set
    set_free
        The number of deals without a Set
    """

    classes: int
    evidence: Evidence
    probability_set_free: Fraction
    set_free: int


class CensusLevels(Record):
    """One of them: One for each number of cards, from 0 on.

    A whole census ends with one without tables.

    Attributes
    ----------
    cards
        The number of cards on the table
    probability_set_free
        The chance that a random deal of that size has no Set
    set_free
        The number of tables of that size without a Set
    classes
        How many of them differ under all affine maps of the deck; absent where they are too many
    complete_cap_classes
        How many of those differ under all affine maps
    complete_caps
        How many of them no card can be added to; absent on the last level of a part
    probability_set_free_after_three_more
        The chance of no Set after three cards more, given none now
    """

    cards: int
    probability_set_free: Fraction
    set_free: int
    classes: int | None = None
    complete_cap_classes: int | None = None
    complete_caps: int | None = None
    probability_set_free_after_three_more: Fraction | None = None


class CensusResult(Record):
    """The result of ``set.census``.

    Attributes
    ----------
    evidence
        How the counts are known
    levels
        One for each number of cards, from 0 on; a whole census ends with one without tables
    stopped
        Why it ended early: a limit, or memory for the classes; all levels listed are whole
    """

    evidence: Evidence
    levels: list[CensusLevels]
    stopped: str | None = None


class DistributionLevels(Record):
    """One of them.

    Smaller deals, not asked about, that were counted whole when the count was stopped.

    Attributes
    ----------
    counts
        Entry n: the number of deals with n Sets
    deal_size
        The number of cards dealt
    evidence
        How these counts are known
    """

    counts: list[int]
    deal_size: int
    evidence: Evidence


class DistributionMaximum(Record):
    """A deal with the most Sets.

    Attributes
    ----------
    deal
        The cards, in digits
    sets
        The number of its Sets
    """

    deal: list[str]
    sets: int


class DistributionMinimum(Record):
    """A deal with the fewest Sets.

    Attributes
    ----------
    deal
        The cards, in digits
    sets
        The number of its Sets
    """

    deal: list[str]
    sets: int


class DistributionPartShares(Record):
    """One of them: The counts, apart by how much a card set stands for.

    Attributes
    ----------
    counts
        Row e, from 0 on: the ways to add e cards, entry n those that make n Sets
    share
        A set stands for the number of all affine maps divided by this
    """

    counts: list[list[int]]
    share: int


class DistributionPartFewest(Record):
    """The fewest Sets of a deal.

    Attributes
    ----------
    cards
        Cards that the last few are added to, in digits
    sets
        The number of Sets
    """

    cards: list[str]
    sets: int


class DistributionPartMost(Record):
    """The most Sets of a deal.

    Attributes
    ----------
    cards
        Cards that the last few are added to, in digits
    sets
        The number of Sets
    """

    cards: list[str]
    sets: int


class DistributionPart(Record):
    """Of a part of the work: what 'jobs total' joins it with the other parts by.

    Attributes
    ----------
    shares
        The counts, apart by how much a card set stands for
    fewest
        The fewest Sets of a deal
    most
        The most Sets of a deal
    """

    shares: list[DistributionPartShares]
    fewest: DistributionPartFewest | None = None
    most: DistributionPartMost | None = None


class DistributionResult(Record):
    """The result of ``set.distribution``.

    Attributes
    ----------
    evidence
        How the counts are known
    classes
        How many deals differ under all affine maps (Burnside's lemma)
    counts
        Entry n: the number of deals with n Sets
    deals
        The number of all deals
    levels
        Smaller deals, not asked about, that were counted whole when the count was stopped
    maximum
        A deal with the most Sets
    mean
        The mean number of Sets
    minimum
        A deal with the fewest Sets
    part
        Of a part of the work: what 'jobs total' joins it with the other parts by
    probability_none
        The chance of no Set
    stopped
        Why the count ended early; then nothing is known of the deals that were asked about
    variance
        The variance of the number of Sets
    """

    evidence: Evidence
    classes: int | None = None
    counts: list[int] | None = None
    deals: int | None = None
    levels: list[DistributionLevels] | None = None
    maximum: DistributionMaximum | None = None
    mean: Fraction | None = None
    minimum: DistributionMinimum | None = None
    part: DistributionPart | None = None
    probability_none: Fraction | None = None
    stopped: str | None = None
    variance: Fraction | None = None


class RoundsAfterNone(Record):
    """Fifteen cards, after the first twelve held no Set.

    Attributes
    ----------
    mean
        The mean number of Sets
    probabilities
        The chance of 0, 1, 2, … Sets
    probability_set_free
        The chance of no Set
    cards
        The cards on the table; absent where that depends on the first deal
    """

    mean: Fraction
    probabilities: list[Fraction]
    probability_set_free: Fraction
    cards: int | None = None


class RoundsAfterSet(Record):
    """Twelve cards, after a random Set was taken and three cards were dealt.

    Attributes
    ----------
    mean
        The mean number of Sets
    probabilities
        The chance of 0, 1, 2, … Sets
    probability_set_free
        The chance of no Set
    cards
        The cards on the table; absent where that depends on the first deal
    """

    mean: Fraction
    probabilities: list[Fraction]
    probability_set_free: Fraction
    cards: int | None = None


class RoundsFirst(Record):
    """The first deal of twelve cards.

    Attributes
    ----------
    mean
        The mean number of Sets
    probabilities
        The chance of 0, 1, 2, … Sets
    probability_set_free
        The chance of no Set
    cards
        The cards on the table; absent where that depends on the first deal
    """

    mean: Fraction
    probabilities: list[Fraction]
    probability_set_free: Fraction
    cards: int | None = None


class RoundsSecond(Record):
    """The second deal, whatever the first was.

    Attributes
    ----------
    mean
        The mean number of Sets
    probabilities
        The chance of 0, 1, 2, … Sets
    probability_set_free
        The chance of no Set
    cards
        The cards on the table; absent where that depends on the first deal
    """

    mean: Fraction
    probabilities: list[Fraction]
    probability_set_free: Fraction
    cards: int | None = None


class RoundsResult(Record):
    """The result of ``set.rounds``.

    Attributes
    ----------
    after_none
        Fifteen cards, after the first twelve held no Set
    after_set
        Twelve cards, after a random Set was taken and three cards were dealt
    evidence
        How the chances are known
    first
        The first deal of twelve cards
    second
        The second deal, whatever the first was
    """

    after_none: RoundsAfterNone
    after_set: RoundsAfterSet
    evidence: Evidence
    first: RoundsFirst
    second: RoundsSecond


class ReportMaximum(Record):
    """A deal with the most Sets.

    Attributes
    ----------
    cards
        The cards, in digits
    sets
        The number of its Sets
    """

    cards: list[str]
    sets: int


class ReportMinimum(Record):
    """A deal with the fewest Sets.

    Attributes
    ----------
    cards
        The cards, in digits
    sets
        The number of its Sets
    """

    cards: list[str]
    sets: int


class ReportRows(Record):
    """One of them: The numbers of Sets that deals have, ascending.

    Attributes
    ----------
    deals
        The number of deals
    probability
        Their chance
    probability_of_at_least
        The chance of that many Sets or more
    sets
        The number of Sets
    """

    deals: int
    probability: Fraction
    probability_of_at_least: Fraction
    sets: int


class ReportResult(Record):
    """The result of ``set.report``.

    Attributes
    ----------
    deals
        The number of all deals
    evidence
        How the counts are known
    maximum
        A deal with the most Sets
    mean
        The mean number of Sets
    minimum
        A deal with the fewest Sets
    most_likely
        The number of Sets that most deals have
    probability_no_set
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

    deals: int
    evidence: Evidence
    maximum: ReportMaximum
    mean: Fraction
    minimum: ReportMinimum
    most_likely: int
    probability_no_set: Fraction
    rows: list[ReportRows]
    variance: Fraction
    booklet_odds_against_no_set: int | None = None
    odds_against_no_set: Fraction | None = None


class VerifyDisagreements(Record):
    """One of them: The others.

    Attributes
    ----------
    cards
        The cards, in digits
    expected
        The number of Sets in the file
    found
        The number of Sets that it has
    line
        Its line, from 1
    """

    cards: list[str]
    expected: int
    found: int
    line: int


class VerifyFaults(Record):
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
        How many of them have the number of Sets that the file says
    compared
        The number of deals compared
    disagreements
        The others
    evidence
        How the numbers of Sets are known
    faults
        The lines that can't be read
    stopped
        Why not all deals were compared
    """

    agreements: int
    compared: int
    disagreements: list[VerifyDisagreements]
    evidence: Evidence
    faults: list[VerifyFaults]
    stopped: str | None = None


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
    cards
        The cards dealt at the start
    faces
        The symbols on the cards
    opponent
        The seconds without a change after which the computer claims a Set
    refill
        When a Set is replaced: up to twelve cards (classic), or always (replace)
    score_deal
        The points that a deal costs while there is a Set on the table
    score_match
        The points that a Set earns
    score_mismatch
        The points that three other cards cost
    """

    cards: str
    faces: str
    opponent: str
    refill: str
    score_deal: str
    score_match: str
    score_mismatch: str


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
    cards
        The cards dealt at the start
    faces
        The symbols on the cards
    opponent
        The seconds without a change after which the computer claims a Set
    refill
        When a Set is replaced: up to twelve cards (classic), or always (replace)
    score_deal
        The points that a deal costs while there is a Set on the table
    score_match
        The points that a Set earns
    score_mismatch
        The points that three other cards cost
    """

    cards: str
    faces: str
    opponent: str
    refill: str
    score_deal: str
    score_match: str
    score_mismatch: str


class ReplayTableCards(Record):
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


class ReplayTable(Record):
    """What lies on the table; absent before the deal.

    Attributes
    ----------
    cards
        The cards on the table, by place
    cards_in_play
        The cards on the table without those of a matched Set
    deck
        The number of cards in the deck
    opponent_score
        The points of the computer
    opponent_sets_found
        The Sets that the computer has found
    removed
        The number of cards that were matched and are gone
    score
        The points of the person
    seconds_unchanged
        The seconds since a Set was found or a card laid out or removed
    selection
        The places of the selected cards, in the order in which they were selected
    set_count
        The number of Sets on the table, those with matched cards left out
    sets_found
        The Sets that the person has found
    found_by
        Who found the Set that is shown
    hint
        The places of the Set that the hint shows; absent without a hint
    hint_number
        The number of that Set, from 1
    is_set
        Whether the three selected cards are a Set; absent while there are fewer
    """

    cards: list[ReplayTableCards]
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
    found_by: Literal["you", "opponent"] | None = None
    hint: list[int] | None = None
    hint_number: int | None = None
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
    """The result of ``set.review``.

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


class Set(Game):
    """The card game Set."""

    def hints(
        self,
        cards: str | Sequence[str],
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
            squiggles)
        stage
            Reveal only the first N cards of each Set (1 to 3; default: all)
        exclude
            Leave out Sets with the cards of a matched one, by their indices from 0 (default: none)
        variant
            What to look for among the cards
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "set.hints",
            HintsResult,
            cards=cards, stage=stage, exclude=exclude, variant=variant, dimension=dimension,
            time=time,
        )

    def analyze(
        self,
        cards: str | Sequence[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Tell everything about the cards of a deal.

        Parameters
        ----------
        cards
            The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled
            squiggles)
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "set.analyze",
            AnalyzeResult,
            cards=cards, dimension=dimension, time=time,
        )

    def explain(
        self,
        cards: str | Sequence[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[ExplainResult]:
        """Explain why three cards are a Set or what spoils them.

        Parameters
        ----------
        cards
            The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled
            squiggles)
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Draw random deals, on demand with a given number of Sets.

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
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        date: str | None = None,
        sets: int = 6,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int = 1,
        deal_size: int = 12,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[PuzzleResult]:
        """Make puzzles: deals in which all Sets are to be found.

        Parameters
        ----------
        date
            The puzzle of a day: its digits are the seed (default: none)
        sets
            Only deals with exactly N Sets (0 to 9801)
        difficulty
            By the features in which the cards of a Set differ on average: up to 2.5, between, from
            3 on (default: any)
        count
            Make M puzzles (1 to 1000)
        deal_size
            Deal K cards (3 to 81)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
            Which Set is taken: any, the first by position, or one that leaves the most Sets
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        skip
            Play a part: the games after the first N of the seed; 'jobs total' joins parts (0 to
            9007199254740992; default: the whole run)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Give the exact chance that a deal holds no Set.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
            Count tables of up to K cards (0 to 243; default: as far as there are any)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        part: str | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[DistributionResult]:
        """Count the deals of K cards by their number of Sets, exactly.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        variant
            What is counted in a deal
        confirm
            Begin work that is expected to take very long
        checkpoint
            Keep what is done in FILE, or go on from it (default: none)
        part
            Do only part I of N of the work; 'jobs total' joins the parts (default: all of it)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Give the exact chances of the second deal of a game.

        Parameters
        ----------
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Print a page about the deals of K cards.

        Parameters
        ----------
        deal_size
            The number of cards dealt (0 to 81)
        confirm
            Begin work that is expected to take very long
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
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
        """Compare the known numbers of Sets in a file with what is found.

        Parameters
        ----------
        deals
            Deals with their numbers of Sets ('-': standard input)
        dimension
            Number of features of a card; letters and words such as 2GSF exist for 4 only (1 to 5)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "set.verify",
            VerifyResult,
            deals=deals, dimension=dimension, time=time,
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
            "set.replay",
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
            "set.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncSet(AsyncGame):
    """The card game Set.

    The questions of :class:`Set`, awaited; their parameters are told there.
    """

    async def hints(
        self,
        cards: str | Sequence[str],
        *,
        stage: int | None = None,
        exclude: Sequence[int] | None = None,
        variant: Literal["set", "ultraset", "ghostset"] = "set",
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """List every Set of a deal."""
        return await self._ask(
            "set.hints",
            HintsResult,
            cards=cards, stage=stage, exclude=exclude, variant=variant, dimension=dimension,
            time=time,
        )

    async def analyze(
        self,
        cards: str | Sequence[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Tell everything about the cards of a deal."""
        return await self._ask(
            "set.analyze",
            AnalyzeResult,
            cards=cards, dimension=dimension, time=time,
        )

    async def explain(
        self,
        cards: str | Sequence[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[ExplainResult]:
        """Explain why three cards are a Set or what spoils them."""
        return await self._ask(
            "set.explain",
            ExplainResult,
            cards=cards, dimension=dimension, time=time,
        )

    async def deal(
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
        """Draw random deals, on demand with a given number of Sets."""
        return await self._ask(
            "set.deal",
            DealResult,
            deal_size=deal_size, sets=sets, set_free=set_free, count=count, dimension=dimension,
            seed=seed, time=time,
        )

    async def puzzle(
        self,
        *,
        date: str | None = None,
        sets: int = 6,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int = 1,
        deal_size: int = 12,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[PuzzleResult]:
        """Make puzzles: deals in which all Sets are to be found."""
        return await self._ask(
            "set.puzzle",
            PuzzleResult,
            date=date, sets=sets, difficulty=difficulty, count=count, deal_size=deal_size,
            seed=seed, time=time,
        )

    async def simulate(
        self,
        *,
        games: int = 1000000,
        rule: Literal["classic", "replace"] = "classic",
        pick: Literal["random", "first", "most-remaining"] = "random",
        seed: int | Literal["random"] = 1,
        skip: int | None = None,
        time: float | None = None,
    ) -> Answer[SimulateResult]:
        """Play many whole games and count what happens."""
        return await self._ask(
            "set.simulate",
            SimulateResult,
            games=games, rule=rule, pick=pick, seed=seed, skip=skip, time=time,
        )

    async def chance(
        self,
        *,
        deal_size: int = 12,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ChanceResult]:
        """Give the exact chance that a deal holds no Set."""
        return await self._ask(
            "set.chance",
            ChanceResult,
            deal_size=deal_size, digits=digits, time=time,
        )

    async def census(
        self,
        *,
        dimension: int = 4,
        to: int | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[CensusResult]:
        """Count the tables without a Set, by size and up to symmetry."""
        return await self._ask(
            "set.census",
            CensusResult,
            dimension=dimension, to=to, digits=digits, time=time,
        )

    async def distribution(
        self,
        *,
        deal_size: int = 12,
        variant: Literal["set", "ultraset"] = "set",
        confirm: bool = False,
        checkpoint: str | PathLike[str] | None = None,
        part: str | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[DistributionResult]:
        """Count the deals of K cards by their number of Sets, exactly."""
        return await self._ask(
            "set.distribution",
            DistributionResult,
            deal_size=deal_size, variant=variant, confirm=confirm, checkpoint=checkpoint, part=part,
            digits=digits, time=time,
        )

    async def rounds(
        self,
        *,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[RoundsResult]:
        """Give the exact chances of the second deal of a game."""
        return await self._ask(
            "set.rounds",
            RoundsResult,
            digits=digits, time=time,
        )

    async def report(
        self,
        *,
        deal_size: int = 12,
        confirm: bool = False,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReportResult]:
        """Print a page about the deals of K cards."""
        return await self._ask(
            "set.report",
            ReportResult,
            deal_size=deal_size, confirm=confirm, digits=digits, time=time,
        )

    async def verify(
        self,
        deals: str | PathLike[str],
        *,
        dimension: int = 4,
        time: float | None = None,
    ) -> Answer[VerifyResult]:
        """Compare the known numbers of Sets in a file with what is found."""
        return await self._ask(
            "set.verify",
            VerifyResult,
            deals=deals, dimension=dimension, time=time,
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
            "set.replay",
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
            "set.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )
