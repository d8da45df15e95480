import Documents

/// Documents of any questions as one table: one row per document, one column for each member of
/// requests and results, and for their other members.
///
/// What is neither a text, a number nor a truth value is JSON in its cell.
package struct AnswerTable: Sendable {
  private var names: Set<String> = []
  /// The columns, sorted: those of no member first.
  package var columns: [String] {
    names.sorted { ($0.contains(".") ? 1 : 0, $0) < ($1.contains(".") ? 1 : 0, $1) }
  }

  /// A table without columns yet.
  package init() {}

  /// Takes note of the columns that documents need, a line each.
  package mutating func note(_ lines: ArraySlice<UInt8>) throws(Fault) {
    try Self.forEachDocument(of: lines) { document in for (name, _) in Self.cells(of: document) { names.insert(name) } }
  }

  /// The rows of documents whose columns were noted.
  package func rows(of lines: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
    let columns = columns
    var rows: [UInt8] = []
    try Self.forEachDocument(of: lines) { document in
      var cells: [String: String] = [:]
      for (name, text) in Self.cells(of: document) where cells[name] == nil { cells[name] = text }
      rows += Array(CSVLine.encode(columns.map { cells[$0] ?? "" }).utf8)
    }
    return rows
  }

  private static func forEachDocument(of lines: ArraySlice<UInt8>, _ body: (JSON) -> Void) throws(Fault) {
    for line in lines.split(separator: UInt8(ascii: "\n")) { body(try JSON(reading: line)) }
  }

  private static func cells(of document: JSON) -> [(String, String)] {
    guard case .object(let members) = document else { return [] }
    return members.flatMap { member -> [(String, String)] in
      guard ["request", "result"].contains(member.key), case .object(let inner) = member.value else {
        return [(member.key, text(of: member.value))]
      }
      return inner.map { ("\(member.key).\($0.key)", text(of: $0.value)) }
    }
  }

  private static func text(of value: JSON) -> String {
    switch value {
    case .string(let text), .number(let text): return text
    case .bool, .null, .array, .object:
      var json = JSONWriter()
      value.write(to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }
}
