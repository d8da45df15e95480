import Documents
import SetGame

/// The appearance of cards: a table of symbols, one of inks, and the words for them. Another value
/// of it makes another pack of cards; nothing else knows a symbol (REFERENCES: S5).
///
/// Every symbol is one column wide. Without colour the ink is lost, so each card also shows its
/// word.
package struct CardFaces: Sendable, Equatable {
  /// The symbol of each shape and fill, in the order of the digits.
  package var symbols: [[Character]]
  /// The ink of each colour.
  package var inks: [TextStyle.Ink]
  /// What the colours are called.
  package var colours: [String]
  /// What the shapes are called; their first letters differ.
  package var shapes: [String]
  /// What the fills are called.
  package var fills: [String]
  /// What each colour is in a picture, as CSS writes it.
  package var paints = ["#c22f2b", "#1a7f47", "#6a3d9a"]
  /// A mark next to the symbols for each fill, where the symbols don't show it.
  package var fillMarks: [Character]?

  /// The printed game's names, with glyphs that show the fill.
  package static let glyphs = CardFaces(
    symbols: [["○", "◍", "●"], ["◇", "◈", "◆"], ["∼", "≈", "≋"]], inks: [.red, .green, .purple],
    colours: SetWords.values[1], shapes: SetWords.values[2], fills: SetWords.values[3])

  /// The source's symbols: ▲ ● ■, outlined, striped and filled.
  package static let tutorial = CardFaces(
    symbols: [["△", "◮", "▲"], ["○", "◍", "●"], ["□", "▤", "■"]], inks: [.red, .green, .purple],
    colours: ["red", "green", "purple"], shapes: ["triangle", "circle", "square"],
    fills: ["outlined", "striped", "filled"])

  /// A pack of cards.
  package init(
    symbols: [[Character]], inks: [TextStyle.Ink], colours: [String], shapes: [String], fills: [String]
  ) {
    (self.symbols, self.inks) = (symbols, inks)
    (self.colours, self.shapes, self.fills) = (colours, shapes, fills)
  }

  /// The symbols on a card: one to three equal ones. In ASCII they are the first letter of the
  /// shape.
  func symbols(of card: Card, isASCII: Bool = false) -> [Character] {
    let digits = card.digits(in: .standard)
    let symbol = isASCII ? initial(shapes[digits[2]]) : symbols[digits[2]][digits[3]]
    return Array(repeating: symbol, count: digits[0] + 1)
  }

  /// The mark next to the symbols of a card.
  func fillMark(of card: Card) -> Character? { fillMarks.map { $0[card.digits(in: .standard)[3]] } }

  func ink(of card: Card) -> TextStyle.Ink { inks[card.digits(in: .standard)[1]] }

  /// A card in four letters, as in 2GDF: its number and the initials of its colour, shape and fill.
  package func word(of card: Card) -> String {
    let digits = card.digits(in: .standard)
    return "\(digits[0] + 1)"
      + String([colours[digits[1]], shapes[digits[2]], fills[digits[3]]].map(initial))
  }

  /// A card in words: "two green striped diamonds".
  package func name(of card: Card) -> String {
    let digits = card.digits(in: .standard)
    let shape = shapes[digits[2]] + (digits[0] == 0 ? "" : "s")
    return "\(SetWords.values[0][digits[0]]) \(colours[digits[1]]) \(fills[digits[3]]) \(shape)"
  }

  /// The value of a feature of a deck in words: those of these faces where it is the printed
  /// game's.
  func value(_ value: Int, of feature: Int, in dimension: Dimension) -> String {
    guard dimension.field == .three, feature < 4 else { return SetWords.value(value, of: feature, in: dimension) }
    return [["1", "2", "3"], colours, shapes, fills][feature][value]
  }

  private func initial(_ word: String) -> Character { word.capitalizedFirst.first ?? "?" }
}
