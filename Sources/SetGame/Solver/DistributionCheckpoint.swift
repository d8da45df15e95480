/// What a long count of deals has found so far, to go on from later.
package struct DistributionCheckpoint: Sendable, Equatable {
  /// The number of cards dealt.
  package let cards: Int
  let base: Int
  let rootCount: Int
  /// The number of roots whose sets are counted.
  let rootsDone: Int
  let tally: DistributionTally

  /// Whether this is a checkpoint of the same work.
  func fits(_ solver: DistributionSolver, rootCount: Int) -> Bool {
    cards == solver.cards && base == solver.base && self.rootCount == rootCount && rootsDone <= rootCount
  }

  /// The checkpoint itself, when it belongs to deals of `cards` cards (or to those that leave so many out).
  package func checked(cards: Int) throws(CheckpointError) -> DistributionCheckpoint {
    let solver = DistributionSolver(cards: min(cards, 81 - cards))
    guard fits(solver, rootCount: rootCount) else { throw .otherDeal(cards: self.cards) }
    return self
  }

  /// The share of the roots that is done, 0…1.
  package var fraction: Double { rootCount == 0 ? 0 : Double(rootsDone) / Double(rootCount) }
}
