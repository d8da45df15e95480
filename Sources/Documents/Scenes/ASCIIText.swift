extension Character {
  /// Its replacement where only ASCII can be shown, one character for one.
  fileprivate var inASCII: Character {
    if isASCII { return self }
    return switch self {
    case "♥": "H"
    case "♦", "◆", "◈", "◇": "D"
    case "♠": "S"
    case "♣": "C"
    case "●", "■", "▲": "X"
    case "○", "◍", "□", "△", "◮", "▤": "O"
    case "✓": "*"
    case "┌", "┐", "└", "┘", "╭", "╮", "╰", "╯": "+"
    case "─", "−", "–", "—": "-"
    case "│": "|"
    case "…", "≈", "∼", "≋": "~"
    case "█", "▉", "▊", "▋", "▌": "#"
    case "▍", "▎", "▏", "░": "."
    case "·", "×", "•": self == "×" ? "x" : "."
    case "µ", "μ", "ü", "ú", "ù": "u"
    case "à", "á", "ä", "â", "å", "ã": "a"
    case "è", "é", "ë", "ê": "e"
    case "ì", "í", "ï", "î": "i"
    case "ò", "ó", "ö", "ô", "ø", "õ": "o"
    case "ç": "c"
    case "ñ": "n"
    case "É", "È": "E"
    case "Ö": "O"
    case "Ü": "U"
    case "’", "‘": "'"
    case "“", "”": "\""
    case "⌊", "⟨": "["
    case "⌋", "⟩": "]"
    case "↑": "^"
    case "↓": "v"
    case "→": ">"
    case "←": "<"
    default: "?"
    }
  }

  /// The same where the replacement may be more than one character.
  fileprivate var wordInASCII: String {
    switch self {
    case "…": "..."
    case "≤": "<="
    case "≥": ">="
    case "≠": "!="
    case "∞": "infinity"
    case "σ": "sigma"
    default: String(inASCII)
    }
  }

  /// The digit or sign that a superscript represents.
  fileprivate var raised: Character? {
    Array("⁰¹²³⁴⁵⁶⁷⁸⁹").firstIndex(of: self).map { Array("0123456789")[$0] } ?? (self == "⁻" ? "-" : nil)
  }
}

extension String {
  /// The text for a terminal that shows ASCII only; powers are written with a "^".
  package var inASCII: String {
    if allSatisfy({ $0.isASCII }) { return self }
    var (text, isRaised) = ("", false)
    for character in self {
      let raised = character.raised
      if raised != nil, !isRaised { text += "^" }
      isRaised = raised != nil
      text += raised.map { String($0) } ?? character.wordInASCII
    }
    return text
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
