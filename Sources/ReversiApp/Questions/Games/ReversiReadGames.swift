import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

/// A file of games, and all that its games depend on.
struct ReversiGameSource {
  let path: String
  /// Whether the games are in WTHOR.
  private(set) var isWTHOR = false
  private let bytes: [UInt8]
  private let players: [UInt8]?
  private let tournaments: [UInt8]?

  /// Reads a file, and the files of names that belong to it.
  init(_ path: String, _ arguments: Arguments, _ context: Context) throws(Fault) {
    let environment = context.environment
    self.path = path
    bytes = try environment.files.read(path)
    players = try ReversiGameCutter.nameBytes(
      .players, beside: path, given: arguments[P.players], environment)
    tournaments = try ReversiGameCutter.nameBytes(
      .tournaments, beside: path, given: arguments[P.tournaments], environment)
  }

  /// Contents that were sent, and no file.
  init(sent bytes: [UInt8], players: [UInt8]?, tournaments: [UInt8]?) {
    path = ""
    (self.bytes, self.players, self.tournaments) = (bytes, players, tournaments)
  }

  /// A digest of the games: two files with the same one have the same games, read in the same way.
  func digest(_ arguments: Arguments) -> [UInt8] {
    let way = [
      arguments[P.from]?.rawValue ?? "", arguments.reversiStart.boardText,
      players == nil ? "" : "players", tournaments == nil ? "" : "tournaments",
    ]
    let parts = [bytes, players ?? [], tournaments ?? [], Array(way.joined(separator: ";").utf8)]
    return SHA256.digest(of: parts.flatMap { SHA256.digest(of: $0) })
  }

  /// Adds the games to a collection. One that can't be read is left out with a warning, as are
  /// positions without moves.
  /// - Throws: when nothing of the file is a game or a position, or a limit is reached.
  mutating func read(
    into collection: inout GameCollection, _ arguments: Arguments, _ context: Context
  ) throws(Fault) -> ReversiReadFile {
    // The names were read already; the reader says from which file they are.
    var cutter = try ReversiGameCutter(
      path, arguments, context.environment, players: path.isEmpty ? players : nil,
      tournaments: path.isEmpty ? tournaments : nil)
    cutter.append(bytes)
    var file = ReversiReadFile(name: path)
    // Games in other formats may be in a file next to those in WTHOR.
    var arguments = arguments
    arguments.remove(P.players, P.tournaments)
    while let (number, game) = try cutter.nextNumbered(within: context.limits) {
      if number.isMultiple(of: Self.between) {
        context.observer.report(Progress(completed: Double(number), unit: "games"))
      }
      if case .text = game.content {} else { isWTHOR = true }
      do throws(Fault) {
        let record = try arguments.reversiRecord(of: game)
        if record.line.moves.isEmpty {
          file.positions += 1
        } else {
          collection.append(record)
          file.games += 1
        }
      } catch {
        file.faultCount += 1
        if file.faults.count < ReversiReadFile.mostFaults { file.faults.append(error.within(line: game.line)) }
      }
    }
    if file.games + file.faultCount + file.positions == 0 {
      throw path.isEmpty ? cutter.absence : cutter.absence.within(source: Fault.nameOfSource(path), line: nil)
    }
    warn(file, losses: cutter.losses, context.environment)
    return file
  }

  /// Games between two reports.
  private static let between = 5000

  /// Warns of what is left out.
  private func warn(_ file: ReversiReadFile, losses: GameLosses, _ environment: Environment) {
    let place = path.isEmpty ? "" : "\(Fault.nameOfSource(path)): "
    for fault in file.faults { environment.warn("\(place)\(fault); this game is skipped") }
    if file.faultCount > file.faults.count {
      let more = Wording.count(file.faultCount - file.faults.count, "more game", "more games")
      environment.warn("\(place)\(more) can't be read; they are skipped")
    }
    if file.positions > 0 {
      let what = Wording.count(file.positions, "position", "positions")
      environment.warn("\(place)\(what) without moves, not counted as \(file.positions == 1 ? "a game" : "games")")
    }
    if !losses.isEmpty { environment.warn("\(place)not read: \(losses.words)") }
  }
}

/// Games of files, or of an index, in the form in which they are counted.
struct ReversiGameStock {
  /// The players and tournaments.
  var names = GameCollection()
  /// The files that the games are from.
  var files: [ReversiReadFile] = []
  /// Whether a file that was named in the request has games that can't be read.
  var hasFaults = false
}

extension Arguments {
  /// Reads files into memory, each once, and passes their games on, after the names.
  func readGames(
    of paths: [String], sent: ReversiGameSource?, _ context: Context,
    _ begin: (ReversiGameStock) throws(Fault) -> Void, _ body: (PackedGames) throws(Fault) -> Void
  ) throws(Fault) {
    var (stock, collection, known) = (ReversiGameStock(), GameCollection(), Set<[UInt8]>())
    var hasWTHOR = false
    func add(_ given: ReversiGameSource) throws(Fault) {
      var source = given
      guard known.insert(source.digest(self)).inserted else {
        context.environment.warn("\(source.path): the same games as another file; they are counted once")
        return
      }
      let file = try source.read(into: &collection, self, context)
      stock.files.append(file)
      hasWTHOR = hasWTHOR || source.isWTHOR
      if file.faultCount > 0 { stock.hasFaults = true }
    }
    if let sent { try add(sent) }
    for path in paths { try add(try ReversiGameSource(path, self, context)) }
    if !hasWTHOR { try refuse(P.players, P.tournaments, because: "only WTHOR has its names in other files") }
    stock.names = collection
    try begin(stock)
    for block in collection.blocks { try body(block) }
  }
}

#if hasFeature(Embedded)
  extension Arguments {
    /// There are no indexes where there are no files.
    func indexGames(
      _ index: String, adding paths: [String], _ context: Context,
      _ begin: (ReversiGameStock) throws(Fault) -> Void, _ body: (PackedGames) throws(Fault) -> Void
    ) throws(Fault) {
      throw .io("\(index): indexes of games aren't available here")
    }
  }
#endif
