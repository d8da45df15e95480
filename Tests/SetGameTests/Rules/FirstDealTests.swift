import SetGame
import Testing

@Suite struct FirstDealTests {
  @Test func `games begin with as many cards as people deal`() {
    func first(_ name: String) -> Int? { DeckNotation.deck(name)?.firstDeal }
    #expect(first("set") == GameRules.firstDeal && first("junior") == 9 && first("set-5") == 16)
    #expect(first("quads") == 10 && first("proset") == 7 && first("ghost") == 10 && first("ultra") == 8)
    for deck in Deck.all { #expect(deck.firstDeal <= deck.dimension.cardCount) }
  }

  @Test func `decks of fewer cards than a group have none`() {
    #expect(Deck.all.filter { !$0.hasGroups }.map(DeckNotation.name) == ["ultra-1", "ghost-1"])
  }

  @Test func `a group is as many cards as it has, and no others`() throws {
    for deck in Deck.all where deck.hasGroups {
      let cards = Array(deck.dimension.allCards.prefix(12))
      let hints = try Hints(HintRequest(variant: deck.variant), in: Layout(cards, dimension: deck.dimension))
      for group in hints.groups.prefix(50) {
        let found = group.positions.map { cards[$0] }
        #expect(deck.variant.isGroup(found, in: deck.dimension))
        #expect(!deck.variant.isGroup(Array(found.dropLast()), in: deck.dimension))
      }
    }
  }
}
