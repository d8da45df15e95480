import Documents
import Memory
import Questions

extension Question {
  static let memorySimulate = Question(
    "memory.simulate", version: 2, summary: "Simulate many games",
    discussion: """
      optimal remembers everything and plays best; naive remembers everything and always turns two unknown cards; \
      forgetful is like naive but remembers only the last --recall distinct cards. With --second the two play each \
      other, alternating who starts.

      A forgetful player stores each card at once when it is turned, so the oldest is forgotten before the second card \
      is chosen. Recognising the mate of a remembered card refreshes that card: it counts as new.
      """,
    parameters: [
      MemoryParameters.pairs, MemoryParameters.first, MemoryParameters.second, MemoryParameters.recall,
      MemoryParameters.score, MemoryParameters.games, Parameter.seed, Parameter.skip,
    ],
    examples: [
      Example(
        "memory simulate --pairs 10 --first forgetful --recall 3 --games 20000", "Solitaire with a short memory"),
      Example(
        "memory simulate --pairs 10 --first forgetful --recall 3 --score course --games 20000", "In points"),
      Example(
        "memory simulate --pairs 8 --first optimal --second naive --games 20000 --json", "What good moves are worth"),
    ],
    parts: .games { arguments, sums, context throws(Fault) in
      PairsSimulation(
        pairs: arguments[MemoryParameters.pairs], strategies: try arguments.memoryStrategies(),
        games: UInt64(arguments[MemoryParameters.games]), seed: arguments[.seed],
        skipped: UInt64(arguments[.skip] ?? 0), score: arguments[MemoryParameters.score], sums: sums,
        limits: context.limits
      ).map { TypedReply(MemorySimulateDocument($0, isPart: arguments.isGiven(Parameter.skip))) }
    }
  ) { arguments, context throws(Fault) in
    let simulation = PairsSimulation(
      pairs: arguments[MemoryParameters.pairs], strategies: try arguments.memoryStrategies(),
      games: UInt64(arguments[MemoryParameters.games]), seed: arguments[.seed],
      skipped: UInt64(arguments[.skip] ?? 0), score: arguments[MemoryParameters.score], limits: context.limits,
      observer: context.observer)
    return TypedReply(
      MemorySimulateDocument(simulation, isPart: arguments.isGiven(Parameter.skip)),
      status: simulation.stopReason == nil ? .done : .stopped)
  }
}

extension Arguments {
  /// How the players choose.
  fileprivate func memoryStrategies() throws(Fault) -> [Strategy] {
    let recall = self[MemoryParameters.recall]
    var strategies: [Strategy] = []
    for kind in [self[MemoryParameters.first], self[MemoryParameters.second]].compactMap({ $0 }) {
      guard let strategy = Strategy(kind, recall: recall) else { throw missing(MemoryParameters.recall) }
      strategies.append(strategy)
    }
    if !strategies.contains(where: { $0.kind == .forgetful }) {
      try refuse(MemoryParameters.recall, because: "neither player forgets")
    }
    if strategies.count > 1 { try refuse(MemoryParameters.score, because: "points are counted for one player") }
    return strategies
  }
}
