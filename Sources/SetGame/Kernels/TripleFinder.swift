import CKernels

/// Finds all Sets of one deal after the other: rows of up to 32 packed cards in, position triples
/// out.
///
/// The triples of the last search are in three planes of bytes (see `set_triples.h`), so that a
/// search neither allocates nor branches on what it finds. With AVX-512 a 12-card deal is one block
/// of 55 pairs.
@safe  // Owns its rows and planes; every access is checked against their sizes.
package struct TripleFinder: ~Copyable {
  /// The largest deal, in cards.
  package static let maximumCards = PairLanes.maximum
  static let rowBytes = 32

  /// The number of rows.
  package let capacity: Int
  /// The number of Sets that the last search found.
  package private(set) var count = 0
  private let memory: Memory
  private let rows: UnsafeMutablePointer<UInt8>
  private let planes: UnsafeMutablePointer<UInt8>
  private let packing = PackedCards.shared
  private let pairs = PairLanes.shared

  /// Room for `capacity` deals, all empty.
  package init(capacity: Int = 1) {
    precondition(capacity >= 1, "a finder needs room for a deal")
    self.capacity = capacity
    let rowBytes = capacity * TripleFinder.rowBytes
    memory = Memory(bytes: rowBytes + 3 * Int(CK_SET_PLANE))
    unsafe rows = memory.start
    unsafe planes = memory.start + rowBytes
    unsafe rows.initialize(repeating: PackedCards.none, count: rowBytes)
    unsafe planes.initialize(repeating: 0, count: 3 * Int(CK_SET_PLANE))
  }

  /// The bytes of a finder: a class, since other modules see when a value without copies ends only
  /// where nothing is to be done then.
  @safe
  private final class Memory {
    let start: UnsafeMutablePointer<UInt8>

    init(bytes: Int) { unsafe start = .allocate(capacity: bytes) }

    deinit { unsafe start.deallocate() }
  }

  /// Puts the card `code` (0..<81) at `position` of deal `row`.
  @inline(__always)
  package mutating func place(_ code: UInt8, at position: Int, row: Int = 0) {
    precondition(row >= 0 && row < capacity && position >= 0 && position < TripleFinder.rowBytes)
    unsafe rows[row &* TripleFinder.rowBytes &+ position] = packing.pack(code)
  }

  /// Takes all cards off deal `row`.
  @inline(__always)
  package mutating func clear(row: Int = 0) {
    precondition(row >= 0 && row < capacity)
    unsafe (rows + row &* TripleFinder.rowBytes).update(repeating: PackedCards.none, count: TripleFinder.rowBytes)
  }

  /// Finds the Sets among the first `cards` positions of deal `row` and returns how many there are.
  ///
  /// Positions after them must be empty. Positions within a triple ascend; triples are in
  /// lexicographic order.
  /// - Complexity: O(cards³ / 64) vector operations, or O(cards²) table look-ups without AVX-512.
  @inline(__always)
  @discardableResult
  package mutating func find(cards: Int, row: Int = 0) -> Int {
    precondition(row >= 0 && row < capacity && cards >= 0 && cards <= TripleFinder.maximumCards)
    count = unsafe listTriples(rows + row &* TripleFinder.rowBytes, cards: cards, pairs: pairs, into: planes)
    return count
  }

  /// Finds the Sets among up to 32 cards whose codes (0..<81) `code` returns by position, without a
  /// row for them.
  @inline(__always)
  @discardableResult
  package mutating func find(cards: Int, code: (Int) -> UInt8) -> Int {
    precondition(cards >= 0 && cards <= TripleFinder.maximumCards)
    let words = (
      word(0, cards: cards, code: code), word(1, cards: cards, code: code), word(2, cards: cards, code: code),
      word(3, cards: cards, code: code)
    )
    let lanes = unsafe pairs.lanes(cards: cards)
    let size = Int32(truncatingIfNeeded: cards)
    if size == 12 {
      count = unsafe Int(ck_set_list_words(words.0, words.1, words.2, words.3, 12, lanes, 1, planes))
    } else {
      let blocks = Int32(PairLanes.blocks(cards: cards))
      count = unsafe Int(ck_set_list_words(words.0, words.1, words.2, words.3, size, lanes, blocks, planes))
    }
    return count
  }

  /// Cards 8·index … 8·index + 7 packed into a word, lowest byte first, 0xFF where there is none.
  @inline(__always)
  private func word(_ index: Int, cards: Int, code: (Int) -> UInt8) -> UInt64 {
    var word = UInt64.max
    var shift: UInt64 = 0
    var position = 8 &* index
    while position < cards, shift < 64 {
      word ^= UInt64(~packing.pack(code(position))) &<< shift
      shift &+= 8
      position &+= 1
    }
    return word
  }

  /// Finds the Sets of every row, one after the other, and returns how many there are in all.
  package mutating func findAll(cards: Int) -> Int {
    (0..<capacity).reduce(0) { $0 &+ find(cards: cards, row: $1) }
  }

  /// The positions of Set number `index` of the last search.
  @inline(__always)
  package subscript(index: Int) -> (first: Int, second: Int, third: Int) {
    precondition(index >= 0 && index < count)
    let plane = Int(CK_SET_PLANE)
    return unsafe (Int(planes[index]), Int(planes[plane &+ index]), Int(planes[2 &* plane &+ index]))
  }
}

/// Lists the Sets of a row of packed cards, with code of its own for the table sizes of the game.
@inline(__always)
func listTriples(
  _ row: UnsafePointer<UInt8>, cards: Int, pairs: PairLanes, into planes: UnsafeMutablePointer<UInt8>
) -> Int {
  let lanes = unsafe pairs.lanes(cards: cards)
  return switch cards {
  case 12: unsafe Int(ck_set_list(row, 12, lanes, 1, planes))
  case 15: unsafe Int(ck_set_list(row, 15, lanes, 2, planes))
  case 9: unsafe Int(ck_set_list(row, 9, lanes, 1, planes))
  case 6: unsafe Int(ck_set_list(row, 6, lanes, 1, planes))
  case 3: unsafe Int(ck_set_list(row, 3, lanes, 1, planes))
  case 18: unsafe Int(ck_set_list(row, 18, lanes, 3, planes))
  default: unsafe Int(ck_set_list(row, Int32(cards), lanes, Int32(PairLanes.blocks(cards: cards)), planes))
  }
}
