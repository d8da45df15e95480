/// How text for a person may look: its width and whether it may use colour.
public struct TextStyle: Sendable, Equatable {
  /// Whether colours and weights (ANSI escape sequences) may be used.
  public var usesColor: Bool
  /// The number of columns; long lines are wrapped or listed to fit.
  public var columns: Int
  /// Whether only ASCII can be shown.
  public var isASCII: Bool
  /// Whether no line may be longer than ``columns``: the text is for a screen. What is in a file
  /// may be read again, line by line.
  public var fits: Bool

  /// Creates a style; the default is plain text of 80 columns.
  public init(usesColor: Bool = false, columns: Int = 80, isASCII: Bool = false, fits: Bool = false) {
    self.usesColor = usesColor
    self.columns = max(20, columns)
    self.isASCII = isASCII
    self.fits = fits
  }

  /// No colour, 80 columns: what a file gets.
  public static let plain = TextStyle()

  /// A foreground colour or weight.
  package enum Ink: String, Sendable, CaseIterable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    /// Dark enough for white paper, light enough for a black screen.
    case yellow = "38;5;136"
    case blue = "34"
    case purple = "38;5;134"
    case cyan = "36"
    case orange = "38;5;172"
    /// A board of green felt: its bare squares, marks, black and white discs.
    case felt = "38;5;40;48;5;28"
    case mark = "38;5;227;48;5;28"
    case blackDisc = "38;5;16;48;5;28"
    case whiteDisc = "38;5;231;48;5;28"
  }

  /// The text in `ink`, or as it is when colour isn't used.
  package func paint(_ text: some StringProtocol, _ inks: Ink...) -> String {
    guard usesColor, !text.isEmpty, !inks.isEmpty else { return String(text) }
    return "\u{1B}[\(inks.map { $0.rawValue }.joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Whether numbers between semicolons are inks, one or several, or the end of them.
  static func isColour(_ codes: String) -> Bool {
    if codes == "0" { return true }
    return Ink.allCases.contains { ink in
      guard codes.hasPrefix(ink.rawValue) else { return false }
      let rest = codes.dropFirst(ink.rawValue.count)
      return rest.isEmpty || rest.first == ";" && rest != ";" && isColour(String(rest.dropFirst()))
    }
  }

  /// A heading on lines of its own.
  package func heading(_ text: String) -> String { paint(wrapped(text).dropLast(), .bold) + "\n" }

  /// `text` broken between words into lines of at most ``columns``, later lines indented by
  /// `indent` spaces. The text must hold no escape sequences.
  package func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let room = columns - (lines.isEmpty ? 0 : indent)
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= room {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
  }

  /// A text as it may be written: control characters made visible, in ASCII where nothing else can
  /// be shown, and no line too long where it has to fit.
  package func finished(_ text: String) -> String {
    VisibleText.styled(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // The replacement of a character may be longer than the character.
      let shown = isASCII ? String(line).inASCII : String(line)
      return (fits || shown != line) && Self.width(of: shown[...]) > columns ? broken(shown[...]) : shown
    }.joined(separator: "\n")
  }

  private func broken(_ line: Substring) -> String {
    let margin = String(repeating: " ", count: min(columns / 2, line.prefix { $0 == " " }.count + 2))
    var (text, width, isFirst) = ("", 0, true)
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let more = Self.width(of: word)
      if isFirst {
        (text, width, isFirst) = (String(word), more, false)
      } else if width + 1 + more <= columns || width <= margin.count {
        (text, width) = (text + " " + word, width + 1 + more)
      } else {
        while text.last == " " { text.removeLast() }
        (text, width) = (text + "\n" + margin + word, margin.count + more)
      }
    }
    return text
  }

  /// The columns that a line takes: colours take none.
  private static func width(of line: Substring) -> Int {
    var (width, isEscaped) = (0, false)
    for character in line {
      if character == "\u{1B}" { isEscaped = true }
      if !isEscaped { width += 1 }
      if isEscaped, character == "m" { isEscaped = false }
    }
    return width
  }

  /// Lines of a word and its meaning: the words in a column of their own, long meanings wrapped.
  package func list(_ items: [(word: String, meaning: String)]) -> String {
    let width = (items.map { $0.word.count }.max() ?? 0) + 2
    let narrow = TextStyle(usesColor: usesColor, columns: columns - width)
    let margin = String(repeating: " ", count: width)
    return items.map { word, meaning in
      let lines = narrow.wrapped(meaning).split(separator: "\n")
      return word.rightPadded(to: width) + lines.joined(separator: "\n" + margin) + "\n"
    }.joined()
  }
}

extension TextStyle {
  /// A fact below a drawing or a heading: its label in a column of its own, long texts wrapped
  /// next to it.
  package func fact(_ label: String, _ text: String) -> String {
    let margin = "  " + label + String(repeating: " ", count: max(1, 8 - label.count))
    let narrow = TextStyle(usesColor: usesColor, columns: columns - margin.count)
    let lines = narrow.wrapped(text).split(separator: "\n")
    return margin + lines.joined(separator: "\n" + String(repeating: " ", count: margin.count)) + "\n"
  }
}
