import ExactArithmetic

/// A face-down game: the deck, how many of its cards lie on the table, and what choices are worth.
public struct FaceDownGame: Sendable, Hashable {
  /// The deck from which the cards were drawn.
  public let deck: DeckShape
  /// The number of cards on the table.
  public let dealSize: Int
  /// What choices and pairs are worth.
  public let scoring: Scoring

  /// The largest deal that is solved: 14 cards are some 30 million states.
  public static let largestDeal = 14

  /// Creates a game; `nil` unless 1 ≤ `dealSize` ≤ ``largestDeal`` and the deck has that many cards.
  public init?(dealSize: Int, scoring: Scoring = .standard, deck: DeckShape = .standard) {
    guard (1...min(FaceDownGame.largestDeal, deck.cardCount)).contains(dealSize) else { return nil }
    self.deck = deck
    self.dealSize = dealSize
    self.scoring = scoring
  }

  /// P(u): by what values are multiplied when u cards are unseen (see ``DecisionNumbers``).
  func scale(unseen: Int) -> Int128 {
    let outside = Int128(deck.cardCount - dealSize)
    return (0..<unseen).reduce(1) { $0 * (outside + Int128($1) + 1) }
  }

  /// A stored value as the fraction that it means.
  func fraction(_ value: Int128, unseen: Int) -> Rational { Rational(BigInt(value), BigInt(scale(unseen: unseen))) }
}

/// How a player plays face down.
public enum FaceDownPlay: Sendable, Hashable, CaseIterable {
  /// The best expected score.
  case optimal
  /// Turns up everything, one card after another, then makes the best pairs.
  case peekAll
  /// Takes a known card that matches the open one at once, rank before suit; never turns a card onto an open one.
  case matchAtOnce
  /// The same, but never turns a card down again: the next unseen card is turned onto the open one.
  case neverUnchoose

  var choices: DecisionChoices {
    switch self {
    case .optimal: DecisionChoices(matching: .free, flipsOntoOpen: true, unchooses: true, stopsEarly: true)
    case .peekAll: DecisionChoices(matching: .atTheEnd, flipsOntoOpen: false, unchooses: true, stopsEarly: true)
    case .matchAtOnce: DecisionChoices(matching: .forced, flipsOntoOpen: false, unchooses: true, stopsEarly: true)
    case .neverUnchoose: DecisionChoices(matching: .forced, flipsOntoOpen: true, unchooses: false, stopsEarly: false)
    }
  }
}
