import GameCore

/// Cards that other programs describe: `{"suit": "hearts", "rank": "K"}`, `{"class": "KH"}`.
extension CardWord {
  /// What the members of objects are called: a rank is feature 0, a suit feature 1.
  private static let vocabulary = RecordVocabulary(
    features: ["rank": 0, "value": 0, "face": 0, "number": 0, "pip": 0, "suit": 1, "suite": 1, "suitname": 1],
    refused: ["schema", "request", "result"])

  /// The records of a text; `nil` where it has none.
  static func records(of text: String) throws(CardNotationError) -> PastedRecords? {
    let bytes = Array(text.utf8)
    do throws(PastedRecords.Failure) {
      return try PastedRecords(bytes, vocabulary: vocabulary)
    } catch {
      switch error {
      // The reader of words finds other quotes, too, and brackets outside them.
      case .unbalanced: return nil
      case .noCard(let key):
        throw .noMember(String(decoding: bytes[key], as: UTF8.self), offset: key.lowerBound)
      }
    }
  }

  /// The card of a record: of its rank and suit, of a name, or of both, which then must agree.
  static func card(_ record: PastedRecord, of records: inout PastedRecords) throws(CardNotationError) -> CardWord {
    var described = try described(record, of: records)
    for name in record.names {
      let text = records.text(name.value)
      guard let card = text.utf8.count <= 1000 ? CardNotation.card(text) : nil else {
        records.leaveOut(name)
        continue
      }
      if let described, described.card != card { throw .contradiction(text, offset: name.value.lowerBound) }
      described = CardWord(card, text: text, offset: name.value.lowerBound)
    }
    if let described { return described }
    let field = record.features.first?.field ?? record.names.first
    let range = field?.value ?? record.range
    throw .notACard(word: records.text(range), offset: range.lowerBound)
  }

  /// The card that a rank and a suit are; `nil` where one of them isn't there.
  private static func described(
    _ record: PastedRecord, of records: PastedRecords
  ) throws(CardNotationError) -> CardWord? {
    var (rank, suit): (Int?, Int?)
    for (feature, field) in record.features {
      let text = records.text(field.value)
      if UnseenWord.contains(text) { continue }
      let value = text.utf8.count > 100 ? nil : feature == 0 ? CardNotation.rank(text) : CardNotation.suit(text)
      guard let value, (feature == 0 ? rank : suit) ?? value == value else {
        throw .notACard(word: text, offset: field.value.lowerBound)
      }
      if feature == 0 { rank = value } else { suit = value }
    }
    let text = records.written(record.range)
    if rank == nil, suit == nil, record.names.isEmpty {
      return CardWord(nil, text: text, offset: record.range.lowerBound)
    }
    guard let rank, let suit, let card = Card(rank: rank, suit: suit) else { return nil }
    return CardWord(card, text: text, offset: record.range.lowerBound)
  }
}
