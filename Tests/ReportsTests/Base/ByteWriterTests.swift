import Foundation
import GameCore
import Reports
import Testing

@Suite struct ByteWriterTests {
  /// The same value through `JSONEncoder`.
  private func encoded(_ value: some Encodable) -> [UInt8] { JSONLine.encode(value: value).dropLast() }

  @Test func `strings are escaped as JSONEncoder escapes them`() {
    let controls = (0..<0x80 as Range<UInt8>).map { String(UnicodeScalar($0)) }
    for text in controls + ["", "Zug ▲ ● ■", "a\"b\\c/d", "line\r\nline", "\u{7F}\u{2028}é😀"] {
      var writer = ByteWriter()
      writer.string(text)
      #expect(writer.bytes == encoded(text), "\(text.debugDescription)")
    }
  }

  @Test func `numbers are written as String writes them`() {
    for number in [0, 7, 9, 10, 42, 99, 100, 101, 1_000_000, -1, -9, -10, -100, .max, .min] {
      var writer = ByteWriter()
      writer.integer(number)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
    }
  }

  @Test func `emptying starts anew`() {
    var writer = ByteWriter(capacity: 10)
    writer.raw("{\"a\":")
    writer.raw([0x31, 0x7D])
    #expect(writer.bytes == Array("{\"a\":1}".utf8))
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
  }
}
