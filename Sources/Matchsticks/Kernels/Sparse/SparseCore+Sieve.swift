import CKernels
import GameCore

/// Runs of 32 heaps where very many heaps are rare, on processors that flag all that the breaks of
/// a rest reach about as fast as they would search for one value (`takebreak_sieve.h`).
///
/// The breaks into a < 32 and more, which may leave a heap of the run itself, come last, as in
/// other runs.
extension SparseCore {
  /// The smaller heaps of the breaks that are flagged one by one, most of which are new.
  private static let nearest = 1024
  /// This many pieces of breaks are searched for one rest after the other: they stay in the fastest
  /// memory.
  private static let together = 32

  /// The values of the heaps from ``count`` on, at most 32 and none from `end` on.
  mutating func extendSieved(to end: Int, _ crew: Crew? = nil) {
    makeFlags()
    makeUnflagged()
    let run = makeRun(near: min(Self.nearest, count / 4))
    let size = min(Self.lanes, end &- run.start)
    // Values that are searched for: up to one more than the largest.
    let sieved = (largest &+ 1) / 1024 &* 1024 &+ 1024
    forEachRest((run.start &- lastSplit)..<(run.start &+ size &- firstSplit), crew) { core, rests in
      core.sieve(rests, run, below: sieved)
    }
    for lane in 0..<size {
      joinFlags(lane, run)
      flagLast(lane)
      var value = unsafe checked(Int(ck_tb_unflagged(flags(lane), 0)))
      if value >= sieved { value = plainValue(count) }
      if width == 1, value >= Self.byteLimit { return widen() }
      store(value)
      // What the next heaps reach may be larger than their flags.
      if value >= run.values { break }
    }
  }

  /// Flags the values below `sieved` that breaks of these rests reach which leave two heaps before
  /// the run.
  private func sieve(_ rests: Range<Int>, _ run: Run, below sieved: Int) {
    for rest in rests {
      flagKnown(rest, run)
      unsafe ck_tb_unflagged_bits(flags(rest: rest, run), Int64(sieved), unflagged(rest, run))
    }
    guard !rests.isEmpty else { return }
    let first = run.near &+ 1
    let pieces = Pieces(first, half(rests.upperBound &- 1) &+ 1, size: Int(ck_tb_piece()))
    var piece = 0
    while piece < pieces.count {
      let end = min(piece &+ Self.together, pieces.count)
      for rest in rests {
        unsafe ck_tb_sieve(
          forward + Self.margin, backwards(rest), Int64(first), Int64(half(rest)), Int64(pieces.count),
          Int64(pieces.step), Int64(piece), Int64(end), Int32(width), flags(rest: rest, run), unflagged(rest, run),
          Int64(sieved))
      }
      piece = end
    }
  }

  private mutating func makeUnflagged() {
    guard unsafe unflagged == nil else { return }
    let rows = Self.lanes &+ lastSplit &- firstSplit
    let memory = unsafe ZeroedMemory.allocate(bytes: rows * 8192)
    unsafe unflagged = memory.assumingMemoryBound(to: UInt16.self)
  }

  /// A bit for each value of a rest of the run that has no flag.
  private func unflagged(_ rest: Int, _ run: Run) -> UnsafeMutablePointer<UInt16> {
    guard let unflagged = unsafe unflagged else { preconditionFailure("sieves have bits") }
    return unsafe unflagged + (rest &- run.start &+ lastSplit) &* 4096
  }
}
