import GameCore
import Synchronization

/// The threads that search one position together, for a proof or an estimate: which of them are
/// idle, what there is to help with, and whether to stop.
///
/// *Young brothers wait*: a node offers its moves to others only after its first move has been
/// searched without a cutoff, since before that most of the work would be wasted.
final class Team: Sendable {
  private let limits: SearchLimits
  /// What receives the number of visited positions.
  private let watch: SearchWatch?
  private let visited = Atomic<UInt64>(0)
  private let isStopped = Atomic<Bool>(false)
  private let reason = Lock<StopReason?>(nil)
  private let idleCount = Atomic<Int>(0)
  private let hasFinished = Atomic<Bool>(false)
  private let offers = Lock<[SplitPoint]>([])

  init(limits: SearchLimits, watch: SearchWatch?) { (self.limits, self.watch) = (limits, watch) }

  /// Whether a thread waits for work.
  var hasIdle: Bool { idleCount.load(ordering: .relaxed) > 0 }

  /// Whether a limit was reached.
  var mustStop: Bool { isStopped.load(ordering: .relaxed) }

  /// Why the search was stopped.
  var stopReason: StopReason? { reason.withLock { $0 } }

  /// Adds visited positions and checks the limits.
  func poll(_ nodes: UInt64) {
    let total = visited.wrappingAdd(nodes, ordering: .relaxed).newValue
    watch?.visit(nodes)
    guard let found = limits.stopReason(nodes: total) else { return }
    reason.withLock { $0 = $0 ?? found }
    isStopped.store(true, ordering: .releasing)
  }

  /// Whether the whole search is over.
  var isOver: Bool { hasFinished.load(ordering: .acquiring) }

  /// Ends the idle loops.
  func finish() { hasFinished.store(true, ordering: .releasing) }

  /// Offers a node's moves to the idle.
  func offer(_ split: SplitPoint) { offers.withLock { $0.append(split) } }

  /// Takes an offer back: no other thread joins any more.
  func withdraw(_ split: SplitPoint) { offers.withLock { $0.removeAll { $0 === split } } }

  /// Joins an offer that has moves left, of those below `node`, if given; the one with the most
  /// plies, because it holds the most work.
  private func join(below node: SplitPoint?) -> SplitPoint? {
    offers.withLock { offers in
      let open = offers.filter { offer in offer.hasWork && node.map(offer.isBelow) ?? true }
        .max { $0.plies < $1.plies }
      open?.enter()
      return open
    }
  }

  /// Helps others until `isDone`.
  ///
  /// A thread that waits at a node helps only `below` it: it returns soon after the node is done,
  /// and its nested searches have fewer squares to fill at each level, so that its stacks suffice.
  func help<Shape: BoardShape>(
    _ searcher: inout Searcher<Shape>, below node: SplitPoint? = nil, until isDone: () -> Bool
  ) {
    idleCount.wrappingAdd(1, ordering: .relaxed)
    var wait = SpinWait()
    while !isDone() {
      guard !searcher.mustStop(), let split = join(below: node) else {
        wait.pause()
        continue
      }
      idleCount.wrappingSubtract(1, ordering: .relaxed)
      searcher.work(split)
      split.leave()
      idleCount.wrappingAdd(1, ordering: .relaxed)
      wait = SpinWait()
    }
    idleCount.wrappingSubtract(1, ordering: .relaxed)
  }
}
