/// A field of squares, each of one of a few kinds: a letter and a colour show which.
package struct HeatMap: Picture {
  /// A kind of square.
  package struct Kind: Sendable {
    /// What is written on it: one character.
    let sign: String
    let name: String
    let ink: Ink

    /// A kind, what is written on its squares, and what the legend calls it.
    package init(_ sign: String, _ name: String, _ ink: Ink) {
      self.sign = sign
      self.name = name
      self.ink = ink
    }
  }

  private let kinds: [Kind]
  /// The kind of each square by row and column; `nil` where there is none.
  private let squares: [[Int?]]
  private let titles: (x: String, y: String)
  /// What the first row and the first column are called.
  private let first: (x: Int, y: Int)
  /// What a square is called and shows in place of its kind's sign, by row and column.
  private let names: (@Sendable (Int, Int) -> String)?

  /// A field whose rows and columns count from `first`, or one whose squares have `names`.
  package init(
    kinds: [Kind], squares: [[Int?]], x: String, y: String, first: (x: Int, y: Int) = (0, 0),
    names: (@Sendable (_ row: Int, _ column: Int) -> String)? = nil
  ) {
    self.names = names
    self.kinds = kinds
    self.squares = squares
    titles = (x, y)
    self.first = first
  }

  private var columns: Int { squares.map { $0.count }.max() ?? 0 }
  private var left: Double { names == nil ? 46 : 4 }

  private func cell(within width: Double) -> Double {
    min(names == nil ? 26 : 34, (width - left - 14) / Double(max(1, columns)))
  }

  package var isWide: Bool { names != nil }

  private func legend(width: Double) -> Legend {
    Legend(
      kinds.map { kind in
        (
          kind.name,
          { left, middle in
            SVGText.rectangle((left, middle - 7), width: 14, height: 14, style: "fill: \(kind.ink.css)")
              + SVGText.text(kind.sign, at: (left + 7, middle + 4), kind: "sign")
          }
        )
      }, width: width)
  }

  package func size(within width: Double) -> (width: Double, height: Double) {
    let cell = cell(within: width)
    return (
      names != nil || columns > 14
        ? width : min(width, max(left + cell * Double(columns) + 10, legend(width: width).width)),
      top(within: width) + cell * Double(squares.count) + (names == nil ? 42 : 6)
    )
  }

  private func top(within width: Double) -> Double {
    (names == nil ? ChartFrame.line : 4) + legend(width: width).height + 10
  }

  package func content(id: String, within width: Double) -> String {
    let (cell, top) = (cell(within: width), top(within: width))
    var text =
      SVGText.text(titles.y, at: (4, 13), anchor: "start", kind: "title")
      + legend(width: width).drawn(top: names == nil ? ChartFrame.line : 4)
    for (row, squares) in squares.enumerated() {
      let y = top + cell * Double(row)
      if names == nil, cell >= 14 || (isDense ? (first.y + row).isMultiple(of: 50) : row.isMultiple(of: 5)) {
        text += SVGText.text("\(first.y + row)", at: (left - 6, y + cell / 2 + 4), anchor: "end")
      }
      if isDense { continue }
      for (column, kind) in squares.enumerated() {
        guard let kind else { continue }
        text += square(kinds[kind], at: (left + cell * Double(column), y), of: cell, (row, column))
      }
    }
    if isDense { text += runs(at: (left, top), of: cell) }
    guard names == nil else { return text }
    let bottom = top + cell * Double(squares.count)
    let every = cell >= 22 ? 1 : isDense ? 50 : 5
    for column in stride(from: isDense ? 50 - first.x : 0, to: columns, by: every) {
      text += SVGText.text("\(first.x + column)", at: (left + cell * (Double(column) + 0.5), bottom + 16))
    }
    return text + SVGText.text(titles.x, at: (left, bottom + 36), anchor: "start", kind: "title")
  }

  /// Whether there are too many squares for each to be an element with a name.
  private var isDense: Bool { names == nil && columns > 100 }

  /// All squares, those of a kind as one path, neighbours in a row as one line of it.
  private func runs(at place: (Double, Double), of cell: Double) -> String {
    var outlines = [String](repeating: "", count: kinds.count)
    for (row, squares) in squares.enumerated() {
      var start = 0
      while start < squares.count {
        let end = squares[start...].firstIndex { $0 != squares[start] } ?? squares.count
        if let kind = squares[start] { outlines[kind] += "M\(start) \(row).5h\(end - start)" }
        start = end
      }
    }
    return zip(outlines, kinds).filter { !$0.0.isEmpty }.map {
      SVGText.path($0, at: place, scale: cell, style: "fill: none; stroke: \($1.ink.css)")
    }.joined()
  }

  private func square(
    _ kind: Kind, at place: (Double, Double), of cell: Double, _ index: (row: Int, column: Int)
  ) -> String {
    let name = names?(index.row, index.column)
    let place = (x: place.0, y: place.1)
    let words = name ?? "\(titles.x) \(first.x + index.column), \(titles.y) \(first.y + index.row)"
    let square = SVGText.rectangle(
      (place.x + 0.5, place.y + 0.5), width: cell - 1, height: cell - 1, style: "fill: \(kind.ink.css)",
      title: "\(words): \(kind.name)")
    // A name is as wide as its digits.
    let sign = name.map { kind.sign.isEmpty ? "" : $0 } ?? kind.sign
    guard cell >= 14, Double(sign.count) * ChartFrame.letter < cell else { return square }
    return square + SVGText.text(sign, at: (place.x + cell / 2, place.y + cell / 2 + 4), kind: "sign")
  }
}
