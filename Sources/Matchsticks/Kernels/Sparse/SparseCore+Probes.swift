import CKernels
import GameCore

/// Runs of 32 heaps where very many heaps are rare.
///
/// What the breaks of a rest into a ≤ near and more reach is flagged, as in other runs. The values
/// of a heap that have no flag then, up to 64 of them, are *probed*: all other breaks are looked
/// through for all of them at once, some thousand breaks at a time, and those that are reached drop
/// out. The least that is left is the value of the heap.
extension SparseCore {
  /// The most values that are probed at once.
  private static let mostProbed = 64

  /// The values of the heaps from ``count`` on, at most 32 and none from `end` on.
  mutating func extendProbed(to end: Int, _ crew: Crew? = nil) {
    makeFlags()
    let run = makeRun(near: near)
    let size = min(Self.lanes, end &- run.start)
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.mostProbed)
    defer { unsafe values.deallocate() }
    forEachRest((run.start &- lastSplit)..<(run.start &+ size &- firstSplit), crew) { core, rests in
      for rest in rests { core.flagKnown(rest, run) }
    }
    for lane in 0..<size {
      joinFlags(lane, run)
      flagLast(lane)
      let value = unsafe probedValue(lane, run, values)
      if width == 1, value >= Self.byteLimit { return widen() }
      store(value)
      // What the next heaps reach may be larger than their flags.
      if value >= run.values { break }
    }
    effort.balanceProbes(splits: splitCount)
  }

  /// The least value without a flag that no break of heap ``count`` reaches; `values` has space for
  /// those that are probed at once.
  private mutating func probedValue(_ lane: Int, _ run: Run, _ values: UnsafeMutablePointer<UInt16>) -> Int {
    let row = unsafe flags(lane)
    var (first, refuted) = (0, 0)
    while true {
      var probed = 0
      while probed < effort.probed {
        let value = unsafe Int(ck_tb_unflagged(row, Int64(first)))
        guard value < run.values else { break }
        unsafe values[probed] = UInt16(truncatingIfNeeded: value)
        probed &+= 1
        first = value &+ 1
      }
      guard probed > 0 else { return checked(run.values) }
      var left = unsafe ProbedValues(values, count: probed)
      for index in 0..<splitCount where left.count > 0 { probe(count &- split(index), run, &left) }
      if left.count > 0 {
        effort.note(rank: refuted &+ left.places.trailingZeroBitCount)
        return unsafe Int(values[0])
      }
      refuted &+= probed
    }
  }

  /// Lets those values drop out that breaks of `rest` reach whose smaller heap is larger than near.
  private func probe(_ rest: Int, _ run: Run, _ left: inout ProbedValues) {
    let (g, q) = unsafe (forward + Self.margin, backwards(rest))
    let nibbles: Int32 = width == 1 ? 2 : run.values <= 4096 ? 3 : 4
    var (first, size) = (run.near &+ 1, 2048)
    let last = half(rest)
    while first <= last, left.count > 0 {
      // Pieces grow, because the values that are left are found ever more rarely.
      let end = last &- first < 2 &* size ? last : first &+ size &- 1
      let reached = unsafe ck_tb_probe(
        g, q, Int64(first), Int64(end), left.values, Int32(truncatingIfNeeded: left.count), nibbles)
      left.remove(reached)
      first = end &+ 1
      size = min(2 &* size, 16384)
    }
  }
}

/// Values that are probed, ascending, as far as they weren't reached.
///
/// Safe: the memory has space for `count` values and belongs to the caller.
@safe private struct ProbedValues {
  let values: UnsafeMutablePointer<UInt16>
  private(set) var count: Int
  /// Which of the values that there were at first are left.
  private(set) var places: UInt64

  init(_ values: UnsafeMutablePointer<UInt16>, count: Int) {
    unsafe self.values = values
    self.count = count
    places = count == 64 ? .max : (1 &<< UInt64(count)) &- 1
  }

  /// Takes out the values at the places of the bits of `reached`, closing the gaps.
  mutating func remove(_ reached: UInt64) {
    guard reached != 0 else { return }
    var (left, kept, rest) = (places, 0, UInt64(0))
    for index in 0..<count {
      let place = left & (~left &+ 1)
      left ^= place
      if reached &>> UInt64(index) & 1 == 0 {
        unsafe values[kept] = values[index]
        rest |= place
        kept &+= 1
      }
    }
    (count, places) = (kept, rest)
  }
}
