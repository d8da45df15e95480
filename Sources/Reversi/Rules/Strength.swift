/// A player with a name, from a beginner to one that plays as well as ``Strategy/level(_:)``.
///
/// The weaker ones err as people do: they look a few plies ahead and misjudge what they see there.
/// The same seed misjudges the same position alike, and no move is drawn by lot.
public enum Strength: String, Sendable, CaseIterable {
  case beginner, novice, casual, club, strong, expert, master, unbeatable

  /// How many plies it looks ahead; for the strongest one, the level that it plays at.
  package var depth: Int {
    switch self {
    case .beginner, .novice, .casual: 1
    case .club: 2
    case .strong: 3
    case .expert: 4
    case .master: 6
    case .unbeatable: 21
    }
  }

  /// The standard deviation of its misjudgement of a move, in discs; 0 for the one that sees what
  /// the search sees.
  package var misjudgement: Double {
    switch self {
    case .beginner: 26
    case .novice: 15
    case .casual: 9
    case .club: 7
    case .strong: 6
    case .expert: 4
    case .master: 2.2
    case .unbeatable: 0
    }
  }
}
