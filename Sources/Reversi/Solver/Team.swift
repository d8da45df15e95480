import GameCore
import Synchronization

/// The threads that search one position together: who is idle, what there is to help with, and
/// whether to stop.
///
/// *Young brothers wait*: a node offers its moves to others only after its first move has been
/// searched without a cutoff, since before that most of the work would be wasted.
final class Team: Sendable {
  private let limits: SearchLimits
  private let visited = Atomic<UInt64>(0)
  private let isStopped = Atomic<Bool>(false)
  private let reason = Lock<StopReason?>(nil)
  private let idleCount = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)
  private let offers = Lock<[SplitPoint]>([])

  init(limits: SearchLimits) { self.limits = limits }

  /// Whether somebody waits for work.
  var hasIdle: Bool { idleCount.load(ordering: .relaxed) > 0 }

  /// Whether a limit was reached.
  var mustStop: Bool { isStopped.load(ordering: .relaxed) }

  /// Why the search was stopped.
  var stopReason: StopReason? { reason.withLock { $0 } }

  /// Adds visited positions and looks at the limits.
  func poll(_ nodes: UInt64) {
    let total = visited.wrappingAdd(nodes, ordering: .relaxed).newValue
    guard let found = limits.stopReason(nodes: total) else { return }
    reason.withLock { $0 = $0 ?? found }
    isStopped.store(true, ordering: .releasing)
  }

  /// Ends the idle loops.
  func finish() { isOver.store(true, ordering: .releasing) }

  /// Offers a node's moves to the idle.
  func offer(_ split: SplitPoint) { offers.withLock { $0.append(split) } }

  /// Takes an offer back: nobody joins any more.
  func withdraw(_ split: SplitPoint) { offers.withLock { $0.removeAll { $0 === split } } }

  /// Joins an offer that has moves left; the one with the most empty squares, because it holds the
  /// most work.
  private func join() -> SplitPoint? {
    offers.withLock { offers in
      let open = offers.filter(\.hasWork).max { $0.empties < $1.empties }
      open?.enter()
      return open
    }
  }

  /// Helps others until `isDone`.
  func help<Evaluation>(_ searcher: inout Searcher<Evaluation>, until isDone: () -> Bool) {
    idleCount.wrappingAdd(1, ordering: .relaxed)
    var wait = SpinWait()
    while !isDone() {
      guard let split = join() else {
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

  /// Helps others until the whole search is over.
  func helpToTheEnd<Evaluation>(_ searcher: inout Searcher<Evaluation>) {
    help(&searcher) { isOver.load(ordering: .acquiring) }
  }
}

/// A node whose remaining moves several threads search.
final class SplitPoint: Sendable {
  let alpha: Int
  let empties: Int
  private let candidates: [Candidate]
  private let parent: SplitPoint?
  private let next = Atomic<Int>(0)
  private let helpers = Atomic<Int>(0)
  private let isCut = Atomic<Bool>(false)
  private let result: Lock<(best: Int, move: SquareIndex)>

  init(candidates: [Candidate], alpha: Int, empties: Int, best: Int, move: SquareIndex, parent: SplitPoint?) {
    self.candidates = candidates
    self.alpha = alpha
    self.empties = empties
    self.parent = parent
    result = Lock((best, move))
  }

  /// Whether moves are left.
  var hasWork: Bool {
    next.load(ordering: .relaxed) < candidates.count && !isCut.load(ordering: .relaxed)
  }

  /// Whether the answer is known here or at a node above: all work below is void.
  var isVoid: Bool { isCut.load(ordering: .relaxed) || parent?.isVoid ?? false }

  /// Whether all helpers have left.
  var isDeserted: Bool { helpers.load(ordering: .acquiring) == 0 }

  /// The best score and its move so far.
  var outcome: (best: Int, move: SquareIndex) { result.withLock { $0 } }

  func enter() { helpers.wrappingAdd(1, ordering: .relaxed) }
  func leave() { helpers.wrappingSubtract(1, ordering: .releasing) }

  /// The next move to search.
  func take() -> Candidate? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < candidates.count ? candidates[index] : nil
  }

  /// Tells the score of a move.
  func report(_ score: Int, of move: Candidate) {
    result.withLock { result in
      if score > result.best { result = (score, SquareIndex(move)) }
    }
    if score > alpha { isCut.store(true, ordering: .releasing) }
  }
}

extension Searcher {
  /// Searches moves of a split node as long as there are some and the answer isn't known.
  mutating func work(_ node: SplitPoint) {
    let outer = split
    split = node
    while !mustStop(), let move = node.take() {
      let score =
        0 &- nullWindow(move.mover, move.opponent, move.replies, alpha: ~node.alpha, empties: node.empties &- 1)
      if mustStop() { break }
      node.report(score, of: move)
    }
    split = outer
  }

  /// Searches the candidates from `index` on together with idle threads; `nil` when the search was
  /// broken off.
  mutating func share(
    _ index: Int, _ end: Int, alpha: Int, empties: Int, best: Int, move: SquareIndex, team: Team
  ) -> (best: Int, move: SquareIndex)? {
    let candidates = (index..<end).map { stack.selectBest($0, end) }
    let node = SplitPoint(
      candidates: candidates, alpha: alpha, empties: empties, best: best, move: move, parent: split)
    team.offer(node)
    work(node)
    team.withdraw(node)
    if !node.isDeserted { team.help(&self) { node.isDeserted } }
    return mustStop() ? nil : node.outcome
  }
}
