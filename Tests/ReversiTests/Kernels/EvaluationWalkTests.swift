import GameCore
import Reversi
import Testing

@Suite struct EvaluationWalkTests {
  /// Count and sum of the evaluations by playing every move and evaluating from scratch.
  private func slow(_ position: Position, depth: Int, _ evaluator: Evaluator, _ rows: borrowing FeatureStack) -> (
    Int, Int
  ) {
    if position.isFinished, depth > 0 { return (0, 0) }
    if depth == 0 {
      evaluator.set(rows[0], position.mover, position.opponent)
      return (1, evaluator.value(rows[0], position))
    }
    var total = (0, 0)
    for move in position.legalMoves {
      guard let next = try? position.playing(move) else { continue }
      let below = slow(next, depth: depth - 1, evaluator, rows)
      total = (total.0 + below.0, total.1 + below.1)
    }
    return total
  }

  @Test func `features changed move by move give the values of evaluating from scratch`() {
    let seed: UInt64 = 31
    let evaluator = EvaluatorTests.noise(seed: seed, stages: 3).evaluator()
    let rows = FeatureStack()
    for empties in [50, 20, 14, 5, 2] {
      for position in RandomPosition.list(4, empties: empties, seed: seed) {
        var walk = EvaluationWalk(evaluator)
        walk.visit(position.mover, position.opponent, depth: 3)
        let (count, sum) = slow(position, depth: 3, evaluator, rows)
        let (found, total) = (Int(walk.count), walk.sum)
        #expect(found == count, "seed \(seed), \(position.boardText)")
        #expect(total == sum, "seed \(seed), \(position.boardText)")
      }
    }
  }
}
