import Reports
import Reversi

private typealias P = ReversiParameters

/// Where a question about a position is asked: a position, and the moves made from it.
enum ReversiPlace {
  /// What names a position.
  static let parameters: [any SomeParameter] = [P.position, P.moves, P.start, P.size, P.first]

  /// A board, moves or a GGF game beside the options.
  static let operand = Operand(
    "POSITION", .any, help: "A board with its side to move, moves from the start, or a game in GGF"
  ) { words, arguments in
    for parameter in [P.position.any, P.moves.any] where arguments.isGiven(parameter) {
      throw Fault.usage("\(arguments.name(of: parameter)) and a position beside the options exclude each other")
    }
    try read(words.joined(separator: " "), &arguments)
  }

  /// Lines of a file, each a position or a game.
  static let pieces = Pieces("position", "positions", gives: [P.position, P.moves, P.start]) { text, arguments in
    // Of a file of many, threads take positions; none is searched by several.
    if arguments.isGiven(P.threadsInside) { arguments.set(P.threadsInside, to: Int(1)) }
    try read(text, &arguments)
  }

  /// Reads a position or the end of a game as it is in a file.
  private static func read(_ text: String, _ arguments: inout Arguments) throws {
    let start = Position.start(size: arguments[P.size] ?? .eight, first: arguments[P.first])
    let line = try GameRecord(anyText: Array(text.utf8), from: start).line
    try fits(line.start, arguments)
    arguments.set(P.position, to: line.start)
    if !line.moves.isEmpty { arguments.set(P.moves, to: try MoveList(line.transcript)) }
  }

  private static func fits(_ position: Position, _ arguments: Arguments) throws {
    guard let size = arguments[P.size], size != position.size else { return }
    throw Fault.data(
      "the board has \(position.size.squareCount) squares; "
        + "\(size.rawValue)×\(size.rawValue) boards have \(size.squareCount)"
    )
  }
}

extension Arguments {
  /// The line of play that the arguments describe: a position and the moves made from it.
  /// `fallsBack` says whether the start will do when nothing is named.
  func reversiLine(fallsBack: Bool = false) throws -> Line {
    try atMostOne(of: P.position, P.start)
    guard fallsBack || isGiven(P.position) || isGiven(P.moves) || isGiven(P.start) else {
      throw missing(P.position, P.moves, P.start)
    }
    let start =
      try self[P.position].map { position in
        try checking(P.position) {
          if let size = self[P.size], size != position.size {
            throw Fault.data(
              "it has \(position.size.squareCount) squares, a board of \(size.rawValue)×\(size.rawValue) has others")
          }
          return position
        }
      } ?? Position.start(size: self[P.size] ?? .eight, first: self[P.first])
    guard let moves = self[P.moves] else { return Line(from: start) }
    return try checking(P.moves) { try Line(moves, from: start) }
  }
}
