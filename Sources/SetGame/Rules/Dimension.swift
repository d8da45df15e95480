/// The vectors that cards are: over which field, how many features they have, and whether the zero
/// vector is a card.
///
/// Over the field of three elements a feature is a coordinate: the printed game has four, and cards
/// of dimension d are the 3ᵈ points of AG(d, 3). Over that of two elements a feature is one
/// coordinate, with two values, or two coordinates, with four values.
public struct Dimension: Hashable, Sendable {
  /// The field of the coordinates.
  public enum Field: UInt8, Sendable {
    case two = 2
    case three = 3
  }

  /// The field of the coordinates.
  public let field: Field
  /// The number of coordinates.
  public let coordinates: Int
  /// The coordinates of a feature; of an odd number of coordinates the first feature has one.
  let perFeature: Int
  /// The code of the first card: 1 where the zero vector isn't a card.
  let firstCode: Int

  private init(field: Field, coordinates: Int, perFeature: Int = 1, firstCode: Int = 0) {
    (self.field, self.coordinates) = (field, coordinates)
    (self.perFeature, self.firstCode) = (perFeature, firstCode)
  }

  /// The cards of AG(d, 3), or `nil` when the number of features isn't in 1…5.
  public init?(features: Int) {
    guard Dimension.range.contains(features) else { return nil }
    self.init(field: .three, coordinates: features)
  }

  /// The cards of AG(d, 2), two coordinates to a feature of four values; `nil` when d isn't in 2…6.
  public static func quads(coordinates: Int) -> Dimension? {
    guard binaryRange.contains(coordinates) else { return nil }
    return Dimension(field: .two, coordinates: coordinates, perFeature: 2)
  }

  /// The points of PG(d − 1, 2): d features that a card has or lacks, not all lacking; `nil` when d
  /// isn't in 2…6.
  public static func projective(features: Int) -> Dimension? {
    guard binaryRange.contains(features) else { return nil }
    return Dimension(field: .two, coordinates: features, firstCode: 1)
  }

  /// The numbers of features of cards over the field of three elements.
  public static let range = 1...5
  /// The numbers of coordinates over the field of two elements.
  public static let binaryRange = 2...6
  /// The printed game: number, colour, shape, fill.
  public static let standard = Dimension(field: .three, coordinates: 4)
  /// EvenQuads: number, colour, symbol, with four values each.
  static let quads = Dimension(field: .two, coordinates: 6, perFeature: 2)
  /// ProSet and Socks: six features that a card has or lacks.
  static let projective = Dimension(field: .two, coordinates: 6, firstCode: 1)

  /// The number of features.
  public var features: Int { (coordinates + perFeature - 1) / perFeature }

  /// The number of values of a feature (0-based).
  public func values(of feature: Int) -> Int {
    guard field == .two else { return 3 }
    return perFeature == 2 && (feature > 0 || coordinates.isMultiple(of: 2)) ? 4 : 2
  }

  /// The number of vectors, 3ᵈ or 2ᵈ.
  var vectorCount: Int { (0..<coordinates).reduce(1) { power, _ in power * Int(field.rawValue) } }

  /// The number of different cards.
  public var cardCount: Int { vectorCount - firstCode }

  /// Whether a card is one of these.
  public func contains(_ card: Card) -> Bool { codes.contains(Int(card.code)) }

  /// The codes of the cards.
  var codes: Range<Int> { firstCode..<vectorCount }

  /// The card of the values of its features, first feature first; `nil` where there is none.
  func card(_ digits: [Int]) -> Card? {
    guard digits.count == features else { return nil }
    var code = 0
    for (feature, digit) in digits.enumerated() {
      guard (0..<values(of: feature)).contains(digit) else { return nil }
      code = code * values(of: feature) + digit
    }
    let card = Card(code: UInt8(code))
    return contains(card) ? card : nil
  }

  /// The number of Sets in the deck: each two cards are in one, and it holds three such pairs.
  public var setCount: Int { cardCount * (cardCount - 1) / 6 }

  /// The number of Sets that a card is in: it pairs off all the other cards.
  public var setsThroughCard: Int { (cardCount - 1) / 2 }

  /// The number of UltraSets in the deck: two of the pairs that a card completes, for each card.
  public var ultraSetCount: Int { cardCount * setsThroughCard * (setsThroughCard - 1) / 2 }

  /// The number of quads in the deck: each three cards are in one, and it holds four such triples.
  public var quadCount: Int { cardCount * (cardCount - 1) * (cardCount - 2) / 24 }

  /// All cards in ascending order of their codes.
  public var allCards: [Card] { codes.map { Card(code: UInt8($0)) } }
}
