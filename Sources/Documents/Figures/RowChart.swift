/// Named values one below the other, each a point with its interval, next to an exact value where
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
  /// What the legend says about the two marks.
  private let names: (value: String, exact: String)
  private let scale: Scale
  /// The width of the names.
  private let label: Double

  /// Rows along an axis with this title; `about` are values that the axis includes in addition to
  /// those of the rows.
  package init(
    _ title: String, names: (value: String, exact: String) = ("sampled, 95 % interval", "exact"), _ rows: [Row],
    about: [Double] = []
  ) {
    self.rows = rows
    self.title = title
    self.names = names
    scale = Scale(.linear, of: rows.flatMap { $0.values } + about, count: 6)
    label = 18 + ChartFrame.letter * Double(rows.map { $0.name.count }.max() ?? 0)
  }

  package var isWide: Bool { true }

  package func size(within width: Double) -> (width: Double, height: Double) {
    let place = Place(chart: self, width: width)
    return (width, place.bottom + 44)
  }

  package func content(id: String, within width: Double) -> String {
    let place = Place(chart: self, width: width)
    var text = place.legend.drawn(top: 0)
    for tick in scale.ticks {
      text += SVGText.line(
        (place.x(tick), place.top), (place.x(tick), place.bottom), style: "stroke: var(--line)")
    }
    for tick in scale.labelled(by: place.x) {
      text += SVGText.text(scale.label(tick), at: (place.x(tick), place.bottom + 18))
    }
    text += SVGText.text(title, at: (place.right, place.bottom + 38), anchor: "end", kind: "title")
    for (index, row) in rows.enumerated() {
      text += drawn(row, y: place.top + (Double(index) + 0.5) * place.rowHeight, at: place)
    }
    return text
  }

  /// Where rows are in a column of some width: names to the left of the values, or above them where
  /// they would take more than two fifths of the width.
  private struct Place {
    let legend: Legend
    let isStacked: Bool
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let rowHeight: Double
    private let scale: Scale

    init(chart: RowChart, width: Double) {
      isStacked = chart.label > 0.4 * width
      scale = chart.scale
      legend = chart.legend(width: width)
      // A label below the axis reaches half its width to the left of it.
      let half = ChartFrame.letter * Double(chart.scale.ticks.map { chart.scale.label($0).count }.max() ?? 0) / 2
      (left, right) = (isStacked ? max(8, half) : chart.label, width - 22)
      rowHeight = isStacked ? 44 : 24
      top = legend.height + 10
      bottom = top + Double(chart.rows.count) * rowHeight
    }

    func x(_ value: Double) -> Double { left + 8 + (right - left - 30) * scale.place(value) }
  }

  private func drawn(_ row: Row, y middle: Double, at place: Place) -> String {
    let x = place.x
    let y = place.isStacked ? middle + 10 : middle
    var text =
      place.isStacked
      ? SVGText.text(row.name, at: (4, middle - 6), anchor: "start")
      : SVGText.text(row.name, at: (place.left - 8, y + 4), anchor: "end")
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

  private func legend(width: Double) -> Legend {
    let sampled = (names.value, ChartMarks.key(of: .points, .first))
    let exact: (String, @Sendable (Double, Double) -> String) = (
      names.exact, { Self.exact(at: ($0 + 6, $1), title: nil) }
    )
    return Legend(
      (rows.contains { $0.value != nil } ? [sampled] : []) + (rows.contains { $0.exact != nil } ? [exact] : []),
      width: width)
  }
}
