import ExactArithmetic
import Memory
import Testing

@Suite struct DistributionTests {
  /// Calls `body` with every way to put `pairs` pairs on the table: the mate of each place.
  static func forEachMatching(pairs: Int, _ body: ([Int]) -> Void) {
    var mates = [Int](repeating: -1, count: 2 * pairs)
    func place() {
      guard let first = mates.firstIndex(of: -1) else { return body(mates) }
      for second in (first + 1)..<(2 * pairs) where mates[second] == -1 {
        (mates[first], mates[second]) = (second, first)
        place()
        (mates[first], mates[second]) = (-1, -1)
      }
    }
    place()
  }

  /// Plays the best solitaire on one arrangement, turning unknown cards in their order.
  static func turns(_ mates: [Int]) -> (turns: Int, lucky: Int) {
    var isSeen = mates.map { _ in false }
    var isTaken = isSeen
    var (turns, lucky) = (0, 0)
    while isTaken.contains(false) {
      turns += 1
      let known = mates.indices.first { isSeen[$0] && isSeen[mates[$0]] && !isTaken[$0] }
      guard let first = known ?? mates.indices.first(where: { !isSeen[$0] }) else { break }
      var second = mates[first]
      if known == nil {
        isSeen[first] = true
        if !isSeen[second] {
          guard let next = mates.indices.first(where: { !isSeen[$0] }) else { break }
          second = next
          isSeen[second] = true
          if second == mates[first] { lucky += 1 }
        }
      }
      if second == mates[first] { (isTaken[first], isTaken[second]) = (true, true) }
    }
    return (turns, lucky)
  }

  @Test func `the distribution of turns counts all arrangements of up to five pairs`() {
    for pairs in 1...5 {
      var counts = [Int](repeating: 0, count: pairs)
      var (luckySum, total) = (0, 0)
      Self.forEachMatching(pairs: pairs) { mates in
        let (turns, lucky) = Self.turns(mates)
        counts[turns - pairs] += 1
        luckySum += lucky
        total += 1
      }
      let distribution = TurnDistribution(pairs: pairs)
      #expect(distribution.counts == counts.map { BigInt($0) })
      #expect(distribution.total == BigInt(total))
      #expect(SolitaireReport(pairs: pairs).luckyMatches == Rational(luckySum, total))
    }
  }

  @Test func `the distributions of three and four pairs are the published ones`() {
    let three = TurnDistribution(pairs: 3)
    #expect(three.counts.map { Rational($0, three.total) } == [Rational(1, 15), Rational(8, 15), Rational(2, 5)])
    let four = TurnDistribution(pairs: 4)
    let published = [Rational(1, 105), Rational(4, 21), Rational(2, 3), Rational(2, 15)]
    #expect(four.counts.map { Rational($0, four.total) } == published)
  }

  @Test func `mean and variance of the distribution are those of the recurrences`() {
    for pairs in [1, 2, 5, 13, 40] {
      let report = SolitaireReport(pairs: pairs)
      #expect(report.distribution?.mean == report.expectedTurns)
      #expect(report.distribution?.variance == report.variance)
    }
  }

  @Test func `every turn takes a pair in one arrangement and two n minus one turns are the most`() {
    for pairs in [2, 7, 30] {
      let distribution = TurnDistribution(pairs: pairs)
      #expect(distribution.counts[0] == 1)
      #expect(distribution.counts.count == pairs && distribution.turns(at: pairs - 1) == 2 * pairs - 1)
      #expect(distribution.counts[pairs - 1] > 0)
    }
  }

  @Test func `quantiles cut where the cumulated probability reaches the fraction`() {
    let four = TurnDistribution(pairs: 4)
    #expect(four.quantile(0) == 4 && four.quantile(Rational(1, 105)) == 4 && four.quantile(Rational(2, 105)) == 5)
    #expect(four.quantile(Rational(1, 2)) == 6 && four.quantile(1) == 7)
  }

  @Test func `lucky matches tend to the logarithm of two`() {
    #expect(abs(SolitaireReport(pairs: 200).luckyMatches.toDouble() - 0.693_147) < 0.002)
  }

  @Test func `gains average to the expected gain and probabilities to one`() {
    for pairs in [1, 2, 3, 6, 7, 20, 41] {
      let report = TwoPlayerReport(pairs: pairs)
      guard let distribution = report.distribution else {
        Issue.record("no distribution")
        continue
      }
      #expect(distribution.mean == report.expectedGain, "\(pairs) pairs")
      #expect(distribution.winProbability + distribution.drawProbability + distribution.lossProbability == 1)
      #expect(distribution.counts.reduce(into: BigInt()) { $0.add($1) } == distribution.total)
    }
  }

  @Test func `two pairs are won by the second player in two of three games`() {
    guard let distribution = TwoPlayerReport(pairs: 2).distribution else { return }
    #expect(distribution.lossProbability == Rational(2, 3) && distribution.winProbability == Rational(1, 3))
  }
}
