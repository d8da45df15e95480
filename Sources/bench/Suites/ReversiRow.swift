import Reversi

/// Positions to solve: measured as a search inside the program and as the command that people type.
struct ReversiRow: Sendable {
  let name: String
  var threads = 1
  var repetitions = 3
  /// The row on fewer threads with which this one is compared.
  var baseline: String?
  let positions: @Sendable () -> [Position]

  /// The score of each position in turn, by the library.
  var search: Case {
    Case(name: name, repetitions: repetitions, baseline: baseline) { [positions, threads] in
      ReversiWork.solve(positions(), threads: threads)
    }
  }

  /// `puzzlelab reversi solve --file`: scores, best moves and lines, start-up and output included.
  var command: Case {
    Case(
      name: "\(name)-command", repetitions: repetitions, baseline: baseline.map { "\($0)-command" } ?? name,
      input: Input(name: baseline ?? name) { [positions] in ReversiCommand.file(positions()) }
    ) { [positions, threads] in
      ReversiCommand.solve(positions(), threads: threads)
    }
  }

  /// The row on two threads, compared with itself on one.
  var onTwoThreads: ReversiRow {
    ReversiRow(
      name: "\(name)-two-threads", threads: 2, repetitions: repetitions, baseline: name, positions: positions)
  }
}

extension ReversiRow {
  /// A range of the FFO suite, in order.
  static func ffo(_ numbers: ClosedRange<Int>, repetitions: Int = 3) -> ReversiRow {
    ReversiRow(name: "ffo-\(numbers.lowerBound)-\(numbers.upperBound)", repetitions: repetitions) {
      Array(ReversiWork.ffo[(numbers.lowerBound - 1)...(numbers.upperBound - 1)])
    }
  }

  /// Random positions with `empties` empty squares.
  static func random(_ empties: Int, count: Int) -> ReversiRow {
    ReversiRow(name: "random-\(empties)") { RandomPosition.list(count, empties: empties, seed: 1) }
  }

  /// A whole game from the first move.
  static func start(_ name: String, _ size: BoardSize, threads: Int) -> ReversiRow {
    ReversiRow(name: name, threads: threads, repetitions: 1) { [.start(size: size)] }
  }

  /// A thousand positions of 12 empty squares and three hard ones, at these places of the file.
  static func mixed(_ name: String, hardAt places: [Int]) -> ReversiRow {
    ReversiRow(name: "mixed-\(name)") {
      var list = RandomPosition.list(1000, empties: 12, seed: 1)
      for (place, number) in zip(places, [45, 46, 49]) { list.insert(ReversiWork.ffo[number - 1], at: place) }
      return list
    }
  }
}
