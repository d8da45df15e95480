import ExactArithmetic
import GameCore

/// Whole games of a small deck by the printed rules, as exact chances: how many cards are left when
/// the deck is empty and no Set is on the table.
///
/// The last three cards of a deck sum to 0, so they are a Set: no game leaves three. Nine cards are
/// dealt of 27, and twelve of these always hold a Set: none are left, or six, or nine. Of nine
/// cards none are left.
public struct Solitaire: Sendable, Equatable {
  /// A number of cards that a game may leave, and its chance.
  public struct Ending: Sendable, Equatable {
    /// The cards that are left.
    public let cards: Int
    /// The chance of that.
    public let chance: Rational
  }

  /// The deck that is played with.
  public let deck: Deck
  /// Which Set is taken.
  public let choice: SolitaireChoice
  /// How games end, by the cards that are left.
  public let endings: [Ending]

  /// The mean number of cards that are left.
  public var meanLeft: Rational { endings.reduce(0) { $0 + Rational($1.cards) * $1.chance } }

  /// Why the chances are right.
  public var evidence: Evidence<SetProof> { .proved(.gamesUpToSymmetry) }

  /// Whether the whole games of a deck can be solved: Sets of two or three features.
  public static func solves(_ deck: Deck) -> Bool {
    deck.variant == .set && (2...3).contains(deck.dimension.features)
  }

  /// Solves all states of the game of a deck that it ``solves(_:)``.
  /// - Complexity: for 27 cards some 300 million steps, and 700 MB.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    of deck: Deck, choice: SolitaireChoice, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    let first = deck.firstDeal
    let solver = SolitaireChances(dimension: deck.dimension.features, first: first, choice: choice)
    let chances = try solver.chances(limits: limits, observer: observer)
    let between = 1 - chances.cleared - chances.stuck
    endings = [
      Ending(cards: 0, chance: chances.cleared), Ending(cards: first - 3, chance: between),
      Ending(cards: first, chance: chances.stuck),
    ].filter { !$0.chance.isZero }
    (self.deck, self.choice) = (deck, choice)
  }
}
