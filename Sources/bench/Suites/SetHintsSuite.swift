import GameCore
import Reports
import SetGame

extension Suite {
  /// All Sets of random deals: listed in batches, one deal at a time and as JSON lines; counted 64 deals at once.
  static let setHints = Suite(
    name: "set-hints", summary: "all Sets of a million random 12-card deals",
    cases: [
      Case(name: "list-in-batches", repetitions: 9, work: listInBatches),
      Case(name: "list-one-at-a-time", repetitions: 9, work: listOneAtATime),
      Case(name: "list-15-cards", repetitions: 9, work: { list(cards: 15) }),
      Case(name: "count-64-at-once", repetitions: 9, work: count),
      Case(name: "parse-list-and-write-json", repetitions: 5, work: answerLines),
    ])

  private static let dealCount = 200_000
  private static let rounds = 5

  /// Random deals of 15 cards, card after card; shorter deals use the first ones.
  private static let codes: [UInt8] = {
    var generator = SeededGenerator(seed: 12)
    var deck = (0..<81).map { UInt8($0) }
    return (0..<dealCount).flatMap { _ in
      generator.drawToFront(15, of: &deck)
      return deck.prefix(15)
    }
  }()

  private static func listInBatches() -> Work { list(cards: 12) }

  private static func list(cards: Int) -> Work {
    var finder = TripleFinder(capacity: 2000)
    var total = 0
    for batch in 0..<dealCount / 2000 {
      for row in 0..<2000 {
        let start = (batch * 2000 + row) * 15
        for position in 0..<cards { finder.place(codes[start + position], at: position, row: row) }
      }
      // Placing is not what is measured: many rounds over the same rows.
      for _ in 0..<50 { total += finder.findAll(cards: cards) }
    }
    return Work(signature: "\(total)", amount: Double(dealCount * 50), unit: "deals")
  }

  private static func listOneAtATime() -> Work {
    var finder = TripleFinder()
    var total = 0
    for _ in 0..<rounds {
      for deal in 0..<dealCount {
        for position in 0..<12 { finder.place(codes[deal * 15 + position], at: position) }
        total += finder.find(cards: 12)
      }
    }
    return Work(signature: "\(total)", amount: Double(dealCount * rounds), unit: "deals")
  }

  private static func count() -> Work {
    var counter = TripleCounter(cards: 12)
    var total = 0
    for block in 0..<dealCount / 64 {
      for deal in 0..<64 {
        for position in 0..<12 { counter.place(codes[(block * 64 + deal) * 15 + position], at: position, deal: deal) }
      }
      for _ in 0..<50 {
        counter.count()
        total += counter[block % 64]
      }
    }
    return Work(signature: "\(total)", amount: Double(dealCount / 64 * 64 * 50), unit: "deals")
  }

  private static let lines: [[UInt8]] = (0..<dealCount).map { deal in
    let cards = (0..<12).map { CardNotation.digits(Card(code: codes[deal * 15 + $0]), in: .standard) }
    return Array(cards.joined(separator: " ").utf8)
  }

  private static func answerLines() -> Work {
    let parser = CardParser()
    let lineWriter = SetHintsLineWriter(dimension: .standard)
    var finder = TripleFinder()
    var writer = ByteWriter(capacity: 1 << 20)
    var cards: [Card] = []
    var bytes = 0
    for line in lines {
      do { try parser.parse(line.span, into: &cards) } catch {
        return Work(signature: "unreadable", amount: 0, unit: "")
      }
      finder.replace(with: cards)
      finder.find(cards: cards.count)
      lineWriter.write(cards, sets: finder, microseconds: 0, to: &writer)
      if writer.bytes.count > 1 << 19 {
        bytes += writer.bytes.count
        writer.removeAll()
      }
    }
    return Work(signature: "\(bytes + writer.bytes.count)", amount: Double(dealCount), unit: "deals")
  }
}
