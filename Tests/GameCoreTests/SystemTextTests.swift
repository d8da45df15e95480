import GameCore
import Testing

@Suite struct SystemTextTests {
  @Test(
    arguments: [
      [], [0x61], [0xE4], [0x61, 0xE4, 0x2E], [0xC3, 0xA4], [0xC3], [0xE2, 0x82], [0xF4, 0x8F, 0xBF, 0xA4],
      [0xF4, 0x8F, 0xBE, 0x80], [0xF0, 0x9F, 0x82, 0xA0], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xFF, 0xFE],
    ] as [[UInt8]])
  func `bytes come back from their text`(bytes: [UInt8]) {
    #expect(SystemText.bytes(SystemText.text(bytes)) == bytes)
  }

  @Test func `names that differ in any byte are texts that differ`() {
    var generator = SeededGenerator(seed: 5)
    var texts: [String: [UInt8]] = [:]
    let bytes: [UInt8] = [0x61, 0x80, 0xA4, 0xC3, 0xE4, 0xF4, 0x8F, 0xBF, 0xBE]
    for _ in 0..<20_000 {
      let name = (0..<generator.index(6)).map { _ in bytes[generator.index(bytes.count)] }
      let text = SystemText.text(name)
      #expect(SystemText.bytes(text) == name)
      if let known = texts.updateValue(name, forKey: text) { #expect(known == name) }
    }
  }

  @Test func `UTF-8 is the text that it is`() {
    for text in ["", "ab.txt", "Zürich.ggf", "碁.pgn", "🂠"] { #expect(SystemText.text(Array(text.utf8)) == text) }
  }
}
