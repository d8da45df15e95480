import ExactArithmetic

/// A strategy, named as in the source (REFERENCES: S1).
public enum Strategy: String, Sendable, CaseIterable {
  /// Always takes as little as possible.
  case dumb
  /// Makes any legal move, all with the same chance; where no heap is broken that means any legal
  /// number.
  case wild
  /// Leaves a losing number if it can, otherwise takes as little as possible. Only with a take
  /// limit.
  case clever
  /// Plays the first winning move; in a lost position the move that holds out longest, the smallest
  /// among equals.
  case perfect
}

/// What each strategy chooses in each position of a match.
struct StrategyTable: Sendable {
  /// The positions among which the strategy chooses with equal chances; empty when there is no
  /// move.
  let choices: [[Int]]

  /// The table for all positions of a match.
  /// - Throws: ``SolverError/unsupported(_:)`` when the strategy doesn't know the rules.
  init(_ strategy: Strategy, game: TakeAwayGame, graph: MatchGraph) throws(SolverError) {
    if strategy == .clever, game.rules.theory.takeLimit == nil { throw .unsupported(.strategies) }
    choices = graph.options.indices.map { position in
      let next = graph.options[position]
      switch strategy {
      case .dumb: return Array(next.prefix(1))
      case .wild: return next
      case .clever: return (next.first { !graph.wins[$0] } ?? next.first).map { [$0] } ?? []
      case .perfect: return graph.best(position).map { [$0] } ?? []
      }
    }
  }
}
