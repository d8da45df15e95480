import Documents
import SetGame

/// Cards of Set as they are on a table: ovals, diamonds and squiggles or the symbols of other
/// faces, and the initial of the colour for those who can't see it. Cards of other decks have their
/// names.
struct CardsPicture: Picture {
  /// The cards.
  let cards: [Card]
  var dimension = Dimension.standard
  var faces = CardFaces.glyphs
  /// The places, from 0, of cards that are framed.
  var framed: [Int] = []
  var columns = 4
  /// Whether cards have their place, from 1, in a corner.
  var isNumbered = true
  var scale = 1.0

  private static let card = (width: 138.0, height: 92.0)
  private static let gap = 12.0

  private var perRow: Int { max(1, min(columns, cards.count)) }

  func size(within width: Double) -> (width: Double, height: Double) {
    let rows = Double((cards.count + perRow - 1) / perRow)
    return (
      scale * (Double(perRow) * (Self.card.width + Self.gap) + 4), scale * (rows * (Self.card.height + Self.gap) + 4)
    )
  }

  func content(id: String, within width: Double) -> String {
    let patterns = zip(Self.patterns, faces.paints).map { name, colour in
      """
      <pattern id="\(id)-\(name)" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.2H5" \
      style="stroke: \(colour); stroke-width: 1.5"/></pattern>

      """
    }
    let drawn = cards.indices.map { place in
      let corner = (
        4 + Double(place % perRow) * (Self.card.width + Self.gap),
        4 + Double(place / perRow) * (Self.card.height + Self.gap)
      )
      return """
        <g transform="translate(\(SVGText.number(corner.0)) \(SVGText.number(corner.1)))">
        \(card(place, id: id))</g>

        """
    }
    return
      "<defs>\n\(patterns.joined())</defs>\n<g transform=\"scale(\(SVGText.number(scale)))\">\n\(drawn.joined())</g>\n"
  }

  /// The names of the striped fills.
  private static let patterns = ["red", "green", "purple"]

  /// Outlines in a box of 38 × 74 about the origin.
  private static let outlines = [
    "M-18-18a18 18 0 0 1 36 0v36a18 18 0 0 1-36 0z", "M0-37 19 0 0 37-19 0z",
    "M-8-36C6-41 24-27 17-6 13 6 11 9 15 18 21 31 12 39-1 36-19 32-23 17-16 0-12-10-11-13-15-22-19-31-15-34-8-36z",
  ]

  /// A card that has no drawing.
  private func named(_ place: Int, _ edge: String) -> String {
    let name = CardNotation.name(cards[place], in: dimension)
    return SVGText.rectangle(
      (0, 0), width: Self.card.width, height: Self.card.height, style: "fill: var(--card); stroke: \(edge)", rounded: 9,
      title: name)
      + SVGText.text(name, at: (Self.card.width / 2, Self.card.height / 2 + 5), anchor: "middle", kind: "fixed")
      + (isNumbered ? SVGText.text("\(place + 1)", at: (5, 12), anchor: "start", kind: "fixed") : "")
  }

  private func card(_ place: Int, id: String) -> String {
    let edge = framed.contains(place) ? "var(--second); stroke-width: 5" : "#8a8a84; stroke-width: 1"
    guard dimension == .standard else { return named(place, edge) }
    let digits = cards[place].digits(in: .standard)
    let (name, colour) = (Self.patterns[digits[1]], faces.paints[digits[1]])
    var text = SVGText.rectangle(
      (0, 0), width: Self.card.width, height: Self.card.height, style: "fill: var(--card); stroke: \(edge)", rounded: 9,
      title: faces.name(of: cards[place]))
    let fill = ["none", "url(#\(id)-\(name))", colour][digits[3]]
    for symbol in 0...digits[0] {
      let x = Self.card.width / 2 + (Double(symbol) - Double(digits[0]) / 2) * 38
      text +=
        faces.symbols == CardFaces.glyphs.symbols
        ? SVGText.path(
          Self.outlines[digits[2]], at: (x, Self.card.height / 2), scale: 0.9,
          style: "fill: \(fill); stroke: \(colour); stroke-width: 2.2")
        // Symbols that show the fill are drawn as they are.
        : SVGText.symbol(
          faces.symbols[digits[2]][digits[3]], at: (x, Self.card.height / 2),
          style: faces.fillMarks == nil ? "fill: \(colour)" : "fill: \(fill); stroke: \(colour); stroke-width: 1.6")
    }
    if isNumbered { text += SVGText.text("\(place + 1)", at: (5, 12), anchor: "start", kind: "fixed") }
    return text
      + SVGText.text(
        String(faces.word(of: cards[place]).dropFirst().prefix(1)), at: (Self.card.width - 4, Self.card.height - 4),
        anchor: "end",
        kind: "fixed")
  }
}

extension SVGText {
  /// A large character about a place.
  fileprivate static func symbol(_ character: Character, at place: (Double, Double), style: String) -> String {
    """
    <text x="\(number(place.0))" y="\(number(place.1))" text-anchor="middle" dominant-baseline="central" \
    style="font-size: 46px; \(style)">\(HTMLPage.escaped(String(character)))</text>

    """
  }
}
