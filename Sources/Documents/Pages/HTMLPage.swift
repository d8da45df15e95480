import GameCore

/// Whether a page of questions has their answers.
package enum AnswerKey: String, Sendable, CaseIterable {
  case both, none, only
}

/// A self-contained page: nothing from elsewhere, readable without its script, in light and dark,
/// and on paper.
package struct HTMLPage: Sendable {
  private let title: String
  private let answers: AnswerKey
  private var body = ""

  /// An empty page; with `answers` it has only a part of its questions and answers.
  package init(title: String, answers: AnswerKey = .both) { (self.title, self.answers) = (title, answers) }

  /// Adds the answers to what the page asks, on sheets of their own, hidden on the screen until
  /// they are opened; the page's script prints them or the questions alone.
  package mutating func addAnswers(_ heading: String, _ write: (inout HTMLPage) -> Void) {
    switch answers {
    case .both:
      add(raw: "<section class=\"sheet key\">\n<details class=\"solutions\">")
      add("summary", heading)
      write(&self)
      add(raw: "</details>\n</section>\n")
    case .none: break
    case .only:
      body = ""
      add("h1", "\(title): \(heading.lowercasedFirst)")
      write(&self)
    }
  }

  /// Adds an element with text, which is escaped.
  package mutating func add(_ element: String, _ text: String, attributes: String = "") {
    add(raw: "<\(element)\(attributes.isEmpty ? "" : " \(attributes)")>\(Self.escaped(text))</\(element)>\n")
  }

  /// Adds text that is HTML or SVG already.
  package mutating func add(raw text: String) { body += text }

  /// Adds a table; cells are escaped, and those with an exact value open to show it.
  package mutating func add(_ table: NumberTable, marked: Set<Int> = []) {
    body += "<div class=\"wide\"><table>\n<thead><tr>"
    for (column, title) in table.titles.enumerated() {
      body += "<th\(table.numeric.contains(column) ? " class=\"n\"" : "")>\(Self.escaped(title))</th>"
    }
    body += "</tr></thead>\n<tbody>\n"
    for (index, row) in table.rows.enumerated() {
      body += "<tr\(marked.contains(index) ? " class=\"m\"" : "")>"
      for (column, cell) in row.enumerated() {
        let kind = table.numeric.contains(column) ? " class=\"n\"" : cell.text.count > 40 ? " class=\"long\"" : ""
        body += "<td\(kind)>\(Self.html(cell))</td>"
      }
      body += "</tr>\n"
    }
    body += "</tbody></table></div>\n"
  }

  private static func html(_ cell: NumberTable.Cell) -> String {
    guard let exact = cell.exact, exact != cell.text else { return escaped(cell.text) }
    return "<details><summary>\(escaped(cell.text))</summary><span class=\"exact\">\(escaped(exact))</span></details>"
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
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src \
    'sha256-\(PageScript.hash)'; base-uri 'none'; form-action 'none'">
    <title>\(Self.escaped(title))</title>
    <style>
    \(PageStyle.palette)
    \(PageStyle.drawings)
    \(PageStyle.page)
    </style>
    </head>
    <body>
    <main>
    \(body)</main>
    <script>\(PageScript.text)</script>
    </body>
    </html>

    """
  }

  /// Text with the characters replaced that mean something in HTML, and without control characters.
  package static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "\n"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
