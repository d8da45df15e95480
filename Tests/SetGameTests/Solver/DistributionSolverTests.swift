import ExactArithmetic
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct DistributionSolverTests {
  @Test func `twelve cards have the published distribution`() throws {
    // facts: brute force by a GPU in 3.75 days.
    let known: [Int] = [
      2_284_535_476_080, 10_266_579_666_720, 18_459_179_294_400, 19_278_240_770_880, 12_746_054_337_120,
      5_650_817_178_240, 1_649_199_670_560, 330_527_433_600, 48_500_063_820, 8_323_838_640, 2_091_005_280,
      160_729_920, 86_346_000, 21_340_800, 3_032_640,
    ]
    let outcome = try DistributionSolver(cards: 12).run()
    #expect(outcome.counts.map(\.cards) == [9, 10, 11, 12])
    #expect(outcome.counts.last?.deals == known.map { BigInt($0) })
  }

  @Test func `the fourth powers over twelve-card deals have the sum of Project Euler 818`() throws {
    let deals = try #require(try DistributionSolver(cards: 12).run().counts.last).deals
    let sum = deals.enumerated().reduce(BigInt()) { $0 + BigInt.power(BigInt($1.offset), 4) * $1.element }
    #expect(sum == 11_871_909_492_066_000)
  }

  @Test func `other base levels give the same distribution`() throws {
    for cards in [5, 9, 12] {
      let reference = try #require(try DistributionSolver(cards: cards).run().counts.last)
      for base in (cards - 2)...cards where cards < 12 || base < 12 {
        let other = try DistributionSolver(cards: cards, base: base).run()
        #expect(other.counts.last == reference, "\(cards) cards from \(base)")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func `small decks and small deals agree with plain enumeration`(dimension: Int) throws
  {
    let deck = AffineSpace(dimension: dimension).pointCount
    for cards in 0...min(deck, dimension == 4 ? 4 : dimension == 3 ? 6 : 9) {
      let known = DealEnumeration(dimension: dimension, cards: cards)
      let outcome = try DistributionSolver(cards: cards, dimension: dimension).run()
      #expect(outcome.counts.last?.deals == known.sets.map { BigInt($0) }, "\(cards) cards")
      let ultra = try DistributionSolver(cards: cards, variant: .ultraSet, dimension: dimension).run()
      #expect(ultra.counts.last?.deals == known.ultraSets.map { BigInt($0) }, "\(cards) cards")
      #expect(known.sets(of: outcome.most) == known.sets.count - 1)
      #expect(known.sets(of: outcome.fewest) == known.sets.firstIndex { $0 > 0 })
      #expect(outcome.most.count == cards)
    }
  }

  @Test func `threads change nothing`() throws {
    let one = try DistributionSolver(cards: 13).run()
    let many = try DistributionSolver(cards: 13).run(limits: SearchLimits(threads: 3))
    #expect(one.counts == many.counts && one.most == many.most && one.fewest == many.fewest)
  }

  @Test func `a run that resumes from a checkpoint ends as if it had never stopped`() throws {
    let solver = DistributionSolver(cards: 14)
    let saved = Collected()
    let whole = try solver.run(keeping: .init { saved.append($0) })
    #expect(saved.all.count > 3)
    let middle = saved.all[saved.all.count / 2]
    let resumed = try solver.run(keeping: .init(resumed: middle) { _ in })
    #expect(resumed.counts == whole.counts && resumed.most == whole.most && resumed.fewest == whole.fewest)
  }

  @Test func `a stopped run keeps the sizes that are done`() throws {
    let limits = SearchLimits()
    let outcome = try DistributionSolver(cards: 18).run(
      limits: limits, keeping: .init { _ in limits.stopSignal.raise() })
    #expect(outcome.stopped == .interrupted)
    #expect(outcome.counts.map(\.cards) == Array(0...15))
    for counts in outcome.counts { #expect(counts.deals.reduce(BigInt(), +) == BigInt.binomial(81, counts.cards)) }
  }

  @Test(.enabled(if: Long.isEnabled)) func `eighteen cards pass every check`() throws {
    let outcome = try DealDistribution.compute(DistributionRequest(cards: 18), limits: SearchLimits(threads: 2))
    guard case .whole(let distribution) = outcome else { return #expect(Bool(false), "stopped") }
    #expect(distribution.total == BigInt.binomial(81, 18))
    #expect(distribution.deals[0] == 6_482_268_000)
    #expect(distribution.variance == DistributionLaws.variance(cards: 18))
  }
}
