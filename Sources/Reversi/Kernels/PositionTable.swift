import CKernels

/// What a search proved about a position: bounds of its score for the mover, and the best move
/// found.
struct TableEntry {
  /// The score is at least this.
  var lower: Int
  /// The score is at most this.
  var upper: Int
  /// The square of the best move, 64 when none is known.
  var move: Int
}

/// A table of proved bounds, shared by all threads of a search without locks.
///
/// A bucket is one cache line of two entries of three words: mover ^ data, opponent ^ data rotated,
/// data. A reader accepts an entry only when both boards come out whole, so an entry torn by two
/// writers is not found, and because the whole board is kept, no other position can be taken for
/// it. Data, from the low end: lower bound + 64 (8 bits), upper bound + 64 (8), move (8), effort
/// (8), generation (8).
@safe  // Owns the memory from init to deinit; indices are masked; words are read and written atomically.
struct PositionTable: ~Copyable, @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let shift: UInt64
  private let bucketCount: Int

  /// The bytes of a bucket.
  static let bucketBytes = 64

  /// A table of the largest power of two of buckets that fits into `bytes`, at least 16.
  init(bytes: Int) {
    var bits = 4
    while (Self.bucketBytes << (bits + 1)) <= bytes, bits < 40 { bits += 1 }
    bucketCount = 1 << bits
    shift = UInt64(64 - bits)
    unsafe words = Self.allocate(bucketCount)
  }

  deinit { unsafe ck_rv_free(words, Self.bucketBytes &* bucketCount) }

  private static func allocate(_ buckets: Int) -> UnsafeMutablePointer<UInt64> {
    guard let memory = unsafe ck_rv_allocate(bucketBytes &* buckets) else {
      preconditionFailure("the system refused memory for the position table")
    }
    return unsafe memory
  }

  /// The bytes in use.
  var bytes: Int { Self.bucketBytes * bucketCount }

  /// The number that finds a position's bucket.
  @inline(__always)
  static func hash(_ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    let mixed = mover &* 0x9E37_79B9_7F4A_7C15 ^ (opponent &+ 0x51) &* 0xC2B2_AE3D_27D4_EB4F
    let folded = (mixed ^ (mixed &>> 32)) &* 0xBF58_476D_1CE4_E5B9
    return (folded ^ (folded &>> 29)) &* 0x94D0_49BB_1331_11EB
  }

  @inline(__always)
  private func bucket(_ hash: UInt64) -> UnsafeMutablePointer<UInt64> {
    unsafe words + Int(truncatingIfNeeded: (hash &>> shift) &<< 3)
  }

  /// Asks for the bucket's cache line ahead of its use.
  @inline(__always)
  func prefetch(_ hash: UInt64) { unsafe ck_rv_prefetch(bucket(hash)) }

  /// What is known about a position.
  @inline(__always)
  func find(_ mover: UInt64, _ opponent: UInt64, _ hash: UInt64) -> TableEntry? {
    let place = unsafe bucket(hash)
    let data = unsafe ck_rv_load(place + 2)
    if unsafe ck_rv_load(place) ^ data == mover, unsafe ck_rv_load(place + 1) ^ Self.turned(data) == opponent {
      return Self.entry(data)
    }
    let other = unsafe ck_rv_load(place + 5)
    if unsafe ck_rv_load(place + 3) ^ other == mover, unsafe ck_rv_load(place + 4) ^ Self.turned(other) == opponent {
      return Self.entry(other)
    }
    return nil
  }

  /// Keeps bounds. They are met with those known before; else the entry of less effort in the
  /// bucket makes room, and entries of earlier generations before all others.
  @inline(__always)
  func store(
    _ mover: UInt64, _ opponent: UInt64, _ hash: UInt64, _ entry: TableEntry, effort: Int, generation: Int
  ) {
    let place = unsafe bucket(hash)
    let first = unsafe ck_rv_load(place + 2)
    let second = unsafe ck_rv_load(place + 5)
    let isFirst = unsafe ck_rv_load(place) ^ first == mover && ck_rv_load(place + 1) ^ Self.turned(first) == opponent
    let isSecond =
      unsafe !isFirst && ck_rv_load(place + 3) ^ second == mover
      && ck_rv_load(place + 4) ^ Self.turned(second) == opponent
    var bounds = entry
    if isFirst || isSecond {
      let known = Self.entry(isFirst ? first : second)
      bounds.lower = max(bounds.lower, known.lower)
      bounds.upper = min(bounds.upper, known.upper)
      if bounds.move == 64 { bounds.move = known.move }
    }
    let takesFirst = isFirst || (!isSecond && Self.worth(first, generation) <= Self.worth(second, generation))
    let target = unsafe takesFirst ? place : place + 3
    let data = Self.data(bounds, effort: effort, generation: generation)
    unsafe ck_rv_store(target, mover ^ data)
    unsafe ck_rv_store(target + 1, opponent ^ Self.turned(data))
    unsafe ck_rv_store(target + 2, data)
  }

  @inline(__always)
  private static func turned(_ data: UInt64) -> UInt64 { (data &<< 29) | (data &>> 35) }

  @inline(__always)
  private static func entry(_ data: UInt64) -> TableEntry {
    TableEntry(
      lower: Int(truncatingIfNeeded: data & 255) &- 64, upper: Int(truncatingIfNeeded: (data &>> 8) & 255) &- 64,
      move: Int(truncatingIfNeeded: (data &>> 16) & 255))
  }

  @inline(__always)
  private static func data(_ entry: TableEntry, effort: Int, generation: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: entry.lower &+ 64) | UInt64(truncatingIfNeeded: entry.upper &+ 64) &<< 8
      | UInt64(truncatingIfNeeded: entry.move) &<< 16 | UInt64(truncatingIfNeeded: effort) &<< 24
      | UInt64(truncatingIfNeeded: generation & 255) &<< 32
  }

  /// The effort that an entry saved, nothing for an old one.
  @inline(__always)
  private static func worth(_ data: UInt64, _ generation: Int) -> Int {
    let isOld = Int(truncatingIfNeeded: (data &>> 32) & 255) != generation & 255
    return isOld ? 0 : Int(truncatingIfNeeded: (data &>> 24) & 255)
  }
}
