import GameCore

/// Cards, and what was next to them.
struct CardReading {
  var cards: [Card]
  /// The names of the members of objects, or of columns, that say nothing about cards.
  var unused: [String] = []
}

/// The notations of other people and programs, which are tried in this order where a text isn't
/// made of codes; the first that fits decides.
///
/// 1. What isn't text, or is longer than ``GameCore/PastedText/longest``, is refused.
/// 2. A text with full-width characters is read again, from the codes on, with those of ASCII.
/// 3. An answer of this program, pasted back whole: ``PastedAnswer``.
/// 4. Lines that begin with % or # are blanks from here on.
/// 5. Cards as this program draws them: ``DrawnCards``.
/// 6. Objects, lists of them, or a table with a header: ``GameCore/PastedRecords``. What they say
///    that isn't about cards is skipped. Brackets have to be balanced, whatever is in them.
/// 7. Digits alone: ``BareNumbers``.
/// 8. Words, letters, signs, names of pictures: ``CardReader``, and ``CardReadings`` for what has
///    several readings.
///
/// An error is about the codes where there are no words (``CardReader/isNeeded(for:)``), otherwise
/// about the words.
extension CardParser {
  /// Reads a text that isn't made of codes; `error` says why not.
  func readOtherwise(_ text: Span<UInt8>, after error: NotationError) throws(NotationError) -> CardReading {
    if case .binary = error.problem { throw error }
    guard text.count <= PastedText.longest else {
      throw NotationError(problem: .tooLong, offset: error.offset, card: error.card, position: error.position)
    }
    let bytes = text.indices.map { text[$0] }
    guard let written = String(validating: bytes, as: UTF8.self) else { throw error }
    if let narrow = NarrowText(written) {
      do throws(NotationError) {
        var reading = CardReading(cards: [])
        reading.unused = try read(Array(narrow.text.utf8).span, into: &reading.cards)
        return reading
      } catch let other { throw narrow.restoring(other) }
    }
    if let cards = PastedAnswer.cards(of: written, parser: self) { return CardReading(cards: cards) }
    let string = PastedAnswer.withoutComments(written)
    if let codes = DrawnCards.codes(of: string) {
      var reading = CardReading(cards: [])
      try parseCodes(Array(codes.utf8).span, into: &reading.cards)
      return reading
    }
    return try readWords(string, after: error)
  }

  private func readWords(_ text: String, after error: NotationError) throws(NotationError) -> CardReading {
    let bytes = Array(text.utf8)
    let records = try records(of: bytes)
    let tokens = CardTokenizer.tokens(of: text)
    do throws(NotationError) {
      let reading = try CardReader.parse(bytes, tokens: tokens, records: records, dimension: dimension, codes: self)
      // Only an empty list is a deal without cards.
      let isList =
        tokens.contains { $0.kind == .bracket } && !text.contains { $0.isLetter || $0.isNumber || "#%".contains($0) }
      if reading.cards.isEmpty, !isList { throw error }
      return reading
    } catch let other {
      throw other.problem.concernsDeal || CardReader.isNeeded(for: tokens) ? other : error
    }
  }

  private func records(of text: [UInt8]) throws(NotationError) -> PastedRecords? {
    do throws(PastedRecords.Failure) {
      return try PastedRecords(text, vocabulary: CardVocabulary.records)
    } catch {
      switch error {
      case .unbalanced(let offset):
        throw NotationError(problem: .unbalanced, in: text, offset..<offset + 1, position: 0)
      case .noCard(let key): throw NotationError(problem: .unknownLabel, in: text, key, position: 0)
      }
    }
  }
}
