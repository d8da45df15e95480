/// Cards as this program draws them, with a frame and the code in its lower edge:
///
///     ╭1──────╮ ╭2──────╮
///     │   ∼   │ │  ≋ ≋  │
///     ╰─1GSE──╯ ╰─2GSF──╯
enum DrawnCards {
  /// The codes of a drawing, separated by blanks; `nil` where a text isn't one.
  static func codes(of text: String) -> String? {
    guard text.contains("╰") else { return nil }
    var codes: [Substring] = []
    for line in text.split(whereSeparator: { $0.isNewline }) where line.contains(where: { !$0.isWhitespace }) {
      guard let first = line.first(where: { !$0.isWhitespace }) else { continue }
      switch first {
      case "╭", "│": continue
      case "╰":
        codes += line.split { "╰─╯".contains($0) || $0.isWhitespace }
      default: return nil
      }
    }
    return codes.joined(separator: " ")
  }
}
