"""Memory: games of pairs."""

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
    OutcomeProbability,
    PlayAdvice,
    PlayEvent,
    ReviewedDecision,
    SettingChoice,
    TrialSum,
    TurnQuantile,
)


class ValuedMove(Record):
    """One of them: The moves, boldest first; empty on an empty table.

    Attributes
    ----------
    move
        The number of unknown cards that it may turn: 2, 1 or 0 (two known cards, in effect a pass)
    expected_gain
        Expected pairs of the player to move minus those of the other (two players)
    expected_turns
        Expected turns to the end, this one included (one player)
    """

    move: int
    expected_gain: Fraction | None = None
    expected_turns: Fraction | None = None


class AnalyzeResult(Record):
    """The result of ``memory.analyze``.

    Attributes
    ----------
    evidence
        The evidence for the values
    moves
        The moves, boldest first; empty on an empty table
    best_move
        The best move, the boldest of equals, but 1 when every unknown card has a known mate; absent
        on an empty table
    expected_gain
        Expected pairs of the player to move minus those of the other (two players)
    expected_turns
        Expected turns to the end with the best moves; a turn is two cards (one player)
    """

    _table = "moves"

    evidence: Evidence
    moves: list[ValuedMove]
    best_move: int | None = None
    expected_gain: Fraction | None = None
    expected_turns: Fraction | None = None


class HintsResult(Record):
    """The result of ``memory.hints``.

    Attributes
    ----------
    action
        What to do: take a known pair, turn an unseen card, pass, or nothing on an empty table
    evidence
        The evidence for the values
    known
        The known cards whose mate isn't known
    known_pairs
        The pairs both of whose cards are known
    moves
        The moves once the known pairs are taken, boldest first; their values include these pairs
    pairs
        The pairs on the table
    reason
        What to do and why, in words
    best_move
        The best of them; absent when nothing is left
    expected_gain
        Expected pairs of the player to move minus those of the other (two players)
    expected_turns
        Expected turns to the end; a turn is two cards (one player)
    first
        The place to turn first, from 0
    second
        The place to turn then, from 0; after "turn" only if the mate of the first isn't known
    """

    _table = "moves"

    action: Literal["takePair", "turn", "pass", "finished"]
    evidence: Evidence
    known: int
    known_pairs: int
    moves: list[ValuedMove]
    pairs: int
    reason: str
    best_move: int | None = None
    expected_gain: Fraction | None = None
    expected_turns: Fraction | None = None
    first: int | None = None
    second: int | None = None


class ReportResult(Record):
    """The result of ``memory.report``.

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

    _table = "distribution"

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


class TurnCount(Record):
    """One of them: The number of games by turns.

    Attributes
    ----------
    games
        The games that took it
    turns
        A number of turns
    """

    games: int
    turns: int


class SimulateResult(Record):
    """The result of ``memory.simulate``.

    Attributes
    ----------
    games
        The games that were played
    games_by_turns
        The number of games by turns
    draws
        Games in which both had equally many pairs
    expected_turns
        What the mean tends to (one player)
    expected_turns_evidence
        The evidence for that
    losses
        Games that the player named second won
    mean_gain
        The mean of the first player's pairs minus the second's (two players)
    mean_turns
        Their mean number of turns
    stalls
        Games that ended because both passed; also counted as won, drawn or lost
    stop_reason
        Why there are fewer games than requested
    sums
        Of a part (skip): the sums by which 'jobs total' combines it with other parts
    wins
        Games that the player named first won (two players)
    """

    _table = "games_by_turns"

    games: int
    games_by_turns: list[TurnCount]
    draws: int | None = None
    expected_turns: Fraction | float | None = None
    expected_turns_evidence: Evidence | None = None
    losses: int | None = None
    mean_gain: Estimate | None = None
    mean_turns: Estimate | None = None
    stalls: int | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    sums: list[TrialSum] | None = None
    wins: int | None = None


class Settings(Record):
    """The settings.

    Attributes
    ----------
    category
        The faces of the next game
    first
        Who begins against an opponent
    opponent
        Who plays against you: a person at this screen, or a computer; forgetful:3 remembers 3 cards
    pairs
        The pairs on the table
    """

    category: str
    first: str
    opponent: str
    pairs: str


class PlayedFace(Record):
    """One of them: The cards by place.

    Attributes
    ----------
    side
        Which side is up
    face
        Its face; absent while it is face down
    guesser
        Who guessed it; absent until then
    seen
        Its face, if it was ever up: what a perfect memory knows
    """

    side: Literal["faceDown", "up", "guessed"]
    face: str | None = None
    guesser: Literal["you", "opponent"] | None = None
    seen: str | None = None


class PlayerTally(Record):
    """What the person has done.

    Attributes
    ----------
    attempts
        The attempts, of two cards each
    pairs
        The pairs that were guessed
    """

    attempts: int
    pairs: int


class ReplayTable(Record):
    """The table; absent before the deal.

    Attributes
    ----------
    cards
        The cards by place
    category
        Where the faces come from
    you
        What the person has done
    opponent
        What the other player has done; absent when the person plays alone
    winner
        Who has more pairs at the end; absent before, alone, and in a draw
    """

    cards: list[PlayedFace]
    category: str
    you: PlayerTally
    opponent: PlayerTally | None = None
    winner: Literal["you", "opponent"] | None = None


class ReplayResult(Record):
    """The result of ``memory.replay``.

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
    """The result of ``memory.review``.

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


class Memory(Game):
    """Memory: games of pairs."""

    def analyze(
        self,
        pairs: int,
        *,
        known: int = 0,
        players: int = 1,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[AnalyzeResult]:
        """Compute the exact value of a state and of each move.

        Parameters
        ----------
        pairs
            The number of pairs on the table (0 to 1000)
        known
            How many single cards are known (0 to 1000)
        players
            1: minimise turns; 2: win more pairs than the opponent (1 to 2)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "memory.analyze",
            AnalyzeResult,
            pairs=pairs, known=known, players=players, digits=digits, time=time,
        )

    def hints(
        self,
        table: Text | Sequence[Text],
        *,
        players: int = 1,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[HintsResult]:
        """Show which two cards to turn on a table.

        Parameters
        ----------
        table
            The places of the table, as one argument; @FILE or - for those of a file
        players
            1: minimise turns; 2: win more pairs than the opponent (1 to 2)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "memory.hints",
            HintsResult,
            table=table, players=players, digits=digits, time=time,
        )

    def report(
        self,
        pairs: int,
        *,
        players: int = 1,
        recall: int | None = None,
        digits: int = 15,
        time: float | None = None,
    ) -> Answer[ReportResult]:
        """Report the statistics of best play.

        Parameters
        ----------
        pairs
            The number of pairs (1 to 5000)
        players
            1: minimise turns; 2: win more pairs than the opponent (1 to 2)
        recall
            A player who remembers only the last M distinct cards (0 to 10000)
        digits
            Print decimals to D significant digits (1 to 100000)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "memory.report",
            ReportResult,
            pairs=pairs, players=players, recall=recall, digits=digits, time=time,
        )

    def simulate(
        self,
        pairs: int,
        *,
        first: Literal["optimal", "naive", "forgetful"] = "optimal",
        second: Literal["optimal", "naive", "forgetful"] | None = None,
        recall: int | None = None,
        games: int = 100000,
        seed: int | Literal["random"] = 1,
        skip: int | None = None,
        time: float | None = None,
    ) -> Answer[SimulateResult]:
        """Simulate many games.

        Parameters
        ----------
        pairs
            The number of pairs (1 to 5000)
        first
            How the first player plays
        second
            How the second player plays (default: none: solitaire)
        recall
            A player who remembers only the last M distinct cards (0 to 10000)
        games
            Play N games (1 to 1000000000000)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        skip
            Play a part: the games after the first N of the seed; 'jobs total' combines parts (0 to
            9007199254740992; default: the whole run)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "memory.simulate",
            SimulateResult,
            pairs=pairs, first=first, second=second, recall=recall, games=games, seed=seed,
            skip=skip, time=time,
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
            "memory.replay",
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
            "memory.review",
            ReviewResult,
            game=game, actions=actions, digits=digits, time=time,
        )


class AsyncMemory(AsyncGame):
    """Memory: games of pairs.

    The questions of :class:`Memory`, awaited; their parameters are told there.
    """

    analyze = awaited(Memory.analyze)
    hints = awaited(Memory.hints)
    report = awaited(Memory.report)
    simulate = awaited(Memory.simulate)
    replay = awaited(Memory.replay)
    review = awaited(Memory.review)
