import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct TripleKernelTests {
  @Test func `packing and unpacking gives the card back`() {
    let packing = PackedCards.shared
    #expect((0..<81).allSatisfy { packing.unpack(packing.pack($0)) == $0 })
    #expect(packing.pack(15) == 0b00_01_10_00)
    #expect(packing.unpack(PackedCards.none) == PackedCards.none)
  }

  @Test(arguments: 0...32) func `the finder lists what trying every triple lists`(size: Int) {
    var generator = SeededGenerator(seed: 20, stream: UInt64(size))
    var finder = TripleFinder()
    for round in 0..<(size == 12 ? 500 : 40) {
      let cards = Oracle.deal(size, with: &generator)
      finder.clear()
      for (position, card) in cards.enumerated() { finder.place(card.code, at: position) }
      let count = finder.find(cards: size)
      let found = (0..<count).map { [finder[$0].first, finder[$0].second, finder[$0].third] }
      #expect(found == Oracle.triples(cards), "size \(size), round \(round): \(cards)")
      var other = TripleFinder()
      other.find(among: cards)
      #expect((0..<other.count).map { [other[$0].first, other[$0].second, other[$0].third] } == found)
    }
  }

  @Test func `the fullest 32 cards fit the planes`() throws {
    // A hyperplane (27 cards, 117 Sets) and five more cards: as many Sets as a listing ever meets.
    var finder = TripleFinder()
    let cards = (0..<32).map { Card(code: UInt8($0)) }
    for (position, card) in cards.enumerated() { finder.place(card.code, at: position) }
    #expect(finder.find(cards: 32) == Oracle.triples(cards).count)
  }

  @Test func `rows don't disturb each other`() {
    var generator = SeededGenerator(seed: 21)
    let deals = (0..<50).map { _ in Oracle.deal(12, with: &generator) }
    var finder = TripleFinder(capacity: deals.count)
    for (row, deal) in deals.enumerated() {
      for (position, card) in deal.enumerated() { finder.place(card.code, at: position, row: row) }
    }
    for (row, deal) in deals.enumerated() {
      #expect(finder.find(cards: 12, row: row) == Oracle.triples(deal).count)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 9, 12, 15, 20, 27, 32])
  func `the counter agrees with trying every triple on all 64 deals`(size: Int) {
    var generator = SeededGenerator(seed: 22, stream: UInt64(size))
    var counter = TripleCounter(cards: size)
    let deals = (0..<TripleCounter.deals).map { _ in Oracle.deal(size, with: &generator) }
    for (index, deal) in deals.enumerated() {
      for (position, card) in deal.enumerated() { counter.place(card.code, at: position, deal: index) }
    }
    counter.count()
    for (index, deal) in deals.enumerated() { #expect(counter[index] == Oracle.triples(deal).count, "\(deal)") }
  }
}
