/// Reads cards as people say and paste them: "two green filled squiggles; 2GSF", `["0120","1122"]`.
///
/// A card is a code (digits or a word of letters) or a phrase that gives each feature once, in any
/// order. A phrase ends with its fourth feature, and before that at a comma, a semicolon, a stop, a
/// line's end, a quote or a bracket, where it isn't whole.
struct CardPhrases: Sendable {
  let dimension: Dimension
  let codes: CardParser

  /// The values of the features in plain words, feature by feature, in the order of the digits.
  private static let values: [[String]] = [
    ["one a an single 1", "two double 2", "three triple 3"],
    ["red", "green", "purple violet"],
    ["oval ovals ellipse ellipses", "diamond diamonds", "squiggle squiggles squiggly wave waves"],
    ["empty open outline outlined hollow unfilled", "striped stripes stripy hatched", "filled full solid"],
  ]

  private static let meanings: [String: (feature: Int, value: Int)] = {
    var meanings: [String: (feature: Int, value: Int)] = [:]
    for (feature, values) in values.enumerated() {
      for (value, words) in values.enumerated() {
        for word in words.split(separator: " ") { meanings[String(word)] = (feature, value) }
      }
    }
    return meanings
  }()

  /// Words that say nothing about a card.
  private static let fillers: Set<String> = ["and", "with", "the", "card", "cards"]

  /// Whether the text is more than codes between blanks and commas: it has words, or marks that end
  /// a phrase.
  func isNeeded(for text: Span<UInt8>) -> Bool {
    for offset in text.indices where Self.isMark(text[offset]) && text[offset] != UInt8(ascii: ",") { return true }
    return tokens(of: text).contains { token in
      token.text.utf8.count > 2 && Self.meanings[token.text] != nil
    }
  }

  /// Reads all cards of `text`.
  func parse(_ text: Span<UInt8>) throws(NotationError) -> [Card] {
    var cards: [Card] = []
    var phrase = Phrase()
    for token in tokens(of: text) {
      if token.isMark || Self.fillers.contains(token.text) {
        if token.isMark, !phrase.isEmpty { cards.append(try phrase.card(in: text, position: cards.count)) }
        if token.isMark { phrase = Phrase() }
        continue
      }
      guard let (feature, value) = Self.meanings[token.text] else {
        if token.isName { throw error(.unknownWord, at: token, in: text, position: cards.count) }
        if !phrase.isEmpty { cards.append(try phrase.card(in: text, position: cards.count)) }
        phrase = Phrase()
        let (start, end) = (token.range.lowerBound, token.range.upperBound)
        cards.append(try codes.card(in: text, from: start, to: end, position: cards.count))
        continue
      }
      guard dimension == .standard else {
        throw error(.wordOutsideDimension4, at: token, in: text, position: cards.count)
      }
      if phrase.isWhole {
        cards.append(try phrase.card(in: text, position: cards.count))
        phrase = Phrase()
      }
      guard phrase.take(value, of: feature, at: token.range) else {
        throw error(.repeated(feature: feature), at: token, in: text, position: cards.count)
      }
    }
    if !phrase.isEmpty { cards.append(try phrase.card(in: text, position: cards.count)) }
    return cards
  }

  private func error(
    _ problem: NotationError.Problem, at token: Token, in text: Span<UInt8>, position: Int
  ) -> NotationError {
    NotationError(
      problem: problem, offset: token.range.lowerBound,
      card: CardParser.excerpt(of: text, from: token.range.lowerBound, to: token.range.upperBound),
      position: position)
  }
}

/// What was said of a card so far.
private struct Phrase {
  private var values: [Int?] = [nil, nil, nil, nil]
  private var range = 0..<0

  var isEmpty: Bool { values.allSatisfy { $0 == nil } }
  var isWhole: Bool { !values.contains(nil) }

  /// Notes a feature; false when it was said before.
  mutating func take(_ value: Int, of feature: Int, at place: Range<Int>) -> Bool {
    guard values[feature] == nil else { return false }
    range = isEmpty ? place : range.lowerBound..<place.upperBound
    values[feature] = value
    return true
  }

  /// The card, when all is said.
  func card(in text: Span<UInt8>, position: Int) throws(NotationError) -> Card {
    if let feature = values.firstIndex(of: nil) {
      throw NotationError(
        problem: .missing(feature: feature), offset: range.lowerBound,
        card: CardParser.excerpt(of: text, from: range.lowerBound, to: range.upperBound), position: position)
    }
    return Card(code: UInt8(values.reduce(0) { $0 * 3 + ($1 ?? 0) }))
  }
}

/// A word in small letters, or a mark that ends a phrase.
private struct Token {
  let text: String
  let range: Range<Int>
  let isMark: Bool

  /// Whether it has letters only, so that it is no code.
  var isName: Bool { text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
}

extension CardPhrases {
  private func tokens(of text: Span<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var start = 0
    for offset in 0...text.count where offset == text.count || Self.isBreak(text[offset]) {
      if offset > start {
        let word = (start..<offset).map { text[$0] }
        tokens.append(
          Token(text: String(decoding: word, as: UTF8.self).lowercased(), range: start..<offset, isMark: false))
      }
      start = offset + 1
      if offset < text.count, Self.isMark(text[offset]) {
        tokens.append(Token(text: "", range: offset..<offset + 1, isMark: true))
      }
    }
    return tokens
  }

  private static let marks = Array(",;.\n\r[](){}\"'`".utf8)

  private static func isMark(_ byte: UInt8) -> Bool { marks.contains(byte) }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isMark(byte)
  }
}
