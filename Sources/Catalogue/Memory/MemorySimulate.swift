import Memory
import Reports

extension Question {
  /// `memory simulate`.
  static let memorySimulate = Question(
    "memory.simulate", summary: "Play many games between simulated players",
    discussion: """
      optimal remembers everything and plays best; naive remembers everything and always turns two unknown cards; \
      forgetful is like naive but remembers only the last --recall distinct cards. With a second player they play \
      against each other and begin in turn.

      A forgetful player stores each card at once when it is turned, so the oldest is forgotten before the second card \
      is chosen. Whoever recognises the mate of a remembered card has seen that one again: it counts as new.
      """,
    parameters: [
      MemoryParameters.pairs, MemoryParameters.first, MemoryParameters.second, MemoryParameters.recall,
      MemoryParameters.games, Parameter.seed,
    ],
    examples: [
      Example(
        "memory simulate --pairs 10 --first forgetful --recall 3 --games 20000", "A solitaire with a short memory"),
      Example(
        "memory simulate --pairs 8 --first optimal --second naive --games 20000 --json", "What good moves are worth"),
    ]
  ) { arguments, context in
    let recall = arguments[MemoryParameters.recall]
    let kinds = [arguments[MemoryParameters.first], arguments[MemoryParameters.second]].compactMap(\.self)
    let strategies = try kinds.map { kind in
      guard let strategy = Strategy(kind, recall: recall) else { throw arguments.missing(MemoryParameters.recall) }
      return strategy
    }
    let simulation = PairsSimulation(
      pairs: arguments[MemoryParameters.pairs], strategies: strategies,
      games: UInt64(arguments[MemoryParameters.games]), seed: arguments[.seed], limits: context.limits,
      observer: context.observer)
    return Answered(
      MemorySimulateDocument(simulation), status: simulation.stopReason == nil ? .done : .stopped)
  }
}
