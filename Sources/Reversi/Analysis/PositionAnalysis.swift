import GameCore

/// All that is to be said about one position: its features, its static evaluation, its value by search.
public struct PositionAnalysis: Sendable {
  /// What is counted.
  public let features: PositionFeatures
  /// The static evaluation for the player to move, in hundredths of a disc; `nil` when the game is over.
  public let evaluation: Int?
  /// The best move and what it rests on; `nil` when the game is over.
  public let best: MoveAdvice?
  /// Positions visited.
  public let nodes: UInt64
  /// Why the search ended early, if it did.
  public let stopReason: StopReason?

  /// Analyses a position by a search of this effort.
  public init(
    _ position: Position, effort: Effort, adviser: Adviser, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    features = PositionFeatures(position)
    evaluation = position.isFinished ? nil : adviser.staticValue(of: position)
    let advice = adviser.advise(position, effort: effort, count: 1, limits: limits, observer: observer)
    best = advice.moves.first
    nodes = advice.nodes
    stopReason = advice.stopReason
  }

  /// The value for the player to move, in hundredths of a disc: the best move's, or the result of a finished game.
  public var value: Int? {
    best?.value ?? (features.position.isFinished ? 100 * features.position.finalDifference : nil)
  }

  /// What the value rests on.
  public var evidence: WordedEvidence? {
    best?.evidence ?? (features.position.isFinished ? .proved(method: "the game is over") : nil)
  }
}
