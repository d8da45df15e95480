import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  static let reversiGames = Question(
    "reversi.games", version: 2, summary: "List the games of a file: players, results, moves",
    discussion: """
      Reads GGF, SGF, PGN, Othello Quest's JSON, transcripts, positions and WTHOR (see 'help formats'); the names of \
      WTHOR players are read from files in the same folder. Programs that ask in JSON may send the files themselves in \
      base64. An invalid game is listed with its error, and the exit status is 65 then. --player, --since and others \
      choose among the games that can be read; a game without a year, or without a result, isn't meant by one.
      """,
    operand: Operand("FILE", .optional, of: P.games, isFile: true, help: "A file of games (also --file FILE)"),
    parameters: [
      P.games, P.gameBytes, P.only, P.from, P.size, P.first, P.players, P.tournaments, P.playersBytes,
      P.tournamentsBytes,
    ] + P.gameChoice + [P.gamesThroughOpening],
    examples: [
      Example("reversi games data/reversi/game.ggf", "The game of a file"),
      Example("reversi games games.wtb --only 1-20", "The first twenty of a year"),
      Example("reversi games games.wtb --player tamenori --opening tiger", "A player's games of an opening"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: P.games, P.gameBytes)
    try arguments.atMostOne(of: P.players, P.playersBytes)
    try arguments.atMostOne(of: P.tournaments, P.tournamentsBytes)
    let path = arguments[P.games] ?? ""
    let sent = try arguments.unpacked(P.gameBytes)
    let file = if let sent { sent } else { try context.environment.files.read(try arguments.path()) }
    var cutter = try ReversiGameCutter(
      path, arguments, context.environment, players: try arguments.unpacked(P.playersBytes),
      tournaments: try arguments.unpacked(P.tournamentsBytes))
    cutter.append(file)
    let names = context.environment.reversiNames
    // Games are read twice, and never held all at once.
    let beginning = cutter
    let choice = try ReversiListChoice(arguments, names, from: beginning, context)
    var (count, faultCount, nameless) = (0, 0, ReversiNameless())
    while let (_, game) = try cutter.nextNumbered(within: context.limits) {
      do throws(Fault) {
        let record = try arguments.reversiRecord(of: game)
        guard choice.includes(record) else { continue }
        nameless.add(record)
      } catch {
        faultCount += 1
      }
      count += 1
    }
    if count == 0, arguments.isGiven(P.only), !choice.isNarrow {
      throw path.isEmpty ? cutter.absence : cutter.absence.within(source: path, line: nil)
    }
    if let note = nameless.note { context.environment.warn(note) }
    if count > 0, !cutter.losses.isEmpty {
      let place = path.isEmpty ? "" : "\(Fault.nameOfSource(path)): "
      context.environment.warn("\(place)not listed: \(cutter.losses.words)")
    }
    let games = MadeList(count: count) {
      var cutter = beginning
      return {
        while let game = cutter.nextGame(isLast: true) {
          if let listed = arguments.listed(game, number: cutter.number, names, choice) { return listed }
        }
        return nil
      }
    }
    return TypedReply(
      ReversiGamesDocument(games, faultCount: faultCount), status: faultCount == 0 ? .done : .data)
  }

}

extension ReversiParameters {
  /// The contents of a file.
  static let gameBytes = Parameter<[UInt8]?>("bytes", .base64, help: "The file itself, in base64")
  static let playersBytes = Parameter<[UInt8]?>(
    "players-bytes", .base64, help: "The players of WTHOR games, a .jou file in base64")
  static let tournamentsBytes = Parameter<[UInt8]?>(
    "tournaments-bytes", .base64, help: "The tournaments of WTHOR games, a .trn file in base64")
}

extension Arguments {
  /// The contents of a file that was sent, unpacked.
  func unpacked(_ parameter: Parameter<[UInt8]?>) throws(Fault) -> [UInt8]? {
    guard let bytes = self[parameter] else { return nil }
    return try Unpacking.contents(of: bytes, atMost: Self.mostUnpacked)
  }

  /// The most bytes that a file that is sent may hold when it is unpacked.
  private static let mostUnpacked = 1 << 26

  fileprivate func path() throws(Fault) -> String {
    guard let path = self[P.games] else { throw missing(P.games) }
    return path
  }

  /// A game of a list, or why it can't be read; `nil` for one that isn't meant.
  fileprivate func listed(
    _ game: GameReader.Game, number: Int, _ names: OpeningNames, _ choice: ReversiListChoice
  ) -> ReversiGamesDocument.Game? {
    do throws(Fault) {
      let record = try reversiRecord(of: game)
      guard choice.includes(record) else { return nil }
      return .init(number: number, record: record, opening: names.name(of: record.line), fault: nil)
    } catch {
      return .init(number: number, record: nil, fault: error.within(line: game.line))
    }
  }
}

extension Fault {
  /// The message with its place.
  func within(line: Int?) -> String {
    line.map { "line \($0): \(placedMessage)" } ?? placedMessage
  }
}

extension Domain where Value == [UInt8] {
  /// Bytes in base64 (RFC 4648).
  fileprivate static var base64: Domain {
    Domain("BASE64", schema: .string) { text throws(Fault) in
      guard let bytes = Base64.bytes(of: text) else { throw Fault.data("this is not valid base64") }
      return bytes
    } write: {
      $1.string(Base64.text(of: $0))
    }.with { $0.traits.readsFiles = true }
  }
}
