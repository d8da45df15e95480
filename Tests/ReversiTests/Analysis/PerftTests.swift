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
}
