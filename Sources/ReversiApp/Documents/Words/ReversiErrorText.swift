import Documents
import Reversi

extension NotationError: ReportedError {
  /// What is wrong, in one line.
  package var message: String {
    switch reason {
    case .boardCharacter(let character, let row, let column):
      "\(Self.shown(character)) in row \(row), column \(column), is neither a disc nor an empty square; "
        + "write X (black), O (white) and - (empty)"
    case .mixedBoard(let character):
      "\(Self.shown(character)) can't go with digits; write 0 (empty), 1 (black) and 2 (white), or X, O and - only"
    case .zero:
      "0 may be an empty square or a white disc here; write 0 (empty), 1 (black) and 2 (white), or X, O and - only"
    case .blanks: "these blanks may be empty squares or separators; write - for an empty square"
    case .minusOne:
      "-1 may be a black or a white disc; write 0 (empty), 1 (black) and 2 (white), or X, O and -"
    case .stars:
      "* may be a black disc or a legal move next to another mark for black; write X (black), O (white) and - (empty)"
    case .rowCount(let found, let expected):
      "the board has \(Wording.count(found, "row", "rows")); it needs \(expected.map { "\($0)" } ?? "4, 6 or 8")"
    case .rowLength(let row, let found, let expected):
      "row \(row) has \(Wording.count(found, "square", "squares")) instead of \(expected)"
    case .rowNumber(let row):
      "row \(row) doesn't have its number; rows are counted from 1 at the top, at their left or right"
    case .miscount(let side, let told):
      "the text next to the board counts \(Wording.count(told, "\(side) disc", "\(side) discs")), but the board shows a "
        + "different number; if colours told the discs apart, write X (black) and O (white)"
    case .squareCount(let found, let expected):
      "the board has \(Wording.count(found, "square", "squares")); it needs \(expected) and then the side to move"
    case .missingSide: "the side to move is missing; add X (black) or O (white) after the board"
    case .sideCharacter(let character):
      "\(Self.shown(character)) isn't a side to move; write X (black) or O (white)"
    case .trailingText: "there is text after the side to move; separate fields by semicolons"
    case .square: "this isn't a square of the board, such as d3, or a pass (pa)"
    case .move(let number): "move \(number) isn't a square of the board, such as d3, or a pass (pa)"
    case .noMove(let number, let written): Self.noMove(number, written)
    case .score: "this is not a score; write MOVE:SCORE with an even number of discs"
    case .noPosition: "there is no position here"
    case .twoReadings(let readings):
      "this can be read in two ways: \(readings.map { $0.visible }.joined(separator: ", or ")); give one of them"
    case .severalGames(let first):
      "there are several games here: \(first.joined(separator: ", and ")); give one of them, or a file of all with "
        + "--file"
    case .tooLong(let limit):
      "this is too long: a position or a line of moves has at most \(Wording.grouped(limit)) bytes"
    case .movesBehindBoard: "there are moves after the board; give them as moves (--moves, in JSON \"moves\")"
    case .headlessRecord: "the record lacks its first parenthesis; write (; before the first property"
    case .noGame(let word):
      "no game was found in this text: '\(word.visible)' is neither a move, such as f5, nor the beginning of a board or a "
        + "record; transcripts, boards, OBF, GGF, SGF and PGN can be read"
    case .illegalMove(let number, let error): error.message(ofMove: number)
    case .missingBoard: "the record has no board; write BO[8 … *]"
    case .boardSize: "boards have 4, 6 or 8 squares per side"
    case .otherSide(let number): "move \(number) is by the wrong side"
    case .otherGame: "this is not a record of Othello"
    case .variant(let name): "this is a game of \(name.visible), whose rules aren't those of Othello"
    case .secondBoard: "the record gives its board a second time"
    case .unfinishedRecord: "the record is unterminated; write ) after the last move"
    case .trailingRecord: "there is text after the end of the record"
    case .noLine: "a line of a list of starts is moves from the usual start, such as f5d6c3; a name may follow"
    case .overAtStart: "the game is over after these moves; a start leaves something to be played"
    case .finishedOpening: "the game is over, so it is not an opening; --opening-plies N takes N plies of each line"
    case .missingName: "this is not an opening; write its name and then its moves, such as Tiger f5d6c3d3c4"
    case .repeatedName(let name): "the name \(name.visible) occurred before"
    case .namedOpening: "the position after these moves already has a name"
    case .noPGN: "this is not a PGN game: it has neither tags, such as [Black \"Ann\"], nor moves"
    case .pgnTag: "this is not a PGN tag; write a name and a text in quotes, such as [Black \"Ann\"]"
    case .pgnWord: "this is not a move of a PGN game; write squares such as f5, passes as --, and comments in braces"
    case .pgnComment: "this is unterminated; write } after a comment and ) after a variation"
    case .sgfProperty: "this is not an SGF property; write capital letters and a value in brackets, such as B[fe]"
    case .sgfPlayer: "this is not a side to move; write PL[B] or PL[W]"
    case .twoDiscs(let square): "both a black and a white disc on \(square)"
    case .lateSetup: "the board is changed after the first move; write SZ, AB, AW and PL before it"
    case .property: "this is not a GGF property; write letters and a value in brackets, such as BO[…]"
    }
  }

  /// Where it is wrong.
  package var byteOffset: Int? { place }

  /// What is wrong with a word among moves; one with its digit first is shown the other way round.
  private static func noMove(_ number: Int, _ written: String) -> String {
    let characters = Array(written)
    let isTurned = characters.count == 2 && "12345678".contains(characters[0]) && "abcdefgh".contains(characters[1])
    let remedy = isTurned ? "; the letter of the column comes first: \(characters[1])\(characters[0])" : ""
    let shown = written.visible
    return "move \(number), \(shown), isn't a square of the board, such as d3, or a pass (pa)\(remedy)"
  }

  private static func shown(_ character: Character) -> String { "'\(String(character).visible)'" }
}

extension IllegalMove: ReportedError {
  /// Why the move can't be made, in one line.
  package var message: String {
    switch self {
    case .offBoard(let square): "\(square) is not on this board"
    case .occupied(let square): "there is a disc on \(square)"
    case .flipsNothing(let square): "\(square) flips nothing"
    case .passWithMoves: "the mover has a legal move and can't pass"
    case .gameOver: "the game is over"
    }
  }
}

extension IllegalMove {
  /// Why the move with this number can't be made, in one line: "move 7, c3, flips nothing".
  package func message(ofMove number: Int) -> String {
    switch self {
    case .flipsNothing(let square): "move \(number), \(square), flips nothing"
    case .occupied(let square): "move \(number), \(square), is on an occupied square"
    case .offBoard(let square): "move \(number), \(square), is not on this board"
    case .passWithMoves: "move \(number) is a pass, but there is a legal move"
    case .gameOver: "move \(number) can't be made: \(message)"
    }
  }
}

extension IllegalPosition: ReportedError {
  /// All faults, in one line.
  package var message: String {
    reasons.map { reason in
      let squares = reason.squares.map { $0.description }.joined(separator: " ")
      return switch reason {
      case .doublyOccupied: "two discs on \(squares)"
      case .offBoard: "discs off the board on \(squares)"
      }
    }.joined(separator: "; ")
  }
}

extension WeightsError: ReportedError {
  /// What is wrong with the file, in one line.
  package var message: String {
    switch self {
    case .notWeights: "this is not a weights file, or its numbers are out of range"
    case .file(let error): error.message
    case .otherPatterns: "the weights are for other patterns than this program's; train them again"
    }
  }
}

extension UnreadableBook: ReportedError {
  /// The words of the book's keeper.
  package var message: String { words }

  package var status: ExitStatus { reason == .stopped ? .stopped : reason == .unavailable ? .io : .data }
}

extension CheckpointError: ReportedError {
  /// What is wrong with a checkpoint of a training.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .otherPlan: "it belongs to a training run with other positions, rounds or seed"
    }
  }
}
