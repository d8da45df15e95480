import GameCore

/// A game reviewed move by move: what each move was worth, and what the best one would have been.
///
/// The value of a position p is that of its best move, v(p) = max over moves m of −v(p·m); the loss
/// of a move is the difference v(p) + v(p·m) ≥ 0. A move without an alternative costs nothing, and
/// its position has the value of the next one. Losses are proved where both values are.
public struct GameReview: Equatable, Sendable {
  /// One move of the game.
  public struct Move: Equatable, Sendable {
    /// The position before it.
    public let position: Position
    /// The move that was made.
    public let move: Reversi.Move
    /// What the move leads to, in hundredths of a disc for the player who made it.
    public let value: Int
    /// The best move, which is the one that was made when none is better.
    public let best: Reversi.Move
    /// What the best move leads to.
    public let bestValue: Int
    /// The line that the best move's value expects.
    public let principalVariation: [Reversi.Move]
    /// What both values rest on, the weaker of the two.
    public let evidence: Evidence<ReversiProof>
    /// Whether there was no other move.
    public let isForced: Bool

    package init(
      position: Position, move: Reversi.Move, value: Int, best: Reversi.Move, bestValue: Int,
      principalVariation: [Reversi.Move], evidence: Evidence<ReversiProof>
    ) {
      self.position = position
      self.move = move
      self.value = value
      self.best = best
      self.bestValue = bestValue
      self.principalVariation = principalVariation
      self.evidence = evidence
      isForced = position.legalMoves.count == 1
    }

    /// How much the move cost, in hundredths of a disc, at least 0.
    public var loss: Int { bestValue - value }
    /// Whether both values are proved.
    public var isProved: Bool { if case .proved = evidence { true } else { false } }
    /// Whether no move is better by half a disc or more.
    public var isBest: Bool { loss < 50 }
    /// The player who moved.
    public var side: Side { position.sideToMove }
  }

  /// From this loss on, in hundredths of a disc, a move counts as a mistake.
  public static let mistakeLoss = 400
  /// From this loss on, a move counts as an inaccuracy, up to that of a mistake.
  public static let inaccuracyLoss = 200
  /// From this loss on, a mistake counts as a blunder.
  public static let blunderLoss = 1000

  /// The game.
  public let record: GameRecord
  /// The place of the first move that is judged: those before were given, or drawn at random.
  public let firstJudged: Int
  /// The moves in order; `nil` for those that aren't judged or that a stopped review didn't reach.
  public let moves: [Move?]
  /// Positions visited.
  public let nodes: UInt64
  /// Why a search stopped before its effort was spent; `nil` when none did.
  public let stopReason: StopReason?

  package init(record: GameRecord, firstJudged: Int, moves: [Move?], nodes: UInt64, stopReason: StopReason?) {
    self.record = record
    self.firstJudged = firstJudged
    self.moves = moves
    self.nodes = nodes
    self.stopReason = stopReason
  }

  /// Whether every move that is judged was examined.
  public var isComplete: Bool { moves.dropFirst(firstJudged).allSatisfy { $0 != nil } }

  /// The places of the `count` most expensive moves, the worst first; moves that cost nothing are
  /// left out.
  public func worstMoves(_ count: Int) -> [Int] {
    let costly = moves.indices.filter { index in moves[index].map { !$0.isBest } ?? false }
    let sorted = costly.sorted { first, second in
      let (one, other) = (moves[first]?.loss ?? 0, moves[second]?.loss ?? 0)
      return one == other ? first < second : one > other
    }
    return Array(sorted.prefix(count))
  }

  /// How well a side played, as far as its moves were examined.
  public func accuracy(of side: Side) -> Accuracy {
    Accuracy(moves.compactMap { $0 }.filter { $0.side == side })
  }

  /// How well a side played in a third of the game, as far as its moves were examined.
  public func accuracy(of side: Side, in phase: ReviewSummary.Phase) -> Accuracy {
    Accuracy(moves.compactMap { $0 }.filter { $0.side == side && phase == .init(empties: $0.position.emptyCount) })
  }
}
