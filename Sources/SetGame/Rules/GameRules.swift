/// How a whole game is played by a player who overlooks nothing.
///
/// Twelve cards are dealt. While there is a Set one is taken, and the deck fills the gaps; when
/// there is none, three more cards are dealt. The game ends when the deck is empty and there is no
/// Set on the table.
public struct GameRules: Hashable, Sendable {
  /// When a taken Set is replaced from the deck.
  public enum Refill: String, Sendable, CaseIterable {
    /// The printed rule: the table returns to twelve cards, so only when it holds no more than
    /// twelve.
    case classic
    /// Always, as long as the deck lasts: a table of fifteen stays one.
    case replace

    /// How many cards of the deck take the place of a Set, or of another group of `size` cards,
    /// among `table` cards: as many as bring the table back to its size, by the printed rule at
    /// most to the `first` twelve.
    ///
    /// A deck that isn't a multiple of the size may have fewer cards left.
    public func drawn(table: Int, deck: Int, of size: Int = 3, first: Int = GameRules.firstDeal) -> Int {
      let wanted =
        switch self {
        case .classic: first + size - table
        case .replace: size
        }
      return max(0, min(size, wanted, deck))
    }
  }

  /// Which Set is taken.
  public enum Pick: String, Sendable, CaseIterable {
    /// Any, all equally likely.
    case random
    /// The first in lexicographic order of positions. New cards take the places of the old ones, so
    /// early places are searched more often and the statistics are biased.
    case first
    /// One that leaves the most Sets among the cards that stay; of several, any, all equally
    /// likely.
    case mostRemaining = "most-remaining"
  }

  /// When a taken Set is replaced.
  public var refill: Refill
  /// Which Set is taken.
  public var pick: Pick

  /// Creates rules; the printed ones with a random Set by default.
  public init(refill: Refill = .classic, pick: Pick = .random) {
    self.refill = refill
    self.pick = pick
  }

  /// The number of cards dealt at the start.
  public static let firstDeal = GamePlayer.firstDeal
}
