/// Visits the sets of k cards below given classes of fewer cards, without classifying them.
///
/// Each set S of k + 1 cards is reached from its subsets S − x. Of the pairs (S, x) only those
/// count in which x is one of the c members of S with the smallest colour, and each counts 1/c:
/// every S is counted once in all. Colours don't change under affine maps, so all sets P of a class
/// behave alike, and one representative of P counts for its |AGL| / |symmetries of P| images, times
/// each of its extensions. No canonical form is needed on the way.
///
/// One thread uses one walk.
final class WeightedWalk {
  private let space: AffineSpace
  private let base: Int
  private let everything: PointSet
  private let extenders: [AffineExtender]
  private let visitor: any WeightedVisitor

  /// A walk from sets of at least `top` cards to those of `base` cards, which `visitor` is shown.
  init(space: AffineSpace, top: Int, base: Int, visitor: any WeightedVisitor) {
    self.space = space
    self.base = base
    self.visitor = visitor
    everything = PointSet.first(space.pointCount)
    extenders = (top...base).map { _ in AffineExtender(space: space) }
  }

  /// Visits all sets below `root`, each as one of |AGL| / share.
  func visit(from root: AffineClass) {
    let symmetries = space.groupOrder / root.size(in: space)
    extenders[0].prepare(root.image)
    descend(root.image, level: 0, share: symmetries, lines: extenders[0].lineCount)
  }

  /// `extenders[level]` is prepared with `set`.
  private func descend(_ set: PointSet, level: Int, share: UInt64, lines: Int) {
    let extender = extenders[level]
    guard level < extenders.count - 1 else {
      return visitor.visit(extender, share: share, lines: lines)
    }
    var outside = everything.subtracting(set)
    while let point = outside.popFirst() {
      let cell = extender.smallestColourCell(adding: point)
      guard cell > 0 else { continue }
      var larger = set
      larger.insert(point)
      extenders[level + 1].prepare(larger)
      descend(larger, level: level + 1, share: share * UInt64(cell), lines: lines + extender.lines(adding: point))
    }
  }
}

/// What examines the sets that a ``WeightedWalk`` reaches.
protocol WeightedVisitor: AnyObject, SendableMetatype {
  /// Examines the set that `extender` holds, one of the |AGL| / `share` that it represents; it
  /// holds `lines` lines.
  func visit(_ extender: AffineExtender, share: UInt64, lines: Int)

  /// What is counted.
  associatedtype Tally: Sendable
  /// What was counted so far.
  var tally: Tally { get }
}

/// Counts the Sets of the sets visited and of all that one, two and three more cards make of them.
final class DistributionVisitor: WeightedVisitor {
  private let ahead: LookAhead
  private let added: Int
  private let sums = SharedSums()

  /// Extremes are noted for `added` more cards, 0…3.
  init(space: AffineSpace, added: Int) {
    ahead = LookAhead(space: space)
    self.added = added
  }

  func visit(_ extender: AffineExtender, share: UInt64, lines: Int) {
    ahead.look(from: extender)
    ahead.add(to: sums.of(share), lines: lines)
    guard let reach = added == 0 ? 0...0 : ahead.range(adding: added) else { return }
    sums.extremes.noteExtremes(lines + reach.lowerBound, lines + reach.upperBound, from: extender.base)
  }

  /// What was counted so far.
  var tally: DistributionTally { sums.tally }
}

/// Counts the UltraSets of the sets visited.
final class UltraSetVisitor: WeightedVisitor {
  private let sums = SharedSums()

  func visit(_ extender: AffineExtender, share: UInt64, lines: Int) {
    let count = extender.ultraSetCount
    sums.of(share)[0, count] += 1
    sums.extremes.noteExtremes(count, count, from: extender.base)
  }

  /// What was counted so far.
  var tally: DistributionTally { sums.tally }
}
