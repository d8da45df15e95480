/// A game with the same cards in which a turn or the aim is another one.
///
/// The plain games are those of ``Seats``: alone in few turns, and two players for the lead in
/// pairs.
public enum PairsVariant: Sendable, Hashable {
  /// Alone, for points: a match scores, and showing a card again without a match costs.
  case course(CourseScore)
  /// Alone, in few turns: as many equal cards as the rules say are taken together.
  case kinds(KindRules)
  /// Alone, in few turns: both cards of a turn are named before either is shown.
  case together
  /// Two players, each of whom aims for the chance to end ahead; a draw is half a win.
  case winning
  /// Several players, each of whom plays in the same manner.
  case players(Int, PlayingManner)

  /// The numbers of players that ``players(_:_:)`` may have; for the lead, two are solved by
  /// ``PairsSolver``, too.
  public static let playerCounts = 2...4

  /// Whether one player plays alone.
  public var isSolitaire: Bool {
    switch self {
    case .course, .kinds, .together: true
    case .winning, .players: false
    }
  }

  /// What counts, and is expected.
  public enum Measure: Sendable, Equatable {
    /// Turns, as few as possible.
    case turns
    /// Points.
    case points
    /// Pairs ahead of the mean of the others.
    case lead
    /// The chance to win minus the chance to lose.
    case advantage
  }

  /// What counts.
  public var measure: Measure {
    switch self {
    case .course: .points
    case .kinds, .together: .turns
    case .winning: .advantage
    case .players: .lead
    }
  }
}

/// How each of several players plays.
public enum PlayingManner: Sendable, Hashable {
  /// For the lead over the mean of the others: a player passes where any other move loses.
  case lead
  /// For pairs: no player passes.
  case pairs
  /// Always turning two unknown cards, where there are two, and taking the pairs that appear.
  case naive
}

/// The points of Stanford's course CS193p: a match scores 2, and in a turn without a match each
/// card that was seen in an earlier turn costs 1 (REFERENCES: CS193p).
public struct CourseScore: Sendable, Hashable {
  /// The points of a match.
  public let match: Int
  /// The points that a card seen earlier costs.
  public let penalty: Int

  /// The points of the course.
  public static let standard = CourseScore(uncheckedMatch: 2, penalty: 1)
  /// What both may be.
  public static let amounts = 0...1000

  /// Other points, each in ``amounts``; `nil` outside.
  public init?(match: Int, penalty: Int) {
    guard CourseScore.amounts.contains(match), CourseScore.amounts.contains(penalty) else { return nil }
    self.init(uncheckedMatch: match, penalty: penalty)
  }

  private init(uncheckedMatch match: Int, penalty: Int) {
    self.match = match
    self.penalty = penalty
  }
}

/// How many cards show the same face, and how many of them are taken together.
public struct KindRules: Sendable, Hashable {
  /// The cards of each face, a multiple of ``group``.
  public let copies: Int
  /// The equal cards that are taken together, 2…4: a turn ends with them, or with the first card
  /// that differs from those before it.
  public let group: Int

  /// How many cards may be taken together.
  public static let groups = 2...4
  /// How many cards of a face there may be.
  public static let copyCounts = 2...8
  /// The most faces.
  public static let mostFaces = 200
  /// The most states that are solved.
  public static let stateLimit = 120_000

  /// Rules; `nil` for numbers out of range, and when the groups leave cards of a face over.
  public init?(copies: Int, group: Int) {
    guard KindRules.groups.contains(group), KindRules.copyCounts.contains(copies), copies.isMultiple(of: group)
    else { return nil }
    self.copies = copies
    self.group = group
  }

  /// Whether they are the plain rules of pairs.
  public var isPlain: Bool { copies == 2 && group == 2 }

  /// How many kinds of faces there are by cards left and cards known, but one card unknown.
  var kindCount: Int { stride(from: group, through: copies, by: group).reduce(0, +) }

  /// The number of states of a table of `faces` faces, or ``stateLimit`` + 1 when there are more.
  ///
  /// C(faces + kinds, kinds): each face is of one of the kinds, or all of its cards are known.
  public func stateCount(faces: Int) -> Int {
    var count = 1
    for index in 1...kindCount {
      let (product, overflow) = count.multipliedReportingOverflow(by: faces + index)
      guard !overflow else { return KindRules.stateLimit + 1 }
      count = product / index
      guard count <= KindRules.stateLimit else { return KindRules.stateLimit + 1 }
    }
    return count
  }

  /// The most faces that are solved.
  public var faceLimit: Int {
    (1...KindRules.mostFaces).last { stateCount(faces: $0) <= KindRules.stateLimit } ?? 1
  }
}
