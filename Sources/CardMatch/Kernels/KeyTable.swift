/// A map from 64-bit keys to 128-bit values by open addressing; grows, and never forgets.
///
/// Safe: the pointer is valid from `init` to `deinit`; only `insert` changes it. Sendable: many
/// threads may look things up, and ``set(_:at:)`` different slots, as long as none inserts.
@safe final class KeyTable: @unchecked Sendable {
  struct Slot {
    /// 0 marks an empty slot; keys are never 0 (see ``StateLanes``).
    var key: UInt64
    var low: UInt64
    var high: Int64
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 10) {
    mask = KeyTable.slotCount(for: capacity) - 1
    unsafe slots = .allocate(capacity: mask + 1)
    unsafe slots.initialize(repeating: Slot(key: 0, low: 0, high: 0), count: mask + 1)
  }

  deinit { unsafe slots.deallocate() }

  /// A power of two with at least a third of the slots free.
  private static func slotCount(for capacity: Int) -> Int {
    var slotCount = 16
    while slotCount * 2 < capacity * 3 { slotCount *= 2 }
    return slotCount
  }

  /// The number of the slot that holds `key`, or −1.
  @inline(__always)
  func slot(of key: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: key &>> 20) & mask
    while true {
      let found = unsafe slots[index].key
      if found == key { return index }
      if found == 0 { return -1 }
      index = (index &+ 1) & mask
    }
  }

  /// The value in a slot that is not empty.
  @inline(__always)
  func value(at slot: Int) -> Int128 {
    unsafe Int128(truncatingIfNeeded: slots[slot].high) &<< 64 | Int128(truncatingIfNeeded: slots[slot].low)
  }

  /// Changes the value in a slot that is not empty.
  @inline(__always)
  func set(_ value: Int128, at slot: Int) {
    unsafe slots[slot].low = UInt64(truncatingIfNeeded: value)
    unsafe slots[slot].high = Int64(truncatingIfNeeded: value &>> 64)
  }

  /// Adds `key` with `value` unless it is present; returns whether it was new.
  @inline(__always)
  func insert(_ key: UInt64, _ value: Int128 = 0) -> Bool {
    if (count &+ 1) &* 3 > (mask &+ 1) &* 2 { grow() }
    var index = Int(truncatingIfNeeded: key &>> 20) & mask
    while true {
      let found = unsafe slots[index].key
      if found == key { return false }
      if found == 0 { break }
      index = (index &+ 1) & mask
    }
    unsafe slots[index].key = key
    set(value, at: index)
    count &+= 1
    return true
  }

  private func grow() {
    let (oldSlots, oldCount) = unsafe (slots, mask &+ 1)
    mask = oldCount &* 2 &- 1
    unsafe slots = .allocate(capacity: mask &+ 1)
    unsafe slots.initialize(repeating: Slot(key: 0, low: 0, high: 0), count: mask &+ 1)
    for old in 0..<oldCount {
      let entry = unsafe oldSlots[old]
      guard entry.key != 0 else { continue }
      var index = Int(truncatingIfNeeded: entry.key &>> 20) & mask
      while unsafe slots[index].key != 0 { index = (index &+ 1) & mask }
      unsafe slots[index] = entry
    }
    unsafe oldSlots.deallocate()
  }

  /// Calls `body` with every key and its slot, in no order.
  func forEach(_ body: (_ key: UInt64, _ slot: Int) -> Void) {
    for index in 0...mask {
      let key = unsafe slots[index].key
      if key != 0 { body(key, index) }
    }
  }
}
