import GameCore
import Synchronization

/// Examines random deals until one has the requested number of Sets.
///
/// Deals come in numbered pieces, each with a stream of its own, and the first piece that has one
/// wins: so the outcome doesn't depend on the number of threads.
struct RejectionSearch: Sendable {
  let size: Int
  let sets: Int
  let deck: Deck
  let seed: UInt64
  private let counter: GroupCounter

  init(size: Int, sets: Int, deck: Deck, seed: UInt64) {
    (self.size, self.sets, self.deck, self.seed) = (size, sets, deck, seed)
    counter = GroupCounter(deck)
  }

  private var dimension: Dimension { deck.dimension }

  /// Whether deals are examined 64 at a time, which is many times as quick.
  var isQuick: Bool { deck.variant == .set && dimension.features <= 4 && size <= TripleFinder.maximumCards }

  /// Blocks of 64 deals in a piece, pieces that are examined together, and pieces that one deal may
  /// use.
  private static let blocks = 16
  private static let wave = 256
  private static let piecesPerDeal: UInt64 = 1 << 32

  private static let unit = "deals tried"

  struct Found: Sendable {
    var layout: Layout?
    var tries: UInt64 = 0
    var stopped: StopReason?
  }

  /// Deal `number` of the seed, searched for among at most about `most` random ones.
  func deal(_ number: Int, most: UInt64, limits: SearchLimits, observer: Observer) -> Found {
    let base = UInt64(number) * RejectionSearch.piecesPerDeal
    let perPiece = UInt64(RejectionSearch.blocks * TripleCounter.deals)
    // The first piece alone, since most conditions aren't rare; then waves over all threads.
    if let hit = piece(base) { return Found(layout: hit.layout, tries: hit.tries) }
    var next: UInt64 = 1
    while next * perPiece < most {
      if let reason = limits.stopReason(nodes: next * perPiece) {
        return Found(tries: next * perPiece, stopped: reason)
      }
      let start = base + next
      let best = Lock<(piece: Int, hit: Hit)?>(nil)
      Workers.forEach(RejectionSearch.wave, threads: limits.threads) { offset in
        // A later piece can't win any more, and after a stop no piece does.
        if best.withLock({ $0.map { $0.piece < offset } ?? false }) || limits.stopReason() != nil { return }
        guard let hit = piece(start + UInt64(offset)) else { return }
        best.withLock { best in
          if best.map({ offset < $0.piece }) ?? true { best = (offset, hit) }
        }
      }
      if let reason = limits.stopReason() { return Found(tries: next * perPiece, stopped: reason) }
      if let found = best.withLock({ $0 }) {
        return Found(layout: found.hit.layout, tries: (next + UInt64(found.piece)) * perPiece + found.hit.tries)
      }
      next += UInt64(RejectionSearch.wave)
      observer.report(Progress(completed: Double(next * perPiece), unit: RejectionSearch.unit))
    }
    return Found(tries: next * perPiece)
  }

  /// A deal that fits, and how many of its piece were drawn up to it.
  private struct Hit: Sendable {
    let layout: Layout
    let tries: UInt64
  }

  /// The first deal of a piece that fits.
  private func piece(_ stream: UInt64) -> Hit? {
    var generator = SeededGenerator(seed: seed, stream: stream)
    guard isQuick else { return slowPiece(&generator) }
    var counter = TripleCounter(cards: size)
    var deck = DrawingDeck(size: dimension.cardCount)
    for block in 0..<RejectionSearch.blocks {
      counter.dealAll(from: &deck, with: &generator)
      counter.count()
      for deal in 0..<TripleCounter.deals where counter[deal] == sets {
        let cards = (0..<size).map { Card(code: counter.code(at: $0, deal: deal)) }
        return Hit(
          layout: Layout(unchecked: cards, dimension: dimension), tries: UInt64(block * TripleCounter.deals + deal + 1))
      }
    }
    return nil
  }

  /// The same for cards or deals that don't fit the counter.
  private func slowPiece(_ generator: inout SeededGenerator) -> Hit? {
    var deck = dimension.allCards
    for number in 0..<RejectionSearch.blocks * TripleCounter.deals {
      generator.drawToFront(size, of: &deck)
      if counter.count(of: deck.prefix(size)) == sets {
        return Hit(
          layout: Layout(unchecked: Array(deck.prefix(size)), dimension: dimension), tries: UInt64(number + 1))
      }
    }
    return nil
  }
}
