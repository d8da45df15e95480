/// The readings of a deal whose cards are written in a way that can be understood differently.
///
/// Letters have no fixed order in other people's codes: S is a squiggle, striped or solid, O an
/// oval or open. All cards whose letters are alike share one order, and S has one meaning in a
/// deal; a reading that repeats a card is left out where another doesn't.
struct CardReadings {
  private let drafts: [CardDraft]
  /// The words and letters of the deal.
  private let words: Set<String>
  /// This many readings are tried together; a deal with more of them is ambiguous anyway.
  private static let limit = 512
  /// Larger deals repeat a card in every reading, so that it decides nothing.
  private static let largestDeal = 81

  init(drafts: [CardDraft], words: [String]) {
    self.words = Set(words)
    // Codes in this program's own letters and order are meant so, unless another card isn't.
    let codes = drafts.map(CardReadings.ownCode)
    let areOwn = drafts.indices.allSatisfy { !drafts[$0].isLettered || codes[$0] != nil }
    self.drafts = drafts.indices.map { index in
      guard areOwn, let code = codes[index] else { return drafts[index] }
      return CardDraft(code: code, ranges: drafts[index].ranges)
    }
  }

  /// The card of a code such as 2GSF; `nil` for anything else.
  private static func ownCode(_ draft: CardDraft) -> Card? {
    guard draft.isLettered, draft.numberPlace == 0, var code = draft.parts[0].meanings.first?.value else { return nil }
    for (feature, part) in draft.parts.enumerated().dropFirst() {
      guard let letter = part.letter?.uppercased().utf8.first,
        let value = CardNotation.letters[feature].firstIndex(of: letter)
      else { return nil }
      code = code * 3 + value
    }
    return Card(code: UInt8(code))
  }

  /// The only reading.
  /// - Throws: ``NotationError`` where there is none, or more than one.
  func cards(in text: [UInt8]) throws(NotationError) -> [Card] {
    var readings: [[Card]] = []
    for assumed in assumptions {
      for reading in try deals(assumed, in: text) where !readings.contains(reading) { readings.append(reading) }
    }
    let different = readings.filter { Set($0).count == $0.count }
    if !different.isEmpty { readings = different }
    guard let first = readings.first else {
      let draft = drafts.firstIndex { draft in !assumptions.contains { !draft.readings($0).isEmpty } } ?? 0
      throw NotationError(problem: .noReading, in: text, drafts[draft], position: draft)
    }
    let place = first.indices.first { place in readings.contains { $0[place] != first[place] } }
    guard let place else { return first }
    throw ambiguity(of: readings.map { $0[place] }, place, in: text)
  }

  private var assumptions: [CardAssumption] {
    let parts = drafts.flatMap { $0.parts }
    let digits = parts.compactMap { $0.digit }
    let letters = Set(parts.compactMap { $0.letter })
    // Another letter of the same value leaves the other one for S.
    let fills =
      !letters.contains("s") || letters.contains("f") ? [1] : letters.contains("h") ? [2] : CardVocabulary.fillsOfS
    let circle = words.isDisjoint(with: CardVocabulary.besideCircles) ? 0 : 1
    return (digits.isEmpty ? [0] : [0, 1]).flatMap { base in
      fills.map { CardAssumption(base: base, fillOfS: $0, circle: circle) }
    }
  }

  /// The deals that are possible under an assumption.
  private func deals(_ assumed: CardAssumption, in text: [UInt8]) throws(NotationError) -> [[Card]] {
    let readings = drafts.map { $0.readings(assumed) }
    if let place = readings.firstIndex(where: { $0.count > 1 }), drafts.count > CardReadings.largestDeal {
      throw ambiguity(of: readings[place].map { $0.card }, place, in: text)
    }
    var branches: [(deal: [Card], orders: [Int: [Int]])] = [([], [:])]
    for (position, draft) in drafts.enumerated() {
      let place = draft.isLettered ? draft.numberPlace : nil
      let possible = readings[position]
      if let only = possible.first, possible.count == 1, place == nil {
        for branch in branches.indices { branches[branch].deal.append(only.card) }
        continue
      }
      branches = branches.flatMap { branch in
        possible.compactMap { reading in
          var branch = branch
          if let place {
            guard branch.orders[place] == nil || branch.orders[place] == reading.order else { return nil }
            branch.orders[place] = reading.order
          }
          branch.deal.append(reading.card)
          return branch
        }
      }
      if branches.count > CardReadings.limit { throw ambiguity(of: possible.map({ $0.card }), position, in: text) }
    }
    return branches.map { $0.deal }
  }

  private func ambiguity(of cards: [Card], _ place: Int, in text: [UInt8]) -> NotationError {
    var names: [String] = []
    for card in cards {
      let name = CardNotation.word(card)
      if !names.contains(name) { names.append(name) }
    }
    return NotationError(problem: .ambiguous(names), in: text, drafts[place], position: place)
  }
}
