import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let answers = Parameter(
    "answers", .input, shown: "none",
    help: "Documents of reversi review, one per line: sum up these, and review no game")

  private static let pages = Parameter(
    "pages", .folder, shown: "none", help: "Write a page for each player who has a name into DIR, and a list of them")

  /// `reversi summary`, also `reversi review --summary`.
  static let reversiSummary = Question(
    "reversi.summary", summary: "Summarise the reviews of a file of games by phase, opening and player",
    discussion: """
      Reviews every game as 'reversi review' does, each on a thread of its own. The summary shows the discs lost per \
      move, the share of best moves and the mistakes of four discs or more: by thirds of the game, by the empty \
      squares before the move, by opening and by player. Moves without an alternative don't count, nor do those before \
      --from-ply or those that a GGF record calls drawn by lot (TY[8r20]). With --player only that player's games are \
      reviewed, and of these only the player's moves count.

      Invalid games are skipped with a warning (status 65). After --time or Ctrl-C the summary covers the games that were reviewed \
      completely (status 75). With --resume FILE every review is kept there, as 'reversi review --file' does, and the same \
      command continues.

      --pages DIR writes a page for each player: games, results, accuracy, phases, openings, months and years, all \
      with intervals. Files are called after the players; DIR must exist, and a file that is there already is refused.
      """,
    operand: Operand("GAMES", .optional, of: P.games, isFile: true, help: "A file of games"),
    parameters: [
      P.games, P.player, P.only, P.from, P.size, P.first, P.players, P.tournaments, P.fromPly, P.levelOfSummary,
      P.depth,
      P.selectivity,
      P.memory, answers, pages,
    ],
    examples: [
      Example("reversi summary data/reversi/game.ggf --level 6", "A quick summary of the games of a file"),
      Example("reversi summary games.wtb --player tamenori", "The moves of one player"),
      Example("reversi summary games.wtb --from-ply 9", "Games whose first eight moves were drawn by lot"),
      Example("reversi summary games.wtb --pages players", "A page for each player, in the folder players"),
      Example("reversi summary games.wtb --resume reviews.jsonl", "Run it again to resume after an interruption"),
      Example("reversi summary games.wtb --format html -o summary.html", "A year of games as a page with figures"),
    ]
  ) { arguments, context throws(Fault) in
    guard let path = arguments[P.games] else { throw arguments.missing(P.games) }
    let names = context.environment.reversiNames
    let games = try arguments.reversiRecords(path, context)
    let counted = try arguments.summarisedSides(of: games.records.map { $0.record })
    let chosen = games.records.filter { !counted($0.record).isEmpty }
    let named = chosen.map { (record: $0.record, opening: names.name(of: $0.record.line)?.name) }
    var makePages: ((ReviewedGames) throws(Fault) -> Void)?
    #if !hasFeature(Embedded)
      if let folder = arguments[pages] {
        let names = chosen.flatMap { game in
          counted(game.record).map { ($0 == .black ? game.record.black : game.record.white).name ?? "" }
        }
        let written = try ReversiPlayerPages(folder, of: names, context.environment)
        makePages = { (found) throws(Fault) in try written.write(found, arguments) }
      }
    #endif
    if let path = arguments[answers] {
      var reviews = try ReversiReviews(path, of: arguments, context)
      var known: [GameReview?] = []
      for (number, record) in games.records {
        let review = try reviews.next(record, number: number)
        if !counted(record).isEmpty { known.append(review) }
      }
      let reason = context.limits.stopReason() ?? arguments.value(.time).map { _ in .deadline }
      let found = ReviewedGames(zip(known, named).map { ($0, $1.opening) }, stopReason: reason, counted: counted)
      try makePages?(found)
      return TypedReply(
        ReversiSummaryDocument(found, of: arguments[P.player], skipping: games.faults), nodes: found.nodes,
        status: games.status(found.stopReason))
    }
    let found = try context.environment.reversiSolver(arguments).summary(
      of: named, fromPly: arguments[P.fromPly],
      effort: try arguments.reversiEffort(usualLevel: ReviewPlan.usualLevel, isLimited: false),
      limits: context.limits, observer: context.observer, counted: counted)
    try makePages?(found)
    return TypedReply(
      ReversiSummaryDocument(found, of: arguments[P.player], skipping: games.faults), nodes: found.nodes,
      status: games.status(found.stopReason))
  }
}

extension Arguments {
  /// The sides whose moves count in a game: those of the player who is asked for, or both.
  /// - Throws: where no name, or no single one, is the player's.
  fileprivate func summarisedSides(of records: [GameRecord]) throws(Fault) -> (GameRecord) -> [Side] {
    guard let player = self[P.player] else { return { _ in Side.allCases } }
    var names = GameNames()
    for record in records {
      _ = names.number(adding: record.black.name)
      _ = names.number(adding: record.white.name)
    }
    var choice = GameChoice()
    choice.player = player
    let numbers = try gameTest(choice, players: names, tournaments: GameNames()).players ?? []
    return { record in
      Side.allCases.filter { side in
        let name = side == .black ? record.black.name : record.white.name
        return names.number(of: name).map { numbers.contains($0) } ?? false
      }
    }
  }
}
