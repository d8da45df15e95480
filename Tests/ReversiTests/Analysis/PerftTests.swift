import GameCore
import Reversi
import Testing

@Suite struct PerftTests {
  static let known: [UInt64] = [
    1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284, 212_258_800, 1_939_886_636,
  ]

  @Test func `the numbers of lines from the start are the known ones`() {
    for depth in 0...10 { #expect(Perft.count(.start(), depth: depth) == Self.known[depth]) }
  }

  @Test func `white to begin makes no difference to the numbers`() {
    for depth in 0...8 { #expect(Perft.count(.start(first: .white), depth: depth) == Self.known[depth]) }
  }

  @Test(arguments: BoardSize.allCases)
  func `threads count the same lines, in pieces, finished games included`(size: BoardSize) {
    for depth in [0, 1, 2, 3, 7, 9, 10] {
      let position = Position.start(size: size)
      let counted = Perft.lines(from: position, depth: depth, limits: SearchLimits(threads: 3))
      #expect(counted?.leaves == Perft.count(position, depth: depth))
    }
  }

  @Test func `lines that would take years end soon after their time`() {
    let limits = SearchLimits(deadline: .after(seconds: 0.01), threads: 2)
    #expect(Perft.lines(from: .start(), depth: 40, limits: limits) == nil)
  }

  @Test(arguments: BoardSize.allCases)
  func `the counts equal those of plain play`(size: BoardSize) {
    for position in RandomPosition.list(10, empties: 6, size: size, seed: 51) {
      for depth in 0...8 { #expect(Perft.count(position, depth: depth) == Self.plain(position, depth)) }
    }
  }

  @Test(arguments: [BoardSize.eight, .six])
  func `passes and finished games count among thousands of other lines`(size: BoardSize) {
    for position in RandomPosition.list(3, empties: 8, size: size, seed: 52) {
      for depth in [5, 8, 10] { #expect(Perft.count(position, depth: depth) == Self.plain(position, depth)) }
    }
  }

  @Test func `more plies than a game can have count its ends`() {
    let position = Position.start(size: .four)
    #expect(Perft.count(position, depth: .max) == Perft.count(position, depth: 24))
  }

  private static func plain(_ position: Position, _ depth: Int) -> UInt64 {
    if depth == 0 || position.isFinished { return 1 }
    if position.mustPass { return plain(position.passing, depth - 1) }
    return position.legalSquares.reduce(0) { $0 + plain(position.placingUnchecked($1), depth - 1) }
  }
}
