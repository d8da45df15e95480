/// The answers to a file of many as one page: a table with one row for each of their rows.
package struct TablePage: Sendable {
  private let title: String
  private let command: String
  private let table: NumberTable

  /// The rows that a page shows; browsers get slow with more.
  package static let mostRows = 5000

  /// The page called `title` of a table in CSV, whose first record has the titles of its columns;
  /// `command` prints it, and its titles are spelled as `help` spells them. `nil` for a table that
  /// is too long for a page.
  package init?(_ records: [UInt8], title: String, command: String, help: String) {
    let rows = CSVLine.decode(records)
    guard !rows.isEmpty, rows.count - 1 <= Self.mostRows else { return nil }
    self.title = title
    self.command = command
    table = NumberTable(records: rows, help: help).withoutEmptyColumns
  }

  package var html: String {
    var page = HTMLPage(title: title)
    page.add("h1", title)
    if table.rows.isEmpty { page.add("p", "There are no answers.") } else { page.add(table) }
    page.add(raw: "<footer>\n<dl>\n<dt>Command</dt>\n<dd><code>\(HTMLPage.escaped(command))</code></dd>\n")
    page.add(raw: "<dt>Program</dt>\n<dd>puzzlelab \(Toolkit.version)</dd>\n</dl>\n</footer>\n")
    return page.text
  }
}

extension NumberTable {
  /// A table in CSV whose first record has its titles, which are spelled as `help` spells them.
  package init(records: [[String]], help: String) {
    let (titles, cells) = (records.first ?? [], records.dropFirst())
    let numeric = titles.indices.filter { column in
      cells.allSatisfy { $0[column].isEmpty || Double($0[column]) != nil }
    }
    self.init(
      titles.map { $0.spacedWords(spelledAs: help) }, numeric: Set(numeric), rows: cells.map { $0.map { Cell($0) } })
  }
}
