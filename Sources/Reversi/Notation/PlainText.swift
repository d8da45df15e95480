/// A text in one alphabet for the readers of boards, squares and moves.
///
/// A character outside ASCII that has the meaning of one within is that one: discs (`●` is `X`, `○`
/// is `O`), points, full-width letters and digits, blanks, dashes and the lines of tables. Each has
/// one byte, and a place is told as it is in the text that was given.
struct PlainText {
  /// One byte for each character that means something; ``other`` for those that no reader knows.
  let bytes: [UInt8]
  /// Where each of them begins in the source, and where the source ends; `nil` when all is ASCII.
  private let offsets: [Int]?
  private let source: [UInt8]

  /// What stands for a character that no reader knows.
  static let other: UInt8 = 0xFF
  /// The line that divides the columns of a table.
  static let bar = UInt8(ascii: "|")
  /// A piece of the frame of a table.
  static let frame = UInt8(ascii: "=")

  /// Reads a text; bytes that aren't UTF-8 are characters that no reader knows.
  /// - Complexity: O(n).
  init(_ source: [UInt8]) {
    self.source = source
    guard source.contains(where: { $0 >= 0x80 }) else {
      (bytes, offsets) = (source, nil)
      return
    }
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var place = 0
    while place < source.count {
      let (scalar, length) = Self.scalar(at: place, in: source)
      if let byte = Self.likeness(of: scalar) {
        bytes.append(byte)
        offsets.append(place)
      }
      place += length
    }
    self.bytes = bytes
    self.offsets = offsets + [source.count]
  }

  /// The offset in the source of the byte at `place`.
  func offset(_ place: Int) -> Int { offsets.map { $0[min(place, $0.count - 1)] } ?? place }

  /// The character at `place` as it was given.
  func character(_ place: Int) -> Character { Character(Self.scalar(at: offset(place), in: source).0) }

  /// The text from `place` on as it was given, up to a blank, a comma or a brace, at most `count`
  /// characters of it.
  func word(at place: Int, atMost count: Int) -> String {
    var word = ""
    var next = place
    while next < bytes.count, next < place + count, !ByteReader.isBlank(bytes[next]), bytes[next] != 0x2C,
      bytes[next] != 0x7B
    {
      word.append(character(next))
      next += 1
    }
    return word
  }

  /// The character that begins at an offset, and its length in bytes.
  private static func scalar(at place: Int, in source: [UInt8]) -> (Unicode.Scalar, Int) {
    let length =
      switch source[place] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let bytes = source[place..<min(place + length, source.count)]
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }

  /// The byte of the same meaning; `nil` for a mark that only says how the character before it is
  /// drawn.
  private static func likeness(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0..<0x80: UInt8(scalar.value)
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: UInt8(scalar.value - 0xFEE0)
    // ● ⚫ ⬤
    case 0x25CF, 0x26AB, 0x2B24: UInt8(ascii: "X")
    // ○ ⚪ ◯
    case 0x25CB, 0x26AA, 0x25EF: UInt8(ascii: "O")
    // Points in the middle.
    case 0xB7, 0x2219, 0x22C5, 0x30FB: UInt8(ascii: ".")
    // Hyphens, a dash of numbers, and a minus sign.
    case 0x2010...0x2013, 0x2212: UInt8(ascii: "-")
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: 0x20
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x2551: bar
    case 0x2500...0x257F: frame
    case 0x200B...0x200D, 0xFE0E, 0xFE0F, 0xFEFF: nil
    default: other
    }
  }
}
