/// Why a text isn't a position, move or line of play, and where.
public struct NotationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A character that is neither a disc nor an empty square; where it is, counted from 1.
    case boardCharacter(Character, row: Int, column: Int)
    /// A letter on a board of digits.
    case mixedBoard(Character)
    /// A zero that may be an empty square or a white disc.
    case zero
    /// Blanks that may be empty squares, on a board without another mark for them.
    case blanks
    /// A −1, which may be a disc of either side.
    case minusOne
    /// A star next to another mark for black that may be a black disc or a legal move.
    case stars
    /// The board has this many rows; `expected` is what it should have, if that is known.
    case rowCount(Int, expected: Int?)
    /// A row, from 1, has this many squares instead of `expected` ones.
    case rowLength(Int, Int, expected: Int)
    /// A row of a drawing, from 1, doesn't have its number.
    case rowNumber(Int)
    /// The text next to a drawing counts other discs of a side than it shows.
    case miscount(Side, told: Int)
    /// The board has this many squares instead of `expected` ones.
    case squareCount(Int, expected: Int)
    /// The side to move is missing.
    case missingSide
    /// The side to move is neither X nor O; the character found.
    case sideCharacter(Character)
    /// Text after the side to move.
    case trailingText
    /// Neither a square of this board nor a pass.
    case square
    /// The number of this move, from 1, which is neither a square of this board nor a pass.
    case move(number: Int)
    /// The number of this move, from 1, and what is written there, which is neither a square of
    /// this board nor a pass.
    case noMove(number: Int, written: String)
    /// A score is not an even number from −64 to 64.
    case score
    /// The line is blank or a comment.
    case noPosition
    /// A text in which two things are found, each as it may be written instead.
    case twoReadings([String])
    /// A text of several games: the first two of them.
    case severalGames([String])
    /// A text longer than this number of bytes.
    case tooLong(Int)
    /// Moves after a board where only a board is expected.
    case movesBehindBoard
    /// A text that begins with this word, which neither a board nor a game begins with.
    case noGame(word: String)
    /// The number of this move, from 1, and why it can't be made.
    case illegalMove(number: Int, IllegalMove)
    /// A GGF record without a board.
    case missingBoard
    /// The board of a GGF record has a size that is not supported.
    case boardSize
    /// The number of this move, from 1, which is the other side's to make.
    case otherSide(number: Int)
    /// A record of another game.
    case otherGame
    /// A game by rules, named so, that aren't those of Othello.
    case variant(String)
    /// A record that gives its board twice.
    case secondBoard
    /// A GGF or SGF record that doesn't begin with a parenthesis.
    case headlessRecord
    /// A GGF or SGF record that doesn't end with a parenthesis.
    case unfinishedRecord
    /// Text after the end of a GGF record.
    case trailingRecord
    /// The game is over where an opening should end.
    case finishedOpening
    /// Something other than moves from the start where a list has a line with which games begin.
    case noLine
    /// The game is over after the moves with which it is to begin.
    case overAtStart
    /// A line of names of openings without a name or without moves.
    case missingName
    /// This name occurs in the file before.
    case repeatedName(String)
    /// The position after the moves has a name already.
    case namedOpening
    /// A GGF property without its letters or brackets.
    case property
    /// A text without tags and moves, which isn't PGN.
    case noPGN
    /// A PGN tag without its name, text in quotes or brackets.
    case pgnTag
    /// A word among the moves of a PGN game that is none of them.
    case pgnWord
    /// A comment or variation of a PGN game that isn't closed.
    case pgnComment
    /// An SGF property without its letters or brackets.
    case sgfProperty
    /// The side to move of an SGF record is neither black nor white.
    case sgfPlayer
    /// An SGF record puts a black and a white disc on a square.
    case twoDiscs(Square)
    /// An SGF record changes the board after the first move.
    case lateSetup
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, as a 0-based offset in bytes.
  public let place: Int

  /// Creates an error at a place.
  public init(_ reason: Reason, at place: Int) {
    self.reason = reason
    self.place = place
  }
}
