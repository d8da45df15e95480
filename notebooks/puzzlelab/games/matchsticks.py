"""Matchsticks: take-away games, normal and misère."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from os import PathLike
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game
from ..values import Evidence, Record


class AnalyzeWinningMoves(Record):
    """One of them.

    All moves after which the opponent loses, or the first of them; of huge heaps no more than hold
    ten million digits.

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


class AnalyzeSuggestedMove(Record):
    """The first winning move.

    Or in a lost position the one that makes the game last longest, or beyond what is searched the
    one that takes the least; absent when there is no move.

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


class AnalyzeResult(Record):
    """The result of ``matchsticks.analyze``.

    Attributes
    ----------
    evidence
        How all this is known
    outcome
        P: the player to move loses; N: the player to move wins
    reason
        Why, and what to play, in a sentence
    winning_moves
        All moves after which the opponent loses, or the first of them; of huge heaps no more than
        hold ten million digits
    first_move_limit
        The most that this move may take, as the first one (rules last:)
    forced_moves
        How many moves the game then lasts, this one among them, in a lost position
    grundy_value
        The nim-sum of the heaps' Grundy values, where the rules have them
    heap_values
        The Grundy value of each heap, where the rules have them
    suggested_move
        The first winning move, or in a lost position the one that makes the game last longest, or
        beyond what is searched the one that takes the least; absent when there is no move
    winning_move_count
        How many such moves there are; absent when they weren't counted to the end
    """

    evidence: Evidence
    outcome: Literal["P", "N"]
    reason: str
    winning_moves: list[AnalyzeWinningMoves]
    first_move_limit: int | None = None
    forced_moves: int | None = None
    grundy_value: int | None = None
    heap_values: list[int] | None = None
    suggested_move: AnalyzeSuggestedMove | None = None
    winning_move_count: int | None = None


class HintsHints(Record):
    """One of them: The moves, the best first.

    Attributes
    ----------
    heap
        The heap that is played on, counted from 0
    leaves
        The heaps that replace it, ascending
    rank
        The rank, from 1
    take
        How many matches are taken
    wins
        Whether the opponent loses after it
    lasts_moves
        How many moves the game then lasts, this one among them; absent where it wasn't searched
    """

    heap: int
    leaves: list[int]
    rank: int
    take: int
    wins: bool
    lasts_moves: int | None = None


class HintsResult(Record):
    """The result of ``matchsticks.hints``.

    Attributes
    ----------
    evidence
        How all this is known
    hints
        The moves, the best first
    is_complete
        Whether every legal move is listed
    outcome
        P: the player to move loses; N: the player to move wins
    first_move_limit
        The most that this move may take, as the first one (rules last:)
    """

    evidence: Evidence
    hints: list[HintsHints]
    is_complete: bool
    outcome: Literal["P", "N"]
    first_move_limit: int | None = None


class LosingResult(Record):
    """The result of ``matchsticks.losing``.

    Attributes
    ----------
    count
        How many heaps of 1 to the bound lose, exactly
    evidence
        How all this is known
    is_complete
        Whether all are listed, to the bound that was asked for
    positions
        The first of them, ascending
    computed_to
        The bound that was reached instead, where the rules have neither a closed form nor a proved
        period that far
    """

    count: int
    evidence: Evidence
    is_complete: bool
    positions: list[int]
    computed_to: int | None = None


class SequenceResult(Record):
    """The result of ``matchsticks.sequence``.

    Attributes
    ----------
    evidence
        How they are known
    is_complete
        Whether they go as far as was asked
    kind
        What the values are; the smallest winning take for rules last:
    values
        The values of the heaps 0, 1, 2, …
    """

    evidence: Evidence
    is_complete: bool
    kind: Literal["grundyValue", "smallestWinningTake"]
    values: list[int]


class ReportFrequencies(Record):
    """One of them: How often each value occurs among the heaps looked at, ascending.

    Attributes
    ----------
    count
        How many heaps have it
    value
        A value
    """

    count: int
    value: int


class ReportPromisedPeriod(Record):
    """A period that the last values have, as long as none is proved.

    Attributes
    ----------
    heap_needed
        The largest heap whose value a proof needs
    period
        The period
    preperiod
        The first heap from which the values known so far have it
    """

    heap_needed: int
    period: int
    preperiod: int


class ReportSparseSpace(Record):
    """The split into common and rare heaps, where heaps are broken in two.

    Attributes
    ----------
    mask
        A heap from 1 on is common when its value has an odd number of these bits
    rare_count
        How many of the heaps looked at are rare
    sees_heap_parity
        Whether the parity of what a breaking take leaves of the heap counts as one more bit
    last_rare
        The largest of them
    """

    mask: int
    rare_count: int
    sees_heap_parity: bool
    last_rare: int | None = None


class ReportResult(Record):
    """The result of ``matchsticks.report``.

    Attributes
    ----------
    evidence
        How all this is known
    exception_count
        How many such heaps there are
    exceptions
        The first heaps below the preperiod that break the period
    frequencies
        How often each value occurs among the heaps looked at, ascending
    heaps
        How many heaps were looked at, from 0 on
    is_complete
        Whether no limit ended the work
    is_density_of_all_heaps
        Whether that share is the one among all heaps
    largest_value
        The largest value of the heaps looked at
    p_position_density
        The share of value 0 among all heaps when a period is proved or a closed form is known, else
        among those looked at
    zeros
        The first heaps of value 0
    period
        The smallest period: G(n + period) = G(n) + saltus from the preperiod on; absent without a
        proof
    preperiod
        The smallest preperiod; absent without a proof
    promised_period
        A period that the last values have, as long as none is proved
    proved_from
        The first n at which the equation was checked; absent where a closed form shows it
    proved_to
        The last n at which the equation was checked, enough to prove it for all
    saltus
        What a period adds; absent without a proof
    sparse_space
        The split into common and rare heaps, where heaps are broken in two
    """

    evidence: Evidence
    exception_count: int
    exceptions: list[int]
    frequencies: list[ReportFrequencies]
    heaps: int
    is_complete: bool
    is_density_of_all_heaps: bool
    largest_value: int
    p_position_density: Fraction
    zeros: list[int]
    period: int | None = None
    preperiod: int | None = None
    promised_period: ReportPromisedPeriod | None = None
    proved_from: int | None = None
    proved_to: int | None = None
    saltus: int | None = None
    sparse_space: ReportSparseSpace | None = None


class SurveyCodes(Record):
    """One of them: What is known about each code, those that are done.

    Attributes
    ----------
    code
        The code
    evidence
        How it is known
    heaps
        How many heaps were looked at, from 0 on
    largest_value
        The largest value of the heaps looked at
    last_exception
        The last heap that breaks the period; absent where none does, or without a proof
    last_rare
        The largest of them
    mask
        A heap is common when its value has an odd number of these bits, where heaps are broken in
        two
    period
        The smallest period; absent without a proof
    preperiod
        The smallest preperiod; absent without a proof
    proved_to
        The last n at which the period was checked, enough to prove it for all
    rare_count
        How many of the heaps looked at are rare
    saltus
        What a period adds; absent without a proof
    sees_heap_parity
        Whether the parity of what a breaking take leaves counts as one more bit
    """

    code: str
    evidence: Evidence
    heaps: int
    largest_value: int
    last_exception: int | None = None
    last_rare: int | None = None
    mask: int | None = None
    period: int | None = None
    preperiod: int | None = None
    proved_to: int | None = None
    rare_count: int | None = None
    saltus: int | None = None
    sees_heap_parity: bool | None = None


class SurveyDistribution(Record):
    """One of them: How many sets have which period, ascending.

    Attributes
    ----------
    period
        A period
    sets
        How many sets have it
    """

    period: int
    sets: int


class SurveyLongestPeriod(Record):
    """The longest period of outcomes.

    Attributes
    ----------
    count
        How many sets attain it
    sets
        The first of them
    value
        The longest
    """

    count: int
    sets: list[list[int]]
    value: int


class SurveyLongestPreperiod(Record):
    """The longest preperiod of outcomes.

    Attributes
    ----------
    count
        How many sets attain it
    sets
        The first of them
    value
        The longest
    """

    count: int
    sets: list[list[int]]
    value: int


class SurveyResult(Record):
    """The result of ``matchsticks.survey``.

    Attributes
    ----------
    code_count
        How many codes there are
    codes
        What is known about each code, those that are done
    distribution
        How many sets have which period, ascending
    evidence
        How all this is known; each code has its own
    is_complete
        Whether all codes are done
    longest_period
        The longest period of outcomes
    longest_preperiod
        The longest preperiod of outcomes
    sets
        How many sets there are
    """

    code_count: int | None = None
    codes: list[SurveyCodes] | None = None
    distribution: list[SurveyDistribution] | None = None
    evidence: Evidence | None = None
    is_complete: bool | None = None
    longest_period: SurveyLongestPeriod | None = None
    longest_preperiod: SurveyLongestPreperiod | None = None
    sets: int | None = None


class QuotientElements(Record):
    """One of them: Every element as a sum of heaps.

    Attributes
    ----------
    element
        Its number
    heaps
        Heaps whose sum it is
    is_p
        Whether the player to move loses
    """

    element: int
    heaps: list[int]
    is_p: bool


class QuotientWinningMoves(Record):
    """One of them: All moves of that sum after which the opponent loses, or the first of them.

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


class QuotientResult(Record):
    """The result of ``matchsticks.quotient``.

    Attributes
    ----------
    elements
        Every element as a sum of heaps
    evidence
        How all this is known
    generators
        The heaps that generate the quotient
    heap
        The largest heap that the quotient includes
    is_complete
        Whether it is stable or includes all heaps that were asked for
    is_stable
        Whether it is proved to be the quotient of all heaps
    order
        The number of elements
    p_count
        How many of them are P-positions
    p_elements
        Those that are, ascending; 0 is the identity
    pretending
        The element of each heap, from 0 on
    outcome
        The outcome of the sum that was asked about, P or N
    period
        The period of the pretending function of a stable quotient
    position_evidence
        How the outcome of that sum is known
    preperiod
        The preperiod of the pretending function of a stable quotient
    proved_from
        The first heap at which the period was checked
    proved_to
        The last heap at which the period was checked
    winning_move_count
        How many such moves there are
    winning_moves
        All moves of that sum after which the opponent loses, or the first of them
    """

    elements: list[QuotientElements]
    evidence: Evidence
    generators: list[int]
    heap: int
    is_complete: bool
    is_stable: bool
    order: int
    p_count: int
    p_elements: list[int]
    pretending: list[int]
    outcome: Literal["P", "N"] | None = None
    period: int | None = None
    position_evidence: Evidence | None = None
    preperiod: int | None = None
    proved_from: int | None = None
    proved_to: int | None = None
    winning_move_count: int | None = None
    winning_moves: list[QuotientWinningMoves] | None = None


class PlaysResult(Record):
    """The result of ``matchsticks.plays``.

    Attributes
    ----------
    count
        The number of complete plays
    digit_count
        How many digits the number of plays has
    evidence
        How this is known
    first_player_wins
        How many of them the first player wins
    """

    count: int
    digit_count: int
    evidence: Evidence
    first_player_wins: int


class MatchPairings(Record):
    """One of them: Every ordered pair of strategies.

    Attributes
    ----------
    evidence
        How the exact chance is known
    exact_chance
        The chance that the first player wins
    first
        The strategy that moves first
    first_player_wins
        How many games the first player won
    sampled
        What the games alone say of the chance
    second
        The strategy that moves second
    win_rate
        The share of the games that the first player won
    """

    evidence: Evidence
    exact_chance: Fraction
    first: Literal["dumb", "wild", "clever", "perfect"]
    first_player_wins: int
    sampled: Evidence
    second: Literal["dumb", "wild", "clever", "perfect"]
    win_rate: float


class MatchResult(Record):
    """The result of ``matchsticks.match``.

    Attributes
    ----------
    pairings
        Every ordered pair of strategies
    stopped
        Why there are fewer games, or pairings, than were asked for
    """

    pairings: list[MatchPairings]
    stopped: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class LessonChances(Record):
    """One of them.

    How often each strategy wins when it begins against one that makes any move (wild).

    Attributes
    ----------
    chances
        The chance that it wins, from 0 matches on
    strategy
        The strategy that moves first
    """

    chances: list[Fraction]
    strategy: Literal["dumb", "wild", "clever", "perfect"]


class LessonExercises(Record):
    """One of them: Larger ones to try it on.

    Attributes
    ----------
    evidence
        How it is known
    matches
        How many matches there are
    outcome
        P: the player to move loses; N: the player to move wins
    reason
        Why, and what to play, in a sentence
    winning_takes
        What to take to win
    """

    evidence: Evidence
    matches: int
    outcome: Literal["P", "N"]
    reason: str
    winning_takes: list[int]


class LessonNumbers(Record):
    """One of them: The numbers of matches in which the class looks for a pattern.

    Attributes
    ----------
    evidence
        How it is known
    matches
        How many matches there are
    outcome
        P: the player to move loses; N: the player to move wins
    reason
        Why, and what to play, in a sentence
    winning_takes
        What to take to win
    """

    evidence: Evidence
    matches: int
    outcome: Literal["P", "N"]
    reason: str
    winning_takes: list[int]


class LessonResult(Record):
    """The result of ``matchsticks.lesson``.

    Attributes
    ----------
    chances
        How often each strategy wins when it begins against one that makes any move (wild)
    exercises
        Larger ones to try it on
    numbers
        The numbers of matches in which the class looks for a pattern
    """

    chances: list[LessonChances]
    exercises: list[LessonExercises]
    numbers: list[LessonNumbers]


class ValueHeaps(Record):
    """One of them: The heaps and their values.

    Attributes
    ----------
    heap
        How many matches it holds
    left_stop
        What it comes to when Left moves first and nothing else is to be played
    mean
        The mean value
    outcome
        Who wins it alone: L, R, N (who moves first) or P (who moves second)
    right_stop
        What it comes to when Right moves first
    rules
        Its rules
    temperature
        The temperature
    value
        Its canonical form
    """

    heap: int
    left_stop: Fraction
    mean: Fraction
    outcome: Literal["L", "R", "N", "P"]
    right_stop: Fraction
    rules: str
    temperature: Fraction
    value: str


class ValueLeftMoves(Record):
    """One of them.

    Left's best moves: those that no other dominates, without reversible ones that lose.

    Attributes
    ----------
    heap
        The heap that is played on, counted from 0
    leaves
        The heaps that replace it, ascending
    take
        How many matches are taken
    value
        The value of all heaps after it
    wins
        Whether it wins: the opponent, to move, loses
    """

    heap: int
    leaves: list[int]
    take: int
    value: str
    wins: bool


class ValueRightMoves(Record):
    """One of them: Right's best moves.

    Attributes
    ----------
    heap
        The heap that is played on, counted from 0
    leaves
        The heaps that replace it, ascending
    take
        How many matches are taken
    value
        The value of all heaps after it
    wins
        Whether it wins: the opponent, to move, loses
    """

    heap: int
    leaves: list[int]
    take: int
    value: str
    wins: bool


class ValueTotalLeftWall(Record):
    """One of them: The thermograph: Left's wall where it bends, vertical beyond the last point.

    Attributes
    ----------
    temperature
        The tax on a move
    value
        What the game is worth
    """

    temperature: Fraction
    value: Fraction


class ValueTotalRightWall(Record):
    """One of them: Right's wall.

    Attributes
    ----------
    temperature
        The tax on a move
    value
        What the game is worth
    """

    temperature: Fraction
    value: Fraction


class ValueTotal(Record):
    """The value of all heaps together; absent in a table of heaps.

    Attributes
    ----------
    left_stop
        What it comes to when Left moves first and nothing else is to be played
    left_wall
        The thermograph: Left's wall where it bends, vertical beyond the last point
    mean
        The mean value
    outcome
        Who wins: L, R, N (who moves first) or P (who moves second)
    right_stop
        What it comes to when Right moves first
    right_wall
        Right's wall
    temperature
        The temperature
    value
        The canonical form
    """

    left_stop: Fraction
    left_wall: list[ValueTotalLeftWall]
    mean: Fraction
    outcome: Literal["L", "R", "N", "P"]
    right_stop: Fraction
    right_wall: list[ValueTotalRightWall]
    temperature: Fraction
    value: str


class ValueResult(Record):
    """The result of ``matchsticks.value``.

    Attributes
    ----------
    heaps
        The heaps and their values
    is_complete
        Whether all values that were asked for are there
    evidence
        How all this is known
    left_moves
        Left's best moves: those that no other dominates, without reversible ones that lose
    period
        The period of the values; absent without a proof
    preperiod
        The first heap from which the values repeat; absent without a proof
    right_moves
        Right's best moves
    total
        The value of all heaps together; absent in a table of heaps
    """

    heaps: list[ValueHeaps]
    is_complete: bool
    evidence: Evidence | None = None
    left_moves: list[ValueLeftMoves] | None = None
    period: int | None = None
    preperiod: int | None = None
    right_moves: list[ValueRightMoves] | None = None
    total: ValueTotal | None = None


class GenusHeaps(Record):
    """One of them: The heaps, from 0 on.

    Attributes
    ----------
    form
        The canonical form in misère play: *n, or options in brackets
    genus
        The genus, the misère values behind a hat
    heap
        How many matches it holds
    is_hereditarily_tame
        Whether it and all that can be reached have the genus of a position of Nim
    is_tame
        Whether it is tame: in sums of tame games it counts as the position of Nim of its genus;
        wild options that can be reverted to that genus don't matter
    outcome
        Who wins it in misère play, P or N
    value
        The Grundy value in normal play
    misere_value
        The Grundy value in misère play
    """

    form: str
    genus: str
    heap: int
    is_hereditarily_tame: bool
    is_tame: bool
    outcome: Literal["P", "N"]
    value: int
    misere_value: int | None = None


class GenusResult(Record):
    """The result of ``matchsticks.genus``.

    Attributes
    ----------
    evidence
        How all this is known
    heaps
        The heaps, from 0 on
    is_complete
        Whether all heaps that were asked for are there
    first_not_hereditarily_tame
        The first heap that isn't hereditarily tame; absent where there is none
    first_wild
        The first heap that isn't tame; absent where there is none
    """

    evidence: Evidence
    heaps: list[GenusHeaps]
    is_complete: bool
    first_not_hereditarily_tame: int | None = None
    first_wild: int | None = None


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
    first
        Who moves first
    heaps
        Several heaps instead of one pile
    opponent
        Who plays against you; 0, 1 and 2 are dumb, wild and clever
    pile
        The matches at the start
    play
        Whether the last match loses (misere) or wins (normal)
    rules
        The rules: take:3, take:1,3,4, take:any, octal:0.77, last:x2, pile:half, kayles
    take_limit
        The most matches that may be taken at once
    you
        Who plays on your side
    """

    first: str
    heaps: str
    opponent: str
    pile: str
    play: str
    rules: str
    take_limit: str
    you: str


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
    first
        Who moves first
    heaps
        Several heaps instead of one pile
    opponent
        Who plays against you; 0, 1 and 2 are dumb, wild and clever
    pile
        The matches at the start
    play
        Whether the last match loses (misere) or wins (normal)
    rules
        The rules: take:3, take:1,3,4, take:any, octal:0.77, last:x2, pile:half, kayles
    take_limit
        The most matches that may be taken at once
    you
        Who plays on your side
    """

    first: str
    heaps: str
    opponent: str
    pile: str
    play: str
    rules: str
    take_limit: str
    you: str


class ReplayTable(Record):
    """What lies on the table; absent before the deal.

    Attributes
    ----------
    game
        The rules in words
    heaps
        The matches of each heap
    initial_heaps
        The heaps at the start
    matches
        The matches of all heaps
    winner
        Who has won; absent while the game goes on
    """

    game: str
    heaps: list[int]
    initial_heaps: list[int]
    matches: int
    winner: Literal["you", "opponent"] | None = None


class ReplayResult(Record):
    """The result of ``matchsticks.replay``.

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
    """The result of ``matchsticks.review``.

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


class Matchsticks(Game):
    """Matchsticks: take-away games, normal and misère."""

    def analyze(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        explain: bool = False,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Say who wins a position, and by which moves.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, in words also @FILE or - (standard input)
            (default: 18, without --heaps)
        heaps
            Several heaps: 5,7,9; in words also @FILE or -
        limit
            List at most N (1 to 10000000)
        explain
            Say in text what the theory calls it: Grundy values, N- and P-positions
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.analyze",
            AnalyzeResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, heaps=heaps,
            limit=limit, explain=explain, time=time,
        )

    def hints(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """List the moves of a position, the best first.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, in words also @FILE or - (standard input)
            (default: 18, without --heaps)
        heaps
            Several heaps: 5,7,9; in words also @FILE or -
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.hints",
            HintsResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, heaps=heaps,
            limit=limit, time=time,
        )

    def losing(
        self,
        to: int | str,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[LosingResult]:
        """List and count the heaps from which the player to move loses.

        Parameters
        ----------
        to
            The largest heap to look at
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.losing",
            LosingResult,
            to=to, rules=rules, take_limit=take_limit, play=play, first=first, limit=limit,
            time=time,
        )

    def sequence(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int = 100,
        checkpoint: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[SequenceResult]:
        """Print the Grundy values of the heaps 0, 1, 2, ….

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        to
            The largest heap to look at (0 to 2000000000)
        checkpoint
            Keep a long search of an octal code in FILE, or go on from it (default: none)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.sequence",
            SequenceResult,
            rules=rules, take_limit=take_limit, to=to, checkpoint=checkpoint, time=time,
        )

    def report(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int | None = None,
        limit: int = 1000,
        checkpoint: str | PathLike[str] | None = None,
        digits: int = 15,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReportResult]:
        """Find and prove the period of the Grundy values, and describe them.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        to
            The largest heap to look at (0 to 2000000000; default: what takes seconds)
        limit
            List at most N (1 to 10000000)
        checkpoint
            Keep a long search of an octal code in FILE, or go on from it (default: none)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "matchsticks.report",
            ReportResult,
            rules=rules, take_limit=take_limit, to=to, limit=limit, checkpoint=checkpoint,
            digits=digits, time=time, nodes=nodes,
        )

    def survey(
        self,
        *,
        largest: int | None = None,
        octal: str | None = None,
        to: int | None = None,
        resume: str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[SurveyResult]:
        """Survey every subtraction set within 1 to M, or octal codes: their periods.

        Parameters
        ----------
        largest
            The largest number that a set may have (1 to 24)
        octal
            Octal codes instead of sets: 0.1-0.777 are all of three digits
        to
            The largest heap of codes to look at, where no period is proved before (1 to 1073741824;
            default: 1048576)
        resume
            Keep the codes that are done in FILE, or go on from it (default: none)
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.survey",
            SurveyResult,
            largest=largest, octal=octal, to=to, resume=resume, limit=limit, time=time,
        )

    def quotient(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        heap: int | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[QuotientResult]:
        """Compute the misère quotient of a take-and-break game.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        heap
            The largest heap to include (1 to 10000; default: 400, and at most 1000 elements)
        heaps
            Several heaps: 5,7,9; in words also @FILE or -
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.quotient",
            QuotientResult,
            rules=rules, take_limit=take_limit, heap=heap, heaps=heaps, limit=limit, time=time,
        )

    def plays(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        time: float | None = None,
    ) -> Answer[PlaysResult]:
        """Count the ways to play a heap to its end.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, in words also @FILE or - (standard input)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.plays",
            PlaysResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, time=time,
        )

    def match(
        self,
        strategies: str | Sequence[Literal["dumb", "wild", "clever", "perfect"]],
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        games: int = 100000,
        seed: int | Literal["random"] = 1,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[MatchResult]:
        """Let strategies play against each other.

        Parameters
        ----------
        strategies
            One or more of dumb, wild, clever, perfect, separated by commas
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, in words also @FILE or - (standard input)
        games
            Play N games for every pairing (1 to 1000000000)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.match",
            MatchResult,
            strategies=strategies, rules=rules, take_limit=take_limit, play=play, first=first,
            pile=pile, games=games, seed=seed, digits=digits, time=time,
        )

    def lesson(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        to: int = 20,
        exercises: int = 5,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[LessonResult]:
        """Make a sheet for a class: losing numbers, exercises, answers and chances.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes it wins
            (default: misere for take: with numbers, else normal)
        first
            What the first move may take at most (rules last:) (default: all but one match, in
            misère play all but two)
        to
            Look for a pattern in 1 to N matches (1 to 100)
        exercises
            Draw N larger numbers to try it on (0 to 50)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.lesson",
            LessonResult,
            rules=rules, take_limit=take_limit, play=play, first=first, to=to, exercises=exercises,
            seed=seed, time=time,
        )

    def value(
        self,
        *,
        rules: str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        sum: str | None = None,
        to: int | None = None,
        play: Literal["normal", "misere"] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ValueResult]:
        """Find the values of games in which Left and Right have moves of their own.

        Parameters
        ----------
        rules
            'take:1,3|2,4': what Left may take, and Right; or rules for both (help rules)
        pile
            The number of matches: digits, 10^1000, in words also @FILE or - (standard input)
        heaps
            Several heaps: 5,7,9; in words also @FILE or -
        sum
            Heaps under several rules: 'take:1|2 5,7 + nim 3'
        to
            Instead of a position the values of the heaps 0 to N (0 to 10000)
        play
            Whoever makes the last move wins: normal (default: normal)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.value",
            ValueResult,
            rules=rules, pile=pile, heaps=heaps, sum=sum, to=to, play=play, digits=digits,
            time=time,
        )

    def genus(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int = 20,
        time: float | None = None,
    ) -> Answer[GenusResult]:
        """Find the genus and the canonical form of each heap in misère play.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        to
            The largest heap to look at (0 to 1000)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "matchsticks.genus",
            GenusResult,
            rules=rules, take_limit=take_limit, to=to, time=time,
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
            "matchsticks.replay",
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
            "matchsticks.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncMatchsticks(AsyncGame):
    """Matchsticks: take-away games, normal and misère.

    The questions of :class:`Matchsticks`, awaited; their parameters are told there.
    """

    async def analyze(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        explain: bool = False,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Say who wins a position, and by which moves."""
        return await self._ask(
            "matchsticks.analyze",
            AnalyzeResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, heaps=heaps,
            limit=limit, explain=explain, time=time,
        )

    async def hints(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """List the moves of a position, the best first."""
        return await self._ask(
            "matchsticks.hints",
            HintsResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, heaps=heaps,
            limit=limit, time=time,
        )

    async def losing(
        self,
        to: int | str,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[LosingResult]:
        """List and count the heaps from which the player to move loses."""
        return await self._ask(
            "matchsticks.losing",
            LosingResult,
            to=to, rules=rules, take_limit=take_limit, play=play, first=first, limit=limit,
            time=time,
        )

    async def sequence(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int = 100,
        checkpoint: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[SequenceResult]:
        """Print the Grundy values of the heaps 0, 1, 2, …."""
        return await self._ask(
            "matchsticks.sequence",
            SequenceResult,
            rules=rules, take_limit=take_limit, to=to, checkpoint=checkpoint, time=time,
        )

    async def report(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int | None = None,
        limit: int = 1000,
        checkpoint: str | PathLike[str] | None = None,
        digits: int = 15,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReportResult]:
        """Find and prove the period of the Grundy values, and describe them."""
        return await self._ask(
            "matchsticks.report",
            ReportResult,
            rules=rules, take_limit=take_limit, to=to, limit=limit, checkpoint=checkpoint,
            digits=digits, time=time, nodes=nodes,
        )

    async def survey(
        self,
        *,
        largest: int | None = None,
        octal: str | None = None,
        to: int | None = None,
        resume: str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[SurveyResult]:
        """Survey every subtraction set within 1 to M, or octal codes: their periods."""
        return await self._ask(
            "matchsticks.survey",
            SurveyResult,
            largest=largest, octal=octal, to=to, resume=resume, limit=limit, time=time,
        )

    async def quotient(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        heap: int | None = None,
        heaps: str | Sequence[int | str] | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[QuotientResult]:
        """Compute the misère quotient of a take-and-break game."""
        return await self._ask(
            "matchsticks.quotient",
            QuotientResult,
            rules=rules, take_limit=take_limit, heap=heap, heaps=heaps, limit=limit, time=time,
        )

    async def plays(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        time: float | None = None,
    ) -> Answer[PlaysResult]:
        """Count the ways to play a heap to its end."""
        return await self._ask(
            "matchsticks.plays",
            PlaysResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, time=time,
        )

    async def match(
        self,
        strategies: str | Sequence[Literal["dumb", "wild", "clever", "perfect"]],
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        games: int = 100000,
        seed: int | Literal["random"] = 1,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[MatchResult]:
        """Let strategies play against each other."""
        return await self._ask(
            "matchsticks.match",
            MatchResult,
            strategies=strategies, rules=rules, take_limit=take_limit, play=play, first=first,
            pile=pile, games=games, seed=seed, digits=digits, time=time,
        )

    async def lesson(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        to: int = 20,
        exercises: int = 5,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[LessonResult]:
        """Make a sheet for a class: losing numbers, exercises, answers and chances."""
        return await self._ask(
            "matchsticks.lesson",
            LessonResult,
            rules=rules, take_limit=take_limit, play=play, first=first, to=to, exercises=exercises,
            seed=seed, time=time,
        )

    async def value(
        self,
        *,
        rules: str | None = None,
        pile: int | str | None = None,
        heaps: str | Sequence[int | str] | None = None,
        sum: str | None = None,
        to: int | None = None,
        play: Literal["normal", "misere"] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ValueResult]:
        """Find the values of games in which Left and Right have moves of their own."""
        return await self._ask(
            "matchsticks.value",
            ValueResult,
            rules=rules, pile=pile, heaps=heaps, sum=sum, to=to, play=play, digits=digits,
            time=time,
        )

    async def genus(
        self,
        *,
        rules: str | None = None,
        take_limit: int | str | None = None,
        to: int = 20,
        time: float | None = None,
    ) -> Answer[GenusResult]:
        """Find the genus and the canonical form of each heap in misère play."""
        return await self._ask(
            "matchsticks.genus",
            GenusResult,
            rules=rules, take_limit=take_limit, to=to, time=time,
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
            "matchsticks.replay",
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
            "matchsticks.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )
