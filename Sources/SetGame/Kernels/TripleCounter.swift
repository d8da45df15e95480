import CKernels

/// Counts the Sets of 64 deals at once: card k of all deals side by side, one lane per deal.
@safe  // Owns its rows and counts; every access is checked against their sizes.
package struct TripleCounter: ~Copyable {
  /// The number of deals in a block.
  package static let deals = 64

  /// The cards of each deal, at most 32.
  package let cards: Int
  private let rows: UnsafeMutablePointer<UInt8>
  private let counts: UnsafeMutablePointer<UInt8>
  private let packing = PackedCards.shared

  /// A block of 64 deals of `cards` cards.
  package init(cards: Int) {
    precondition(cards >= 0 && cards <= TripleFinder.maximumCards)
    self.cards = cards
    unsafe rows = .allocate(capacity: max(1, cards) * TripleCounter.deals)
    unsafe rows.initialize(repeating: PackedCards.none, count: max(1, cards) * TripleCounter.deals)
    unsafe counts = .allocate(capacity: TripleCounter.deals)
    unsafe counts.initialize(repeating: 0, count: TripleCounter.deals)
  }

  deinit {
    unsafe rows.deallocate()
    unsafe counts.deallocate()
  }

  /// Puts the card `code` (0..<81) at `position` of `deal`.
  @inline(__always)
  package mutating func place(_ code: UInt8, at position: Int, deal: Int) {
    precondition(position >= 0 && position < cards && deal >= 0 && deal < TripleCounter.deals)
    unsafe rows[position &* TripleCounter.deals &+ deal] = packing.pack(code)
  }

  /// The code of the card at `position` of `deal`.
  package func code(at position: Int, deal: Int) -> UInt8 {
    precondition(position >= 0 && position < cards && deal >= 0 && deal < TripleCounter.deals)
    return unsafe packing.unpack(rows[position &* TripleCounter.deals &+ deal])
  }

  /// Counts the Sets of all 64 deals.
  /// - Complexity: O(cards³) vector operations.
  @inline(__always)
  package mutating func count() {
    switch cards {
    case 12: unsafe ck_set_count64(rows, 12, counts)
    default: unsafe ck_set_count64(rows, Int32(truncatingIfNeeded: cards), counts)
    }
  }

  /// The number of Sets of `deal` at the last count.
  @inline(__always)
  package subscript(deal: Int) -> Int {
    precondition(deal >= 0 && deal < TripleCounter.deals)
    return unsafe Int(counts[deal])
  }
}
