import Synchronization

/// Independent random trials in numbered blocks, played by any number of threads with the same
/// outcome.
///
/// Block b always has the same trials and its own stream of random numbers, and the results of
/// blocks are combined in their order. A limit ends the run between two blocks or drops one that
/// takes long, and the results after the first missing block are dropped: so a run that was stopped
/// has the outcome of a shorter run.
///
/// Blocks count from the first trial of the seed, also where trials are left out before those of
/// this run: so the runs of all parts, in any cutting, make the trials of the whole run.
public struct SeededTrials: Sendable, Hashable {
  /// The number of trials.
  public let count: UInt64
  /// How many trials of the seed are left out before them.
  public let skipped: UInt64
  /// The number of trials in a block, the last one aside; at least 1.
  public let blockSize: UInt64
  /// The seed of all random numbers.
  public let seed: UInt64

  /// Creates `count` trials, those after the first `skipped` ones of the seed; each block should
  /// take milliseconds at least.
  public init(_ count: UInt64, blockSize: UInt64, seed: UInt64, skipped: UInt64 = 0) {
    precondition(blockSize >= 1, "a block has a trial")
    precondition(count <= .max - skipped, "trials have numbers of 64 bits")
    self.count = count
    self.skipped = skipped
    self.blockSize = blockSize
    self.seed = seed
  }

  /// Some consecutive trials.
  public struct Block: Sendable, Hashable {
    /// Its place among the blocks, from 0 on; the number of its random stream.
    public let index: UInt64
    /// The numbers of its trials among all.
    public let trials: Range<UInt64>
    /// How many trials of the block come before them: they draw from the same random numbers, so
    /// the code that plays the block makes them, too, and doesn't count them.
    public let skipped: Int
    /// The seed of all random numbers.
    public let seed: UInt64

    /// A generator of the random numbers of this block.
    public var generator: SeededGenerator { SeededGenerator(seed: seed, stream: index) }
  }

  /// What trials found.
  public struct Outcome<Tally: Sendable>: Sendable {
    /// What the blocks found, combined in their order.
    public var tally: Tally
    /// The number of trials that count.
    public var trials: UInt64
    /// Why there are fewer than were asked for; `nil` when all were made.
    public var stopReason: StopReason?
  }

  /// Makes the trials.
  /// - Parameters:
  ///   - empty: the tally of no trials.
  ///   - limits: a node is a trial.
  ///   - unit: what a trial is, in the plural, for the observer.
  ///   - play: makes the trials of a block and returns their tally; `nil` when a limit stopped it
  ///     within the block, which is dropped then.
  ///   - add: adds the tally of the next block to that of those before.
  public func run<Tally: Sendable & Transferable>(
    from empty: Tally, limits: SearchLimits = .none, observer: Observer = .silent, unit: String = "games",
    play: @escaping @Sendable (Block) -> Tally?, add: @escaping @Sendable (inout Tally, Tally) -> Void
  ) -> Outcome<Tally> {
    if let tasks = limits.sharedTasks { return run(from: empty, sharing: tasks, play: play, add: add) }
    let state = Lock(TrialState(outcome: Outcome(tally: empty, trials: 0, stopReason: nil)))
    Workers.run(min(limits.threads, max(1, Int(clamping: blockCount)))) { _ in
      while let place = state.withLock({ $0.take(below: blockCount) }) {
        let block = block(place)
        if let reason = limits.stopReason(nodes: block.trials.lowerBound - skipped) {
          state.withLock { $0.stop(reason) }
          return
        }
        guard let tally = play(block) else {
          state.withLock { $0.stop(limits.stopReason() ?? .interrupted) }
          return
        }
        state.withLock { state in
          state.finish(block, at: place, tally, add: add)
          state.report(of: count, unit: unit, to: observer)
        }
      }
    }
    return state.withLock { state in
      var outcome = state.outcome
      if outcome.trials == count { outcome.stopReason = nil }
      return outcome
    }
  }

  /// The most tasks of a run that instances of the program share.
  private static let mostTasks: UInt64 = 256

  /// Makes the trials together with other instances of the program, some blocks a task.
  private func run<Tally: Sendable & Transferable>(
    from empty: Tally, sharing tasks: SharedTasks, play: (Block) -> Tally?, add: (inout Tally, Tally) -> Void
  ) -> Outcome<Tally> {
    let blocksPerTask = (blockCount + Self.mostTasks - 1) / Self.mostTasks
    let taskCount = blockCount == 0 ? 0 : (blockCount + blocksPerTask - 1) / blocksPerTask
    let found = tasks.results(Int(taskCount)) { task in
      var tally = empty
      let first = UInt64(task) * blocksPerTask
      for place in first..<min(blockCount, first + blocksPerTask) {
        guard let more = play(block(place)) else { return nil as Tally? }
        add(&tally, more)
      }
      return tally
    }
    var outcome = Outcome(tally: empty, trials: count, stopReason: nil)
    for tally in found {
      guard let tally else { return Outcome(tally: empty, trials: 0, stopReason: .interrupted) }
      add(&outcome.tally, tally)
    }
    return outcome
  }

  /// The number of blocks that have trials of this run.
  public var blockCount: UInt64 {
    count == 0 ? 0 : (skipped + count - 1) / blockSize - skipped / blockSize + 1
  }

  /// The block at a place among those of this run, from 0.
  private func block(_ place: UInt64) -> Block {
    let index = skipped / blockSize + place
    let (first, end) = (index * blockSize, skipped + count)
    let start = max(first, skipped)
    return Block(
      index: index, trials: start..<start + min(blockSize - (start - first), end - start), skipped: Int(start - first),
      seed: seed)
  }
}

/// What the threads of a run share.
private struct TrialState<Tally: Sendable> {
  var outcome: SeededTrials.Outcome<Tally>
  /// The next block to hand out, and the next one whose tally is to be added.
  private var nextBlock: UInt64 = 0
  private var nextToAdd: UInt64 = 0
  /// Blocks that were finished before one that comes earlier.
  private var early: [UInt64: (tally: Tally, trials: UInt64)] = [:]
  private var lastReport = Moment.now

  init(outcome: SeededTrials.Outcome<Tally>) { self.outcome = outcome }

  mutating func take(below count: UInt64) -> UInt64? {
    guard nextBlock < count, outcome.stopReason == nil else { return nil }
    defer { nextBlock += 1 }
    return nextBlock
  }

  mutating func stop(_ reason: StopReason) { outcome.stopReason = outcome.stopReason ?? reason }

  mutating func finish(_ block: SeededTrials.Block, at place: UInt64, _ tally: Tally, add: (inout Tally, Tally) -> Void)
  {
    early[place] = (tally, UInt64(block.trials.count))
    while let next = early.removeValue(forKey: nextToAdd) {
      add(&outcome.tally, next.tally)
      outcome.trials += next.trials
      nextToAdd += 1
    }
  }

  /// Reports to the observer how far the trials have come, ten times a second at most.
  mutating func report(of count: UInt64, unit: String, to observer: Observer) {
    let now = Moment.now
    guard now - lastReport >= .milliseconds(100) || outcome.trials == count else { return }
    lastReport = now
    observer.report(Progress(completed: Double(outcome.trials), total: Double(count), unit: unit))
  }
}
