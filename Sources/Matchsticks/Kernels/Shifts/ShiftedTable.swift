import GameCore

/// Grundy values of a subtraction game with a dense set of takes, value after value in blocks of
/// heaps (``ValueClass``).
///
/// One thread does it: a class is done as soon as no heap that is still open might lead to it, so
/// classes that are marked at the same time do each other's work. Two threads took longer, and more
/// than twice the processor time.
///
/// Safe: the memory belongs to this object, and has room for whole blocks up to `largestHeap`.
@safe final class ShiftedTable: ValueTable {
  private let takes: ShiftedSet
  private var classes: [ValueClass] = []
  private let values: UnsafeMutablePointer<UInt16>
  /// How many of them are known, a multiple of the block, and how many were asked for.
  private var known = 0
  private(set) var count = 0
  private(set) var largestHeap: Int
  /// The heaps of the block that have no value yet, and the places of those of one class.
  private var open = [UInt64](repeating: .max, count: ShiftedSet.words)
  private var places = [Int32](repeating: 0, count: ShiftedSet.block)
  /// The marks of the class at work.
  private let marks = ShiftedMarks()

  /// The takes up to `bound` at least, ascending, each at least 1; heaps up to `bound` will be
  /// asked for. `nil` where takes aren't dense.
  init?(suiting takes: [Int], upTo bound: Int) {
    guard ShiftedSet.suits(takes, upTo: bound) else { return nil }
    self.takes = ShiftedSet(takes)
    largestHeap = bound
    unsafe values = ZeroedMemory.allocate(bytes: 2 * (bound + ShiftedSet.block))
      .assumingMemoryBound(to: UInt16.self)
  }

  deinit { unsafe ZeroedMemory.free(values) }

  func value(_ n: Int) -> Int { unsafe Int(values[n]) }

  func withValues(_ body: (ValueRun) -> Void) {
    unsafe body(
      ValueRun(start: UnsafeRawPointer(values).assumingMemoryBound(to: UInt8.self), width: 2, count: count))
  }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while count < target {
      if count == known {
        guard mayGoOn(), count <= largestHeap else { return false }
        addBlock()
      }
      count = min(target, known)
    }
    return true
  }

  private func addBlock() {
    for word in open.indices { open[word] = .max }
    var value = 0
    while value <= Int(UInt16.max), open.contains(where: { $0 != 0 }) {
      if value == classes.count { classes.append(ValueClass(takes)) }
      marks.clear()
      classes[value].mark(marks, open: open, base: known, takes)
      pick(value)
      value &+= 1
    }
    if let word = open.firstIndex(where: { $0 != 0 }) {
      // The next value doesn't fit into 16 bits.
      known &+= 64 * word + open[word].trailingZeroBitCount
      largestHeap = known - 1
    } else {
      known &+= ShiftedSet.block
    }
  }

  /// The class of a value gets what is open and has no mark.
  private func pick(_ value: Int) {
    let places = marks.pick(&open, takes, &places)
    for place in places { unsafe values[known &+ Int(place)] = UInt16(truncatingIfNeeded: value) }
    classes[value].add(places, base: known)
  }
}
