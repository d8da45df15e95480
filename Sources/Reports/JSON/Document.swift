/// An answer, ready to be shown to a program and to a person. It computes nothing and reads
/// nothing.
///
/// The keys of its result are a ``Shape`` over the document itself; keys are camelCase and carry
/// their unit. The request is written by the question that was asked, time and node counts are in
/// ``RunInfo``: a result depends on its request alone.
package protocol Document: Sendable {
  /// The keys of the result.
  static var shape: Shape<Self> { get }
  /// The answer for a person, whole lines, the last one ended by a line feed.
  func text(style: TextStyle, run: RunInfo) -> String
  /// The titles of the answer's table; known without an answer, because many answers may make one
  /// table.
  static var columns: [String] { get }
  /// Appends the rows of the answer's table as lines of RFC 4180.
  func writeRows(to writer: inout JSONWriter)
}

extension Document {
  /// The values of the result that fit a cell.
  package static var columns: [String] { shape.columns }

  /// One row: the values of the result that fit a cell.
  package func writeRows(to writer: inout JSONWriter) { writer.text(CSVLine.encode(Self.shape.cells(of: self))) }

  /// Appends the answer's table.
  package func writeTable(to writer: inout JSONWriter, withTitles: Bool = true) {
    if withTitles { writer.text(CSVLine.encode(Self.columns)) }
    writeRows(to: &writer)
  }
}

/// A document whose table has a row for each of its records.
package protocol TableDocument: Document {
  associatedtype Row: Record
  /// The records, in order.
  var rows: [Row] { get }
}

extension TableDocument {
  /// Those fields of a record that fit a cell.
  package static var columns: [String] { Row.shape.columns }

  /// A row for each record.
  package func writeRows(to writer: inout JSONWriter) {
    for row in rows {
      writer.text(CSVLine.encode(Row.shape.cells(of: row)))
      writer.flushWhenLarge()
    }
  }
}

/// A document with a figure.
package protocol FigureDocument: Document {
  /// The figure by itself, as SVG.
  func svg() -> String
}

/// A document that makes a page of its own.
package protocol PageDocument: Document {
  /// The page as one self-contained HTML file.
  func html() -> String
}

extension Shape {
  /// The fields that fit a cell of a table, in the order in which they were declared.
  private var tabled: [Field<Root>] { declared.filter { $0.property.schema.isCell } }
  /// Their keys.
  package var columns: [String] { tabled.map(\.key) }
  /// Their values in `root`, empty where there is none.
  package func cells(of root: Root) -> [String] { tabled.map { $0.cell(root) ?? "" } }
}

extension JSONSchema {
  /// Whether a value fits a cell of a table.
  var isCell: Bool {
    switch self {
    case .boolean, .integer, .natural, .range, .number, .string, .digits, .words: true
    case .reference(let name): name == "evidence" || name == "fraction"
    case .array, .object, .anyOf: false
    }
  }
}
