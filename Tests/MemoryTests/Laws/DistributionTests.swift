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

  @Test func `the distribution of turns counts all arrangements of up to five pairs`() throws {
    for pairs in 1...5 {
      var counts = [Int](repeating: 0, count: pairs)
      var (luckySum, total) = (0, 0)
      Self.forEachMatching(pairs: pairs) { mates in
        let (turns, lucky) = Self.turns(mates)
        counts[turns - pairs] += 1
        luckySum += lucky
        total += 1
      }
      let distribution = try TurnDistribution(pairs: pairs)
      #expect(distribution.counts == counts.map { BigInt($0) })
      #expect(distribution.total == BigInt(total))
      #expect(ExactTable(pairs: pairs, seats: .solitaire).luckyMatches == Rational(luckySum, total))
    }
  }

  @Test func `the distributions of three and four pairs are the published ones`() throws {
    let three = try TurnDistribution(pairs: 3)
    #expect(three.counts.map { Rational($0, three.total) } == [Rational(1, 15), Rational(8, 15), Rational(2, 5)])
    let four = try TurnDistribution(pairs: 4)
    let published = [Rational(1, 105), Rational(4, 21), Rational(2, 3), Rational(2, 15)]
    #expect(four.counts.map { Rational($0, four.total) } == published)
  }

  @Test func `mean and variance of the distribution are those of the recurrences`() throws {
    for pairs in [1, 2, 5, 13, 40] {
      let report = PairsReport(pairs: pairs)
      let table = ExactTable(pairs: pairs, seats: .solitaire)
      #expect(report.turns?.mean == table.value)
      #expect(report.turns?.variance == table.variance)
    }
  }

  @Test func `every turn takes a pair in one arrangement and two n minus one turns are the most`() throws {
    for pairs in [2, 7, 30] {
      let distribution = try TurnDistribution(pairs: pairs)
      #expect(distribution.counts[0] == 1)
      #expect(distribution.counts.count == pairs && distribution.turns(at: pairs - 1) == 2 * pairs - 1)
      #expect(distribution.counts[pairs - 1] > 0)
    }
  }

  @Test func `quantiles cut where the cumulated probability reaches the fraction`() throws {
    let four = try TurnDistribution(pairs: 4)
    #expect(four.quantile(0) == 4 && four.quantile(Rational(1, 105)) == 4 && four.quantile(Rational(2, 105)) == 5)
    #expect(four.quantile(Rational(1, 2)) == 6 && four.quantile(1) == 7)
  }

  @Test func `lucky matches tend to the logarithm of two`() throws {
    #expect(abs((ExactTable(pairs: 200, seats: .solitaire).luckyMatches?.toDouble() ?? 0) - 0.693_147) < 0.002)
  }

  @Test func `gains average to the expected gain and probabilities to one`() throws {
    for pairs in [1, 2, 3, 6, 7, 20, 41] {
      let report = PairsReport(pairs: pairs, seats: .twoPlayers)
      guard let distribution = report.gains else {
        Issue.record("no distribution")
        continue
      }
      #expect(Expectation.exact(distribution.mean, .arrangements) == report.value, "\(pairs) pairs")
      #expect(distribution.winProbability + distribution.drawProbability + distribution.lossProbability == 1)
      #expect(distribution.counts.reduce(into: BigInt()) { $0.add($1) } == distribution.total)
    }
  }

  @Test func `gains count all arrangements of up to five pairs`() throws {
    for pairs in 1...5 {
      let report = PairsReport(pairs: pairs, seats: .twoPlayers)
      var counts = [Int](repeating: 0, count: 2 * pairs + 1)
      var stalls = 0
      Self.forEachMatching(pairs: pairs) { mates in
        let (gain, isStalled) = Self.gain(mates, report.moves)
        counts[gain + pairs] += 1
        if isStalled { stalls += 1 }
      }
      #expect(report.gains?.counts == counts.map { BigInt($0) }, "\(pairs) pairs")
      #expect(report.gains?.stalledCount == BigInt(stalls), "\(pairs) pairs")
    }
  }

  /// Plays the game of two on one arrangement, turning unknown cards in their order; the first
  /// player's gain.
  static func gain(_ mates: [Int], _ moves: MoveTable) -> (gain: Int, isStalled: Bool) {
    var isSeen = mates.map { _ in false }
    var isTaken = isSeen
    var (gain, sign) = (0, 1)
    func unseen() -> Int? { mates.indices.first { !isSeen[$0] } }
    while isTaken.contains(false) {
      if let known = mates.indices.first(where: { isSeen[$0] && isSeen[mates[$0]] && !isTaken[$0] }) {
        (isTaken[known], isTaken[mates[known]]) = (true, true)
        gain += sign
        continue
      }
      let left = isTaken.count { !$0 }
      let known = mates.indices.count { isSeen[$0] && !isTaken[$0] }
      guard let state = try? PairState(pairs: left / 2, known: known) else { break }
      let move = moves.move(in: state)
      if move == .noUnknown { return (gain, true) }
      guard let first = unseen() else { break }
      isSeen[first] = true
      // A known mate is turned at once: the pair is taken at the head of the loop, by the same
      // player.
      if isSeen[mates[first]] { continue }
      if move == .twoUnknown, let second = unseen() {
        isSeen[second] = true
        if second == mates[first] { continue }
      }
      sign = -sign
    }
    return (gain, false)
  }

  @Test func `two pairs are won by the second player in two of three games`() throws {
    guard let distribution = try? GainDistribution(pairs: 2) else {
      Issue.record("not what the test is about")
      return
    }
    #expect(distribution.lossProbability == Rational(2, 3) && distribution.winProbability == Rational(1, 3))
  }
}
