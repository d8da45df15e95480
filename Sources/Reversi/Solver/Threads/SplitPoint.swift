import GameCore
import Synchronization

/// A null-window node whose remaining moves several threads search, exactly or over the evaluation.
///
/// Its bounds are in the units of the search that it belongs to.
final class SplitPoint: Sendable {
  let alpha: Int
  let empties: Int
  /// How the node is searched over the evaluation; `nil` where it is searched exactly.
  let pass: MidgamePass?
  private let candidates: [Candidate]
  private let parent: SplitPoint?
  private let next = Atomic<Int>(0)
  private let helpers = Atomic<Int>(0)
  private let isCut = Atomic<Bool>(false)
  private let result: Lock<(best: Int, move: SquareIndex)>

  init(
    candidates: [Candidate], alpha: Int, empties: Int, pass: MidgamePass?, best: Int, move: SquareIndex,
    parent: SplitPoint?
  ) {
    self.candidates = candidates
    self.alpha = alpha
    self.empties = empties
    self.pass = pass
    self.parent = parent
    result = Lock((best, move))
  }

  /// How deep the node is searched.
  var plies: Int { pass?.depth ?? empties }

  /// Whether moves are left, and their values still matter.
  var hasWork: Bool { next.load(ordering: .relaxed) < candidates.count && !isVoid }

  /// Whether the answer is known here or at a node above: all work below is void.
  var isVoid: Bool { isCut.load(ordering: .relaxed) || parent?.isVoid ?? false }

  /// Whether all helpers have left.
  var isDeserted: Bool { helpers.load(ordering: .acquiring) == 0 }

  /// The best value and its move so far.
  var outcome: (best: Int, move: SquareIndex) { result.withLock { $0 } }

  /// Whether this node was met in the search of a move of `node`.
  func isBelow(_ node: SplitPoint) -> Bool {
    guard let parent else { return false }
    return parent === node || parent.isBelow(node)
  }

  func enter() { helpers.wrappingAdd(1, ordering: .relaxed) }
  func leave() { helpers.wrappingSubtract(1, ordering: .releasing) }

  /// The next move to search.
  func take() -> Candidate? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < candidates.count ? candidates[index] : nil
  }

  /// Reports the value of a move.
  func report(_ value: Int, of move: Candidate) {
    result.withLock { result in
      if value > result.best { result = (value, SquareIndex(move)) }
    }
    if value > alpha { isCut.store(true, ordering: .releasing) }
  }
}

extension Searcher {
  /// Searches moves of a split node as long as there are some and the answer isn't known.
  mutating func work(_ node: SplitPoint) {
    let outer = split
    split = node
    if let pass = node.pass { use(pass.selectivity, from: pass.probCutDepth) }
    while !mustStop(), let move = node.take() {
      let value = value(after: move, of: node)
      if mustStop() { break }
      node.report(value, of: move)
    }
    split = outer
  }

  /// The value, for the player who makes it, of a move of a split node.
  private mutating func value(after move: Candidate, of node: SplitPoint) -> Int {
    let empties = node.empties &- 1
    guard let pass = node.pass else {
      return 0 &- nullWindow(move.mover, move.opponent, move.replies, alpha: ~node.alpha, empties: empties)
    }
    evaluation.set(features[freeRow], move.mover, move.opponent)
    return 0
      &- search(
        move.mover, move.opponent, row: freeRow, depth: pass.depth &- 1, empties: empties, alpha: ~node.alpha,
        beta: 0 &- node.alpha)
  }

  /// Searches the candidates from `index` on of an exact node together with idle threads; `nil`
  /// when the search was broken off.
  mutating func share(
    _ index: Int, _ end: Int, alpha: Int, empties: Int, best: Int, move: SquareIndex, team: Team
  ) -> (best: Int, move: SquareIndex)? {
    let node = SplitPoint(
      candidates: candidates(index, end), alpha: alpha, empties: empties, pass: nil, best: best, move: move,
      parent: split)
    return share(node, team)
  }

  /// The same of a node that is searched over the evaluation, its features in `row`.
  mutating func share(
    _ index: Int, _ end: Int, alpha: Int, row: Int, depth: Int, empties: Int, best: Int, move: SquareIndex, team: Team
  ) -> (best: Int, move: SquareIndex)? {
    let outer = freeRow
    freeRow = row &+ 1
    defer { freeRow = outer }
    let pass = MidgamePass(depth: depth, selectivity: margins.selectivity, probCutDepth: margins.leastDepth)
    let node = SplitPoint(
      candidates: candidates(index, end), alpha: alpha, empties: empties, pass: pass, best: best, move: move,
      parent: split)
    return share(node, team)
  }

  private mutating func share(_ node: SplitPoint, _ team: Team) -> (best: Int, move: SquareIndex)? {
    team.offer(node)
    work(node)
    team.withdraw(node)
    if !node.isDeserted { team.help(&self, below: node) { node.isDeserted } }
    // A helper that met a limit has reported nothing about its move, and this thread may not have
    // checked the limits since: without that move the outcome wouldn't be a bound.
    if team.mustStop { poll() }
    return mustStop() ? nil : node.outcome
  }

  private func candidates(_ index: Int, _ end: Int) -> [Candidate] { (index..<end).map { stack.selectBest($0, end) } }
}
