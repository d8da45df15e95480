import GameCore
import Synchronization

/// An opening book that is being learnt: its positions, and those that are to be searched next.
///
/// The waiting ones are a round: chosen together, searched in any order, and the next round is
/// chosen when all are in. So the book that a plan leads to is the same with any number of threads,
/// and however often the learning was interrupted, when nothing but positions and waiting ones is
/// kept.
package struct BookDraft: Sendable {
  /// The positions.
  package private(set) var graph: BookGraph
  /// What is to be searched next, in order.
  package private(set) var waiting: [CanonicalPosition]

  /// A draft with these positions.
  package init(_ graph: BookGraph, waiting: [CanonicalPosition] = []) {
    self.graph = graph
    self.waiting = waiting.filter { graph[$0] == nil }
  }

  /// Adds a position that was searched.
  fileprivate mutating func add(_ record: BookRecord) -> BookChange {
    waiting.removeAll { $0 == record.position }
    return .learnt(graph.add(record).map { graph.nodes[$0] })
  }

  /// Lets positions wait, in their order, those that the book doesn't have.
  fileprivate mutating func wait(for positions: [CanonicalPosition]) -> BookChange {
    var known: Set<CanonicalPosition> = []
    waiting = positions.filter { graph[$0] == nil && known.insert($0).inserted }
    return .chosen(waiting)
  }

  /// Chooses a round.
  fileprivate mutating func choose(_ plan: BookPlan) -> BookChange {
    waiting = graph.nextPositions(plan)
    return .chosen(waiting)
  }
}

/// What has changed in a draft, to be kept at once.
package enum BookChange: Sendable {
  /// A round was chosen: what waits now.
  case chosen([CanonicalPosition])
  /// A position was added, the first one; it waits no more. The others have a new value.
  case learnt([BookGraph.Node])
}

/// How a learning ended.
public enum BookEnd: Hashable, Sendable {
  /// The book has as many positions as requested.
  case complete
  /// The limits of the plan leave nothing to be learnt.
  case exhausted
  /// A limit, or Ctrl-C.
  case stopped(StopReason)
}

extension ReversiSolver {
  /// Learns until the draft has as many positions as the plan asks for, or those that are given,
  /// whatever the plan says of their number.
  ///
  /// Positions are searched side by side, one on each thread of `limits`. `keep` receives each
  /// change before the next one is made; when it throws, the learning ends with that error. A
  /// position whose search a limit ends is not added.
  package func learn<Failure: Error>(
    _ draft: inout BookDraft, _ plan: BookPlan, positions: [CanonicalPosition]? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent,
    keep: @escaping @Sendable (BookChange) throws(Failure) -> Void
  ) throws(Failure) -> BookEnd {
    let state = Lock(LearningState<Failure>(draft: draft))
    defer { draft = state.withLock { $0.draft } }
    if let positions { state.withLock { $0.wait(for: positions, keep) } }
    let most =
      positions == nil ? plan.positions : state.withLock { $0.draft.graph.nodes.count + $0.draft.waiting.count }
    while true {
      let (count, isEmpty) = state.withLock { ($0.draft.graph.nodes.count, $0.draft.waiting.isEmpty) }
      observer.report(Progress(completed: Double(count), total: Double(most), unit: "positions"))
      if count >= most { return .complete }
      if let reason = limits.stopReason() { return .stopped(reason) }
      if isEmpty { state.withLock { $0.choose(plan, keep) } }
      let round = state.withLock { Array($0.draft.waiting.prefix(most - count)) }
      if let failure = state.withLock({ $0.failure }) { throw failure }
      if round.isEmpty { return .exhausted }
      Workers.forEach(round.count, threads: limits.threads) { item in
        guard limits.stopReason() == nil, state.withLock({ $0.failure == nil }),
          let record = self.record(of: round[item], plan, limits: limits)
        else { return }
        let count = state.withLock { state in
          state.add(record, keep)
          return state.draft.graph.nodes.count
        }
        observer.report(Progress(completed: Double(count), total: Double(most), unit: "positions"))
      }
      if let failure = state.withLock({ $0.failure }) { throw failure }
    }
  }

  /// Searches a position; `nil` when a limit ends the search.
  private func record(of position: CanonicalPosition, _ plan: BookPlan, limits: SearchLimits) -> BookRecord? {
    let advice = hints(
      position.position(on: plan.size), effort: EffortRequest(.level(plan.level)), limits: limits.alone)
    guard advice.stopReason == nil, let best = advice.moves.first else { return nil }
    let moves = advice.moves.compactMap { advice -> BookRecord.Move? in
      guard case .place(let square) = advice.move else { return nil }
      return BookRecord.Move(square, advice.value)
    }
    return BookRecord(
      unchecked: position, depth: best.depth, selectivity: best.selectivity, isProved: best.isProved, moves: moves)
  }
}

/// What the threads of a learning share.
private struct LearningState<Failure: Error>: Sendable {
  var draft: BookDraft
  var failure: Failure?

  mutating func wait(
    for positions: [CanonicalPosition], _ keep: (BookChange) throws(Failure) -> Void
  ) {
    tell(draft.wait(for: positions), keep)
  }

  mutating func choose(_ plan: BookPlan, _ keep: (BookChange) throws(Failure) -> Void) {
    tell(draft.choose(plan), keep)
  }

  mutating func add(_ record: BookRecord, _ keep: (BookChange) throws(Failure) -> Void) {
    guard failure == nil else { return }
    tell(draft.add(record), keep)
  }

  private mutating func tell(_ change: BookChange, _ keep: (BookChange) throws(Failure) -> Void) {
    do throws(Failure) { try keep(change) } catch { failure = error }
  }
}
