/// Typed or pasted text, with one byte for each character that a person sees.
///
/// ASCII stays as it is. Characters that mean the same become ASCII: full-width letters and digits,
/// all kinds of blanks, dashes, quotes, and the point in the middle of a line. So readers of bytes
/// read them too, and places in bytes are places of characters.
package struct PlainText: Sendable {
  /// The characters: ASCII, or one of the other bytes of this type.
  package let bytes: [UInt8]
  /// The text, and where each character begins in it and it ends, in bytes; `nil` when all is
  /// ASCII.
  private let source: (text: String, offsets: [Int])?

  /// The byte of a character that means nothing to readers.
  package static let other: UInt8 = 0xFF
  /// The byte of "…".
  package static let ellipsis: UInt8 = 0x85
  /// The byte of the superscript digit 0; those of ¹ to ⁹ follow.
  package static let superscriptZero: UInt8 = 0xF0
  /// The byte of the digit 0 with a dot above it, as repeating digits are written; those of 1 to 9
  /// follow.
  package static let dottedZero: UInt8 = 0xE0

  /// The characters of a text. `alphabet` has the bytes of characters that only its readers know.
  /// - Complexity: O(n); a scan of the bytes where all are ASCII.
  package init(_ text: String, alphabet: (Unicode.Scalar) -> UInt8? = { _ in nil }) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      (bytes, source) = (Array(text.utf8), nil)
      return
    }
    var (bytes, offsets, offset): ([UInt8], [Int], Int) = ([], [], 0)
    for character in text {
      bytes.append(Self.byte(character, alphabet))
      offsets.append(offset)
      offset += character.utf8.count
    }
    self.bytes = bytes
    source = (text, offsets + [offset])
  }

  /// The characters of UTF-8; bytes that aren't are Latin-1.
  package init(_ bytes: [UInt8], alphabet: (Unicode.Scalar) -> UInt8? = { _ in nil }) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      self.init(ascii: bytes)
    } else {
      self.init(TextBytes.text(bytes), alphabet: alphabet)
    }
  }

  private init(ascii bytes: [UInt8]) { (self.bytes, source) = (bytes, nil) }

  /// Where the character at a place, or the end, is in the text, in bytes.
  package func offset(_ place: Int) -> Int {
    guard let offsets = source?.offsets else { return place }
    return offsets[min(place, bytes.count)]
  }

  /// The character at a place, as it was written; `nil` at the end.
  package func character(at place: Int) -> Character? {
    bytes.indices.contains(place) ? written(place..<place + 1).first : nil
  }

  /// The characters from one place to another, as they were written.
  package func written(_ range: Range<Int>) -> String {
    guard let text = source?.text else { return String(decoding: bytes[range], as: UTF8.self) }
    let start = text.utf8.index(text.startIndex, offsetBy: offset(range.lowerBound))
    return String(text[start..<text.utf8.index(text.startIndex, offsetBy: offset(range.upperBound))])
  }

  /// A character for each byte of a slice, which ``written(_:at:)`` makes those of the text.
  package static func characters(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
  }

  /// ``characters(_:)`` of the bytes from a place on, as they were written.
  package func written(_ characters: String, at place: Int) -> String {
    guard source != nil else { return characters }
    return written(place..<min(place + characters.unicodeScalars.count, bytes.count))
  }

  /// The characters without the blanks around them.
  package var trimmed: ArraySlice<UInt8> { Self.trim(bytes[...]) }

  /// The slice without the blanks around it.
  package static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return bytes[bytes.endIndex...] }
    return bytes[first...last]
  }

  /// Whether a byte is a blank or ends a line.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether a byte is a digit.
  package static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func byte(_ character: Character, _ alphabet: (Unicode.Scalar) -> UInt8?) -> UInt8 {
    if let byte = character.asciiValue { return byte }
    let all = character.unicodeScalars
    if let only = all.first, all.dropFirst().isEmpty { return byte(of: only, alphabet) }
    if character.isNewline { return 0x0A }
    if character.isWhitespace { return 0x20 }
    // How a character is drawn doesn't change what it means.
    let scalars = all.filter { !isInvisible($0) }
    guard let first = scalars.first else { return 0x20 }
    if scalars.count == 2, scalars.last == "\u{307}", first.isASCII, isDigit(UInt8(ascii: first)) {
      return UInt8(ascii: first) - 0x30 + dottedZero
    }
    return scalars.count == 1 ? alphabet(first) ?? byte(first) : other
  }

  /// The byte of a character that is one scalar, as nearly all are.
  private static func byte(of scalar: Unicode.Scalar, _ alphabet: (Unicode.Scalar) -> UInt8?) -> UInt8 {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: 0x0A
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    default: isInvisible(scalar) ? 0x20 : alphabet(scalar) ?? byte(scalar)
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0xFE0E, 0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// The ASCII character that a full-width one represents; any other one is kept.
  package static func narrow(_ scalar: UnicodeScalar) -> UnicodeScalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: UnicodeScalar(UInt8(scalar.value - 0xFF01 + 0x21))
    case 0x3000: " "
    default: scalar
    }
  }

  private static func byte(_ scalar: UnicodeScalar) -> UInt8 {
    switch scalar.value {
    case 0xFF01...0xFF5E: UInt8(ascii: narrow(scalar))
    case 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
    case 0xB7, 0x2219, 0x22C5: UInt8(ascii: ".")
    case 0x2018, 0x2019, 0x2032, 0xB4: UInt8(ascii: "'")
    case 0x201C, 0x201D: UInt8(ascii: "\"")
    case 0xD7: UInt8(ascii: "x")
    case 0x2026: ellipsis
    case 0xB9: superscriptZero + 1
    case 0xB2, 0xB3: superscriptZero + UInt8(scalar.value - 0xB0)
    case 0x2070, 0x2074...0x2079: superscriptZero + UInt8(scalar.value - 0x2070)
    default: other
    }
  }
}
