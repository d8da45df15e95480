import CardMatch
import ExactArithmetic
import GameCore
import Testing

@Suite struct DealDistributionTests {
  @Test func `all deals of twelve cards are counted as known`() throws {
    let distribution = try DealDistribution(dealSize: 12)
    #expect(distribution.total == 206_379_406_870)
    #expect(distribution.meanBestScore == Rational(362_706_228_188, 7_937_669_495))
    #expect(distribution.scoreRange == 8...84)
    #expect(distribution.dealsByFewestLeft[0] == 154_909_936_662)
    #expect(distribution.clearedByBestPlayProbability.decimal(places: 4) == "0.2616")
  }

  @Test(arguments: [(2, "29.41"), (4, "23.71"), (6, "28.18"), (8, "39.59"), (10, "56.77"), (12, "75.06")])
  func `the share of clearable deals is the known one`(size: Int, percent: String) throws {
    let share = try DealDistribution(dealSize: size).clearableProbability * 100
    #expect(share.decimal(places: 2) == percent)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `small deals are counted one by one`(size: Int) throws {
    let three = try Scoring(group: .three, suitScore: 0, partialRankScore: 0)
    for scoring in try [
      .standard, Scoring(rankScore: 1, suitScore: 3), Scoring(rankScore: 1, suitScore: 1, cost: 3), .standardOfThree,
      three,
    ] {
      var counts: [[Int]: Int] = [:]
      var byLeft = [Int](repeating: 0, count: size + 1)
      Self.forEachDeal(size) { cards in
        let best = BestMatching(cards, scoring: scoring)
        counts[[best.score, best.left.count], default: 0] += 1
        byLeft[Components(cards).fewestLeft(in: scoring.group)] += 1
      }
      while byLeft.count > 1, byLeft.last == 0 { byLeft.removeLast() }
      let distribution = try DealDistribution(dealSize: size, scoring: scoring)
      #expect(distribution.lines.count == counts.count)
      for line in distribution.lines { #expect(counts[[line.score, line.left]].map { BigInt($0) } == line.deals) }
      #expect(distribution.dealsByFewestLeft == byLeft.map { BigInt($0) })
    }
  }

  @Test func `every deal is counted once`() throws {
    for (size, scoring) in [
      (0, Scoring.standard), (7, .standard), (26, .standard), (51, .standard), (52, .standard), (9, .standardOfThree),
      (51, .standardOfThree),
    ] {
      let distribution = try DealDistribution(dealSize: size, scoring: scoring)
      #expect(distribution.lines.reduce(into: BigInt()) { $0.add($1.deals) } == distribution.total)
      #expect(distribution.dealsByFewestLeft.reduce(into: BigInt()) { $0.add($1) } == distribution.total)
    }
  }

  @Test func `random deals agree with the distribution`() throws {
    let seed: UInt64 = 19
    var random = SeededGenerator(seed: seed)
    let distribution = try DealDistribution(dealSize: 12)
    let deals = 20_000
    var (sum, squares) = (0.0, 0.0)
    for _ in 0..<deals {
      let score = Double(DealAnalysis(BestMatchingTests.deal(12, &random)).bestScore)
      sum += score
      squares += score * score
    }
    let mean = sum / Double(deals)
    let error = ((squares / Double(deals) - mean * mean) / Double(deals)).squareRoot()
    #expect(abs(mean - distribution.meanBestScore.toDouble()) <= 4 * error, "seed \(seed)")
  }

  private static func forEachDeal(_ size: Int, from: Int = 0, _ chosen: [Card] = [], _ body: ([Card]) -> Void) {
    guard chosen.count < size else { return body(chosen) }
    for index in from..<52 { forEachDeal(size, from: index + 1, chosen + [Card.deck[index]], body) }
  }
}
