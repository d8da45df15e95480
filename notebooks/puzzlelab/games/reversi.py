"""Reversi (Othello)."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game
from ..values import Evidence, Record


class AnalyzeDiscs(Record):
    """The discs of each side.

    Attributes
    ----------
    black
        Black's
    white
        White's
    """

    black: int
    white: int


class AnalyzeFrontier(Record):
    """The discs beside empty squares.

    Attributes
    ----------
    black
        Black's
    white
        White's
    """

    black: int
    white: int


class AnalyzeMobility(Record):
    """The legal moves of each side, were it that side's turn.

    Attributes
    ----------
    black
        Black's
    white
        White's
    """

    black: int
    white: int


class AnalyzeParityRegions(Record):
    """One of them: Regions of empty squares that hang together by a king's move.

    Attributes
    ----------
    parity
        Whether the number of squares is odd or even
    size
        How many squares there are
    squares
        The squares in board order
    """

    parity: str
    size: int
    squares: list[str]


class AnalyzePotentialMobility(Record):
    """The empty squares beside the other side's discs.

    Attributes
    ----------
    black
        Black's
    white
        White's
    """

    black: int
    white: int


class AnalyzeStableDiscs(Record):
    """The discs that are seen never to be flipped again; there may be more.

    Attributes
    ----------
    black
        Black's
    white
        White's
    """

    black: int
    white: int


class AnalyzeResult(Record):
    """The result of ``reversi.analyze``.

    Attributes
    ----------
    discs
        The discs of each side
    empties
        The number of empty squares
    frontier
        The discs beside empty squares
    is_finished
        Whether neither side can move
    mobility
        The legal moves of each side, were it that side's turn
    notes
        What else is to be known: that no game leads here, that threads shared an estimate
    parity_regions
        Regions of empty squares that hang together by a king's move
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    potential_mobility
        The empty squares beside the other side's discs
    principal_variation
        Best moves, passes included
    side_to_move
        Who moves; all values are that side's
    stable_discs
        The discs that are seen never to be flipped again; there may be more
    best_move
        The move with that value, when there is a move
    disc_difference
        The value by search, unless stopped before any depth. The disc difference for the side to
        move; the winner takes the empty squares. A whole number when proved
    evaluation
        The value without a search, in discs, when there is a move, but for the start
    evidence
        What the value rests on
    stop_reason
        What ended the search early: nodeLimit, deadline or interrupted; values are those of the
        last depth that was finished
    """

    discs: AnalyzeDiscs
    empties: int
    frontier: AnalyzeFrontier
    is_finished: bool
    mobility: AnalyzeMobility
    notes: list[str]
    parity_regions: list[AnalyzeParityRegions]
    position: str
    potential_mobility: AnalyzePotentialMobility
    principal_variation: list[str]
    side_to_move: Literal["black", "white"]
    stable_discs: AnalyzeStableDiscs
    best_move: str | None = None
    disc_difference: float | None = None
    evaluation: float | None = None
    evidence: Evidence | None = None
    stop_reason: str | None = None


class HintsMovesBook(Record):
    """How far the value comes from an opening book; left out for a search.

    Attributes
    ----------
    level
        The level of the book's searches
    plies
        The plies of the line within the book, before the search behind the value
    """

    level: int
    plies: int


class HintsMoves(Record):
    """One of them: The moves, the best first; empty when the game is over.

    Attributes
    ----------
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on; with an opening book, the search at the end of its line, or that
        the book has it as proved
    move
        The move
    principal_variation
        The line that the value expects, this move first, passes included
    book
        How far the value comes from an opening book; left out for a search
    """

    disc_difference: float
    evidence: Evidence
    move: str
    principal_variation: list[str]
    book: HintsMovesBook | None = None


class HintsResult(Record):
    """The result of ``reversi.hints``.

    Attributes
    ----------
    is_finished
        Whether neither side can move
    legal_move_count
        How many moves there are; a pass counts as one
    moves
        The moves, the best first; empty when the game is over
    notes
        What else is to be known: that no game leads here, that threads shared an estimate
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    evidence
        What the best move's value rests on, or the result of a finished game
    final_difference
        In finished games the disc difference for the side to move; the winner takes the empty
        squares
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    stop_reason
        What ended the search early: nodeLimit, deadline or interrupted; values are those of the
        last depth that was finished
    """

    is_finished: bool
    legal_move_count: int
    moves: list[HintsMoves]
    notes: list[str]
    position: str
    side_to_move: Literal["black", "white"]
    evidence: Evidence | None = None
    final_difference: int | None = None
    opening: str | None = None
    opening_moves: str | None = None
    stop_reason: str | None = None


class SolveEstimateBook(Record):
    """How far the value comes from an opening book; left out for a search.

    Attributes
    ----------
    level
        The level of the book's searches
    plies
        The plies of the line within the book, before the search behind the value
    """

    level: int
    plies: int


class SolveEstimate(Record):
    """The move that seems best and what it seems worth, when not proved.

    Attributes
    ----------
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on; with an opening book, the search at the end of its line, or that
        the book has it as proved
    move
        The move
    principal_variation
        The line that the value expects, this move first, passes included
    book
        How far the value comes from an opening book; left out for a search
    """

    disc_difference: float
    evidence: Evidence
    move: str
    principal_variation: list[str]
    book: SolveEstimateBook | None = None


class SolveMoves(Record):
    """One of them: What is proved of each move (allMoves, or when stopped).

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


class SolveResult(Record):
    """The result of ``reversi.solve``.

    Attributes
    ----------
    evidence
        Proved, or bounded by what was proved when the search was stopped
    notes
        What else is to be known: that no game leads here, that threads shared an estimate
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    principal_variation
        Best moves to the end of the game, passes included, empty when not proved; of equal ones the
        one that the evaluation prefers
    side_to_move
        Who moves; all values are that side's
    best_move
        The first move of the line, when proved and there is a move
    best_moves
        All best moves in board order (allBest, allMoves)
    disc_difference
        The score, when proved: the disc difference; the winner takes the empty squares
    estimate
        The move that seems best and what it seems worth, when not proved
    moves
        What is proved of each move (allMoves, or when stopped)
    """

    evidence: Evidence
    notes: list[str]
    position: str
    principal_variation: list[str]
    side_to_move: Literal["black", "white"]
    best_move: str | None = None
    best_moves: list[str] | None = None
    disc_difference: int | None = None
    estimate: SolveEstimate | None = None
    moves: list[SolveMoves] | None = None


class SplitOpen(Record):
    """One of them: What has to be asked next; empty when the score is proved.

    Attributes
    ----------
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    window
        What has to be known: whether the score is at most the first, at least the second, or
        between
    """

    position: str
    window: str


class SplitResult(Record):
    """The result of ``reversi.split``.

    Attributes
    ----------
    answered
        How many of them were answered
    depth
        How many plies on the proofs are cut; a pass is none
    evidence
        Proved, or bounded by the answers so far
    leaves
        How many positions there are at the cut, up to symmetry
    notes
        What else is to be known: that no game leads here, that threads shared an estimate
    open
        What has to be asked next; empty when the score is proved
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    strangers
        How many answers are about other positions
    unneeded
        The answered positions that it doesn't need
    used
        How many of the answers the proof rests on, as far as it goes
    best_move
        A move that is proved to reach it
    disc_difference
        The score, when proved: the disc difference; the winner takes the empty squares
    """

    answered: int
    depth: int
    evidence: Evidence
    leaves: int
    notes: list[str]
    open: list[SplitOpen]
    position: str
    side_to_move: Literal["black", "white"]
    strangers: int
    unneeded: list[str]
    used: int
    best_move: str | None = None
    disc_difference: int | None = None


class VerifyPositionsWrongMoves(Record):
    """One of them: The moves whose scores disagree, with what is proved of them (allMoves).

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


class VerifyPositions(Record):
    """One of them: The positions that come with a score, as far as a limit let them be examined.

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
        The moves whose scores disagree, with what is proved of them (allMoves)
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
    wrong_moves: list[VerifyPositionsWrongMoves] | None = None


class VerifyResult(Record):
    """The result of ``reversi.verify``.

    Attributes
    ----------
    agreed
        Scores that agree
    disagreed
        Scores that don't
    evidence
        What the number of scores that agree rests on; bounded where a limit left some open
    positions
        The positions that come with a score, as far as a limit let them be examined
    undecided
        Positions that a limit left open
    """

    agreed: int
    disagreed: int
    evidence: Evidence
    positions: list[VerifyPositions]
    undecided: int


class ShowResult(Record):
    """The result of ``reversi.show``.

    Attributes
    ----------
    black_discs
        Black's discs
    empties
        The number of empty squares
    is_finished
        Whether neither side can move
    legal_moves
        The legal moves; a pass when there is only that
    must_pass
        Whether the side to move can only pass
    notes
        What else is to be known: that no game leads here, that threads shared an estimate
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    white_discs
        White's discs
    final_difference
        In finished games the disc difference for the side to move; the winner takes the empty
        squares
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    """

    black_discs: int
    empties: int
    is_finished: bool
    legal_moves: list[str]
    must_pass: bool
    notes: list[str]
    position: str
    side_to_move: Literal["black", "white"]
    white_discs: int
    final_difference: int | None = None
    opening: str | None = None
    opening_moves: str | None = None


class ReviewBlack(Record):
    """How well black played.

    Attributes
    ----------
    best_moves
        How many of them were less than half a disc worse than the best
    choices
        The moves that were looked at and had an alternative
    mistakes
        How many cost four discs or more
    proved_loss
        The part of it that is proved
    total_loss
        What all of them cost, in discs
    accuracy_percent
        Their share in percent; absent where there was no choice
    mean_loss
        What a move cost on average, in discs; absent where there was no choice
    """

    best_moves: int
    choices: int
    mistakes: int
    proved_loss: float
    total_loss: float
    accuracy_percent: float | None = None
    mean_loss: float | None = None


class ReviewMoves(Record):
    """One of them: The moves that were looked at; values are those of the player who made them.

    Attributes
    ----------
    best_disc_difference
        What the best move leads to
    best_move
        The best move, itself when none is better
    disc_difference
        What it leads to, in discs
    empties
        The empty squares before it
    evidence
        What both values rest on, the weaker of the two
    index
        The moves made before it
    is_forced
        Whether there was no other move
    loss
        How much it cost
    move
        The move
    principal_variation
        The line that the best move's value expects
    side
        Who made it
    """

    best_disc_difference: float
    best_move: str
    disc_difference: float
    empties: int
    evidence: Evidence
    index: int
    is_forced: bool
    loss: float
    move: str
    principal_variation: list[str]
    side: Literal["black", "white"]


class ReviewWhite(Record):
    """How well white played.

    Attributes
    ----------
    best_moves
        How many of them were less than half a disc worse than the best
    choices
        The moves that were looked at and had an alternative
    mistakes
        How many cost four discs or more
    proved_loss
        The part of it that is proved
    total_loss
        What all of them cost, in discs
    accuracy_percent
        Their share in percent; absent where there was no choice
    mean_loss
        What a move cost on average, in discs; absent where there was no choice
    """

    best_moves: int
    choices: int
    mistakes: int
    proved_loss: float
    total_loss: float
    accuracy_percent: float | None = None
    mean_loss: float | None = None


class ReviewResult(Record):
    """The result of ``reversi.review``.

    Attributes
    ----------
    black
        How well black played
    is_complete
        Whether every move was looked at
    is_finished
        Whether the moves lead to the end of the game
    moves
        The moves that were looked at; values are those of the player who made them
    white
        How well white played
    worst_moves
        The indices of the moves that cost most, the worst first; moves that cost nothing are left
        out
    black_difference
        Black's result in discs where the moves lead to the end of the game
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    stated_difference
        Black's result as the record states it
    stop_reason
        What ended a search early: nodeLimit, deadline or interrupted
    """

    black: ReviewBlack
    is_complete: bool
    is_finished: bool
    moves: list[ReviewMoves]
    white: ReviewWhite
    worst_moves: list[int]
    black_difference: int | None = None
    opening: str | None = None
    opening_moves: str | None = None
    stated_difference: float | None = None
    stop_reason: str | None = None


class SummaryRows(Record):
    """One of them: How well they were played, as a whole and by group.

    Attributes
    ----------
    best_moves
        How many of them were less than half a disc worse than the best
    choices
        The moves that had an alternative
    games
        The games that they are from
    group
        What the moves have in common: all, phase, empties, opening, player
    key
        Which one: opening (more than 40 empty squares), middle, end (at most 20); a number; a name,
        or nothing
    mean_loss
        What a move cost on average, in discs
    mistakes
        How many cost four discs or more
    proved_loss
        The part of it that is proved
    total_loss
        What all of them cost, in discs
    """

    best_moves: int
    choices: int
    games: int
    group: Literal["all", "phase", "empties", "opening", "player"]
    key: str
    mean_loss: float
    mistakes: int
    proved_loss: float
    total_loss: float


class SummaryResult(Record):
    """The result of ``reversi.summary``.

    Attributes
    ----------
    games
        The games that were reviewed to the end
    rows
        How well they were played, as a whole and by group
    stop_reason
        What ended the reviews early: deadline or interrupted
    """

    games: int
    rows: list[SummaryRows]
    stop_reason: str | None = None


class GamesGames(Record):
    """One of them: The games, in the order of the file.

    Attributes
    ----------
    number
        Its number in the file, from 1
    black
        The player of the black discs
    black_difference
        Black's result in discs: as it was written, else as it was played
    black_number
        Black's number in WTHOR, where no name goes with it
    date
        The date, as it was written
    dropped
        What the file says and GGF has no place for; absent when that is nothing
    event
        The tournament or server
    event_number
        The tournament's number in WTHOR, where no name goes with it
    fault
        Why it can't be read; absent when it can
    game
        The game in GGF
    move_count
        The number of moves, passes included
    moves
        The moves, passes as pa
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    position
        Where the game begins; absent where that is the usual start
    white
        The player of the white discs
    white_number
        White's number in WTHOR, where no name goes with it
    winner
        The winner, where a game is said to be won and nobody says by how many discs
    """

    number: int
    black: str | None = None
    black_difference: float | None = None
    black_number: int | None = None
    date: str | None = None
    dropped: str | None = None
    event: str | None = None
    event_number: int | None = None
    fault: str | None = None
    game: str | None = None
    move_count: int | None = None
    moves: str | None = None
    opening: str | None = None
    opening_moves: str | None = None
    position: str | None = None
    white: str | None = None
    white_number: int | None = None
    winner: Literal["black", "white"] | None = None


class GamesResult(Record):
    """The result of ``reversi.games``.

    Attributes
    ----------
    count
        How many games there are
    fault_count
        How many of them can't be read
    games
        The games, in the order of the file
    """

    count: int
    fault_count: int
    games: list[GamesGames]


class MatchEloDifference(Record):
    """400 · log₁₀(rate ÷ (1 − rate)); an infinite number is absent.

    Attributes
    ----------
    lower
        The lower end of its 95 % interval
    upper
        The upper end of its 95 % interval
    value
        The number
    """

    lower: float | None = None
    upper: float | None = None
    value: float | None = None


class MatchGames(Record):
    """One of them: Every game, with --list-games.

    Attributes
    ----------
    black
        The strategy with the black discs
    black_disc_difference
        The final disc difference for black; the winner takes the empty squares
    moves
        The moves, the opening's included
    pair
        The pair that it belongs to, from 0
    white
        The strategy with the white discs
    """

    black: str
    black_disc_difference: int
    moves: str
    pair: int
    white: str


class MatchMeanDiscDifference(Record):
    """The first strategy's mean final disc difference.

    Attributes
    ----------
    lower
        The lower end of its 95 % interval
    upper
        The upper end of its 95 % interval
    value
        The number
    """

    lower: float | None = None
    upper: float | None = None
    value: float | None = None


class MatchWinRate(Record):
    """The first strategy's points as a share of the games, a draw half a point.

    Attributes
    ----------
    lower
        The lower end of its 95 % interval
    upper
        The upper end of its 95 % interval
    value
        The number
    """

    lower: float | None = None
    upper: float | None = None
    value: float | None = None


class MatchResult(Record):
    """The result of ``reversi.match``.

    Attributes
    ----------
    draws
        Games that were drawn
    is_complete
        Whether all pairs were played
    losses
        Games that the first strategy lost
    pairs
        Finished pairs of games: each opening is played with both colours
    wins
        Games that the first strategy won
    elo_difference
        400 · log₁₀(rate ÷ (1 − rate)); an infinite number is absent
    evidence
        The interval of the win rate over pairs of games
    games
        Every game, with --list-games
    mean_disc_difference
        The first strategy's mean final disc difference
    stop_reason
        What ended the match early: deadline or interrupted
    win_rate
        The first strategy's points as a share of the games, a draw half a point
    """

    draws: int
    is_complete: bool
    losses: int
    pairs: int
    wins: int
    elo_difference: MatchEloDifference | None = None
    evidence: Evidence | None = None
    games: list[MatchGames] | None = None
    mean_disc_difference: MatchMeanDiscDifference | None = None
    stop_reason: str | None = None
    win_rate: MatchWinRate | None = None


class OpeningsOpenings(Record):
    """One of them: The openings in the order in which they were found.

    Attributes
    ----------
    disc_difference
        The value for the side to move, in discs
    evidence
        What the value rests on
    moves
        The moves from the start
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    """

    disc_difference: float
    evidence: Evidence
    moves: str
    position: str
    opening: str | None = None
    opening_moves: str | None = None


class OpeningsResult(Record):
    """The result of ``reversi.openings``.

    Attributes
    ----------
    is_complete
        Whether there are as many as wanted
    openings
        The openings in the order in which they were found
    positions_valued
        How many different positions were valued
    stop_reason
        What ended the search early: nodeLimit, deadline or interrupted
    """

    is_complete: bool
    openings: list[OpeningsOpenings]
    positions_valued: int
    stop_reason: str | None = None


class PuzzlesPuzzlesMoves(Record):
    """One of them: All moves with their proved scores, the best first.

    Attributes
    ----------
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    move
        The move
    """

    disc_difference: int
    move: str


class PuzzlesPuzzles(Record):
    """One of them: The positions, the easiest first.

    Attributes
    ----------
    best_move
        The only best move
    difficulty
        easy: a look of at most 1 ply finds the move; medium: 2 to 4; hard: 5 or more
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    empties
        The number of empty squares
    game
        The number of the game that it is from, counted from 1
    gap
        By how many discs the second best move is worse
    greedy_finds
        Whether a player finds the move who turns the most discs
    is_quiet
        Whether none of the discs that the move turns borders an empty square afterwards
    mobility_finds
        Whether a player finds the move who leaves the opponent the fewest moves
    moves
        All moves with their proved scores, the best first
    place
        Where the move is; besideCorner is an X-square or C-square of an empty corner
    plies
        The fewest plies from which on every search of up to 8 chooses the move; 9 when the last one
        misses it
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    principal_variation
        Best moves, passes included
    side_to_move
        Who moves; all values are that side's
    """

    best_move: str
    difficulty: Literal["easy", "medium", "hard"]
    disc_difference: int
    empties: int
    game: int
    gap: int
    greedy_finds: bool
    is_quiet: bool
    mobility_finds: bool
    moves: list[PuzzlesPuzzlesMoves]
    place: Literal["corner", "besideCorner", "edge", "inside"]
    plies: int
    position: str
    principal_variation: list[str]
    side_to_move: Literal["black", "white"]


class PuzzlesResult(Record):
    """The result of ``reversi.puzzles``.

    Attributes
    ----------
    evidence
        What the scores rest on
    is_complete
        Whether there are as many as wanted; without a number, whether all positions were solved
    positions_solved
        How many different positions were solved to find them
    puzzles
        The positions, the easiest first
    stop_reason
        What ended the search early: nodeLimit, deadline or interrupted
    """

    evidence: Evidence
    is_complete: bool
    positions_solved: int
    puzzles: list[PuzzlesPuzzles]
    stop_reason: str | None = None


class BookShowMoves(Record):
    """One of them: The first moves, the best first; empty when the book is.

    Attributes
    ----------
    book_plies
        The plies of the line within the book, before that search
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on: the search at the end of the line, or that the book has it as
        proved
    is_in_book
        Whether the book has the position after the move
    move
        The move
    principal_variation
        The line in the book, this move first, passes included
    """

    book_plies: int
    disc_difference: float
    evidence: Evidence
    is_in_book: bool
    move: str
    principal_variation: list[str]


class BookShowPlies(Record):
    """One of them: The positions by their plies from the start.

    Attributes
    ----------
    ply
        Discs placed since the start
    positions
        How many positions the book has there
    """

    ply: int
    positions: int


class BookShowResult(Record):
    """The result of ``reversi.book-show``.

    Attributes
    ----------
    file_bytes
        The size of the file
    is_exhausted
        Whether the limits leave nothing to be learnt
    level
        The level of the searches behind the values
    moves
        The first moves, the best first; empty when the book is
    plies
        The positions by their plies from the start
    positions
        How many positions there are, turned and mirrored ones counted once
    program
        The version of the program that made the book
    proved_positions
        How many of them the book has as proved
    size
        Squares a side of the board
    waiting_positions
        How many are to be searched next
    stop_reason
        What ended a learning early: nodeLimit, deadline or interrupted
    """

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookShowMoves]
    plies: list[BookShowPlies]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    stop_reason: str | None = None


class BookProbeMoves(Record):
    """One of them: The moves, the best first; empty when the book doesn't have the position.

    Attributes
    ----------
    book_plies
        The plies of the line within the book, before that search
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on: the search at the end of the line, or that the book has it as
        proved
    is_in_book
        Whether the book has the position after the move
    move
        The move
    principal_variation
        The line in the book, this move first, passes included
    """

    book_plies: int
    disc_difference: float
    evidence: Evidence
    is_in_book: bool
    move: str
    principal_variation: list[str]


class BookProbeResult(Record):
    """The result of ``reversi.book-probe``.

    Attributes
    ----------
    is_in_book
        Whether the book has the position
    level
        The level of the book's searches
    moves
        The moves, the best first; empty when the book doesn't have the position
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    deviation
        The best move that leads out of the book
    evidence
        What the best move's value rests on: the search at the end of its line, or that the book has
        it as proved
    """

    is_in_book: bool
    level: int
    moves: list[BookProbeMoves]
    position: str
    side_to_move: Literal["black", "white"]
    deviation: str | None = None
    evidence: Evidence | None = None


class BookLearnMoves(Record):
    """One of them: The first moves, the best first; empty when the book is.

    Attributes
    ----------
    book_plies
        The plies of the line within the book, before that search
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on: the search at the end of the line, or that the book has it as
        proved
    is_in_book
        Whether the book has the position after the move
    move
        The move
    principal_variation
        The line in the book, this move first, passes included
    """

    book_plies: int
    disc_difference: float
    evidence: Evidence
    is_in_book: bool
    move: str
    principal_variation: list[str]


class BookLearnPlies(Record):
    """One of them: The positions by their plies from the start.

    Attributes
    ----------
    ply
        Discs placed since the start
    positions
        How many positions the book has there
    """

    ply: int
    positions: int


class BookLearnResult(Record):
    """The result of ``reversi.book-learn``.

    Attributes
    ----------
    file_bytes
        The size of the file
    is_exhausted
        Whether the limits leave nothing to be learnt
    level
        The level of the searches behind the values
    moves
        The first moves, the best first; empty when the book is
    plies
        The positions by their plies from the start
    positions
        How many positions there are, turned and mirrored ones counted once
    program
        The version of the program that made the book
    proved_positions
        How many of them the book has as proved
    size
        Squares a side of the board
    waiting_positions
        How many are to be searched next
    stop_reason
        What ended a learning early: nodeLimit, deadline or interrupted
    """

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookLearnMoves]
    plies: list[BookLearnPlies]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    stop_reason: str | None = None


class BookExportResult(Record):
    """The result of ``reversi.book-export``.

    Attributes
    ----------
    level
        The level of the searches behind the values
    positions
        How many positions there are
    size
        Squares a side of the board
    text
        The book as book-import reads it
    """

    level: int
    positions: int
    size: int
    text: str


class BookImportMoves(Record):
    """One of them: The first moves, the best first; empty when the book is.

    Attributes
    ----------
    book_plies
        The plies of the line within the book, before that search
    disc_difference
        The disc difference for the side to move; the winner takes the empty squares. A whole number
        when proved
    evidence
        What the value rests on: the search at the end of the line, or that the book has it as
        proved
    is_in_book
        Whether the book has the position after the move
    move
        The move
    principal_variation
        The line in the book, this move first, passes included
    """

    book_plies: int
    disc_difference: float
    evidence: Evidence
    is_in_book: bool
    move: str
    principal_variation: list[str]


class BookImportPlies(Record):
    """One of them: The positions by their plies from the start.

    Attributes
    ----------
    ply
        Discs placed since the start
    positions
        How many positions the book has there
    """

    ply: int
    positions: int


class BookImportResult(Record):
    """The result of ``reversi.book-import``.

    Attributes
    ----------
    file_bytes
        The size of the file
    is_exhausted
        Whether the limits leave nothing to be learnt
    level
        The level of the searches behind the values
    moves
        The first moves, the best first; empty when the book is
    plies
        The positions by their plies from the start
    positions
        How many positions there are, turned and mirrored ones counted once
    program
        The version of the program that made the book
    proved_positions
        How many of them the book has as proved
    size
        Squares a side of the board
    waiting_positions
        How many are to be searched next
    stop_reason
        What ended a learning early: nodeLimit, deadline or interrupted
    """

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookImportMoves]
    plies: list[BookImportPlies]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    stop_reason: str | None = None


class PerftResult(Record):
    """The result of ``reversi.perft``.

    Attributes
    ----------
    evidence
        What the number rests on
    leaves
        The number of positions after so many plies, counted along every line
    """

    evidence: Evidence
    leaves: int


class TrainStages(Record):
    """One of them: The stages of every round, in the order in which they were fitted.

    Attributes
    ----------
    empties_from
        The fewest empty squares of its positions
    empties_to
        The most empty squares of its positions
    fitted_errors_discs
        The mean absolute error on games that it saw, after each pass, in discs
    held_back_errors_discs
        The mean absolute error on games that the fit did not see, after each pass, in discs
    positions
        How many positions it was fitted to
    round
        The round, from 1
    """

    empties_from: int
    empties_to: int
    fitted_errors_discs: list[float]
    held_back_errors_discs: list[float]
    positions: int
    round: int


class TrainResult(Record):
    """The result of ``reversi.train``.

    Attributes
    ----------
    depth
        The plies of the searches that labelled all others
    exact_empties
        Positions with at most this many empty squares were labelled exactly
    rounds
        The rounds; each one's games are played by the evaluation of the one before
    stages
        The stages of every round, in the order in which they were fitted
    weight_bytes
        The size of the weight file
    """

    depth: int
    exact_empties: int
    rounds: int
    stages: list[TrainStages]
    weight_bytes: int


class TrainProbcutEnd(Record):
    """The line for searches to the end of the game.

    Attributes
    ----------
    base
        The deviation in discs is base + deep · depth + shallow · shallow depth + empties · empty
        squares
    deep
        Discs for each ply of the deep search
    empties
        Discs for each empty square
    least
        No deviation is smaller
    shallow
        Discs for each ply of the shallow one
    """

    base: float
    deep: float
    empties: float
    least: float
    shallow: float


class TrainProbcutMiddle(Record):
    """The line for searches that end before the game does.

    Attributes
    ----------
    base
        The deviation in discs is base + deep · depth + shallow · shallow depth + empties · empty
        squares
    deep
        Discs for each ply of the deep search
    empties
        Discs for each empty square
    least
        No deviation is smaller
    shallow
        Discs for each ply of the shallow one
    """

    base: float
    deep: float
    empties: float
    least: float
    shallow: float


class TrainProbcutSamples(Record):
    """One of them: The deviations that the lines were laid through.

    Attributes
    ----------
    deep_plies
        The plies of the deep search
    deviation_discs
        The root mean square of the differences, in discs
    empties
        The empty squares; in the middle game the fewest of a group of eight
    fitted_discs
        What the line says
    is_end
        Whether the deep search went to the end of the game
    positions
        How many positions were compared
    shallow_plies
        The plies of the shallow one
    """

    deep_plies: int
    deviation_discs: float
    empties: int
    fitted_discs: float
    is_end: bool
    positions: int
    shallow_plies: int


class TrainProbcutResult(Record):
    """The result of ``reversi.train-probcut``.

    Attributes
    ----------
    end
        The line for searches to the end of the game
    middle
        The line for searches that end before the game does
    samples
        The deviations that the lines were laid through
    """

    end: TrainProbcutEnd
    middle: TrainProbcutMiddle
    samples: list[TrainProbcutSamples]


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
    book
        The opening book of players of a level or a depth
    colour
        The colour on your side
    first
        The colour that moves first
    hint_level
        The level of hints
    opponent
        Who plays against you (person, random, greedy, minimax:D, level:L, depth:D)
    size
        The squares on a side
    you
        Who plays on your side (the same choice)
    """

    book: str
    colour: str
    first: str
    hint_level: str
    opponent: str
    size: str
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
    book
        The opening book of players of a level or a depth
    colour
        The colour on your side
    first
        The colour that moves first
    hint_level
        The level of hints
    opponent
        Who plays against you (person, random, greedy, minimax:D, level:L, depth:D)
    size
        The squares on a side
    you
        Who plays on your side (the same choice)
    """

    book: str
    colour: str
    first: str
    hint_level: str
    opponent: str
    size: str
    you: str


class ReplayTable(Record):
    """What lies on the table; absent before the deal.

    Attributes
    ----------
    black_discs
        Black's discs
    flipped
        The discs that it flipped
    squares
        The squares in order a1, b1, …: X black, O white, - empty
    transcript
        The moves so far, passes as pa
    white_discs
        White's discs
    difference
        Black's discs less white's once the game is over; the winner takes the empty squares
    last_move
        The square of the last disc that was placed; absent before
    passed
        Who couldn't answer it and passed; absent when nobody did
    side_to_move
        Who moves; absent when the game is over
    winner
        Who has won; absent while the game goes on and in a draw
    """

    black_discs: int
    flipped: list[str]
    squares: str
    transcript: str
    white_discs: int
    difference: int | None = None
    last_move: str | None = None
    passed: Literal["black", "white"] | None = None
    side_to_move: Literal["black", "white"] | None = None
    winner: Literal["black", "white"] | None = None


class ReplayResult(Record):
    """The result of ``reversi.replay``.

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


class Reversi(Game):
    """Reversi (Othello)."""

    def analyze(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        threads: int | None = None,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[AnalyzeResult]:
        """Tell what a position is worth and why.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        level
            How hard to search: up to 10 that many plies, above selectively, and near the end
            exactly (0 to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only where it is that near; 0 is the evaluation
            itself (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        threads
            Let N threads make each estimate of a single position; it may then differ a little from
            run to run (1 to 1024; default: one for estimates, all for proofs)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.analyze",
            AnalyzeResult,
            position=position, moves=moves, start=start, size=size, first=first, level=level,
            depth=depth, selectivity=selectivity, memory=memory, threads=threads, time=time,
            nodes=nodes,
        )

    def hints(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        count: int | None = None,
        book: str | PathLike[str] | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        threads: int | None = None,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[HintsResult]:
        """Rank the moves of a position, with honest values.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        count
            Only the N best moves; fewer are found sooner (1 to 64; default: all)
        book
            Take what an opening book knows from it: from FILE, or the shipped one when no FILE
            follows (default: none)
        level
            How hard to search: up to 10 that many plies, above selectively, and near the end
            exactly (0 to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only where it is that near; 0 is the evaluation
            itself (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        threads
            Let N threads make each estimate of a single position; it may then differ a little from
            run to run (1 to 1024; default: one for estimates, all for proofs)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.hints",
            HintsResult,
            position=position, moves=moves, start=start, size=size, first=first, count=count,
            book=book, level=level, depth=depth, selectivity=selectivity, memory=memory,
            threads=threads, time=time, nodes=nodes,
        )

    def solve(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        all_best: bool = False,
        all_moves: bool = False,
        window: str | None = None,
        empties_at_most: int | None = None,
        confirm: bool = False,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[SolveResult]:
        """Prove the score of a position and its best move.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        all_best
            Prove which moves are best, all of them
        all_moves
            Prove the score of every legal move
        window
            Prove only whether the score is at most LOW, at least HIGH, or which one between; bounds
            are proved sooner (default: the score itself)
        empties_at_most
            Leave positions with more empty squares: they are answered with the bounds that stable
            discs prove (0 to 60)
        confirm
            Begin work that is expected to take very long
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.solve",
            SolveResult,
            position=position, moves=moves, start=start, size=size, first=first, all_best=all_best,
            all_moves=all_moves, window=window, empties_at_most=empties_at_most, confirm=confirm,
            memory=memory, time=time, nodes=nodes,
        )

    def split(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        depth: int = 3,
        answers: str | None = None,
        level: int = 8,
        memory: int = 64,
        time: float | None = None,
    ) -> Answer[SplitResult]:
        """Cut the proof of a score into many for other processes, and join them.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        depth
            Cut the proof D plies after the position (1 to 12)
        answers
            Documents of reversi solve, a line each: what is proved so far (default: none yet)
        level
            How hard to look at a position before it is asked about; no proof depends on it (0 to
            60)
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.split",
            SplitResult,
            position=position, moves=moves, start=start, size=size, first=first, depth=depth,
            answers=answers, level=level, memory=memory, time=time,
        )

    def verify(
        self,
        obf: str | PathLike[str],
        *,
        only: str | None = None,
        all_moves: bool = False,
        confirm: bool = False,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[VerifyResult]:
        """Compare the scores in an OBF file with proved ones.

        Parameters
        ----------
        obf
            A file of positions in OBF: board and side, then fields MOVE:SCORE
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        all_moves
            Compare the scores of all moves that a line names, not only the best
        confirm
            Begin work that is expected to take very long
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.verify",
            VerifyResult,
            obf=obf, only=only, all_moves=all_moves, confirm=confirm, memory=memory, time=time,
            nodes=nodes,
        )

    def show(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        time: float | None = None,
    ) -> Answer[ShowResult]:
        """Draw a position with its legal moves.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.show",
            ShowResult,
            position=position, moves=moves, start=start, size=size, first=first, time=time,
        )

    def review(
        self,
        game: str | None = None,
        *,
        games: str | PathLike[str] | None = None,
        only: str | None = None,
        moves: str | None = None,
        position: str | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        worst: int = 5,
        number: int | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReviewResult]:
        """Look at a game move by move: what each move cost.

        Parameters
        ----------
        game
            The game itself: a GGF record, or moves from the start
        games
            A file with the game; of several, --only chooses one
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        from_
            The format of the games in a file (default: what it looks like)
        players
            The players of WTHOR games, a .jou file (default: beside the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: beside the games)
        worst
            Name the N moves that cost most (0 to 60)
        number
            The number of the game in its file, from 1, for tables
        level
            How hard to search: up to 10 that many plies, above selectively; from 16 on exactly from
            24 empty squares (0 to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only where it is that near; 0 is the evaluation
            itself (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.review",
            ReviewResult,
            game=game, games=games, only=only, moves=moves, position=position, size=size,
            first=first, from_=from_, players=players, tournaments=tournaments, worst=worst,
            number=number, level=level, depth=depth, selectivity=selectivity, memory=memory,
            time=time, nodes=nodes,
        )

    def summary(
        self,
        *,
        games: str | PathLike[str] | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        time: float | None = None,
    ) -> Answer[SummaryResult]:
        """Review the games of a file and sum up: by phase, opening and player.

        Parameters
        ----------
        games
            A file with the game; of several, --only chooses one
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: what it looks like)
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: beside the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: beside the games)
        level
            How hard to search: up to 10 that many plies, above selectively; from 16 on exactly from
            24 empty squares (0 to 60; default: 16)
        depth
            Search D plies instead, and to the end only where it is that near; 0 is the evaluation
            itself (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.summary",
            SummaryResult,
            games=games, only=only, from_=from_, size=size, first=first, players=players,
            tournaments=tournaments, level=level, depth=depth, selectivity=selectivity,
            memory=memory, time=time,
        )

    def games(
        self,
        *,
        games: str | PathLike[str] | None = None,
        bytes: str | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        players_bytes: str | None = None,
        tournaments_bytes: str | None = None,
        time: float | None = None,
    ) -> Answer[GamesResult]:
        """List the games of a file: players, result, moves.

        Parameters
        ----------
        games
            A file with the game; of several, --only chooses one
        bytes
            The file itself, in base64
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: what it looks like)
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: beside the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: beside the games)
        players_bytes
            The players of WTHOR games, a .jou file in base64
        tournaments_bytes
            The tournaments of WTHOR games, a .trn file in base64
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.games",
            GamesResult,
            games=games, bytes=bytes, only=only, from_=from_, size=size, first=first,
            players=players, tournaments=tournaments, players_bytes=players_bytes,
            tournaments_bytes=tournaments_bytes, time=time,
        )

    def match(
        self,
        first: str,
        second: str,
        *,
        games: int = 100,
        openings: str | PathLike[str] | None = None,
        opening_plies: int | None = None,
        size: int = 8,
        list_games: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[MatchResult]:
        """Let two strategies play against each other.

        Parameters
        ----------
        first
            Whose results are counted: random, greedy, minimax:D, level:L or depth:D
        second
            Its opponent
        games
            Play N games, two from each opening; an even number (2 to 1000000)
        openings
            Begin with the lines of FILE: moves such as f5d6c3, or positions (default: balanced
            lines of 8 plies)
        opening_plies
            Take only the first N plies of each line of --openings, such as those of finished games
            (0 to 60; default: whole lines)
        size
            Squares a side of the board (6 to 8)
        list_games
            Put every game into the JSON answer
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.match",
            MatchResult,
            first=first, second=second, games=games, openings=openings, opening_plies=opening_plies,
            size=size, list_games=list_games, seed=seed, time=time,
        )

    def openings(
        self,
        *,
        count: int = 20,
        plies: int = 8,
        within: int = 2,
        loss: int = 3,
        size: int = 8,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[OpeningsResult]:
        """Find openings that leave both sides about even.

        Parameters
        ----------
        count
            How many openings to find (1 to 100000)
        plies
            How long the lines are (1 to 20)
        within
            The largest value for either side, in discs (0 to 64)
        loss
            How many discs worse than the best move any move of a line may be; 128: any number (0 to
            128)
        size
            Squares a side of the board (6 to 8)
        level
            How hard to search: up to 10 that many plies, above selectively, and near the end
            exactly (0 to 60; default: 10)
        depth
            Search D plies instead, and to the end only where it is that near; 0 is the evaluation
            itself (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.openings",
            OpeningsResult,
            count=count, plies=plies, within=within, loss=loss, size=size, level=level, depth=depth,
            selectivity=selectivity, seed=seed, time=time,
        )

    def puzzles(
        self,
        *,
        games: str | PathLike[str] | None = None,
        generate: int | None = None,
        empties: str | None = None,
        gap: int = 4,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        seed: int | Literal["random"] = 1,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[PuzzlesResult]:
        """Make practice positions with exactly one best move, the answers apart.

        Parameters
        ----------
        games
            A file with the game; of several, --only chooses one
        generate
            Make N of them, from games of the program's own play (1 to 10000)
        empties
            How many squares are empty, a number or a range (default: 6-16)
        gap
            By how many discs the best move is better than the second best, at least (1 to 128)
        difficulty
            By the plies that find the move: at most 1, 2 to 4, from 5 on (default: any)
        count
            At most N, the first that the games hold (1 to 100000; default: all)
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: what it looks like)
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: beside the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: beside the games)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        memory
            Tables of at most MIB mebibytes each: one of what is proved, one of what was estimated
            (1 to 65536)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        nodes
            Stop after N search nodes with what is proved by then (default: no limit)
        """
        return self._ask(
            "reversi.puzzles",
            PuzzlesResult,
            games=games, generate=generate, empties=empties, gap=gap, difficulty=difficulty,
            count=count, only=only, from_=from_, size=size, first=first, players=players,
            tournaments=tournaments, seed=seed, memory=memory, time=time, nodes=nodes,
        )

    def book_show(
        self,
        *,
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookShowResult]:
        """Tell what an opening book holds.

        Parameters
        ----------
        book
            The book; without FILE the shipped one (default: shipped)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.book-show",
            BookShowResult,
            book=book, time=time,
        )

    def book_probe(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookProbeResult]:
        """Tell what an opening book knows of a position.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        book
            The book; without FILE the shipped one (default: shipped)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.book-probe",
            BookProbeResult,
            position=position, moves=moves, start=start, size=size, first=first, book=book,
            time=time,
        )

    def book_learn(
        self,
        book: str | PathLike[str],
        *,
        positions: int = 1000,
        level: int | None = None,
        depth_limit: int = 20,
        max_loss: int = 4,
        size: int | None = None,
        time: float | None = None,
    ) -> Answer[BookLearnResult]:
        """Learn an opening book by our own search.

        Parameters
        ----------
        book
            The book to write
        positions
            Learn until the book has N positions (1 to 100000000)
        level
            How hard to search each position; a book has one level (0 to 60; default: that of the
            book; 12 for a new one)
        depth_limit
            Keep to positions at most PLIES plies from the start (0 to 60)
        max_loss
            Don't follow moves that lose more than D discs against the best one (0 to 128)
        size
            Squares a side of the board (4 to 8; default: that of the book; 8 for a new one)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.book-learn",
            BookLearnResult,
            book=book, positions=positions, level=level, depth_limit=depth_limit, max_loss=max_loss,
            size=size, time=time,
        )

    def book_export(
        self,
        *,
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookExportResult]:
        """Write an opening book as text.

        Parameters
        ----------
        book
            The book; without FILE the shipped one (default: shipped)
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.book-export",
            BookExportResult,
            book=book, time=time,
        )

    def book_import(
        self,
        text: str | PathLike[str],
        book: str | PathLike[str],
        *,
        time: float | None = None,
    ) -> Answer[BookImportResult]:
        """Make an opening book from its text.

        Parameters
        ----------
        text
            The text of a book, as book-export writes it
        book
            The book to write
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.book-import",
            BookImportResult,
            text=text, book=book, time=time,
        )

    def perft(
        self,
        depth: int,
        *,
        position: str | None = None,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        confirm: bool = False,
        time: float | None = None,
    ) -> Answer[PerftResult]:
        """Count the lines of play to a depth.

        Parameters
        ----------
        depth
            How many plies to count (0 to 20)
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The position in which games begin
        size
            Squares a side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        confirm
            Begin work that is expected to take very long
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.perft",
            PerftResult,
            depth=depth, position=position, moves=moves, start=start, size=size, first=first,
            confirm=confirm, time=time,
        )

    def train(
        self,
        out: str | PathLike[str],
        *,
        size: int = 8,
        positions: int | None = None,
        quick: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[TrainResult]:
        """Train an evaluation, from nothing.

        Parameters
        ----------
        out
            Write the weights to FILE, whole or not at all
        size
            Squares a side of the board (6 to 8)
        positions
            Positions for each stage of the last round, above 23 empty squares half as many; a tenth
            in the first one (1000 to 10000000; default: 500000; 20000 with --quick)
        quick
            A small plan: one round, as with --positions 20000
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.train",
            TrainResult,
            out=out, size=size, positions=positions, quick=quick, seed=seed, time=time,
        )

    def train_probcut(
        self,
        out: str | PathLike[str],
        *,
        size: int = 8,
        positions: int = 1600,
        depth: int = 10,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[TrainProbcutResult]:
        """Measure the error of shallow searches, for selective search.

        Parameters
        ----------
        out
            Write the weights to FILE, whole or not at all
        size
            Squares a side of the board (6 to 8)
        positions
            Positions of the middle game; half as many near the end (8 to 1000000)
        depth
            The plies of the deepest search (6 to 16)
        seed
            Start the random numbers at S; the same seed, the same answer; 'random' draws one
        time
            Stop after SECONDS with what is known by then (default: no limit)
        """
        return self._ask(
            "reversi.train-probcut",
            TrainProbcutResult,
            out=out, size=size, positions=positions, depth=depth, seed=seed, time=time,
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
            "reversi.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )


class AsyncReversi(AsyncGame):
    """Reversi (Othello).

    The questions of :class:`Reversi`, awaited; their parameters are told there.
    """

    async def analyze(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        threads: int | None = None,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[AnalyzeResult]:
        """Tell what a position is worth and why."""
        return await self._ask(
            "reversi.analyze",
            AnalyzeResult,
            position=position, moves=moves, start=start, size=size, first=first, level=level,
            depth=depth, selectivity=selectivity, memory=memory, threads=threads, time=time,
            nodes=nodes,
        )

    async def hints(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        count: int | None = None,
        book: str | PathLike[str] | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        threads: int | None = None,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[HintsResult]:
        """Rank the moves of a position, with honest values."""
        return await self._ask(
            "reversi.hints",
            HintsResult,
            position=position, moves=moves, start=start, size=size, first=first, count=count,
            book=book, level=level, depth=depth, selectivity=selectivity, memory=memory,
            threads=threads, time=time, nodes=nodes,
        )

    async def solve(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        all_best: bool = False,
        all_moves: bool = False,
        window: str | None = None,
        empties_at_most: int | None = None,
        confirm: bool = False,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[SolveResult]:
        """Prove the score of a position and its best move."""
        return await self._ask(
            "reversi.solve",
            SolveResult,
            position=position, moves=moves, start=start, size=size, first=first, all_best=all_best,
            all_moves=all_moves, window=window, empties_at_most=empties_at_most, confirm=confirm,
            memory=memory, time=time, nodes=nodes,
        )

    async def split(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        depth: int = 3,
        answers: str | None = None,
        level: int = 8,
        memory: int = 64,
        time: float | None = None,
    ) -> Answer[SplitResult]:
        """Cut the proof of a score into many for other processes, and join them."""
        return await self._ask(
            "reversi.split",
            SplitResult,
            position=position, moves=moves, start=start, size=size, first=first, depth=depth,
            answers=answers, level=level, memory=memory, time=time,
        )

    async def verify(
        self,
        obf: str | PathLike[str],
        *,
        only: str | None = None,
        all_moves: bool = False,
        confirm: bool = False,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[VerifyResult]:
        """Compare the scores in an OBF file with proved ones."""
        return await self._ask(
            "reversi.verify",
            VerifyResult,
            obf=obf, only=only, all_moves=all_moves, confirm=confirm, memory=memory, time=time,
            nodes=nodes,
        )

    async def show(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        time: float | None = None,
    ) -> Answer[ShowResult]:
        """Draw a position with its legal moves."""
        return await self._ask(
            "reversi.show",
            ShowResult,
            position=position, moves=moves, start=start, size=size, first=first, time=time,
        )

    async def review(
        self,
        game: str | None = None,
        *,
        games: str | PathLike[str] | None = None,
        only: str | None = None,
        moves: str | None = None,
        position: str | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        worst: int = 5,
        number: int | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReviewResult]:
        """Look at a game move by move: what each move cost."""
        return await self._ask(
            "reversi.review",
            ReviewResult,
            game=game, games=games, only=only, moves=moves, position=position, size=size,
            first=first, from_=from_, players=players, tournaments=tournaments, worst=worst,
            number=number, level=level, depth=depth, selectivity=selectivity, memory=memory,
            time=time, nodes=nodes,
        )

    async def summary(
        self,
        *,
        games: str | PathLike[str] | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        time: float | None = None,
    ) -> Answer[SummaryResult]:
        """Review the games of a file and sum up: by phase, opening and player."""
        return await self._ask(
            "reversi.summary",
            SummaryResult,
            games=games, only=only, from_=from_, size=size, first=first, players=players,
            tournaments=tournaments, level=level, depth=depth, selectivity=selectivity,
            memory=memory, time=time,
        )

    async def games(
        self,
        *,
        games: str | PathLike[str] | None = None,
        bytes: str | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        players_bytes: str | None = None,
        tournaments_bytes: str | None = None,
        time: float | None = None,
    ) -> Answer[GamesResult]:
        """List the games of a file: players, result, moves."""
        return await self._ask(
            "reversi.games",
            GamesResult,
            games=games, bytes=bytes, only=only, from_=from_, size=size, first=first,
            players=players, tournaments=tournaments, players_bytes=players_bytes,
            tournaments_bytes=tournaments_bytes, time=time,
        )

    async def match(
        self,
        first: str,
        second: str,
        *,
        games: int = 100,
        openings: str | PathLike[str] | None = None,
        opening_plies: int | None = None,
        size: int = 8,
        list_games: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[MatchResult]:
        """Let two strategies play against each other."""
        return await self._ask(
            "reversi.match",
            MatchResult,
            first=first, second=second, games=games, openings=openings, opening_plies=opening_plies,
            size=size, list_games=list_games, seed=seed, time=time,
        )

    async def openings(
        self,
        *,
        count: int = 20,
        plies: int = 8,
        within: int = 2,
        loss: int = 3,
        size: int = 8,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[OpeningsResult]:
        """Find openings that leave both sides about even."""
        return await self._ask(
            "reversi.openings",
            OpeningsResult,
            count=count, plies=plies, within=within, loss=loss, size=size, level=level, depth=depth,
            selectivity=selectivity, seed=seed, time=time,
        )

    async def puzzles(
        self,
        *,
        games: str | PathLike[str] | None = None,
        generate: int | None = None,
        empties: str | None = None,
        gap: int = 4,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int | None = None,
        only: str | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        seed: int | Literal["random"] = 1,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[PuzzlesResult]:
        """Make practice positions with exactly one best move, the answers apart."""
        return await self._ask(
            "reversi.puzzles",
            PuzzlesResult,
            games=games, generate=generate, empties=empties, gap=gap, difficulty=difficulty,
            count=count, only=only, from_=from_, size=size, first=first, players=players,
            tournaments=tournaments, seed=seed, memory=memory, time=time, nodes=nodes,
        )

    async def book_show(
        self,
        *,
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookShowResult]:
        """Tell what an opening book holds."""
        return await self._ask(
            "reversi.book-show",
            BookShowResult,
            book=book, time=time,
        )

    async def book_probe(
        self,
        position: str | None = None,
        *,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookProbeResult]:
        """Tell what an opening book knows of a position."""
        return await self._ask(
            "reversi.book-probe",
            BookProbeResult,
            position=position, moves=moves, start=start, size=size, first=first, book=book,
            time=time,
        )

    async def book_learn(
        self,
        book: str | PathLike[str],
        *,
        positions: int = 1000,
        level: int | None = None,
        depth_limit: int = 20,
        max_loss: int = 4,
        size: int | None = None,
        time: float | None = None,
    ) -> Answer[BookLearnResult]:
        """Learn an opening book by our own search."""
        return await self._ask(
            "reversi.book-learn",
            BookLearnResult,
            book=book, positions=positions, level=level, depth_limit=depth_limit, max_loss=max_loss,
            size=size, time=time,
        )

    async def book_export(
        self,
        *,
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookExportResult]:
        """Write an opening book as text."""
        return await self._ask(
            "reversi.book-export",
            BookExportResult,
            book=book, time=time,
        )

    async def book_import(
        self,
        text: str | PathLike[str],
        book: str | PathLike[str],
        *,
        time: float | None = None,
    ) -> Answer[BookImportResult]:
        """Make an opening book from its text."""
        return await self._ask(
            "reversi.book-import",
            BookImportResult,
            text=text, book=book, time=time,
        )

    async def perft(
        self,
        depth: int,
        *,
        position: str | None = None,
        moves: str | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        confirm: bool = False,
        time: float | None = None,
    ) -> Answer[PerftResult]:
        """Count the lines of play to a depth."""
        return await self._ask(
            "reversi.perft",
            PerftResult,
            depth=depth, position=position, moves=moves, start=start, size=size, first=first,
            confirm=confirm, time=time,
        )

    async def train(
        self,
        out: str | PathLike[str],
        *,
        size: int = 8,
        positions: int | None = None,
        quick: bool = False,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[TrainResult]:
        """Train an evaluation, from nothing."""
        return await self._ask(
            "reversi.train",
            TrainResult,
            out=out, size=size, positions=positions, quick=quick, seed=seed, time=time,
        )

    async def train_probcut(
        self,
        out: str | PathLike[str],
        *,
        size: int = 8,
        positions: int = 1600,
        depth: int = 10,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[TrainProbcutResult]:
        """Measure the error of shallow searches, for selective search."""
        return await self._ask(
            "reversi.train-probcut",
            TrainProbcutResult,
            out=out, size=size, positions=positions, depth=depth, seed=seed, time=time,
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
            "reversi.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )
