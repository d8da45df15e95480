import Documents
import SetGame

/// How a card is drawn on a terminal.
struct CardLook {
  /// A character of one column, and its ink.
  struct Symbol {
    let character: Character
    let ink: TextStyle.Ink
  }

  /// The symbols on the card.
  let symbols: [Symbol]
  /// The card as it is typed.
  let word: String
  /// The ink of the word.
  let ink: TextStyle.Ink?
  /// The card in words.
  let name: String

  fileprivate init(_ symbols: [Symbol], _ ink: TextStyle.Ink? = nil, word: String, name: String) {
    (self.symbols, self.ink, self.word, self.name) = (symbols, ink, word, name)
  }

  /// Some equal symbols.
  fileprivate init(_ count: Int, _ symbol: Character, _ ink: TextStyle.Ink, word: String, name: String) {
    self.init(Array(repeating: Symbol(character: symbol, ink: ink), count: count), ink, word: word, name: name)
  }
}

/// The cards of a deck as they are drawn.
struct CardLooks {
  /// The deck.
  let deck: Deck
  /// The symbols of cards of Set.
  let faces: CardFaces
  /// The most letters of a card's word.
  let letters: Int

  init(_ deck: Deck, _ faces: CardFaces) {
    (self.deck, self.faces) = (deck, faces)
    let dimension = deck.dimension
    letters = dimension.allCards.map { CardNotation.name($0, in: dimension).count }.max() ?? 0
  }

  /// A card. In ASCII its symbols are letters.
  func look(of card: Card, isASCII: Bool = false) -> CardLook {
    let word = CardNotation.name(card, in: deck.dimension)
    switch deck.variant {
    case .set, .ultraSet, .ghostSet: return ternary(card, word, isASCII)
    case .quad:
      // A smaller deck is the part of EvenQuads with zeros before its coordinates.
      let digits = card.digits(in: Deck(.quad).dimension)
      let symbol = SetWords.quadSymbols[digits[2]]
      return CardLook(
        digits[0] + 1, isASCII ? symbol.initial : symbol.character, SetWords.quadInks[digits[1]], word: word,
        name: "\(SetWords.quadNumbers[digits[0]]) \(SetWords.quadColours[digits[1]]) "
          + (digits[0] == 0 ? symbol.one : symbol.many))
    case .zeroSum:
      let digits = card.digits(in: deck.dimension)
      let dots = SetWords.dots.suffix(digits.count)
      let symbols = zip(dots, digits).map { dot, digit in
        digit == 0
          ? CardLook.Symbol(character: isASCII ? "." : "·", ink: .dim)
          : CardLook.Symbol(character: isASCII ? dot.initial : "●", ink: dot.ink)
      }
      let names = zip(dots, digits).filter { $0.1 == 1 }.map { $0.0.name }
      return CardLook(symbols, word: word, name: Wording.list(names))
    }
  }

  /// A card of number, colour, shape and fill: of fewer features the first ones, filled; of five
  /// with a digit for the last.
  private func ternary(_ card: Card, _ word: String, _ isASCII: Bool) -> CardLook {
    let digits = card.digits(in: deck.dimension)
    let four = digits.prefix(4) + [0, 0, 0, 2].dropFirst(digits.count)
    let drawn = Card(code: UInt8(four.reduce(0) { 3 * $0 + $1 }))
    var symbols = faces.symbols(of: drawn, isASCII: isASCII).map {
      CardLook.Symbol(character: $0, ink: faces.ink(of: drawn))
    }
    if !isASCII, digits.count >= 4, let mark = faces.fillMark(of: drawn) {
      symbols.append(CardLook.Symbol(character: mark, ink: .dim))
    }
    let name: String
    switch digits.count {
    case 4: return CardLook(symbols, faces.ink(of: drawn), word: faces.word(of: card), name: faces.name(of: card))
    case 5:
      let last = CardLook.Symbol(character: Character("\(digits[4])"), ink: .bold)
      return CardLook(symbols + [last], word: word, name: "\(faces.name(of: drawn)), \(digits[4])")
    default:
      let words = [SetWords.values[0][four[0]], faces.colours[four[1]], faces.shapes[four[2]]]
      name = words.prefix(digits.count).joined(separator: " ") + (digits.count > 2 && four[0] > 0 ? "s" : "")
    }
    return CardLook(symbols, faces.ink(of: drawn), word: word, name: name)
  }
}

extension Deck {
  /// A deck with these cards.
  init(of dimension: Dimension) {
    let variants: [Variant] = dimension.field == .three ? [.set] : [.quad, .zeroSum]
    let decks = variants.compactMap { Deck($0, coordinates: dimension.coordinates) }
    self = decks.first { $0.dimension == dimension } ?? .set
  }
}

extension SetWords {
  /// What the numbers of EvenQuads are called.
  static let quadNumbers = ["one", "two", "three", "four"]
  /// What its colours are called.
  static let quadColours = ["red", "green", "yellow", "blue"]
  static let quadInks: [TextStyle.Ink] = [.red, .green, .yellow, .blue]
  /// Its symbols, in letters, drawn, and in words.
  static let quadSymbols: [(initial: Character, character: Character, one: String, many: String)] = [
    ("S", "■", "square", "squares"), ("I", "⬢", "icosahedron", "icosahedra"), ("C", "●", "circle", "circles"),
    ("P", "@", "spiral", "spirals"),
  ]
  /// The dots of ProSet; smaller decks have the last ones.
  static let dots: [(initial: Character, name: String, ink: TextStyle.Ink)] = [
    ("R", "red", .red), ("O", "orange", .orange), ("Y", "yellow", .yellow), ("G", "green", .green),
    ("B", "blue", .blue), ("P", "purple", .purple),
  ]
}
