import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi convert`.
  static let reversiConvert: Command = Command(
    "reversi", "convert",
    summary: "Convert games between transcript, GGF, SGF, PGN, OBF and WTHOR",
    discussion: """
      Reads the games of a file one after the other, whatever their format (texts may be mixed; Othello Quest's JSON is \
      read, too), and writes them in another. What a format has no place for is named in one line: transcripts keep the \
      moves only, SGF no times of moves, WTHOR no evaluations and times; the evaluations in SGF and PGN are for black. \
      A game at fault leaves a comment line in its place, which our \
      readers pass over; in WTHOR it leaves nothing.

      A game in OBF is its positions, one a line: all in which a disc is to be placed, or those that --empties or \
      --last name. With -o NAME.wtb the players and tournaments go to NAME.jou and NAME.trn.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "The games ('-': standard input; also --file FILE)")],
    parameters: [
      Conversion.to, ReversiParameters.from, ReversiParameters.only,
      ReversiParameters.size, ReversiParameters.first, ReversiParameters.players,
      ReversiParameters.tournaments, Conversion.last, Conversion.empties, Door.output,
    ],
    examples: [
      Example("reversi convert data/reversi/game.ggf --to transcript", "The moves of a game"),
      Example(
        "reversi convert games.wtb --to ggf -o games.ggf", "A year of tournament games, with players and results"),
      Example("reversi convert games.pgn --to sgf -o games.sgf", "For Quarry and other readers of SGF"),
      Example("reversi convert games.ggf --to obf --empties 20", "One endgame to solve from each game"),
      Example("reversi convert games.txt --to wthor -o games.wtb", "Transcripts, one a line, as a database"),
    ]
  ) { call in try Conversion(call).run() }
}

/// Games of a file, one after the other, in another format.
private struct Conversion: Sendable {
  static let to = Parameter(
    required: "to", .words(GameFormat.allCases.filter { $0 != .quest }.map { ($0.rawValue, $0) }) { $0.rawValue },
    help: "Write games in this format")
  static let last = Parameter(flag: "last", help: "With --to obf: only the last position")
  static let empties = Parameter(
    "empties", .integer(0...60), metavar: "E", help: "With --to obf: only the position with E empty squares")

  private let call: Call
  private let arguments: Arguments
  private let path: String

  init(_ call: Call) throws {
    self.call = call
    arguments = call.arguments
    path = call.operand(0) ?? "-"
    guard arguments.isGiven(Self.to) else { throw arguments.missing(Self.to) }
    try arguments.atMostOne(of: Self.last, Self.empties)
    guard arguments[Self.to] != .obf else { return }
    if arguments[Self.last] { throw Fault.usage("--last is for --to obf") }
    if arguments.isGiven(Self.empties) { throw Fault.usage("--empties is for --to obf") }
  }

  func run() throws -> ExitStatus {
    if arguments[Self.to] == .wthor { return try database() }
    let choice: PositionChoice =
      arguments[Self.last] ? .last : arguments[Self.empties].map { .empties($0) } ?? .all
    let format = arguments[Self.to]
    var losses = GameLosses()
    let status = try convert(faultsAreComments: true) { record, writer in
      let lines: [String] =
        switch format {
        case .transcript: [record.transcript]
        case .obf: record.obf(choice)
        case .sgf: [record.sgf]
        case .pgn: [record.pgn]
        case .ggf, .wthor, .quest: [record.ggf]
        }
      for line in lines { writer.text(line + "\n") }
      losses += try record.losses(as: format, choice)
    }
    name(losses)
    return status
  }

  /// Says what the format has no place for.
  private func name(_ losses: GameLosses) {
    guard !losses.isEmpty else { return }
    let source = path == "-" ? "standard input" : path
    let format = arguments[Self.to]
    let name = format == .transcript ? "a transcript" : format.rawValue.uppercased()
    call.console.warn("\(source): \(losses.line(format: name))")
  }

  /// Reads games and answers them in order, on one thread: names are numbered as they come.
  private func convert(
    faultsAreComments: Bool, _ body: (GameRecord, inout JSONWriter) throws -> Void
  ) throws(Fault) -> ExitStatus {
    let source = try ByteSource(path, stopSignal: call.console.stopSignal)
    let reader: ReversiGameReader
    do {
      reader = ReversiGameReader(source, try ReversiGameCutter(path, arguments, call.surroundings))
    } catch {
      throw Fault(error)
    }
    var nameless = ReversiNameless()
    let queue = BatchQueue(reader, of: source, console: call.console, noun: ("game", "games"))
    while let block = queue.take(ahead: 1, atMost: 64) {
      var answers = BlockAnswers()
      for game in block.lines {
        answers.lines += 1
        do {
          let record = try arguments.reversiRecord(of: game)
          nameless.add(record)
          try body(record, &answers.writer)
        } catch {
          answers.note(Fault(error), line: game.line, isComment: faultsAreComments)
        }
      }
      queue.hand(in: answers, at: block.index)
    }
    if let note = nameless.note { call.console.warn(note) }
    return try queue.outcome()
  }

  /// Gathers the games, because their number is at the beginning of the file.
  private func database() throws -> ExitStatus {
    if call.console.output.isTerminal { throw Fault.usage("WTHOR files are no text; write one with -o NAME.wtb") }
    var games = WTHORWriter()
    var losses = WTHORLosses()
    let status = try convert(faultsAreComments: false) { record, _ in
      try games.append(record)
      try losses.count(record)
    }
    name(losses.losses)
    try call.console.write(games.gamesFile)
    if let path = call[Door.output], path.lowercased().hasSuffix(".wtb") {
      for (names, ending) in [(games.playersFile, "jou"), (games.tournamentsFile, "trn")] where !names.isEmpty {
        try WholeFile.save(names, as: "\(path.dropLast(4)).\(ending)")
      }
    }
    return status
  }
}

extension BlockAnswers {
  /// Leaves a comment in the place of a game at fault.
  fileprivate mutating func note(_ fault: Fault, line: Int?, isComment: Bool) {
    var fault = fault
    fault.line = line
    status = status.combined(with: fault.status)
    badLines += 1
    if firstError == nil { firstError = fault }
    guard isComment else { return }
    let place = line.map { "line \($0): " } ?? ""
    writer.text("% \(place)error: \(fault.placedMessage)\n")
  }
}

/// A file of games read in pieces.
private struct ReversiGameReader: BlockReader {
  private let source: ByteSource
  private var cutter: ReversiGameCutter
  private var isAtEnd = false
  private(set) var bytesGivenOut = 0
  private var waiting = PieceLength()

  init(_ source: ByteSource, _ cutter: ReversiGameCutter) {
    self.source = source
    self.cutter = cutter
  }

  var absence: Fault { cutter.absence }

  func close() { source.close() }

  mutating func next(atMost count: Int) throws(Fault) -> [GameReader.Game]? {
    var games: [GameReader.Game] = []
    while games.count < count {
      if let game = cutter.nextGame(isLast: isAtEnd) {
        games.append(game)
        waiting = PieceLength()
      } else if isAtEnd || !games.isEmpty {
        break
      } else {
        let bytes = try waiting.more(of: source)
        isAtEnd = bytes.isEmpty
        bytesGivenOut += bytes.count
        cutter.append(bytes)
      }
    }
    return games.isEmpty ? nil : games
  }
}
