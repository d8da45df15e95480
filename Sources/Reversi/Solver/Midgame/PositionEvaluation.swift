/// What estimates positions at the end of the search's lines, chosen when the searcher is compiled
/// so that the hot path has no indirection.
///
/// Values are for the player to move, who has a move, in sixty-fourths of a disc and less than the
/// board's squares either way. Features live in rows that change with each move; an evaluation
/// without features leaves them alone.
protocol PositionEvaluation: Sendable {
  associatedtype Shape: BoardShape

  /// Whether it was trained: then it is good enough to order moves in a proof.
  static var isTrained: Bool { get }
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

struct TrainedEvaluation<Shape: BoardShape>: PositionEvaluation {
  let evaluator: Evaluator

  static var isTrained: Bool { true }

  @inline(__always)
  func set(_ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64) { evaluator.set(row, mover, opponent) }
  @inline(__always)
  func place(_ row: FeatureRow, from other: FeatureRow, square: Int, flips: UInt64) {
    evaluator.place(row, from: other, square: square, flips: flips)
  }
  @inline(__always)
  func pass(_ row: FeatureRow, from other: FeatureRow) { evaluator.pass(row, from: other) }

  @inline(__always)
  func value(
    _ row: FeatureRow, _ mover: UInt64, _ opponent: UInt64, moves: UInt64, replies: UInt64, empties: Int
  ) -> Int {
    evaluator.evaluate(row, moves: moves.nonzeroBitCount, replies: replies.nonzeroBitCount, empties: empties)
  }
}
