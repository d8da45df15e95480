import Documents

extension CardFaces {
  /// Cards of one's own: each colour in the nearest ink of a terminal that no other one has; where
  /// a shape has one symbol, a mark next to it shows the fill.
  package init(_ own: OwnFaces) {
    let isFillShown = own.shapes.allSatisfy { $0.symbols.count == 3 }
    self.init(
      symbols: own.shapes.map { isFillShown ? $0.symbols : Array(repeating: $0.symbols[0], count: 3) },
      inks: Self.inks(nearest: own.colours.map { $0.parts }), colours: own.colours.map { $0.name },
      shapes: own.shapes.map { $0.name }, fills: own.fills)
    paints = own.colours.map { "rgb(\($0.parts[0]), \($0.parts[1]), \($0.parts[2]))" }
    fillMarks = isFillShown ? nil : ["▁", "▄", "█"]
  }

  /// The inks of a terminal, and about what they look like.
  private static let known: [(ink: TextStyle.Ink, parts: [Int])] = [
    (.red, [205, 40, 40]), (.green, [0, 150, 70]), (.blue, [40, 90, 215]), (.purple, [150, 80, 190]),
    (.yellow, [175, 135, 0]), (.orange, [215, 135, 0]), (.cyan, [0, 160, 170]),
  ]

  /// Different inks, those of the closest pairs first.
  private static func inks(nearest colours: [[Int]]) -> [TextStyle.Ink] {
    var pairs: [(distance: Int, colour: Int, ink: Int)] = []
    for (colour, parts) in colours.enumerated() {
      for (ink, entry) in known.enumerated() {
        let distance = zip(parts, entry.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        pairs.append((distance, colour, ink))
      }
    }
    pairs.sort { ($0.distance, $0.colour, $0.ink) < ($1.distance, $1.colour, $1.ink) }
    var inks = [Int?](repeating: nil, count: colours.count)
    for pair in pairs where inks[pair.colour] == nil && !inks.contains(pair.ink) { inks[pair.colour] = pair.ink }
    return inks.map { known[$0 ?? 0].ink }
  }
}
