import CKernels

/// What a search of some depth said about a position, and the best moves that it found.
struct MidgameEntry {
  /// The value is at least this.
  var lower: Int
  /// The value is at most this.
  var upper: Int
  /// The plies searched.
  var depth: Int
  /// The place of the search's confidence in ``Effort/selectivities``.
  var selectivity: Int
  /// The square of the best move, and of the best one before it; 64 when there is none.
  var move: Int
  var second: Int

  /// Whether the entry's bounds are good enough for a search so deep and so sure.
  @inline(__always)
  func answers(depth: Int, selectivity: Int) -> Bool { self.depth >= depth && self.selectivity >= selectivity }
}

/// A table of searched positions, shared by all threads without locks; its bounds are estimates, so
/// it has nothing to do with the ``PositionTable`` of proved ones.
///
/// A bucket is one cache line of two entries of three words: mover ^ data, opponent ^ data rotated,
/// data. A reader accepts an entry only when both boards come out whole, so an entry torn by two
/// writers is not found. Data, from the low end: lower bound + 2¹³ (14 bits), upper bound + 2¹³
/// (14), move (7), second move (7), depth (6), selectivity (3), generation (8).
@safe  // Owns the memory from init to deinit; indices are masked; words are read and written atomically.
struct MidgameTable: ~Copyable, @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let shift: UInt64
  private let bucketCount: Int

  private static let bucketBytes = 64
  private static let middle = 1 << 13

  /// A table of the largest power of two of buckets that fits into `bytes`, at least 16.
  init(bytes: Int) {
    var bits = 4
    while (Self.bucketBytes << (bits + 1)) <= bytes, bits < 40 { bits += 1 }
    bucketCount = 1 << bits
    shift = UInt64(64 - bits)
    guard let memory = unsafe ck_rv_allocate(Self.bucketBytes &* bucketCount) else {
      preconditionFailure("the system refused memory for the table of the middle game")
    }
    unsafe words = memory
  }

  deinit { unsafe ck_rv_free(words, Self.bucketBytes &* bucketCount) }

  @inline(__always)
  private func bucket(_ hash: UInt64) -> UnsafeMutablePointer<UInt64> {
    unsafe words + Int(truncatingIfNeeded: (hash &>> shift) &<< 3)
  }

  /// Asks for the bucket's cache line ahead of its use.
  @inline(__always)
  func prefetch(_ hash: UInt64) { unsafe ck_rv_prefetch(bucket(hash)) }

  /// What is known about a position.
  @inline(__always)
  func find(_ key: TableKey) -> MidgameEntry? {
    let place = unsafe bucket(key.hash)
    let data = unsafe ck_rv_load(place + 2)
    if unsafe Self.holds(place, data, key) { return Self.entry(data) }
    let other = unsafe ck_rv_load(place + 5)
    return unsafe Self.holds(place + 3, other, key) ? Self.entry(other) : nil
  }

  /// Keeps an entry. Bounds of an equally deep and sure search are met with it, and a deeper search
  /// of the same generation stays; else the shallower entry of the bucket makes room, those of
  /// earlier generations before all others.
  @inline(__always)
  func store(_ key: TableKey, _ entry: MidgameEntry, generation: Int) {
    let place = unsafe bucket(key.hash)
    let first = unsafe ck_rv_load(place + 2)
    let second = unsafe ck_rv_load(place + 5)
    let isFirst = unsafe Self.holds(place, first, key)
    let isSecond = unsafe !isFirst && Self.holds(place + 3, second, key)
    var entry = entry
    if isFirst || isSecond {
      let data = isFirst ? first : second
      let known = Self.entry(data)
      if known.depth > entry.depth, known.selectivity >= entry.selectivity, Self.generation(data) == generation & 255 {
        return
      }
      Self.meet(&entry, known)
    }
    let takesFirst = isFirst || (!isSecond && Self.worth(first, generation) <= Self.worth(second, generation))
    let target = unsafe takesFirst ? place : place + 3
    let data = Self.data(entry, generation: generation)
    unsafe ck_rv_store(target, key.mover ^ data)
    unsafe ck_rv_store(target + 1, key.opponent ^ Self.turned(data))
    unsafe ck_rv_store(target + 2, data)
  }

  /// Adds to a new entry what the old one of the same position still says.
  @inline(__always)
  private static func meet(_ entry: inout MidgameEntry, _ known: MidgameEntry) {
    if known.depth == entry.depth, known.selectivity == entry.selectivity {
      let (lower, upper) = (max(entry.lower, known.lower), min(entry.upper, known.upper))
      // Selective searches may contradict each other: the later one is right.
      if lower <= upper { (entry.lower, entry.upper) = (lower, upper) }
    }
    if entry.move == 64 {
      (entry.move, entry.second) = (known.move, known.second)
    } else {
      entry.second = known.move == entry.move ? known.second : known.move
    }
  }

  @inline(__always)
  private static func holds(_ place: UnsafeMutablePointer<UInt64>, _ data: UInt64, _ key: TableKey) -> Bool {
    unsafe ck_rv_load(place) ^ data == key.mover && ck_rv_load(place + 1) ^ turned(data) == key.opponent
  }

  @inline(__always)
  private static func turned(_ data: UInt64) -> UInt64 { (data &<< 29) | (data &>> 35) }

  @inline(__always)
  private static func bits(_ data: UInt64, _ from: UInt64, _ count: UInt64) -> Int {
    Int(truncatingIfNeeded: (data &>> from) & ((1 &<< count) &- 1))
  }

  @inline(__always)
  private static func entry(_ data: UInt64) -> MidgameEntry {
    MidgameEntry(
      lower: bits(data, 0, 14) &- middle, upper: bits(data, 14, 14) &- middle, depth: bits(data, 42, 6),
      selectivity: bits(data, 48, 3), move: bits(data, 28, 7), second: bits(data, 35, 7))
  }

  @inline(__always)
  private static func data(_ entry: MidgameEntry, generation: Int) -> UInt64 {
    let bounds =
      UInt64(truncatingIfNeeded: entry.lower &+ middle) | UInt64(truncatingIfNeeded: entry.upper &+ middle) &<< 14
    let moves = UInt64(truncatingIfNeeded: entry.move) &<< 28 | UInt64(truncatingIfNeeded: entry.second) &<< 35
    let effort = UInt64(truncatingIfNeeded: entry.depth) &<< 42 | UInt64(truncatingIfNeeded: entry.selectivity) &<< 48
    return bounds | moves | effort | UInt64(truncatingIfNeeded: generation & 255) &<< 51
  }

  @inline(__always)
  private static func generation(_ data: UInt64) -> Int { bits(data, 51, 8) }

  /// The depth that an entry saves, nothing for an old one.
  @inline(__always)
  private static func worth(_ data: UInt64, _ generation: Int) -> Int {
    self.generation(data) == generation & 255 ? bits(data, 42, 6) &+ 1 : 0
  }
}
