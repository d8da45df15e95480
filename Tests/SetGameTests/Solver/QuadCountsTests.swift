import ExactArithmetic
import Foundation
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct QuadCountsTests {
  private func deck(_ coordinates: Int) throws -> Deck { try #require(Deck(.quad, coordinates: coordinates)) }

  private func distribution(_ coordinates: Int, _ cards: Int) throws -> DealDistribution {
    let request = DistributionRequest(cards: cards, deck: try deck(coordinates))
    return try #require(DealDistribution.compute(request).distribution)
  }

  @Test func `sixteen cards: every deal is counted as by looking at each`() throws {
    let oracle = BinaryEnumeration(bits: 4)
    for cards in 0...16 {
      let distribution = try distribution(4, cards)
      let counted = oracle.setsByQuads[cards]
      let last = counted.lastIndex { $0 > 0 } ?? 0
      #expect(distribution.deals == counted[...last].map { BigInt($0) }, "\(cards) cards")
      for extreme in [distribution.fewest, distribution.most] {
        #expect(extreme.deal.count == cards)
        #expect(BinaryEnumeration.quadCount(extreme.deal.map { Int($0.code) }) == extreme.sets)
      }
      #expect(distribution.fewest.sets == counted.firstIndex { $0 > 0 } && distribution.most.sets == last)
    }
  }

  @Test(arguments: 1...5) func `the classes of all functions are as many as Burnside's lemma says`(bits: Int) throws {
    let index = AffineCycleIndex(bits: bits)
    var levels = BinaryLevels(bits: bits, filter: .lightest)
    // Fewer points than a quarter: nothing lighter is in the coset.
    while levels.cards < (1 << bits) / 4 {
      #expect(index.classCount(size: levels.cards) == BigInt(levels.classes.count), "\(levels.cards) points")
      #expect(BigInt(levels.setCount) == BigInt.binomial(1 << bits, levels.cards))
      try levels.advance(limits: .none, observer: .silent)
    }
  }

  @Test func `in the deck of EvenQuads too`() throws {
    let index = AffineCycleIndex(bits: 6)
    #expect(index.mapCount == 64 * 20_158_709_760)
    var levels = BinaryLevels(bits: 6, filter: .lightest)
    while levels.cards < 12 {
      #expect(index.classCount(size: levels.cards) == BigInt(levels.classes.count), "\(levels.cards) points")
      try levels.advance(limits: .none, observer: .silent)
    }
  }

  @Test func `32 cards: sums are whole, and complements have complementary counts`() throws {
    for cards in 0...16 {
      let (few, many) = (try distribution(5, cards), try distribution(5, 32 - cards))
      #expect(few.total == BigInt.binomial(32, cards))
      // Quads that avoid k cards: by inclusion and exclusion over the cards of a quad.
      let sum = 1240 - 155 * cards + 15 * cards * (cards - 1) / 2 - cards * (cards - 1) * (cards - 2) / 6
      for (quads, deals) in few.deals.enumerated() where !deals.isZero {
        #expect(many.deals[sum + quads] == deals, "\(cards) cards, \(quads) quads")
      }
    }
  }

  @Test func `deals without a quad are as many as the Sidon sets that are listed`() throws {
    let census = try CensusTable.compute(CensusRequest(deck: Deck(.quad)))
    #expect(census.rows.count == 11 && census.rows[9].setFree > 0 && census.rows[10].setFree == 0)
    for cards in 0...10 {
      #expect(try distribution(6, cards).probability(of: 0) == census.rows[cards].probabilitySetFree, "\(cards) cards")
    }
    // Of 61 cards one makes a quad of three.
    #expect(census.rows[4].probabilitySetFree == Rational(60, 61))
    #expect(try SetFreeChance.compute(deck: Deck(.quad), cards: 12)?.probability == 0)
  }

  @Test func `a stopped count claims nothing`() throws {
    let signal = StopSignal()
    signal.raise()
    let outcome = try DealDistribution.compute(
      DistributionRequest(cards: 30, deck: Deck(.quad)), limits: SearchLimits(stopSignal: signal))
    #expect(outcome.isStopped)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil))
  func `all sizes of EvenQuads have the moments of the closed forms`() throws {
    for cards in 13...64 { #expect(try distribution(6, cards).total == BigInt.binomial(64, cards)) }
  }
}
