/// Cards in one row or several, with signs below.
package struct PlayingCardsPicture: Picture {
  /// What is at a place.
  package enum Place: Sendable {
    /// A card face up: "10♥" or a word.
    case up(String)
    /// A card face down.
    case down
    /// No card any more.
    case gone
  }

  private let places: [Place]
  private let signs: [Int: String]

  /// Cards, and what is written below some of them, by place.
  package init(places: [Place], signs: [Int: String] = [:]) {
    self.places = places
    self.signs = signs
  }

  private static let (width, height, gap) = (58.0, 80.0, 10.0)
  private var rowHeight: Double { Self.height + (signs.isEmpty ? Self.gap : 30) }

  /// Rows of the same length, as few as fit.
  private func rows(within width: Double) -> (count: Int, length: Int) {
    let longest = max(1, Int(width / (Self.width + Self.gap)))
    let count = max(1, (places.count + longest - 1) / longest)
    return (count, max(1, (places.count + count - 1) / count))
  }

  package func size(within width: Double) -> (width: Double, height: Double) {
    let rows = rows(within: width)
    return (Double(rows.length) * (Self.width + Self.gap) + 6, Double(rows.count) * rowHeight + 6)
  }

  package func content(id: String, within width: Double) -> String {
    let perRow = rows(within: width).length
    return places.enumerated().map { number, place in
      let x = 4 + Double(number % perRow) * (Self.width + Self.gap)
      let y = 4 + Double(number / perRow) * rowHeight
      return drawn(place, (x, y))
        + (signs[number].map { SVGText.text($0, at: (x + Self.width / 2, y + Self.height + 16), kind: "title") } ?? "")
    }.joined()
  }

  private func drawn(_ place: Place, _ corner: (x: Double, y: Double)) -> String {
    func outline(_ style: String, _ title: String) -> String {
      SVGText.rectangle(corner, width: Self.width, height: Self.height, style: style, rounded: 6, title: title)
    }
    func line(_ text: String, _ y: Double, kind: String = "pip") -> String {
      SVGText.text(text, at: (corner.x + Self.width / 2, corner.y + y), kind: kind)
    }
    switch place {
    case .gone: return outline("fill: none; stroke: var(--line); stroke-dasharray: 3 4", "no card")
    case .down: return outline("fill: var(--mark); stroke: #8a8a84", "face down") + line("?", 47)
    case .up(let card):
      let rank = card.prefix { !"♠♥♦♣".contains($0) }
      let suit = card.dropFirst(rank.count)
      let colour = card.contains("♥") || card.contains("♦") ? "#b3202a" : "#1c1c1a"
      // A word is in one line, as large as it fits; the title has all of it.
      let lines =
        suit.isEmpty
        ? rank.count < 5 ? line(card, 47) : line(rank.count < 9 ? card : rank.prefix(6) + "…", 44, kind: "note")
        : line(String(rank), 34) + line(String(suit), 60)
      return outline("fill: var(--card); stroke: #8a8a84", card) + "<g style=\"--ink: \(colour)\">" + lines + "</g>\n"
    }
  }
}
