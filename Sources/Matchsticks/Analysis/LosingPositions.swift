public import ExactArithmetic
public import GameCore

/// The heaps from which the player to move loses, among 1…`bound`.
public struct LosingPositions: Sendable {
  /// How many there are.
  public let count: BigInt
  /// The first of them, ascending.
  public let positions: [BigInt]
  /// The largest heap that was looked at.
  public let bound: BigInt
  /// How this is known.
  public let evidence: Evidence<Proof>

  /// Whether all are listed.
  public var isComplete: Bool { count == positions.count }

  init(count: BigInt, positions: [BigInt], bound: BigInt, proof: Proof) {
    self.count = count
    self.positions = positions
    self.bound = bound
    evidence = .proved(proof)
  }
}
