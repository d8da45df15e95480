public import ExactArithmetic
public import GameCore

/// Everything that is worth knowing about a position.
public struct PositionAnalysis: Sendable {
  /// The outcome: which player wins.
  public let outcome: Outcome
  /// The Grundy value of each heap (its nim value in normal play), where the rules have them.
  public let heapValues: [BigInt]?
  /// All moves after which the opponent loses, or the first of them.
  public let winningMoves: [HeapMove]
  /// How many such moves there are; `nil` when they weren't counted to the end.
  public let winningMoveCount: BigInt?
  /// What to play: the first winning move, or the one that resists longest; `nil` when there is no
  /// move at all.
  public let suggestion: Suggestion?
  /// What the theory of the rules says about the position.
  public let explanation: Explanation
  /// How all this is known.
  public let evidence: Evidence<Proof>

  init(
    outcome: Outcome, heapValues: [BigInt]? = nil, winningMoves: [HeapMove], winningMoveCount: BigInt?,
    suggestion: Suggestion?, explanation: Explanation? = nil, proof: Proof
  ) {
    self.outcome = outcome
    self.heapValues = heapValues
    self.winningMoves = winningMoves
    self.winningMoveCount = winningMoveCount
    self.suggestion = suggestion
    self.explanation = suggestion == nil ? .noMove : explanation ?? .none
    evidence = .proved(proof)
  }

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
    case wins
    /// Every move loses; this one makes the game last as many moves as can be forced, itself among
    /// them.
    case lastsLongest(moves: Int)
    /// Every move loses; this one takes the least.
    case takesLeast
  }

  /// Why a position is won or lost, as the theory of its rules says it.
  public enum Explanation: Hashable, Sendable {
    /// There is no move: in normal play the player to move has lost, in misère play they have won.
    case noMove
    /// A single heap loses exactly when it is a multiple of `modulus`, or `remainder` more than
    /// one.
    case multiples(modulus: BigInt, remainder: Int)
    /// The nim-sum of the heaps' Grundy values decides: 0 loses.
    case nimSum(BigInt)
    /// Misère play where no heap has a Grundy value above 1: the nim-sum is 0 or 1, and 1 loses.
    case misereNimSum(BigInt)
    /// No short reason is known; the position, or its element of the misère quotient, was examined.
    case none
  }
}
