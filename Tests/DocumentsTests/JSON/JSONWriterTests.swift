import Documents
import Foundation
import GameCore
import Synchronization
import Testing

@Suite struct JSONWriterTests {
  /// The same value through `JSONEncoder`.
  private func encoded(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try Array(encoder.encode(value))
  }

  @Test func `strings are escaped as JSONEncoder escapes them`() throws {
    let controls = (0..<0x80 as Range<UInt8>).map { String(UnicodeScalar($0)) }
    for text in controls + ["", "Zug ▲ ● ■", "a\"b\\c/d", "line\r\nline", "\u{7F}\u{2028}é😀"] {
      var writer = JSONWriter()
      writer.string(text)
      #expect(try writer.bytes == encoded(text), "\(text.debugDescription)")
    }
  }

  @Test func `numbers are written as String writes them`() {
    for number in [0, 7, 9, 10, 42, 99, 100, 101, 1_000_000, -1, -9, -10, -100, .max, .min] {
      var writer = JSONWriter()
      writer.integer(number)
      #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
    }
  }

  @Test func `emptying starts anew`() {
    var writer = JSONWriter(capacity: 10)
    writer.raw("{\"a\":")
    writer.raw([0x31, 0x7D])
    #expect(writer.bytes == Array("{\"a\":1}".utf8))
    writer.removeAll()
    #expect(writer.bytes.isEmpty)
  }

  @Test(arguments: [0, 1, -1, 0.1, 1.5, 1e-9, 5.55e-17, 123_456.789, 1e21, 2.5e300])
  func `numbers in floating point read back as the same number`(number: Double) throws {
    var writer = JSONWriter()
    number.write(to: &writer)
    #expect(try JSONDecoder().decode(Double.self, from: Data(writer.bytes)) == number)
  }

  @Test func `long arrays leave in pieces, and nothing is lost`() {
    let pieces = Lock<[[UInt8]]>([])
    var writer = JSONWriter { bytes in pieces.withLock { $0.append(bytes) } }
    let numbers = Array(0..<400_000)
    numbers.write(to: &writer)
    let gathered = pieces.withLock { $0 }
    #expect(gathered.count > 1)
    var whole = JSONWriter()
    numbers.write(to: &whole)
    #expect(gathered.joined() + writer.bytes == whole.bytes)
  }
}
