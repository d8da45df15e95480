import Catalogue
import GameCore
import Reports
import Reversi
import Synchronization

/// Answers every game of a file in order, on many threads, as ``Batch`` does for lines.
struct ReversiGameBatch: Sendable {
  /// How a fault is told in the place of its game.
  enum FaultStyle: Sendable {
    /// An error document.
    case json
    /// A line of text.
    case text
    /// A line that readers of games pass over.
    case comment
    /// Not at all.
    case none
  }

  let path: String
  let format: ReversiGameFormat?
  /// Where transcripts begin.
  let start: Position
  /// Which games to answer; all when `nil`.
  let only: NumberRanges?
  let faults: FaultStyle
  let console: Console
  private let players: WTHORNames
  private let tournaments: WTHORNames

  /// The games of `path` as the options of a call describe them.
  init(_ path: String, call: Call, faults: FaultStyle) throws(CommandError) {
    self.path = path
    self.faults = faults
    format = call.choice(.reversiFrom)
    start = Position.start(
      size: call.reversiSize ?? .eight, first: call.text(.reversiFirst) == "white" ? .white : .black)
    only = call.ranges(.reversiOnlyGames)
    console = call.console
    players = try Self.names(.players, beside: path, given: call.text(.reversiPlayers), call: call)
    tournaments = try Self.names(.tournaments, beside: path, given: call.text(.reversiTournaments), call: call)
  }

  /// A closure that answers a game into a buffer. A thrown error stands in the game's place.
  typealias Answer = @Sendable (GameRecord, _ number: Int, inout ByteWriter) throws -> ExitStatus

  /// Answers the games after the first `skipped` ones, `gamesPerBlock` of them at a time on each thread.
  func run(
    threads: Int, gamesPerBlock: Int, skipping skipped: Int = 0, to console: Console? = nil, _ answer: @escaping Answer
  ) throws(CommandError) -> ExitStatus {
    let source = try ByteSource(path, stopSignal: self.console.stopSignal)
    let reader = try ReversiGameReader(source, format: format)
    let header = reader.header
    let queue = BatchQueue(
      reader, size: source.size, console: console ?? self.console, noun: ("game", "games")
    )
    let hasAny = Lock(false)
    Workers.run(threads) { _ in
      while let block = queue.take(ahead: 4 * threads, atMost: gamesPerBlock) {
        let games = block.lines.filter { $0.number > skipped && only?.contains($0.number) != false }
        if !games.isEmpty { hasAny.withLock { $0 = true } }
        var answers = self.answers(to: games, header: header, by: answer)
        answers.lines += block.lines.count - games.count
        queue.hand(in: answers, at: block.index)
      }
    }
    let status = try queue.outcome(of: source.name)
    if only != nil, !hasAny.withLock({ $0 }) { throw .data("\(source.name) holds no such game") }
    return status
  }

  private func answers(to games: [ReversiGameText], header: WTHORHeader?, by answer: Answer) -> BlockAnswers {
    var answers = BlockAnswers()
    for game in games {
      if console.stopSignal.isRaised {
        answers.status = answers.status.combined(with: .stopped)
        answers.isCut = true
        break
      }
      answers.lines += 1
      let mark = answers.writer.bytes.count
      do {
        let record = try record(of: game, header: header)
        answers.status = answers.status.combined(with: try answer(record, game.number, &answers.writer))
      } catch let error as CommandError where error == .interrupted {
        // Half an answer is none: a later run begins with this game.
        answers.writer.truncate(to: mark)
        answers.lines -= 1
        answers.status = answers.status.combined(with: .stopped)
        answers.isCut = true
        break
      } catch {
        answers.writer.truncate(to: mark)
        note(error, at: game, in: &answers)
      }
    }
    return answers
  }

  /// The only game of the file, or the one that --only names.
  func single() throws -> GameRecord {
    var found: GameRecord?
    try forEach { record in
      if found != nil {
        throw CommandError.usage("\(path) holds several games; choose one with --only, or take all with --file")
      }
      found = try record()
      return true
    }
    guard let found else { throw CommandError.data("\(path) holds no such game") }
    return found
  }

  /// Gives the games one after the other as long as they are wanted.
  func forEach(_ body: (() throws -> GameRecord) throws -> Bool) throws {
    var reader = try ReversiGameReader(try ByteSource(path, stopSignal: console.stopSignal), format: format)
    defer { reader.close() }
    while let games = try reader.next(atMost: 1), let game = games.first {
      guard only?.contains(game.number) != false else { continue }
      let wantsMore = try body {
        do {
          return try record(of: game, header: reader.header)
        } catch {
          throw CommandError(error).within(source: path, line: game.line)
        }
      }
      if !wantsMore { return }
    }
  }

  /// What stands in the file as a game.
  func record(of game: ReversiGameText, header: WTHORHeader?) throws -> GameRecord {
    switch game.content {
    case .fault(let error): throw error
    case .wthor(let bytes):
      return try GameRecord(
        wthor: bytes, number: game.number, header: header ?? WTHORHeader(), players: players, tournaments: tournaments)
    case .text(let bytes):
      switch format {
      case .ggf: return try GameRecord(ggf: Array(bytes))
      case .transcript: return GameRecord(try Line(transcript: Array(bytes), from: start))
      case .obf: return GameRecord(from: try OBFRecord(Array(bytes)).position)
      case .wthor, nil: return try GameRecord(text: bytes, from: start)
      }
    }
  }

  private func note(_ fault: any Error, at game: ReversiGameText, in answers: inout BlockAnswers) {
    var error = CommandError(fault)
    error.line = game.line
    answers.status = answers.status.combined(with: error.status)
    answers.badLines += 1
    if answers.firstError == nil { answers.firstError = error }
    let place = game.line.map { "line \($0): " } ?? ""
    switch faults {
    case .none: return
    case .json:
      let offset = error.offset ?? (fault as? WTHORError)?.place
      let document = ErrorDocument(line: game.line, offset: offset, message: error.message)
      answers.writer.raw(JSONLine.encode(document))
    case .text: answers.writer.raw(Array("\(place)error: \(error.placedMessage)\n".utf8))
    case .comment: answers.writer.raw(Array("% \(place)error: \(error.placedMessage)\n".utf8))
    }
  }

  /// The names that belong to a file of games: those that were given, or those that stand beside it.
  private static func names(
    _ kind: WTHORNames.Kind, beside path: String, given: String?, call: Call
  ) throws(CommandError) -> WTHORNames {
    guard let file = given ?? found(kind, beside: path) else { return WTHORNames() }
    let bytes = try call.read(file)
    do throws(WTHORError) {
      return try WTHORNames(bytes, kind: kind)
    } catch {
      throw CommandError(error).within(source: file, line: nil)
    }
  }

  /// `games.jou` beside `games.wtb`, or else the file that serves all years, `WTHOR.JOU`.
  private static func found(_ kind: WTHORNames.Kind, beside path: String) -> String? {
    guard path.lowercased().hasSuffix(".wtb") else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let endings = kind == .players ? ["jou", "JOU"] : ["trn", "TRN"]
    let stems = ["\(path.dropLast(4))", "\(folder)WTHOR", "\(folder)wthor"]
    return stems.flatMap { stem in endings.map { "\(stem).\($0)" } }.first { FileSystem.exists($0) }
  }
}

extension Option {
  /// `--from FORMAT`.
  static let reversiFrom: Option = .choice(
    "from", ReversiGameFormat.self, help: "Read games in this format; without it, what they look like decides")

  /// `--players FILE`.
  static let reversiPlayers: Option = Option(
    "players", .file, default: "beside the games", help: "The players of WTHOR games, a .jou file")

  /// `--tournaments FILE`.
  static let reversiTournaments: Option = Option(
    "tournaments", .file, default: "beside the games", help: "The tournaments of WTHOR games, a .trn file")

  /// `--only LIST`, of games.
  static let reversiOnlyGames: Option = Option(
    "only", .ranges, help: "Only the games with these numbers, such as 1-19,25")

  /// How games are read from a file.
  static let reversiGameFile: [Option] =
    [.reversiFrom, .reversiOnlyGames, .reversiSize, .reversiFirst, .reversiPlayers, .reversiTournaments]
}
