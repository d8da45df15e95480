import GameCore

/// Draws deals from all classes of deals under affine maps that have the requested number of Sets.
package struct ClassSampler: Sendable {
  private let dimension: Dimension
  /// The representatives that fit, and for each the number of deals in its class and in those
  /// before it.
  private let representatives: [[Card]]
  private let upTo: [UInt64]

  /// Which classification lists the deals in a second or so; `nil` when none does.
  ///
  /// Deals with few Sets are few: of up to two there are 131,000 classes at most, of fifteen cards.
  /// Of all deals there are 41,407 classes of twelve cards, but millions of fifteen.
  package static func filter(size: Int, sets: Int, dimension: Dimension) -> ClassFilter? {
    guard dimension.features <= 4 else { return nil }
    if sets <= 2 { return .atMost(lines: sets) }
    return size <= 12 || dimension.features <= 3 ? .all : nil
  }

  package init(
    size: Int, sets: Int, dimension: Dimension, filter: ClassFilter, limits: SearchLimits, observer: Observer
  ) throws(ClassLevels.Failure) {
    let space = AffineSpace(dimension: dimension.features)
    var levels = ClassLevels(space: space, filter: filter)
    while levels.cards < size, !levels.classes.isEmpty { _ = try levels.advance(limits: limits, observer: observer) }
    var representatives: [[Card]] = []
    var upTo: [UInt64] = []
    for found in levels.classes {
      let cards = found.image.points.map { Card(code: UInt8($0)) }
      guard cards.count == size, space.setCount(of: cards) == sets else { continue }
      representatives.append(cards)
      upTo.append((upTo.last ?? 0) + found.size(in: space))
    }
    self.dimension = dimension
    self.representatives = representatives
    self.upTo = upTo
  }

  /// `count` deals, each in a random order; none when no class fits, fewer where `limits` stopped
  /// the work.
  package func deals(_ count: Int, seed: UInt64, limits: SearchLimits = .none) -> (deals: [Layout], stop: StopReason?) {
    guard let all = upTo.last else { return ([], nil) }
    var deals: [Layout] = []
    for number in 0..<count {
      if number % 1024 == 1023, let reason = limits.stopReason() { return (deals, reason) }
      var generator = SeededGenerator(seed: seed, stream: UInt64(number))
      let ticket = generator.below(all)
      // The first class whose running total exceeds the ticket.
      var (low, high) = (0, upTo.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if upTo[middle] > ticket { high = middle } else { low = middle + 1 }
      }
      let map = AffineMap.random(dimension, with: &generator)
      var cards = representatives[low].map { map($0, in: dimension) }
      generator.shuffle(&cards)
      deals.append(Layout(unchecked: cards, dimension: dimension))
    }
    return (deals, nil)
  }
}
