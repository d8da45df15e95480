import GameCore

/// Which point sets a classification keeps.
///
/// Each is hereditary: what it keeps holds only smaller sets that it keeps, too, so that all of
/// them are reached point by point.
package enum ClassFilter: Sendable, Equatable {
  /// Every set.
  case all
  /// The sets that hold at most this many lines.
  case atMost(lines: Int)

  /// The caps: sets that hold no line (Set-free tables).
  package static let caps = ClassFilter.atMost(lines: 0)
}

extension AffineExtender {
  /// The points outside the set by which a filter lets it be extended.
  func points(allowedBy filter: ClassFilter) -> PointSet {
    switch filter {
    case .all: PointSet.first(space.pointCount).subtracting(base)
    case .atMost(lines: 0): openPoints
    case .atMost(let lines): points(makingAtMost: lines - lineCount)
    }
  }
}

/// All classes of k-point sets under the affine maps, for one k after another.
///
/// From the classes of k points follow those of k + 1: each representative is extended by every
/// point that the filter lets in, canonical augmentation turns most extensions down, and equal
/// canonical images are merged. The check of each step is a double count of pairs (set, point of
/// it): with w(k) = k!·(number of sets) the ordered ways to deal one, w(k+1) must be k! · Σ over
/// classes of size · number of extensions.
package struct ClassLevels: Sendable {
  package let space: AffineSpace
  package let filter: ClassFilter
  /// The number of points of the sets of this level.
  package private(set) var cards = 0
  /// The classes of this level, in ascending order of their images.
  package private(set) var classes = [AffineClass.empty]
  /// The number of sets on this level.
  package private(set) var setCount: UInt128 = 1

  package init(space: AffineSpace, filter: ClassFilter) {
    self.space = space
    self.filter = filter
  }

  /// What went wrong in a classification.
  package enum Failure: Error, Equatable {
    /// The limits stopped it; the levels before `cards` are whole.
    case stopped(StopReason, cards: Int)
    /// The check sum of the sets of `cards` points failed: an error in this program.
    case inconsistent(cards: Int)
  }

  /// The classes that can't be extended, and the number of their sets, on the level that
  /// ``advance(limits:)`` left.
  package struct Complete: Sendable, Equatable {
    package var classes = 0
    package var sets: UInt128 = 0
  }

  /// Continues with the sets with one more point.
  /// - Complexity: per class about 60 ns an extension that is turned down and 2 µs one that is
  ///   kept.
  package mutating func advance(limits: SearchLimits, observer: Observer) throws(Failure) -> Complete {
    let step = ClassStep(space: space, filter: filter, parents: classes)
    let (outcome, stopped) = step.run(limits: limits, observer: observer)
    if let stopped { throw .stopped(stopped, cards: cards + 1) }
    cards += 1
    classes = outcome.children
    setCount = classes.reduce(0) { $0 + UInt128($1.size(in: space)) }
    guard setCount * UInt128(cards) == outcome.extensions else { throw .inconsistent(cards: cards) }
    return outcome.complete
  }

  /// The number of sets on the next level, found without classifying them.
  package func nextSetCount(limits: SearchLimits = .none) throws(Failure) -> UInt128 {
    var pairs: UInt128 = 0
    try visit(limits: limits) { size, open in pairs += size * UInt128(open) }
    return pairs / UInt128(cards + 1)
  }

  /// The classes of this level that can't be extended, found without extending the others.
  package func complete(limits: SearchLimits = .none) throws(Failure) -> Complete {
    var complete = Complete()
    try visit(limits: limits) { size, open in
      guard open == 0 else { return }
      complete.classes += 1
      complete.sets += size
    }
    return complete
  }

  /// Shows the size of each class and the number of points by which its sets may be extended.
  private func visit(limits: SearchLimits, _ body: (_ size: UInt128, _ open: Int) -> Void) throws(Failure) {
    let extender = AffineExtender(space: space)
    for (index, kept) in classes.enumerated() {
      if index.isMultiple(of: 1024), let reason = limits.stopReason() { throw .stopped(reason, cards: cards + 1) }
      extender.prepare(kept.image)
      body(UInt128(kept.size(in: space)), extender.points(allowedBy: filter).count)
    }
  }
}

/// One step of a classification, shared by several threads.
private struct ClassStep: Sendable {
  let space: AffineSpace
  let filter: ClassFilter
  let parents: [AffineClass]

  struct Outcome: Sendable {
    var children: [AffineClass] = []
    var extensions: UInt128 = 0
    var complete = ClassLevels.Complete()
    mutating func add(_ part: Outcome) {
      children += part.children
      extensions += part.extensions
      complete.classes += part.complete.classes
      complete.sets += part.complete.sets
    }
  }

  func run(limits: SearchLimits, observer: Observer) -> (found: Outcome, stopped: StopReason?) {
    let (found, stopped) = SharedPortions.run(
      parents.indices, of: parents.count, by: 64, reportingEvery: 64, limits: limits, observer: observer,
      from: Outcome(), add: { $0.add($1) }
    ) { next in
      let extender = AffineExtender(space: space)
      var outcome = Outcome()
      while let portion = next() { extend(parents[portion], with: extender, into: &outcome) }
      outcome.children = Self.merged(outcome.children)
      return outcome
    }
    var outcome = found
    if limits.threads > 1 { outcome.children = Self.merged(outcome.children) }
    return (outcome, stopped)
  }

  private func extend(
    _ parents: ArraySlice<AffineClass>, with extender: AffineExtender, into outcome: inout Outcome
  ) {
    for parent in parents {
      extender.prepare(parent.image)
      var open = extender.points(allowedBy: filter)
      let size = UInt128(parent.size(in: space))
      outcome.extensions += size * UInt128(open.count)
      if open.isEmpty {
        outcome.complete.classes += 1
        outcome.complete.sets += size
      }
      while let point = open.popFirst() {
        if let child = extender.classByAdding(point) { outcome.children.append(child) }
      }
    }
  }

  /// The different classes among `classes`, in ascending order of their images.
  private static func merged(_ classes: [AffineClass]) -> [AffineClass] {
    var sorted = classes
    sorted.sort { $0.image < $1.image }
    var kept = 0
    for index in sorted.indices where kept == 0 || sorted[index].image != sorted[kept - 1].image {
      sorted[kept] = sorted[index]
      kept += 1
    }
    sorted.removeSubrange(kept...)
    return sorted
  }
}
