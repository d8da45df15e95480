/// Cards over the field of two elements as text, where a deck has letters for them.
///
/// A card of EvenQuads is a number 1–4, a colour R G Y B (red, green, yellow, blue) and a symbol S
/// I C P (square, icosahedron, circle, spiral): `2GI`. A card of ProSet is the letters of its dots,
/// R O Y G B P (red, orange, yellow, green, blue, purple), in any order: `ROB`. Smaller decks have
/// digits alone.
enum BinaryNotation {
  /// The letters of the values of a quad card's features, in the order of the digits.
  static let quadLetters: [[UInt8]] = ["1234", "RGYB", "SICP"].map { Array($0.utf8) }
  /// The letters of the dots, first feature first.
  static let dotLetters = Array("ROYGBP".utf8)

  /// The words of a quad card's values.
  private static let quadWords: [[String]] = [
    ["one", "two", "three", "four"], ["red", "green", "yellow", "blue"],
    ["square squares", "icosahedron icosahedra icosahedrons", "circle circles", "spiral spirals"],
  ]

  /// The feature and the value that a word of a quad card says.
  static let words: [String: (feature: Int, value: Int)] = {
    var words: [String: (feature: Int, value: Int)] = [:]
    for (feature, values) in quadWords.enumerated() {
      for (value, names) in values.enumerated() {
        for name in names.split(separator: " ") { words[String(name)] = (feature, value) }
      }
    }
    return words
  }()

  /// Whether cards of a dimension have letters.
  static func hasLetters(_ dimension: Dimension) -> Bool {
    dimension.field == .two && dimension.coordinates == Dimension.binaryRange.upperBound
  }

  /// The card in letters; `nil` where its dimension has none.
  static func name(_ card: Card, in dimension: Dimension) -> String? {
    guard hasLetters(dimension) else { return nil }
    let digits = card.digits(in: dimension)
    let letters =
      dimension.perFeature == 2
      ? digits.indices.map { quadLetters[$0][digits[$0]] }
      : digits.indices.filter { digits[$0] == 1 }.map { dotLetters[$0] }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The card that digits or letters name; `nil` where they name none.
  static func card(_ text: some Collection<UInt8>, in dimension: Dimension) -> Card? {
    guard let first = text.first, text.count <= Dimension.binaryRange.upperBound else { return nil }
    let upper = text.map { $0 >= UInt8(ascii: "a") ? $0 & ~0x20 : $0 }
    if upper.allSatisfy({ (0x30...0x39).contains($0) }) { return dimension.card(upper.map { Int($0) - 0x30 }) }
    guard hasLetters(dimension) else { return nil }
    if dimension.perFeature == 2 {
      guard (0x30...0x39).contains(first), upper.count == quadLetters.count else { return nil }
      let digits = upper.enumerated().compactMap { feature, letter in quadLetters[feature].firstIndex(of: letter) }
      return dimension.card(digits)
    }
    let dots = upper.compactMap { dotLetters.firstIndex(of: $0) }
    guard dots.count == upper.count, Set(dots).count == dots.count else { return nil }
    return dimension.card(dotLetters.indices.map { dots.contains($0) ? 1 : 0 })
  }
}
