import CKernels

/// The marks of a class in a block of heaps: bits of those that have a take to one of its members.
final class ShiftedMarks {
  private var marks = [UInt64](repeating: 0, count: ShiftedSet.words)
  private var wanted = [UInt64](repeating: 0, count: ShiftedSet.words)

  /// Removes all marks.
  func clear() {
    for word in marks.indices { marks[word] = 0 }
  }

  /// Marks some of the first 64 heaps.
  func mark(_ first: UInt64) { marks[0] |= first }

  /// Marks what is open and has a common take to one of the members, which have one remainder.
  func mark(_ members: ArraySlice<Int32>, _ remainder: Int, open: [UInt64], base: Int, _ takes: ShiftedSet) {
    let pattern = takes.reaching(remainder)
    for word in wanted.indices { wanted[word] = open[word] & pattern }
    unsafe marks.withUnsafeMutableBytes { marks in
      unsafe wanted.withUnsafeBytes { wanted in
        unsafe members.withUnsafeBufferPointer { members in
          guard let marks = unsafe marks.bindMemory(to: UInt8.self).baseAddress,
            let wanted = unsafe wanted.bindMemory(to: UInt8.self).baseAddress
          else { return }
          for tile in stride(from: 0, to: ShiftedSet.block, by: Int(CK_SHIFT_TILE)) {
            _ = unsafe ck_shift_mark(
              marks + tile / 8, wanted + tile / 8, takes.copies, Int64(takes.stride), members.baseAddress,
              Int64(members.count), Int64(base &+ tile))
          }
        }
      }
    }
  }

  /// The places in the block of the heaps that the class gets, ascending; they aren't open any
  /// more.
  func pick(_ open: inout [UInt64], _ takes: ShiftedSet, _ places: inout [Int32]) -> ArraySlice<Int32> {
    let count = unsafe ck_shift_pick(
      &open, &marks, Int64(ShiftedSet.words), takes.copies, Int64(takes.stride), &places)
    return places[..<Int(count)]
  }
}
