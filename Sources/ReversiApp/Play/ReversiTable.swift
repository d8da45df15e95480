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

    /// How many of the moves were given or drawn before the game began, passes included.
    package let given: Int
    /// What best play leads to from there, where the game is for practice.
    package let best: BestResult?

    /// A game that begins after the moves of a line.
    init(from start: Line, best: BestResult? = nil) {
      var table = Self(from: start.start, given: 0, best: best)
      for move in start.moves where move != .pass { try? table.play(move) }
      (line, last, passed) = (table.line, table.last, table.passed)
      (given, self.best) = (table.line.moves.count, best)
    }

    /// A board. A side that can't move has to pass at once.
    private init(from start: Position, given: Int, best: BestResult?) {
      (line, self.given, self.best) = (Line(from: start), given, best)
      passIfForced()
    }

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
      passIfForced()
    }

    private mutating func passIfForced() {
      passed = position.mustPass ? position.sideToMove : nil
      // Who has to pass may.
      if passed != nil { try? line.play(.pass) }
    }

    /// By how much a player's result is worse than the best one, in hundredths of a disc: negative
    /// where it is better, `nil` before the end and where the game isn't for practice.
    package func shortfall(of side: Side) -> Int? {
      guard let best, let difference = blackDifference else { return nil }
      return best.difference(for: side) - 100 * (side == .black ? difference : -difference)
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
