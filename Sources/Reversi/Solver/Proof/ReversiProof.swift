/// Why a value of Reversi is certain.
public enum ReversiProof: Hashable, Sendable, CaseIterable {
  /// The game is over: its discs are counted.
  case gameOver
  /// A search to the end of the game left out no line that matters.
  case search
  /// A search to the end of the game, stopped early: it left bounds.
  case stoppedSearch
  /// Searches to the end of the game from positions that follow, joined as answers to other
  /// questions state them.
  case joinedSearches
  /// A proof that an opening book states and that wasn't repeated.
  case book
  /// Scores that a file states and that weren't proved again.
  case file
  /// Discs that can never be flipped again, counted without a search.
  case stableDiscs
  /// Results as games record them, which weren't questioned.
  case recordedGames
  /// Bounds that a file claims for positions, carried back to the start by the rules.
  case claims
  /// Every line of play was counted.
  case everyLine
}
