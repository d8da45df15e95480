/// A picture, what it shows, and the numbers that it is drawn from.
package struct Figure: Sendable {
  /// What is shown, a phrase without a final stop.
  package let title: String
  /// How to read it, whole sentences.
  package let caption: String
  /// Whether the drawing may be stretched to the width of a page.
  package let isWide: Bool
  /// The size of the drawing in a column of some width, in pixels.
  private let size: @Sendable (_ width: Double) -> (width: Double, height: Double)
  /// The drawing, whose definitions are named by an `id` and more.
  private let content: @Sendable (_ id: String, _ width: Double) -> String
  /// The numbers that it is drawn from; `nil` where the picture holds them already.
  package let numbers: NumberTable?

  /// A figure; what the picture itself says about how to read it follows the caption.
  package init(_ title: String, caption: String, _ picture: some Picture, numbers: NumberTable? = nil) {
    self.title = title
    self.caption = [caption, picture.reading].filter { !$0.isEmpty }.joined(separator: " ")
    isWide = picture.isWide
    size = { picture.size(within: $0) }
    content = { picture.content(id: $0, within: $1) }
    self.numbers = numbers
  }

  /// The widths for which a page holds drawings: that of a sheet of paper, and that of a phone.
  package static let widths = (page: 720.0, phone: 350.0)

  /// Whether a phone gets a drawing of its own.
  package var hasPhoneDrawing: Bool { size(Self.widths.phone).width != size(Self.widths.page).width }

  /// The drawing as an SVG element for a column of some width; `name` distinguishes its title and
  /// description from those of other figures on the page.
  package func svg(name: String = "figure", within column: Double = widths.page) -> String {
    let size = size(column)
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-labelledby="\(name)-title \(name)-words">
      <title id="\(name)-title">\(HTMLPage.escaped(title))</title>
      <desc id="\(name)-words">\(HTMLPage.escaped(caption))</desc>
      \(content(name, column))</svg>

      """
  }
}

/// What a figure draws: SVG between the tags of its element, lengths in pixels.
package protocol Picture: Sendable {
  /// The drawing's size in a column of some width; one that can't be narrower is scaled.
  func size(within width: Double) -> (width: Double, height: Double)
  /// Whether it may be stretched to the width of a page.
  var isWide: Bool { get }
  /// How to read what is drawn, whole sentences; empty where that is plain.
  var reading: String { get }
  /// The drawing for a column of some width: elements, each on a line; what it defines is named by
  /// `id` and more.
  func content(id: String, within width: Double) -> String
}

extension Picture {
  /// As large as it is.
  package var isWide: Bool { false }
  /// Nothing needs to be said.
  package var reading: String { "" }
}

/// Colours of figures, which a page has for light and dark. The four of series can be distinguished
/// by colour-blind readers, too, and differ in lightness on paper.
package enum Ink: String, Sendable {
  case ink, paper, soft, line
  /// Series.
  case first, second, third, fourth
  /// Values by how they are known, and what costs most.
  case proved, guess, bad

  /// The colour as CSS says it.
  package var css: String { "var(--\(rawValue))" }
}

/// Numbers in rows under titles.
package struct NumberTable: Sendable {
  /// A cell: what is shown, and the exact value where that is another one.
  package struct Cell: Sendable, ExpressibleByStringLiteral {
    package let text: String
    package let exact: String?

    /// A cell.
    package init(_ text: String, exact: String? = nil) {
      self.text = text
      self.exact = exact
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// A fraction, as a decimal.
    package init(_ value: FractionValue) { self.init(value.decimal, exact: value.exact) }
  }

  package let titles: [String]
  /// The columns whose cells are aligned to the right.
  package let numeric: Set<Int>
  package let rows: [[Cell]]

  /// A table.
  package init(_ titles: [String], numeric: Set<Int> = [], rows: [[Cell]]) {
    self.titles = titles
    self.numeric = numeric
    self.rows = rows
  }

  /// Those fields of records that fit a cell.
  package init<Row: Record>(_ records: [Row]) {
    let shape = Row.shape
    titles = shape.tableColumns.map { $0.title }
    numeric = Set(shape.tableColumns.indices.filter { shape.tableColumns[$0].isNumber })
    rows = records.map { record in
      shape.tableColumns.map { Cell($0.cell(record) ?? "", exact: $0.exact(record)) }
    }
  }

  /// The table without columns where no row has anything.
  package var withoutEmptyColumns: NumberTable {
    let kept = titles.indices.filter { column in rows.contains { !$0[column].text.isEmpty } }
    return NumberTable(
      kept.map { titles[$0] }, numeric: Set(kept.indices.filter { numeric.contains(kept[$0]) }),
      rows: rows.map { row in kept.map { row[$0] } })
  }

  /// The fields of a document that fit a cell, one per row.
  init<Body: Document>(values document: Body) {
    let fields = Body.shape.tableColumns.filter { $0.cell(document) != nil }
    self.init(
      ["", "value"], numeric: [],
      rows: fields.map { [Cell($0.title), Cell($0.cell(document) ?? "", exact: $0.exact(document))] })
  }

  /// Whether two tables say the same.
  func isSame(as other: NumberTable) -> Bool {
    titles == other.titles && rows.map { $0.map { $0.text } } == other.rows.map { $0.map { $0.text } }
  }
}

extension Field {
  /// The key as a title.
  fileprivate var title: String { key.spacedWords(spelledAs: property.help) }

  /// Whether its values are numbers, as people line them up.
  fileprivate var isNumber: Bool { property.schema.isNumber || isNumberOfParts }
}

extension JSONSchema {
  /// Whether a value is a number, as people line them up.
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .natural, .range, .number, .digits: true
    case .common(let name): name == "fraction"
    case .boolean, .null, .string, .path, .words, .array, .object, .record, .anyOf, .reference: false
    }
  }
}
