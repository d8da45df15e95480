/// What is counted while games are played, as plain numbers in one piece of memory.
///
/// For each number of cards in the deck and on the table (both multiples of 3): how often such a
/// table was examined, how often it held no Set, and how many Sets it held in all. A game meets
/// each of these states at most once, since every step takes cards from the deck or from the table.
/// And for each game: cards left, largest table.
@safe  // Owns its memory; every index is made from checked counts.
struct GameCounters: ~Copyable {
  /// Deck sizes 0, 3, …, 69 by table sizes 0, 3, …, 21.
  static let decks = 24
  static let tables = 8
  static let states = decks * tables
  /// Three planes of states, cards left (by 3), largest table (by 3).
  static let size = 3 * states + 2 * tables

  private let memory: UnsafeMutablePointer<UInt64>

  init() {
    unsafe memory = .allocate(capacity: GameCounters.size)
    unsafe memory.initialize(repeating: 0, count: GameCounters.size)
  }

  deinit { unsafe memory.deallocate() }

  /// Counts a table with `sets` Sets.
  @inline(__always)
  mutating func note(deck: Int, table: Int, sets: Int) {
    let state = deck / 3 &* GameCounters.tables &+ table / 3
    unsafe memory[state] &+= 1
    unsafe memory[GameCounters.states &+ state] &+= sets == 0 ? 1 : 0
    unsafe memory[2 &* GameCounters.states &+ state] &+= UInt64(truncatingIfNeeded: sets)
  }

  /// Counts the end of a game.
  @inline(__always)
  mutating func noteEnd(left: Int, largest: Int) {
    unsafe memory[3 &* GameCounters.states &+ left / 3] &+= 1
    unsafe memory[3 &* GameCounters.states &+ GameCounters.tables &+ largest / 3] &+= 1
  }

  /// The counts, in the order of the planes.
  var values: [UInt64] { (0..<GameCounters.size).map { unsafe memory[$0] } }

  /// Sets all counts to 0.
  mutating func reset() { unsafe memory.update(repeating: 0, count: GameCounters.size) }
}
