/// How much of a side's time a move may take.
///
/// Time is shared evenly among the moves that are still to come, half of the empty squares, and a
/// part is kept back. Where an overtime follows, what it allows each move comes on top, since time
/// that is left of the main time is worth nothing.
public struct GameClock: Hashable, Sendable {
  /// A time that some moves have, and then the next as many, again and again.
  public struct Overtime: Hashable, Sendable {
    /// The seconds of a period.
    public var seconds: Double
    /// The moves that have to be made in it, at least 1.
    public var moves: Int

    /// An overtime.
    public init(seconds: Double, moves: Int) {
      self.seconds = seconds
      self.moves = max(1, moves)
    }
  }

  /// The seconds that are left, of the main time or of a period.
  public var seconds: Double
  /// The moves that they have to last for, `nil` for all.
  public var moves: Int?
  /// What follows when the main time is over, and when the moves of a period are made.
  public var overtime: Overtime?

  /// A clock.
  public init(seconds: Double, moves: Int? = nil, overtime: Overtime? = nil) {
    self.seconds = seconds
    self.moves = moves
    self.overtime = overtime
  }

  /// The seconds for the next move with N empty squares: never more than what is left, never quite
  /// none.
  public func allowance(empties: Int) -> Double {
    let ownMoves = max(1, (empties + 1) / 2)
    guard moves == nil, let overtime else {
      let toCome = min(max(1, moves ?? .max), ownMoves)
      return max(0.01, min(0.9 * seconds / Double(toCome), seconds - Self.reserve))
    }
    let each = 0.9 * overtime.seconds / Double(min(overtime.moves, ownMoves))
    let left = max(0, seconds)
    return max(0.01, min(0.9 * left / Double(ownMoves) + each, left + min(each, overtime.seconds - Self.reserve)))
  }

  /// Kept back for the way to the other program and back.
  private static let reserve = 0.1

  /// Takes the seconds of a move off the clock, and goes on to the next period when the main time
  /// is over or the moves of a period are made.
  public mutating func spend(_ used: Double) {
    seconds -= used
    guard let overtime else {
      moves = moves.map { max(1, $0 - 1) }
      return
    }
    if moves == nil {
      guard seconds <= 0 else { return }
      // What the main time lacked was taken from the first period.
      seconds += overtime.seconds
      moves = overtime.moves
    }
    moves = moves.map { $0 - 1 }
    if moves.map({ $0 < 1 }) ?? false { (seconds, moves) = (overtime.seconds, overtime.moves) }
  }
}
