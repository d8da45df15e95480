import GameCore

/// Reads cards as people say and paste them: "two green filled squiggles; 2GSF", `RSO1`,
/// `green-open-diamond-2.png`, objects and lists of other programs, numbers, drawings.
///
/// It is asked only where a text isn't made of this program's own codes. A card is complete with
/// its last feature; a bracket, a semicolon or a line's end before that leaves it incomplete. What
/// has more than one reading is decided by the other cards of the deal, or refused.
struct CardReader {
  let dimension: Dimension
  let codes: CardParser
  let text: [UInt8]
  var cards: [CardDraft] = []
  var draft = CardDraft()
  /// The number of parts of the draft before the last comma.
  private var partsBeforeComma = 0
  /// The words of all cards, and where they are.
  var words: [(word: String, range: Range<Int>, card: Int)] = []
  var label: Int?
  /// The values of a card over the field of two elements that words have said so far.
  private var spoken: [Int: Int] = [:]
  /// The records that cards are read from, and what in them isn't used.
  var records: PastedRecords?

  /// Whether a text is more than codes between blanks and commas, so that errors are about words.
  static func isNeeded(for tokens: [CardToken]) -> Bool {
    tokens.contains { token in
      switch token.kind {
      case .word(let word): word.count > 4 || word.count > 2 && CardVocabulary.words[word] != nil
      case .bracket, .label, .sign, .place: true
      case .comma, .digits, .signed, .other: false
      }
    }
  }

  /// Reads all cards of a text, those of its records where it has some.
  static func parse(
    _ text: [UInt8], tokens: [CardToken], records: PastedRecords?, dimension: Dimension, codes: CardParser
  ) throws(NotationError) -> CardReading {
    let pieces = records?.pieces ?? [.text(0..<text.count)]
    let all = tokens[...]
    let plain = pieces.compactMap { piece in if case .text(let range) = piece { all[in: range] } else { nil } }
    if plain.count == pieces.count, plain.allSatisfy({ $0.allSatisfy { $0.isBare } }) {
      let numbers = BareNumbers(text, tokens: Array(plain.joined()), dimension: dimension, codes: codes)
      return CardReading(cards: try numbers.cards(), unused: records?.unused ?? [])
    }
    var reader = CardReader(dimension: dimension, codes: codes, text: text)
    reader.records = records
    for piece in pieces where !reader.isFull {
      switch piece {
      case .record(let record): try reader.take(record, from: all)
      case .text(let range): try reader.take(all[in: range])
      }
    }
    try CardLists.refuseSeveral(in: text, cards: reader.cards.map { $0.range })
    try reader.checkRivals()
    let readings = CardReadings(drafts: reader.cards, words: reader.words.map { $0.word })
    return CardReading(cards: try readings.cards(in: text), unused: reader.records?.unused ?? [])
  }

  init(dimension: Dimension, codes: CardParser, text: [UInt8]) {
    (self.dimension, self.codes) = (dimension, codes)
    self.text = text
  }

  /// Whether there are more cards than the deck has: one of them occurs twice, whatever follows.
  private var isFull: Bool { cards.count > dimension.cardCount }

  /// Takes whole cards.
  mutating func take(_ tokens: ArraySlice<CardToken>) throws(NotationError) {
    var rest = tokens
    while let token = rest.first, !isFull { try take(token, from: &rest) }
    if !isFull { try finish() }
  }

  mutating func take(_ token: CardToken, from rest: inout ArraySlice<CardToken>) throws(NotationError) {
    rest = rest.dropFirst()
    if dimension.field == .two, try takeBinary(token, from: &rest) { return }
    switch token.kind {
    case .comma: partsBeforeComma = draft.parts.count
    case .bracket: try finish()
    case .signed: throw error(.cardNumber(features: dimension.features), token.range)
    case .other: throw error(.unknownCharacter, token.range)
    case .place(let place):
      guard draft.parts.isEmpty, label == nil, place == cards.count + 1 else {
        return try takeDigits(String(place), token)
      }
    case .label(let name):
      guard let feature = CardVocabulary.labels[name] else {
        if CardVocabulary.fillers.contains(name) { return }
        throw error(.unknownLabel, token.range)
      }
      label = feature
    case .digits(let digits):
      let isNumber = label == nil && token.chunk == token.range && CardNotation.isNumber(digits, in: dimension)
      if isNumber, digits.utf8.count > 1 || CardPart.number(Int(digits) ?? 0) == nil {
        throw error(.cardNumber(features: dimension.features), token.range)
      }
      try takeDigits(digits, token)
    case .sign(let sign): try takeSigns(sign, token, from: &rest)
    case .word(let word): try takeWord(word, token, from: &rest)
    }
  }

  /// Takes a code, or a word of a card, over the field of two elements; false for anything else.
  private mutating func takeBinary(
    _ token: CardToken, from rest: inout ArraySlice<CardToken>
  ) throws(NotationError) -> Bool {
    switch token.kind {
    case .digits: break
    case .word(let word):
      if CardVocabulary.fillers.contains(word) { return true }
      if dimension.perFeature == 2, BinaryNotation.hasLetters(dimension), let meaning = BinaryNotation.words[word] {
        try say(meaning, token)
        return true
      }
    default: return false
    }
    cards.append(CardDraft(code: try code(token.chunk), ranges: [token.chunk]))
    rest = rest.drop { $0.chunk == token.chunk }
    return true
  }

  /// Adds what a word says of a card over the field of two elements.
  private mutating func say(
    _ meaning: (feature: Int, value: Int), _ token: CardToken
  ) throws(NotationError) {
    if spoken[meaning.feature] != nil { throw error(.noCard(dimension), token.range) }
    spoken[meaning.feature] = meaning.value
    guard let card = dimension.card((0..<dimension.features).map { spoken[$0] ?? -1 }) else { return }
    cards.append(CardDraft(code: card, ranges: [token.range]))
    spoken = [:]
  }

  private mutating func takeDigits(_ digits: String, _ token: CardToken) throws(NotationError) {
    if let label, let digit = Int(digits), digits.utf8.count == 1 {
      try add(.digit(digit, of: label), token.range)
    } else if digits.utf8.count == 1, let number = Int(digits).flatMap(CardPart.number) {
      // A code is a card of its own, whatever is missing before it.
      if token.range.lowerBound == token.chunk.lowerBound, (try? code(token.chunk)) != nil { try finish() }
      try add(number, token.range)
    } else {
      try finish()
      cards.append(CardDraft(code: try code(token.chunk), ranges: [token.chunk]))
    }
  }

  private func code(_ chunk: Range<Int>) throws(NotationError) -> Card {
    try codes.card(in: text.span, from: chunk.lowerBound, to: chunk.upperBound, position: cards.count)
  }

  private mutating func takeWord(
    _ word: String, _ token: CardToken, from rest: inout ArraySlice<CardToken>
  ) throws(NotationError) {
    if CardVocabulary.fillers.contains(word) { return }
    guard dimension == .standard else { throw error(.wordOutsideDimension4, token.range) }
    if let meaning = CardVocabulary.words[word] {
      words.append((word, token.range, cards.count))
      try add(.word(meaning), token.range)
      // "half filled" is one thing.
      if word == "half", case .word(let next) = rest.first?.kind, CardVocabulary.words[next]?.feature == 3 {
        rest = rest.dropFirst()
      }
      return
    }
    if CardVocabulary.circles.contains(word) || word.count <= 4 {
      let letters = CardVocabulary.circles.contains(word) ? ["c"] : Array(word)
      let parts = letters.compactMap(CardPart.letter)
      if parts.count == letters.count {
        words += letters.map { (String($0), token.range, cards.count) }
        for part in parts { try add(part, token.range) }
        return
      }
    }
    let startsWithDigit = (0x30...0x39).contains(text[token.chunk.lowerBound])
    if startsWithDigit {
      let (start, end) = (token.chunk.lowerBound, token.chunk.upperBound)
      let position = draft.range.lowerBound >= start || draft.parts.isEmpty ? cards.count : cards.count + 1
      _ = try codes.card(in: text.span, from: start, to: end, position: position)
    }
    throw error(.unknownWord, token.range)
  }

  /// Takes one to three equal signs: number, shape and fill. Before a code they only repeat it.
  private mutating func takeSigns(
    _ sign: Character, _ token: CardToken, from rest: inout ArraySlice<CardToken>
  ) throws(NotationError) {
    var (count, range) = (1, token.range)
    while let next = rest.first, next.kind == .sign(sign) {
      count += 1
      range = range.lowerBound..<next.range.upperBound
      rest = rest.dropFirst()
    }
    guard count <= 3, let number = CardPart.number(count),
      let kind = CardVocabulary.signs.first(where: { $0.fills.contains(sign) }),
      let fill = kind.fills.firstIndex(of: sign)
    else { throw error(.tooManySigns, range) }
    if kind.isBesideCircles { words.append(("triangle", range, cards.count)) }
    if draft.parts.count == 4 { try finish() }
    if let next = rest.first, next.chunk.count == 4, let code = try? code(next.chunk),
      code.digits(in: .standard)[0] == count - 1, code.digits(in: .standard)[3] == fill
    {
      return
    }
    try add(number, range)
    let isCircle = kind.shape == 0 && !kind.isBesideCircles
    let shape = isCircle ? CardPart.letter("c") : CardPart.word(.init(feature: 2, value: kind.shape))
    if let shape { try add(shape, range) }
    try add(.word(.init(feature: 3, value: fill)), range)
  }

  mutating func add(_ part: CardPart, _ range: Range<Int>) throws(NotationError) {
    guard dimension == .standard else { throw error(.wordOutsideDimension4, range) }
    if draft.parts.count == 4 { try finish() }
    label = nil
    var longer = draft
    longer.parts.append(part)
    guard longer.missing() != nil else {
      if (1..<draft.parts.count + 1).contains(partsBeforeComma) {
        draft.parts = Array(draft.parts.prefix(partsBeforeComma))
        draft.ranges = Array(draft.ranges.prefix(partsBeforeComma))
        try finish()
      }
      let feature = part.meanings(CardAssumption()).first?.feature ?? 0
      throw error(.repeated(feature: feature), range)
    }
    longer.ranges.append(range)
    draft = longer
  }

  /// Ends a card, which has to be whole.
  mutating func finish() throws(NotationError) {
    if !spoken.isEmpty {
      throw NotationError(problem: .noCard(dimension), in: text, 0..<text.count, position: cards.count)
    }
    guard !draft.parts.isEmpty else { return }
    if draft.parts.count < 4 {
      let feature = draft.missing()?.first ?? 0
      throw NotationError(problem: .missing(feature: feature), in: text, draft, position: cards.count)
    }
    // Next to words the number is the number of symbols.
    if let place = draft.parts.firstIndex(where: { $0.digit != nil }),
      draft.parts.count(where: { $0.digit != nil }) == 1,
      draft.parts[place].meanings.first?.feature == 0
    {
      guard let number = draft.parts[place].digit.flatMap(CardPart.number) else {
        throw NotationError(problem: .noReading, in: text, draft, position: cards.count)
      }
      draft.parts[place] = number
    }
    cards.append(draft)
    draft = CardDraft()
    partsBeforeComma = 0
  }

  private func checkRivals() throws(NotationError) {
    let all = Set(words.map { $0.word })
    for rival in CardVocabulary.rivals where all.contains(rival.word) && !all.isDisjoint(with: rival.others) {
      guard let other = words.first(where: { rival.others.contains($0.word) }) else { continue }
      throw NotationError(problem: .sameValue(rival.word, other.word), in: text, other.range, position: other.card)
    }
  }

  func error(_ problem: NotationError.Problem, _ range: Range<Int>) -> NotationError {
    // What follows a whole card belongs to the next one, another member of an object to this one.
    let isNext = draft.parts.count == 4 && problem != .unknownLabel
    return NotationError(problem: problem, in: text, range, position: cards.count + (isNext ? 1 : 0))
  }
}

extension NotationError {
  /// An error about a part of a text.
  init(problem: Problem, in text: [UInt8], _ range: Range<Int>, position: Int) {
    self.init(
      problem: problem, offset: range.lowerBound,
      card: CardParser.excerpt(of: text.span, from: range.lowerBound, to: range.upperBound), position: position)
  }

  /// An error about a card of a text.
  init(problem: Problem, in text: [UInt8], _ draft: CardDraft, position: Int) {
    let written = draft.written(in: text)
    self.init(
      problem: problem, offset: draft.range.lowerBound,
      card: CardParser.excerpt(of: written.span, from: 0, to: written.count), position: position)
  }
}
