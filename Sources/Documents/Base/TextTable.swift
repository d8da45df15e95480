/// A table in columns of text.
///
/// One that is too wide for its style has its last column wrapped, where that is a column of words
/// and the others leave it enough space, or else its columns in blocks one below the other, each
/// after the first column.
package struct TextTable: Sendable {
  /// The side to which a column's cells are aligned.
  package enum Alignment: Sendable { case left, right }

  /// One column: its title and the side to which its cells are aligned.
  package struct Column: Sendable {
    let title: String
    let alignment: Alignment

    package static func words(_ title: String) -> Column { Column(title: title, alignment: .left) }
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
    let shown = style.isASCII ? rows.map { $0.map { $0.inASCII } } : rows
    let titles = columns.map { style.isASCII ? $0.title.inASCII : $0.title }
    let room = style.columns - indent
    var widths = Self.widths(titles, shown)
    let others = widths.dropLast().reduce(0) { $0 + $1 + Self.gap }
    if others + (widths.last ?? 0) > room, columns.last?.alignment == .left, room - others >= Self.fewestForWords {
      widths[widths.count - 1] = room - others
    }
    let margin = String(repeating: " ", count: indent)
    return blocks(widths, room: room).map { block in
      let head = line(titles, block, widths: widths, margin: margin)
      let body = shown.map { line($0, block, widths: widths, margin: margin) + "\n" }.joined()
      return (columns.allSatisfy { $0.title.isEmpty } ? "" : margin + style.paint(head.dropFirst(indent), .bold) + "\n")
        + body
    }.joined(separator: "\n")
  }

  /// Whether the table fits a style as it is.
  package func fits(_ style: TextStyle) -> Bool {
    Self.widths(columns.map { $0.title }, rows).reduce(-Self.gap) { $0 + $1 + Self.gap } <= style.columns
  }

  /// The columns between two others, and the fewest in which words are wrapped.
  private static let (gap, fewestForWords) = (2, 16)

  private static func widths(_ titles: [String], _ rows: [[String]]) -> [Int] {
    titles.indices.map { column in max(titles[column].count, rows.map { $0[column].count }.max() ?? 0) }
  }

  /// The columns that are next to each other, as many as fit; the first one begins each block.
  private func blocks(_ widths: [Int], room: Int) -> [[Int]] {
    guard let first = widths.first else { return [] }
    var (blocks, width) = ([[0]], first)
    for column in widths.indices.dropFirst() {
      width += Self.gap + widths[column]
      if width > room, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        width = first + Self.gap + widths[column]
      }
      blocks[blocks.count - 1].append(column)
    }
    return blocks
  }

  /// The table as RFC 4180 comma-separated values.
  package func csv() -> String {
    ([columns.map { $0.title }] + rows).map { CSVLine.encode($0) }.joined()
  }

  /// Some cells of a row as a line, or as several where the last one is wrapped.
  private func line(_ cells: [String], _ block: [Int], widths: [Int], margin: String) -> String {
    var text = margin
    for (place, column) in block.enumerated() {
      if place > 0 { text += String(repeating: " ", count: Self.gap) }
      var cell = cells[column]
      if cell.count > widths[column] {
        let indent = text.count
        let style = TextStyle(columns: widths[column])
        cell = style.wrapped(cell).split(separator: "\n").joined(
          separator: "\n" + String(repeating: " ", count: indent))
      }
      let padding = String(repeating: " ", count: max(0, widths[column] - cell.count))
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

  /// The records with more fields before each.
  /// - Complexity: O(n).
  package static func prefixed(_ records: [UInt8], with fields: [String]) -> [UInt8] {
    let prefix = Array(fields.map { quoted($0) + "," }.joined().utf8)
    var (bytes, isQuoted, isFirst) = ([UInt8](), false, true)
    for byte in records {
      if isFirst { bytes += prefix }
      bytes.append(byte)
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      isFirst = byte == UInt8(ascii: "\n") && !isQuoted
    }
    return bytes
  }

  /// How many records there are.
  /// - Complexity: O(n).
  package static func count(_ records: [UInt8]) -> Int {
    var (count, isQuoted) = (0, false)
    for byte in records {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { count += 1 }
    }
    return count
  }

  /// The fields of records, as ``encode(_:)`` writes them.
  /// - Complexity: O(n).
  package static func decode(_ records: [UInt8]) -> [[String]] {
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
