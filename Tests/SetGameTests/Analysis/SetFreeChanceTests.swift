import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct SetFreeChanceTests {
  @Test func `the chances of no Set are those of the census, and 0 beyond it`() throws {
    let census = try CensusTable.compute()
    for cards in [0, 3, 12, 20] {
      let chance = try #require(try SetFreeChance.compute(cards: cards))
      #expect(chance.probability == census[cards]?.probabilitySetFree)
      #expect(chance.evidence == .proved(.capClasses))
    }
    for cards in [21, 22, 81] { #expect(try SetFreeChance.compute(cards: cards)?.probability == 0) }
  }

  @Test func `a raised signal leaves no chance`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(try SetFreeChance.compute(limits: limits) == nil)
  }
}
