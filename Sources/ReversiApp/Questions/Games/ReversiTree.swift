import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let minimumGames = Parameter(
    "minimum-games", typedAs: ["min-games", "mingames", "least"], .integer(1...1_000_000_000), default: 1,
    help: "List only moves of N games or more")
  private static let top = Parameter(
    "top", typedAs: ["n", "count", "most"], .integer(1...1000), default: 10,
    help: "List at most N moves and N players; the others are counted together")

  static let reversiTree = Question(
    "reversi.tree", summary: "Show what was played in a position in many games, and with what results",
    discussion: """
      Counts the games of any files (WTHOR, GGF, SGF, PGN, Othello Quest and all others that 'reversi games' reads) in \
      which the position occurs, however it is turned or mirrored and whatever the order of moves: how they ended, when \
      they were played, by whom, and with which moves they continued. With --player it says what the player and the \
      opponents did there, which prepares a game against that player. Games count to their last move; a game that can't \
      be read is named and left out (status 65).

      With --index the games are kept in FILE, a SQLite database, and the question is about all games in it: files are \
      read only once, by their contents, and one that has changed takes the place of what it was. Each file is in the \
      index whole or not at all, so that the same command resumes after an interruption. With --book the values of an \
      opening book are next to the moves.
      """,
    operand: Operand(
      "FILE", .any, isFile: true, help: "Files of games; none for those of the index alone", gives: [P.gameFiles]
    ) { words, arguments throws(Fault) in
      if words.contains("") { throw .usage("an empty value is not allowed; name a FILE") }
      arguments.set(P.gameFiles, to: words)
    },
    parameters: [P.gameFiles, P.index, P.position, P.moves, P.openingName, P.size, P.first] + P.gameChoice + [
      minimumGames, top, P.book, P.from, P.players, P.tournaments, P.gameBytes, P.playersBytes, P.tournamentsBytes,
    ],
    examples: [
      Example("reversi tree data/reversi/game.ggf --moves f5d6", "The continuations in a file of games"),
      Example("reversi tree WTH_*.wtb --index games.db --opening Tiger", "Years of games, kept in an index"),
      Example("reversi tree --index games.db --player \"Hideshi Tamenori\" --colour white", "How a player began"),
      Example(
        "reversi tree --index games.db --moves f5d6c3 --since 2000 --book --format csv",
        "Recent games, with the values of the shipped book"),
    ]
  ) { arguments, context throws(Fault) in
    let names = context.environment.reversiNames
    let line = try arguments.treeLine(names)
    let book = try arguments[P.book].map { name throws(Fault) in
      try context.environment.openingBook(name, for: line.end, limits: context.limits)
    }
    let choice = try arguments.gameChoice()
    var stock = ReversiGameStock()
    var asked = ReversiTreeDocument.Asked(line)
    (asked.minimumGames, asked.top) = (arguments[minimumGames], arguments[top])
    var played = PlayedPosition(line.end, .everything, playerCount: 0)
    try arguments.treeGames(context) { (found) throws(Fault) in
      stock = found
      let test = try arguments.gameTest(choice, players: found.names.players, tournaments: found.names.tournaments)
      asked.player = test.players?.first.flatMap { found.names.players[$0] }
      played = PlayedPosition(line.end, test, playerCount: found.names.players.count)
    } _: { (games) throws(Fault) in
      try Fault.catching { () throws(Stopped) in try context.limits.check() }
      try Fault.catching { () throws(DamagedGames) in try played.add(games) }
    }
    let advice = try Fault.catching { () throws(UnreadableBook) in try book?.probe(played.position)?.advice.moves }
    return TypedReply(
      ReversiTreeDocument(
        asked, played, players: stock.names.players, files: stock.files, names: names, book: advice ?? []),
      status: stock.hasFaults ? .data : .done)
  }
}

extension Arguments {
  /// How the position came about that is asked about: by default, not at all.
  fileprivate func treeLine(_ names: OpeningNames) throws(Fault) -> Line {
    try atMostOne(of: P.openingName, P.position)
    try atMostOne(of: P.openingName, P.moves)
    guard let opening = try openingLine(P.openingName, names) else { return try reversiLine(fallsBack: true) }
    guard reversiStart == .start() else {
      throw .usage("\(name(of: P.openingName)): openings are named on the usual board, black first")
    }
    return opening
  }

  /// Passes the games on that are asked about, after the names.
  fileprivate func treeGames(
    _ context: Context, _ begin: (ReversiGameStock) throws(Fault) -> Void, _ body: (PackedGames) throws(Fault) -> Void
  ) throws(Fault) {
    try atMostOne(of: P.gameBytes, P.index)
    try atMostOne(of: P.players, P.playersBytes)
    try atMostOne(of: P.tournaments, P.tournamentsBytes)
    let paths = self[P.gameFiles] ?? []
    let sent = try sentGames()
    guard !paths.isEmpty || sent != nil || self[P.index] != nil else { throw missing(P.gameFiles, P.index) }
    if paths.isEmpty { try refuse(P.players, P.tournaments, because: "no files of games are named") }
    if paths.isEmpty, sent == nil { try refuse(P.from, because: "no games are read") }
    guard let index = self[P.index] else { return try readGames(of: paths, sent: sent, context, begin, body) }
    try indexGames(index, adding: paths, context, begin, body)
  }

  /// The games that a request contains in base64.
  private func sentGames() throws(Fault) -> ReversiGameSource? {
    guard let bytes = try unpacked(P.gameBytes) else {
      try refuse(P.playersBytes, P.tournamentsBytes, because: "it goes with \(name(of: P.gameBytes))")
      return nil
    }
    return ReversiGameSource(
      sent: bytes, players: try unpacked(P.playersBytes), tournaments: try unpacked(P.tournamentsBytes))
  }
}
