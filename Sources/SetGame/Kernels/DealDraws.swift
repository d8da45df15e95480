import GameCore

extension TripleCounter {
  /// Deals all 64 deals anew from the deck of the first `deckSize` codes, each subset and order
  /// equally likely.
  ///
  /// Each deal is a partial Fisher–Yates shuffle of the same deck, whose order before doesn't
  /// matter.
  package mutating func dealAll(from deck: inout DrawingDeck, with generator: inout SeededGenerator) {
    for deal in 0..<TripleCounter.deals {
      for position in 0..<cards { place(deck.draw(position, with: &generator), at: position, deal: deal) }
    }
  }
}

/// The codes of a deck in some order, the first ones being those that were drawn last.
@safe  // Owns its memory; drawn positions are below the size.
package struct DrawingDeck: ~Copyable {
  private let size: Int
  private let codes: UnsafeMutablePointer<UInt8>

  /// The codes 0..<size.
  package init(size: Int) {
    self.size = size
    unsafe codes = .allocate(capacity: max(1, size))
    for code in 0..<size { unsafe (codes + code).initialize(to: UInt8(code)) }
  }

  deinit { unsafe codes.deallocate() }

  /// The card at `position` of a shuffle, all before it having been drawn.
  @inline(__always)
  mutating func draw(_ position: Int, with generator: inout SeededGenerator) -> UInt8 {
    precondition(position < size, "a deck has no more cards than it has")
    let other = position &+ generator.index(size &- position)
    let code = unsafe codes[other]
    unsafe codes[other] = codes[position]
    unsafe codes[position] = code
    return code
  }
}
