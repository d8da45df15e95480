/// How much of a side's time a move may take.
///
/// Time is shared evenly among the moves that are still to come, half of the empty squares, and a
/// part is kept back.
public struct GameClock: Hashable, Sendable {
  /// The seconds that are left.
  public var seconds: Double
  /// The moves that they have to last for, `nil` for all.
  public var moves: Int?

  /// A clock.
  public init(seconds: Double, moves: Int? = nil) {
    self.seconds = seconds
    self.moves = moves
  }

  /// The seconds for the next move with N empty squares: never more than what is left, never quite
  /// none.
  public func allowance(empties: Int) -> Double {
    let toCome = min(max(1, moves ?? .max), max(1, (empties + 1) / 2))
    return max(0.01, min(0.9 * seconds / Double(toCome), seconds - 0.1))
  }
}
