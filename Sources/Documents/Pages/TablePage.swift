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
    guard let titles = rows.first, rows.count - 1 <= Self.mostRows else { return nil }
    self.title = title
    self.command = command
    // A column where no answer has anything is left out, and so are lists in JSON, which are for
    // programs.
    let columns = titles.indices.filter { column in
      rows.dropFirst().contains { !$0[column].isEmpty && !$0[column].hasPrefix("[") }
    }
    let cells = rows.dropFirst().map { row in columns.map { row[$0] } }
    let numeric = columns.indices.filter { column in
      cells.allSatisfy { $0[column].isEmpty || Double($0[column]) != nil }
    }
    table = NumberTable(
      columns.map { titles[$0].spacedWords(spelledAs: help) }, numeric: Set(numeric),
      rows: cells.map { $0.map { NumberTable.Cell($0) } })
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
