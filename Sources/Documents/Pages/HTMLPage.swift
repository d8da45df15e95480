import GameCore

/// Whether a page of questions has their answers.
package enum AnswerKey: String, Sendable, CaseIterable {
  case both, none, only
}

/// How questions and their answers are put on paper.
package struct SheetLayout: Sendable {
  /// Which of the two the page has.
  package var answers = AnswerKey.both
  /// The size of the type, in points.
  package var typePoints = SheetLayout.usualTypePoints
  /// The width of each picture that a question is about, in millimetres; `nil` for the usual one.
  package var pictureMillimetres: Int?

  /// The type of a sheet, in points, where nothing is said.
  package static let usualTypePoints = 10

  /// The usual layout, with these answers.
  package init(answers: AnswerKey = .both) { self.answers = answers }

  /// What it changes in the style of a page.
  fileprivate var style: String {
    let type = typePoints == Self.usualTypePoints ? [] : ["--type: \(typePoints)pt;"]
    let picture = pictureMillimetres.map { ["--picture: \($0)mm;"] } ?? []
    let changes = type + picture
    return changes.isEmpty ? "" : "\n:root { \(changes.joined(separator: " ")) }"
  }
}

/// A self-contained page: nothing from elsewhere, readable without its script, in light and dark,
/// and on paper.
package struct HTMLPage: Sendable {
  private let title: String
  private let layout: SheetLayout
  private var body = ""
  /// The answers, which follow all questions.
  private var key = ""
  /// Which sheet of several is written; `nil` where there is one.
  private var sheet: UInt64?

  /// An empty page, printed as `layout` says.
  package init(title: String, layout: SheetLayout = SheetLayout()) { (self.title, self.layout) = (title, layout) }

  /// Begins one of several sheets, which have the same title; `seed` is what they differ in.
  package mutating func beginSheet(seed: UInt64) {
    if sheet != nil { add(raw: "</section>\n") }
    sheet = seed
    add(raw: "<section class=\"sheet\">\n")
    add("h1", sheetTitle)
  }

  /// Puts the answers after the questions, or in their place.
  package mutating func endSheets() {
    if sheet != nil { add(raw: "</section>\n") }
    if layout.answers == .only { body = "" }
    body += key
    key = ""
  }

  private var sheetTitle: String { title + (sheet.map { " (seed \($0))" } ?? "") }

  /// A name that no other sheet of the page has.
  package func unique(_ name: String) -> String { sheet.map { "s\($0)-\(name)" } ?? name }

  /// Adds the answers to what the page asks, on sheets of their own, hidden on the screen until
  /// they are opened; the page's script prints them or the questions alone.
  package mutating func addAnswers(_ heading: String, _ write: (inout HTMLPage) -> Void) {
    guard layout.answers != .none else { return }
    var page = HTMLPage(title: title, layout: layout)
    page.sheet = sheet
    if layout.answers == .both {
      page.add(raw: "<section class=\"sheet key\">\n<details class=\"solutions\">")
      page.add("summary", heading + (sheet.map { ", seed \($0)" } ?? ""))
    } else {
      page.add(raw: "<section class=\"sheet\">\n")
      page.add("h1", "\(sheetTitle): \(heading.lowercasedFirst)")
    }
    write(&page)
    key += page.body + (layout.answers == .both ? "</details>\n</section>\n" : "</section>\n")
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
    \(PageStyle.page)\(layout.style)
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
