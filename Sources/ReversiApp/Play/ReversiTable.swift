import Questions
import Reversi

extension ReversiPlay {
  /// The game so far: its board, the last placement, and whether the turn came back by a pass.
  package struct Table: Sendable, Equatable {
    /// Where the game began, and its moves, passes included.
    package private(set) var line: Line
    package private(set) var last: Placement?
    /// The side that couldn't answer it and has passed.
    package private(set) var passed: Side?

    init(from start: Position) { line = Line(from: start) }

    /// The board, and whose turn it is.
    package var position: Position { line.end }

    /// Black's result in discs once the game is over; the winner takes the empty squares.
    package var blackDifference: Int? { GameRecord(line).playedDifference }

    /// The winner; `nil` while the game continues, and when it is drawn.
    package var winner: Side? {
      guard let difference = blackDifference, difference != 0 else { return nil }
      return difference > 0 ? .black : .white
    }

    /// Makes a move. Where the opponent can't answer and the game isn't over, the opponent's pass
    /// is part of it.
    mutating func play(_ move: Move) throws(IllegalMove) {
      let before = position
      try line.play(move)
      if case .place(let square) = move {
        last = Placement(side: before.sideToMove, square: square, flipped: before.flips(placing: square))
      }
      passed = position.mustPass ? position.sideToMove : nil
      if passed != nil { try line.play(.pass) }
    }
  }

  /// A disc that was placed.
  package struct Placement: Sendable, Equatable {
    /// Whose.
    package let side: Side
    /// Where.
    package let square: Square
    /// The discs that it flipped, in board order.
    package let flipped: [Square]
  }
}
