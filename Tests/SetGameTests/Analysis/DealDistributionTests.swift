import ExactArithmetic
import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct DealDistributionTests {
  private func distribution(_ cards: Int, _ variant: Variant = .set) throws -> DealDistribution {
    try #require(DealDistribution.compute(DistributionRequest(cards: cards, deck: Deck(variant))).distribution)
  }

  @Test func `mean and variance have their closed forms`() throws {
    for cards in [0, 1, 2, 3, 4, 7, 12, 13, 15, 70, 81] {
      let found = try distribution(cards)
      #expect(found.total == BigInt.binomial(81, cards))
      #expect(found.mean == Rational(1080) * Rational(BigInt.binomial(cards, 3), BigInt.binomial(81, 3)))
      #expect(found.variance == DistributionLaws.variance(cards: cards), "\(cards) cards")
    }
  }

  @Test func `the chance of none is that of the census`() throws {
    let census = try CensusTable.compute()
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
    #expect(seventy.evidence == .proved(.complementsUpToSymmetry))
    #expect(eighty.evidence == seventy.evidence)
  }

  @Test func `extremal deals have as many Sets as they say`() throws {
    for cards in [6, 9, 12, 14, 72] {
      let found = try distribution(cards)
      let oracle = DealEnumeration(dimension: 4, cards: 0)
      #expect(oracle.sets(of: found.most.deal.map { Int($0.code) }) == found.most.sets)
      #expect(oracle.sets(of: found.fewest.deal.map { Int($0.code) }) == found.fewest.sets)
      #expect(found.deals.count - 1 == found.most.sets && !found.deals[found.fewest.sets].isZero)
    }
  }

  @Test func `UltraSets of twelve cards have their mean`() throws {
    let found = try distribution(12, .ultraSet)
    #expect(found.total == BigInt.binomial(81, 12))
    #expect(found.mean == Rational(63_180) * Rational(BigInt.binomial(12, 4), BigInt.binomial(81, 4)))
    #expect(found.classCount == 41_407)
  }

  @Test func `a random sample of deals is within four standard deviations`() throws {
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

  @Test func `the closed forms have the numbers of Sets and UltraSets of the deck`() throws {
    let deck = Dimension.standard
    #expect(deck.setCount == 1080 && deck.setsThroughCard == 40 && deck.ultraSetCount == 63_180)
    for features in 1...4 {
      let dimension = Oracle.dimension(features)
      let all = try Layout(dimension.allCards, dimension: dimension)
      #expect(GroupSearch.triplesOfAnySize(in: all).count == dimension.setCount)
      #expect(GroupSearch.ultraSets(in: all).count == dimension.ultraSetCount)
    }
  }

  @Test func `rows are the deals that there are, with the chances of that many and more`() throws {
    let found = try distribution(12)
    #expect(found.rows.map(\.sets) == found.deals.indices.filter { !found.deals[$0].isZero })
    #expect(found.rows.first?.probabilityOfAtLeast == 1)
    #expect(found.rows.last.map { $0.probabilityOfAtLeast == $0.probability } == true)
    #expect(found.rows[1].probabilityOfAtLeast == 1 - found.probability(of: 0))
    #expect(found.mostLikely == 3 && found.bookletOddsAgainstNone == 33)
    #expect(try distribution(81).oddsAgainstNone == nil)
  }

  @Test func `how long a count takes is known beforehand`() {
    func reach(_ cards: Int, _ variant: Variant = .set) -> DistributionReach {
      DistributionRequest(cards: cards, deck: Deck(variant)).reach
    }
    #expect(reach(17) == .quick && reach(64) == .quick)
    #expect(reach(18) == .slow && reach(63) == .slow)
    #expect(reach(19) == .slow && reach(60) == .long)
    #expect(reach(22) == .none && reach(82) == .none && reach(-1) == .none)
    #expect(reach(12, .ultraSet) == .quick && reach(13, .ultraSet) == .none && reach(6, .ghostSet) == .none)
    #expect(DistributionRequest.sizes == [0...21, 60...81])
  }

  @Test func `what can't be counted is refused, and what takes long has to be confirmed`() throws {
    #expect(throws: DistributionError.outOfReach(cards: 30, deck: .set)) {
      try DealDistribution.compute(DistributionRequest(cards: 30))
    }
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let error = #expect(throws: DistributionError.self) {
      try DealDistribution.compute(DistributionRequest(cards: 61), limits: limits)
    }
    guard case .unconfirmed(61, let estimate) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(estimate.sets > BigInt(1_000_000) && estimate.megabytes == 80)
  }

  @Test(arguments: [12, 18, 21, 63]) func `a raised signal stops a count at once`(cards: Int) throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    let outcome = try DealDistribution.compute(
      DistributionRequest(cards: cards, isConfirmed: true), limits: limits)
    guard case .stopped(let stopped) = outcome else {
      Issue.record("not stopped")
      return
    }
    #expect(stopped.reason == .interrupted && outcome.distribution == nil)
    #expect(stopped.levels.allSatisfy { $0.deals.reduce(BigInt(), +) == BigInt.binomial(81, $0.cards) })
  }
}
