import GameCore
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `the same seed and stream give the same numbers`() {
    var first = SeededGenerator(seed: 7, stream: 3)
    var second = SeededGenerator(seed: 7, stream: 3)
    #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
  }

  @Test func `other seeds and other streams give other numbers`() {
    var numbers: Set<UInt64> = []
    for seed in 0..<20 as Range<UInt64> {
      for stream in 0..<20 as Range<UInt64> {
        var generator = SeededGenerator(seed: seed, stream: stream)
        numbers.insert(generator.next())
      }
    }
    #expect(numbers.count == 400)
  }

  @Test func `below stays in range and meets every value about equally often`() {
    var generator = SeededGenerator(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[generator.index(7)] += 1 }
    // Each count is binomial(70000, 1/7): standard deviation 92.6; 6 of them is a chance below
    // 10⁻⁷.
    #expect(counts.allSatisfy { abs($0 - 10_000) < 556 })
  }

  @Test func `a bound just above half of the range is still uniform`() {
    var generator = SeededGenerator(seed: 2)
    let bound = UInt64(1) << 63 + 1
    var upperHalf = 0
    for _ in 0..<10_000 where generator.below(bound) >= bound / 2 { upperHalf += 1 }
    #expect(abs(upperHalf - 5_000) < 300)
  }

  @Test func `a bound that the range isn't a multiple of leans to no remainder`() {
    // 2⁶⁴ is four thirds of the bound: without rejection every third number would come twice as
    // often, 30,000 times of 60,000 instead of 20,000, whose standard deviation is 115.5.
    var generator = SeededGenerator(seed: 5)
    let bound = 3 * (UInt64(1) << 62)
    var counts = [0, 0, 0]
    for _ in 0..<60_000 { counts[Int(generator.below(bound) % 3)] += 1 }
    #expect(counts.allSatisfy { abs($0 - 20_000) < 700 })
  }

  @Test func `shuffling keeps the elements and drawing takes each subset equally often`() {
    var generator = SeededGenerator(seed: 3)
    var deck = Array(0..<52)
    generator.shuffle(&deck)
    #expect(deck != Array(0..<52))
    #expect(deck.sorted() == Array(0..<52))
    var pairs: [Set<Int>: Int] = [:]
    for _ in 0..<6_000 {
      var four = [0, 1, 2, 3]
      generator.drawToFront(2, of: &four)
      pairs[[four[0], four[1]], default: 0] += 1
    }
    #expect(pairs.count == 6)
    #expect(pairs.values.allSatisfy { abs($0 - 1_000) < 180 })
  }

  @Test func `unit numbers are in the half-open interval`() {
    var generator = SeededGenerator(seed: 4)
    let numbers = (0..<10_000).map { _ in generator.unit() }
    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    let sum = numbers.reduce(0, +)
    #expect(sum > 4_800 && sum < 5_200)
  }
}
