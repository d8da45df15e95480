/// The player who wins when the player to move has no move.
public enum PlayConvention: String, Sendable, CaseIterable {
  /// The player who cannot move loses: the last match wins.
  case normal
  /// The player who cannot move wins: the last match loses.
  case misere
}

/// How a position ends under best play.
public enum Outcome: String, Sendable, CaseIterable {
  /// A P-position: the player to move loses.
  case pPosition = "P"
  /// An N-position: the player to move wins.
  case nPosition = "N"
}
