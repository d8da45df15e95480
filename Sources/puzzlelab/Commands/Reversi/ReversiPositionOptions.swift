import Catalogue
import Reversi

extension Option {
  /// `--position "BOARD SIDE"`.
  static let reversiPosition: Option = Option(
    "position", letter: "p", .text, metavar: "BOARD",
    help: "The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the side to move")

  /// `--moves TRANSCRIPT`.
  static let reversiMoves: Option = Option(
    "moves", letter: "m", .text, metavar: "MOVES",
    help: "Play these moves first, such as f5d6c3, from the position or the start; passes may be left out")

  /// `--start`.
  static let reversiStart: Option = Option("start", .flag, help: "The position in which games begin")

  /// `--size 4|6|8`.
  static let reversiSize: Option = Option(
    "size", .choice(BoardSize.allCases.map { "\($0.rawValue)" }), default: "8", help: "Squares a side of the board")

  /// `--first black|white`.
  static let reversiFirst: Option = Option(
    "first", .choice(["black", "white"]), default: "black", help: "Who moves first from the start")

  /// What names one position, for which a file of many can stand.
  static let reversiPlace: [Option] = [.reversiPosition, .reversiMoves, .reversiStart]

  /// What names a position and the board.
  static let reversiInput: [Option] = reversiPlace + [.reversiSize, .reversiFirst]
}

extension Call {
  /// The size of the board, when one was asked for.
  var reversiSize: BoardSize? { text(.reversiSize).flatMap { Int($0) }.flatMap { BoardSize(rawValue: $0) } }

  /// Whether the options name a position.
  var namesReversiPosition: Bool { has(.reversiPosition) || has(.reversiMoves) || has(.reversiStart) }

  /// The line of play that the options describe: a position and the moves made from it; the start without any.
  func reversiLine() throws(CommandError) -> Line {
    try atMostOne(of: .reversiPosition, .reversiStart)
    let first: Side = text(.reversiFirst) == "white" ? .white : .black
    let start: Position
    if let board = text(.reversiPosition) {
      start = try reading(.reversiPosition) { try Position(boardText: board, size: reversiSize) }
    } else {
      start = Position.start(size: reversiSize ?? .eight, first: first)
    }
    guard let moves = text(.reversiMoves) else { return Line(from: start) }
    return try reading(.reversiMoves) { try Line(transcript: moves, from: start) }
  }
}
