import GameCore

/// Looks for a deal with a given number of Sets by changing one card at a time.
///
/// From a random deal a random card is exchanged for a random one of the rest. The exchange is kept
/// when the number of Sets comes nearer to the requested one or stays as near, and now and then
/// when it goes farther away, more rarely the farther: by one with chance 1/4 on even starts, 1/8
/// on odd ones. After a number of exchanges another random deal is begun with. What it finds fits,
/// but deals that fit aren't equally likely to be found. The seed decides which are.
struct DealSearch: Sendable {
  private let size: Int
  private let sets: Int
  private let dimension: Dimension
  private let space: AffineSpace
  private let seed: UInt64

  /// Exchanges tried from one random deal, and for one deal that is asked for.
  private static let perStart = 1 << 16
  private static let starts = 1 << 11
  private static let unit = "deals tried"

  /// A search for deals of `size` cards, fewer than the deck has.
  init(size: Int, sets: Int, dimension: Dimension, seed: UInt64) {
    self.size = size
    self.sets = sets
    self.dimension = dimension
    space = AffineSpace(dimension: dimension.features)
    self.seed = seed
  }

  /// Deal `number` of the seed; none when the starts are used up or a limit was reached.
  func deal(_ number: Int, limits: SearchLimits, observer: Observer) -> RejectionSearch.Found {
    var tries: UInt64 = 0
    for start in 0..<Self.starts {
      // Streams from the middle on: the first half is that of rejection.
      let stream = 1 << 63 | UInt64(number) << 24 | UInt64(start)
      var generator = SeededGenerator(seed: seed, stream: stream)
      var deal = ChangingDeal(size: size, space: space, with: &generator)
      for step in 0..<Self.perStart {
        if step.isMultiple(of: 1 << 12), let reason = limits.stopReason(nodes: tries) {
          return RejectionSearch.Found(tries: tries, stopped: reason)
        }
        if deal.sets == sets {
          return RejectionSearch.Found(layout: Layout(unchecked: deal.cards, dimension: dimension), tries: tries)
        }
        deal.exchange(towards: sets, reluctance: 2 + start & 1, with: &generator)
        tries += 1
      }
      observer.report(Progress(completed: Double(tries), unit: Self.unit))
    }
    return RejectionSearch.Found(tries: tries)
  }
}

/// A deal whose number of Sets is kept while cards are exchanged.
private struct ChangingDeal {
  private let space: AffineSpace
  private let size: Int
  /// The deck, the dealt cards first.
  private var deck: [Int]
  private var dealt = PointSet.empty
  /// How many pairs of dealt cards each card completes.
  private var pairs: [Int]
  /// The number of Sets of the dealt cards.
  private(set) var sets = 0

  init(size: Int, space: AffineSpace, with generator: inout SeededGenerator) {
    self.space = space
    self.size = size
    deck = Array(0..<space.pointCount)
    pairs = Array(repeating: 0, count: space.pointCount)
    generator.drawToFront(size, of: &deck)
    for point in deck.prefix(size) { insert(point) }
  }

  /// The dealt cards in a random order.
  var cards: [Card] { deck.prefix(size).map { Card(code: UInt8($0)) } }

  /// Exchanges a random dealt card for a random other one, unless that leads away from `wanted`
  /// Sets; by d Sets farther away it is still done with chance 2^(−d·reluctance).
  mutating func exchange(towards wanted: Int, reluctance: Int, with generator: inout SeededGenerator) {
    let (out, into) = (generator.index(size), size + generator.index(deck.count - size))
    let (old, new) = (deck[out], deck[into])
    // A pair of the old card and one that stays doesn't count for the new card.
    let shared = dealt.contains(space.third(old, new)) ? 1 : 0
    let after = sets - pairs[old] + pairs[new] - shared
    let worse = abs(after - wanted) - abs(sets - wanted)
    if worse > 0, generator.next() >> UInt64(max(0, 64 - worse * reluctance)) != 0 { return }
    remove(old)
    insert(new)
    deck.swapAt(out, into)
  }

  private mutating func insert(_ point: Int) {
    sets += pairs[point]
    var others = dealt
    while let other = others.popFirst() { pairs[space.third(point, other)] += 1 }
    dealt.insert(point)
  }

  private mutating func remove(_ point: Int) {
    dealt = dealt.subtracting(PointSet([point]))
    var others = dealt
    while let other = others.popFirst() { pairs[space.third(point, other)] -= 1 }
    sets -= pairs[point]
  }
}
