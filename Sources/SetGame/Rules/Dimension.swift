/// The number of features that a card has, 1…5; the printed game has 4.
///
/// Cards of dimension d are the points of the affine space AG(d, 3), so there are 3ᵈ of them.
public struct Dimension: Hashable, Sendable {
  /// The number of features.
  public let features: Int

  /// Creates a dimension, or `nil` when `features` isn't in 1…5.
  public init?(features: Int) {
    guard Dimension.range.contains(features) else { return nil }
    self.features = features
  }

  private init(trusted features: Int) { self.features = features }

  /// The dimensions that there are.
  public static let range = 1...5
  /// The printed game: number, colour, shape, fill.
  public static let standard = Dimension(trusted: 4)

  /// The number of different cards, 3ᵈ.
  public var cardCount: Int { (0..<features).reduce(1) { power, _ in power * 3 } }

  /// The number of Sets in the deck: each two cards are in one, and it holds three such pairs.
  public var setCount: Int { cardCount * (cardCount - 1) / 6 }

  /// The number of Sets that a card is in: it pairs off all the other cards.
  public var setsThroughCard: Int { (cardCount - 1) / 2 }

  /// The number of UltraSets in the deck: two of the pairs that a card completes, for each card.
  public var ultraSetCount: Int { cardCount * setsThroughCard * (setsThroughCard - 1) / 2 }

  /// All cards in ascending order of their codes.
  public var allCards: [Card] { (0..<cardCount).map { Card(code: UInt8($0)) } }
}
