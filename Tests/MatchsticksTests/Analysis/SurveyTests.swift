import GameCore
import Matchsticks
import Testing

@Suite struct SurveyTests {
  @Test(arguments: [(9, 28, [2, 3, 6, 7, 9]), (12, 61, [1, 6, 11, 12])])
  func `the longest periods are those of the literature`(largest: Int, period: Int, set: [Int]) throws {
    let survey = try SubtractionSurvey.make(largest: largest)
    #expect(survey.period.value == period && survey.period.sets.contains(set))
    #expect(survey.distribution.reduce(0) { $0 + $1.sets } == survey.sets)
  }

  /// Preperiod and period by writing the outcomes down.
  private func plain(_ takes: [Int]) -> (preperiod: Int, period: Int) {
    let count = 3000
    var isP: [Bool] = []
    for n in 0..<count { isP.append(!takes.contains { $0 <= n && isP[n - $0] }) }
    for period in 1... {
      var start = count - period
      while start > 0, isP[start - 1] == isP[start - 1 + period] { start -= 1 }
      if start < count / 2 { return (start, period) }
    }
    return (0, 0)
  }

  @Test func `a small survey agrees with plain outcomes of every set`() throws {
    let survey = try SubtractionSurvey.make(largest: 8)
    var counts: [Int: Int] = [:]
    var (longest, latest) = (0, 0)
    for set in 1..<256 {
      let (preperiod, period) = plain((0..<8).filter { set >> $0 & 1 == 1 }.map { $0 + 1 })
      counts[period, default: 0] += 1
      longest = max(longest, period)
      latest = max(latest, preperiod)
    }
    #expect(survey.period.value == longest && survey.preperiod.value == latest)
    #expect(survey.distribution.map(\.period) == counts.keys.sorted())
    #expect(survey.distribution.allSatisfy { counts[$0.period] == $0.sets })
  }

  @Test func `the number of threads changes nothing`() throws {
    let one = try SubtractionSurvey.make(largest: 15, limits: SearchLimits(threads: 1))
    let many = try SubtractionSurvey.make(largest: 15, limits: SearchLimits(threads: 4))
    #expect(one.period == many.period && one.preperiod == many.preperiod && one.distribution == many.distribution)
  }

  @Test func `a raised signal stops a survey`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) { try SubtractionSurvey.make(largest: 20, limits: limits) }
  }
}
