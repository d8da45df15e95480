import CKernels

/// A face-down state in 16 bytes: the bytes of its ranks that are not 0, ascending, then zeros.
struct PackedState {
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// The byte at `index`, 0…15.
  @inline(__always)
  subscript(index: Int) -> Int {
    Int(truncatingIfNeeded: (index < 8 ? low &>> UInt64(8 &* index) : high &>> UInt64(8 &* (index &- 8))) & 255)
  }

  /// The number of matched cards.
  var matchedCount: Int {
    (low & 0xF0F0_F0F0_F0F0_F0F0).nonzeroBitCount + (high & 0xF0F0_F0F0_F0F0_F0F0).nonzeroBitCount
  }

  /// Packs `count` (≤ 16) bytes, which it puts in order.
  @unsafe init(sorting bytes: UnsafeMutablePointer<Int>, count: Int) {
    for next in 0..<count {
      let byte = unsafe bytes[next]
      var place = next
      while place > 0, unsafe bytes[place &- 1] > byte {
        unsafe bytes[place] = bytes[place &- 1]
        place &-= 1
      }
      unsafe bytes[place] = byte
    }
    for index in 0..<count {
      let byte = unsafe UInt64(truncatingIfNeeded: bytes[index])
      if index < 8 { low |= byte &<< UInt64(8 &* index) } else { high |= byte &<< UInt64(8 &* (index &- 8)) }
    }
  }

  init() {}
}

/// A state unpacked for work: its different ranks with their numbers, and the lane sums of its
/// key.
///
/// Group number ``count`` represents the ranks that haven't been seen yet. One thread's workspace.
///
/// Safe: the pointers are valid from `init` to `deinit`; indices are group numbers.
@safe final class RankGroups {
  let lanes: StateLanes
  let ranks: Int
  let suits: Int
  /// The byte of each group; 0 for group ``count``.
  let bytes: UnsafeMutablePointer<Int>
  /// The number of ranks in each group.
  let sizes: UnsafeMutablePointer<Int>
  /// The number of groups of ranks of which something is known.
  private(set) var count = 0
  private let sum: UnsafeMutablePointer<UInt64>
  private let partial: UnsafeMutablePointer<UInt64>
  private let packing: UnsafeMutablePointer<Int>

  init(lanes: StateLanes, ranks: Int, suits: Int) {
    self.lanes = lanes
    self.ranks = ranks
    self.suits = suits
    unsafe bytes = .allocate(capacity: 16)
    unsafe sizes = .allocate(capacity: 16)
    unsafe packing = .allocate(capacity: 16)
    unsafe sum = .allocate(capacity: StateLanes.laneCount)
    unsafe partial = .allocate(capacity: StateLanes.laneCount)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe sizes.deallocate()
    unsafe packing.deallocate()
    unsafe sum.deallocate()
    unsafe partial.deallocate()
  }

  /// Lays a state open.
  func load(_ state: PackedState) {
    unsafe StateLanes.start(sum)
    count = 0
    var (seen, last) = (0, 0)
    while seen < ranks {
      let byte = state[seen]
      if byte == 0 { break }
      if byte == last {
        unsafe sizes[count &- 1] &+= 1
      } else {
        unsafe bytes[count] = byte
        unsafe sizes[count] = 1
        count &+= 1
        last = byte
      }
      unsafe ck_cardmatch_replace(partial, sum, lanes.closed(0), lanes.closed(byte))
      unsafe sum.update(from: partial, count: StateLanes.laneCount)
      seen &+= 1
    }
    unsafe bytes[count] = 0
    unsafe sizes[count] = ranks &- seen
  }

  /// The key of the state.
  @inline(__always)
  var key: UInt64 { unsafe ck_cardmatch_key(sum, lanes.closed(0), lanes.closed(0)) }

  /// The key when one rank of `group` has the byte `byte` instead.
  @inline(__always)
  func key(group: Int, becoming byte: Int) -> UInt64 {
    unsafe ck_cardmatch_key(sum, lanes.closed(bytes[group]), lanes.closed(byte))
  }

  /// The key when one rank of `group` has the byte `byte` instead and its card of `suit` is open.
  @inline(__always)
  func key(group: Int, becoming byte: Int, open suit: Int) -> UInt64 {
    unsafe ck_cardmatch_key(sum, lanes.closed(bytes[group]), lanes.open(byte, suit))
  }

  /// The key when a rank of each of two groups (or two ranks of one) changes.
  @inline(__always)
  func key(group: Int, becoming byte: Int, other: Int, becoming otherByte: Int) -> UInt64 {
    unsafe ck_cardmatch_replace(partial, sum, lanes.closed(bytes[group]), lanes.closed(byte))
    return unsafe ck_cardmatch_key(partial, lanes.closed(bytes[other]), lanes.closed(otherByte))
  }

  /// The state when one rank of `group`, and perhaps one of `other`, changes.
  func packed(group: Int, becoming byte: Int, other: Int = -1, becoming otherByte: Int = 0) -> PackedState {
    var filled = 0
    for index in 0..<count {
      let gone = (index == group ? 1 : 0) &+ (index == other ? 1 : 0)
      for _ in gone..<(unsafe sizes[index]) {
        unsafe packing[filled] = bytes[index]
        filled &+= 1
      }
    }
    unsafe packing[filled] = byte
    filled &+= 1
    if other >= 0 {
      unsafe packing[filled] = otherByte
      filled &+= 1
    }
    return unsafe PackedState(sorting: packing, count: filled)
  }
}
