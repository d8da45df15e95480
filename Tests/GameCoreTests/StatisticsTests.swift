import GameCore
import Testing

@Suite struct StatisticsTests {
  @Test func `a share without trials doesn't exist`() { #expect(Share(hits: 0, of: 0) == nil) }

  @Test func `the ends of the interval solve Wilson's equation`() throws {
    let z = 1.959963984540054
    for (hits, trials) in [(15, 50), (1, 10), (37, 40), (0, 20), (20, 20), (1, 1_000_000)] as [(UInt64, UInt64)] {
      let share = try #require(Share(hits: hits, of: trials))
      for end in [share.interval.lowerBound, share.interval.upperBound] {
        let (off, spread) = (share.value - end, end * (1 - end) / Double(trials))
        #expect(abs(off * off - z * z * spread) < 1e-12)
      }
      #expect(share.interval.lowerBound < share.interval.upperBound)
    }
  }

  @Test func `the interval holds the share and ends exactly at 0 and 1`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
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
    #expect(abs(few.interval.lowerBound + many.interval.upperBound - 1) < 1e-15)
    #expect(abs(few.interval.upperBound + many.interval.lowerBound - 1) < 1e-15)
  }

  @Test func `mean and variance are those of the definition`() throws {
    let values = [3, -1, 4, 1, -5, 9, 2, 6]
    let mean = Mean(values.map { (value: $0, count: 1) })
    let exact = Double(values.reduce(0, +)) / 8
    let variance = values.reduce(0.0) { $0 + (Double($1) - exact) * (Double($1) - exact) } / 7
    #expect(mean.value == exact)
    #expect(abs(try #require(mean.variance) - variance) < 1e-12)
    let half = 1.959964 * (variance / 8).squareRoot()
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
