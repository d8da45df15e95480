import Reports
import Reversi

private typealias P = ReversiParameters

extension Question {
  /// `reversi openings`.
  static let reversiOpenings = Question(
    "reversi.openings", summary: "Find openings that leave both sides about even",
    discussion: """
      Random lines of play from the start whose end our own search values within the bounds, for fair matches. No two \
      end in the same position, turned or mirrored or not. As text: one transcript a line. The same options and seed \
      give the same openings with any number of threads; --time and Ctrl-C end the search with what was found \
      (status 75).
      """,
    parameters: [
      P.openingCount, P.openingPlies, P.within, P.matchSize, P.levelOfMany, P.depth, P.selectivity, Parameter.seed,
    ],
    examples: [
      Example("reversi openings --count 20", "Twenty balanced openings of eight plies"),
      Example("reversi openings --plies 6 --within 4 --count 10 --json", "Shorter ones with their values, as JSON"),
    ]
  ) { arguments, context in
    let plan = OpeningPlan(
      size: arguments[P.matchSize], plies: arguments[P.openingPlies], within: arguments[P.within],
      count: arguments[P.openingCount],
      effort: try arguments.reversiEffort(usualLevel: EffortRequest.usualLevelOfMany, isLimited: false),
      seed: arguments[.seed])
    let set = context.surroundings.reversiSolver(memory: P.memory.fallback ?? 64).openings(
      plan, limits: context.limits, observer: context.observer)
    if set.stopReason == nil, !set.isComplete {
      context.surroundings.warn("there are no more than \(set.openings.count) such openings to be found")
    }
    return Answered(
      ReversiOpeningsDocument(set), nodes: set.nodes, status: set.stopReason == nil ? .done : .stopped)
  }
}
