import GameCore
import Synchronization

/// Several threads at one table.
///
/// Blocks are half as large then, and two workers have them in turn. A worker marks and searches
/// what doesn't depend on the block before while the other worker finishes that; then it waits for
/// it, and finishes its own block. In runs, the rests are shared out among all. Either way each
/// heap gets the value that it has with one thread, and pauses come after the same heaps.
extension SparseCore {
  /// More workers would hardly find a rest of a run each.
  static let mostWorkers = 16
  /// Shorter pieces of work are left to one thread.
  static let leastTogether = 16384
  /// This many marks per heap are worth a crew: blocks that take three microseconds are done before
  /// the other worker has noticed them.
  private static let leastMarks = 200

  /// Where the blocks end that a crew may compute from here on; `nil` where none may.
  private func endOfBlocks(_ target: Int) -> Int? {
    guard suitsBlocks, listCount &* splitCount >= Self.leastMarks else { return nil }
    guard count.isMultiple(of: 64), count >= max(firstRun, Self.leastTogether) else { return nil }
    let end = min(target, nextChoice) & ~63
    return end &- count >= 4096 ? end : nil
  }

  /// Computes whole blocks up to `target` − 1 at most, as long as blocks suit.
  ///
  /// Safe: a worker changes `core` and what it points to only while it finishes a block, and the
  /// next one waits for that; before that it reads a copy, and values that were finished when the
  /// copy was made.
  /// - Returns: Whether to continue; false when `mayGoOn`, which is asked at every pause, returns
  ///   false.
  static func extendBlocks(
    _ core: UnsafeMutablePointer<SparseCore>, to target: Int, _ crew: Crew, mayGoOn: () -> Bool
  ) -> Bool {
    unsafe core.pointee.makeRoom(target)
    guard let end = unsafe core.pointee.endOfBlocks(target) else { return true }
    let marks = unsafe core.pointee.marks
    unsafe core.pointee.blockSize = 32
    unsafe core.pointee.makeRoomForBlocks()
    defer {
      unsafe core.pointee.marks = marks
      unsafe core.pointee.blockSize = 64
    }
    let turns = unsafe BlockTurns(core, to: end)
    return crew.run({ if $0 == 1 { _ = turns.work(1) { true } } }, { turns.work(0, mayGoOn: mayGoOn) })
  }

  /// Room for as many rare heaps as there may be while blocks suit, so that the list stays where it
  /// is.
  private mutating func makeRoomForBlocks() {
    while rareCapacity < Self.mostMarked &* Self.byteLimit &+ 64 || rareCapacity < listCount &+ 64 { growList() }
  }

  /// Marks even values that breaks reach which leave two heaps of ``smallest`` or more, as long as
  /// they are the least without a mark.
  fileprivate func markEven(_ start: Int) {
    for lane in 0..<blockSize {
      let n = start &+ lane
      let row = unsafe marks + 4 &* lane
      while true {
        let value = unsafe leastUnmarked(row)
        guard value < markLimit, !isMixed(value, n), occurs(value, n, from: Self.smallest) else { break }
        unsafe mark(row, value)
      }
    }
  }

  /// Calls `body` with all rests of a run, shared out among the crew.
  func forEachRest(_ rests: Range<Int>, _ crew: Crew?, _ body: @escaping @Sendable (SparseCore, Range<Int>) -> Void) {
    guard let crew else { return body(self, rests) }
    nonisolated(unsafe) let core = self
    let size = (rests.count &+ crew.size &- 1) / crew.size
    @Sendable func part(_ worker: Int) -> Range<Int> {
      let start = min(rests.lowerBound &+ worker &* size, rests.upperBound)
      return start..<min(start &+ size, rests.upperBound)
    }
    crew.run({ unsafe body(core, part($0)) }, { unsafe body(core, part(0)) })
  }
}

/// The blocks of two workers, and whose turn it is.
///
/// Safe: see ``SparseCore/extendBlocks(_:to:_:mayGoOn:)``.
@safe private final class BlockTurns: @unchecked Sendable {
  private let core: UnsafeMutablePointer<SparseCore>
  private let first: SparseCore
  private let end: Int
  /// All heaps below this one are finished.
  private let finished: Atomic<Int>
  private let isOver = Atomic<Bool>(false)

  init(_ core: UnsafeMutablePointer<SparseCore>, to end: Int) {
    unsafe self.core = core
    first = unsafe core.pointee
    self.end = end
    finished = Atomic(first.count)
  }

  /// Computes every block of a worker.
  /// - Returns: Whether all agreed to continue.
  func work(_ worker: Int, mayGoOn: () -> Bool) -> Bool {
    let marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    defer { unsafe marks.deallocate() }
    var known = first
    unsafe known.marks = marks
    var pause = (first.count | (first.stretch &- 1)) &+ 1
    let size = first.blockSize
    var start = first.count &+ size &* worker
    while start < end {
      let near = known.markBlock(start)
      known.markEven(start)
      guard isTurn(start) else { return true }
      if worker == 0, start >= pause {
        guard mayGoOn() else {
          isOver.store(true, ordering: .releasing)
          return false
        }
        pause = unsafe (start | (core.pointee.stretch &- 1)) &+ 1
      }
      guard unsafe core.pointee.suitsBlocks else { break }
      unsafe core.pointee.marks = marks
      unsafe core.pointee.markLimit = known.markLimit
      let isWhole = unsafe core.pointee.finishBlock(start, to: start &+ size, near: near)
      unsafe known = core.pointee
      guard isWhole else { break }
      finished.store(start &+ size, ordering: .releasing)
      start &+= 2 &* size
    }
    if start < end { isOver.store(true, ordering: .releasing) }
    return true
  }

  /// Waits until all heaps before a block are finished; false when that won't be.
  private func isTurn(_ start: Int) -> Bool {
    var wait = SpinWait()
    while finished.load(ordering: .acquiring) < start {
      if isOver.load(ordering: .acquiring) { return false }
      wait.pause()
    }
    return true
  }
}
