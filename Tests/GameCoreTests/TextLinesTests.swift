import GameCore
import Testing

@Suite struct TextLinesTests {
  private func lines(_ text: String) -> [String] {
    TextLines(Array(text.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line end ends a line, and the last line may lack it`(end: String) {
    let texts = ["one", "", " two", "", "", "three"]
    for tail in ["", end] { #expect(lines(texts.joined(separator: end) + tail) == texts) }
    #expect(lines("\u{FEFF}one\(end)two") == ["one", "two"])
    #expect(TextLines(Array("a\(end)\(end)b".utf8)).map(\.number) == [1, 2, 3])
    #expect(lines("").isEmpty)
  }

  @Test func `nothing moves, whatever pieces a text comes in`() {
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<2000 {
      let text = (0..<generator.index(20)).map { _ in Array("a\r\n".utf8)[generator.index(3)] }
      var whole = text
      LineEnds.unify(&whole)
      var pieces: [UInt8] = []
      for byte in text {
        pieces.append(byte)
        LineEnds.unify(&pieces, from: max(0, pieces.count - 2))
      }
      #expect(pieces == whole && whole.count == text.count)
      for (place, byte) in whole.enumerated().dropLast() where byte == UInt8(ascii: "\r") {
        #expect(whole[place + 1] == UInt8(ascii: "\n"))
      }
    }
  }
}
