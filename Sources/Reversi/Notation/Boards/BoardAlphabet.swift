import GameCore

extension PlainText {
  /// A text for the readers of boards, squares and moves: discs are letters (`●` is `X`, `○` is
  /// `O`), and the lines of tables are ``bar`` and ``frame``.
  static func board(_ text: [UInt8]) -> PlainText { PlainText(text, alphabet: boardByte) }

  /// The line that divides the columns of a table.
  static let bar = UInt8(ascii: "|")
  /// The word for a turn in Japanese.
  static let turn: UInt8 = 0x80
  /// A piece of the frame of a table.
  static let frame = UInt8(ascii: "=")

  private static func boardByte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    // ● ⚫ ⬤ 黒 黑 先, the side that begins
    case 0x25CF, 0x26AB, 0x2B24, 0x9ED2, 0x9ED1, 0x5148: UInt8(ascii: "X")
    // ○ ⚪ ◯ 白 後
    case 0x25CB, 0x26AA, 0x25EF, 0x767D, 0x5F8C: UInt8(ascii: "O")
    // A point in the middle, as wide as a Chinese character; □ 🟩
    case 0x30FB, 0x25A1, 0x1F7E9: UInt8(ascii: ".")
    // 番, whose turn it is; 手 の で す 次 は 側
    case 0x756A: turn
    case 0x624B, 0x306E, 0x3067, 0x3059, 0x6B21, 0x306F, 0x5074: 0x20
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x2551: bar
    case 0x2500...0x257F: frame
    default: nil
    }
  }

  /// The text from `place` on as it was written, up to a blank, a comma or a brace, at most `count`
  /// characters of it.
  func word(at place: Int, atMost count: Int) -> String {
    let end = bytes[place...].prefix(count).firstIndex { ByteReader.isBlank($0) || ",{".utf8.contains($0) }
    return written(place..<(end ?? min(place + count, bytes.count)))
  }

  /// The character at `place` as it was written, "\u{FFFD}" at the end.
  func character(_ place: Int) -> Character { character(at: place) ?? "\u{FFFD}" }
}
