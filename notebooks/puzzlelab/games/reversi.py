"""Reversi (Othello)."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Literal

from ..answer import Answer
from ..game import AsyncGame, Game, awaited
from ..text import Text
from ..values import Estimate, Evidence, Record
from .shared import ComparedScore, MoveBounds, PlayAdvice, PlayEvent, SettingChoice


class SideCounts(Record):
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


class ParityRegion(Record):
    """One of them: Regions of empty squares, connected by king's moves.

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


class AnalyzeResult(Record):
    """The result of ``reversi.analyze``.

    Attributes
    ----------
    discs
        The discs of each side
    empties
        The number of empty squares
    frontier
        The discs next to empty squares
    is_finished
        Whether neither side can move
    mobility
        The legal moves of each side, were it that side's turn
    notes
        Remarks: that no game leads here, that threads shared an estimate
    parity_regions
        Regions of empty squares, connected by king's moves
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    potential_mobility
        The empty squares next to the other side's discs
    principal_variation
        Best moves, passes included
    side_to_move
        Who moves; all values are that side's
    stable_discs
        The provably stable discs; there may be more
    best_move
        The move with that value, when there is a move
    disc_difference
        The value by search, unless stopped before any depth. The disc difference for the side to
        move; the winner takes the empty squares. A whole number when proved
    evaluation
        The static evaluation in discs, if there is a move; not for the start
    evidence
        The evidence for the value
    stop_reason
        Why the search stopped early; values are those of the last finished depth
    """

    discs: SideCounts
    empties: int
    frontier: SideCounts
    is_finished: bool
    mobility: SideCounts
    notes: list[str]
    parity_regions: list[ParityRegion]
    position: str
    potential_mobility: SideCounts
    principal_variation: list[str]
    side_to_move: Literal["black", "white"]
    stable_discs: SideCounts
    best_move: str | None = None
    disc_difference: float | None = None
    evaluation: float | None = None
    evidence: Evidence | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class BookBasis(Record):
    """The part of an opening book in the value; absent for a search.

    Attributes
    ----------
    level
        The level of the book's searches
    plies
        The plies of the line within the book, before the search of the value
    """

    level: int
    plies: int


class MoveAdvice(Record):
    """One of them: The moves, best first; empty when the game is over.

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
        The part of an opening book in the value; absent for a search
    """

    disc_difference: float
    evidence: Evidence
    move: str
    principal_variation: list[str]
    book: BookBasis | None = None


class HintsResult(Record):
    """The result of ``reversi.hints``.

    Attributes
    ----------
    is_finished
        Whether neither side can move
    legal_move_count
        How many moves there are; a pass counts as one
    moves
        The moves, best first; empty when the game is over
    notes
        Remarks: that no game leads here, that threads shared an estimate
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    evidence
        The evidence for the best move's value, or the result of a finished game
    final_disc_difference
        In finished games the disc difference for the side to move; the winner takes the empty
        squares
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    stop_reason
        Why the search stopped early; values are those of the last finished depth
    """

    _table = "moves"

    is_finished: bool
    legal_move_count: int
    moves: list[MoveAdvice]
    notes: list[str]
    position: str
    side_to_move: Literal["black", "white"]
    evidence: Evidence | None = None
    final_disc_difference: int | None = None
    opening: str | None = None
    opening_moves: str | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class SolveResult(Record):
    """The result of ``reversi.solve``.

    Attributes
    ----------
    evidence
        Proved, or bounded by what was proved when the search was stopped
    notes
        Remarks: that no game leads here, that threads shared an estimate
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
        The proved bounds of each move (allMoves, or when stopped)
    """

    _table = "moves"

    evidence: Evidence
    notes: list[str]
    position: str
    principal_variation: list[str]
    side_to_move: Literal["black", "white"]
    best_move: str | None = None
    best_moves: list[str] | None = None
    disc_difference: int | None = None
    estimate: MoveAdvice | None = None
    moves: list[MoveBounds] | None = None


class OpenPosition(Record):
    """One of them: The questions to ask next; empty when the score is proved.

    Attributes
    ----------
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    window
        What has to be known: the score if it is in this window, ends included, otherwise on which
        side of it it lies
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
        The depth of the split in plies, not counting passes
    evidence
        Proved, or bounded by the answers so far
    leaves
        The number of positions at the split, up to symmetry
    notes
        Remarks: that no game leads here, that threads shared an estimate
    open
        The questions to ask next; empty when the score is proved
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

    _table = "open"

    answered: int
    depth: int
    evidence: Evidence
    leaves: int
    notes: list[str]
    open: list[OpenPosition]
    position: str
    side_to_move: Literal["black", "white"]
    strangers: int
    unneeded: list[str]
    used: int
    best_move: str | None = None
    disc_difference: int | None = None


class VerifyResult(Record):
    """The result of ``reversi.verify``.

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

    _table = "positions"

    agreed: int
    disagreed: int
    evidence: Evidence
    positions: list[ComparedScore]
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
        Remarks: that no game leads here, that threads shared an estimate
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    white_discs
        White's discs
    final_disc_difference
        In finished games the disc difference for the side to move; the winner takes the empty
        squares
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    """

    _table = "legal_moves"

    black_discs: int
    empties: int
    is_finished: bool
    legal_moves: list[str]
    must_pass: bool
    notes: list[str]
    position: str
    side_to_move: Literal["black", "white"]
    white_discs: int
    final_disc_difference: int | None = None
    opening: str | None = None
    opening_moves: str | None = None


class MoveAccuracy(Record):
    """Black's accuracy.

    Attributes
    ----------
    best_moves
        How many of them were less than half a disc worse than the best
    choices
        The examined moves that had an alternative
    mistakes
        How many lost four discs or more
    proved_loss
        The part of it that is proved
    total_loss
        The total loss, in discs
    accuracy_percent
        Their share in percent; absent if there was no choice
    mean_loss
        The mean loss per move, in discs; absent if there was no choice
    """

    best_moves: int
    choices: int
    mistakes: int
    proved_loss: float
    total_loss: float
    accuracy_percent: float | None = None
    mean_loss: float | None = None


class ReviewedMove(Record):
    """One of them: The moves that were examined; values are those of the player who made them.

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
        The evidence for both values, the weaker of the two
    index
        The moves made before it
    is_forced
        Whether there was no other move
    loss
        How much it lost
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


class ReviewResult(Record):
    """The result of ``reversi.review``.

    Attributes
    ----------
    black
        Black's accuracy
    is_complete
        Whether every judged move was examined
    is_finished
        Whether the moves reach the end of the game
    moves
        The moves that were examined; values are those of the player who made them
    white
        White's accuracy
    worst_moves
        The indices of the moves that lost most, worst first; moves that lost nothing are omitted
    black_disc_difference
        Black's result in discs, if the moves reach the end of the game
    first_judged
        The index of the first move that is judged, where earlier ones were given or drawn by lot
    opening
        The name of the opening, that of the last named position on the way; absent without one
    opening_moves
        The moves that the name stands for, black first on f5
    stated_black_disc_difference
        Black's result as the record states it
    stop_reason
        Why a search stopped early
    """

    _table = "moves"

    black: MoveAccuracy
    is_complete: bool
    is_finished: bool
    moves: list[ReviewedMove]
    white: MoveAccuracy
    worst_moves: list[int]
    black_disc_difference: int | None = None
    first_judged: int | None = None
    opening: str | None = None
    opening_moves: str | None = None
    stated_black_disc_difference: float | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class AccuracyGroup(Record):
    """One of them: The accuracy of all moves and by group.

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
        The mean loss per move, in discs
    mistakes
        How many lost four discs or more
    proved_loss
        The part of it that is proved
    total_loss
        The total loss, in discs
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
        The games that were reviewed completely
    rows
        The accuracy of all moves and by group
    skipped_games
        Why games of the file are skipped, each with its line; absent if there are none
    stop_reason
        Why the reviews stopped early
    unjudged_plies
        The first plies of these games that aren't judged: they were given or drawn by lot
    """

    _table = "rows"

    games: int
    rows: list[AccuracyGroup]
    skipped_games: list[str] | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    unjudged_plies: int | None = None


class RecordedGame(Record):
    """One of them: The games, in the order of the file.

    Attributes
    ----------
    number
        Its number in the file, from 1
    black
        The player of the black discs
    black_disc_difference
        Black's result in discs, as recorded or else as played
    black_number
        Black's number in WTHOR, where no name goes with it
    date
        The date, as recorded
    dropped
        Data that GGF can't hold; absent if there is none
    event
        The tournament or server
    event_number
        The tournament's number in WTHOR, where no name goes with it
    fault
        Why it is invalid; absent if it is valid
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
        The first position; absent if it is the standard one
    white
        The player of the white discs
    white_number
        White's number in WTHOR, where no name goes with it
    winner
        The winner, if only that is recorded, not the number of discs
    """

    number: int
    black: str | None = None
    black_disc_difference: float | None = None
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

    _table = "games"

    count: int
    fault_count: int
    games: list[RecordedGame]


class MatchGame(Record):
    """One of them: Every game, with --list-games.

    Attributes
    ----------
    black
        The strategy with the black discs
    black_disc_difference
        The final disc difference for black; the winner takes the empty squares
    moves
        The moves, the opening's included
    opening_plies
        How many of the moves are the opening's, which neither player chose
    pair
        The pair that it belongs to, from 0
    white
        The strategy with the white discs
    position
        The first position; absent if it is the usual start on 8×8
    """

    black: str
    black_disc_difference: int
    moves: str
    opening_plies: int
    pair: int
    white: str
    position: str | None = None


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
        400 · log₁₀(rate ÷ (1 − rate)); absent where infinite, as its interval is with an infinite
        end
    games
        Every game, with --list-games
    mean_disc_difference
        The first strategy's mean final disc difference
    stop_reason
        Why the match stopped early
    win_rate
        The first strategy's points as a share of the games, a draw half a point; its trials are
        pairs
    """

    _table = "games"

    draws: int
    is_complete: bool
    losses: int
    pairs: int
    wins: int
    elo_difference: Estimate | None = None
    games: list[MatchGame] | None = None
    mean_disc_difference: Estimate | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None
    win_rate: Estimate | None = None


class NamedOpening(Record):
    """One of them: The openings in the order in which they were found.

    Attributes
    ----------
    disc_difference
        The value for the side to move, in discs
    evidence
        The evidence for the value
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
        Whether there are as many as requested
    openings
        The openings in the order in which they were found
    positions_valued
        How many different positions were valued
    stop_reason
        Why the search stopped early
    """

    _table = "openings"

    is_complete: bool
    openings: list[NamedOpening]
    positions_valued: int
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class MoveScore(Record):
    """One of them: All moves with their proved scores, best first.

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


class PracticePosition(Record):
    """One of them: The positions, easiest first.

    Attributes
    ----------
    best_move
        The only best move
    difficulty
        easy: a search of at most 1 ply finds the move; medium: 2 to 4; hard: 5 or more
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
        Whether a player who flips the most discs finds the move
    is_quiet
        Whether none of the flipped discs borders an empty square afterwards
    mobility_finds
        Whether a player who leaves the opponent the fewest moves finds the move
    moves
        All moves with their proved scores, best first
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
    moves: list[MoveScore]
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
        The evidence for the scores
    is_complete
        Whether there are as many as requested; without a number, whether all positions were solved
    positions_solved
        How many different positions were solved to find them
    puzzles
        The positions, easiest first
    skipped_games
        Why games of the file are skipped, each with its line; absent if there are none
    stop_reason
        Why the search stopped early
    """

    _table = "puzzles"

    evidence: Evidence
    is_complete: bool
    positions_solved: int
    puzzles: list[PracticePosition]
    skipped_games: list[str] | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class BookMove(Record):
    """One of them: The first moves, best first; empty if the book is.

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


class BookPly(Record):
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
        The level of the searches of the values
    moves
        The first moves, best first; empty if the book is
    plies
        The positions by their plies from the start
    positions
        The number of positions, up to rotation and reflection
    program
        The version of the program that made the book
    proved_positions
        How many of them are proved, according to the book
    size
        Squares per side of the board
    waiting_positions
        The number of queued positions
    dropped
        Data of the text that a book can't hold; absent if there is none
    stop_reason
        Why learning stopped early
    """

    _table = "plies"

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookMove]
    plies: list[BookPly]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    dropped: str | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class OpeningContinuation(Record):
    """One of them: The named openings that the position is on the way to.

    Attributes
    ----------
    moves
        The moves from this position to the one that has the name
    opening
        The name of the opening
    """

    moves: list[str]
    opening: str


class ReversiNamedMove(Record):
    """One of them: The legal moves after which the position has the name of an opening.

    Attributes
    ----------
    move
        The move
    opening
        The name of the opening
    """

    move: str
    opening: str


class BookProbeResult(Record):
    """The result of ``reversi.book-probe``.

    Attributes
    ----------
    continuations
        The named openings that the position is on the way to
    is_in_book
        Whether the position is in the book
    level
        The level of the book's searches
    moves
        The moves, best first; empty if the position isn't in the book
    named_moves
        The legal moves after which the position has the name of an opening
    position
        The squares in order a1, b1, …: X black, O white, - empty; then a blank and the side to move
    side_to_move
        Who moves; all values are that side's
    deviation
        The best move not in the book
    evidence
        The evidence for the best move's value: the search at the end of its line, or that the book
        has it as proved
    """

    _table = "moves"

    continuations: list[OpeningContinuation]
    is_in_book: bool
    level: int
    moves: list[BookMove]
    named_moves: list[ReversiNamedMove]
    position: str
    side_to_move: Literal["black", "white"]
    deviation: str | None = None
    evidence: Evidence | None = None


class BookLearnResult(Record):
    """The result of ``reversi.book-learn``.

    Attributes
    ----------
    file_bytes
        The size of the file
    is_exhausted
        Whether the limits leave nothing to be learnt
    level
        The level of the searches of the values
    moves
        The first moves, best first; empty if the book is
    plies
        The positions by their plies from the start
    positions
        The number of positions, up to rotation and reflection
    program
        The version of the program that made the book
    proved_positions
        How many of them are proved, according to the book
    size
        Squares per side of the board
    waiting_positions
        The number of queued positions
    dropped
        Data of the text that a book can't hold; absent if there is none
    stop_reason
        Why learning stopped early
    """

    _table = "plies"

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookMove]
    plies: list[BookPly]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    dropped: str | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class BookExportResult(Record):
    """The result of ``reversi.book-export``.

    Attributes
    ----------
    level
        The level of the searches of the values
    positions
        How many positions there are
    size
        Squares per side of the board
    text
        The book as 'book import' reads it
    """

    level: int
    positions: int
    size: int
    text: str


class BookImportResult(Record):
    """The result of ``reversi.book-import``.

    Attributes
    ----------
    file_bytes
        The size of the file
    is_exhausted
        Whether the limits leave nothing to be learnt
    level
        The level of the searches of the values
    moves
        The first moves, best first; empty if the book is
    plies
        The positions by their plies from the start
    positions
        The number of positions, up to rotation and reflection
    program
        The version of the program that made the book
    proved_positions
        How many of them are proved, according to the book
    size
        Squares per side of the board
    waiting_positions
        The number of queued positions
    dropped
        Data of the text that a book can't hold; absent if there is none
    stop_reason
        Why learning stopped early
    """

    _table = "plies"

    file_bytes: int
    is_exhausted: bool
    level: int
    moves: list[BookMove]
    plies: list[BookPly]
    positions: int
    program: str
    proved_positions: int
    size: int
    waiting_positions: int
    dropped: str | None = None
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class PerftResult(Record):
    """The result of ``reversi.perft``.

    Attributes
    ----------
    evidence
        The evidence for the number
    leaves
        The number of positions at that depth, counted along every line
    """

    evidence: Evidence
    leaves: int


class ErrorGroup(Record):
    """One of them.

    The errors on all positions, then by source, by the number of empty squares, and by both.

    Attributes
    ----------
    positions
        How many positions there are
    bias_discs
        The mean error in discs; positive when the evaluation favours the player to move
    empties
        The number of empty squares; absent for all together
    mean_absolute_error_discs
        The mean error without signs, in discs
    root_mean_square_error_discs
        The root of the mean square of the errors, in discs
    source
        What the positions are from, as their file says; absent for all together
    """

    positions: int
    bias_discs: Estimate | None = None
    empties: int | None = None
    mean_absolute_error_discs: Estimate | None = None
    root_mean_square_error_discs: float | None = None
    source: str | None = None


class AccuracyResult(Record):
    """The result of ``reversi.accuracy``.

    Attributes
    ----------
    evidence
        The evidence for the mean error on all positions
    groups
        The errors on all positions, then by source, by the number of empty squares, and by both
    is_complete
        Whether the set has as many positions as requested
    stop_reason
        Why it has fewer
    """

    _table = "groups"

    evidence: Evidence
    groups: list[ErrorGroup]
    is_complete: bool
    stop_reason: Literal["nodeLimit", "deadline", "interrupted"] | None = None


class EvaluationStage(Record):
    """One of them: The stages of every round, in the order in which they were fitted.

    Attributes
    ----------
    empties_from
        The fewest empty squares of its positions
    empties_to
        The most empty squares of its positions
    fitted_errors_discs
        The mean absolute error on fitted games, after each pass, in discs
    held_back_errors_discs
        The mean absolute error on held-back games, after each pass, in discs
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
    file_bytes
        The size of the weight file
    rounds
        The rounds; each one's games are played by the evaluation of the one before
    stages
        The stages of every round, in the order in which they were fitted
    """

    _table = "stages"

    depth: int
    exact_empties: int
    file_bytes: int
    rounds: int
    stages: list[EvaluationStage]


class ProbCutLine(Record):
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


class ProbCutSample(Record):
    """One of them: The deviations to which the lines were fitted.

    Attributes
    ----------
    deep_plies
        The plies of the deep search
    deviation_discs
        The root mean square of the differences, in discs
    empties
        The empty squares; in the middle game the fewest of a group of eight
    fitted_discs
        The value of the line
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
        The deviations to which the lines were fitted
    """

    _table = "samples"

    end: ProbCutLine
    middle: ProbCutLine
    samples: list[ProbCutSample]


class Settings(Record):
    """The settings.

    Attributes
    ----------
    book
        The opening book of level:L and depth:D players
    colour
        The colour on your side
    first
        The colour that moves first
    hint_level
        The level of hints
    opponent
        Who plays against you (person, random, greedy, minimax:D, level:L, depth:D)
    size
        The squares per side
    you
        Who plays on your side (the same choices)
    """

    book: str
    colour: str
    first: str
    hint_level: str
    opponent: str
    size: str
    you: str


class ReplayTable(Record):
    """The table; absent before the deal.

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
        Who had no move after it and passed; absent if neither did
    side_to_move
        Who moves; absent when the game is over
    winner
        The winner; absent until the game is over, and in a draw
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


class Reversi(Game):
    """Reversi (Othello)."""

    def analyze(
        self,
        position: Text | None = None,
        *,
        moves: Text | None = None,
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
        """Analyse a position: value, mobility, frontier, stability, parity.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        level
            Search level: up to 10 that many plies, above selectively, and exactly near the end (0
            to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only if that is no deeper; 0 is the static
            evaluation (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        threads
            Let N threads search each position together; estimates may then differ a little from run
            to run (1 to 1024; default: one for estimates, all for proofs)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
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
        position: Text | None = None,
        *,
        moves: Text | None = None,
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
        """Rank the moves; each value says whether it is proved or estimated.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        count
            Only the N best moves; a smaller N is faster (1 to 64; default: all)
        book
            Use an opening book where it has the position: FILE, or the shipped book if no FILE
            follows (default: none)
        level
            Search level: up to 10 that many plies, above selectively, and exactly near the end (0
            to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only if that is no deeper; 0 is the static
            evaluation (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        threads
            Let N threads search each position together; estimates may then differ a little from run
            to run (1 to 1024; default: one for estimates, all for proofs)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
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
        position: Text | None = None,
        *,
        moves: Text | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        all_best: bool = False,
        all_moves: bool = False,
        window: Text | None = None,
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
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        all_best
            Prove all best moves, not only one
        all_moves
            Prove the score of every legal move
        window
            Prove the score if it is LOW, HIGH or between them, otherwise only whether it is lower
            or higher: faster (default: the score itself)
        empties_at_most
            Skip positions with more than E empty squares: they are answered with the bounds that
            stable discs prove (0 to 60)
        confirm
            Start work that is expected to take very long
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
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
        position: Text | None = None,
        *,
        moves: Text | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        depth: int = 3,
        answers: str | PathLike[str] | None = None,
        level: int = 8,
        memory: int = 64,
        time: float | None = None,
    ) -> Answer[SplitResult]:
        """Split the proof of a score into subproblems and combine their answers.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        depth
            Split the proof D plies after the position (1 to 12)
        answers
            Documents of reversi solve, one per line: what is proved so far (default: none yet)
        level
            The level of the search of a position before it is asked about; no proof depends on it
            (0 to 60)
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        only: Text | None = None,
        all_moves: bool = False,
        confirm: bool = False,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[VerifyResult]:
        """Check the scores in an OBF file by proof.

        Parameters
        ----------
        obf
            A file of positions in OBF: board and side, then fields MOVE:SCORE
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        all_moves
            Check the scores of all moves that a line names, not only the best
        confirm
            Start work that is expected to take very long
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.verify",
            VerifyResult,
            obf=obf, only=only, all_moves=all_moves, confirm=confirm, memory=memory, time=time,
            nodes=nodes,
        )

    def show(
        self,
        position: Text | None = None,
        *,
        moves: Text | None = None,
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
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.show",
            ShowResult,
            position=position, moves=moves, start=start, size=size, first=first, time=time,
        )

    def review(
        self,
        game: Text | None = None,
        *,
        games: str | PathLike[str] | None = None,
        only: Text | None = None,
        moves: Text | None = None,
        position: Text | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        worst: int = 5,
        from_ply: int | None = None,
        number: int | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        time: float | None = None,
        nodes: int | None = None,
    ) -> Answer[ReviewResult]:
        """Review a game move by move.

        Parameters
        ----------
        game
            The game itself: a GGF record, or moves from the start
        games
            A file of games; --only chooses among them
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        from_
            The format of the games in a file (default: detected)
        players
            The players of WTHOR games, a .jou file (default: next to the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: next to the games)
        worst
            List the N moves that lost the most (0 to 60)
        from_ply
            Judge the moves from ply N on, counted from 1, passes included: those before were given
            or drawn by lot (1 to 120; default: 1; in GGF, the first that wasn't drawn (TY[8r20]))
        number
            For tables: the number of the game in its file, from 1
        level
            Search level: up to 10 that many plies, above selectively; from 16 on, exactly from 24
            empty squares on (0 to 60; default: 16; 60 with --time or --nodes)
        depth
            Search D plies instead, and to the end only if that is no deeper; 0 is the static
            evaluation (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.review",
            ReviewResult,
            game=game, games=games, only=only, moves=moves, position=position, size=size,
            first=first, from_=from_, players=players, tournaments=tournaments, worst=worst,
            from_ply=from_ply, number=number, level=level, depth=depth, selectivity=selectivity,
            memory=memory, time=time, nodes=nodes,
        )

    def summary(
        self,
        games: str | PathLike[str] | None = None,
        *,
        only: Text | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        from_ply: int | None = None,
        level: int | None = None,
        depth: int | None = None,
        selectivity: int | None = None,
        memory: int = 64,
        answers: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[SummaryResult]:
        """Summarise the reviews of a file of games by phase, opening and player.

        Parameters
        ----------
        games
            A file of games; --only chooses among them
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: detected)
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: next to the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: next to the games)
        from_ply
            Judge the moves from ply N on, counted from 1, passes included: those before were given
            or drawn by lot (1 to 120; default: 1; in GGF, the first that wasn't drawn (TY[8r20]))
        level
            Search level: up to 10 that many plies, above selectively; from 16 on, exactly from 24
            empty squares on (0 to 60; default: 16)
        depth
            Search D plies instead, and to the end only if that is no deeper; 0 is the static
            evaluation (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        answers
            Documents of reversi review, one per line: sum up these, and review no game (default:
            none)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.summary",
            SummaryResult,
            games=games, only=only, from_=from_, size=size, first=first, players=players,
            tournaments=tournaments, from_ply=from_ply, level=level, depth=depth,
            selectivity=selectivity, memory=memory, answers=answers, time=time,
        )

    def games(
        self,
        games: str | PathLike[str] | None = None,
        *,
        bytes: Text | None = None,
        only: Text | None = None,
        from_: Literal["transcript", "ggf", "sgf", "pgn", "obf", "wthor", "quest"] | None = None,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        players: str | PathLike[str] | None = None,
        tournaments: str | PathLike[str] | None = None,
        players_bytes: Text | None = None,
        tournaments_bytes: Text | None = None,
        time: float | None = None,
    ) -> Answer[GamesResult]:
        """List the games of a file: players, results, moves.

        Parameters
        ----------
        games
            A file of games; --only chooses among them
        bytes
            The file itself, in base64
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: detected)
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: next to the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: next to the games)
        players_bytes
            The players of WTHOR games, a .jou file in base64
        tournaments_bytes
            The tournaments of WTHOR games, a .trn file in base64
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        first: Text,
        second: Text,
        *,
        games: int = 100,
        openings: str | PathLike[str] | None = None,
        opening_plies: int | None = None,
        size: int = 8,
        list_games: bool = False,
        checkpoint: str | PathLike[str] | None = None,
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
            lines of 8 plies, longer when these run out)
        opening_plies
            Use only the first N plies of each line of --openings, for instance of finished games (0
            to 60; default: whole lines)
        size
            Squares per side of the board (6 to 8)
        list_games
            Include every game in the JSON answer
        checkpoint
            Save the finished games in FILE, or continue after those that it has (default: none)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.match",
            MatchResult,
            first=first, second=second, games=games, openings=openings, opening_plies=opening_plies,
            size=size, list_games=list_games, checkpoint=checkpoint, seed=seed, time=time,
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
        """Find balanced openings.

        Parameters
        ----------
        count
            How many openings to find (1 to 100000)
        plies
            The length of the lines, in plies (1 to 20)
        within
            The largest value for either side, in discs (0 to 64)
        loss
            How many discs a move may be worse than the best one; 128: any number (0 to 128)
        size
            Squares per side of the board (6 to 8)
        level
            Search level: up to 10 that many plies, above selectively, and exactly near the end (0
            to 60; default: 10)
        depth
            Search D plies instead, and to the end only if that is no deeper; 0 is the static
            evaluation (0 to 60)
        selectivity
            Cut branches that shallower searches rule out with S % confidence; 100 cuts none (73 to
            100; default: that of the level)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.openings",
            OpeningsResult,
            count=count, plies=plies, within=within, loss=loss, size=size, level=level, depth=depth,
            selectivity=selectivity, seed=seed, time=time,
        )

    def puzzles(
        self,
        games: str | PathLike[str] | None = None,
        *,
        generate: int | None = None,
        empties: Text | None = None,
        gap: int = 4,
        difficulty: Literal["easy", "medium", "hard"] | None = None,
        count: int | None = None,
        from_ply: int | None = None,
        only: Text | None = None,
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
        """Make practice positions with a single best move; answers on a separate page.

        Parameters
        ----------
        games
            A file of games; --only chooses among them
        generate
            Make N of them, from self-play games (1 to 10000)
        empties
            The number of empty squares, or a range (default: 6-16)
        gap
            The least lead of the best move over the second best, in discs (1 to 128)
        difficulty
            By the search depth that finds the move: at most 1, 2 to 4, 5 or more (default: any)
        count
            At most N, the first in the games (1 to 100000; default: all)
        from_ply
            Judge the moves from ply N on, counted from 1, passes included: those before were given
            or drawn by lot (1 to 120; default: 1; in GGF, the first that wasn't drawn (TY[8r20]))
        only
            Only those with these numbers, counted from 1, such as 1-19,25 (default: all)
        from_
            The format of the games in a file (default: detected)
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        players
            The players of WTHOR games, a .jou file (default: next to the games)
        tournaments
            The tournaments of WTHOR games, a .trn file (default: next to the games)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        memory
            At most MIB mebibytes for each of two tables, one for proofs, one for estimates (1 to
            65536)
        time
            Stop after SECONDS and report partial results (default: no limit)
        nodes
            Stop after N search nodes and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.puzzles",
            PuzzlesResult,
            games=games, generate=generate, empties=empties, gap=gap, difficulty=difficulty,
            count=count, from_ply=from_ply, only=only, from_=from_, size=size, first=first,
            players=players, tournaments=tournaments, seed=seed, memory=memory, time=time,
            nodes=nodes,
        )

    def book_show(
        self,
        book: str | PathLike[str] | None = None,
        *,
        time: float | None = None,
    ) -> Answer[BookShowResult]:
        """Show the contents of an opening book.

        Parameters
        ----------
        book
            The book; by default the shipped one (default: shipped)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.book-show",
            BookShowResult,
            book=book, time=time,
        )

    def book_probe(
        self,
        position: Text | None = None,
        *,
        moves: Text | None = None,
        start: bool = False,
        size: int | None = None,
        first: Literal["black", "white"] = "black",
        book: str | PathLike[str] | None = None,
        time: float | None = None,
    ) -> Answer[BookProbeResult]:
        """Show an opening book's moves in a position.

        Parameters
        ----------
        position
            The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the
            side to move
        moves
            Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start
        start
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        book
            The book; by default the shipped one (default: shipped)
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        """Build an opening book by search.

        Parameters
        ----------
        book
            The book to write
        positions
            Learn until the book has N positions (1 to 100000000)
        level
            The level of the search of each position; a book has one level (0 to 60; default: that
            of the book; 12 for a new one)
        depth_limit
            Keep to positions at most PLIES plies from the start (0 to 60)
        max_loss
            Don't follow moves that lose more than D discs against the best one (0 to 128)
        size
            Squares per side of the board (4 to 8; default: that of the book; 8 for a new one)
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.book-learn",
            BookLearnResult,
            book=book, positions=positions, level=level, depth_limit=depth_limit, max_loss=max_loss,
            size=size, time=time,
        )

    def book_export(
        self,
        book: str | PathLike[str] | None = None,
        *,
        time: float | None = None,
    ) -> Answer[BookExportResult]:
        """Write an opening book as text.

        Parameters
        ----------
        book
            The book; by default the shipped one (default: shipped)
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        """Create an opening book from its text.

        Parameters
        ----------
        text
            The text of a book, as 'book export' writes it
        book
            The book to write
        time
            Stop after SECONDS and report partial results (default: no limit)
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
        position: Text | None = None,
        moves: Text | None = None,
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
            The starting position
        size
            Squares per side of the board (4 to 8; default: 8)
        first
            Who moves first from the start
        confirm
            Start work that is expected to take very long
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.perft",
            PerftResult,
            depth=depth, position=position, moves=moves, start=start, size=size, first=first,
            confirm=confirm, time=time,
        )

    def accuracy(
        self,
        obf: str | PathLike[str],
        *,
        generate: int | None = None,
        empties: Text | None = None,
        size: int = 8,
        seed: int | Literal["random"] = 1,
        time: float | None = None,
    ) -> Answer[AccuracyResult]:
        """Measure the evaluation's error on positions with proved scores.

        Parameters
        ----------
        obf
            A file of positions with scores, in OBF
        generate
            First make the file, or complete it, until it has N positions (1 to 1000000)
        empties
            The numbers of empty squares of those that are made (default: 8-24)
        size
            Squares per side of the board (6 to 8)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.accuracy",
            AccuracyResult,
            obf=obf, generate=generate, empties=empties, size=size, seed=seed, time=time,
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
        """Train an evaluation from scratch.

        Parameters
        ----------
        out
            Write the weights to FILE atomically
        size
            Squares per side of the board (6 to 8)
        positions
            Positions for each stage of the last round (half as many above 23 empty squares); a
            tenth in the first (1000 to 10000000; default: 500000; 20000 with --quick)
        quick
            A small plan: one round, as with --positions 20000
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
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
            Write the weights to FILE atomically
        size
            Squares per side of the board (6 to 8)
        positions
            Positions of the middle game; half as many near the end (8 to 1000000)
        depth
            The depth of the deepest search, in plies (6 to 16)
        seed
            The seed of the random numbers; the same seed gives the same answer; 'random' draws one
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "reversi.train-probcut",
            TrainProbcutResult,
            out=out, size=size, positions=positions, depth=depth, seed=seed, time=time,
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
            "reversi.replay",
            ReplayResult,
            actions=actions, commands=commands, pause=pause, seed=seed, time=time,
        )


class AsyncReversi(AsyncGame):
    """Reversi (Othello).

    The questions of :class:`Reversi`, awaited; their parameters are told there.
    """

    analyze = awaited(Reversi.analyze)
    hints = awaited(Reversi.hints)
    solve = awaited(Reversi.solve)
    split = awaited(Reversi.split)
    verify = awaited(Reversi.verify)
    show = awaited(Reversi.show)
    review = awaited(Reversi.review)
    summary = awaited(Reversi.summary)
    games = awaited(Reversi.games)
    match = awaited(Reversi.match)
    openings = awaited(Reversi.openings)
    puzzles = awaited(Reversi.puzzles)
    book_show = awaited(Reversi.book_show)
    book_probe = awaited(Reversi.book_probe)
    book_learn = awaited(Reversi.book_learn)
    book_export = awaited(Reversi.book_export)
    book_import = awaited(Reversi.book_import)
    perft = awaited(Reversi.perft)
    accuracy = awaited(Reversi.accuracy)
    train = awaited(Reversi.train)
    train_probcut = awaited(Reversi.train_probcut)
    replay = awaited(Reversi.replay)
