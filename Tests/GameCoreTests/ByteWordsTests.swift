import GameCore
import Testing

@Suite struct ByteWordsTests {
  @Test func `numbers of every width come back as they were written`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let word = random.next()
      let wide = Int128(Int64(bitPattern: word)) << 60
      var writer = WordWriter()
      writer.append(UInt8(truncatingIfNeeded: word))
      writer.append(Int32(truncatingIfNeeded: word))
      writer.append(word)
      writer.append(wide)
      writer.append(random.unit() - 0.5)
      var reader = WordReader(writer.bytes[...])
      #expect(try reader.next() == UInt8(truncatingIfNeeded: word))
      #expect(try reader.next() == Int32(truncatingIfNeeded: word))
      #expect(try reader.next() == word)
      #expect(try reader.next() == wide)
      #expect(abs(try reader.nextDouble()) <= 0.5)
      try reader.end()
    }
  }

  @Test func `the lowest byte comes first`() {
    var writer = WordWriter(capacity: 8)
    writer.append(UInt32(0x0102_0304))
    writer.append(Int16(-2))
    #expect(writer.bytes == [4, 3, 2, 1, 0xFE, 0xFF])
  }

  @Test func `reading past the end, or leaving something, is damage`() throws {
    var reader = WordReader([1, 0, 0, 0, 0, 0, 0, 0, 5][...])
    #expect(throws: SealedFileError.damaged) { try reader.end() }
    #expect(try reader.nextCount(atMost: 1) == 1)
    #expect(throws: SealedFileError.damaged) { try reader.next(as: UInt16.self) }
    #expect(throws: SealedFileError.damaged) { try reader.next(count: -1) }
    #expect(try Array(reader.next(count: 1)) == [5])
    try reader.end()
  }

  @Test func `a count above its limit is damage`() {
    var reader = WordReader([UInt8](repeating: 0xFF, count: 8)[...])
    #expect(throws: SealedFileError.damaged) { try reader.nextCount(atMost: .max) }
    for count in UInt64(0)...20 {
      var words = WordWriter()
      words.append(count)
      reader = WordReader(words.bytes[...])
      #expect((try? reader.nextCount(atMost: 12)) == (count <= 12 ? Int(count) : nil))
    }
  }
}
