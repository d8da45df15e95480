import GameCore

/// A card that a record describes: by its features, by a name, or by both, which then must agree.
extension CardReader {
  /// Takes the card of a record.
  mutating func take(_ record: PastedRecord, from tokens: ArraySlice<CardToken>) throws(NotationError) {
    var said = try described(record, from: tokens)
    var card = said.parts.count == 4 ? said : nil
    var fault: NotationError?
    for name in record.names {
      do throws(NotationError) {
        let named = try draft(of: name, from: tokens)
        guard !named.parts.isEmpty || named.code != nil else {
          records?.leaveOut(name)
          continue
        }
        guard named.agrees(with: said) else {
          throw NotationError(problem: .contradiction, in: text, name.value, position: cards.count)
        }
        guard card == nil else { continue }
        said.add(named)
        card = named.isWhole ? named.knowing(said) : said.isWhole ? said : nil
      } catch {
        if error.problem == .contradiction { throw error }
        fault = fault ?? error
        records?.leaveOut(name)
      }
    }
    guard let card else {
      if said.parts.isEmpty, let fault { throw fault }
      let missing = said.missing()?.first ?? 0
      if said.ranges.isEmpty { said.ranges = [record.range] }
      throw NotationError(problem: .missing(feature: missing), in: text, said, position: cards.count)
    }
    cards.append(card)
  }

  /// What a record says about single features.
  private mutating func described(
    _ record: PastedRecord, from tokens: ArraySlice<CardToken>
  ) throws(NotationError) -> CardDraft {
    guard dimension == .standard || record.features.isEmpty else {
      throw error(.wordOutsideDimension4, record.range)
    }
    var said = CardDraft()
    for (feature, field) in record.features {
      for token in tokens[in: field.value] {
        guard let part = try part(token, of: feature) else { continue }
        if let other = said.parts.first(where: { $0.feature == feature }) {
          guard other.meanings == part.meanings else { throw error(.repeated(feature: feature), token.range) }
          continue
        }
        said.parts.append(part)
        said.ranges.append(token.range)
      }
    }
    // Next to words the number is the number of symbols.
    if let place = said.parts.firstIndex(where: { $0.digit != nil }), said.parts[place].feature == 0,
      said.parts.count(where: { $0.digit != nil }) == 1
    {
      guard var number = said.parts[place].digit.flatMap(CardPart.number) else {
        throw NotationError(problem: .noReading, in: text, said, position: cards.count)
      }
      number.feature = 0
      said.parts[place] = number
    }
    return said
  }

  /// What a piece of the value of a feature says; `nil` for quotes and words that say nothing.
  private mutating func part(_ token: CardToken, of feature: Int) throws(NotationError) -> CardPart? {
    var part: CardPart?
    switch token.kind {
    case .comma: return nil
    case .word(let word) where CardVocabulary.fillers.contains(word): return nil
    case .word(let word):
      words.append((word, token.range, cards.count))
      if let meaning = CardVocabulary.words[word] { part = .word(meaning) }
      if CardVocabulary.circles.contains(word) { part = .letter("c") }
      if part == nil, word.count == 1 { part = word.first.flatMap(CardPart.letter) }
      if part == nil { throw error(.unknownWord, token.range) }
    case .digits(let digits): part = digits.utf8.count == 1 ? Int(digits).map { .digit($0, of: feature) } : nil
    default: break
    }
    guard let part = part?.restricted(to: feature) else { throw error(.noReading, token.range) }
    return part
  }

  /// The card, or the features, that a name says; one without any where it says a number only.
  private mutating func draft(
    of name: PastedRecord.Field, from tokens: ArraySlice<CardToken>
  ) throws(NotationError) -> CardDraft {
    var reader = CardReader(dimension: dimension, codes: codes, text: text)
    var rest = tokens[in: name.value]
    guard !rest.allSatisfy({ $0.isBare }) || rest.contains(where: { $0.chunk.count == dimension.features }) else {
      return CardDraft()
    }
    while let token = rest.first {
      // The marks of a file's name separate nothing.
      if token.kind == .bracket { rest = rest.dropFirst() } else { try reader.take(token, from: &rest) }
    }
    if reader.draft.isWhole { try reader.finish() }
    guard reader.cards.count + (reader.draft.parts.isEmpty ? 0 : 1) < 2 else {
      throw error(.unknownWord, name.value)
    }
    words += reader.words.map { ($0.word, $0.range, cards.count) }
    return reader.cards.first ?? reader.draft
  }
}

extension CardDraft {
  /// Whether it says all of a card.
  fileprivate var isWhole: Bool { code != nil || parts.count == 4 }

  /// Whether both can describe one card.
  fileprivate func agrees(with other: CardDraft) -> Bool {
    if isWhole { return CardAssumption.all.contains { !knowing(other).readings($0).isEmpty } }
    return parts.allSatisfy { part in
      CardAssumption.all.contains { assumed in
        part.meanings(assumed).contains { meaning in
          other.parts.allSatisfy { known in
            known.feature != meaning.feature || known.meanings(assumed).contains(meaning)
          }
        }
      }
    }
  }

  /// The card with what else is known of it.
  fileprivate func knowing(_ other: CardDraft) -> CardDraft {
    var draft = self
    draft.known = other.parts.filter { $0.feature != nil }
    return draft
  }

  /// Adds what a name says and the features don't.
  fileprivate mutating func add(_ named: CardDraft) {
    guard !named.isWhole else { return }
    for (part, range) in zip(named.parts, named.ranges) {
      let said = Set(parts.flatMap { $0.meanings(CardAssumption()).map { $0.feature } })
      guard !part.meanings(CardAssumption()).contains(where: { said.contains($0.feature) }) else { continue }
      parts.append(part)
      ranges.append(range)
    }
  }
}
