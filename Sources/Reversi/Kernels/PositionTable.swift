import CKernels
import GameCore
import Synchronization

/// What a table knows about a position, packed into one word.
protocol TableEntry {
  /// The entry that a word says, whatever its bits.
  init(word: UInt64)
  /// The entry as a word; entries of earlier generations are evicted first.
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
  /// The generations of the searches that are under way: the oldest one's number modulo 256 in the
  /// lowest 8 bits, above it how many more there are, at most 255.
  private let current = Atomic<Int>(0)

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

  /// Keeps an entry together with what was known of its position; of others, the least valuable one
  /// in the bucket is evicted.
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
      guard entry.meet(Entry(word: known), isCurrent: isCurrent(known)) else { return }
    }
    let takesFirst = isFirst || (!isSecond && worth(first) <= worth(second))
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
  private func worth(_ data: UInt64) -> Int { isCurrent(data) ? Entry.worth(of: data) : 0 }

  /// Whether an entry is of a search that is under way, or of one that began after it.
  @inline(__always)
  private func isCurrent(_ data: UInt64) -> Bool {
    let current = current.load(ordering: .relaxed)
    return (Entry.generation(of: data) &- current) & 255 <= current &>> 8
  }

  /// Names the generations of the searches that are under way.
  func use(_ generations: ClosedRange<Int>) {
    let more = min(generations.upperBound - generations.lowerBound, 255)
    current.store(generations.lowerBound & 255 | more << 8, ordering: .relaxed)
  }
}

/// A table that several searches use at once: each one's entries are evicted only for better ones
/// until it is over.
final class SharedTable<Entry: TableEntry>: Sendable {
  let table: PositionTable<Entry>
  private let searches = Lock((newest: 0, underWay: [Int]()))

  init(bytes: Int) { table = PositionTable(bytes: bytes) }

  /// Begins a search: the generation of its entries.
  func begin() -> Int {
    searches.withLock { searches in
      searches.newest += 1
      searches.underWay.append(searches.newest)
      table.use(searches.underWay[0]...searches.newest)
      return searches.newest
    }
  }

  /// Ends a search.
  func end(_ generation: Int) {
    searches.withLock { searches in
      searches.underWay.removeAll { $0 == generation }
      table.use((searches.underWay.first ?? searches.newest)...searches.newest)
    }
  }
}
