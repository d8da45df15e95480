/// A small evaluation for when there is no weight file: mobility, the empty squares that border
/// each side's discs, corners and the squares beside empty ones, and who moves last. Its few
/// numbers were set by hand.
struct BuiltInEvaluation<Shape: BoardShape>: PositionEvaluation {
  static var isTrained: Bool { false }

  @inline(__always)
  func set(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64) {}
  @inline(__always)
  func place(_ row: FeatureRow, from other: FeatureRow, square: Int, flips: UInt64) {}
  @inline(__always)
  func pass(_ row: FeatureRow, from other: FeatureRow) {}

  @inline(__always)
  func value(
    _ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int
  ) -> Int {
    let open = Shape.squares & ~(mover | opponent)
    let mobility = moves.nonzeroBitCount &- replies.nonzeroBitCount
    // Empty squares beside the opponent's discs are the mover's moves of tomorrow.
    let outlook =
      (Bitboard.grown(opponent) & open).nonzeroBitCount &- (Bitboard.grown(mover) & open).nonzeroBitCount
    let taken = Shape.corners & ~open
    let corners = (mover & taken).nonzeroBitCount &- (opponent & taken).nonzeroBitCount
    // Discs beside an empty corner give it away.
    let beside = Bitboard.grown(Shape.corners & open) & ~Shape.corners
    let risks = (mover & beside).nonzeroBitCount &- (opponent & beside).nonzeroBitCount
    let reach = (moves & Shape.corners).nonzeroBitCount &- (replies & Shape.corners).nonzeroBitCount
    let discs = mover.nonzeroBitCount &- opponent.nonzeroBitCount
    // Discs count for what they are only near the end.
    let late = max(0, 20 &- empties)
    var value = 64 &* mobility &+ 40 &* outlook &+ 500 &* corners &- 90 &* risks &+ 250 &* reach
    value &+= late &* discs &* 2 &+ (empties & 1 == 1 ? 64 : -64)
    let most = Evaluator.unit &* (Shape.squareCount &- 1)
    return max(0 &- most, min(most, value))
  }
}
