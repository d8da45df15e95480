extension Character {
  /// What stands for it where only ASCII can be shown, one character for one.
  fileprivate var inASCII: Character {
    switch self {
    case "♥": "H"
    case "♦": "D"
    case "♠": "S"
    case "♣": "C"
    case "✓": "*"
    case "┌", "┐", "└", "┘": "+"
    case "─": "-"
    case "│": "|"
    case "…": "~"
    case "−", "–": "-"
    default: isASCII ? self : "?"
    }
  }
}

extension String {
  /// The text for a terminal that shows ASCII only.
  package var inASCII: String {
    allSatisfy { $0.isASCII } ? self : reduce(into: "") { $0 += $1 == "…" ? "..." : String($1.inASCII) }
  }
}

extension Scene {
  /// The picture for a terminal that shows ASCII only; no cell moves.
  package var inASCII: Scene {
    var scene = self
    scene.change { $0.character = $0.character.inASCII }
    return scene
  }
}
