import GameCore
import Testing

@Suite struct StatisticsTests {
  @Test func `a share without trials doesn't exist`() { #expect(Share(hits: 0, of: 0) == nil) }

  @Test func `the intervals of shares are Clopper and Pearson's`() throws {
    // Published tables; the last one is the interval of a Poisson count of 3.
    let known: [(UInt64, UInt64, Double, Double)] = [
      (0, 10, 0, 0.308_497_1), (1, 10, 0.002_528_579, 0.445_016_1), (5, 10, 0.187_086_0, 0.812_914_0),
      (10, 20, 0.271_957_8, 0.728_042_2), (20, 20, 0.831_566_5, 1),
      (3, 1_000_000_000_000, 0.618_672_1e-12, 8.767_273_1e-12),
    ]
    for (hits, trials, lower, upper) in known {
      let interval = try #require(Share(hits: hits, of: trials)).interval
      #expect(abs(interval.lowerBound - lower) <= 1e-6 * lower, "\(hits) of \(trials): \(interval)")
      #expect(abs(interval.upperBound - upper) <= 1e-6 * upper, "\(hits) of \(trials): \(interval)")
    }
  }

  @Test func `an interval of a share holds the chance at least 95 times of 100, whatever it is`() throws {
    for trials in 1...30 {
      let intervals = try (0...trials).map { try #require(Share(hits: UInt64($0), of: UInt64(trials))).interval }
      for hundredth in 1..<200 {
        let chance = Double(hundredth) / 200
        var (term, coverage) = ((0..<trials).reduce(1.0) { product, _ in product * (1 - chance) }, 0.0)
        for hits in 0...trials {
          if intervals[hits].contains(chance) { coverage += term }
          term *= Double(trials - hits) / Double(hits + 1) * chance / (1 - chance)
        }
        #expect(coverage >= 0.95 - 1e-12, "\(trials) trials, chance \(chance)")
      }
    }
  }

  @Test func `the interval of many hits joins that of few and tends to the normal one`() throws {
    let (few, many) = (try #require(Share(hits: 1000, of: 4000)), try #require(Share(hits: 1001, of: 4004)))
    #expect(abs(few.interval.lowerBound - many.interval.lowerBound) < 2e-4)
    #expect(abs(few.interval.upperBound - many.interval.upperBound) < 2e-4)
    #expect(many.interval.lowerBound < few.interval.lowerBound && few.interval.upperBound < many.interval.upperBound)
    let huge = try #require(Share(hits: 500_000_000_000, of: 1_000_000_000_000))
    #expect(abs(huge.interval.upperBound - 0.5 - 0.979_982e-6) < 1e-11)
  }

  @Test func `Student's quantiles are the published ones and fall to the normal one`() {
    let known: [(UInt64, Double)] = [
      (1, 12.706_204_736), (2, 4.302_652_730), (3, 3.182_446_305), (4, 2.776_445_105), (5, 2.570_581_836),
      (9, 2.262_157_163), (19, 2.093_024_054), (29, 2.045_229_642), (99, 1.984_216_952), (1000, 1.962_339_081),
    ]
    for (freedom, quantile) in known {
      #expect(abs(Confidence.t(degreesOfFreedom: freedom) - quantile) < 1e-9, "\(freedom)")
    }
    let (last, first) = (Confidence.t(degreesOfFreedom: 400), Confidence.t(degreesOfFreedom: 401))
    #expect(last > first && last - first < 2e-5)
    #expect(Confidence.t(degreesOfFreedom: .max) == Confidence.z)
  }

  @Test func `the interval holds the share and ends exactly at 0 and 1`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let trials = 1 + random.below(1 << (1 + random.below(60)))
      for hits in [0, trials, random.below(trials + 1)] {
        let share = try #require(Share(hits: hits, of: trials))
        #expect(share.interval.contains(share.value))
        #expect(0 <= share.interval.lowerBound && share.interval.upperBound <= 1)
        #expect((share.interval.lowerBound == 0) == (hits == 0), "\(hits) of \(trials)")
        if hits == 0 || trials < 1 << 50 {
          #expect((share.interval.upperBound == 1) == (hits == trials), "\(hits) of \(trials)")
        }
      }
    }
  }

  @Test func `hits and misses have mirrored intervals`() throws {
    let (few, many) = (try #require(Share(hits: 3, of: 40)), try #require(Share(hits: 37, of: 40)))
    #expect(abs(few.interval.lowerBound + many.interval.upperBound - 1) < 1e-14)
    #expect(abs(few.interval.upperBound + many.interval.lowerBound - 1) < 1e-14)
  }

  @Test func `mean and variance are those of the definition`() throws {
    let values = [3, -1, 4, 1, -5, 9, 2, 6]
    let mean = Mean(values.map { (value: $0, count: 1) })
    let exact = Double(values.reduce(0, +)) / 8
    let variance = values.reduce(0.0) { $0 + (Double($1) - exact) * (Double($1) - exact) } / 7
    #expect(mean.value == exact)
    #expect(abs(try #require(mean.variance) - variance) < 1e-12)
    // Student's quantile for seven degrees of freedom.
    let half = 2.364624 * (variance / 8).squareRoot()
    #expect(abs(try #require(mean.interval).lowerBound - (exact - half)) < 1e-6)
    #expect(mean == Mean(trials: 8, sum: 19, squareSum: 173))
  }

  @Test func `a constant has no spread, however large and often it is`() throws {
    let mean = Mean([(value: 1_000_000_007, count: 1_000_000_000)])
    #expect(mean.variance == 0)
    #expect(mean.interval == 1_000_000_007...1_000_000_007)
  }

  @Test func `too few trials say nothing`() {
    var mean = Mean()
    #expect(mean.value == nil && mean.variance == nil && mean.interval == nil)
    mean.add(5)
    #expect(mean.value == 5 && mean.standardError == nil && mean.interval == nil)
  }

  @Test func `adding in any order gives the same mean`() {
    var random = SeededGenerator(seed: 4)
    var values = (0..<500).map { _ in random.index(2_000) - 1_000 }
    let straight = Mean(values.map { (value: $0, count: 1) })
    random.shuffle(&values)
    var parts = Mean(values.prefix(200).map { (value: $0, count: 1) })
    parts.add(Mean(values.dropFirst(200).map { (value: $0, count: 1) }))
    #expect(parts == straight)
  }
}
