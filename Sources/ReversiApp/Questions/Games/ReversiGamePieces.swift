import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

/// Files of games: texts in which GGF and SGF records, PGN, Othello Quest's JSON, transcripts and
/// positions may be mixed, or WTHOR.
package enum ReversiGamePieces {
  /// Games of a file, each one's number before its text.
  static let pieces = Pieces(
    "game", "games", gives: [P.game, P.games, P.moves, P.position], hasColumns: false
  ) { path, arguments, environment throws(Fault) in
    AnyCutter(try ReversiGameCutter(path, arguments, environment))
  } read: { text, arguments throws(Fault) in
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let game = try arguments.reversiRecord(Array(text.utf8.dropFirst(number.utf8.count + 1)))
    arguments.setGame(game, number: Int(number) ?? 1)
  }

  /// The only game of a file, or the one that `only` names.
  static func single(_ path: String, _ arguments: Arguments, _ context: Context) throws(Fault) -> GameRecord {
    let (environment, limits) = (context.environment, context.outerLimits)
    var cutter = try ReversiGameCutter(path, arguments, environment)
    do {
      cutter.append(try environment.files.read(path))
    } catch {
      // Moves with a slip may have been taken for the name of a file.
      let hint = "write a game as moves, such as f5d6c3, or as a record in GGF or SGF"
      throw error.status == .io ? Fault.io("\(error.message); \(hint)") : error
    }
    var found: GameRecord?
    while let (_, game) = try cutter.nextNumbered(within: limits) {
      if found != nil {
        throw Fault.usage(
          "\(path) has several games; choose one with \(arguments.name(of: P.only.any)), or take all with --file")
      }
      do {
        found = try arguments.reversiRecord(of: game)
      } catch {
        throw error.within(source: path, line: game.line)
      }
    }
    guard let found else { throw cutter.absence.within(source: path, line: nil) }
    return found
  }
}

extension Arguments {
  /// Asks about a game of a file.
  mutating func setGame(_ game: GameRecord, number: Int) {
    set(P.number, to: number)
    set(P.game, to: game)
    // What says how the file is read isn't part of the question about the game.
    remove(P.only, P.from, P.players, P.tournaments, P.size, P.first)
  }

  /// A game that was found in a file; moves alone are played from `start`, by default from the
  /// start that the arguments describe.
  package func reversiRecord(of game: GameReader.Game, from start: Position? = nil) throws(Fault) -> GameRecord {
    switch game.content {
    case .text(let bytes): return try reversiRecord(bytes, from: start)
    case .record(let record):
      try checkFits(record.line.start, readFrom: start)
      return record
    case .fault(let error): throw Fault(error)
    }
  }

  /// A game as it is in a file, in the format that was asked for.
  package func reversiRecord(_ bytes: [UInt8], from start: Position? = nil) throws(Fault) -> GameRecord {
    try refuse(P.players, P.tournaments, P.fullNames, because: "only WTHOR has its names in other files")
    do {
      let record = try reversiGame(bytes, from: start ?? reversiStart)
      try checkFits(record.line.start, readFrom: start)
      return record
    } catch {
      throw Fault(error, reading: String(decoding: bytes, as: UTF8.self)).inLine(of: bytes)
    }
  }

  private func reversiGame(_ bytes: [UInt8], from start: Position) throws(Fault) -> GameRecord {
    switch self[P.from] {
    case .ggf: return try Fault.catching { () throws(NotationError) in try GameRecord(ggf: bytes) }
    case .sgf: return try Fault.catching { () throws(NotationError) in try GameRecord(sgf: bytes) }
    case .pgn: return try Fault.catching { () throws(NotationError) in try GameRecord(pgn: bytes, from: start) }
    case .quest: return try ReversiQuestGame(JSON(reading: bytes[...])).record()
    case .transcript:
      return try Fault.catching { () throws(NotationError) in try GameRecord(MoveList(bytes), from: start) }
    case .obf: return try Fault.catching { () throws(NotationError) in try GameRecord(obf: bytes) }
    case .wthor, nil: return try GameRecord(anyText: bytes, from: start)
    }
  }
}

extension Fault {
  /// A fault of a game that spans several lines, with its place in its line.
  func inLine(of game: [UInt8]) -> Fault {
    guard let offset else { return self }
    let before = game.prefix(offset)
    guard let end = before.lastIndex(of: UInt8(ascii: "\n")) else { return self }
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = String(decoding: before[(end + 1)...], as: UTF8.self)
    return Fault(status, "\(message) (in line \(line) of the game, at character \(start.count + 1))")
  }
}

/// The games of a file that can be read, and why others can't.
struct ReversiFileGames {
  var records: [(number: Int, record: GameRecord)] = []
  /// The faults of the games that are skipped, each with its line.
  var faults: [String] = []

  /// The status of an answer about the games.
  func status(_ stopReason: StopReason?) -> ExitStatus {
    (stopReason == nil ? ExitStatus.done : .stopped).combined(with: faults.isEmpty ? .done : .data)
  }
}

extension Arguments {
  /// The games of a file, those that `only` names; one at fault is left out with a warning.
  func reversiRecords(_ path: String, _ context: Context) throws(Fault) -> ReversiFileGames {
    var cutter = try ReversiGameCutter(path, self, context.environment)
    cutter.append(try context.environment.files.read(path))
    var games = ReversiFileGames()
    var faults: [Fault] = []
    while let (number, game) = try cutter.nextNumbered(within: context.limits) {
      do {
        games.records.append((number, try reversiRecord(of: game)))
      } catch {
        games.faults.append(error.within(line: game.line))
        faults.append(error.within(source: path, line: game.line))
      }
    }
    guard !games.records.isEmpty else { throw faults.first ?? cutter.absence.within(source: path, line: nil) }
    for fault in faults { context.environment.warn("\(fault.placedMessage); this game is skipped") }
    return games
  }
}

/// Cuts a file into games. A piece is the number of the game, a blank, and its text, or what was
/// decoded of a WTHOR file.
package struct ReversiGameCutter: FileCutter {
  private let only: NumberRanges?
  private let nameOfOnly: String
  private var reader: GameReader
  /// The number in the file of the game that was found last, from 1.
  private(set) var number = 0

  /// A cutter for the file called `path`, next to which the names of WTHOR games are sought unless
  /// they are given as the contents of their files.
  package init(
    _ path: String, _ arguments: Arguments, _ environment: Environment, players: [UInt8]? = nil,
    tournaments: [UInt8]? = nil
  ) throws(Fault) {
    only = arguments[P.only]
    nameOfOnly = arguments.name(of: P.only.any)
    reader = GameReader(
      format: arguments[P.from],
      players: try Self.names(.players, players, beside: path, arguments, environment),
      tournaments: try Self.names(.tournaments, tournaments, beside: path, arguments, environment))
  }

  package mutating func append(_ bytes: [UInt8]) { reader.append(bytes) }

  package mutating func next(isLast: Bool) -> Piece? {
    nextGame(isLast: isLast).map { game in
      if case .text(let bytes) = game.content { return Piece(line: game.line, .text(Array("\(number) ".utf8) + bytes)) }
      let number = number
      return Piece(
        line: game.line,
        .values { arguments throws(Fault) in
          arguments.setGame(try arguments.reversiRecord(of: game), number: number)
        })
    }
  }

  /// What was skipped that doesn't belong to a game.
  var losses: GameLosses { reader.losses }

  /// Why there was no game at the end of the file: it has none, or none of those requested.
  package var absence: Fault {
    guard number > 0 else { return .data("it has no games") }
    let count = Wording.count(number, "game", "games")
    return .data("it has \(count), none of those that \(nameOfOnly) names")
  }

  /// The next game that was requested.
  package mutating func nextGame(isLast: Bool) -> GameReader.Game? {
    while let game = reader.next(isLast: isLast) {
      if isWanted(counting: game) { return game }
    }
    return nil
  }

  /// The next game of a whole file that was requested, and its number in the file, from 1.
  /// - Throws: when a limit is reached on the way to it.
  mutating func nextNumbered(within limits: SearchLimits) throws(Fault) -> (number: Int, game: GameReader.Game)? {
    do throws(Stopped) {
      try limits.check()
      while let game = reader.next(isLast: true) {
        if isWanted(counting: game) { return (number, game) }
        try limits.check()
      }
      return nil
    } catch {
      throw Fault(error)
    }
  }

  /// Counts a game; whether it is one of those requested.
  private mutating func isWanted(counting game: GameReader.Game) -> Bool {
    number += 1
    return only?.contains(number) ?? true
  }

  /// The names that belong to a file of games: those whose file, or its contents, were given, or
  /// those that are in the same folder.
  private static func names(
    _ kind: WTHORNames.Kind, _ contents: [UInt8]?, beside path: String, _ arguments: Arguments,
    _ environment: Environment
  ) throws(Fault) -> WTHORNames {
    let given = kind == .players ? arguments[P.players] : arguments[P.tournaments]
    if let contents { return try Fault.catching { () throws(WTHORError) in try WTHORNames(contents, kind: kind) } }
    guard let file = given ?? found(kind, beside: path, environment, warns: true) else { return WTHORNames() }
    let bytes = try environment.files.read(file)
    var names: WTHORNames
    do throws(WTHORError) {
      names = try WTHORNames(bytes, kind: kind)
    } catch {
      throw Fault(error).within(source: file, line: nil)
    }
    for path in [file + fullNames] + (kind == .players ? [arguments[P.fullNames]].compactMap { $0 } : []) {
      guard path == arguments[P.fullNames] || environment.files.exists(path) else { continue }
      let text = String(decoding: TextBytes.utf8(try environment.files.read(path)), as: UTF8.self)
      let unused = names.complete(with: text, kind: kind)
      guard let line = unused.first else { continue }
      environment.warn(
        "\(path): \(Wording.count(unused.count, "name fits", "names fit")) no name of \(file), or several fit one; "
          + "the first is in line \(line)")
    }
    return names
  }

  /// What follows the name of a file of names in that of the file that has the full ones.
  static let fullNames = ".names"

  /// The contents of the file of names that belongs to a file of games, and of the file of full
  /// names after them; `nil` where there is none.
  static func nameBytes(
    _ kind: WTHORNames.Kind, beside path: String, given: String?, _ environment: Environment
  ) throws(Fault) -> [UInt8]? {
    guard let file = given ?? found(kind, beside: path, environment, warns: false) else { return nil }
    let full = file + fullNames
    return try environment.files.read(file) + (environment.files.exists(full) ? environment.files.read(full) : [])
  }

  /// The file of names in the same folder as a file of games.
  private static func found(
    _ kind: WTHORNames.Kind, beside path: String, _ environment: Environment, warns: Bool
  ) -> String? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let names = environment.files.names(folder.isEmpty ? "." : String(folder))
    guard let found = kind.file(for: String(path.dropFirst(folder.count)), among: names) else { return nil }
    if found.isOnlyOne, warns {
      environment.warn("\(path): the names are from \(folder)\(found.name), the only such file in the folder")
    }
    return "\(folder)\(found.name)"
  }
}
