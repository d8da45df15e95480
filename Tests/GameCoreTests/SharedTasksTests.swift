import GameCore
import Testing

@Suite struct SharedTasksTests {
  /// Sums over random trials: a generator's first word for each, added up by its last digit.
  private static let trials = SeededTrials(1_000, blockSize: 7, seed: 5, skipped: 3)

  private static func sums(_ limits: SearchLimits) -> SeededTrials.Outcome<[Int: UInt64]> {
    trials.run(from: [:], limits: limits) { block in
      var random = block.generator
      var tally: [Int: UInt64] = [:]
      for trial in 0..<block.skipped + block.trials.count {
        let word = random.next()
        if trial >= block.skipped { tally[Int(word % 10), default: 0] &+= word >> 32 }
      }
      return tally
    } add: {
      for (key, number) in $1 { $0[key, default: 0] += number }
    }
  }

  private static func sums(_ tasks: SharedTasks) -> SeededTrials.Outcome<[Int: UInt64]> {
    var limits = SearchLimits.none
    limits.sharedTasks = tasks
    return sums(limits)
  }

  @Test func `a lead with patience shares nothing, one without leaves all tasks but those it has done`() throws {
    let patient = SharedTasks(.lead(patienceSeconds: 1e9), rounds: [])
    let whole = Self.sums(.none)
    let found = Self.sums(patient)
    #expect(found.tally == whole.tally && found.trials == whole.trials && found.stopReason == nil)
    #expect(patient.left == nil)

    let lead = SharedTasks(.lead(patienceSeconds: 0), rounds: [])
    #expect(Self.sums(lead).trials == 0)
    #expect(lead.left == [SharedTasks.Round](repeating: [[Int]?](repeating: nil, count: 144), count: 1))

    let helper = SharedTasks(.helper(tasks: 2..<5), rounds: [])
    #expect(Self.sums(helper).trials == 0)
    let round = try #require(helper.left).first ?? []
    #expect(round.indices.filter { round[$0] != nil } == [2, 3, 4])
  }

  @Test func `results of other rounds than the question has aren't an answer`() {
    let outcome = Self.sums(SharedTasks(.lead(patienceSeconds: 1e9), rounds: [[[1]], [[1]]]))
    #expect(outcome.stopReason == .interrupted && outcome.trials == 0)
  }

  @Test func `values come back as they were sent`() {
    var numbers: [Int] = []
    let sent: [Int: [UInt64]] = [-3: [], 0: [.max, 0], .max: [1, 2, 3]]
    sent.send(to: &numbers)
    var rest = numbers[...]
    #expect([Int: [UInt64]](receiving: &rest) == sent)
    #expect(rest.isEmpty)
    for count in numbers.indices {
      var cut = numbers[..<count]
      #expect([Int: [UInt64]](receiving: &cut) == nil)
    }
  }
}
