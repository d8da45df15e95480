/// Named values one below the other, each a point with its interval, beside an exact value where
/// there is one.
package struct RowChart: Picture {
  /// A value.
  package struct Row: Sendable {
    let name: String
    package let value: Double?
    let interval: ClosedRange<Double>?
    let exact: Double?
    package let words: String

    /// A value by its name; `value` was sampled or estimated, `exact` is known.
    package init(
      _ name: String, value: Double? = nil, interval: ClosedRange<Double>? = nil, exact: Double? = nil, _ words: String
    ) {
      self.name = name
      self.value = value
      self.interval = interval
      self.exact = exact
      self.words = words
    }

    var values: [Double] {
      [value, exact, interval?.lowerBound, interval?.upperBound].compactMap { $0 }
    }
  }

  private let rows: [Row]
  private let title: String
  /// What the legend says of the two marks.
  private let names: (value: String, exact: String)
  private let scale: Scale
  private let left: Double
  private let right = 698.0
  private static let rowHeight = 24.0

  /// Rows along an axis with this title; `about` are values that the axis holds beside those of the
  /// rows.
  package init(
    _ title: String, names: (value: String, exact: String) = ("sampled, 95 % interval", "exact"), _ rows: [Row],
    about: [Double] = []
  ) {
    self.rows = rows
    self.title = title
    self.names = names
    scale = Scale(.linear, of: rows.flatMap { $0.values } + about, count: 6)
    left = 18 + ChartFrame.letter * Double(rows.map { $0.name.count }.max() ?? 0)
  }

  package var size: (width: Double, height: Double) { (720, top + Double(rows.count) * Self.rowHeight + 44) }

  package var isWide: Bool { true }

  private var top: Double { ChartFrame.line + 10 }

  package func content(id: String) -> String {
    let bottom = top + Double(rows.count) * Self.rowHeight
    var text = key
    for tick in scale.ticks {
      text += SVGText.line((x(tick), top), (x(tick), bottom), style: "stroke: var(--line)")
    }
    for tick in scale.labelled(by: x) {
      text += SVGText.text(scale.label(tick), at: (x(tick), bottom + 18))
    }
    text += SVGText.text(title, at: (right, bottom + 38), anchor: "end", kind: "title")
    for (index, row) in rows.enumerated() {
      text += drawn(row, y: top + (Double(index) + 0.5) * Self.rowHeight)
    }
    return text
  }

  private func x(_ value: Double) -> Double { left + 8 + (right - left - 30) * scale.place(value) }

  private func drawn(_ row: Row, y: Double) -> String {
    var text = SVGText.text(row.name, at: (left - 8, y + 4), anchor: "end")
    if let interval = row.interval {
      let (low, high) = (x(interval.lowerBound), x(interval.upperBound))
      let style = "stroke: var(--first); stroke-width: 2"
      text += SVGText.line((low, y), (high, y), style: style)
      text += SVGText.line((low, y - 5), (low, y + 5), style: style)
      text += SVGText.line((high, y - 5), (high, y + 5), style: style)
    }
    if let value = row.value { text += ChartMarks.symbol(at: (x(value), y), ink: .first, title: row.words) }
    if let exact = row.exact { text += Self.exact(at: (x(exact), y), title: row.words) }
    return text
  }

  private static func exact(at place: (Double, Double), title: String?) -> String {
    let (x, y) = place
    return SVGText.polygon(
      [(x, y - 6.5), (x + 6, y), (x, y + 6.5), (x - 6, y)], style: "fill: none; stroke: var(--second); stroke-width: 2",
      title: title)
  }

  private var key: String {
    var text = ""
    var x = 4.0
    if rows.contains(where: { $0.value != nil }) {
      text += ChartMarks.symbol(at: (x + 6, 10), ink: .first, title: nil)
      text += SVGText.text(names.value, at: (x + 19, 14), anchor: "start")
      x += 19 + ChartFrame.letter * Double(names.value.count) + 18
    }
    guard rows.contains(where: { $0.exact != nil }) else { return text }
    return text + Self.exact(at: (x + 6, 10), title: nil)
      + SVGText.text(names.exact, at: (x + 19, 14), anchor: "start")
  }
}
