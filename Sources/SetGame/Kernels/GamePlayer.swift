import CKernels
import GameCore

/// Plays whole games, one after the other, and counts what happens.
///
/// The table is a row of packed cards without gaps; the deck a list in any order, whose last card
/// changes places with the one drawn. When a table shrinks, its last cards move into the gaps, as
/// people do it.
@safe  // Owns its memory; table and deck never hold more than 24 and 81 cards.
package struct GamePlayer: ~Copyable {
  private static let deckSize = 81
  /// The number of cards dealt at the start.
  package static let firstDeal = 12

  /// Which of the listed Sets is taken.
  package enum Choice: Sendable {
    case any
    case first
    case leavingMost
  }

  private let table: UnsafeMutablePointer<UInt8>
  private let deck: UnsafeMutablePointer<UInt8>
  private let planes: UnsafeMutablePointer<UInt8>
  private let pairs = PairLanes.shared
  private var counters = GameCounters()
  private var generator = SeededGenerator(seed: 0)
  private var tableCount = 0
  private var deckCount = 0

  /// A player with nothing played yet.
  package init() {
    unsafe table = .allocate(capacity: TripleFinder.rowBytes)
    unsafe table.initialize(repeating: PackedCards.none, count: TripleFinder.rowBytes)
    unsafe deck = .allocate(capacity: GamePlayer.deckSize)
    unsafe deck.initialize(repeating: 0, count: GamePlayer.deckSize)
    unsafe planes = .allocate(capacity: 3 * Int(CK_SET_PLANE))
    unsafe planes.initialize(repeating: 0, count: 3 * Int(CK_SET_PLANE))
  }

  deinit {
    unsafe table.deallocate()
    unsafe deck.deallocate()
    unsafe planes.deallocate()
  }

  /// Plays `games` games of stream `stream` of `seed`, and returns what was counted (see
  /// ``GameCounters``).
  ///
  /// With `replaces` a taken Set is replaced whatever the size of the table, as long as the deck
  /// lasts.
  package mutating func play(
    _ games: Int, taking choice: Choice, replaces: Bool, seed: UInt64, stream: UInt64
  ) -> [UInt64] {
    generator = SeededGenerator(seed: seed, stream: stream)
    for code in 0..<GamePlayer.deckSize { unsafe deck[code] = PackedCards.shared.pack(UInt8(code)) }
    counters.reset()
    switch choice {
    case .any: for _ in 0..<games { play(replaces: replaces) { $0.generator.index($1) } }
    case .first: for _ in 0..<games { play(replaces: replaces) { _, _ in 0 } }
    case .leavingMost: for _ in 0..<games { play(replaces: replaces) { $0.leavingMost(of: $1) } }
    }
    return counters.values
  }

  /// One game; `choose` says which of the listed Sets is taken.
  @inline(__always)
  private mutating func play(replaces: Bool, choose: (inout GamePlayer, Int) -> Int) {
    deckCount = GamePlayer.deckSize
    tableCount = 0
    unsafe table.update(repeating: PackedCards.none, count: TripleFinder.rowBytes)
    while tableCount < GamePlayer.firstDeal { dealThree() }
    var largest = tableCount
    while true {
      let sets = unsafe listTriples(table, cards: tableCount, pairs: pairs, into: planes)
      counters.note(deck: deckCount, table: tableCount, sets: sets)
      if sets > 0 {
        take(choose(&self, sets), replaces: replaces)
      } else {
        if deckCount == 0 { break }
        dealThree()
        largest = max(largest, tableCount)
      }
    }
    counters.noteEnd(left: tableCount, largest: largest)
  }

  /// Takes Set number `choice` off the table and fills or closes the gaps.
  @inline(__always)
  private mutating func take(_ choice: Int, replaces: Bool) {
    let plane = Int(CK_SET_PLANE)
    let first = unsafe Int(planes[choice])
    let second = unsafe Int(planes[plane &+ choice])
    let third = unsafe Int(planes[2 &* plane &+ choice])
    if deckCount > 0, replaces || tableCount <= GamePlayer.firstDeal {
      let (a, b, c) = drawThree()
      unsafe table[first] = a
      unsafe table[second] = b
      unsafe table[third] = c
    } else {
      // From the last gap to the first, so that a card that moves is never itself a gap.
      close(third)
      close(second)
      close(first)
    }
  }

  /// Fills a gap with the last card of the table.
  @inline(__always)
  private mutating func close(_ gap: Int) {
    tableCount &-= 1
    unsafe table[gap] = table[tableCount]
    unsafe table[tableCount] = PackedCards.none
  }

  /// Deals three cards after the others.
  @inline(__always)
  private mutating func dealThree() {
    let (a, b, c) = drawThree()
    unsafe table[tableCount] = a
    unsafe table[tableCount &+ 1] = b
    unsafe table[tableCount &+ 2] = c
    tableCount &+= 3
  }

  /// Three cards of the deck, every ordered triple equally likely, from one random word.
  ///
  /// Multiplying by n, n − 1 and n − 2 in turn takes three indices from the upper halves; the words
  /// whose last lower half is below 2⁶⁴ mod n(n−1)(n−2) are rejected, which makes it exact
  /// (Brackett-Rozinsky & Lemire 2024).
  @inline(__always)
  private mutating func drawThree() -> (UInt8, UInt8, UInt8) {
    let size = UInt64(truncatingIfNeeded: deckCount)
    let ways = size &* (size &- 1) &* (size &- 2)
    var draw = threeIndices(size)
    if draw.rest < ways {
      let bound = (0 &- ways) % ways
      while draw.rest < bound { draw = threeIndices(size) }
    }
    return (remove(draw.0), remove(draw.1), remove(draw.2))
  }

  @inline(__always)
  private mutating func threeIndices(_ size: UInt64) -> (UInt64, UInt64, UInt64, rest: UInt64) {
    let first = generator.next().multipliedFullWidth(by: size)
    let second = first.low.multipliedFullWidth(by: size &- 1)
    let third = second.low.multipliedFullWidth(by: size &- 2)
    return (first.high, second.high, third.high, third.low)
  }

  /// Takes a card out of the deck; the last one takes its place.
  @inline(__always)
  private mutating func remove(_ index: UInt64) -> UInt8 {
    deckCount &-= 1
    let index = Int(truncatingIfNeeded: index)
    let card = unsafe deck[index]
    unsafe deck[index] = deck[deckCount]
    unsafe deck[deckCount] = card
    return card
  }

  /// A Set among `sets` that shares cards with the fewest others; of several, each equally likely.
  private mutating func leavingMost(of sets: Int) -> Int {
    var fewest = Int.max
    var ties = 0
    var choice = 0
    for candidate in 0..<sets {
      let cards = mask(of: candidate)
      var meeting = 0
      for other in 0..<sets where mask(of: other) & cards != 0 { meeting &+= 1 }
      if meeting < fewest {
        (fewest, ties, choice) = (meeting, 1, candidate)
      } else if meeting == fewest {
        // Reservoir sampling: the n-th tie takes over with chance 1/n.
        ties &+= 1
        if generator.index(ties) == 0 { choice = candidate }
      }
    }
    return choice
  }

  /// The positions of a listed Set as bits.
  @inline(__always)
  private func mask(of set: Int) -> UInt32 {
    let plane = Int(CK_SET_PLANE)
    return unsafe 1 &<< UInt32(planes[set]) | 1 &<< UInt32(planes[plane &+ set])
      | 1 &<< UInt32(planes[2 &* plane &+ set])
  }
}
