import Reversi

extension Suite {
  /// Lines of play from the start: move generation and flips, and nothing else.
  static let perft = Suite(
    name: "perft", summary: "Reversi: lines of play from the start, unhashed, one thread",
    cases: [perft(depth: 9), perft(depth: 10), perft(depth: 11)])

  /// The number that issue reports quote: 1,939,886,636 positions.
  static let perftLong = Suite(
    name: "perft-long", summary: "Reversi: perft 12, unhashed, one thread", isLong: true, cases: [perft(depth: 12)])

  private static func perft(depth: Int) -> Case {
    Case(name: "depth-\(depth)") {
      let leaves = Perft.count(.start(), depth: depth)
      return Work(signature: "\(leaves)", amount: Double(leaves), unit: "positions")
    }
  }
}
