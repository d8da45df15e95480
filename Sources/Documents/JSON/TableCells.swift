/// How values fill the cells of a table: one that fits a cell is the cell; a fraction has columns
/// for its numerator and denominator too, evidence for its interval, an object for each of its
/// members; a list is one cell.
extension JSONWritable {
  /// One column, named like the key.
  package static var columnEndings: [String] { [""] }

  /// The value, or its JSON where it is larger than a cell.
  package var cells: [String] { [cell ?? jsonText] }

  /// The value in JSON.
  var jsonText: String {
    if isAbsent { return "" }
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Optional where Wrapped: JSONWritable {
  package static var columnEndings: [String] { Wrapped.columnEndings }
  package var cells: [String] { self?.cells ?? Wrapped.columnEndings.map { _ in "" } }
}

extension Array where Element: JSONWritable {
  /// Numbers and single words with a space between them, as they are read again; everything else,
  /// and an empty list, in JSON.
  package var cells: [String] {
    let words = Element.columnEndings == [""] ? compactMap { $0.cell } : []
    return [words.count == count && !isEmpty && words.allSatisfy(Self.isWord) ? words.joined(separator: " ") : jsonText]
  }

  /// Whether a text stays one word between spaces, and can't be taken for JSON.
  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("[") && !text.contains(where: { $0.isWhitespace })
  }
}

extension Record {
  package static var columnEndings: [String] {
    shape.declared.flatMap { field in field.columns.map { $0.capitalizedFirst } }
  }

  package var cells: [String] { Self.shape.cells(of: self) }
}

extension JSONSchema {
  /// Whether a value has a list that is a table of its own, of objects or of lists.
  fileprivate var hasTable: Bool {
    switch self {
    case .array(.array): true
    case .array(let element): element.properties != nil
    default: properties?.contains { $0.schema.hasTable } ?? false
    }
  }

  fileprivate var isList: Bool { if case .array = self { true } else { false } }

  /// Whether a list is of objects whose keys all have columns.
  fileprivate func isListed(in columns: Set<String>) -> Bool {
    guard case .array(let element) = self, let properties = element.properties else { return false }
    return properties.allSatisfy { $0.hasColumns(in: columns, before: "") }
  }
}

extension JSONSchema.Property {
  /// Whether the value, or each member of an object, has a column.
  fileprivate func hasColumns(in columns: Set<String>, before: String) -> Bool {
    let name = before.isEmpty ? key : before + key.capitalizedFirst
    if columns.contains(name) { return true }
    guard let inner = schema.properties else { return false }
    return inner.allSatisfy { $0.hasColumns(in: columns, before: name) }
  }
}

extension Shape {
  /// The titles of the columns that all fields make, in the order in which they were declared.
  package var columns: [String] { declared.flatMap { $0.columns } }

  /// What `root` has in these columns, empty where there is nothing.
  package func cells(of root: Root) -> [String] { declared.flatMap { $0.cells(root) } }

  /// The shape of something that holds a `Root`.
  package func fields<Whole>(of root: @escaping @Sendable (Whole) -> Root) -> [Field<Whole>] {
    declared.map { $0.field(of: root) }
  }
}

/// A document whose table has one row per record of a list.
///
/// After the columns of a row come those for what the answer says about all rows: single values in
/// every row, lists in the first one; no sentences, whose keys end with `InWords`. An answer
/// without rows has one whose own cells are empty.
package protocol RowsDocument: Document {
  associatedtype Row: Record
  associatedtype Rows: Sequence<Row> = [Row]
  /// The records, in order.
  var rows: Rows { get }
  /// Lists of the result that the rows hold, where names don't show it: without any, the list of
  /// objects whose keys all have columns.
  static var listsInRows: Set<String> { get }
}

extension RowsDocument {
  package static var listsInRows: Set<String> { [] }

  /// The columns of the rows, then those of the answer; where both have a name, `answer` is
  /// prepended to that of the answer.
  package static var columns: [String] { Row.shape.columns + AnswerColumns<Self>().titles }

  /// A row for each record.
  package func writeRows(to writer: inout JSONWriter) {
    let answer = AnswerColumns<Self>()
    var cells = answer.cells(of: self, isFirst: true)
    var count = 0
    for row in rows {
      if count == 1 { cells = answer.cells(of: self, isFirst: false) }
      writer.text(CSVLine.encode(Row.shape.cells(of: row) + cells))
      writer.flushWhenLarge()
      count += 1
    }
    if count == 0, !cells.isEmpty { writer.text(CSVLine.encode(Row.shape.columns.map { _ in "" } + cells)) }
  }
}

/// The columns of what an answer says about all its rows.
private struct AnswerColumns<Whole: RowsDocument> {
  private let own = Set(Whole.Row.shape.columns)
  private let fields: [Field<Whole>]

  init() {
    let own = own
    let named = Whole.listsInRows
    fields = Whole.shape.declared.filter { field in
      guard !field.key.hasSuffix("InWords") else { return false }
      return named.isEmpty ? !field.property.schema.isListed(in: own) : !named.contains(field.key)
    }
  }

  var titles: [String] {
    fields.flatMap { field in
      let columns = field.columns
      return columns.contains(where: own.contains) ? columns.map { "answer\($0.capitalizedFirst)" } : columns
    }
  }

  package func cells(of whole: Whole, isFirst: Bool) -> [String] {
    fields.flatMap { field in
      let schema = field.property.schema
      return isFirst || !(schema.isList || schema.hasTable) ? field.cells(whole) : field.columns.map { _ in "" }
    }
  }
}
