/// A table in columns of text, as wide as it needs to be.
package struct TextTable: Sendable {
  /// On which side a column's cells stand.
  package enum Alignment: Sendable { case left, right }

  /// One column: its title and the side on which its cells stand.
  package struct Column: Sendable {
    let title: String
    let alignment: Alignment

    /// A column of words.
    package static func words(_ title: String) -> Column { Column(title: title, alignment: .left) }
    /// A column of numbers.
    package static func numbers(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  /// An empty table.
  package init(_ columns: Column...) { self.columns = columns }

  /// An empty table whose columns are made at run time.
  package init(columns: [Column]) { self.columns = columns }

  /// Adds a row of as many cells as there are columns; control characters are replaced.
  package mutating func add(_ cells: String...) { add(cells: cells) }

  /// Adds a row of as many cells as there are columns.
  package mutating func add(cells: [String]) {
    precondition(cells.count == columns.count, "a row of \(cells.count) cells in a table of \(columns.count) columns")
    rows.append(cells.map { $0.visible })
  }

  /// The table as lines, titles first, two spaces between columns.
  package func text(style: TextStyle, indent: Int = 0) -> String {
    let widths = columns.indices.map { column in
      max(columns[column].title.count, rows.map { $0[column].count }.max() ?? 0)
    }
    let margin = String(repeating: " ", count: indent)
    let titles = line(columns.map { $0.title }, widths: widths)
    var text = columns.allSatisfy { $0.title.isEmpty } ? "" : margin + style.paint(titles, .bold) + "\n"
    for row in rows { text += margin + line(row, widths: widths) + "\n" }
    return text
  }

  /// The table as RFC 4180 comma-separated values.
  package func csv() -> String {
    ([columns.map { $0.title }] + rows).map { CSVLine.encode($0) }.joined()
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var text = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      if column > 0 { text += "  " }
      text += columns[column].alignment == .right ? padding + cell : cell + padding
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// One record of comma-separated values (RFC 4180).
package enum CSVLine {
  /// The fields, quoted where they must be, and a line feed.
  package static func encode(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  /// The records with one more field before each.
  /// - Complexity: O(n).
  package static func prefixed(_ records: [UInt8], with field: String) -> [UInt8] {
    let prefix = Array((quoted(field) + ",").utf8)
    var (bytes, isQuoted, isFirst) = ([UInt8](), false, true)
    for byte in records {
      if isFirst { bytes += prefix }
      bytes.append(byte)
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      isFirst = byte == UInt8(ascii: "\n") && !isQuoted
    }
    return bytes
  }

  /// The fields of records, as ``encode(_:)`` writes them.
  /// - Complexity: O(n).
  static func decode(_ records: [UInt8]) -> [[String]] {
    var (rows, fields, field) = ([[String]](), [String](), [UInt8]())
    var (isQuoted, wasQuote) = (false, false)
    for byte in records {
      let isQuote = byte == UInt8(ascii: "\"")
      // Two quotes within a quoted field are one.
      if isQuote, !isQuoted, wasQuote { field.append(byte) }
      if isQuote { isQuoted.toggle() }
      wasQuote = isQuote && !isQuoted
      guard !isQuote else { continue }
      guard !isQuoted, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") else {
        field.append(byte)
        continue
      }
      fields.append(String(decoding: field, as: UTF8.self))
      field.removeAll()
      guard byte == UInt8(ascii: "\n") else { continue }
      rows.append(fields)
      fields.removeAll()
    }
    return rows
  }

  private static func quoted(_ field: String) -> String {
    let field = isFormula(field) ? "'\(field.visibleLines)" : field.visibleLines
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    var text = "\""
    for character in field { text += character == "\"" ? "\"\"" : String(character) }
    return text + "\""
  }

  /// Whether a spreadsheet would compute the field: "=cmd()". Numbers and boards may begin with a
  /// sign.
  private static func isFormula(_ field: String) -> Bool {
    switch field.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      field.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "|") }
    default: false
    }
  }
}
