/// Finds where a value in JSON, or a list of another program, ends in bytes that arrive in pieces:
/// by its brackets and quotes alone.
struct JSONSpan: Sendable {
  /// How many bytes of the value were examined.
  private var length = 0
  private var depth = 0
  private var isQuoted = false
  private var isEscaped = false

  /// Where the value ends that begins at `start`; `nil` when more is needed. It is asked again with
  /// the same start, whatever that is by then, until the end is found.
  mutating func end(in bytes: [UInt8], from start: Int) -> Int? {
    while start + length < bytes.count {
      let byte = bytes[start + length]
      if depth == 0, !isQuoted, length > 0, Self.endsWord(byte) { return start + length }
      length += 1
      if take(byte) { return start + length }
    }
    return nil
  }

  /// Whether a byte ends the value.
  private mutating func take(_ byte: UInt8) -> Bool {
    if isQuoted {
      let isEnd = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      isQuoted = !isEnd
      return isEnd && depth == 0
    }
    switch byte {
    case UInt8(ascii: "\""): isQuoted = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      return depth <= 0
    default: break
    }
    return false
  }

  /// Whether a byte ends a number or a word.
  private static func endsWord(_ byte: UInt8) -> Bool {
    TextLine.isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// The elements of the list that begins at `start` that are complete.
  static func elements(in bytes: [UInt8], from start: Int) -> [ArraySlice<UInt8>] {
    var elements: [ArraySlice<UInt8>] = []
    var place = start + 1
    while place < bytes.count {
      if TextLine.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: ",") {
        place += 1
        continue
      }
      var span = JSONSpan()
      guard bytes[place] != UInt8(ascii: "]"), let end = span.end(in: bytes, from: place) else { break }
      elements.append(bytes[place..<end])
      place = end
    }
    return elements
  }
}
