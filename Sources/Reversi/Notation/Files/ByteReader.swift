/// Reads bytes one after the other and knows where it is.
struct ByteReader {
  private let bytes: [UInt8]
  /// The 0-based offset of the next byte.
  private(set) var offset = 0

  init(_ bytes: [UInt8], offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next byte without reading it, `nil` at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte that was read last.
  var previous: UInt8? { offset > 0 ? bytes[offset - 1] : nil }

  /// Reads a byte.
  mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    offset += 1
    return byte
  }

  /// Reads blanks, tabs and carriage returns.
  mutating func skipBlanks() { while let byte = peek, Self.isBlank(byte) { offset += 1 } }

  /// Reads as long as `condition` holds: what was read.
  mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let first = offset
    while let byte = peek, condition(byte) { offset += 1 }
    return bytes[first..<offset]
  }

  /// Reads as long as `condition` holds, but no more than `count` bytes: what was read.
  mutating func take(while condition: (UInt8) -> Bool, atMost count: Int) -> ArraySlice<UInt8> {
    let first = offset
    while let byte = peek, offset - first < count, condition(byte) { offset += 1 }
    return bytes[first..<offset]
  }

  /// The text between two places, up to the next byte.
  func text(from first: Int) -> ArraySlice<UInt8> { bytes[first..<offset] }

  /// Reads a value in brackets after the one that opens it; a backslash takes the next byte as it
  /// is. `nil` when no bracket closes it.
  mutating func bracketedRest() -> [UInt8]? {
    var value: [UInt8] = []
    while let byte = next() {
      if byte == UInt8(ascii: "]") { return value }
      if byte == UInt8(ascii: "\\"), let escaped = next() { value.append(escaped) } else { value.append(byte) }
    }
    return nil
  }

  /// The letters before the byte that was read last, in upper case.
  var lastLetters: String? {
    guard offset > 1 else { return nil }
    let letters = bytes[..<(offset - 1)].reversed().prefix { Square.isLetter($0) }
    return letters.isEmpty ? nil : String(decoding: letters.reversed(), as: UTF8.self).uppercased()
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
}
