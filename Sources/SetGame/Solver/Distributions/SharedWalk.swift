import GameCore

/// A ``WeightedWalk`` below many roots, shared by several threads.
struct SharedWalk: Sendable {
  let space: AffineSpace
  /// The roots: classes of sets of `top` cards.
  let classes: [AffineClass]
  let top: Int
  /// The number of cards of the sets visited.
  let base: Int

  /// Visits the sets below the roots numbered `roots` (all by default), with one visitor per
  /// thread.
  /// - Returns: what the visitors found, in no particular order, and why the walk was stopped; then
  ///   some sets are missing.
  func run<Visitor: WeightedVisitor>(
    _ roots: Range<Int>? = nil, limits: SearchLimits, observer: Observer,
    visitor makeVisitor: @escaping @Sendable () -> Visitor
  ) -> (found: [Visitor.Tally], stopped: StopReason?) {
    SharedPortions.run(
      roots ?? classes.indices, of: classes.count, by: 1, reportingEvery: 128, limits: limits, observer: observer,
      from: [Visitor.Tally](), add: { $0 += $1 }
    ) { next in
      let visitor = makeVisitor()
      let walk = WeightedWalk(space: space, top: top, base: base, visitor: visitor)
      while let root = next()?.first { walk.visit(from: classes[root]) }
      return [visitor.tally]
    }
  }
}
