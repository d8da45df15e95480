import GameCore

extension ReversiSolver {
  /// Makes more positions of a set, until it has `count`: each is from a game of its own, which
  /// begins with some random placements and stops at the wanted number of empty squares, with the
  /// player to move able to place a disc. Its score is proved. No position occurs twice, however
  /// it is turned: its game is played again from other random numbers.
  ///
  /// Games are played and positions proved side by side on the threads of `limits`; the set doesn't
  /// depend on their number. After every round `keep` gets the set, whose positions are those of a
  /// smaller set; a limit or a raised signal ends it like that. The set must
  /// ``TestSet/followsPlan``.
  /// - Returns: why the set is smaller than wanted; `nil` when it isn't.
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
      let first = Workers.sideBySide(numbers, limits: limits, observer: .silent, unit: "games") { number in
        self.testPosition(number, of: plan, after: 0, limits: limits)
      }
      var positions: [Position] = []
      for (number, position) in zip(numbers, first) {
        guard let position = newPosition(number, of: plan, from: position, &seen, limits: limits) else { break }
        positions.append(position)
      }
      let solutions = Workers.sideBySide(positions, limits: limits, observer: .silent, unit: "positions") { position in
        self.solve(position, goal: .score, limits: limits.alone)
      }
      set.nodes += solutions.reduce(0) { $0 + ($1?.nodes ?? 0) }
      for (position, solution) in zip(positions, solutions) {
        guard let score = solution?.score else { break }
        let source = plan.player(of: set.entries.count).description
        set.entries.append(TestSet.Entry(position: position, score: score, source: source))
      }
      try keep(set)
      if set.entries.count <= numbers[numbers.count - 1] { return limits.stopReason() ?? .interrupted }
    }
    return nil
  }

  /// The first position for a number that isn't among the known ones; `nil` when a limit was
  /// reached.
  private func newPosition(
    _ number: Int, of plan: TestSetPlan, from first: Position?, _ seen: inout Swift.Set<CanonicalPosition>,
    limits: SearchLimits
  ) -> Position? {
    var (position, repetitions) = (first, 0)
    while let found = position, !seen.insert(CanonicalPosition(found)).inserted {
      repetitions += 1
      position = testPosition(number, of: plan, after: repetitions, limits: limits)
    }
    return position
  }

  /// Plays games until one has the wanted position; `nil` when a limit was reached.
  private func testPosition(
    _ number: Int, of plan: TestSetPlan, after repetitions: Int, limits: SearchLimits
  ) -> Position? {
    var generator = plan.generator(of: number, after: repetitions)
    let player = plan.player(of: number)
    let adviser = player.searches ? adviser() : Adviser()
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
