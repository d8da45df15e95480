import GameCore
import Reversi

extension Suite {
  /// The easy part of the FFO suite: 14 to 16 empty squares.
  static let ffo1to19 = Suite(
    name: "ffo-1-19", summary: "Reversi: FFO #1 to #19 exactly, one thread", cases: [ffo("all", 1...19)])

  /// Exact solving where it takes seconds: the field's suite, random positions, whole games on
  /// small boards.
  static let reversi = Suite(
    name: "reversi", summary: "Reversi: FFO #20 to #44, random positions, small boards", isLong: true,
    cases: [
      random(12, count: 1000), random(14, count: 500), random(16, count: 100), random(18, count: 30),
      random(20, count: 10), ffo("ffo-20-39", 20...39), ffo("ffo-40-44", 40...44),
      ffo("ffo-40-44-two-threads", 40...44, threads: 2), start("4x4", .four),
      start("6x6-two-threads", .six, threads: 2),
    ])

  /// The hard part of the FFO suite: 20 to 34 empty squares.
  static let ffo40to59 = Suite(
    name: "ffo-40-59", summary: "Reversi: FFO #40 to #59 exactly", isLong: true,
    cases: [
      ffo("40-49", 40...49, repetitions: 1), ffo("40-49-two-threads", 40...49, threads: 2, repetitions: 1),
      ffo("50-54-two-threads", 50...54, threads: 2, repetitions: 1),
      ffo("55-59-two-threads", 55...59, threads: 2, repetitions: 1),
    ])

  /// A range of the FFO suite, solved in order.
  private static func ffo(
    _ name: String, _ numbers: ClosedRange<Int>, threads: Int = 1, repetitions: Int = 3
  ) -> Case {
    Case(name: name, repetitions: repetitions) {
      ReversiWork.solve(Array(ReversiWork.ffo[(numbers.lowerBound - 1)...(numbers.upperBound - 1)]), threads: threads)
    }
  }

  /// Random positions with so many empty squares, one thread.
  private static func random(_ empties: Int, count: Int) -> Case {
    Case(name: "random-\(empties)") {
      ReversiWork.solve(RandomPosition.list(count, empties: empties, seed: 1), counted: "positions")
    }
  }

  /// A whole game from the first move.
  private static func start(_ name: String, _ size: BoardSize, threads: Int = 1) -> Case {
    Case(name: name, repetitions: 1) { ReversiWork.solve([.start(size: size)], threads: threads) }
  }
}
