/// Evaluates every position a few plies below another one, features changed move by move as in a
/// search, nothing cut off: what one evaluation costs, with its move and its features.
package struct EvaluationWalk: ~Copyable {
  private let evaluator: Evaluator
  private let features = FeatureStack()
  /// How many positions were evaluated.
  package private(set) var count: UInt64 = 0
  /// The sum of their values, in parts of a disc, each for its player to move.
  package private(set) var sum = 0

  /// A walk that has evaluated nothing yet.
  package init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Evaluates the positions `depth` plies below one of the 8×8 board; finished games are left out,
  /// a pass is a ply.
  package mutating func visit(_ mover: UInt64, _ opponent: UInt64, depth: Int) {
    evaluator.set(features[0], mover, opponent)
    visit(mover, opponent, empties: (~(mover | opponent)).nonzeroBitCount, depth: depth, ply: 0)
  }

  private mutating func visit(_ mover: UInt64, _ opponent: UInt64, empties: Int, depth: Int, ply: Int) {
    if depth == 0 {
      count &+= 1
      sum &+= evaluator.evaluate(
        features[ply], moves: Bitboard.moves(mover, opponent).nonzeroBitCount,
        replies: Bitboard.moves(opponent, mover).nonzeroBitCount, empties: empties)
      return
    }
    var moves = Bitboard.moves(mover, opponent)
    if moves == 0 {
      guard Bitboard.moves(opponent, mover) != 0 else { return }
      evaluator.pass(features[ply &+ 1], from: features[ply])
      return visit(opponent, mover, empties: empties, depth: depth &- 1, ply: ply &+ 1)
    }
    while moves != 0 {
      let square = Bitboard.lowest(moves)
      moves ^= square
      let flips = Bitboard.flips(mover, opponent, square)
      evaluator.place(
        features[ply &+ 1], from: features[ply], square: square.trailingZeroBitCount, flips: flips)
      visit(opponent ^ flips, mover ^ flips ^ square, empties: empties &- 1, depth: depth &- 1, ply: ply &+ 1)
    }
  }
}
