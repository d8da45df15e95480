import GameCore
import Synchronization
import Testing

@Suite struct SeededTrialsTests {
  /// The first random number of each block, and the trials.
  private static func play(
    _ trials: SeededTrials, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> SeededTrials.Outcome<[UInt64]> {
    trials.run(from: [], limits: limits, observer: observer) { block in
      var generator = block.generator
      return [generator.next()] + block.trials
    } add: {
      $0 += $1
    }
  }

  @Test(arguments: [0, 1, 9, 10, 11, 100, 137] as [UInt64])
  func `every trial is made once, in order, whatever the threads`(
    count: UInt64
  ) {
    let trials = SeededTrials(count, blockSize: 10, seed: 5)
    let alone = Self.play(trials)
    #expect(alone.trials == count && alone.stopReason == nil)
    #expect(trials.blockCount == (count + 9) / 10)
    let expected = (0..<trials.blockCount).flatMap { block in
      var generator = SeededGenerator(seed: 5, stream: block)
      return [generator.next()] + (block * 10..<min(count, block * 10 + 10))
    }
    #expect(alone.tally == expected)
    for threads in 2...5 {
      let together = Self.play(trials, limits: SearchLimits(threads: threads))
      #expect(together.tally == alone.tally && together.trials == count)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `parts of any cutting make the trials of the whole, with the random numbers of the whole`(seed: UInt64) {
    /// Every trial with its own random number.
    func play(_ count: UInt64, skipped: UInt64, threads: Int) -> [UInt64] {
      let trials = SeededTrials(count, blockSize: 10, seed: 8, skipped: skipped)
      return trials.run(from: [], limits: SearchLimits(threads: threads)) { block in
        var generator = block.generator
        for _ in 0..<block.skipped { _ = generator.next() }
        return block.trials.map { $0 ^ generator.next() }
      } add: {
        $0 += $1
      }.tally
    }
    let whole = play(137, skipped: 0, threads: 1)
    var generator = SeededGenerator(seed: seed)
    var (parts, next): ([UInt64], UInt64) = ([], 0)
    while next < 137 {
      let count = UInt64.random(in: 0...min(40, 137 - next), using: &generator)
      parts += play(count, skipped: next, threads: Int.random(in: 1...3, using: &generator))
      next += count
    }
    #expect(parts == whole && Set(whole).count == 137)
  }

  @Test(arguments: 1...4) func `a limit of nodes ends the run before the first block that reaches it`(threads: Int) {
    let limits = SearchLimits(nodes: 25, threads: threads)
    let stopped = Self.play(SeededTrials(100, blockSize: 10, seed: 5), limits: limits)
    #expect(stopped.trials == 30 && stopped.stopReason == .nodeLimit)
    #expect(stopped.tally == Self.play(SeededTrials(30, blockSize: 10, seed: 5)).tally)
  }

  @Test(arguments: 1...4) func `a run that is interrupted has the outcome of a shorter one`(threads: Int) {
    let signal = StopSignal()
    let trials = SeededTrials(100_000, blockSize: 10, seed: 6)
    let stopped = trials.run(
      from: [UInt64](), limits: SearchLimits(threads: threads, stopSignal: signal),
      play: { block in
        if block.index == 40 { signal.raise() }
        return Array(block.trials)
      }, add: { $0 += $1 })
    #expect(stopped.stopReason == .interrupted)
    #expect(stopped.trials < 100_000 && stopped.trials.isMultiple(of: 10))
    #expect(stopped.tally == Array(0..<stopped.trials))
  }

  @Test func `a signal raised before the start leaves nothing`() {
    let signal = StopSignal()
    signal.raise()
    let outcome = Self.play(SeededTrials(50, blockSize: 10, seed: 1), limits: SearchLimits(stopSignal: signal))
    #expect(outcome.tally.isEmpty && outcome.trials == 0 && outcome.stopReason == .interrupted)
  }

  @Test func `the observer hears of the end, and never of less than before`() {
    let heard = Mutex<[Double]>([])
    let observer = Observer { progress in heard.withLock { $0.append(progress.completed) } }
    _ = Self.play(SeededTrials(1_000, blockSize: 10, seed: 1), limits: SearchLimits(threads: 3), observer: observer)
    let reports = heard.withLock { $0 }
    #expect(reports.last == 1_000)
    #expect(reports == reports.sorted())
  }

  @Test func `numbers of trials up to the largest work`() {
    let trials = SeededTrials(.max, blockSize: 1 << 20, seed: 1)
    #expect(trials.blockCount == 1 << 44)
    let outcome = trials.run(from: 0, limits: SearchLimits(nodes: 1)) { _ in
      1
    } add: {
      $0 += $1
    }
    #expect(outcome.tally == 1 && outcome.trials == 1 << 20)
  }
}
