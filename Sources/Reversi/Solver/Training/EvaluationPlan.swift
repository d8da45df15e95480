/// What to train an evaluation with: how many positions of how many rounds, from which seed.
package struct EvaluationPlan: Sendable, Hashable {
  package var size: BoardSize
  /// Positions of each of the lower stages in the last round; the stages above, where games are
  /// lost by less, use half of it, earlier rounds a tenth in every stage.
  package var positions: Int
  /// Rounds: the first one's games are played by mobility, each later one's by the evaluation of
  /// the round before.
  package var rounds: Int
  /// The seed of all random play.
  package var seed: UInt64
  /// Positions with at most this many empties are labelled by exact search.
  package var exactEmpties: Int
  /// Positions with more empties are labelled by the mean of searches of this many plies, and one
  /// less, over the stages below.
  package var depth: Int

  /// The default number of positions of a plan.
  package static let usualPositions = 500_000

  /// A small plan: one round.
  package static func quick(_ size: BoardSize = .eight, seed: UInt64 = 1) -> EvaluationPlan {
    EvaluationPlan(size, positions: 20_000, rounds: 1, seed: seed)
  }

  package init(
    _ size: BoardSize = .eight, positions: Int, rounds: Int = 2, seed: UInt64 = 1, exactEmpties: Int = 13,
    depth: Int = 4
  ) {
    precondition(size != .four, "4×4 boards need no evaluation")
    precondition(positions >= 100 && rounds >= 1, "training needs positions and a round")
    precondition((4...16).contains(exactEmpties) && (4...8).contains(depth), "labels come from stages that are fitted")
    self.size = size
    self.positions = positions
    self.rounds = rounds
    self.seed = seed
    self.exactEmpties = exactEmpties
    self.depth = depth
  }

  /// The stages that are fitted one after the other, in all rounds.
  package var stageCount: Int { rounds * set.stageCount }

  /// The features of the board.
  package var set: FeatureSet {
    guard let set = FeatureSet.features(for: size) else { preconditionFailure("4×4 boards need no evaluation") }
    return set
  }

  /// The empties of the highest stage that is fitted to all positions.
  private static let fullEmpties = 23

  /// The positions of a stage of a round, both from 0.
  package func positions(round: Int, stage: Int) -> Int {
    if round < rounds - 1 { return max(100, positions / 10) }
    return FeatureSet.empties(of: stage).upperBound <= Self.fullEmpties ? positions : max(100, positions / 2)
  }
}

/// How the fit of one stage went.
package struct EvaluationStage: Sendable, Hashable {
  /// The round, from 1.
  package let round: Int
  /// The empties of the stage's positions.
  package let empties: ClosedRange<Int>
  /// The number of positions, held-back ones included.
  package let positions: Int
  /// Mean absolute error in discs after each pass on positions of games that the fit did not see.
  package let heldBackErrors: [Double]
  /// The same on those that it saw.
  package let fittedErrors: [Double]
}
