import GameCore
import Synchronization

/// A ``WeightedWalk`` below many roots, shared by several threads.
struct SharedWalk: Sendable {
  let space: AffineSpace
  /// The roots: classes of sets of `top` cards.
  let classes: [AffineClass]
  let top: Int
  /// The number of cards of the sets visited.
  let base: Int

  /// Roots that a thread takes at a time.
  private static let portion = 8

  /// Visits the sets below the roots numbered `roots` (all by default), with one visitor per
  /// thread.
  /// - Returns: what the visitors found, in no particular order, and why the walk was stopped; then
  ///   some sets are missing.
  func run<Visitor: WeightedVisitor>(
    _ roots: Range<Int>? = nil, limits: SearchLimits, observer: Observer,
    visitor makeVisitor: @escaping @Sendable () -> Visitor
  ) -> (tallies: [Visitor.Tally], stopped: StopReason?) {
    let roots = roots ?? classes.indices
    let found = Lock(Found<Visitor>())
    let taken = Counter()
    let portions = (roots.count + Self.portion - 1) / Self.portion
    @Sendable func work() {
      let visitor = makeVisitor()
      let walk = WeightedWalk(space: space, top: top, base: base, visitor: visitor)
      var stopped: StopReason?
      while stopped == nil {
        let portion = taken.next()
        guard portion < portions else { break }
        let first = roots.lowerBound + portion * Self.portion
        for root in classes[first..<min(roots.upperBound, first + Self.portion)] where stopped == nil {
          stopped = limits.stopReason()
          if stopped == nil { walk.visit(from: root) }
        }
        if portion % 16 == 15 {
          observer.report(Progress(completed: Double(first), total: Double(classes.count), unit: "classes"))
        }
      }
      let tally = visitor.tally
      found.withLock {
        $0.tallies.append(tally)
        $0.stopped = $0.stopped ?? stopped
      }
    }
    let threads = min(limits.threads, portions)
    if threads > 1 { Workers.run(threads) { _ in work() } } else { work() }
    return found.withLock { ($0.tallies, $0.stopped) }
  }
}

private struct Found<Visitor: WeightedVisitor>: Sendable {
  var tallies: [Visitor.Tally] = []
  var stopped: StopReason?
}
