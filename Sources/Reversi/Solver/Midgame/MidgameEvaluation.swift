/// What estimates positions at the end of the search's lines, chosen when the searcher is compiled
/// so that the hot path has no indirection.
///
/// Values are for the player to move, who has a move, in sixty-fourths of a disc and less than 64
/// discs either way. Features live in rows that change with each move; an evaluation without
/// features leaves them alone.
protocol MidgameEvaluation: Sendable {
  associatedtype Shape: BoardShape

  /// Fills a row with the features of a position.
  func set(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64)
  /// Fills a row with the features after a placement in the position of another row.
  func place(_ row: FeatureRow, from other: FeatureRow, square: Int, flips: UInt64)
  /// Fills a row with the features after a pass.
  func pass(_ row: FeatureRow, from other: FeatureRow)
  /// The estimate; `moves` and `replies` are the legal moves of mover and opponent.
  func value(
    _ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int
  ) -> Int
}

/// The full evaluation of the 8×8 board.
extension Evaluator: MidgameEvaluation {
  typealias Shape = Board8

  @inline(__always)
  func value(
    _ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int
  ) -> Int {
    evaluate(row, moves: moves.nonzeroBitCount, replies: replies.nonzeroBitCount, empties: empties)
  }
}

/// The evaluation that orders moves in the exact solver, as an estimate of values: the only one of
/// 6×6.
struct OrderingEvaluation<Shape: BoardShape>: MidgameEvaluation {
  let evaluator: PatternEvaluator

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
    let most = Evaluator.unit &* (Shape.squareCount &- 1)
    let value = Evaluator.unit / PatternEvaluator.unit &* evaluator.evaluate(mover, opponent, empties: empties)
    return max(0 &- most, min(most, value))
  }
}

/// A small evaluation for when there is no weight file: mobility, the empty squares that border
/// each side's discs, corners and the squares beside empty ones, and who moves last. Its few
/// numbers were set by hand.
struct BuiltInEvaluation<Shape: BoardShape>: MidgameEvaluation {
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
