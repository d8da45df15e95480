/// A field of squares, each of one of a few kinds: a letter and a colour tell which.
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

  /// A field whose rows and columns count from `first`.
  package init(kinds: [Kind], squares: [[Int?]], x: String, y: String, first: (x: Int, y: Int) = (0, 0)) {
    self.kinds = kinds
    self.squares = squares
    titles = (x, y)
    self.first = first
  }

  private var columns: Int { squares.map { $0.count }.max() ?? 0 }
  private var cell: Double { min(26, 660 / Double(max(1, columns))) }
  private let left = 46.0
  private var top: Double { ChartFrame.line * 2 + 10 }

  package var size: (width: Double, height: Double) {
    let legend = kinds.reduce(0) { $0 + 40 + ChartFrame.letter * Double($1.name.count) }
    return (max(left + cell * Double(columns) + 10, legend, 240), top + cell * Double(squares.count) + 42)
  }

  package func content(id: String) -> String {
    var text = SVGText.text(titles.y, at: (4, 13), anchor: "start", kind: "title") + key
    for (row, squares) in squares.enumerated() {
      let y = top + cell * Double(row)
      if cell >= 14 || row.isMultiple(of: 5) {
        text += SVGText.text("\(first.y + row)", at: (left - 6, y + cell / 2 + 4), anchor: "end")
      }
      for (column, kind) in squares.enumerated() {
        guard let kind else { continue }
        text += square(kinds[kind], at: (left + cell * Double(column), y), names: (first.x + column, first.y + row))
      }
    }
    let bottom = top + cell * Double(squares.count)
    let every = cell >= 22 ? 1 : 5
    for column in stride(from: 0, to: columns, by: every) {
      text += SVGText.text("\(first.x + column)", at: (left + cell * (Double(column) + 0.5), bottom + 16))
    }
    return text + SVGText.text(titles.x, at: (left, bottom + 36), anchor: "start", kind: "title")
  }

  private func square(_ kind: Kind, at place: (Double, Double), names: (x: Int, y: Int)) -> String {
    let words = "\(titles.x) \(names.x), \(titles.y) \(names.y): \(kind.name)"
    let square = SVGText.rectangle(
      (place.0 + 0.5, place.1 + 0.5), width: cell - 1, height: cell - 1, style: "fill: \(kind.ink.css)", title: words)
    guard cell >= 14 else { return square }
    return square
      + SVGText.text(kind.sign, at: (place.0 + cell / 2, place.1 + cell / 2 + 4), kind: "sign")
  }

  private var key: String {
    var text = ""
    var x = 4.0
    for kind in kinds {
      text += SVGText.rectangle((x, ChartFrame.line), width: 14, height: 14, style: "fill: \(kind.ink.css)")
      text += SVGText.text(kind.sign, at: (x + 7, ChartFrame.line + 11), kind: "sign")
      text += SVGText.text(kind.name, at: (x + 20, ChartFrame.line + 11), anchor: "start")
      x += 40 + ChartFrame.letter * Double(kind.name.count)
    }
    return text
  }
}
