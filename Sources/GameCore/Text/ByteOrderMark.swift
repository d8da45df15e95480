/// Turns a text that arrives in pieces into UTF-8 as the byte order mark at its start says: UTF-16
/// of either order, or UTF-8; a text without one stays as it is.
package struct ByteOrderMark: Sendable {
  private enum Form { case unknown, unchanged, littleEndian, bigEndian }

  private var form = Form.unknown
  /// Bytes that don't make a character yet.
  private var rest: [UInt8] = []

  /// A decoder that has seen nothing.
  package init() {}

  /// Whether all that follows stays as it is.
  package var isTransparent: Bool { form == .unchanged && rest.isEmpty }

  /// Whether a text begins with a mark.
  package static func begins(_ bytes: [UInt8]) -> Bool { marks.contains { bytes.starts(with: $0.mark) } }

  /// A text in UTF-8 without its mark.
  package static func dropped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.starts(with: marks[0].mark) ? text.dropFirst(marks[0].mark.count) : text
  }

  private static let marks: [(mark: [UInt8], form: Form)] = [
    ([0xEF, 0xBB, 0xBF], .unchanged), ([0xFF, 0xFE], .littleEndian), ([0xFE, 0xFF], .bigEndian),
  ]

  /// The next bytes of the text, as far as they make characters; half a character at the end, when
  /// `isLast` is true, becomes U+FFFD.
  package mutating func decode(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var bytes = rest.isEmpty ? bytes : rest + bytes
    rest = []
    if form == .unknown {
      if let (mark, form) = Self.marks.first(where: { bytes.starts(with: $0.mark) }) {
        self.form = form
        bytes.removeFirst(mark.count)
      } else if !isLast, Self.marks.contains(where: { $0.mark.starts(with: bytes) }) {
        rest = bytes
        return []
      } else {
        form = .unchanged
      }
    }
    return form == .unchanged ? bytes : utf16(bytes, isLast: isLast)
  }

  private mutating func utf16(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let (low, high) = form == .littleEndian ? (0, 1) : (1, 0)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + low]) | UInt16(bytes[place + high]) << 8
    }
    var used = 2 * units.count
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      used -= 2
    }
    rest = isLast ? [] : Array(bytes[used...])
    let isCut = isLast && used < bytes.count
    return Array(String(decoding: units, as: UTF16.self).utf8) + (isCut ? [0xEF, 0xBF, 0xBD] : [])
  }
}
