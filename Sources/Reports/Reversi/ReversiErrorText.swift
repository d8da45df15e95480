import Reversi

extension NotationError: ReportedError {
  /// What is wrong, in one line.
  package var message: String {
    switch reason {
    case .boardCharacter(let byte):
      "\(Self.shown(byte)) is no square of a board; write X or * (black), O (white), - or . (empty)"
    case .mixedBoard(let byte):
      "\(Self.shown(byte)) doesn't go with digits; write 0 (empty), 1 (black) and 2 (white), or X, O and - only"
    case .squareCount(let found, let expected):
      "the board has \(Wording.count(found, "square", "squares")); it needs \(expected) and then the side to move"
    case .missingSide: "the side to move is missing; add X (black) or O (white) after the board"
    case .sideCharacter(let byte): "\(Self.shown(byte)) is no side to move; write X (black) or O (white)"
    case .trailingText: "there is text after the side to move; separate fields by semicolons"
    case .square: "this is no square of the board, such as d3, and no pass (pa)"
    case .move(let number): "move \(number) is no square of the board, such as d3, and no pass (pa)"
    case .score: "this is no score; write MOVE:SCORE with an even number of discs"
    case .noPosition: "there is no position here"
    case .illegalMove(let number, let error): "move \(number) can't be made: \(error.message)"
    case .missingBoard: "the record has no board; write BO[8 … *]"
    case .boardSize: "boards have 4, 6 or 8 squares a side"
    case .otherSide(let number): "move \(number) is the other side's to make"
    case .otherGame: "this is a record of another game than Othello"
    case .unfinishedRecord: "the record isn't ended; write ) after the last move"
    case .trailingRecord: "there is text after the end of the record"
    case .finishedOpening: "the game is over there: no opening; --opening-plies N takes the first N plies of each line"
    case .missingName: "this is no opening; write its name and then its moves, such as Tiger f5d6c3d3c4"
    case .repeatedName(let name): "the name \(name.visible) is there before"
    case .namedOpening: "the position after these moves has a name already"
    case .noPGN: "this is no game in PGN: it has neither tags, such as [Black \"Ann\"], nor moves"
    case .pgnTag: "this is no tag of PGN; write a name and a text in quotes, such as [Black \"Ann\"]"
    case .pgnWord: "this is no move of a game in PGN; write squares such as f5, passes as --, and comments in braces"
    case .pgnComment: "what begins here isn't ended; write } after a comment and ) after a variation"
    case .sgfProperty: "this is no SGF property; write capital letters and a value in brackets, such as B[fe]"
    case .sgfPlayer: "this is no side to move; write PL[B] or PL[W]"
    case .twoDiscs(let square): "a black and a white disc are put on \(square)"
    case .lateSetup: "the board is changed after the first move; write SZ, AB, AW and PL before it"
    case .property: "this is no GGF property; write letters and a value in brackets, such as BO[…]"
    }
  }

  /// Where it is wrong.
  package var byteOffset: Int? { place }

  private static func shown(_ byte: UInt8) -> String {
    (0x21..<0x7F).contains(byte) ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
  }
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

extension IllegalPosition: ReportedError {
  /// All faults, in one line.
  package var message: String {
    reasons.map { reason in
      let squares = reason.squares.map(\.description).joined(separator: " ")
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
    case .notWeights: "this is no file of weights, or its numbers are out of range"
    case .file(let error): error.message
    case .otherPatterns: "the weights are for other patterns than this program's; train them anew"
    }
  }
}

extension CheckpointError: ReportedError {
  /// What is wrong with a checkpoint of a training.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .otherPlan: "it belongs to a training with other positions, rounds or seed"
    }
  }
}
