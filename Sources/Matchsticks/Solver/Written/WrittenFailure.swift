public import GameCore

/// Why a written rule says nothing about a position.
public enum WrittenGameError: Error, Equatable, Sendable {
  /// A number can't be computed at the position.
  case trap(RegisterTrap)
  /// Nothing limits a free letter at the position.
  case unlimited(RuleLetter)
  /// A position has more options than are tried.
  case tooManyTries
  /// A number of a result is larger than positions may have.
  case tooLargeNumber
  /// A `for` makes more parts than are allowed.
  case tooManyParts
  /// The Grundy value of the position is larger than tables hold.
  case tooLargeValue
  /// A position has more moves than are listed.
  case tooManyMoves
  /// A limit stopped the search for moves.
  case stopped(StopReason)
}

/// Why there is no answer about positions of a written rule.
public enum WrittenFailure: Error, Equatable, Sendable {
  /// The rule fails at a position.
  case position([Int], WrittenGameError)
  /// The game can go on without end: each position is an option of the one before it, and the last
  /// one is the first.
  case endless([[Int]])
  /// The numbers grow, without an end that was seen: each position is an option of the one before
  /// it.
  case growing([[Int]])
  /// More positions than this many would have to be known.
  case tooManyPositions(limit: Int)
  /// More moves than this many would have to be tried, from all positions together.
  case tooManyOptions(limit: Int)
  /// The position isn't on the board.
  case offBoard([Int])
  /// A rule that says who wins where has no sums of positions.
  case noSums
  /// A limit stopped the work.
  case stopped(StopReason)

  /// Why there is no answer about a position; a limit has nothing to do with it.
  init(_ position: [Int], _ error: WrittenGameError) {
    if case .stopped(let reason) = error { self = .stopped(reason) } else { self = .position(position, error) }
  }

  /// Why a search ends that met too many positions: those on the way show whether they grow.
  init(on way: [[Int]], limit: Int) {
    self = Self.isGrowing(way) ? .growing(Array(way.prefix(Self.mostShown))) : .tooManyPositions(limit: limit)
  }

  /// How many positions of a way are kept for a message.
  private static let mostShown = 8

  /// Whether the last position of a way is larger than its first one.
  static func isGrowing(_ way: [[Int]]) -> Bool {
    guard let first = way.first, let last = way.last else { return false }
    return last.reduce(0, +) > first.reduce(0, +)
  }
}
