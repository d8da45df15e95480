/// Reads cards: codes in digits or letters, either case, mixed freely, separated by blanks or
/// commas; or as people and other programs write them, such as "two green filled squiggles",
/// `RSO1`, `green-open-diamond-2.png`, `[[0,1,2,0],[1,1,2,2]]` or a drawing, where they can be read
/// in one way only.
///
/// Codes are read quickly enough for files of millions of deals: one pass over the bytes, one table
/// lookup per character. Only a text that isn't made of codes is examined again.
public struct CardParser: Sendable {
  /// The dimension of the cards.
  public let dimension: Dimension
  // The class of a byte: its value as a digit in bits 0–1, its values as the letter of the four
  // features in bits 2–3, 4–5, 6–7 … would need nine bits, and the number of a word is a digit; so
  // bits 0–1 digit, 2–3 colour, 4–5 shape, 6–7 fill, each 3 for "none".
  private static let noValue: UInt8 = 0xFF

  private static let classes: [UInt8] = {
    var classes = [UInt8](repeating: noValue, count: 256)
    for (feature, letters) in CardNotation.letters.enumerated() {
      let characters = feature == 0 ? Array("012".utf8) : letters
      for (value, character) in characters.enumerated() {
        for byte in [character, character | 0x20] {
          let field = UInt8(2 * feature)
          classes[Int(byte)] = classes[Int(byte)] & ~(3 << field) | UInt8(value) << field
        }
      }
    }
    return classes
  }()
  private let classes = Self.classes

  /// More bytes than a code over the field of two elements has.
  private static let longestCode = 8

  /// A parser of cards of the dimension.
  public init(dimension: Dimension = .standard) {
    self.dimension = dimension
  }

  /// Reads all cards of `text`.
  /// - Throws: ``NotationError`` with the place in the text.
  public func parse(_ text: String) throws(NotationError) -> [Card] {
    var cards: [Card] = []
    try parse(Array(text.utf8).span, into: &cards)
    return cards
  }

  /// Reads all cards of `text` into `cards`, whose storage is reused.
  /// - Throws: ``NotationError`` with the place in the text.
  /// - Complexity: O(bytes).
  public func parse(_ text: Span<UInt8>, into cards: inout [Card]) throws(NotationError) {
    _ = try read(text, into: &cards)
  }

  /// Reads all cards of `text` into `cards`, whose storage is reused.
  /// - Returns: the names of the members of objects, or of columns, that say nothing about cards.
  /// - Throws: ``NotationError`` with the place in the text.
  package func read(_ text: Span<UInt8>, into cards: inout [Card]) throws(NotationError) -> [String] {
    do throws(NotationError) {
      try parseCodes(text, into: &cards)
      return []
    } catch {
      let reading = try readOtherwise(text, after: error)
      cards = reading.cards
      return reading.unused
    }
  }

  func parseCodes(_ text: Span<UInt8>, into cards: inout [Card]) throws(NotationError) {
    cards.removeAll(keepingCapacity: true)
    var offset = 0
    while true {
      while offset < text.count, CardParser.isSeparator(text[offset]) { offset += 1 }
      guard offset < text.count else { return }
      var end = offset + 1
      while end < text.count, !CardParser.isSeparator(text[end]) { end += 1 }
      cards.append(try card(in: text, from: offset, to: end, position: cards.count))
      offset = end
    }
  }

  /// Whether the byte separates cards: a blank, a tab, a comma or a line's end.
  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n")
  }

  /// Reads the card that the bytes from `start` to `end` are.
  func card(
    in text: Span<UInt8>, from start: Int, to end: Int, position: Int
  ) throws(NotationError) -> Card {
    if dimension.field == .two {
      let bytes = (start..<min(end, start + Self.longestCode)).map { text[$0] }
      if let card = BinaryNotation.card(bytes, in: dimension) { return card }
    } else if dimension == .standard, end - start == 4 {
      let isWord = classes[Int(text[start + 1])] & 3 == 3
      let code = isWord ? word(in: text, at: start) : digits(in: text, from: start, to: end)
      if let code { return Card(code: code) }
    } else if end - start == dimension.features, let code = digits(in: text, from: start, to: end) {
      return Card(code: code)
    }
    throw error(in: text, from: start, to: end, position: position)
  }

  @inline(__always)
  private func digits(in text: Span<UInt8>, from start: Int, to end: Int) -> UInt8? {
    var code = 0
    for offset in start..<end {
      let digit = classes[Int(text[offset])] & 3
      if digit == 3 { return nil }
      code = code * 3 + Int(digit)
    }
    return UInt8(code)
  }

  @inline(__always)
  private func word(in text: Span<UInt8>, at start: Int) -> UInt8? {
    let number = text[start]
    guard number >= UInt8(ascii: "1"), number <= UInt8(ascii: "3") else { return nil }
    let colour = classes[Int(text[start + 1])] >> 2 & 3
    let shape = classes[Int(text[start + 2])] >> 4 & 3
    let fill = classes[Int(text[start + 3])] >> 6
    if colour == 3 || shape == 3 || fill == 3 { return nil }
    return (number - UInt8(ascii: "1")) * 27 + colour * 9 + shape * 3 + fill
  }
}

extension CardParser {
  /// Finds out what is wrong with a card that can't be read.
  private func error(in text: Span<UInt8>, from start: Int, to end: Int, position: Int) -> NotationError {
    let (problem, offset) = fault(in: text, from: start, to: end)
    return NotationError(
      problem: problem, offset: offset, card: CardParser.excerpt(of: text, from: start, to: end), position: position)
  }

  private func fault(in text: Span<UInt8>, from start: Int, to end: Int) -> (NotationError.Problem, offset: Int) {
    for offset in start..<end where text[offset] < 0x20 || text[offset] == 0x7F { return (.binary, offset) }
    if dimension.field == .two { return (.noCard(dimension), start) }
    let isWord = (start..<end).contains { !CardParser.isDigit(text[$0]) }
    guard isWord, start + 1 < end, CardParser.isLetter(text[start + 1]) else {
      return digitFault(in: text, from: start, to: end)
    }
    guard dimension == .standard else { return (.wordOutsideDimension4, start) }
    for (feature, offset) in (start..<min(end, start + 4)).enumerated() {
      let isValue = CardNotation.letters[feature].contains { $0 == text[offset] || $0 | 0x20 == text[offset] }
      if !isValue { return (.letter(feature: feature), offset) }
    }
    return (.length(features: 4), start)
  }

  private func digitFault(
    in text: Span<UInt8>, from start: Int, to end: Int
  ) -> (NotationError.Problem, offset: Int) {
    for (feature, offset) in (start..<min(end, start + dimension.features)).enumerated() {
      if classes[Int(text[offset])] & 3 == 3 { return (.digit(feature: feature), offset) }
    }
    return (.length(features: dimension.features), start)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// At most 20 characters of the card's text, with a dot for each that can't be shown.
  static func excerpt(of text: Span<UInt8>, from start: Int, to end: Int) -> String {
    // A character is hardly ever longer than 32 bytes; what is shown has 20.
    let characters = String(decoding: (start..<min(end, start + 21 * 32)).map { text[$0] }, as: UTF8.self)
    let shown = characters.prefix(20).map { character in
      character.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) } ? character : "."
    }
    return String(shown) + (characters.count > 20 ? "…" : "")
  }
}
