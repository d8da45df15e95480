import GameCore
import Reversi

/// The value of a game's positions as a line, seen by black.
struct ReversiReviewChart {
  /// The value before a move, or at the end.
  private struct Point {
    /// Moves made before.
    let index: Int
    /// In discs, for black.
    let value: Double
    let isProved: Bool
    let title: String
  }

  private let points: [Point]
  private let worst: [Int]
  private let count: Int
  /// The largest value shown, a multiple of 8.
  private let reach: Double

  private static let width = 900.0
  private static let height = 320.0
  private static let left = 44.0
  private static let top = 14.0
  private static let bottom = 34.0

  init(_ review: GameReview, worst: [Int]) {
    self.worst = worst
    count = max(1, review.moves.count)
    var points = review.moves.enumerated().compactMap { index, move in move.map { Self.point($0, index: index) } }
    if let difference = review.record.playedDifference {
      points.append(
        Point(index: review.moves.count, value: Double(difference), isProved: true, title: "end: \(difference.signed)"))
    }
    self.points = points
    let largest = points.map { abs($0.value) }.max() ?? 0
    reach = max(8, (largest / 8).rounded(.up) * 8)
  }

  private static func point(_ move: GameReview.Move, index: Int) -> Point {
    let value = Double(move.side == .black ? move.bestValue : -move.bestValue) / 100
    let words =
      "before move \(index + 1) (\(move.side) \(move.move)): "
      + DiscValue(hundredths: move.side == .black ? move.bestValue : -move.bestValue).signed(isProved: move.isProved)
      + " for black, \(ReversiReviewDocument.basis(move))"
    return Point(index: index, value: value, isProved: move.isProved, title: words)
  }

  /// The drawing.
  var svg: String {
    var content = axes
    for (first, second) in zip(points, points.dropFirst()) where second.index == first.index + 1 {
      let isProved = first.isProved && second.isProved
      let stroke = isProved ? "stroke: var(--proved)" : "stroke: var(--guess); stroke-dasharray: 5 3"
      content += SVGText.line(place(first), place(second), style: "\(stroke); stroke-width: 2")
    }
    for index in worst {
      guard let point = points.first(where: { $0.index == index }) else { continue }
      content += SVGText.circle(place(point), radius: 8, style: "fill: none; stroke: var(--bad); stroke-width: 2")
    }
    for point in points {
      let fill = point.isProved ? "fill: var(--proved)" : "fill: var(--paper); stroke: var(--guess); stroke-width: 1.5"
      content += SVGText.circle(place(point), radius: 3.2, style: fill, title: point.title)
    }
    return SVGText.drawing(
      width: Self.width, height: Self.height, label: "The value for black before each move", content)
  }

  private var axes: String {
    var text = ""
    let step = reach <= 16 ? 4.0 : reach <= 32 ? 8.0 : 16.0
    let lowest = -(reach / step).rounded(.down) * step
    for value in stride(from: lowest, through: reach, by: step) {
      let y = place(index: 0, value: value).1
      let style = value == 0 ? "stroke: var(--ink); stroke-width: 1" : "stroke: var(--line)"
      text += SVGText.line((Self.left, y), (Self.width - 8, y), style: style)
      text += SVGText.text(Int(value).signed, at: (Self.left - 6, y + 4), anchor: "end")
    }
    for move in stride(from: 0, through: count, by: 10) {
      text += SVGText.text("\(move)", at: (place(index: move, value: 0).0, Self.height - 16))
    }
    return text + SVGText.text("moves made", at: (Self.width - 8, Self.height - 2), anchor: "end")
  }

  private func place(_ point: Point) -> (Double, Double) { place(index: point.index, value: point.value) }

  private func place(index: Int, value: Double) -> (Double, Double) {
    let x = Self.left + 6 + (Self.width - Self.left - 20) * Double(index) / Double(count)
    let middle = (Self.height - Self.top - Self.bottom) / 2
    return (x, Self.top + middle * (1 - value / reach))
  }
}
