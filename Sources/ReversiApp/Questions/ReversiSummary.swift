import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  /// `reversi summary`, also `reversi review --summary`.
  static let reversiSummary = Question(
    "reversi.summary", summary: "Summarise the reviews of a file of games by phase, opening and player",
    discussion: """
      Reviews every game as 'reversi review' does, each on a thread of its own. The summary shows the discs lost per \
      move, the share of best moves and the mistakes of four discs or more: by thirds of the game, by the empty \
      squares before the move, by opening and by player. Moves without an alternative don't count.

      Invalid games are skipped with a warning (status 65). After --time or Ctrl-C the summary covers the games that were reviewed \
      completely (status 75).
      """,
    operand: Operand("GAMES", .optional, of: P.games, isFile: true, help: "A file of games"),
    parameters: [
      P.games, P.only, P.from, P.size, P.first, P.players, P.tournaments, P.levelOfSummary, P.depth, P.selectivity,
      P.memory,
    ],
    examples: [
      Example("reversi summary data/reversi/game.ggf --level 6", "A quick summary of the games of a file"),
      Example("reversi summary games.wtb --format html -o summary.html", "A year of games as a page with figures"),
    ]
  ) { arguments, context throws(Fault) in
    guard let path = arguments[P.games] else { throw arguments.missing(P.games) }
    let names = context.environment.reversiNames
    let games = try arguments.reversiRecords(path, context)
    let named = games.records.map { (record: $0.record, opening: names.name(of: $0.record.line)?.name) }
    let found = try context.environment.reversiSolver(arguments).summary(
      of: named, effort: try arguments.reversiEffort(usualLevel: ReviewPlan.usualLevel, isLimited: false),
      limits: context.limits, observer: context.observer)
    return TypedReply(
      ReversiSummaryDocument(found, skipping: games.faults), nodes: found.nodes, status: games.status(found.stopReason))
  }
}
