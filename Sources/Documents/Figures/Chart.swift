/// A chart of series over a horizontal axis of numbers: bars, lines, steps, points with intervals.
package struct Chart: Picture {
  /// An axis: its title with the unit, and how values are spread.
  package struct Axis: Sendable {
    let title: String
    let kind: Scale.Kind
    let isWhole: Bool
    /// Numbers that it holds, whatever its values are.
    let held: [Double]
    let isReversed: Bool

    /// An axis of numbers; of whole numbers only when it `isWhole`; one that `holdsZero` begins
    /// there, one that is `holding` a number reaches as far; one that `isReversed` has its largest
    /// numbers at the left.
    package init(
      _ title: String, _ kind: Scale.Kind = .linear, isWhole: Bool = false, holdsZero: Bool = false,
      holding number: Double? = nil, isReversed: Bool = false
    ) {
      self.isReversed = isReversed
      self.title = title
      self.kind = kind
      self.isWhole = isWhole
      held = (holdsZero ? [0] : []) + (number.map { [$0] } ?? [])
    }
  }

  /// Points that belong together.
  package struct Series: Sendable {
    /// How they are drawn.
    package enum Mark: Sendable { case bars, line, steps, points }

    /// What the legend calls it; empty where there is one series.
    let name: String
    let mark: Mark
    let ink: Ink
    let points: [Point]
    /// The numbers of the axis that a bar represents.
    private(set) var barWidth = 1.0

    package var isEmpty: Bool { points.isEmpty }

    /// The only series of a chart, which needs no name.
    package init(_ mark: Mark, _ points: [Point], ink: Ink = .first, barWidth: Double = 1) {
      self.init("", mark, ink, points)
      self.barWidth = barWidth
    }

    /// A series.
    package init(_ name: String, _ mark: Mark, _ ink: Ink, _ points: [Point]) {
      self.name = name
      self.mark = mark
      self.ink = ink
      self.points = points
    }
  }

  /// A value at a place.
  package struct Point: Sendable {
    package let x: Double
    let y: Double
    let interval: ClosedRange<Double>?
    /// The text shown when the pointer is over it.
    package let words: String

    /// A value at a place, with the interval that holds it.
    package init(_ x: Double, _ y: Double, interval: ClosedRange<Double>? = nil, _ words: String) {
      self.x = x
      self.y = y
      self.interval = interval
      self.words = words
    }
  }

  /// Something that is pointed out across the chart.
  package enum Guide: Sendable {
    /// A value on the horizontal axis: the mean, the beginning of a period.
    case at(Double, String)
    /// A value on the vertical axis.
    case level(Double, String)
    /// A stretch of the horizontal axis.
    case stretch(ClosedRange<Double>, String)
  }

  private let axes: (x: Axis, y: Axis)
  private let series: [Series]
  private let guides: [Guide]
  private let scales: (x: Scale, y: Scale)
  /// The width, where it isn't that of the column, and the height.
  private let width: Double?
  private let height: Double

  /// A chart as wide as its column, or of this width.
  package init(
    x: Axis, y: Axis, _ series: [Series], guides: [Guide] = [], width: Double? = nil, height: Double = 340
  ) {
    (self.width, self.height) = (width, height)
    axes = (x, y)
    self.series = series
    self.guides = guides
    scales = (
      Self.scale(x, series.flatMap(Self.places) + guides.flatMap { $0.places }, count: 10),
      Self.scale(y, series.flatMap(Self.values) + guides.flatMap { $0.values }, count: 6)
    )
  }

  private func frame(within width: Double) -> ChartFrame {
    let width = self.width ?? width
    return ChartFrame(
      scales: scales, titles: (axes.x.title, axes.y.title), isReversed: axes.x.isReversed,
      legend: Legend(
        series.filter { !$0.name.isEmpty }.map { ($0.name, ChartMarks.key(of: $0.mark, $0.ink)) }, width: width),
      width: width, height: min(height, width * 0.8))
  }

  private static func places(_ series: Series) -> [Double] {
    let room = series.mark == .bars ? series.barWidth / 2 : 0
    return series.points.flatMap { [$0.x - room, $0.x + room] }
  }

  private static func values(_ series: Series) -> [Double] {
    series.points.flatMap { [$0.y] + ($0.interval.map { [$0.lowerBound, $0.upperBound] } ?? []) }
      + (series.mark == .bars ? [0] : [])
  }

  private static func scale(_ axis: Axis, _ values: [Double], count: Int) -> Scale {
    let values = axis.kind == .logarithmic ? values.filter { $0 > 0 } : values + axis.held
    return Scale(axis.kind, of: values, count: count, isWhole: axis.isWhole, isRounded: count < 8)
  }

  package func size(within width: Double) -> (width: Double, height: Double) {
    let frame = frame(within: width)
    return (frame.width, frame.height)
  }

  package var isWide: Bool { true }

  /// What its logarithmic axes need to be read.
  package var reading: String {
    let vertical = scales.y.factor.map {
      "The vertical axis is logarithmic: each line is \($0) times the one below."
    }
    let horizontal = scales.x.kind == .logarithmic ? "The horizontal axis is logarithmic." : nil
    return [vertical, horizontal].compactMap { $0 }.joined(separator: " ")
  }

  package func content(id: String, within width: Double) -> String {
    let frame = frame(within: width)
    let backdrop = guides.map { $0.drawn(in: frame, isBehind: true) }.joined()
    let bars = series.filter { $0.mark == .bars }
    let marks = series.map { series in
      let place = bars.firstIndex { $0.name == series.name && $0.ink == series.ink } ?? 0
      return ChartMarks(series: series, frame: frame, group: (place, bars.count)).content
    }
    return backdrop + frame.axes + marks.joined() + guides.map { $0.drawn(in: frame, isBehind: false) }.joined()
  }
}

extension Chart.Guide {
  fileprivate var places: [Double] {
    switch self {
    case .at(let place, _): [place]
    case .stretch(let range, _): [range.lowerBound, range.upperBound]
    case .level: []
    }
  }

  fileprivate var values: [Double] {
    if case .level(let value, _) = self { [value] } else { [] }
  }

  /// Stretches are drawn behind everything else, lines and words in front.
  fileprivate func drawn(in frame: ChartFrame, isBehind: Bool) -> String {
    let style = "stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 6 4"
    switch self {
    case .stretch(let range, let words):
      let (from, to) = (frame.x(range.lowerBound), frame.x(range.upperBound))
      guard !isBehind else {
        return SVGText.rectangle(
          (from, frame.top), width: max(1, to - from), height: frame.bottom - frame.top, style: "fill: var(--mark)")
      }
      return frame.note(words, at: (from + to) / 2)
    case .at(let place, let words):
      guard !isBehind else { return "" }
      let x = frame.x(place)
      return SVGText.line((x, frame.top), (x, frame.bottom), style: style) + frame.note(words, at: x)
    case .level(let value, let words):
      guard !isBehind else { return "" }
      let y = frame.y(value)
      return SVGText.line((frame.left, y), (frame.right, y), style: style)
        + SVGText.text(words, at: (frame.right - 4, y - 5), anchor: "end", kind: "note")
    }
  }
}
