import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiOpenings = Question(
    "reversi.openings", summary: "Find balanced openings",
    discussion: """
      Lines of play from the start, for fair matches and for practice. Each move is drawn at random from those that \
      are at most --loss discs worse than the best one, according to a search at --level; that search also values the \
      final position at no more than --within for either side. No two lines end in the same position, even rotated or \
      reflected. As text: one transcript per line, followed by the name of the opening as a comment. The same options \
      and seed give the same openings on any number of threads; after --time or Ctrl-C the answer has those found so \
      far (status 75).
      """,
    parameters: [
      P.openingCount, P.openingPlies, P.within, P.loss, P.matchSize, P.levelOfMany, P.depth, P.selectivity,
      Parameter.seed,
    ],
    examples: [
      Example("reversi openings --count 20", "Twenty balanced openings of eight plies"),
      Example("reversi openings --plies 6 --within 4 --count 10 --json", "Shorter ones with their values, as JSON"),
    ]
  ) { arguments, context throws(Fault) in
    let plan = OpeningPlan(
      size: arguments[P.matchSize], plies: arguments[P.openingPlies], within: arguments[P.within],
      loss: arguments[P.loss], count: arguments[P.openingCount],
      effort: try arguments.reversiEffort(usualLevel: EffortRequest.usualLevelOfMany, isLimited: false),
      seed: arguments[.seed])
    let set = context.environment.reversiSolver(memory: P.memory.fallback ?? 64).openings(
      plan, limits: context.limits, observer: context.observer)
    if set.stopReason == nil, !set.isComplete {
      let found = Wording.count(set.openings.count, "opening", "openings")
      context.environment.warn("found \(found); thousands of random lines in a row gave no new one")
    }
    return TypedReply(
      ReversiOpeningsDocument(set, names: context.environment.reversiNames), nodes: set.nodes,
      status: set.stopReason == nil ? .done : .stopped)
  }
}
