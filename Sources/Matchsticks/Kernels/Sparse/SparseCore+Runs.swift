import CKernels
import GameCore

/// Runs of 32 heaps: for values of two bytes, and where many heaps are rare, but not very many.
///
/// What the breaks of a rest into two reach is flagged: those into a ≤ near and more first, then
/// those that leave one of the first rare heaps. The flags of a heap join those of its rests. The
/// least value without a flag is its candidate: an even one is searched for in all breaks, the
/// mixed ones of the whole run together in the breaks that leave another rare heap, some hundred
/// rare heaps at a time (``Pieces``). A candidate that is found is flagged, and the next one
/// catches up. The breaks with a < 32, which may leave a heap of the run itself, come last.
extension SparseCore {
  /// The number of heaps that are computed together.
  static let lanes = 32
  /// From the flags of one heap to those of the next: not a power of two, which would share cache
  /// lines.
  private static let row = 65536 &+ 1088
  /// Heaps are marked, not flagged, while those in the list are at most this many for each value.
  static let mostMarked = 8

  /// The first heap whose run has space for all that is flagged.
  var firstRun: Int { 4096 &+ 8 &* largestTake }

  /// What is the same for all heaps of a run.
  struct Run {
    let start: Int
    /// No value reached is that large.
    let values: Int
    /// The breaks into a and more, 32 ≤ a ≤ `near`, are flagged.
    let near: Int
    /// The larger heaps of the list; the breaks that leave one of the first `flagged` pieces are
    /// flagged.
    let listed: Pieces
    let flagged: Int
    /// All larger heaps up to half of those of the run.
    let all: Pieces
  }

  private func makeRun() -> Run {
    let near = near
    let listed = Pieces(
      rareIndex(atLeast: near &+ 1), rareIndex(atLeast: count &- 64 &- lastSplit), size: 256)
    return Run(
      start: count, values: valueBound, near: near, listed: listed,
      flagged: min(effort.listed / 256 &+ 1, listed.count),
      all: Pieces(near &+ 1, (count &+ Self.lanes) / 2 &+ 1, size: 2048))
  }

  /// A run of heaps without a list.
  func makeRun(near: Int) -> Run {
    let none = Pieces(0, 0, size: 1)
    return Run(start: count, values: valueBound, near: near, listed: none, flagged: 0, all: none)
  }

  var near: Int { min(128 &+ lastSplit &+ effort.near, count / 4) }

  /// No value that a break reaches is that large.
  private var valueBound: Int { 1 &<< (Int.bitWidth &- largest.leadingZeroBitCount) }

  /// The values of the heaps from ``count`` on, at most 32 and none from `end` on.
  mutating func extendRun(to end: Int, _ crew: Crew? = nil) {
    makeFlags()
    let run = makeRun()
    let size = min(Self.lanes, end &- run.start)
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.lanes)
    unsafe values.initialize(repeating: 0, count: Self.lanes)
    defer { unsafe values.deallocate() }
    forEachRest((run.start &- lastSplit)..<(run.start &+ size &- firstSplit), crew) { core, rests in
      for rest in rests { core.flagKnown(rest, run) }
    }
    for lane in 0..<size {
      joinFlags(lane, run)
      unsafe values[lane] = candidate(lane, run, done: run.flagged)
    }
    for place in run.flagged..<run.listed.count {
      var found = unsafe reached(values, run.listed[place])
      while found != 0 {
        let lane = found.trailingZeroBitCount
        found &= found &- 1
        guard lane < size, unsafe width == 2 || Int(values[lane]) < Self.byteLimit else { continue }
        let value = unsafe Int(values[lane])
        unsafe flags(lane)[value] = 1
        unsafe values[lane] = candidate(lane, run, from: value, done: place &+ 1)
      }
    }
    for lane in 0..<size {
      let value = unsafe leastValue(lane, Int(values[lane]), run)
      if width == 1, value >= Self.byteLimit { return widen() }
      store(value)
      // What the next heaps reach may be larger than their flags.
      if value >= run.values { break }
    }
    effort.balance(rests: size &+ lastSplit &- firstSplit, width: width)
  }

  /// The least value that no move of heap `n` > 0 reaches, by all breaks one at a time.
  mutating func plainValue(_ n: Int) -> Int {
    makeFlags()
    let row = unsafe flags(0)
    unsafe row.update(repeating: 0, count: 2 &* largest &+ 64)
    for index in 0..<endCount where unsafe takes[index] == n { unsafe row[0] = 1 }
    for index in endCount..<(endCount &+ keepCount) where unsafe takes[index] < n {
      unsafe row[value(n &- takes[index])] = 1
    }
    for index in 0..<splitCount where n > split(index) {
      let rest = n &- split(index)
      unsafe ck_tb_flag(forward + Self.margin, backwards(rest), 1, Int64(half(rest)), Int32(width), row)
    }
    return unsafe checked(Int(ck_tb_unflagged(row, 0)))
  }

  func checked(_ value: Int) -> Int {
    precondition(value < 65535, "a Grundy value needs more than 16 bits")
    return value
  }

  // MARK: Flags

  /// Zeroed flags, which cost nothing until they are touched: for the heaps of a run, and for their
  /// rests.
  mutating func makeFlags() {
    guard unsafe flags == nil else { return }
    let rows = 2 &* Self.lanes &+ lastSplit &- firstSplit
    let memory = unsafe ZeroedMemory.allocate(bytes: rows * Self.row)
    unsafe flags = memory.assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  func flags(_ row: Int) -> UnsafeMutablePointer<UInt8> {
    guard let flags = unsafe flags else { preconditionFailure("runs have flags") }
    return unsafe flags + row &* Self.row
  }

  /// The flags of a rest of the run.
  @inline(__always)
  func flags(rest: Int, _ run: Run) -> UnsafeMutablePointer<UInt8> {
    unsafe flags(Self.lanes &+ rest &- run.start &+ lastSplit)
  }

  /// Flags what the breaks of a rest reach that leave two heaps before the run, one of them small
  /// or one of the first in the list.
  func flagKnown(_ rest: Int, _ run: Run) {
    let (g, q, row) = unsafe (forward + Self.margin, backwards(rest), flags(rest: rest, run))
    unsafe row.update(repeating: 0, count: run.values)
    unsafe ck_tb_flag(g, q, Int64(Self.lanes), Int64(run.near), Int32(width), row)
    let zero = unsafe row[0]
    for place in 0..<run.flagged {
      let piece = run.listed[place]
      let (first, last) = (Int64(piece.lowerBound), Int64(piece.upperBound))
      unsafe ck_tb_flag_rare(g, q, rare, first, last, Int32(width), row)
    }
    // Half of the rest may be a rare heap: 0 is searched for instead.
    if !areEqualAllowed { unsafe row[0] = zero }
  }

  /// Joins what the rests of a heap reach.
  func joinFlags(_ lane: Int, _ run: Run) {
    let row = unsafe flags(lane)
    unsafe row.update(repeating: 0, count: run.values &+ 64)
    for index in 0..<splitCount {
      unsafe ck_tb_join(row, flags(rest: run.start &+ lane &- split(index), run), Int64(run.values))
    }
  }

  /// Flags what the moves of heap ``count`` reach that leave one heap or one of the smallest.
  func flagLast(_ lane: Int) {
    let row = unsafe flags(lane)
    for index in endCount..<(endCount &+ keepCount) { unsafe row[value(count &- takes[index])] = 1 }
    for index in 0..<splitCount {
      let rest = count &- split(index)
      unsafe ck_tb_flag(forward + Self.margin, backwards(rest), 1, Int64(Self.lanes &- 1), Int32(width), row)
    }
  }

  // MARK: Candidates

  /// The least value without a flag that no break reaches but perhaps those that leave a heap of
  /// the list after the first `done` pieces, or one of the smallest heaps.
  private mutating func candidate(_ lane: Int, _ run: Run, from first: Int = 0, done: Int) -> UInt16 {
    let n = run.start &+ lane
    let row = unsafe flags(lane)
    var value = first
    while true {
      value = unsafe checked(Int(ck_tb_unflagged(row, Int64(value))))
      if width == 1, value >= Self.byteLimit { break }
      guard isReached(value, n, run, done: done) else { break }
      unsafe row[value] = 1
    }
    return UInt16(truncatingIfNeeded: value)
  }

  /// Whether a break reaches `value`: of a mixed one, perhaps only those that leave a heap of the
  /// first `done` pieces.
  private mutating func isReached(_ value: Int, _ n: Int, _ run: Run, done: Int) -> Bool {
    let isMixed = isMixed(value, n)
    // Examining a rare heap takes as long as examining some dozens of consecutive breaks.
    guard isMixed, (done &- run.flagged) &* 8192 < n else {
      for place in 0..<run.all.count {
        let range = run.all[place]
        effort.look(range.count &* splitCount, isMixed: isMixed)
        for index in 0..<splitCount {
          let rest = n &- split(index)
          if scan(rest, from: range.lowerBound, to: min(range.upperBound &- 1, half(rest)), value) { return true }
        }
      }
      return false
    }
    for place in run.flagged..<max(done, run.flagged) {
      let range = run.listed[place]
      effort.look(range.count &* splitCount &* 8, isMixed: true)
      for index in 0..<splitCount where isReached(value, n &- split(index), range) { return true }
    }
    return false
  }

  /// Whether a break of `rest` that leaves a heap from these places of the list reaches `value`.
  private func isReached(_ value: Int, _ rest: Int, _ places: Range<Int>) -> Bool {
    unsafe ck_tb_scan_rare(
      forward + Self.margin, backwards(rest), rare, Int64(places.lowerBound), Int64(places.upperBound), Int32(width),
      UInt16(truncatingIfNeeded: value)) != 0
  }

  /// The heaps of the run whose candidates are reached by breaks that leave heaps from these places
  /// of the list.
  private func reached(_ values: UnsafeMutablePointer<UInt16>, _ places: Range<Int>) -> UInt32 {
    let g = unsafe forward + Self.margin
    let (first, last) = (Int64(places.lowerBound), Int64(places.upperBound))
    var found: UInt32 = 0
    for index in 0..<splitCount {
      let p = unsafe g + (count &- split(index)) &* width
      found |=
        width == 1
        ? unsafe ck_tb_scan_run8(g, p, rare, first, last, values)
        : unsafe ck_tb_scan_run16(g, p, rare, first, last, values)
    }
    return found
  }

  /// The value of heap ``count``, whose candidate is reached by no break but perhaps those that
  /// leave one of the smallest heaps.
  private mutating func leastValue(_ lane: Int, _ candidate: Int, _ run: Run) -> Int {
    flagLast(lane)
    guard unsafe flags(lane)[candidate] != 0 else { return candidate }
    return Int(self.candidate(lane, run, from: candidate, done: run.listed.count))
  }
}
