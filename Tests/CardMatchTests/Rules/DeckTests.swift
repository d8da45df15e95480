import CardMatch
import GameCore
import Testing

@Suite struct DeckTests {
  private func cards(_ text: String) throws -> [Card] { try DealNotation(text).cards }

  @Test func `cards are added at the top and at the bottom and drawn from the top`() throws {
    let cards = try cards("AH 2D 3S")
    var deck = Deck([cards[0]])
    deck.addOnTop(cards[1])
    deck.addAtBottom(cards[2])
    #expect(deck.cards == [cards[1], cards[0], cards[2]] && deck.count == 3)
    #expect([deck.draw(), deck.draw(), deck.draw()] == [cards[1], cards[0], cards[2]])
  }

  @Test func `an empty deck draws none`() throws {
    var deck = Deck([])
    #expect(deck.draw() == nil && deck.isEmpty && deck.draw(0) == [])
    deck.addAtBottom(try cards("AH")[0])
    #expect(deck.draw() != nil && deck.draw() == nil)
  }

  @Test func `more cards than there are aren't drawn, and none is lost`() {
    var deck = Deck()
    #expect(deck.draw(53) == nil && deck.draw(-1) == nil && deck == Deck() && deck.count == 52)
    #expect(deck.draw(12) == Array(Card.deck.prefix(12)) && deck.cards == Array(Card.deck.dropFirst(12)))
  }

  @Test func `a shuffled deck has every card once, and a seed's deal on top`() throws {
    var random = SeededGenerator(seed: 7)
    var deck = Deck.shuffled(random: &random)
    #expect(deck.cards.sorted() == Card.deck && deck != Deck())
    #expect(deck.draw(12) == RandomDeal.cards(12, seed: 7))
  }

  @Test func `what is known of a table is what was seen and what is in view`() throws {
    var table = CardTable(try cards("AH AD 2S 9C 9H"))
    for place in [0, 1, 2, 3] { table.choose(place) }
    let seen = [true, true, true, true, false]
    let known = try KnownTable(
      known: cards("2S 9C"), matched: cards("AH AD"), open: cards("9C"), unseen: 1)
    #expect(KnownTable(table, seen: seen) == known)
    let forgotten = KnownTable(table, seen: [Bool](repeating: false, count: 5))
    #expect(forgotten.known == [table.cards[3]] && forgotten.matched.count == 2 && forgotten.unseen == 2)
  }
}
