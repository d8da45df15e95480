/// What a player does in a turn.
public enum Move: Hashable, Sendable {
  /// Puts a disc on a square and flips at least one of the opponent's.
  case place(Square)
  /// Leaves the turn to the opponent, which is legal only without another legal move.
  case pass
}

/// A player, called by the colour of the discs.
public enum Side: String, Sendable, CaseIterable {
  /// Moves first in the official rules.
  case black
  /// Moves first in S4's program.
  case white

  /// The other player.
  public var other: Side { self == .black ? .white : .black }
}

/// Why a move can't be made in a position.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The square isn't on the board of this size.
  case offBoard(Square)
  /// There is a disc already.
  case occupied(Square)
  /// The disc would bracket none of the opponent's.
  case flipsNothing(Square)
  /// The mover has a legal move and so can't pass.
  case passWithMoves
  /// Neither side can move: the game is over.
  case gameOver
}
