/// How values fill the cells of a table: one that fits a cell is the cell; a fraction has columns
/// for its numerator and denominator too, evidence for its interval, an object for each of its
/// members; a list of words or numbers is one cell, and any other a table of its own.
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
  /// None for a list of objects or of lists, which is a table of its own.
  package static var columnEndings: [String] { isTable ? [] : [""] }

  /// Numbers and single words with a space between them, as they are read again; other texts with
  /// semicolons.
  package var cells: [String] {
    if Self.isTable { return [] }
    let words = map { $0.cell ?? $0.jsonText }
    return [words.joined(separator: words.contains { $0.contains(where: { $0.isWhitespace }) } ? "; " : " ")]
  }

  private static var isTable: Bool { Element.columnEndings != [""] || Element.schema.isList }
}

extension Record {
  package static var columnEndings: [String] {
    shape.declared.flatMap { field in field.columns.map { $0.capitalizedFirst } }
  }

  package var cells: [String] { Self.shape.cells(of: self) }
}

extension JSONSchema {
  var isList: Bool { if case .array = self { true } else { false } }
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
/// After the columns of a row come those for what the answer says about all rows, the same in every
/// row; no sentences, whose keys end with `InWords`, and no lists, which are tables of their own.
/// An answer without rows has one whose own cells are empty.
package protocol RowsDocument: Document {
  associatedtype Row: Record
  associatedtype Rows: Sequence<Row> = [Row]
  /// The records, in order.
  var rows: Rows { get }
}

extension RowsDocument {
  /// What is said about all rows.
  static var answerFields: [Field<Self>] {
    shape.declared.filter { !$0.key.hasSuffix("InWords") && !$0.property.schema.isList }
  }

  /// A row for each record.
  package func writeRows(to writer: inout JSONWriter) {
    let cells = Self.answerFields.flatMap { $0.cells(self) }
    var isEmpty = true
    for row in rows {
      writer.text(CSVLine.encode(Row.shape.cells(of: row) + cells))
      writer.flushWhenLarge()
      isEmpty = false
    }
    if isEmpty, !cells.isEmpty { writer.text(CSVLine.encode(Row.shape.columns.map { _ in "" } + cells)) }
  }
}
