/// Cards in digits alone, as other programs write them: digits 1 to 3, lists such as
/// `[[0,1,2,0],[1,1,2,2]]`, or the numbers of cards from 0 or from 1.
///
/// The number of a card of the printed game is its digits in base 3, number, colour, shape, fill:
/// 0120 is card 15, or 16 counted from 1.
struct BareNumbers {
  private let text: [UInt8]
  private let dimension: Dimension
  private let codes: CardParser
  private var runs: [(digits: [Int], range: Range<Int>)] = []
  /// The numbers of runs before which a bracket is.
  private var brackets: Set<Int> = []
  /// The first number with a sign before it, and the number of runs before it.
  private var signed: (range: Range<Int>, position: Int)?

  init(_ text: [UInt8], tokens: [CardToken], dimension: Dimension, codes: CardParser) {
    (self.dimension, self.codes) = (dimension, codes)
    self.text = text
    for token in tokens {
      switch token.kind {
      case .digits(let digits):
        runs.append((digits.utf8.map { Int($0) - 0x30 }, token.range))
      case .place(let place) where place != runs.count + 1:
        runs.append((String(place).utf8.map { Int($0) - 0x30 }, token.range))
      case .signed: signed = signed ?? (token.range, runs.count)
      case .bracket: brackets.insert(runs.count)
      default: break
      }
    }
    brackets.subtract([0, runs.count])
  }

  private var areCodes: Bool { runs.allSatisfy { $0.digits.count == dimension.features } }

  /// Whether all are short and separate, and each or none is in brackets, or on a line, of its own.
  private var areNumbers: Bool {
    let most = CardNotation.mostDigits(in: dimension)
    return runs.allSatisfy { $0.digits.count <= most } && !isHyphened
      && (brackets.isEmpty || brackets.count == runs.count - 1)
  }

  /// Whether a hyphen alone joins two: 0-1-2-0 may be a card, but 0-5 is a range and no two
  /// numbers.
  private var isHyphened: Bool {
    zip(runs, runs.dropFirst()).contains { run, next in
      let gap = String(decoding: text[run.range.upperBound..<next.range.lowerBound], as: UTF8.self)
      return !gap.isEmpty && gap.allSatisfy { "-_–—+&×".contains($0) }
    }
  }

  /// The only reading.
  func cards() throws(NotationError) -> [Card] {
    if let signed { throw numberFault(signed.range, signed.position) }
    let hasDigitsAlone = runs.allSatisfy { $0.digits.count == 1 }
    var readings: [(cards: [Card], length: Int)] = []
    if areCodes {
      for base in 0...1 {
        if let cards = cards(of: runs.map({ $0.digits }), base: base) { readings.append((cards, 1)) }
        // Codes from 0 on are this program's own.
        if !readings.isEmpty { break }
      }
    } else if hasDigitsAlone, let groups = groups {
      for base in 0...1 {
        if let cards = cards(of: groups, base: base) { readings.append((cards, dimension.features)) }
      }
    }
    if areNumbers, !areCodes {
      for base in 0...1 { if let cards = numbers(base: base) { readings.append((cards, 1)) } }
    }
    let different = readings.filter { Set($0.cards).count == $0.cards.count }
    if !different.isEmpty { readings = different }
    guard let first = readings.first else { throw fault() }
    guard readings.count > 1 else {
      let starts = stride(from: 0, to: runs.count, by: first.length)
      try CardLists.refuseSeveral(in: text, cards: starts.map { runs[$0].range })
      return first.cards
    }
    let names = readings.map { CardNotation.digits($0.cards[0], in: dimension) }
    let end = runs[readings.map { $0.length }.max().map { $0 - 1 } ?? 0].range.upperBound
    throw NotationError(problem: .ambiguousNumbers(names), in: text, runs[0].range.lowerBound..<end, position: 0)
  }

  /// Single digits, as many to a card as it has features; `nil` where they can't be shared out so.
  private var groups: [[Int]]? {
    let size = dimension.features
    guard runs.count.isMultiple(of: size), brackets.allSatisfy({ $0.isMultiple(of: size) }) else { return nil }
    return stride(from: 0, to: runs.count, by: size).map { start in runs[start..<start + size].map { $0.digits[0] } }
  }

  private func cards(of groups: [[Int]], base: Int) -> [Card]? {
    let cards = groups.compactMap { digits in dimension.card(digits.map { $0 - base }) }
    return cards.count == groups.count ? cards : nil
  }

  private func numbers(base: Int) -> [Card]? {
    // Cards without the zero vector are counted from 1.
    guard base >= dimension.firstCode else { return nil }
    let numbers = runs.map { value(of: $0.digits) - base + dimension.firstCode }
    guard numbers.allSatisfy({ dimension.codes.contains($0) }) else { return nil }
    return numbers.map { Card(code: UInt8($0)) }
  }

  /// The number that a few digits are.
  private func value(of digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  /// What is wrong with the first run that isn't a code.
  private func fault() -> NotationError {
    let isShort = runs.map { $0.digits.count <= CardNotation.mostDigits(in: dimension) }
    let isMixed = isShort.contains(false) && brackets.isEmpty
    let number =
      areNumbers
      ? runs.indices.max { value(of: runs[$0].digits) < value(of: runs[$1].digits) }
      : isMixed ? runs.indices.first { isShort[$0] && runs[$0].digits.count != dimension.features } : nil
    if !areCodes, let number { return numberFault(runs[number].range, number) }
    for (position, run) in runs.enumerated() {
      do {
        _ = try codes.card(in: text.span, from: run.range.lowerBound, to: run.range.upperBound, position: position)
      } catch {
        return error
      }
    }
    return NotationError(problem: .noReading, in: text, 0..<text.count, position: 0)
  }

  private func numberFault(_ range: Range<Int>, _ position: Int) -> NotationError {
    NotationError(problem: .cardNumber(features: dimension.features), in: text, range, position: position)
  }
}
