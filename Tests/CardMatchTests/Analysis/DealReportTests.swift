import CardMatch
import GameCore
import Testing

@Suite struct DealReportTests {
  @Test func `strategies are compared, the best first, random choices last`() throws {
    let report = try DealReport(dealSize: 5, games: 500)
    let comparisons = try #require(report.comparisons)
    #expect(report.distribution == (try DealDistribution(dealSize: 5)) && report.evidence == .proved(.census))
    let values = comparisons.compactMap { comparison in
      if case .exact(let solution) = comparison { solution.value } else { nil }
    }
    #expect(values.count == 4 && values.allSatisfy { $0 <= values[0] })
    let players = comparisons.compactMap { comparison in
      if case .sampled(let simulation) = comparison { simulation.player } else { nil }
    }
    #expect(players == [.random(unchooses: false), .random(unchooses: true)] && report.stopReason == nil)
  }

  @Test func `a scoring that can't be compared is refused only when it matters`() throws {
    let dear = try Scoring(mismatch: 0, unchooseCost: 1)
    #expect(throws: FaceDownError.unsolved(.unchoosingDearerThanMismatch)) {
      try DealReport(dealSize: 3, scoring: dear)
    }
    #expect(try DealReport(dealSize: 3, scoring: dear, comparesPlay: false).comparisons == nil)
    #expect(try DealReport(dealSize: 20).comparisons == nil)
  }

  @Test func `a stopped report says so`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: FaceDownError.stopped(.interrupted)) { try DealReport(limits: limits) }
  }
}
