/// Part of what is written of a card: a word, a letter, a digit.
struct CardPart: Equatable {
  /// What it may say.
  let meanings: [CardVocabulary.Meaning]
  /// Whether it is a digit whose base (0–2 or 1–3) is unknown; then its meanings are for 0–2.
  var digit: Int?
  /// The letter, where it is one without its word.
  var letter: Character?
  /// The feature that it is said to be about, where something says so.
  var feature: Int?

  /// A word, of which the meaning is known.
  static func word(_ meaning: CardVocabulary.Meaning) -> CardPart { CardPart(meanings: [meaning]) }

  /// The letter of a code; `nil` where no card has it.
  static func letter(_ letter: Character) -> CardPart? {
    CardVocabulary.letters[letter].map { CardPart(meanings: $0, letter: letter) }
  }

  /// The number of symbols, 1 to 3.
  static func number(_ digit: Int) -> CardPart? {
    (1...3).contains(digit) ? CardPart(meanings: [.init(feature: 0, value: digit - 1)]) : nil
  }

  /// A digit that is said to be the value of a feature.
  static func digit(_ digit: Int, of feature: Int) -> CardPart {
    CardPart(meanings: [.init(feature: feature, value: digit)], digit: digit)
  }

  /// The part where it is said to be about one feature; `nil` where it can't be.
  func restricted(to feature: Int) -> CardPart? {
    let possible = meanings.filter { $0.feature == feature }
    // The fill S is none of the letter's meanings.
    let isFill = feature == 3 && letter == "s"
    guard !possible.isEmpty || isFill || feature == 2 && letter == "c" else { return nil }
    var part = CardPart(meanings: possible, digit: digit, letter: letter)
    part.feature = feature
    return part
  }

  /// What the part may say under an assumption.
  func meanings(_ assumed: CardAssumption) -> [CardVocabulary.Meaning] {
    if let digit {
      let value = digit - assumed.base
      return (0...2).contains(value) ? meanings.map { .init(feature: $0.feature, value: value) } : []
    }
    let all: [CardVocabulary.Meaning] =
      switch letter {
      case "s": meanings + [.init(feature: 3, value: assumed.fillOfS)]
      case "c": [.init(feature: 2, value: assumed.circle)]
      default: meanings
      }
    return feature == nil ? all : all.filter { $0.feature == feature }
  }
}

/// What is assumed about a whole deal while it is read.
struct CardAssumption: Equatable {
  /// All that can be assumed.
  static let all = (0...1).flatMap { base in
    CardVocabulary.fillsOfS.flatMap { fill in
      (0...1).map { CardAssumption(base: base, fillOfS: fill, circle: $0) }
    }
  }

  /// What the lowest digit of a feature is, 0 or 1.
  var base = 0
  /// What the fill S means.
  var fillOfS = 1
  /// Which shape the circle is.
  var circle = 0
}

/// A card as it was written, not yet understood.
struct CardDraft {
  var parts: [CardPart] = []
  /// The card, where it is a code of this program's own.
  var code: Card?
  /// Where its parts are, or where the code is, in bytes.
  var ranges: [Range<Int>] = []
  /// What else is known of the card.
  var known: [CardPart] = []

  /// Where it is, in bytes.
  var range: Range<Int> {
    guard let start = ranges.map({ $0.lowerBound }).min(), let end = ranges.map({ $0.upperBound }).max() else {
      return 0..<0
    }
    return start..<end
  }

  /// Whether it consists of letters and its number only, whose order the whole deal shares.
  var isLettered: Bool { parts.count == 4 && parts.count { $0.letter != nil && $0.feature == nil } == 3 }

  /// The place of the number, by which lettered cards are alike.
  var numberPlace: Int? { parts.firstIndex { $0.letter == nil } }

  /// What was written of it, without the marks between the members of an object or a list.
  func written(in text: [UInt8]) -> [UInt8] {
    var (written, end): ([UInt8], Int?) = ([], nil)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where end.map({ $0 <= range.lowerBound }) ?? true
    {
      if let end {
        let gap = text[end..<range.lowerBound]
        written += gap.contains { "\"'`:,={}[]".utf8.contains($0) } ? [0x20] : Array(gap)
      }
      written += text[range]
      end = range.upperBound
    }
    return written
  }

  /// The cards that it can be, each with the order of its features.
  func readings(_ assumed: CardAssumption) -> [(order: [Int], card: Card)] {
    if let code { return isKnown(code, assumed) ? [([], code)] : [] }
    return CardDraft.assignments(parts.map { $0.meanings(assumed) }).compactMap { meanings in
      var values = [0, 0, 0, 0]
      for meaning in meanings { values[meaning.feature] = meaning.value }
      let card = Card(code: UInt8(values.reduce(0) { $0 * 3 + $1 }))
      return isKnown(card, assumed) ? (meanings.map { $0.feature }, card) : nil
    }
  }

  /// Whether a card agrees with what else is known.
  private func isKnown(_ card: Card, _ assumed: CardAssumption) -> Bool {
    guard !known.isEmpty else { return true }
    let digits = card.digits(in: .standard)
    return known.allSatisfy { $0.meanings(assumed).contains { digits[$0.feature] == $0.value } }
  }

  /// The features that nothing says, where all parts can be about different ones; `nil` where they
  /// can't.
  func missing() -> [Int]? {
    // A letter's features are the same whatever its value.
    CardDraft.assignments(parts.map { $0.digit == nil ? $0.meanings(CardAssumption()) : $0.meanings }).first.map {
      let said = Set($0.map { $0.feature })
      return (0..<4).filter { !said.contains($0) }
    }
  }

  /// The ways to choose a meaning for each part so that no feature is said twice.
  private static func assignments(_ choices: [[CardVocabulary.Meaning]]) -> [[CardVocabulary.Meaning]] {
    choices.reduce([[]]) { chosen, meanings in
      chosen.flatMap { before in
        meanings.filter { meaning in !before.contains { $0.feature == meaning.feature } }.map { before + [$0] }
      }
    }
  }
}
