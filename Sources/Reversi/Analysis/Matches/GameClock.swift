/// How much of a side's time a move may take.
///
/// Time is shared evenly among the moves until the rest of the game can be solved, and a part is
/// kept back. Where an overtime follows, what it allows each move comes on top, since time that is
/// left of the main time is worth nothing.
public struct GameClock: Hashable, Sendable {
  /// A time for some moves, then for the next as many, again and again.
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

  /// The seconds for the next move with N empty squares, to be used by `threads` threads: never
  /// more than what is left, never quite none.
  public func allowance(empties: Int, threads: Int = 1) -> Double {
    guard moves == nil, let overtime else { return share(empties: empties, threads: threads) }
    let each = 0.9 * overtime.seconds / Double(min(overtime.moves, ownMoves(empties)))
    let share = seconds > 0 ? share(empties: empties, threads: threads) : 0
    return max(Self.least, min(share + each, max(0, seconds) + min(each, overtime.seconds - Self.reserve)))
  }

  /// The part of the time that is left for the next move.
  ///
  /// The moves to come are those to the position that is solved within a quarter of the time, and
  /// ``solvingMoves`` more: what a solved position leads to is known.
  private func share(empties: Int, threads: Int) -> Double {
    let count = min(max(1, moves ?? .max), ownMoves(empties))
    let free = seconds - min(Self.reserve + Self.lag * Double(count), seconds / 2)
    let unsolved = max(0, empties - SolvingTime.empties(within: free / 4, threads: threads))
    let toCome = min(Double(count), Double(unsolved) / 2 + Self.solvingMoves)
    return max(Self.least, min(0.9 * free / toCome, seconds - Self.reserve))
  }

  private func ownMoves(_ empties: Int) -> Int { max(1, (empties + 1) / 2) }

  /// The moves that share the time of the proof: one that it takes too long for leaves time to the
  /// next, which is nine times as easy.
  private static let solvingMoves = 2.0
  /// The least time of a move, however little is left.
  private static let least = 0.01
  /// Kept back for the way to the other program and back.
  private static let reserve = 0.1
  /// Kept back for each move: what its way takes, and a search that notices its end late.
  private static let lag = 0.03

  /// Takes the seconds of a move off the clock, and moves to the next period when the main time is
  /// over or the moves of a period are made.
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
