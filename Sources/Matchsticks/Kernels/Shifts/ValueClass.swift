/// The heaps of one Grundy value v, found by shifts: heap n is one if no smaller value took it, and
/// no n − p with a take p is one.
///
/// Its heaps, the members, are listed by their remainder. To examine a block, the takes are joined
/// that lead to each member before it, member after member, as long as a heap of the block is open
/// that these takes may reach: mostly a few hundred members, however many there are. What is open
/// and has no mark then belongs to the class, if no heap of the block before it prevents that.
final class ValueClass {
  /// The members by their remainder, ascending.
  private var members: [[Int32]]
  /// How many of them are too far below for any take.
  private var passed: [Int]
  /// The bits of the last 64 heaps of the last block that was added, and where the next one starts.
  private var tail: UInt64 = 0
  private var end = 0

  init(_ takes: ShiftedSet) {
    members = [[Int32]](repeating: [], count: takes.modulus)
    passed = [Int](repeating: 0, count: takes.modulus)
  }

  /// Adds the heaps of a block from `base` on.
  func add(_ places: ArraySlice<Int32>, base: Int) {
    (tail, end) = (0, base &+ ShiftedSet.block)
    for place in places {
      if place >= ShiftedSet.block &- 64 { tail |= 1 &<< UInt64(place & 63) }
      let heap = base &+ Int(place)
      members[heap & (members.count &- 1)].append(Int32(truncatingIfNeeded: heap))
    }
  }

  /// Marks in the block from `base` on every heap that is open and from which a take leads to a
  /// member before the block.
  func mark(_ marks: ShiftedMarks, open: [UInt64], base: Int, _ takes: ShiftedSet) {
    if end == base { for take in takes.rare { marks.mark(tail &>> UInt64(64 &- take)) } }
    for remainder in members.indices {
      while passed[remainder] < members[remainder].count,
        base &- Int(members[remainder][passed[remainder]]) > takes.last
      {
        passed[remainder] &+= 1
      }
      guard passed[remainder] < members[remainder].count else { continue }
      marks.mark(members[remainder][passed[remainder]...], remainder, open: open, base: base, takes)
    }
  }
}
