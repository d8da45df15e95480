"""Matchsticks: take-away games, normal and misère."""

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
from .shared import HeapMove, PlayAdvice, PlayEvent, ReviewedDecision, SettingChoice


class AnalyzeResult(Record):
    """The result of ``matchsticks.analyze``.

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

    _table = "winning_moves"

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


class RankedMove(Record):
    """One of them: The moves, best first.

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
        How many moves the game then lasts, this one included; absent if it wasn't searched
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
        The evidence for all this
    hints
        The moves, best first
    is_complete
        Whether every legal move is listed
    outcome
        P: the player to move loses; N: the player to move wins
    first_move_limit
        The most that this move may take, as the first one (rules last:)
    """

    _table = "hints"

    evidence: Evidence
    hints: list[RankedMove]
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
        The evidence for all this
    is_complete
        Whether all are listed, up to the requested bound
    positions
        The first of them, ascending
    computed_to
        The bound that was reached instead, if the rules have neither a closed form nor a proved
        period that far
    """

    _table = "positions"

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
        The evidence for them
    is_complete
        Whether they reach the requested bound
    kind
        What the values are; the smallest winning take for rules last:
    values
        The values of the heaps 0, 1, 2, …
    """

    _table = "values"

    evidence: Evidence
    is_complete: bool
    kind: Literal["grundyValue", "smallestWinningTake"]
    values: list[int]


class ValueFrequency(Record):
    """One of them: How often each value occurs among the examined heaps, ascending.

    Attributes
    ----------
    count
        How many heaps have it
    value
        A value
    """

    count: int
    value: int


class PromisedPeriod(Record):
    """A period of the last values, if none is proved.

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


class SparseSpaceSummary(Record):
    """The split into common and rare heaps, if heaps can be split in two.

    Absent where a period proves that rare heaps never end.

    Attributes
    ----------
    mask
        A heap from 1 on is common if its value has an odd number of these bits
    rare_count
        How many of the examined heaps are rare
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
        The evidence for all this
    exception_count
        How many such heaps there are
    exceptions
        The first heaps below the preperiod that break the period
    frequencies
        How often each value occurs among the examined heaps, ascending
    heaps
        How many heaps were examined, from 0 on
    is_complete
        Whether no limit stopped the work
    is_density_of_all_heaps
        Whether that is the share among all heaps
    largest_value
        The largest value of the examined heaps
    p_position_density
        The share of P-positions (value 0) among all heaps if a period is proved or a closed form is
        known, else among those examined
    zeros
        The first heaps of value 0
    period
        The smallest period: G(n + period) = G(n) + saltus from the preperiod on; absent without a
        proof
    preperiod
        The smallest preperiod; absent without a proof
    promised_period
        A period of the last values, if none is proved
    proved_from
        The first n at which the equation was checked; absent where a closed form shows it
    proved_to
        The last n at which the equation was checked, enough to prove it for all
    saltus
        What a period adds; absent without a proof
    sparse_space
        The split into common and rare heaps, if heaps can be split in two; absent where a period
        proves that rare heaps never end
    """

    _table = "frequencies"

    evidence: Evidence
    exception_count: int
    exceptions: list[int]
    frequencies: list[ValueFrequency]
    heaps: int
    is_complete: bool
    is_density_of_all_heaps: bool
    largest_value: int
    p_position_density: Fraction
    zeros: list[int]
    period: int | None = None
    preperiod: int | None = None
    promised_period: PromisedPeriod | None = None
    proved_from: int | None = None
    proved_to: int | None = None
    saltus: int | None = None
    sparse_space: SparseSpaceSummary | None = None


class SurveyedCode(Record):
    """One of them: The results for each finished code.

    Attributes
    ----------
    code
        The code
    evidence
        The evidence for the values of the examined heaps, and the largest of them
    heaps
        How many heaps were examined, from 0 on
    largest_value
        The largest value of the examined heaps
    period_evidence
        The evidence for the period; unknown without a proof
    last_exception
        The last heap that breaks the period; absent where none does, or without a proof
    last_rare
        The largest of them
    mask
        A heap is common when its value has an odd number of these bits; absent unless a proved
        period shows that finitely many heaps are rare
    period
        The smallest period; absent without a proof
    preperiod
        The smallest preperiod; absent without a proof
    proved_to
        The last n at which the period was checked, enough to prove it for all
    rare_count
        How many heaps are rare
    rare_evidence
        The evidence that these are all rare heaps; absent without them
    saltus
        What a period adds; absent without a proof
    sees_heap_parity
        Whether the parity of what a breaking take leaves counts as one more bit
    """

    code: str
    evidence: Evidence
    heaps: int
    largest_value: int
    period_evidence: Evidence
    last_exception: int | None = None
    last_rare: int | None = None
    mask: int | None = None
    period: int | None = None
    preperiod: int | None = None
    proved_to: int | None = None
    rare_count: int | None = None
    rare_evidence: Evidence | None = None
    saltus: int | None = None
    sees_heap_parity: bool | None = None


class PeriodFrequency(Record):
    """One of them: The number of sets with each period, ascending.

    Attributes
    ----------
    period
        A period
    sets
        How many sets have it
    """

    period: int
    sets: int


class LongestPeriod(Record):
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


class SurveyResult(Record):
    """The result of ``matchsticks.survey``.

    Attributes
    ----------
    code_count
        How many codes there are
    codes
        The results for each finished code
    distribution
        The number of sets with each period, ascending
    evidence
        The evidence for all this; each code has its own
    is_complete
        Whether all codes are finished
    longest_period
        The longest period of outcomes
    longest_preperiod
        The longest preperiod of outcomes
    sets
        The number of sets
    """

    _table = "distribution"

    code_count: int | None = None
    codes: list[SurveyedCode] | None = None
    distribution: list[PeriodFrequency] | None = None
    evidence: Evidence | None = None
    is_complete: bool | None = None
    longest_period: LongestPeriod | None = None
    longest_preperiod: LongestPeriod | None = None
    sets: int | None = None


class QuotientElement(Record):
    """One of them: Every element as a sum of heaps.

    Attributes
    ----------
    element
        Its number
    heaps
        Heaps whose sum it is
    is_p
        Whether it is a P-position: the player to move loses
    """

    element: int
    heaps: list[int]
    is_p: bool


class QuotientResult(Record):
    """The result of ``matchsticks.quotient``.

    Attributes
    ----------
    elements
        Every element as a sum of heaps
    evidence
        The evidence for all this
    generators
        The heaps that generate the quotient
    heap
        The largest heap that the quotient includes
    is_complete
        Whether it is stable or includes all requested heaps
    is_stable
        Whether it is proved to be the quotient of all heaps
    order
        The number of elements
    p_count
        How many of them are P-positions
    p_elements
        These, ascending; 0 is the identity
    pretending
        The element of each heap, from 0 on
    outcome
        The outcome of the given sum, P or N
    p_portion
        The P-portion: the P-positions as products of these generators
    period
        The period of the pretending function of a stable quotient
    position_evidence
        The evidence for the outcome of that sum
    preperiod
        The preperiod of the pretending function of a stable quotient
    presentation
        The quotient by generators a, b, … (the heaps that generate it, in order) and relations,
        which decide equality; absent where it is very large
    proved_from
        The first heap at which the period was checked
    proved_to
        The last heap at which the period was checked
    winning_move_count
        How many such moves there are
    winning_moves
        All moves of that sum after which the opponent loses, or the first of them
    """

    _table = "elements"

    elements: list[QuotientElement]
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
    p_portion: str | None = None
    period: int | None = None
    position_evidence: Evidence | None = None
    preperiod: int | None = None
    presentation: str | None = None
    proved_from: int | None = None
    proved_to: int | None = None
    winning_move_count: int | None = None
    winning_moves: list[HeapMove] | None = None


class PlaysResult(Record):
    """The result of ``matchsticks.plays``.

    Attributes
    ----------
    count
        The number of complete plays
    digit_count
        How many digits the number of plays has
    evidence
        The evidence for this
    first_player_wins
        How many of them the first player wins
    """

    count: int
    digit_count: int
    evidence: Evidence
    first_player_wins: int


class StrategyPairing(Record):
    """One of them: Every ordered pair of strategies.

    Attributes
    ----------
    first
        The strategy that moves first
    second
        The strategy that moves second
    win_probability
        The exact chance that the first player wins
    win_probability_evidence
        The evidence for that
    wins
        Games that the first player won
    win_rate
        The share of the games that the first player won
    """

    first: Literal["dumb", "wild", "clever", "perfect"]
    second: Literal["dumb", "wild", "clever", "perfect"]
    win_probability: Fraction
    win_probability_evidence: Evidence
    wins: int
    win_rate: Estimate | None = None


class MatchResult(Record):
    """The result of ``matchsticks.match``.

    Attributes
    ----------
    pairings
        Every ordered pair of strategies
    stop_reason
        Why there are fewer games, or pairings, than requested
    """

    _table = "pairings"

    pairings: list[StrategyPairing]
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class StrategyChances(Record):
    """One of them: How often each strategy wins when it moves first against random moves (wild).

    Attributes
    ----------
    chances
        The chance that it wins, from 0 matches on
    strategy
        The strategy that moves first
    """

    chances: list[Fraction]
    strategy: Literal["dumb", "wild", "clever", "perfect"]


class LessonNumber(Record):
    """One of them: Larger ones as exercises.

    Attributes
    ----------
    evidence
        The evidence for it
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
        How often each strategy wins when it moves first against random moves (wild)
    exercises
        Larger ones as exercises
    numbers
        The numbers of matches among which the class looks for a pattern
    """

    _table = "numbers"

    chances: list[StrategyChances]
    exercises: list[LessonNumber]
    numbers: list[LessonNumber]


class HeapValue(Record):
    """One of them: The heaps and their values.

    Attributes
    ----------
    heap
        How many matches it has
    left_stop
        The Left stop: the number reached when Left moves first and both play this game only
    mean
        The mean value
    outcome
        Who wins it alone: L, R, N (who moves first) or P (who moves second)
    right_stop
        The Right stop: the same when Right moves first
    temperature
        The temperature
    value
        Its canonical form
    rules
        Its rules; absent where they have more than 1000 characters
    """

    heap: int
    left_stop: Fraction
    mean: Fraction
    outcome: Literal["L", "R", "N", "P"]
    right_stop: Fraction
    temperature: Fraction
    value: str
    rules: str | None = None


class ValuedMove(Record):
    """One of them: Left's best moves: undominated ones, without reversible ones that lose.

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


class WallPoint(Record):
    """One of them: The thermograph: Left's wall where it bends, vertical beyond the last point.

    Attributes
    ----------
    temperature
        The tax on a move
    value
        The stop of the cooled game
    """

    temperature: Fraction
    value: Fraction


class GameValue(Record):
    """The value of all heaps together; absent in a table of heaps.

    Attributes
    ----------
    left_stop
        The Left stop: the number reached when Left moves first and both play this game only
    left_wall
        The thermograph: Left's wall where it bends, vertical beyond the last point
    mean
        The mean value
    outcome
        Who wins: L, R, N (who moves first) or P (who moves second)
    right_stop
        The Right stop: the same when Right moves first
    right_wall
        Right's wall
    temperature
        The temperature
    value
        The canonical form
    """

    left_stop: Fraction
    left_wall: list[WallPoint]
    mean: Fraction
    outcome: Literal["L", "R", "N", "P"]
    right_stop: Fraction
    right_wall: list[WallPoint]
    temperature: Fraction
    value: str


class ValueResult(Record):
    """The result of ``matchsticks.value``.

    Attributes
    ----------
    heaps
        The heaps and their values
    is_complete
        Whether all requested values are listed
    evidence
        The evidence for all this
    left_moves
        Left's best moves: undominated ones, without reversible ones that lose
    period
        The period of the values; absent without a proof
    preperiod
        The first heap from which the values repeat; absent without a proof
    right_moves
        Right's best moves
    total
        The value of all heaps together; absent in a table of heaps
    """

    _table = "heaps"

    heaps: list[HeapValue]
    is_complete: bool
    evidence: Evidence | None = None
    left_moves: list[ValuedMove] | None = None
    period: int | None = None
    preperiod: int | None = None
    right_moves: list[ValuedMove] | None = None
    total: GameValue | None = None


class HeapGenus(Record):
    """One of them: The heaps, from 0 on.

    Attributes
    ----------
    form
        The canonical form in misère play: *n, or options in brackets
    genus
        The genus, with the misère values after a hat
    grundy_value
        The Grundy value in normal play
    heap
        How many matches it has
    is_form_hereditarily_tame
        Whether that holds of the canonical form, from which wild options that can be reverted are
        gone
    is_hereditarily_tame
        Whether it and every position that can be reached from it have the genus of a nim position
    is_tame
        Whether it is tame: in sums of tame games it counts as the nim position of its genus; wild
        options that can be reverted to that genus don't matter
    outcome
        Who wins it in misère play, P or N
    misere_grundy_value
        The Grundy value in misère play
    """

    form: str
    genus: str
    grundy_value: int
    heap: int
    is_form_hereditarily_tame: bool
    is_hereditarily_tame: bool
    is_tame: bool
    outcome: Literal["P", "N"]
    misere_grundy_value: int | None = None


class GenusResult(Record):
    """The result of ``matchsticks.genus``.

    Attributes
    ----------
    evidence
        The evidence for all this
    heaps
        The heaps, from 0 on
    is_complete
        Whether all requested heaps are listed
    first_not_hereditarily_tame
        The first heap that isn't hereditarily tame; absent where there is none
    first_wild
        The first heap that isn't tame; absent where there is none
    """

    _table = "heaps"

    evidence: Evidence
    heaps: list[HeapGenus]
    is_complete: bool
    first_not_hereditarily_tame: int | None = None
    first_wild: int | None = None


class Settings(Record):
    """The settings.

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
        Whether the last match loses (misère) or wins (normal)
    rules
        The rules: take:3, take:1,3,4, take:any, octal:0.77, last:x2, pile:half, kayles
    take_limit
        The most matches that one move may take
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
    """The table; absent before the deal.

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
        The winner; absent until the game is over
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
    """The result of ``matchsticks.review``.

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


class Matchsticks(Game):
    """Matchsticks: take-away games, normal and misère."""

    def analyze(
        self,
        heaps: Text | Sequence[int | str] | None = None,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        limit: int = 1000,
        explain: bool = False,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Show who wins a position, and with which moves.

        Parameters
        ----------
        heaps
            Several heaps: 5,7,9; on the command line also @FILE or -
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, on the command line also @FILE or - (standard
            input) (default: 18, without --heaps)
        limit
            List at most N (1 to 10000000)
        explain
            Explain in the terms of the theory: Grundy values, N- and P-positions
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.analyze",
            AnalyzeResult,
            heaps=heaps, rules=rules, take_limit=take_limit, play=play, first=first, pile=pile,
            limit=limit, explain=explain, time=time,
        )

    def hints(
        self,
        heaps: Text | Sequence[int | str] | None = None,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """List the moves of a position, best first.

        Parameters
        ----------
        heaps
            Several heaps: 5,7,9; on the command line also @FILE or -
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, on the command line also @FILE or - (standard
            input) (default: 18, without --heaps)
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.hints",
            HintsResult,
            heaps=heaps, rules=rules, take_limit=take_limit, play=play, first=first, pile=pile,
            limit=limit, time=time,
        )

    def losing(
        self,
        to: int | str,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[LosingResult]:
        """List and count the P-positions (heaps where the player to move loses).

        Parameters
        ----------
        to
            The largest heap to examine
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
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
        play
            Only normal: whoever makes the last move wins (default: normal)
        to
            The largest heap to examine (0 to 2000000000)
        checkpoint
            Save a long search of an octal code in FILE, or resume it from there (default: none)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.sequence",
            SequenceResult,
            rules=rules, take_limit=take_limit, play=play, to=to, checkpoint=checkpoint, time=time,
        )

    def report(
        self,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        to: int | None = None,
        limit: int = 1000,
        checkpoint: str | PathLike[str] | None = None,
        digits: int = 15,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReportResult]:
        """Find and prove the period of the Grundy values, with statistics.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        play
            Only normal: whoever makes the last move wins (default: normal)
        to
            The largest heap to examine (0 to 2000000000; default: as far as a few seconds allow)
        limit
            List at most N (1 to 10000000)
        checkpoint
            Save a long search of an octal code in FILE, or resume it from there (default: none)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.report",
            ReportResult,
            rules=rules, take_limit=take_limit, play=play, to=to, limit=limit,
            checkpoint=checkpoint, digits=digits, time=time, nodes=nodes,
        )

    def survey(
        self,
        *,
        largest: int | None = None,
        octal: Text | None = None,
        to: int | None = None,
        resume: str | PathLike[str] | None = None,
        limit: int = 1000,
        time: float | None = None,
    ) -> Answer[SurveyResult]:
        """Survey the periods of all subtraction sets within 1 to M, or of octal codes.

        Parameters
        ----------
        largest
            The largest number in a set (1 to 24)
        octal
            Octal codes instead of sets; 0.001-0.777: all codes of up to three digits
        to
            The largest heap of a code to examine if no period is proved earlier (1 to 1073741824;
            default: 1048576)
        resume
            Save finished codes in FILE, or resume from it (default: none)
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.survey",
            SurveyResult,
            largest=largest, octal=octal, to=to, resume=resume, limit=limit, time=time,
        )

    def quotient(
        self,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        heap: int | None = None,
        heaps: Text | Sequence[int | str] | None = None,
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
        play
            Only misere: whoever makes the last move loses (default: misere)
        heap
            The largest heap to include (1 to 10000; default: 400, and at most 1000 elements)
        heaps
            Several heaps: 5,7,9; on the command line also @FILE or -
        limit
            List at most N (1 to 10000000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.quotient",
            QuotientResult,
            rules=rules, take_limit=take_limit, play=play, heap=heap, heaps=heaps, limit=limit,
            time=time,
        )

    def plays(
        self,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        time: float | None = None,
    ) -> Answer[PlaysResult]:
        """Count the possible plays of a heap, from start to end.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, on the command line also @FILE or - (standard
            input)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.plays",
            PlaysResult,
            rules=rules, take_limit=take_limit, play=play, first=first, pile=pile, time=time,
        )

    def match(
        self,
        strategies: Text | Sequence[Literal["dumb", "wild", "clever", "perfect"]],
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        pile: int | str = 18,
        games: int = 100000,
        seed: int | Literal["random"] = 1,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[MatchResult]:
        """Play strategies against each other.

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
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        pile
            The number of matches: digits, 10^1000, on the command line also @FILE or - (standard
            input)
        games
            Play N games per pairing (1 to 1000000000)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        first: int | str | None = None,
        to: int = 20,
        exercises: int = 5,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[LessonResult]:
        """Make a class worksheet: losing numbers, exercises, answers, winning chances.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K (default: 3, without --rules)
        play
            Who wins: misere = whoever makes the last move loses, normal = whoever makes the last
            move wins (default: misere for take: with numbers, else normal)
        first
            The most that the first move may take (rules last:) (default: all but one match, in
            misère play all but two)
        to
            Look for a pattern among 1 to N matches (1 to 100)
        exercises
            Draw N larger numbers as exercises (0 to 50)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.lesson",
            LessonResult,
            rules=rules, take_limit=take_limit, play=play, first=first, to=to, exercises=exercises,
            seed=seed, time=time,
        )

    def value(
        self,
        heaps: Text | Sequence[int | str] | None = None,
        *,
        rules: Text | None = None,
        pile: int | str | None = None,
        sum: Text | None = None,
        to: int | None = None,
        play: Literal["normal", "misere"] | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ValueResult]:
        """Compute the values of partizan games (Left and Right have different moves).

        Parameters
        ----------
        heaps
            Several heaps: 5,7,9; on the command line also @FILE or -
        rules
            'take:1,3|2,4': what Left and Right may take; or rules for both (help rules)
        pile
            The number of matches: digits, 10^1000, on the command line also @FILE or - (standard
            input)
        sum
            Heaps under several rules: 'take:1|2 5,7 + nim 3'
        to
            Instead of a position, list the values of the heaps 0 to N (0 to 10000)
        play
            Only normal: whoever makes the last move wins (default: normal)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.value",
            ValueResult,
            heaps=heaps, rules=rules, pile=pile, sum=sum, to=to, play=play, digits=digits,
            time=time,
        )

    def genus(
        self,
        *,
        rules: Text | None = None,
        take_limit: int | str | None = None,
        play: Literal["normal", "misere"] | None = None,
        to: int = 20,
        time: float | None = None,
    ) -> Answer[GenusResult]:
        """Compute the genus and the canonical form of each heap in misère play.

        Parameters
        ----------
        rules
            The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles
            (help rules)
        take_limit
            Take 1 to K: short for rules take:K
        play
            Only misere: whoever makes the last move loses (default: misere)
        to
            The largest heap to examine (0 to 1000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "matchsticks.genus",
            GenusResult,
            rules=rules, take_limit=take_limit, play=play, to=to, time=time,
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
            "matchsticks.replay",
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
            "matchsticks.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncMatchsticks(AsyncGame):
    """Matchsticks: take-away games, normal and misère.

    The questions of :class:`Matchsticks`, awaited; their parameters are told there.
    """

    analyze = awaited(Matchsticks.analyze)
    hints = awaited(Matchsticks.hints)
    losing = awaited(Matchsticks.losing)
    sequence = awaited(Matchsticks.sequence)
    report = awaited(Matchsticks.report)
    survey = awaited(Matchsticks.survey)
    quotient = awaited(Matchsticks.quotient)
    plays = awaited(Matchsticks.plays)
    match = awaited(Matchsticks.match)
    lesson = awaited(Matchsticks.lesson)
    value = awaited(Matchsticks.value)
    genus = awaited(Matchsticks.genus)
    replay = awaited(Matchsticks.replay)
    review = awaited(Matchsticks.review)
