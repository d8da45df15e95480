import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct CardTests {
  @Test(arguments: 1...5) func `the completing card makes a Set with any two cards`(features: Int) {
    let dimension = Oracle.dimension(features)
    var generator = SeededGenerator(seed: UInt64(features))
    for _ in 0..<500 {
      let pair = Oracle.deal(2, dimension: dimension, with: &generator)
      let third = pair[0].thirdCard(with: pair[1])
      #expect(Oracle.isSet(pair + [third], dimension: dimension))
      #expect(!pair.contains(third))
      #expect(pair[0].thirdCard(with: third) == pair[1], "\(pair)")
    }
  }

  @Test func `a card completes itself`() {
    #expect(Dimension.standard.allCards.allSatisfy { $0.thirdCard(with: $0) == $0 })
  }

  @Test func `the digits of card 15 are 0120`() {
    #expect(Card(code: 15).digits(in: .standard) == [0, 1, 2, 0])
  }

  @Test func `there are 1080 Sets, by differing features 108, 324, 432 and 216`() {
    let cards = Dimension.standard.allCards
    var byDifferences = [0, 0, 0, 0, 0]
    for (first, a) in cards.enumerated() {
      for b in cards[(first + 1)...] {
        let c = a.thirdCard(with: b)
        guard c > b else { continue }
        byDifferences[Card.agreements(a, b, c, in: .standard).count { $0 == .allDifferent }] += 1
      }
    }
    #expect(byDifferences == [0, 108, 324, 432, 216])
  }

  @Test func `a dimension has one to five features and three to the power of them cards`() {
    #expect(Dimension(features: 0) == nil)
    #expect(Dimension(features: 6) == nil)
    #expect((1...5).map { Oracle.dimension($0).cardCount } == [3, 9, 27, 81, 243])
    #expect(Dimension.standard.features == 4)
  }
}

@Suite struct LayoutTests {
  @Test func `a repeated card is refused with both places, every one of them`() throws {
    let cards = try Oracle.cards("0000 0001 0000 0002 0001 0001")
    let expected = IllegalLayout(reasons: [
      .repeated(cards[0], first: 0, again: 2), .repeated(cards[1], first: 1, again: 4),
      .repeated(cards[1], first: 1, again: 5),
    ])
    #expect(throws: expected) { try Layout(cards) }
  }

  @Test func `a card of too many features is refused`() {
    let cube = Oracle.dimension(3)
    let expected = IllegalLayout(reasons: [.foreign(Card(code: 27), position: 1)], dimension: cube)
    #expect(throws: expected) { try Layout([Card(code: 26), Card(code: 27)], dimension: cube) }
  }

  @Test func `no cards are a layout, and so are all cards`() throws {
    #expect(try Layout([]).deck.count == 81)
    #expect(try Layout(Dimension.standard.allCards).deck.isEmpty)
  }

  @Test func `table and deck together are all cards`() throws {
    var generator = SeededGenerator(seed: 11)
    for size in 0...81 {
      let layout = try Layout(Oracle.deal(size, with: &generator))
      #expect((layout.cards + layout.deck).sorted() == Dimension.standard.allCards)
    }
  }
}
