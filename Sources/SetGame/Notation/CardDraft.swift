/// Part of what is written of a card: a word, a letter, a digit.
struct CardPart: Equatable {
  /// What it may say.
  let meanings: [CardVocabulary.Meaning]
  /// Whether it is a digit whose base (0–2 or 1–3) is unknown; then its meanings are for 0–2.
  var digit: Int?
  /// The letter, where it is one without its word.
  var letter: Character?

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

  /// What the part may say under an assumption.
  func meanings(_ assumed: CardAssumption) -> [CardVocabulary.Meaning] {
    if let digit {
      let value = digit - assumed.base
      return (0...2).contains(value) ? meanings.map { .init(feature: $0.feature, value: value) } : []
    }
    switch letter {
    case "s": return meanings + [.init(feature: 3, value: assumed.fillOfS)]
    case "c": return [.init(feature: 2, value: assumed.circle)]
    default: return meanings
    }
  }
}

/// What is assumed about a whole deal while it is read.
struct CardAssumption: Equatable {
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

  /// Where it is, in bytes.
  var range: Range<Int> {
    guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Whether it consists of letters and its number only, whose order the whole deal shares.
  var isLettered: Bool { parts.count == 4 && parts.count { $0.letter != nil } == 3 }

  /// The place of the number, by which lettered cards are alike.
  var numberPlace: Int? { parts.firstIndex { $0.letter == nil } }

  /// What was written of it, without the marks between the members of an object or a list.
  func written(in text: [UInt8]) -> [UInt8] {
    var (written, end): ([UInt8], Int?) = ([], nil)
    for range in ranges where end.map({ $0 <= range.lowerBound }) ?? true {
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
    if let code { return [([], code)] }
    return CardDraft.assignments(parts.map { $0.meanings(assumed) }).map { meanings in
      var values = [0, 0, 0, 0]
      for meaning in meanings { values[meaning.feature] = meaning.value }
      return (meanings.map { $0.feature }, Card(code: UInt8(values.reduce(0) { $0 * 3 + $1 })))
    }
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
