import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiReview = Question(
    "reversi.review", version: 2, summary: "Review a game move by move",
    discussion: """
      Compares every move of a game with the best one, both by the same search; from 24 empty squares on both values \
      are proved. The moves that seem to lose the most are searched again, four levels deeper. For a quick review use \
      --level 8. Moves before --from-ply aren't judged, such as the first eight of an XOT game (--from-ply 9), or those \
      that a GGF record calls drawn by lot (TY[8r20]: up to twenty discs). Games are GGF records, transcripts or WTHOR files, or --moves. --time and --nodes apply to the search \
      of each position.

      --format ggf and pgn write the game with the value of each move in place of the players' own; PGN also has marks \
      and best moves.

      With --file every game of a file is reviewed, each on a thread of its own; the review of a game is the same \
      either way.
      """,
    operand: Operand("GAME", .any, isFile: true, help: "A file with the game, or its moves", gives: [P.game, P.games]) {
      words, arguments throws(Fault) in
      let text = words.joined(separator: " ")
      let isGame = text.hasPrefix("(") || MoveList.isMeant(by: text)
      try arguments.read(text, for: isGame ? P.game.any : P.games.any)
    },
    pieces: ReversiGamePieces.pieces, summaryName: "reversi.summary",
    parameters: [
      P.game, P.games, P.only, P.moves, P.position, P.size, P.first, P.from, P.players, P.tournaments, P.worst,
      P.fromPly, P.number, P.levelOfReview, P.depth, P.selectivity, P.memory,
    ], isSearch: true,
    examples: [
      Example("reversi review data/reversi/game.ggf", "A game, move by move"),
      Example("reversi review data/reversi/game.ggf --format html -o review.html", "The same, as a page with a chart"),
      Example("reversi review f5d6c3d3c4f4c5b3c2e3d2c6b4 --level 6", "The beginning of a game"),
      Example("reversi review --file games.wtb --json -o reviews.jsonl", "All games of a year"),
      Example("reversi review --summary games.wtb", "A summary of all games, as 'reversi summary' gives it"),
      Example(
        "reversi review --file games.wtb --resume reviews.jsonl",
        "The same; run it again to resume after an interruption"),
    ]
  ) { arguments, context throws(Fault) in
    let record = try arguments.reversiGame(context)
    try arguments.checkFirstPly(of: record)
    let review = try context.environment.reversiSolver(arguments).review(
      record, fromPly: arguments[P.fromPly], effort: try arguments.reversiEffort(usualLevel: ReviewPlan.usualLevel),
      limits: context.outerLimits, observer: context.observer)
    return TypedReply(
      ReversiReviewDocument(
        review, number: arguments[P.number], worstCount: arguments[P.worst],
        opening: context.environment.reversiNames.name(of: record.line)),
      nodes: review.nodes, status: review.stopReason == nil ? .done : .stopped)
  }
}

extension SavedReview {
  /// A game that was played here, judged by the review of all games.
  static let reversi = SavedReview(
    "reversi.review", file: P.games,
    parameters: [
      P.worst, P.fromPly, P.levelOfReview, P.depth, P.selectivity, P.memory, Parameter<UInt64?>.nodes,
    ])
}

extension Arguments {
  /// Refuses a first ply that a game doesn't have: none of it would be judged.
  fileprivate func checkFirstPly(of record: GameRecord) throws(Fault) {
    guard let ply = self[P.fromPly], ply > max(1, record.line.moves.count) else { return }
    let plies = Wording.count(record.line.moves.count, "ply", "plies")
    throw Fault.data("\(name(of: P.fromPly.any)): the game has \(plies), none from ply \(ply) on")
  }

  /// The game that the arguments name.
  fileprivate func reversiGame(_ context: Context) throws(Fault) -> GameRecord {
    try atMostOne(of: P.game, P.games, P.moves)
    try atMostOne(of: P.game, P.games, P.position)
    if self[P.games] == nil {
      try refuse(P.only, P.from, P.players, P.tournaments, because: "it is for a file of games")
    }
    if let game = self[P.game] {
      try checkFits(game.line.start)
      return game
    }
    if let path = self[P.games] { return try ReversiGamePieces.single(path, self, context) }
    guard isGiven(P.moves) else { throw missing(P.game, P.games, P.moves) }
    return GameRecord(try reversiLine())
  }
}
