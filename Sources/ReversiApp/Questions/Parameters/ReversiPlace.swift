import Documents
import Questions
import Reversi

private typealias P = ReversiParameters

/// Where a question about a position is asked: a position, and the moves made from it.
enum ReversiPlace {
  /// What names a position.
  static let parameters: [any SomeParameter] = [P.position, P.moves, P.start, P.size, P.first]

  /// A board, moves or a GGF game after the options.
  static let operand = Operand(
    "POSITION", .any, help: "A board with its side to move, moves from the start, or a game in GGF",
    gives: [P.position, P.moves]
  ) { words, arguments throws(Fault) in
    try set(line(words.joined(separator: " "), arguments), &arguments)
  }

  /// Positions and games of a file, most of them a line each.
  static let pieces = Pieces("position", "positions", gives: [P.position, P.moves, P.start]) { _, _, _ throws(Fault) in
    AnyCutter(ReversiPositionCutter())
  } read: { text, arguments throws(Fault) in
    try set(line(text, arguments), ofMany: &arguments)
  }

  /// Reads a position, or a game to its end.
  private static func line(_ text: String, _ arguments: Arguments) throws(Fault) -> Line {
    do {
      return try GameRecord(only: Array(text.utf8), from: arguments.reversiStart, arguments).line
    } catch {
      throw Fault(error, reading: text).inLine(of: Array(text.utf8))
    }
  }

  /// Sets the arguments to the line of a file of many: threads take those, and none is searched by
  /// several.
  fileprivate static func set(_ line: Line, ofMany arguments: inout Arguments) throws(Fault) {
    if arguments.isGiven(P.threadsInside) { arguments.set(P.threadsInside, to: Int(1)) }
    try set(line, &arguments)
  }

  /// Sets the arguments to a line of play.
  private static func set(_ line: Line, _ arguments: inout Arguments) throws(Fault) {
    try arguments.checkFits(line.start)
    if !line.moves.isEmpty { arguments.set(P.moves, to: MoveList(line)) }
    if arguments[P.start] {
      guard line.start == arguments.reversiStart else {
        throw Fault.usage(
          "\(arguments.name(of: P.start)) stands for the starting position, but another position is given, too")
      }
      return
    }
    // From here on the position says which side moves.
    arguments.remove(P.first)
    arguments.set(P.position, to: line.start)
  }
}

/// Cuts a file into positions and games: lines, boards over several lines, records, and games of a
/// WTHOR file.
private struct ReversiPositionCutter: FileCutter {
  private var reader = GameReader()

  let absence = Fault.data("it has no positions")

  mutating func append(_ bytes: [UInt8]) { reader.append(bytes) }

  mutating func next(isLast: Bool) -> Piece? {
    reader.next(isLast: isLast).map { game in
      switch game.content {
      case .text(let bytes): Piece(line: game.line, .text(bytes))
      case .record(let record):
        Piece(line: nil, .values { arguments throws(Fault) in try ReversiPlace.set(record.line, ofMany: &arguments) })
      case .fault(let error): Piece(line: nil, .values { _ throws(Fault) in throw Fault(error) })
      }
    }
  }
}

extension Arguments {
  /// The start of a game on the board and with the side to move that the arguments name.
  var reversiStart: Position { .start(size: self[P.size] ?? .eight, first: self[P.first]) }

  /// Refuses a position that was read where the size of the board, or the side that moves first,
  /// was given and isn't what the position has. Moves alone were read from `usual`, by default from
  /// the start that the arguments describe.
  func checkFits(_ start: Position, readFrom usual: Position? = nil) throws(Fault) {
    try checkSize(start)
    guard usual == nil, start != reversiStart else { return }
    try refuse(P.first, because: "the position states who moves")
  }

  /// Refuses a position on a board of another size than was given.
  private func checkSize(_ position: Position) throws(Fault) {
    guard list[P.size.any.key] != nil, let size = self[P.size], size != position.size else { return }
    let (given, found) = (size.rawValue, position.size.rawValue)
    throw Fault.data("the board is \(found)×\(found), not \(given)×\(given)").about(name(of: P.size))
  }

  /// The line of play that the arguments describe: a position and the moves made from it.
  /// `fallsBack` says whether the start will do when nothing is named.
  func reversiLine(fallsBack: Bool = false) throws(Fault) -> Line {
    try atMostOne(of: P.position, P.start)
    guard self[P.start] || fallsBack || isGiven(P.position) || isGiven(P.moves) else {
      throw missing(P.position, P.moves, P.start)
    }
    if let position = self[P.position] {
      try checkSize(position)
      try refuse(P.first, because: "the position states who moves")
    }
    let start = self[P.position] ?? reversiStart
    guard let moves = self[P.moves] else { return Line(from: start) }
    if let begin = moves.start {
      try refuse(P.position, P.start, P.first, because: "the moves say where they begin")
      try checkSize(begin)
    }
    return try checking(P.moves) { () throws(NotationError) in try Line(moves, from: start) }
  }
}
