public import GameCore

/// A position to practise with: exactly one move is best, by a proved margin.
public struct PracticePosition: Hashable, Sendable {
  /// The position.
  public let position: Position
  /// The number of the game that it is from.
  public let game: Int
  /// The best move.
  public let best: Square
  /// The proved scores of all moves, in board order: disc differences for the player to move, the
  /// winner takes the empty squares.
  public let moves: [MoveScore]
  /// A line of best moves to the end of the game.
  public let principalVariation: [Move]
  /// How hard the move is to find.
  public let difficulty: PracticeDifficulty

  /// A move and what it is proved to lead to.
  public struct MoveScore: Hashable, Sendable {
    /// The square.
    public let square: Square
    /// The score.
    public let score: Int

    package init(square: Square, score: Int) {
      self.square = square
      self.score = score
    }
  }

  /// What the best move leads to.
  public var score: Int { moves.map { $0.score }.max() ?? 0 }
  /// What the second best move leads to.
  public var secondScore: Int { moves.lazy.filter { $0.square != best }.map { $0.score }.max() ?? 0 }
  /// How much worse the second best move is, in discs.
  public var gap: Int { score - secondScore }
}

/// The positions requested.
public struct PracticePlan: Sendable {
  /// Where positions come from.
  public enum Source: Sendable {
    /// Games with their numbers, in this order.
    case games([(number: Int, record: GameRecord)])
    /// Games of the program's own play from this position: both sides choose among the moves that
    /// two plies find within three discs of the best.
    case ownPlay(from: Position = .start(), seed: UInt64)
  }

  /// Where positions come from.
  public let source: Source
  /// In games, the first ply, counted from 1, whose position may be one; `nil`: the first that
  /// wasn't drawn at random.
  public let fromPly: Int?
  /// The numbers of empty squares, within ``possibleEmpties``.
  public let empties: ClosedRange<Int>
  /// By how many discs the best move must be better than the second best, at least 1.
  public let gap: Int
  /// Only those of this grade.
  public let grade: PracticeGrade?
  /// The number requested; `nil` means all that the games hold.
  public let count: Int?

  /// The numbers of empty squares that can be asked for.
  public static let possibleEmpties = 2...24
  /// The usual ones.
  public static let usualEmpties = 6...16
  /// The usual gap.
  public static let usualGap = 4

  /// A plan; own play needs a count.
  public init(
    _ source: Source, fromPly: Int? = nil, empties: ClosedRange<Int> = usualEmpties, gap: Int = usualGap,
    grade: PracticeGrade? = nil,
    count: Int? = nil
  ) {
    precondition(Self.possibleEmpties.contains(empties) && gap >= 1, "see the ranges")
    if case .ownPlay = source { precondition(count != nil, "self-play never ends") }
    self.source = source
    self.fromPly = fromPly
    self.empties = empties
    self.gap = gap
    self.grade = grade
    self.count = count
  }
}

/// The positions that were found.
public struct PracticeSet: Sendable {
  /// The plan that was requested.
  public let plan: PracticePlan
  /// The positions, the easiest first.
  public internal(set) var positions: [PracticePosition] = []
  /// How many different positions were solved.
  public internal(set) var solvedCount = 0
  /// Positions visited.
  public internal(set) var nodes: UInt64 = 0
  /// Why the search stopped early; `nil` when it found enough, or examined everything.
  public internal(set) var stopReason: StopReason?

  /// Whether there are as many as requested; without a number, whether all were examined.
  public var isComplete: Bool { plan.count.map { positions.count == $0 } ?? (stopReason == nil) }
  /// What the scores rest on; unknown where the search was stopped before there were any.
  public var evidence: Evidence<ReversiProof> {
    positions.isEmpty && stopReason != nil ? .unknown : .proved(.search)
  }
}
