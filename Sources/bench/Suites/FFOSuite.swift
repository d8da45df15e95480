import GameCore
import Reversi

extension Suite {
  /// The easy part of the FFO suite: 14 to 16 empty squares.
  static let ffo1to19 = Suite(
    name: "ffo-1-19", summary: "Reversi: FFO #1 to #19 exactly, one thread", cases: both([.ffo(1...19)]))

  /// Exact solving where it takes seconds: the field's suite, random positions, whole games on
  /// small boards.
  static let reversi = Suite(
    name: "reversi", summary: "Reversi: FFO #20 to #49, random positions, small boards", isLong: true,
    cases: both([
      .random(12, count: 1000), .random(14, count: 500), .random(16, count: 100), .random(18, count: 30),
      .random(20, count: 10), .ffo(20...39), .ffo(40...44), ReversiRow.ffo(40...44).onTwoThreads, .ffo(40...49),
      ReversiRow.ffo(40...49).onTwoThreads, .start("4x4", .four, threads: 1),
      .start("6x6-two-threads", .six, threads: 2),
    ]) + [rectangle])

  /// Files on one thread and on two: the gain, and what it costs in nodes.
  static let reversiFiles = Suite(
    name: "reversi-files", summary: "Reversi: files of positions on one thread and on two", isLong: true,
    cases: [
      ReversiRow.ffo(40...49), .mixed("hard-first", hardAt: [0, 1, 2]),
      .mixed("hard-last", hardAt: [1000, 1001, 1002]),
      .mixed("hard-between", hardAt: [250, 501, 752]),
    ].flatMap { [$0.command, $0.onTwoThreads.command] })

  /// The hardest part of the FFO suite: 22 to 34 empty squares.
  static let ffo50to59 = Suite(
    name: "ffo-50-59", summary: "Reversi: FFO #50 to #59 exactly, two threads", isLong: true,
    cases: [50...54, 55...59].map { ReversiRow.ffo($0, repetitions: 1).onTwoThreads.search })

  /// The whole game on 4×8.
  private static let rectangle = Case(name: "start-4x8", repetitions: 5) {
    guard let board = RectangularBoard(rows: 4, columns: 8) else { preconditionFailure("the sides are even") }
    let solution = RectangleSolver.solve(board)
    return Work(
      signature: "\(solution.lower) \(solution.upper) \(solution.nodes)", amount: Double(solution.nodes),
      unit: "positions")
  }

  private static func both(_ rows: [ReversiRow]) -> [Case] { rows.flatMap { [$0.search, $0.command] } }
}
