import Catalogue
import GameCore
import Reports
import Reversi
import Synchronization

extension Command {
  /// `puzzlelab reversi convert`.
  static let reversiConvert: Command = Command(
    "reversi", "convert",
    summary: "Convert games between transcript, GGF, OBF and WTHOR",
    discussion: """
      Reads the games of a file one after the other, whatever their format (GGF records, transcripts and OBF lines may stand mixed), and writes \
      them in another. What a format can't say is left out: transcripts keep the moves only, WTHOR no evaluations and times. \
      A game at fault leaves a comment line in its place, which our readers pass over; in WTHOR it leaves nothing.

      A game in OBF is its positions, one a line: all in which a disc is to be placed, or those that --empties or --last name. With \
      -o NAME.wtb the players and tournaments go to NAME.jou and NAME.trn.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "The games ('-': standard input)")],
    options: [.reversiTo] + Option.reversiGameFile + [.reversiLastPosition, .reversiAtEmpties, .threads, .output],
    examples: [
      Example("reversi convert data/reversi/game.ggf --to transcript", "The moves of a game"),
      Example(
        "reversi convert games.wtb --to ggf -o games.ggf", "A year of tournament games, with players and results"),
      Example("reversi convert games.ggf --to obf --empties 20", "One endgame to solve from each game"),
      Example("reversi convert games.txt --to wthor -o games.wtb", "Transcripts, one a line, as a database"),
    ]
  ) { call in
    let path = try call.only(operand: "FILE")
    try call.atMostOne(of: .reversiLastPosition, .reversiAtEmpties)
    guard let format = call.choice(.reversiTo, as: ReversiGameFormat.self) else { throw call.missing(.reversiTo) }
    if format != .obf, let option = [Option.reversiLastPosition, .reversiAtEmpties].first(where: call.has) {
      throw CommandError.usage("\(option.flag) is for --to obf")
    }
    if format == .wthor { return try call.reversiConvertToWTHOR(path) }
    let batch = try ReversiGameBatch(path, call: call, faults: .comment)
    let positions = call.reversiPositionChoice
    return try batch.run(threads: call.threads, gamesPerBlock: 64) { record, _, writer in
      let lines: [String] =
        switch format {
        case .transcript: [try record.transcript(from: batch.start)]
        case .obf: record.obf(positions)
        case .ggf, .wthor: [record.ggf]
        }
      for line in lines { writer.raw(Array("\(line)\n".utf8)) }
      return .done
    }
  }
}

extension Call {
  /// The single operand of a command.
  func only(operand name: String) throws(CommandError) -> String {
    guard let operand = operand(0) else { throw .usage("\(invocation.command.name): \(name) is missing") }
    return operand
  }

  /// Which positions of a game are meant.
  fileprivate var reversiPositionChoice: PositionChoice {
    if has(.reversiLastPosition) { return .last }
    return integer(.reversiAtEmpties).map { .empties($0) } ?? .all
  }

  /// Gathers the games, because their number stands at the beginning of the file.
  fileprivate func reversiConvertToWTHOR(_ path: String) throws(CommandError) -> ExitStatus {
    if console.output.isTerminal { throw .usage("WTHOR files are no text; write one with -o NAME.wtb") }
    let files = try reversiNameFiles()
    do throws(CommandError) {
      let batch = try ReversiGameBatch(path, call: self, faults: .none)
      let games = Lock(WTHORWriter())
      // One thread, so that names are numbered in the order of the games.
      let status = try batch.run(threads: 1, gamesPerBlock: 64) { record, _, _ in
        try games.withLock { try $0.append(record) }
        return .done
      }
      let writer = games.withLock { $0 }
      try console.write(writer.gamesFile)
      try files?.players.write(writer.playersFile)
      try files?.tournaments.write(writer.tournamentsFile)
      try files?.players.finish()
      try files?.tournaments.finish()
      return status
    } catch {
      files?.players.discard()
      files?.tournaments.discard()
      throw error
    }
  }

  /// The files of names beside `-o NAME.wtb`.
  private func reversiNameFiles() throws(CommandError) -> (players: Output, tournaments: Output)? {
    guard let path = text(.output), path.lowercased().hasSuffix(".wtb") else { return nil }
    return (try .file("\(path.dropLast(4)).jou"), try .file("\(path.dropLast(4)).trn"))
  }
}

extension Option {
  /// `--to FORMAT`.
  static let reversiTo: Option = .choice("to", ReversiGameFormat.self, help: "Write games in this format")

  /// `--last`.
  static let reversiLastPosition: Option = Option("last", .flag, help: "With --to obf: only the last position")

  /// `--empties E`.
  static let reversiAtEmpties: Option = Option(
    "empties", .integer(0...60), metavar: "E", help: "With --to obf: only the position with E empty squares")
}
