import SetGame
import Testing

@Suite struct GameRulesTests {
  @Test func `the classic rule returns to twelve cards, the other one always replaces`() {
    #expect([9, 12, 13, 14, 15, 18].map { GameRules.Refill.classic.drawn(table: $0, deck: 30) } == [3, 3, 2, 1, 0, 0])
    #expect([9, 12, 15, 24].map { GameRules.Refill.replace.drawn(table: $0, deck: 30) } == [3, 3, 3, 3])
  }

  @Test func `no more cards are drawn than the deck has`() {
    for refill in GameRules.Refill.allCases {
      #expect((0...3).map { refill.drawn(table: 12, deck: $0) } == [0, 1, 2, 3])
    }
  }
}
