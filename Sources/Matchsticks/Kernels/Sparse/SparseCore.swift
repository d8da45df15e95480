import CKernels
import GameCore

/// The working state of ``SparseSpace``: a value, so that its hot loops need no checks of exclusive
/// access.
///
/// Safe: the pointers belong to the one ``SparseSpace`` that holds this, and every index stays
/// below `capacity`.
@safe struct SparseCore {
  /// How many values are known: those of the heaps 0…count − 1.
  var count = 0
  /// The number of bytes of a value: 1 or 2.
  var width = 1
  /// How many heaps are rare.
  var rareCount = 0
  /// How many heaps are in the list: the rare ones, or none.
  var listCount = 0
  /// Whether rare heaps are so frequent that nothing is gained by separating them from the others:
  /// all breaks are sieved then, or values probed, and the list is empty.
  var isProbed = false
  var mask = SparseMask.initial
  /// The largest value so far.
  var largest = 0

  /// The takes after which nothing may be left, then those after which one heap, then those after
  /// which two.
  let takes: UnsafeMutablePointer<Int>
  let endCount: Int
  let keepCount: Int
  let splitCount: Int
  let splitParity: Int?
  /// Whether two heaps that are left may be equal. Where they may not, the values of equal heaps,
  /// which are all 0, are kept out: marks of 0 aren't believed, but 0 is searched for, and the
  /// parity of the heap isn't counted, so that 0 is never a mixed value.
  let areEqualAllowed: Bool
  /// The smallest and the largest take after which two heaps may be left, or 0.
  let firstSplit: Int
  let lastSplit: Int
  let largestTake: Int

  var capacity = 0
  var forward: UnsafeMutablePointer<UInt8>
  var backward: UnsafeMutablePointer<UInt8>
  var rare: UnsafeMutablePointer<Int32>
  var rareCapacity = 1024
  var marks: UnsafeMutablePointer<UInt64>
  /// Which values the heaps of a run reach; `nil` as long as all is done in marks.
  var flags: UnsafeMutablePointer<UInt8>?
  /// Which values the breaks of rests don't reach, so far; `nil` as long as nothing is sieved.
  var unflagged: UnsafeMutablePointer<UInt16>?
  var effort = RunEffort()
  var nextChoice = SparseMask.firstChoice
  /// Values from here on aren't marked in the present block.
  var markLimit = 256
  /// How many heaps a block has: 64, or 32 where two threads have blocks in turn.
  var blockSize = 64

  /// Spare bytes before and after the values, so that whole vectors may be read.
  static let margin = 256
  /// Values from here on are kept in two bytes.
  static let byteLimit = 250

  init(ends: [Int], keeps: [Int], splits: [Int], areEqualAllowed: Bool) {
    self.areEqualAllowed = areEqualAllowed
    let all = ends + keeps + splits
    unsafe takes = .allocate(capacity: all.count)
    for (index, take) in all.enumerated() { unsafe takes[index] = take }
    (endCount, keepCount, splitCount) = (ends.count, keeps.count, splits.count)
    (firstSplit, lastSplit) = (splits.first ?? 0, splits.last ?? 0)
    largestTake = all.max() ?? 0
    splitParity = areEqualAllowed ? SparseMask.splitParity(splits) : nil
    unsafe forward = Self.memory(0, width: 1)
    unsafe backward = Self.memory(0, width: 1)
    unsafe rare = .allocate(capacity: rareCapacity)
    unsafe marks = .allocate(capacity: 256)
    unsafe marks.initialize(repeating: 0, count: 256)
  }

  /// Frees the memory; the last call.
  func release() {
    unsafe ZeroedMemory.free(forward)
    unsafe ZeroedMemory.free(backward)
    unsafe rare.deallocate()
    unsafe marks.deallocate()
    unsafe ZeroedMemory.free(flags)
    unsafe ZeroedMemory.free(unflagged)
    unsafe takes.deallocate()
  }

  @inline(__always)
  func split(_ index: Int) -> Int { unsafe takes[endCount &+ keepCount &+ index] }

  /// The value of heap `n` < ``count``.
  @inline(__always)
  func value(_ n: Int) -> Int {
    let place = unsafe forward + Self.margin + n &* width
    return width == 1 ? unsafe Int(place.pointee) : unsafe Int(UnsafeRawPointer(place).loadUnaligned(as: UInt16.self))
  }

  /// Whether the work is done, or has paused to ask the caller.
  enum Pace { case done, paused }

  /// How many heaps are computed before there is a pause: fewer where they have very many breaks to
  /// try.
  var stretch: Int { rareCount &* splitCount > 1 &<< 12 ? 64 : 4096 }

  /// Computes the values of the heaps up to `target` − 1, with a pause after every stretch.
  mutating func extend(to target: Int, _ crew: Crew? = nil) -> Pace {
    makeRoom(target)
    let end = count | (stretch &- 1)
    while count < target {
      if count > end { return .paused }
      if count == nextChoice { chooseMask() }
      step(to: target, crew)
    }
    return .done
  }

  /// Ensures that there is memory for the heaps up to `target` − 1.
  mutating func makeRoom(_ target: Int) {
    if target > capacity { reserve(max(target, min(2 * capacity, capacity + 1 << 28))) }
  }

  /// Whether blocks suit the next heaps.
  var suitsBlocks: Bool {
    width == 1 && !isProbed && (listCount < Self.mostMarked &* (largest &+ 1) || count < firstRun)
  }

  /// Computes the next heaps, none from `target` on, in the way that suits them.
  private mutating func step(to target: Int, _ crew: Crew?) {
    let end = min(target, nextChoice)
    if isProbed {
      if ck_tb_sieves() != 0 { extendSieved(to: end, crew) } else { extendProbed(to: end, crew) }
    } else if suitsBlocks {
      extendBlock(to: min(target, (count | 63) &+ 1))
    } else if count < firstRun {
      let value = plainValue(count)
      store(value)
    } else {
      extendRun(to: end, crew)
    }
  }

  /// The values as they are in memory.
  var run: ValueRun { unsafe ValueRun(start: UnsafePointer(forward + Self.margin), width: width, count: count) }

  // MARK: Breaks

  /// The values backwards from `rest`: that of heap `rest` − a is at place a.
  @inline(__always)
  func backwards(_ rest: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe backward + Self.margin + (capacity &- 1 &- rest) &* width
  }

  /// Whether a break of `rest` into a and more, a in `first`…`last`, reaches `value`.
  @inline(__always)
  func scan(_ rest: Int, from first: Int, to last: Int, _ value: Int) -> Bool {
    let (g, q) = unsafe (forward + Self.margin, backwards(rest))
    let wanted = UInt16(truncatingIfNeeded: value)
    return width == 1
      ? unsafe ck_tb_scan8(g, q, Int64(first), Int64(last), wanted) != 0
      : unsafe ck_tb_scan16(g, q, Int64(first), Int64(last), wanted) != 0
  }

  /// The largest smaller heap of two that are left of `rest`.
  @inline(__always)
  func half(_ rest: Int) -> Int { (areEqualAllowed ? rest : rest &- 1) / 2 }

  mutating func store(_ value: Int) {
    if width == 1 {
      unsafe (forward + Self.margin)[count] = UInt8(truncatingIfNeeded: value)
      unsafe (backward + Self.margin)[capacity &- 1 &- count] = UInt8(truncatingIfNeeded: value)
    } else {
      unsafe words(forward)[count] = UInt16(truncatingIfNeeded: value)
      unsafe words(backward)[capacity &- 1 &- count] = UInt16(truncatingIfNeeded: value)
    }
    if value > largest { largest = value }
    if count > 0, splitCount > 0 {
      if mask.isRare(count, value) {
        rareCount &+= 1
        if !isProbed { list(count) }
      }
    }
    count &+= 1
  }

  // MARK: Memory

  mutating func reserve(_ size: Int) {
    let (oldForward, oldBackward, oldSize) = unsafe (forward, backward, capacity)
    unsafe forward = Self.memory(size, width: width)
    unsafe backward = Self.memory(size, width: width)
    capacity = size
    if oldSize > 0 {
      let used = count &* width
      unsafe (forward + Self.margin).update(from: oldForward + Self.margin, count: used)
      let (from, to) = ((oldSize &- count) &* width, (size &- count) &* width)
      unsafe (backward + Self.margin + to).update(from: oldBackward + Self.margin + from, count: used)
    }
    unsafe ZeroedMemory.free(oldForward)
    unsafe ZeroedMemory.free(oldBackward)
  }

  /// Zeroed memory for `size` values and the margins; large pieces cost nothing until they are
  /// touched.
  static func memory(_ size: Int, width: Int) -> UnsafeMutablePointer<UInt8> {
    let bytes = size &* width &+ 2 &* margin
    let memory = unsafe ZeroedMemory.allocate(bytes: bytes)
    return unsafe memory.assumingMemoryBound(to: UInt8.self)
  }
}
