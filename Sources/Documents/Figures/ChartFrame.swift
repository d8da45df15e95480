/// The axes of a chart: where values are, lines at marked values, titles and legend.
struct ChartFrame: Sendable {
  private let scales: (x: Scale, y: Scale)
  private let titles: (x: String, y: String)
  private let legend: [(name: String, mark: Chart.Series.Mark, ink: Ink)]
  let width: Double
  let height: Double
  /// The edges of what is drawn between the axes.
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double

  /// How wide a character is, about, and a line high.
  static let letter = 7.2
  static let line = 18.0

  init(
    x: Scale, y: Scale, titles: (String, String), legend: [(name: String, mark: Chart.Series.Mark, ink: Ink)],
    width: Double,
    height: Double
  ) {
    scales = (x, y)
    self.titles = titles
    self.legend = legend
    self.width = width
    self.height = height
    left = 14 + Self.letter * Double(y.ticks.map { y.label($0).count }.max() ?? 1)
    right = width - 22
    // The title of the vertical axis, the legend, and the words of guides.
    top = Self.line * (legend.isEmpty ? 2 : 3) + 4
    bottom = height - 44
  }

  package func x(_ value: Double) -> Double { left + 8 + (right - left - 16) * scales.x.place(value) }
  func y(_ value: Double) -> Double { bottom - (bottom - top) * min(1, max(0, scales.y.place(value))) }

  /// What its logarithmic axes need to be read.
  var reading: String {
    let vertical = scales.y.factor.map {
      "The vertical axis is logarithmic: each line is \($0) times the one below."
    }
    let horizontal = scales.x.kind == .logarithmic ? "The horizontal axis is logarithmic." : nil
    return [vertical, horizontal].compactMap { $0 }.joined(separator: " ")
  }

  /// The width between whole places next to each other.
  var stride: Double { abs(x(scales.x.lowest + 1) - x(scales.x.lowest)) }

  /// Words above the chart at a place of the horizontal axis, inside the drawing.
  func note(_ words: String, at x: Double) -> String {
    let half = Self.letter * Double(words.count) / 2
    return SVGText.text(words, at: (min(max(x, left + half), right - half), top - 5), kind: "note")
  }

  var axes: String {
    var text = SVGText.text(titles.y, at: (4, 13), anchor: "start", kind: "title")
    for tick in scales.y.ticks {
      let y = y(tick)
      let style = tick == 0 || scales.y.kind == .logarithmic && tick == scales.y.lowest ? Ink.soft : .line
      text += SVGText.line((left, y), (right, y), style: "stroke: \(style.css)")
      text += SVGText.text(scales.y.label(tick), at: (left - 6, y + 4), anchor: "end")
    }
    for tick in scales.x.labelled(by: x) {
      let x = x(tick)
      text += SVGText.line((x, bottom), (x, bottom + 4), style: "stroke: var(--soft)")
      text += SVGText.text(scales.x.label(tick), at: (x, bottom + 18))
    }
    text += SVGText.line((left, bottom), (right, bottom), style: "stroke: var(--soft)")
    return text + SVGText.text(titles.x, at: (right, height - 6), anchor: "end", kind: "title") + key
  }

  /// The names of the series, each behind a piece of it.
  private var key: String {
    var text = ""
    var x = 4.0
    for (name, mark, ink) in legend {
      let y = Self.line + 10
      switch mark {
      case .bars: text += SVGText.rectangle((x, y - 9), width: 12, height: 10, style: "fill: \(ink.css)")
      case .line, .steps:
        text += SVGText.line((x, y - 4), (x + 14, y - 4), style: "stroke: \(ink.css); stroke-width: 2.5\(ink.dash)")
      case .points: text += ChartMarks.symbol(at: (x + 6, y - 4), ink: ink, title: nil)
      }
      text += SVGText.text(name, at: (x + 19, y), anchor: "start")
      x += 19 + Self.letter * Double(name.count) + 18
    }
    return text
  }
}

extension Ink {
  /// Lines of series differ without colours, too.
  var dash: String {
    switch self {
    case .second: "; stroke-dasharray: 7 3"
    case .third: "; stroke-dasharray: 2 3"
    case .fourth: "; stroke-dasharray: 9 3 2 3"
    default: ""
    }
  }
}
