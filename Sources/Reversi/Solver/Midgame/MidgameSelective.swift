extension MidgameSearcher {
  /// What the exact score of a position probably is, in discs: searches deeper and deeper, then to the end of the game
  /// with the confidences up to `selectivity`, which is below 100. `nil` when a limit stopped them.
  ///
  /// For an exact search that comes after it: the answer is its first question, and ``SharedMidgameTable/move(_:_:on:)``
  /// its first move wherever the searches came by. Call ``begin(limits:generation:)`` before, with a generation that this
  /// table has not seen.
  mutating func selectiveScore(_ mover: UInt64, _ opponent: UInt64, upTo selectivity: Int) -> Int? {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    var value = value(mover, opponent, depth: 0, empties: empties, alpha: -MidgameTuning.most, beta: MidgameTuning.most)
    let ladder = Effort.selectivities.filter { $0 <= min(selectivity, 99) }
    let passes =
      EffortPlan.deepening(to: EffortPlan.middleDepth(empties), selectivity: 73)
      + ladder.map { MidgamePass(depth: empties, selectivity: $0) }
    for pass in passes {
      use(selectivity: pass.selectivity)
      value = self.value(mover, opponent, depth: pass.depth, empties: empties, near: value)
      if exact.mustStop() { return nil }
    }
    // Scores are even.
    let discs = Double(value) / Double(MidgameTuning.unit)
    return 2 * Int((discs / 2).rounded())
  }
}

extension SharedMidgameTable {
  /// The best move that the table knows of a position, as a square, 64 when it knows none.
  @inline(__always)
  func move<Shape: BoardShape>(_ mover: UInt64, _ opponent: UInt64, on shape: Shape.Type) -> Int {
    let empties = (Shape.squares & ~(mover | opponent)).nonzeroBitCount
    let key = TableKey(mover, opponent, turns: empties >= Shape.turnedEmpties, on: shape)
    return table.find(key).map { key.onBoard($0.move, shape) } ?? 64
  }
}
