public import ExactArithmetic

/// Everything that is worth knowing about a position.
public struct PositionAnalysis: Sendable {
  /// Who wins.
  public let outcome: Outcome
  /// The Grundy value of each heap (its nim value in normal play), where the rules have them.
  public let heapValues: [BigInt]?
  /// All moves after which the opponent loses, or the first of them.
  public let winningMoves: [HeapMove]
  /// How many such moves there are; `nil` when they weren't counted to the end.
  public let winningMoveCount: BigInt?
  /// What to play: the first winning move, or the one that resists longest; `nil` when there is no move at all.
  public let suggestion: Suggestion?
  /// How all this is known.
  public let proof: Proof

  /// The Grundy value of the whole position in normal play: the nim-sum of ``heapValues``.
  public var grundyValue: BigInt? { heapValues.map { SumTheory.nimSum($0) } }

  /// A move to play and why.
  public struct Suggestion: Hashable, Sendable {
    /// The move.
    public let move: HeapMove
    /// Why this one.
    public let reason: Reason
  }

  /// Why a move is suggested.
  public enum Reason: Hashable, Sendable {
    /// It wins.
    case wins
    /// Every move loses; this one makes the game last as many moves as can be forced, itself among them.
    case lastsLongest(moves: Int)
    /// Every move loses; this one takes the least.
    case takesLeast
  }
}

/// The heaps from which the player to move loses, among 1…`bound`.
public struct LosingPositions: Sendable {
  /// How many there are.
  public let count: BigInt
  /// The first of them, ascending.
  public let positions: [BigInt]
  /// The largest heap that was looked at.
  public let bound: BigInt
  /// How this is known.
  public let proof: Proof

  /// Whether all are listed.
  public var isComplete: Bool { count == positions.count }
}
