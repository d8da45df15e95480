import ExactArithmetic
import GameCore
import SetGame
import Testing

@Suite struct DealDistributionTests {
  private func distribution(_ cards: Int, _ variant: DistributionSolver.Variant = .set) throws -> DealDistribution {
    guard case .whole(let found) = try DealDistribution.compute(cards: cards, variant: variant) else {
      throw Stopped()
    }
    return found
  }
  private struct Stopped: Error {}

  @Test func `mean and variance have their closed forms`() throws {
    for cards in [0, 1, 2, 3, 4, 7, 12, 13, 15, 70, 81] {
      let found = try distribution(cards)
      #expect(found.total == BigInt.binomial(81, cards))
      #expect(found.mean == Rational(1080) * Rational(BigInt.binomial(cards, 3), BigInt.binomial(81, 3)))
      #expect(found.variance == DistributionLaws.variance(cards: cards), "\(cards) cards")
    }
  }

  @Test func `the chance of none is that of the census`() throws {
    let census = try CensusTable.compute(dimension: 4)
    for cards in [3, 9, 12, 15] {
      #expect(try distribution(cards).probability(of: 0) == census.rows[cards].probabilitySetFree)
    }
  }

  @Test func `the largest numbers of Sets in three to twelve cards are known`() throws {
    let known = [3: 1, 4: 1, 5: 2, 6: 3, 7: 5, 8: 8, 9: 12, 10: 12, 11: 13, 12: 14]
    for (cards, most) in known { #expect(try distribution(cards).most.sets == most, "\(cards) cards") }
  }

  @Test func `the complement of a deal mirrors its distribution`() throws {
    // By hand for the 81 deals of 80 cards: 1080 Sets less the 40 through the missing card.
    let eighty = try distribution(80)
    #expect(eighty.deals.count == 1041 && eighty.deals[1040] == 81)
    let whole = try distribution(81)
    #expect(whole.deals.count == 1081 && whole.deals[1080] == 1 && whole.most.sets == 1080)
    let seventy = try distribution(70)
    #expect(seventy.most.deal.count == 70 && seventy.classCount == 8135)
    #expect(seventy.isByComplement)
  }

  @Test func `extremal deals have as many Sets as they say`() throws {
    for cards in [6, 9, 12, 14, 72] {
      let found = try distribution(cards)
      let oracle = DealEnumeration(dimension: 4, cards: 0)
      #expect(oracle.sets(of: found.most.deal) == found.most.sets)
      #expect(oracle.sets(of: found.fewest.deal) == found.fewest.sets)
      #expect(found.deals.count - 1 == found.most.sets && !found.deals[found.fewest.sets].isZero)
    }
  }

  @Test func `UltraSets of twelve cards have their mean`() throws {
    let found = try distribution(12, .ultraSet)
    #expect(found.total == BigInt.binomial(81, 12))
    #expect(found.mean == Rational(63_180) * Rational(BigInt.binomial(12, 4), BigInt.binomial(81, 4)))
    #expect(found.classCount == 41_407)
  }

  @Test func `a random sample of deals lies within four standard deviations`() throws {
    let found = try distribution(15)
    let oracle = DealEnumeration(dimension: 4, cards: 0)
    var generator = SeededGenerator(seed: 41)
    var deck = Array(0..<81)
    var counts = [Double](repeating: 0, count: 64)
    let deals = 20_000.0
    for _ in 0..<20_000 {
      generator.drawToFront(15, of: &deck)
      counts[oracle.sets(of: Array(deck[0..<15]))] += 1
    }
    for sets in 1...10 {
      let chance = found.probability(of: sets).toDouble()
      let deviation = (chance * (1 - chance) / deals).squareRoot()
      #expect(abs(counts[sets] / deals - chance) < 4 * deviation, "seed 41, \(sets) Sets")
    }
  }

  @Test func `deals that can't be counted are known beforehand`() {
    #expect(DealDistribution.reach(cards: 18) == .quick && DealDistribution.reach(cards: 63) == .quick)
    #expect(DealDistribution.reach(cards: 19) == .slow && DealDistribution.reach(cards: 60) == .long)
    #expect(DealDistribution.reach(cards: 22) == .none && DealDistribution.reach(cards: 82) == .none)
    #expect(DealDistribution.reach(cards: 13, variant: .ultraSet) == .none)
  }
}
