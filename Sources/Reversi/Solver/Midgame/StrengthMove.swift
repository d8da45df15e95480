import GameCore

extension Strength {
  /// The move that a player with a name chooses in a position with a legal placement; `nil` when a
  /// limit stopped the search.
  ///
  /// Every move has the value of the search, and a misjudgement that depends on the seed and on the
  /// position after the move alone; the lowest square of the best ones is played.
  func move(
    in position: Position, adviser: Adviser, seed: UInt64, limits: SearchLimits, budget: UInt64?
  ) -> Move? {
    if misjudgement == 0 {
      return Strategy.bestMove(in: position, adviser, .level(depth, empties: position.emptyCount), limits, budget)
    }
    let own = limits.within(budget)
    let advice = adviser.advise(position, effort: .plies(depth), limits: own)
    guard advice.stopReason == nil else { return nil }
    var best: (square: Square, value: Double)?
    for advised in advice.moves {
      guard case .place(let square) = advised.move else { continue }
      let next = position.placingUnchecked(square)
      let value = Double(advised.value) / 100 + misjudgement * Self.deviation(of: next, seed: seed)
      let isBetter = best.map { (value, $0.square.index) > ($0.value, square.index) } ?? true
      if isBetter { best = (square, value) }
    }
    return best.map { .place($0.square) }
  }

  /// A number with mean 0 and standard deviation 1, nearly normal: the sum of twelve uniform ones,
  /// which depend on a position and a seed.
  package static func deviation(of position: Position, seed: UInt64) -> Double {
    var boards = SeededGenerator(seed: position.mover, stream: position.opponent)
    var generator = SeededGenerator(seed: seed, stream: boards.next())
    return (0..<12).reduce(-6) { sum, _ in sum + generator.unit() }
  }
}
