import GameCore

/// An answer of this program about a deal, pasted back whole: comments or a heading, the cards, and
/// below them what was found.
enum PastedAnswer {
  /// The cards of an answer; `nil` where a text isn't one.
  static func cards(of text: String, parser: CardParser) -> [Card]? {
    var lines = text.split(omittingEmptySubsequences: true, whereSeparator: { $0.isNewline })
    guard lines.count > 1 else { return nil }
    if lines.first?.hasPrefix("Puzzle: ") ?? false { lines.removeFirst() }
    guard let end = lines.firstIndex(where: isFinding), end > 0,
      !lines[end...].contains(where: { $0.hasPrefix("╭1") || $0.hasPrefix("1: ") }),
      let cards = try? parser.parse(lines[..<end].joined(separator: "\n"))
    else { return nil }
    return countsCards(lines[end]) && !lines[end].holds(" among \(cards.count) card") ? nil : cards
  }

  /// Whether a line is the first one below the cards.
  private static func isFinding(_ line: Substring) -> Bool {
    line == "A Set" || line.hasPrefix("Not a Set: ") || line == "Solutions" || countsCards(line)
  }

  /// Whether a line is a heading such as "2 Sets among 12 cards".
  private static func countsCards(_ line: Substring) -> Bool { line.holds(" among ") && line.holds(" card") }

  /// The text with blanks in place of the lines that begin with % or #, as in files.
  static func withoutComments(_ text: String) -> String {
    guard text.contains(where: { $0 == "%" || $0 == "#" }) else { return text }
    var isComment = false
    var (bytes, isStart): ([UInt8], Bool) = ([], true)
    for byte in text.utf8 {
      let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isStart, byte != 0x20, byte != 0x09 {
        isComment = byte == UInt8(ascii: "%") || byte == UInt8(ascii: "#")
        isStart = isEnd
      } else if isEnd {
        (isComment, isStart) = (false, true)
      }
      bytes.append(isComment && !isEnd ? 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
