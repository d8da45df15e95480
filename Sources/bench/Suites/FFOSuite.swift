import Reversi

extension Suite {
  /// The easy part of the FFO suite: 14 to 16 empty squares.
  static let ffo1to19 = ffo("ffo-1-19", 1...19)

  /// A range of the FFO suite, solved in order by one solver on one thread. The signature is the sum of scores and the
  /// number of positions visited.
  private static func ffo(_ name: String, _ numbers: ClosedRange<Int>, isLong: Bool = false) -> Suite {
    Suite(
      name: name, summary: "Reversi: FFO #\(numbers.lowerBound) to #\(numbers.upperBound) exactly, one thread",
      isLong: isLong,
      cases: [
        Case(name: "all") {
          let positions = ReversiWork.ffo[(numbers.lowerBound - 1)...(numbers.upperBound - 1)]
          return ReversiWork.solve(Array(positions))
        }
      ])
  }
}
