import GameCore

/// A text that arrives in pieces of bytes, of which the beginning is used up; lines end with line
/// feeds, whatever their ends in the file.
struct ArrivingText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where what is left begins.
  private(set) var start = 0
  /// The number of the line on which it begins, from 1.
  private(set) var line = 1
  /// Whether the last byte was a carriage return, which a line feed may follow.
  private var endsWithReturn = false

  /// What is left.
  var rest: ArraySlice<UInt8> { bytes[start...] }
  /// The next byte.
  var next: UInt8? { start < bytes.count ? bytes[start] : nil }

  /// Takes the next bytes of the file.
  mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    if !endsWithReturn, !more.contains(0x0D) {
      bytes += more
      return
    }
    for byte in more {
      if byte != 0x0A || !endsWithReturn { bytes.append(byte == 0x0D ? 0x0A : byte) }
      endsWithReturn = byte == 0x0D
    }
  }

  /// Uses up what is before `end`.
  @discardableResult mutating func take(to end: Int) -> ArraySlice<UInt8> {
    let taken = bytes[start..<end]
    line += taken.count { $0 == 0x0A }
    start = end
    return taken
  }

  /// Uses up blanks and line ends.
  mutating func skipBlanks() { take(to: bytes[start...].firstIndex { !TextLine.isBlank($0) } ?? bytes.count) }

  /// Where the line ends that begins here; `nil` when its end isn't there yet.
  func lineEnd(isLast: Bool) -> Int? {
    bytes[start...].firstIndex(of: 0x0A) ?? (isLast && start < bytes.count ? bytes.count : nil)
  }

  /// Uses up a line.
  mutating func takeLine(isLast: Bool) -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard let end = lineEnd(isLast: isLast) else { return nil }
    let found = (line, bytes[start..<end])
    take(to: min(end + 1, bytes.count))
    return found
  }
}

/// What a line of a file is.
package enum TextLine {
  /// Whether the line is blank or a comment (`#` or `%`).
  package static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { !isBlank($0) }) else { return true }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "%")
  }

  /// Whether a byte is a blank, a tab or a line's end.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
