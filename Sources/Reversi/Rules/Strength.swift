/// A player with a name, from a beginner to one that no person beats.
///
/// The weaker ones err as people do: they look a few plies ahead and misjudge what they see there.
/// The same seed misjudges the same position alike, and no move is drawn by lot.
public enum Strength: String, Sendable, CaseIterable {
  case beginner, novice, casual, club, strong, expert, master, unbeatable

  /// How many plies it looks ahead; for the two strongest, the level that they play at.
  package var depth: Int {
    switch self {
    case .beginner, .novice: 1
    case .casual: 2
    case .club: 3
    case .strong: 4
    case .expert: 6
    case .master: 10
    case .unbeatable: 21
    }
  }

  /// The standard deviation of its misjudgement of a move, in discs; 0 for one that sees what the
  /// search sees.
  package var misjudgement: Double {
    switch self {
    case .beginner: 16
    case .novice: 9
    case .casual: 6
    case .club: 4
    case .strong: 2.5
    case .expert: 1.2
    case .master, .unbeatable: 0
    }
  }
}
