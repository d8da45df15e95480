/// The number of features that a card has, 1…5; the printed game has 4.
///
/// Cards of dimension d are the points of the affine space AG(d, 3), so there are 3ᵈ of them.
package struct Dimension: Hashable, Sendable {
  /// The number of features.
  package let features: Int

  /// Creates a dimension, or `nil` when `features` isn't in 1…5.
  package init?(features: Int) {
    guard Dimension.range.contains(features) else { return nil }
    self.features = features
  }

  private init(trusted features: Int) { self.features = features }

  /// The dimensions that there are.
  package static let range = 1...5
  /// The printed game: number, colour, shape, fill.
  package static let standard = Dimension(trusted: 4)

  /// The number of different cards, 3ᵈ.
  package var cardCount: Int { (0..<features).reduce(1) { power, _ in power * 3 } }

  /// All cards in ascending order of their codes.
  package var allCards: [Card] { (0..<cardCount).map { Card(code: UInt8($0)) } }
}
