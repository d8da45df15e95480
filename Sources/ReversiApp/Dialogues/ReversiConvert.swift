import Documents
import GameCore
import Questions
import Reversi

extension Conversion {
  /// `puzzlelab reversi convert`.
  static let reversiConvert = Conversion(
    "convert", summary: "Convert games between transcript, GGF, SGF, PGN, OBF and WTHOR",
    discussion: """
      Reads the games of a file, whatever their format (text formats may be mixed; Othello Quest's JSON is read, too), \
      and writes them in another. Data that a format cannot hold is dropped and listed in one line: transcripts keep \
      only the moves, SGF drops the times of moves, and WTHOR drops evaluations and times. Evaluations in SGF and PGN \
      are for black. An invalid game is replaced by a comment, which all our readers skip; in WTHOR it is omitted.

      In OBF a game is written as its positions, one per line: all in which a disc is placed next, or only those that \
      --empties or --last chooses. With -o NAME.wtb the players and tournaments go to NAME.jou and NAME.trn, \
      and names that these cut, whole, to NAME.jou.names and NAME.trn.names, which are read with them again.
      """,
    operand: Operand("FILE", .one, isFile: true, help: "The games ('-': standard input; also --file FILE)"),
    noun: ("game", "games"),
    parameters: [
      ReversiConverter.to, ReversiParameters.from, ReversiParameters.only,
      ReversiParameters.size, ReversiParameters.first, ReversiParameters.players,
      ReversiParameters.tournaments, ReversiParameters.fullNames, ReversiConverter.last, ReversiConverter.empties,
    ],
    examples: [
      Example("reversi convert data/reversi/game.ggf --to transcript", "The moves of a game"),
      Example(
        "reversi convert games.wtb --to ggf -o games.ggf", "A year of tournament games, with players and results"),
      Example("reversi convert games.pgn --to sgf -o games.sgf", "For Quarry and other readers of SGF"),
      Example("reversi convert games.ggf --to obf --empties 20", "One endgame to solve from each game"),
      Example("reversi convert games.txt --to wthor -o games.wtb", "Transcripts, one per line, as a database"),
    ]
  ) { path, arguments, environment throws(Fault) in try ReversiConverter(path, arguments, environment) }
}

/// Games of a file, one after the other, in another format.
private struct ReversiConverter: Converter {
  static let to = Parameter(
    required: "to", typedAs: ["format", "target", "as"],
    .words(GameFormat.allCases.filter { $0 != .quest }.map { ($0.rawValue, $0) }) { $0.rawValue },
    help: "Write games in this format")
  static let last = Parameter(flag: "last", help: "With --to obf: only the last position")
  static let empties = Parameter(
    "empties", .integer(0...60), metavar: "E", help: "With --to obf: only the position with E empty squares")

  private let arguments: Arguments
  private let path: String
  private let format: GameFormat
  private let choice: PositionChoice
  private var cutter: ReversiGameCutter
  private var nameless = ReversiNameless()
  private var losses = GameLosses()
  private var hasGames = false
  /// The games of a database, gathered because their number is at the beginning of the file.
  private var games = WTHORWriter()
  private var databaseLosses = WTHORLosses()

  init(_ path: String, _ arguments: Arguments, _ environment: Environment) throws(Fault) {
    guard arguments.isGiven(Self.to) else { throw arguments.missing(Self.to) }
    format = arguments[Self.to]
    try arguments.atMostOne(of: Self.last, Self.empties)
    if format != .obf {
      if arguments[Self.last] { throw Fault.usage("--last is for --to obf") }
      if arguments.isGiven(Self.empties) { throw Fault.usage("--empties is for --to obf") }
    }
    self.arguments = arguments
    self.path = path
    choice = arguments[Self.last] ? .last : arguments[Self.empties].map { .empties($0) } ?? .all
    cutter = try ReversiGameCutter(path, arguments, environment)
  }

  var terminalRefusal: Fault? {
    format == .wthor ? .usage("WTHOR is a binary format; use -o NAME.wtb") : nil
  }

  var absence: Fault { cutter.absence }

  mutating func append(_ bytes: [UInt8]) { cutter.append(bytes) }

  mutating func next(isLast: Bool) -> Converted? {
    guard let game = cutter.nextGame(isLast: isLast) else { return nil }
    do throws(Fault) {
      let record = try arguments.reversiRecord(of: game)
      nameless.add(record)
      hasGames = true
      return Converted(bytes: Array(try text(of: record).utf8))
    } catch {
      var fault = error
      fault.line = game.line
      // Our readers pass over a comment in the place of a game.
      let place = game.line.map { "line \($0): " } ?? ""
      let comment = format == .wthor ? "" : "% \(place)error: \(fault.placedMessage)\n"
      return Converted(bytes: Array(comment.utf8), fault: fault)
    }
  }

  /// A game in the other format; one of a database is kept for the end.
  private mutating func text(of record: GameRecord) throws(Fault) -> String {
    if format == .wthor {
      try Fault.catching { () throws(UnwritableGame) in try games.append(record) }
      try Fault.catching { () throws(UnwritableGame) in try databaseLosses.count(record) }
      return ""
    }
    let lines: [String] =
      switch format {
      case .transcript: [record.transcript]
      case .obf: record.obf(choice)
      case .sgf: [record.sgf]
      case .pgn: [record.pgn]
      case .ggf, .wthor, .quest: [record.ggf]
      }
    losses += try Fault.catching { () throws(UnwritableGame) in try record.losses(as: format, choice) }
    return lines.map { $0 + "\n" }.joined()
  }

  mutating func finish() -> ConversionEnd {
    var end = ConversionEnd()
    if let note = nameless.note { end.notes.append(note) }
    if format == .wthor {
      losses = databaseLosses.losses
      end.bytes = games.gamesFile
      let names = ReversiGameCutter.fullNames
      var files: [(ending: String, bytes: [UInt8])] = []
      files.append((ending: "jou", bytes: games.playersFile))
      files.append((ending: "trn", bytes: games.tournamentsFile))
      files.append((ending: "jou" + names, bytes: games.fullPlayers))
      files.append((ending: "trn" + names, bytes: games.fullTournaments))
      files.removeAll { $0.bytes.isEmpty }
      end.companions = (ending: "wtb", files: files)
    }
    // A file without games has no comments between them either.
    if hasGames { losses += cutter.losses }
    if !losses.isEmpty {
      let name = format == .transcript ? "a transcript" : format.rawValue.uppercased()
      end.notes.append("\(Fault.nameOfSource(path)): \(losses.line(format: name))")
    }
    return end
  }
}
