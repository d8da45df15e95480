/// A self-contained page: no script, no file and no address from elsewhere; readable in light and
/// dark, and on paper.
package struct HTMLPage: Sendable {
  private let title: String
  private var body = ""

  /// An empty page.
  package init(title: String) { self.title = title }

  /// Adds an element with text, which is escaped.
  package mutating func add(_ element: String, _ text: String, attributes: String = "") {
    add(raw: "<\(element)\(attributes.isEmpty ? "" : " \(attributes)")>\(Self.escaped(text))</\(element)>\n")
  }

  /// Adds text that is HTML or SVG already.
  package mutating func add(raw text: String) { body += text }

  /// Adds a table; `numbers` tells the columns whose cells stand at the right. Cells are escaped.
  package mutating func add(table titles: [String], rows: [[String]], numbers: Set<Int> = [], marked: Set<Int> = []) {
    func cells(_ texts: [String], _ element: String) -> String {
      texts.enumerated().map { column, text in
        "<\(element)\(numbers.contains(column) ? " class=\"n\"" : "")>\(Self.escaped(text))</\(element)>"
      }.joined()
    }
    body += "<div class=\"wide\"><table>\n<thead><tr>\(cells(titles, "th"))</tr></thead>\n<tbody>\n"
    for (index, row) in rows.enumerated() {
      body += "<tr\(marked.contains(index) ? " class=\"m\"" : "")>\(cells(row, "td"))</tr>\n"
    }
    body += "</tbody></table></div>\n"
  }

  /// The whole page.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="puzzlelab \(Toolkit.version)">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }

  /// Text with the characters replaced that mean something in HTML.
  package static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}" where character != "\n": escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// The colours of pages and figures, in light and dark.
  static let palette = """
    :root { color-scheme: light dark; --ink: #1c1c1a; --paper: #fdfdfb; --soft: #6b6b66; --line: #d9d8d2;
      --proved: #1f6f54; --guess: #4a78b0; --bad: #b3402e; --felt: #2f7d4f; --mark: #fbe9e4; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #1b1c1d; --soft: #a3a29b; --line: #3c3d3f;
      --proved: #6cc9a1; --guess: #8ab4e8; --bad: #ee8a76; --felt: #2a6a45; --mark: #40282a; } }
    """

  private static let style =
    palette + """

      body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
      main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
      h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
      p { margin: .25rem 0; } .soft { color: var(--soft); font-size: .9rem; }
      .wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: .2rem .7rem; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
      th { color: var(--soft); font-weight: 600; } .n { text-align: right; } tr.m td { background: var(--mark); }
      svg { max-width: 100%; height: auto; } svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
      .row { display: flex; flex-wrap: wrap; gap: 1.5rem; } figure { margin: 0; } figcaption { max-width: 15rem; }
      @media print { body { font-size: 11px; } h2 { break-after: avoid; } figure, tr { break-inside: avoid; } }
      """
}
