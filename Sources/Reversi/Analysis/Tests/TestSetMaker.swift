import GameCore

extension ReversiSolver {
  /// Makes more positions of a set, until it has `count`: each is from a game of its own, which
  /// begins with some random placements and stops at the required number of empty squares, with the
  /// player to move able to place a disc. Its score is proved. No position occurs twice, however it
  /// is turned: its game is played again from other random numbers.
  ///
  /// Games are played and positions proved in parallel on the threads of `limits`; the set doesn't
  /// depend on their number. After every round `keep` gets the set, whose positions are those of a
  /// smaller set; a limit or a raised signal stops it like that. The set must
  /// ``TestSet/followsPlan``.
  /// - Returns: why the set is smaller than requested; `nil` when it isn't.
  public func extend<Failure: Error>(
    _ set: inout TestSet, to count: Int, limits: SearchLimits = .none, observer: Observer = .silent,
    keep: (TestSet) throws(Failure) -> Void
  ) throws(Failure) -> StopReason? {
    guard let plan = set.plan, set.followsPlan else {
      preconditionFailure("a set of unknown games can't be extended")
    }
    var seen = Swift.Set(set.entries.map { CanonicalPosition($0.position) })
    while set.entries.count < count {
      observer.report(Progress(completed: Double(set.entries.count), total: Double(count), unit: "positions"))
      let numbers = Array(set.entries.count..<min(set.entries.count + TestSetPlan.roundSize, count))
      let made = Workers.sideBySide(numbers, limits: limits, observer: .silent, unit: "positions") { number in
        self.testEntry(number, of: plan, after: 0, limits: limits)
      }
      for (number, first) in zip(numbers, made) {
        guard let new = newEntry(number, of: plan, from: first, &seen, limits: limits) else { break }
        set.entries.append(new.entry)
        set.nodes += new.nodes
      }
      try keep(set)
      if set.entries.count <= numbers[numbers.count - 1] { return limits.stopReason() ?? .interrupted }
    }
    return nil
  }

  /// The first position for a number that isn't among the known ones; `nil` when a limit was
  /// reached.
  private func newEntry(
    _ number: Int, of plan: TestSetPlan, from first: (entry: TestSet.Entry, nodes: UInt64)?,
    _ seen: inout Swift.Set<CanonicalPosition>, limits: SearchLimits
  ) -> (entry: TestSet.Entry, nodes: UInt64)? {
    var (made, repetitions) = (first, 0)
    while let found = made, !seen.insert(CanonicalPosition(found.entry.position)).inserted {
      repetitions += 1
      made = testEntry(number, of: plan, after: repetitions, limits: limits)
    }
    return made
  }

  /// The position of a game with its score, and the positions visited to prove it; `nil` when a
  /// limit was reached.
  private func testEntry(
    _ number: Int, of plan: TestSetPlan, after repetitions: Int, limits: SearchLimits
  ) -> (entry: TestSet.Entry, nodes: UInt64)? {
    guard let position = testPosition(number, of: plan, after: repetitions, limits: limits) else { return nil }
    let solution = solve(position, goal: .score, limits: limits.alone)
    return solution.score.map { score in
      (TestSet.Entry(position: position, score: score, source: plan.player(of: number).description), solution.nodes)
    }
  }

  /// Plays games until one has the required position; `nil` when a limit was reached.
  private func testPosition(
    _ number: Int, of plan: TestSetPlan, after repetitions: Int, limits: SearchLimits
  ) -> Position? {
    var generator = plan.generator(of: number, after: repetitions)
    let player = plan.player(of: number)
    let adviser = adviser()
    let placements = plan.size.squareCount - 4
    while limits.stopReason() == nil {
      let opening = placements / 10 + generator.index(placements / 4)
      var position = Position.start(size: plan.size)
      while !position.isFinished {
        if position.mustPass {
          position = position.passing
          continue
        }
        if position.emptyCount == plan.empties(of: number) { return position }
        let strategy = placements - position.emptyCount < opening ? Strategy.random : player
        let move = strategy.move(in: position, adviser: adviser, generator: &generator, limits: limits.alone)
        guard case .place(let square)? = move else { return nil }
        position = position.placingUnchecked(square)
      }
    }
    return nil
  }
}

extension TestSetPlan {
  /// Positions are made in rounds of this many, whatever the number of threads.
  fileprivate static let roundSize = 256
}
