/// A small evaluation for when there is no weight file: mobility, the empty squares that border
/// each side's discs, corners and the squares next to empty ones, and the parity of the last move.
enum BuiltInEvaluation<Shape: BoardShape> {
  /// The estimate, for the player to move; `moves` and `replies` are the legal moves of mover and
  /// opponent.
  @inline(never)
  static func value(_ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int) -> Int {
    let open = Shape.squares & ~(mover | opponent)
    let mobility = moves.nonzeroBitCount &- replies.nonzeroBitCount
    // Empty squares next to the opponent's discs are the mover's future moves.
    let outlook =
      (Bitboard.grown(opponent) & open).nonzeroBitCount &- (Bitboard.grown(mover) & open).nonzeroBitCount
    let taken = Shape.corners & ~open
    let corners = (mover & taken).nonzeroBitCount &- (opponent & taken).nonzeroBitCount
    // Discs next to an empty corner give it away.
    let beside = Bitboard.grown(Shape.corners & open) & ~Shape.corners
    let risks = (mover & beside).nonzeroBitCount &- (opponent & beside).nonzeroBitCount
    let reach = (moves & Shape.corners).nonzeroBitCount &- (replies & Shape.corners).nonzeroBitCount
    let discs = mover.nonzeroBitCount &- opponent.nonzeroBitCount
    // Discs count for what they are only near the end.
    let late = max(0, BuiltInWeight.lateEmpties &- empties)
    var value = BuiltInWeight.mobility &* mobility &+ BuiltInWeight.outlook &* outlook
    value &+= BuiltInWeight.corner &* corners &- BuiltInWeight.risk &* risks &+ BuiltInWeight.reach &* reach
    value &+= BuiltInWeight.lateDisc &* late &* discs
    value &+= empties & 1 == 1 ? BuiltInWeight.lastMove : 0 &- BuiltInWeight.lastMove
    let most = Evaluator.unit &* (Shape.squareCount &- 1)
    return max(0 &- most, min(most, value))
  }
}

/// What the small evaluation counts, in sixty-fourths of a disc; set by hand.
private enum BuiltInWeight {
  /// A move more than the opponent has.
  static let mobility = 64
  /// An empty square more next to the opponent's discs.
  static let outlook = 40
  /// A corner more.
  static let corner = 500
  /// A disc more next to an empty corner, against the mover.
  static let risk = 90
  /// A corner more that can be taken now.
  static let reach = 250
  /// Making the last move, by parity.
  static let lastMove = 64
  /// A disc more, for each empty square under ``lateEmpties``.
  static let lateDisc = 2
  static let lateEmpties = 20
}
