import GameCore
import Matchsticks
import MatchsticksOracles
import Testing

@Suite struct TripleSurveyTests {
  private func gcd(_ one: Int, _ other: Int) -> Int { other == 0 ? one : gcd(other, one % other) }

  /// All coprime takes with this largest one.
  private func games(_ c: Int) -> [[Int]] {
    (2..<c).flatMap { b in (1..<b).map { [$0, b, c] } }.filter { gcd(gcd($0[0], $0[1]), c) == 1 }
  }

  /// The least period and preperiod of a list whose end is periodic.
  private func plain(_ values: [Int], window: Int) -> (preperiod: Int, period: Int) {
    let last = values.count
    let period = (1...).first { values[(last - window)...] == values[(last - window - $0)..<(last - $0)] } ?? 0
    var start = last - period
    while start > 0, values[start - 1] == values[start - 1 + period] { start -= 1 }
    return (start, period)
  }

  /// What a period is, from its definition.
  private func kind(_ period: Int, _ takes: [Int]) -> TripleSurvey.Kind {
    let (a, b, c) = (takes[0], takes[1], takes[2])
    if c == a + b {
      return period == ((b / a).isMultiple(of: 2) ? a * (2 * b + b % a) : 2 * b + a - b % a) ? .additive : .other
    }
    if let place = [a + b, a + c, b + c].firstIndex(of: period) { return [.aPlusB, .aPlusC, .bPlusC][place] }
    let sums = [a + b, a + c, b + c].filter { $0.isMultiple(of: period) }
    return sums.count >= 2 && sums.reduce(0, gcd) == period ? .divisor : .other
  }

  @Test(arguments: [3...12, 13...24, 25...32, 33...36, 37...40])
  func `the periods agree with plain Grundy values of every game`(largest: ClosedRange<Int>) throws {
    let survey = try TripleSurvey.make(largest: largest, mapped: true)
    var counts: [TripleSurvey.Kind: Int] = [:]
    var longest: [TripleSurvey.Kind: (preperiod: Int, takes: [Int])] = [:]
    var smaller = 0
    for c in largest {
      for takes in games(c) {
        let values = PlainValues.subtraction(takes, upTo: c == takes[0] + takes[1] ? 2 * c * c : 40 * c)
        let (preperiod, period) = plain(values, window: c)
        let kind = kind(period, takes)
        counts[kind, default: 0] += 1
        if preperiod > longest[kind]?.preperiod ?? -1 { longest[kind] = (preperiod, takes) }
        if plain(values.map { min($0, 1) }, window: c).period < period { smaller += 1 }
        if c == largest.upperBound { #expect(survey.map?[takes[1] - 2][takes[0] - 1] == kind, "\(takes)") }
      }
    }
    for group in survey.groups {
      #expect(group.count == counts[group.kind] ?? 0, "\(group.kind)")
      let expected = longest[group.kind] ?? (-1, [])
      #expect(group.preperiod == expected.preperiod && group.takes == expected.takes, "\(group.kind)")
    }
    #expect(survey.smallerOutcomePeriods == smaller && survey.exceptions == [] && survey.count > 0)
  }

  @Test(arguments: [
    [1, 2, 3], [1, 63, 65], [1, 64, 200], [5, 64, 130], [63, 64, 128], [64, 65, 129], [64, 128, 193], [65, 100, 300],
    [100, 101, 102], [127, 200, 255], [7, 190, 197],
  ])
  func `words of 64 heaps have the values of the definition`(takes: [Int]) {
    let table = TripleTable(largest: 300)
    table.start(takes[0], takes[1], takes[2])
    for words in [1, 2, 7, 60] { table.extend(to: words) }
    let values = PlainValues.subtraction(takes, upTo: table.heaps - 1)
    for n in 0..<table.heaps { #expect(table.value(n) == values[n], "heap \(n) of \(takes)") }
  }

  @Test func `a period is found without knowing what it may be`() {
    let table = TripleTable(largest: 40)
    table.start(2, 9, 40)
    table.extend(to: 40)
    let (preperiod, period) = plain(PlainValues.subtraction([2, 9, 40], upTo: 2559), window: 40)
    #expect(table.shownPeriod() == period && table.preperiod(period) == preperiod)
    #expect(table.least(6 * period) == period && !table.repeats(period + 1))
  }

  @Test func `takes with a common divisor have the kind of their quotients`() throws {
    let large = try #require(try TripleSurvey.make(largest: 24...24, mapped: true).map)
    let small = try #require(try TripleSurvey.make(largest: 8...8, mapped: true).map)
    for b in 2..<8 { for a in 1..<b { #expect(large[3 * b - 2][3 * a - 1] == small[b - 2][a - 1]) } }
  }

  @Test func `the number of threads and parts changes nothing`() throws {
    let one = try TripleSurvey.make(largest: 3...60, limits: SearchLimits(threads: 1))
    let many = try TripleSurvey.make(largest: 3...60, limits: SearchLimits(threads: 4))
    #expect(one.groups == many.groups)
    let parts = try [3...41, 42...60].map { try TripleSurvey.make(largest: $0) }
    #expect(one.count == parts.reduce(0) { $0 + $1.count })
  }

  @Test func `a raised signal stops a survey`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: SolverError.stopped(.interrupted)) { try TripleSurvey.make(largest: 3...400, limits: limits) }
  }
}
