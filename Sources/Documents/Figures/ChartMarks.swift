/// The marks of one series of a chart.
struct ChartMarks {
  let series: Chart.Series
  let frame: ChartFrame
  /// Which of the series of bars it is, and how many there are, side by side.
  let group: (place: Int, count: Int)

  var content: String {
    switch series.mark {
    case .bars: series.points.map(bar).joined()
    case .line: path(series.points.map { (frame.x($0.x), frame.y($0.y)) }) + hovers
    case .steps: path(corners) + hovers
    case .points: series.points.map { interval($0) + point($0) }.joined()
    }
  }

  private func bar(_ point: Chart.Point) -> String {
    let room = max(1, min(46, frame.stride * series.barWidth * 0.8))
    let width = room / Double(max(1, group.count))
    let left = frame.x(point.x) - room / 2 + width * Double(group.place)
    let (zero, top) = (frame.y(0), frame.y(point.y))
    let height = abs(zero - top)
    let bar = SVGText.rectangle(
      (left, min(zero, top)), width: max(1, width - (group.count > 1 ? 1 : 0)),
      height: point.y == 0 ? 0 : max(0.75, height), style: "fill: \(series.ink.css)", title: point.words)
    return bar + interval(point, at: left + width / 2)
  }

  private func interval(_ point: Chart.Point, at place: Double? = nil) -> String {
    guard let interval = point.interval else { return "" }
    let x = place ?? frame.x(point.x)
    let (low, high) = (frame.y(interval.lowerBound), frame.y(interval.upperBound))
    let style = "stroke: \((place == nil ? series.ink : .ink).css); stroke-width: 1.5"
    return SVGText.line((x, low), (x, high), style: style) + SVGText.line((x - 4, low), (x + 4, low), style: style)
      + SVGText.line((x - 4, high), (x + 4, high), style: style)
  }

  private func point(_ point: Chart.Point) -> String {
    let isCrowded = series.points.count > 150
    guard !isCrowded else {
      return SVGText.circle(
        (frame.x(point.x), frame.y(point.y)), radius: series.points.count > 600 ? 1.3 : 2,
        style: "fill: \(series.ink.css)", title: point.words)
    }
    return Self.symbol(at: (frame.x(point.x), frame.y(point.y)), ink: series.ink, title: point.words)
  }

  /// A piece of a series for the legend.
  static func key(of mark: Chart.Series.Mark, _ ink: Ink) -> @Sendable (_ left: Double, _ middle: Double) -> String {
    { left, middle in
      switch mark {
      case .bars: SVGText.rectangle((left, middle - 5), width: 12, height: 10, style: "fill: \(ink.css)")
      case .line, .steps:
        SVGText.line(
          (left, middle), (left + 14, middle), style: "stroke: \(ink.css); stroke-width: 2.5\(ink.dash)")
      case .points: symbol(at: (left + 6, middle), ink: ink, title: nil)
      }
    }
  }

  /// A disc, a square, a triangle or a diamond, by the series.
  static func symbol(at place: (Double, Double), ink: Ink, title: String?) -> String {
    let style = "fill: \(ink.css); stroke: var(--paper)"
    let (x, y) = place
    switch ink {
    case .second: return SVGText.rectangle((x - 3.8, y - 3.8), width: 7.6, height: 7.6, style: style, title: title)
    case .third: return SVGText.polygon([(x, y - 5), (x + 5, y + 4), (x - 5, y + 4)], style: style, title: title)
    case .fourth:
      return SVGText.polygon([(x, y - 5.5), (x + 5, y), (x, y + 5.5), (x - 5, y)], style: style, title: title)
    default: return SVGText.circle(place, radius: 4, style: style, title: title)
    }
  }

  private func path(_ points: [(Double, Double)]) -> String {
    let places = points.map { "\(SVGText.number($0.0)),\(SVGText.number($0.1))" }.joined(separator: " ")
    return """
      <polyline points="\(places)" style="fill: none; stroke: \(series.ink.css); stroke-width: 2\(series.ink.dash)"/>

      """
  }

  /// Each value lasts until the next place.
  private var corners: [(Double, Double)] {
    let places = series.points.map { (frame.x($0.x), frame.y($0.y)) }
    guard let last = places.last else { return [] }
    return zip(places, places.dropFirst()).flatMap { [$0, ($1.0, $0.1)] } + [last]
  }

  /// Where the pointer can be over a line.
  private var hovers: String {
    guard series.points.count <= 400 else { return "" }
    return series.points.map { point in
      SVGText.circle(
        (frame.x(point.x), frame.y(point.y)), radius: series.points.count > 60 ? 2 : 3,
        style: "fill: \(series.ink.css)", title: point.words)
    }.joined()
  }
}
