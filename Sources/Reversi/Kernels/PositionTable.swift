import CKernels

/// What a table knows about a position, packed into one word.
protocol TableEntry {
  /// The entry that a word says, whatever its bits.
  init(word: UInt64)
  /// The entry as a word; entries of earlier generations make room first.
  func word(generation: Int) -> UInt64
  /// The generation of a word, modulo 256.
  static func generation(of word: UInt64) -> Int
  /// The work that a word saves; larger stays longer.
  static func worth(of word: UInt64) -> Int
  /// Adds what an entry of the same position said before; false when that one is better and stays.
  /// `isCurrent` says whether it is of the same generation.
  mutating func meet(_ known: Self, isCurrent: Bool) -> Bool
}

/// A table of searched positions, shared by all threads without locks.
///
/// A bucket is one cache line of two entries of three words: mover ^ data, opponent ^ data rotated,
/// data. A reader accepts an entry only when both boards come out whole, so an entry torn by two
/// writers is not found, and because the whole board is kept, no other position can be taken for
/// it.
@safe  // Owns the memory from init to deinit; indices are masked; words are read and written atomically.
struct PositionTable<Entry: TableEntry>: ~Copyable, @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let shift: UInt64
  private let bucketCount: Int

  /// The bytes of a bucket.
  private static var bucketBytes: Int { 64 }

  /// A table of the largest power of two of buckets that fits into `bytes`, at least 16.
  init(bytes: Int) {
    var bits = 4
    while (Self.bucketBytes << (bits + 1)) <= bytes, bits < 40 { bits += 1 }
    bucketCount = 1 << bits
    shift = UInt64(64 - bits)
    guard let memory = unsafe ck_rv_allocate(Self.bucketBytes &* bucketCount) else {
      preconditionFailure("the system refused memory for a table of positions")
    }
    unsafe words = memory
  }

  deinit { unsafe ck_rv_free(words, Self.bucketBytes &* bucketCount) }

  /// The bytes in use.
  var bytes: Int { Self.bucketBytes * bucketCount }

  @inline(__always)
  private func bucket(_ hash: UInt64) -> UnsafeMutablePointer<UInt64> {
    unsafe words + Int(truncatingIfNeeded: (hash &>> shift) &<< 3)
  }

  /// Asks for the bucket's cache line ahead of its use.
  @inline(__always)
  func prefetch(_ hash: UInt64) { unsafe ck_rv_prefetch(bucket(hash)) }

  /// What is known about a position.
  @inline(__always)
  func find(_ key: TableKey) -> Entry? {
    let place = unsafe bucket(key.hash)
    let data = unsafe ck_rv_load(place + 2)
    if unsafe Self.holds(place, data, key) { return Entry(word: data) }
    let other = unsafe ck_rv_load(place + 5)
    return unsafe Self.holds(place + 3, other, key) ? Entry(word: other) : nil
  }

  /// Keeps an entry together with what was known of its position; of others, the one of less worth
  /// in the bucket makes room.
  @inline(__always)
  func store(_ key: TableKey, _ entry: Entry, generation: Int) {
    let place = unsafe bucket(key.hash)
    let first = unsafe ck_rv_load(place + 2)
    let second = unsafe ck_rv_load(place + 5)
    let isFirst = unsafe Self.holds(place, first, key)
    let isSecond = unsafe !isFirst && Self.holds(place + 3, second, key)
    var entry = entry
    if isFirst || isSecond {
      let known = isFirst ? first : second
      guard entry.meet(Entry(word: known), isCurrent: Entry.generation(of: known) == generation & 255) else { return }
    }
    let takesFirst = isFirst || (!isSecond && Self.worth(first, generation) <= Self.worth(second, generation))
    let target = unsafe takesFirst ? place : place + 3
    let data = entry.word(generation: generation & 255)
    unsafe ck_rv_store(target, key.mover ^ data)
    unsafe ck_rv_store(target + 1, key.opponent ^ Self.turned(data))
    unsafe ck_rv_store(target + 2, data)
  }

  @inline(__always)
  private static func holds(_ place: UnsafeMutablePointer<UInt64>, _ data: UInt64, _ key: TableKey) -> Bool {
    unsafe ck_rv_load(place) ^ data == key.mover && ck_rv_load(place + 1) ^ turned(data) == key.opponent
  }

  @inline(__always)
  private static func turned(_ data: UInt64) -> UInt64 { (data &<< 29) | (data &>> 35) }

  @inline(__always)
  private static func worth(_ data: UInt64, _ generation: Int) -> Int {
    Entry.generation(of: data) == generation & 255 ? Entry.worth(of: data) : 0
  }
}

/// A table that several searchers hold.
final class SharedTable<Entry: TableEntry>: Sendable {
  let table: PositionTable<Entry>

  init(bytes: Int) { table = PositionTable(bytes: bytes) }
}

extension UInt64 {
  /// `count` bits from `place` on, as a number.
  @inline(__always)
  fileprivate func bits(_ place: UInt64, _ count: UInt64) -> Int {
    Int(truncatingIfNeeded: (self &>> place) & ((1 &<< count) &- 1))
  }

  /// A number that is not negative, from `place` on.
  @inline(__always)
  fileprivate init(_ number: Int, at place: UInt64) { self = UInt64(truncatingIfNeeded: number) &<< place }
}

/// What a search proved about a position: bounds of its score in discs for the mover, and the best
/// move found.
///
/// As a word, from the low end: lower bound + 64 (8 bits), upper bound + 64 (8), move (8), effort
/// (8), generation (8).
struct ProvedBounds: TableEntry {
  /// The score is at least this.
  var lower: Int
  /// The score is at most this.
  var upper: Int
  /// The best move, in the entry's turn of the board.
  var move: SquareIndex
  /// The binary logarithm of the positions visited, rounded up.
  var effort = 0

  @inline(__always)
  init(lower: Int, upper: Int, move: SquareIndex, effort: Int = 0) {
    (self.lower, self.upper, self.move, self.effort) = (lower, upper, move, effort)
  }

  @inline(__always)
  init(word: UInt64) {
    self.init(
      lower: word.bits(0, 8) &- 64, upper: word.bits(8, 8) &- 64, move: SquareIndex(word.bits(16, 8)),
      effort: word.bits(24, 8))
  }

  @inline(__always)
  func word(generation: Int) -> UInt64 {
    let bounds = UInt64(lower &+ 64, at: 0) | UInt64(upper &+ 64, at: 8)
    return bounds | UInt64(move.number, at: 16) | UInt64(effort, at: 24) | UInt64(generation, at: 32)
  }

  @inline(__always)
  static func generation(of word: UInt64) -> Int { word.bits(32, 8) }
  @inline(__always)
  static func worth(of word: UInt64) -> Int { word.bits(24, 8) }

  @inline(__always)
  mutating func meet(_ known: ProvedBounds, isCurrent: Bool) -> Bool {
    lower = max(lower, known.lower)
    upper = min(upper, known.upper)
    if move == .none { move = known.move }
    return true
  }
}

/// What a search of some depth said about a position, and the best moves that it found.
///
/// As a word, from the low end: lower bound + 2¹³ (14 bits), upper bound + 2¹³ (14), move (7),
/// second move (7), depth (6), selectivity (3), generation (8).
struct EstimatedBounds: TableEntry {
  /// The value is at least this.
  var lower: Int
  /// The value is at most this.
  var upper: Int
  /// The plies searched.
  var depth: Int
  /// The confidence of its cutoffs.
  var selectivity: Selectivity
  /// The best move, and the best one before it, in the entry's turn of the board.
  var move: SquareIndex
  var second: SquareIndex = .none

  private static var middle: Int { 1 << 13 }

  @inline(__always)
  init(lower: Int, upper: Int, depth: Int, selectivity: Selectivity, move: SquareIndex) {
    (self.lower, self.upper, self.depth, self.selectivity, self.move) = (lower, upper, depth, selectivity, move)
  }

  @inline(__always)
  init(word: UInt64) {
    self.init(
      lower: word.bits(0, 14) &- Self.middle, upper: word.bits(14, 14) &- Self.middle, depth: word.bits(42, 6),
      selectivity: Selectivity(place: word.bits(48, 3)), move: SquareIndex(word.bits(28, 7)))
    second = SquareIndex(word.bits(35, 7))
  }

  @inline(__always)
  func word(generation: Int) -> UInt64 {
    let bounds = UInt64(lower &+ Self.middle, at: 0) | UInt64(upper &+ Self.middle, at: 14)
    let moves = UInt64(move.number, at: 28) | UInt64(second.number, at: 35)
    return bounds | moves | UInt64(depth, at: 42) | UInt64(selectivity.place, at: 48) | UInt64(generation, at: 51)
  }

  @inline(__always)
  static func generation(of word: UInt64) -> Int { word.bits(51, 8) }
  @inline(__always)
  static func worth(of word: UInt64) -> Int { word.bits(42, 6) &+ 1 }

  /// Whether the bounds are good enough for a search so deep and so sure.
  @inline(__always)
  func answers(depth: Int, selectivity: Selectivity) -> Bool {
    self.depth >= depth && self.selectivity.place >= selectivity.place
  }

  /// Bounds of an equally deep and sure search are met with these; a deeper search of the same
  /// generation stays.
  @inline(__always)
  mutating func meet(_ known: EstimatedBounds, isCurrent: Bool) -> Bool {
    if isCurrent, known.depth > depth, known.selectivity.place >= selectivity.place { return false }
    if known.depth == depth, known.selectivity == selectivity {
      let (low, high) = (max(lower, known.lower), min(upper, known.upper))
      // Selective searches may contradict each other: the later one is right.
      if low <= high { (lower, upper) = (low, high) }
    }
    if move == .none {
      (move, second) = (known.move, known.second)
    } else {
      second = known.move == move ? known.second : known.move
    }
    return true
  }
}
