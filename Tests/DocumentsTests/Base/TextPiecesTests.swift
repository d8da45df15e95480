import Documents
import Foundation
import GameCore
import Testing

@Suite struct TextPiecesTests {
  @Test func `pieces are the texts between the marks`() {
    #expect("2026-12-24".pieces(between: "-") == ["2026", "12", "24"])
    #expect("6...16".pieces(between: "...") == ["6", "16"])
    #expect("....".pieces(between: "...") == ["", "."])
    #expect("".pieces(between: "-") == [""])
    #expect("naïve – café".pieces(between: "–") == ["naïve ", " café"])
    #expect("it's".holds("'") && !"its".holds("'") && !"".holds("'"))
  }

  @Test func `random texts have the pieces that Foundation finds, and are put together from them again`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let text = Self.word(generator.index(12), &generator)
      let mark = Self.word(1 + generator.index(3), &generator)
      let pieces = text.pieces(between: mark)
      #expect(pieces == text.components(separatedBy: mark), "\(text) \(mark)")
      #expect(pieces.joined(separator: mark) == text)
      #expect(text.holds(mark) == (pieces.count > 1))
    }
  }

  /// A word of few letters, so that marks are met, too.
  private static func word(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let letters: [Character] = ["a", "b", "…"]
    return String((0..<count).map { _ in letters[generator.index(3)] })
  }
}
