import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct SampledDealsTests {
  @Test func `the share without a Set is that of all deals, with any number of threads`() throws {
    let deals = SampledDeals(deck: .set, cards: 12, samples: 20_000, seed: 1, limits: SearchLimits(threads: 2))
    let exact = try #require(try SetFreeChance.compute(cards: 12)).probability.toDouble()
    #expect(try #require(deals.none).interval.contains(exact))
    // 220 triples, each a Set in one of 79 cases.
    #expect(try #require(deals.mean.interval).contains(220 / 79.0))
    #expect(deals.trials == 20_000 && deals.dealsByGroups.values.reduce(0, +) == 20_000 && deals.stopReason == nil)
    #expect(deals == SampledDeals(deck: .set, cards: 12, samples: 20_000, seed: 1, limits: SearchLimits(threads: 1)))
    #expect(deals.dealsByGroups != SampledDeals(deck: .set, cards: 12, samples: 20_000, seed: 2).dealsByGroups)
  }

  @Test func `the share without a quad is that of all deals`() throws {
    let quads = try #require(Deck(.quad, coordinates: 6))
    let deals = SampledDeals(deck: quads, cards: 8, samples: 5000, seed: 1)
    #expect(try #require(deals.none).interval.contains(14336.0 / 68381))
  }

  @Test func `GhostSets and cards of five features are counted`() throws {
    let ghost = try #require(Deck(.ghostSet, coordinates: 4))
    // Fewer than six cards hold none.
    let few = SampledDeals(deck: ghost, cards: 5, samples: 50, seed: 1)
    #expect(few.dealsByGroups == [0: 50])
    let five = try #require(Deck(.set, coordinates: 5))
    let deals = SampledDeals(deck: five, cards: 16, samples: 5000, seed: 1)
    // 560 triples, each a Set in one of 241 cases.
    #expect(try #require(deals.mean.interval).contains(560 / 241.0))
  }
}
