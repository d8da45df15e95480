/// What estimates positions at the end of the search's lines: trained weights, or without them a
/// small evaluation that is built in. One type for both, so that the search is compiled once per
/// board size.
///
/// Values are for the player to move, who has a move, in sixty-fourths of a disc and less than the
/// board's squares either way. Features live in rows that change with each move; without weights
/// there are none.
struct PositionEvaluation<Shape: BoardShape>: Sendable {
  let evaluator: Evaluator?

  /// Whether it was trained: then it is good enough to order moves in a proof.
  var isTrained: Bool { evaluator != nil }

  /// Fills a row with the features of a position.
  @inline(__always)
  func set(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64) { evaluator?.set(row, mover, opponent) }

  /// Fills a row with the features after a placement in the position of another row.
  @inline(__always)
  func place(_ row: FeatureRow, from other: FeatureRow, square: Int, flips: UInt64) {
    evaluator?.place(row, from: other, square: square, flips: flips)
  }

  /// Fills a row with the features after a pass.
  @inline(__always)
  func pass(_ row: FeatureRow, from other: FeatureRow) { evaluator?.pass(row, from: other) }

  /// The estimate; `moves` and `replies` are the legal moves of mover and opponent.
  @inline(__always)
  func value(
    _ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int
  ) -> Int {
    guard let evaluator else {
      return BuiltInEvaluation<Shape>.value(mover, opponent, moves: moves, replies: replies, empties: empties)
    }
    return evaluator.evaluate(row, moves: moves.nonzeroBitCount, replies: replies.nonzeroBitCount, empties: empties)
  }
}
