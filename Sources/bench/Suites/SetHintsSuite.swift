import Documents
import GameCore
import SetApp
import SetGame

extension Suite {
  /// All Sets of random deals: listed in batches, one deal at a time and as JSON lines; counted 64
  /// deals at once.
  ///
  /// The pieces are small, a few milliseconds each, and repeated often: so the fastest of them is
  /// undisturbed even on a machine that has other things to do.
  static let setHints = Suite(
    name: "set-hints", summary: "all Sets of random deals: listed, counted, as JSON lines",
    cases: [
      Case(name: "list-in-batches", repetitions: 40) { list(cards: 12) },
      Case(name: "list-one-at-a-time", repetitions: 40, work: listOneAtATime),
      Case(name: "list-15-cards", repetitions: 40) { list(cards: 15) },
      Case(name: "count-64-at-once", repetitions: 40, work: count),
      Case(name: "parse-list-and-write-json", repetitions: 20, work: answerLines),
    ])

  private static let dealCount = 20_000
  private static let rowCount = 4000

  /// Random deals of 15 cards, card after card; shorter deals use the first ones.
  private static let codes: [UInt8] = {
    var generator = SeededGenerator(seed: 12)
    var deck = (0..<81).map { UInt8($0) }
    return (0..<dealCount).flatMap { _ in
      generator.drawToFront(15, of: &deck)
      return deck.prefix(15)
    }
  }()

  private static let deals: [[Card]] = (0..<dealCount).map { deal in
    (0..<12).map { Card(code: codes[deal * 15 + $0]) }
  }

  private static func list(cards: Int) -> Work {
    let rounds = 200
    var finder = TripleFinder(capacity: rowCount)
    for row in 0..<rowCount {
      for position in 0..<cards { finder.place(codes[row * 15 + position], at: position, row: row) }
    }
    // Placing is not what is measured: many rounds over the same rows.
    let total = (0..<rounds).reduce(0) { sum, _ in sum + finder.findAll(cards: cards) }
    return Work(signature: "\(total)", amount: Double(rowCount * rounds), unit: "deals")
  }

  private static func listOneAtATime() -> Work {
    let rounds = 10
    var finder = TripleFinder()
    var total = 0
    for _ in 0..<rounds {
      for deal in deals { total += finder.find(among: deal) }
    }
    return Work(signature: "\(total)", amount: Double(dealCount * rounds), unit: "deals")
  }

  private static func count() -> Work {
    let blocks = 32
    let rounds = 400
    var counter = TripleCounter(cards: 12)
    var total = 0
    for block in 0..<blocks {
      for deal in 0..<64 {
        for position in 0..<12 { counter.place(codes[(block * 64 + deal) * 15 + position], at: position, deal: deal) }
      }
      for round in 0..<rounds {
        counter.count()
        total += counter[round % 64]
      }
    }
    return Work(signature: "\(total)", amount: Double(blocks * rounds * 64), unit: "deals")
  }

  private static let lines: [[UInt8]] = (0..<dealCount).map { deal in
    let cards = deals[deal].map { CardNotation.digits($0, in: .standard) }
    return Array(cards.joined(separator: " ").utf8)
  }

  private static func answerLines() -> Work {
    let parser = CardParser()
    let lineWriter = SetHintsLineWriter(deck: .set)
    var finder = TripleFinder()
    var writer = JSONWriter(capacity: 1 << 20)
    var cards: [Card] = []
    var bytes = 0
    for line in lines {
      do { try parser.parse(line.span, into: &cards) } catch {
        return Work(signature: "unreadable", amount: 0, unit: "")
      }
      finder.find(among: cards)
      lineWriter.write(cards, sets: finder, microseconds: 0, to: &writer)
      if writer.bytes.count > 1 << 19 {
        bytes += writer.bytes.count
        writer.removeAll()
      }
    }
    return Work(signature: "\(bytes + writer.bytes.count)", amount: Double(dealCount), unit: "deals")
  }
}
