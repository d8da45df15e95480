import GameCore
import Jobs
import Testing

@Suite struct JobCostTests {
  @Test func `all questions are measured, not estimated`() throws {
    var cost = JobCost(questions: 3)
    #expect(cost.total == nil && cost.interval == nil)
    for (line, seconds) in [(4, 0.5), (7, 2.0), (9, 1.0)] {
      cost.add(.seconds(seconds), line: line, isError: line == 9)
    }
    #expect(cost.total == 3.5 && cost.interval == 3.5...3.5 && cost.errors == 1)
    #expect(cost.longest?.line == 7 && cost.longest?.seconds == 2)
  }

  @Test func `what was answered whole costs what was measured, to the last bit`() {
    var generator = SeededGenerator(seed: 5)
    for questions in 1...200 {
      var cost = JobCost(questions: questions)
      for line in 1...questions {
        cost.add(.microseconds(1 + generator.index(1_000_000)), line: line, isError: false)
      }
      #expect(cost.total == cost.measured && cost.interval == cost.measured...cost.measured)
    }
  }

  @Test func `one question of several has no interval, and alike ones have a narrow one`() throws {
    var cost = JobCost(questions: 1000)
    cost.add(.seconds(0.25), line: 1, isError: false)
    #expect(cost.total == 250 && cost.interval == nil)
    cost.add(.seconds(0.25), line: 2, isError: false)
    #expect(cost.interval == 250...250)
  }

  @Test func `more than nine of ten intervals hold the true total, which is above what was measured`() throws {
    var generator = SeededGenerator(seed: 11)
    // Two kinds of questions, the costs of each spread evenly.
    let costs = (1...400).map { $0.isMultiple(of: 5) ? 0.02 * Double($0) : 0.001 * Double($0) }
    let total = costs.reduce(0, +)
    var hits = 0
    for _ in 1...1000 {
      var drawn = costs
      generator.drawToFront(80, of: &drawn)
      var cost = JobCost(questions: costs.count)
      for (line, seconds) in drawn.prefix(80).enumerated() {
        cost.add(.seconds(seconds), line: line + 1, isError: false)
      }
      let interval = try #require(cost.interval)
      #expect(interval.lowerBound >= cost.measured)
      if interval.contains(total) { hits += 1 }
    }
    #expect((900...975).contains(hits), "\(hits) of 1000")
  }
}
