import GameCore

/// Everything about one position: its features, its static evaluation, its value by search.
public struct PositionAnalysis: Sendable {
  /// What is counted.
  public let features: PositionFeatures
  /// The static evaluation for the player to move, in hundredths of a disc; `nil` when the game is
  /// over, or before its first move, for which no evaluation is trained.
  public let evaluation: Int?
  /// The best move and what it rests on; `nil` when the game is over.
  public let best: MoveAdvice?
  /// The threads that searched one estimate together, see ``Advice/threadsInside``.
  public let threadsInside: Int
  /// Positions visited.
  public let nodes: UInt64
  /// Why the search stopped early, if it did.
  public let stopReason: StopReason?

  /// The value for the player to move, in hundredths of a disc: the best move's, or the result of a
  /// finished game.
  public var value: Int? {
    best?.value ?? (features.position.isFinished ? 100 * features.position.finalDifference : nil)
  }

  /// What the value rests on.
  public var evidence: Evidence<ReversiProof>? {
    best?.evidence ?? (features.position.isFinished ? .proved(.gameOver) : nil)
  }
}

extension ReversiSolver {
  /// Analyses a position.
  public func analysis(
    of position: Position, effort request: EffortRequest = EffortRequest(), limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> PositionAnalysis {
    let effort = request.effort(empties: position.emptyCount)
    let limits = request.limits(within: limits)
    return withAdviser(for: position, effort: effort, limits: limits) { adviser in
      let advice = adviser.advise(position, effort: effort, count: 1, limits: limits, observer: observer)
      return PositionAnalysis(
        features: PositionFeatures(position),
        evaluation: position.isEvaluated ? adviser.staticValue(of: position) : nil, best: advice.moves.first,
        threadsInside: advice.threadsInside, nodes: advice.nodes, stopReason: advice.stopReason)
    }
  }
}

extension Position {
  /// Whether there is an evaluation for it: there is a move, and its stage is trained.
  fileprivate var isEvaluated: Bool {
    !isFinished && emptyCount <= (FeatureSet.features(for: size)?.mostEmpties ?? emptyCount)
  }
}
