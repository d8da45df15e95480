/// How a fragment of a paper is written.
package enum PaperMarkup: Sendable { case markdown, latex }

/// A fragment of a paper or of a page in Markdown: tables, formulas, sentences.
package struct PaperText: Sendable {
  private let markup: PaperMarkup
  package private(set) var text = ""

  /// An empty fragment. LaTeX needs no packages, and the encoding that it has by itself: UTF-8.
  package init(_ markup: PaperMarkup) { self.markup = markup }

  /// Adds a sentence or several.
  package mutating func add(paragraph: String) { begin(escaped(paragraph) + "\n") }

  /// Adds formulas, each on a line; as text where there is no mathematics.
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
      begin(
        "\\begin{table}\n\\caption{\(escaped(caption))}\n\\begin{tabular}{\(sides)}\n\\hline\n" + lines[0] + "\\hline\n"
          + lines.dropFirst().joined() + "\\hline\n\\end{tabular}\n\\end{table}\n")
    }
  }

  /// Adds a block after an empty line.
  private mutating func begin(_ block: String) { text += (text.isEmpty ? "" : "\n") + block }

  private func escaped(_ text: String) -> String {
    text.visible.map { character in
      switch (markup, character) {
      case (.markdown, "|"), (.markdown, "*"), (.markdown, "_"), (.markdown, "\\"), (.markdown, "`"): "\\\(character)"
      case (.markdown, "["), (.markdown, "<"): "\\\(character)"
      case (.latex, "&"), (.latex, "%"), (.latex, "$"), (.latex, "#"), (.latex, "_"), (.latex, "{"), (.latex, "}"):
        "\\\(character)"
      case (.latex, "\\"): "\\textbackslash{}"
      case (.latex, "~"): "\\textasciitilde{}"
      case (.latex, "^"): "\\textasciicircum{}"
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
