/// Which Set a player takes in a game alone.
public enum SolitaireChoice: String, Sendable, CaseIterable {
  /// Any, all equally likely.
  case random
  /// One that leaves the most Sets among the cards that stay; of several, any, all equally likely.
  case mostRemaining = "most-remaining"
  /// The one with the greatest chance to leave no card, the order of the deck being unknown; of
  /// several, one that leaves least often as many cards as were dealt at first.
  case best
}
