import CKernels

/// Blocks of 64 heaps, or of 32: where values are bytes and few heaps are rare.
///
/// What the breaks of the heaps reach that leave a rare heap is marked first, for most of them
/// together: those that leave two heaps of 64 or more, known long before. The least value without a
/// mark is that of the heap, unless it is an even one: those are searched for in all breaks.
extension SparseCore {
  /// The breaks of a block that leave a smaller heap are left to the end of its work.
  static let smallest = 64

  /// The heaps from `count` up to `end` − 1, all in one block.
  mutating func extendBlock(to end: Int) {
    // A block that was begun in an earlier call is marked again: marks depend on the rare heaps
    // alone.
    let start = count & ~63
    let near = markBlock(start)
    if !finishBlock(start, to: end, near: near) { widen() }
  }

  /// Marks what the rare heaps that are neither small nor near reach from the block at `start`,
  /// whose largest indices are all known.
  /// - Returns: The place in the list of rare heaps after the last one used; `nil` for a small
  ///   block, which is left to the end whole.
  mutating func markBlock(_ start: Int) -> Int? {
    unsafe marks.update(repeating: 0, count: 256)
    markLimit = 256
    guard start >= 1024 + lastSplit else { return nil }
    let words = largest / 64 &+ 1
    markLimit = 64 &* words
    let bound = start &- Self.smallest &- lastSplit
    let first = rareIndex(atLeast: Self.smallest)
    let last = rareIndex(atLeast: bound &+ 1)
    for index in 0..<splitCount {
      unsafe ck_tb_mark_block(
        forward + Self.margin, Int64(start), Int64(split(index)), rare, Int64(first), Int64(last), Int32(words),
        Int32(blockSize), marks)
    }
    return last
  }

  /// Computes the heaps of a block whose marks have been made.
  /// - Returns: Whether all were; false when the next value needs two bytes.
  mutating func finishBlock(_ start: Int, to end: Int, near: Int?) -> Bool {
    while count < end {
      let row = unsafe marks + 4 &* (count &- start)
      unsafe markFew(count, near: near, row)
      if !areEqualAllowed { unsafe row[0] &= ~1 }
      let value = unsafe leastByte(count, row)
      if value >= Self.byteLimit { return false }
      store(value)
    }
    return true
  }

  /// Marks the moves of heap `n` that ``markBlock(_:)`` leaves out: all of them in a small block.
  func markFew(_ n: Int, near: Int?, _ row: UnsafeMutablePointer<UInt64>) {
    for index in 0..<endCount where unsafe takes[index] == n { unsafe row[0] |= 1 }
    for index in endCount..<(endCount &+ keepCount) {
      let rest = unsafe n &- takes[index]
      if rest > 0 { unsafe mark(row, Int((forward + Self.margin)[rest])) }
    }
    for place in 0..<splitCount {
      let rest = n &- split(place)
      let few = near == nil ? rest : min(Self.smallest, rest)
      var index = 0
      while index < listCount, unsafe Int(rare[index]) < few {
        unsafe markPair(row, index, rest)
        index &+= 1
      }
      guard let near else { continue }
      index = near
      while index < listCount, unsafe Int(rare[index]) < rest {
        unsafe markPair(row, index, rest)
        index &+= 1
      }
    }
  }

  @inline(__always)
  func markPair(_ row: UnsafeMutablePointer<UInt64>, _ index: Int, _ rest: Int) {
    let a = unsafe Int(rare[index])
    let g = unsafe forward + Self.margin
    unsafe mark(row, Int(g[a] ^ g[rest &- a]))
  }

  @inline(__always)
  func mark(_ row: UnsafeMutablePointer<UInt64>, _ value: Int) {
    unsafe row[value &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: value & 63)
  }

  /// The least value without a mark, or 256.
  @inline(__always)
  func leastUnmarked(_ row: UnsafeMutablePointer<UInt64>) -> Int {
    for word in 0..<4 where unsafe row[word] != .max {
      return unsafe word &* 64 &+ (~row[word]).trailingZeroBitCount
    }
    return 256
  }

  /// The least value that no move of `n` reaches: the least unmarked one, even ones checked by a
  /// scan.
  mutating func leastByte(_ n: Int, _ row: UnsafeMutablePointer<UInt64>) -> Int {
    while true {
      let value = unsafe leastUnmarked(row)
      if value >= markLimit { return value < 256 ? plainValue(n) : Self.byteLimit }
      if isMixed(value, n) || !occurs(value, n, from: 1) { return value }
      unsafe mark(row, value)
    }
  }

  @inline(__always)
  func isMixed(_ value: Int, _ n: Int) -> Bool {
    guard splitCount > 0 else { return true }
    let parity = mask.seesParity ? n &- (splitParity ?? 0) : 0
    return ((value & mask.bits).nonzeroBitCount ^ parity) & 1 == 1
  }

  /// Whether some break of `n` that leaves two heaps of `first` ≥ 1 or more reaches `value`.
  func occurs(_ value: Int, _ n: Int, from first: Int) -> Bool {
    for index in 0..<splitCount {
      let rest = n &- split(index)
      guard rest >= 2 &* first else { continue }
      if scan(rest, from: first, to: half(rest), value) { return true }
    }
    return false
  }
}
