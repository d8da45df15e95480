import ExactArithmetic
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct DeckTests {
  @Test(arguments: Deck.all) func `a deck is read from its name, which no other deck has`(deck: Deck) {
    let name = DeckNotation.name(deck)
    #expect(DeckNotation.deck(name) == deck)
    #expect(DeckNotation.deck(name.uppercased()) == deck)
    #expect(Deck.all.count { DeckNotation.name($0) == name } == 1)
  }

  @Test func `decks that people play with have the cards and groups that they should have`() {
    let sizes = [
      "set": 81, "junior": 27, "set-5": 243, "ultra": 81, "ghost": 81, "quads": 64, "proset": 63, "socks": 63,
    ]
    for (name, cards) in sizes { #expect(DeckNotation.deck(name)?.dimension.cardCount == cards, "\(name)") }
    for name in ["", "set-6", "set-0", "quads-7", "proset-1", "set-", "deck"] {
      #expect(DeckNotation.deck(name) == nil)
    }
    #expect(Deck(.quad).dimension.quadCount == 10_416)
  }

  @Test(arguments: Deck.all) func `every card is read from its digits and its name`(deck: Deck) throws {
    let (dimension, parser) = (deck.dimension, CardParser(dimension: deck.dimension))
    let cards = dimension.allCards
    #expect(cards.count == dimension.cardCount)
    for card in cards {
      let texts = [CardNotation.digits(card, in: dimension), CardNotation.name(card, in: dimension)]
      for text in texts + texts.map({ $0.lowercased() }) { #expect(try parser.parse(text) == [card], "\(text)") }
    }
    let names = cards.map { CardNotation.name($0, in: dimension) }
    #expect(try parser.parse(names.joined(separator: ", ")) == cards)
    #expect(try parser.parse("[\"" + names.joined(separator: "\", \"") + "\"]") == cards)
    if dimension.field == .two {
      #expect(try parser.parse(names.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "  ")) == cards)
    }
  }

  @Test func `cards of EvenQuads and ProSet are read from words and numbers`() throws {
    let quads = CardParser(dimension: Deck(.quad).dimension)
    #expect(try quads.parse("two green icosahedra, 1RS; four blue spirals") == quads.parse("2GI 000 333"))
    #expect(try quads.parse("0 21 63") == quads.parse("000 111 333"))
    #expect(try quads.parse("1 64") == quads.parse("000 333"))
    let dots = CardParser(dimension: Deck(.zeroSum).dimension)
    #expect(try dots.parse("BOR, p") == dots.parse("110010 000001"))
    #expect(try dots.parse("1 32 63") == dots.parse("000001 100000 111111"))
    for text in ["2GX", "two green", "055", "5RS", "two two green spirals", "65 1", "2G"] {
      #expect(throws: NotationError.self, "\(text)") { try quads.parse(text) }
    }
    for text in ["000000", "RR", "RX", "0 1", "64", "1100"] {
      #expect(throws: NotationError.self, "\(text)") { try dots.parse(text) }
    }
  }

  @Test(arguments: [Variant.quad, .zeroSum]) func `groups, their number and what completes them agree with the rules`(
    variant: Variant
  ) throws {
    var generator = SeededGenerator(seed: 71)
    for trial in 0..<60 {
      let deck = try #require(Deck(variant, coordinates: 3 + trial % 4))
      let size = generator.index(min(11, deck.dimension.cardCount)) + 1
      let layout = try Layout(
        Oracle.deal(size, dimension: deck.dimension, with: &generator), dimension: deck.dimension)
      let groups = Oracle.binaryGroups(of: variant, layout.cards)
      let note: Comment = "trial \(trial)"
      let hints = try Hints(HintRequest(variant: variant), in: layout)
      #expect(Swift.Set(hints.groups.map(\.positions)) == Swift.Set(groups) && hints.groupCount == groups.count, note)
      #expect(hints.groups.map(\.positions.count).elementsEqual(hints.groups.map(\.positions.count).sorted()), note)
      let analysis = try DealAnalysis(of: layout, for: variant)
      #expect(
        analysis.cardsInNoSet == layout.cards.indices.filter { card in !groups.contains { $0.contains(card) } }, note)
      let helpful = layout.deck.count { Oracle.binaryGroups(of: variant, layout.cards + [$0]).count > groups.count }
      #expect(analysis.deckCardsThatCompleteASet == helpful, note)
      guard let group = groups.first else { continue }
      #expect(
        try GroupExplanation(of: Layout(group.map { layout.cards[$0] }, dimension: deck.dimension), for: variant).isSet)
      let rest = try Hints(HintRequest(variant: variant, excluded: group), in: layout)
      #expect(
        Swift.Set(rest.groups.map(\.positions)) == Swift.Set(groups.filter { Swift.Set($0).isDisjoint(with: group) }),
        note)
    }
  }

  @Test(arguments: [Variant.ultraSet, .ghostSet]) func `what completes an UltraSet or a GhostSet does so`(
    variant: Variant
  ) throws {
    var generator = SeededGenerator(seed: 72)
    for size in 3...7 {
      let layout = try Layout(
        Oracle.deal(size, dimension: Oracle.dimension(3), with: &generator), dimension: Oracle.dimension(3))
      let count = { (cards: [Card]) in Oracle.groups(of: variant, cards, dimension: Oracle.dimension(3)).count }
      let helpful = layout.deck.count { count(layout.cards + [$0]) > count(layout.cards) }
      #expect(try DealAnalysis(of: layout, for: variant).deckCardsThatCompleteASet == helpful, "\(size) cards")
    }
  }

  @Test func `of many groups the smallest are listed, and all are counted`() throws {
    let dimension = Deck(.zeroSum).dimension
    let hints = try Hints(HintRequest(variant: .zeroSum), in: Layout(dimension.allCards, dimension: dimension))
    #expect(hints.groups.count == 1000 && hints.groupCount == 1 << 57 - 1)
    // Of three cards each two determine the third.
    #expect(hints.groups.count { $0.positions.count == 3 } == 63 * 62 / 6)
  }

  @Test func `ranks of deals from fifteen cards are counted as by looking at each`() throws {
    let oracle = BinaryEnumeration(bits: 4)
    let deck = try #require(Deck(.zeroSum, coordinates: 4))
    for cards in 0...15 {
      let ranks = RankDistribution(deck, cards: cards)
      #expect(ranks.total == BigInt.binomial(15, cards))
      for rank in 0...4 {
        let deals = ranks.rows.first { $0.rank == rank }?.deals ?? 0
        #expect(deals == BigInt(oracle.setsByRank[cards][rank]), "\(cards) cards of rank \(rank)")
      }
      let census = try CensusTable.compute(CensusRequest(deck: deck))
      #expect((census[cards]?.probabilitySetFree ?? 0) == ranks.noGroupProbability)
    }
    #expect(RankDistribution(Deck(.zeroSum), cards: 7).noGroupProbability == 0)
  }

  @Test(arguments: [("quads", 9, 3), ("quads", 8, 0), ("proset", 8, 3), ("ultra", 7, 2)])
  func `deals with a number of groups have that many, whatever the deck`(name: String, cards: Int, groups: Int) throws {
    let deck = try #require(DeckNotation.deck(name))
    let deals = try RandomDeals.draw(DealRequest(size: cards, sets: groups, count: 3, deck: deck, seed: 5))
    #expect(deals.setCounts == [groups, groups, groups] && deals.method == .rejection)
    for layout in deals.layouts {
      #expect(Oracle.groups(of: deck.variant, layout.cards, dimension: deck.dimension).count == groups)
    }
    #expect(throws: DealError.self) { try RandomDeals.draw(DealRequest(size: 7, sets: 2, deck: Deck(.zeroSum))) }
  }
}
