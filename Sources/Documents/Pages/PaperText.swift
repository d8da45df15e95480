/// How a fragment of a paper is written.
package enum PaperMarkup: Sendable { case markdown, latex }

/// A fragment of a paper or of a page in Markdown: tables, formulas, sentences.
package struct PaperText: Sendable {
  private let markup: PaperMarkup
  package private(set) var text = ""

  /// An empty fragment. LaTeX needs the packages `longtable` and `booktabs` for tables, and its
  /// default encoding, UTF-8.
  package init(_ markup: PaperMarkup) { self.markup = markup }

  /// Adds a sentence or several.
  package mutating func add(paragraph: String) { begin(escaped(paragraph) + "\n") }

  /// Adds formulas, one per line; as text where there is no mathematics.
  package mutating func add(formulas: [Formula]) {
    switch markup {
    case .markdown: begin(formulas.map { escaped($0.plain) + "\n" }.joined(separator: "\n"))
    case .latex: begin(formulas.map { "\\[ \($0.latex) \\]\n" }.joined())
    }
  }

  /// A formula in both ways.
  package struct Formula: Sendable {
    package let plain: String
    package let latex: String

    /// A formula.
    package init(plain: String, latex: String) { (self.plain, self.latex) = (plain, latex) }
  }

  /// Adds a table under what it shows.
  package mutating func add(_ table: NumberTable, caption: String) {
    let table = table.rows.isEmpty ? table : table.withoutEmptyColumns
    let rows = table.rows.map { $0.map { escaped($0.text) } }
    let titles = table.titles.map(escaped)
    switch markup {
    case .markdown:
      begin("**\(escaped(caption))**\n")
      let marks = titles.indices.map { table.numeric.contains($0) ? "---:" : "---" }
      begin(([titles, marks] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined())
    case .latex:
      let sides = titles.indices.map { table.numeric.contains($0) ? "r" : "l" }.joined()
      let lines = ([titles] + rows).map { "\($0.joined(separator: " & ")) \\\\\n" }
      begin(Self.longTable(sides, "\\caption{\(escaped(caption))}\\label{tab:\(Self.label(caption))}", lines))
    }
  }

  /// What a table is called in references: the words of its caption.
  private static func label(_ caption: String) -> String {
    let words = caption.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.prefix(6).joined(separator: "-")
  }

  /// A table of one page or several, its titles on each.
  private static func longTable(_ sides: String, _ caption: String, _ lines: [String]) -> String {
    let head = "\\toprule\n\(lines[0])\\midrule\n"
    return "% \\usepackage{booktabs,longtable}\n\\begin{longtable}{\(sides)}\n\(caption) \\\\\n"
      + "\(head)\\endfirsthead\n\(head)\\endhead\n\\bottomrule\n\\endfoot\n" + lines.dropFirst().joined()
      + "\\end{longtable}\n"
  }

  /// Adds a block after an empty line.
  private mutating func begin(_ block: String) { text += (text.isEmpty ? "" : "\n") + block }

  private func escaped(_ text: String) -> String {
    guard markup == .latex else { return plain(text[...]) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) {
      return "$\\frac{\(parts[0])}{\(parts[1])}$"
    }
    // A hat before digits raises them, as in 0^120, 4^1(12)6 and 10^1000.
    var (result, rest) = ("", text[...])
    while let hat = rest.firstIndex(of: "^") {
      let power = rest[rest.index(after: hat)...].prefix { $0.isASCII && $0.isNumber || $0 == "(" || $0 == ")" }
      let isPower = power.contains { $0.isNumber } && power.count { $0 == "(" } == power.count { $0 == ")" }
      let base = isPower ? String(rest[..<hat].reversed().prefix { $0.isASCII && $0.isNumber }.reversed()) : ""
      result += plain(rest[..<hat].dropLast(base.count))
      result += isPower ? "$\(base)^{\(power)}$" : "\\textasciicircum{}"
      rest = isPower ? rest[power.endIndex...] : rest[rest.index(after: hat)...]
    }
    return result + plain(rest)
  }

  private func plain(_ text: Substring) -> String {
    String(text).visible.map { character in
      switch (markup, character) {
      case (.markdown, "|"), (.markdown, "*"), (.markdown, "_"), (.markdown, "\\"), (.markdown, "`"): "\\\(character)"
      case (.markdown, "["), (.markdown, "<"): "\\\(character)"
      case (.latex, "&"), (.latex, "%"), (.latex, "$"), (.latex, "#"), (.latex, "_"), (.latex, "{"), (.latex, "}"):
        "\\\(character)"
      case (.latex, "\\"): "\\textbackslash{}"
      case (.latex, "~"): "\\textasciitilde{}"
      case (.latex, _): Self.symbols[character] ?? String(character)
      default: String(character)
      }
    }.joined()
  }

  /// Characters that a document's fonts may lack, in mathematics.
  private static let symbols: [Character: String] = [
    "−": "$-$", "×": "$\\times$", "·": "$\\cdot$", "≤": "$\\le$", "≥": "$\\ge$", "≈": "$\\approx$", "→": "$\\to$",
    "…": "\\ldots{}", "–": "--", "⌊": "$\\lfloor$", "⌋": "$\\rfloor$", "↑": "$\\uparrow$", "↓": "$\\downarrow$",
    "±": "$\\pm$", "●": "$\\bullet$", "♠": "$\\spadesuit$", "♥": "$\\heartsuit$", "♦": "$\\diamondsuit$",
    "♣": "$\\clubsuit$", "²": "$^2$", "³": "$^3$", "<": "$<$", ">": "$>$",
  ]
}
