/// The axes of a chart: where values are, lines at marked values, titles and legend.
struct ChartFrame: Sendable {
  private let scales: (x: Scale, y: Scale)
  private let titles: (x: String, y: String)
  private let isReversed: Bool
  private let legend: Legend
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
    scales: (x: Scale, y: Scale), titles: (String, String), isReversed: Bool, legend: Legend, width: Double,
    height: Double
  ) {
    self.scales = scales
    self.titles = titles
    self.isReversed = isReversed
    self.legend = legend
    self.width = width
    self.height = height
    left = 14 + Self.letter * Double(scales.y.ticks.map { scales.y.label($0).count }.max() ?? 1)
    right = width - 22
    // The title of the vertical axis, the legend, and the words of guides.
    top = Self.line * 2 + legend.height + 4
    bottom = height - 44
  }

  package func x(_ value: Double) -> Double {
    let place = scales.x.place(value)
    return left + 8 + (right - left - 16) * (isReversed ? 1 - place : place)
  }
  func y(_ value: Double) -> Double { bottom - (bottom - top) * min(1, max(0, scales.y.place(value))) }

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
    return text + SVGText.text(titles.x, at: (right, height - 6), anchor: "end", kind: "title")
      + legend.drawn(top: Self.line)
  }
}

/// What the marks of a figure mean: each with its name, in as many lines as the width needs.
struct Legend: Sendable {
  private let entries: [(name: String, mark: @Sendable (_ left: Double, _ middle: Double) -> String)]
  private let places: [(x: Double, line: Int)]
  /// The width of a mark with the gap that follows it.
  private static let mark = 20.0

  /// Names, each after what `mark` draws of it from a left end on, about a height.
  init(_ entries: [(name: String, mark: @Sendable (_ left: Double, _ middle: Double) -> String)], width: Double) {
    self.entries = entries
    var (x, line, places) = (4.0, 0, [(x: Double, line: Int)]())
    for entry in entries {
      let needed = Self.mark + ChartFrame.letter * Double(entry.name.count)
      if x > 4, x + needed > width { (x, line) = (4, line + 1) }
      places.append((x, line))
      x += needed + 18
    }
    self.places = places
  }

  /// The width of the longest line.
  var width: Double {
    zip(entries, places).map { entry, place in
      place.x + Self.mark + ChartFrame.letter * Double(entry.name.count) + 4
    }.max() ?? 0
  }

  /// The height of all lines.
  var height: Double { ChartFrame.line * Double((places.last?.line ?? -1) + 1) }

  /// The legend, whose first line begins below `top`.
  func drawn(top: Double) -> String {
    zip(entries, places).map { entry, place in
      let y = top + ChartFrame.line * Double(place.line) + 14
      return entry.mark(place.x, y - 4) + SVGText.text(entry.name, at: (place.x + Self.mark, y), anchor: "start")
    }.joined()
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
