import Documents

/// Heaps of matches, each a row, the matches to take marked.
struct HeapsPicture: Picture {
  let heaps: [Int]
  /// The heap, from 0, and how many matches of it are marked.
  var taken: (heap: Int, count: Int)?
  /// The place that a match has where there is space.
  var largestStep = 22.0

  private var left: Double { heaps.count > 1 ? 34 : 8 }

  /// The place of a match; matches are as large as the longest heap leaves space for.
  private func step(within width: Double) -> Double {
    min(largestStep, (width - left - 16) / Double(max(heaps.max() ?? 0, 10)))
  }

  func size(within width: Double) -> (width: Double, height: Double) {
    let step = step(within: width)
    return (
      left + 16 + step * Double(max(heaps.max() ?? 0, 10)),
      Match.height(step: step) * Double(heaps.count) + 6
    )
  }

  func content(id: String, within width: Double) -> String {
    let step = step(within: width)
    let height = Match.height(step: step)
    return heaps.enumerated().map { heap, count in
      let top = height * Double(heap) + 6
      let marked = taken.map { $0.heap == heap ? $0.count : 0 } ?? 0
      let name = heaps.count > 1 ? SVGText.text("\(heap + 1)", at: (10, top + height / 2), anchor: "start") : ""
      return name
        + (0..<count).map { place in
          Match(x: left + step * Double(place), top: top, step: step, isTaken: place >= count - marked).drawn
        }.joined()
    }.joined()
  }
}

/// An upright match; one that is taken is lifted and only outlined.
private struct Match {
  let x: Double
  let top: Double
  let step: Double
  let isTaken: Bool

  private var unit: Double { step / 11 }

  static func height(step: Double) -> Double { 56 * step / 11 }

  var drawn: String {
    let top = top + (isTaken ? 0 : 8 * unit)
    let outline = "fill: var(--paper); stroke: var(--second); stroke-width: 1.5; stroke-dasharray: 3 2"
    return SVGText.rectangle(
      (x, top + 6 * unit), width: 4 * unit, height: 36 * unit, style: isTaken ? outline : "fill: #c9a15e", rounded: 1)
      + SVGText.circle(
        (x + 2 * unit, top + 5 * unit), radius: 3.6 * unit,
        style: isTaken ? "fill: var(--paper); stroke: var(--second); stroke-width: 1.5" : "fill: #a3341f")
  }
}

/// Matches in groups of which one player takes a part and the other the rest, and the one that is
/// left alone.
struct MatchGroups: Picture {
  let count: Int
  let group: Int
  /// How many are left alone: 1 when the last match loses.
  let alone: Int

  private static let gap = 1.3
  private var whole: Int { (count - alone) / group }

  /// The place of a match.
  private func step(within width: Double) -> Double {
    min(16, (width - 24) / (Double(alone + whole * group) + Self.gap * Double(whole)))
  }

  func size(within width: Double) -> (width: Double, height: Double) {
    let step = step(within: width)
    return (
      24 + step * (Double(alone + whole * group) + Self.gap * Double(whole)), Match.height(step: step) + 2
    )
  }

  func content(id: String, within width: Double) -> String {
    let step = step(within: width)
    return (0..<alone + whole * group).map { place in
      let before = place < alone ? 0 : (place - alone) / group + alone
      return Match(
        x: 8 + step * (Double(place) + Self.gap * Double(before)), top: 3, step: step, isTaken: false
      ).drawn
    }.joined()
  }

  /// How the groups win.
  var words: String {
    let start = alone == 1 ? "Leave one match and whole groups of \(group)" : "Leave whole groups of \(group)"
    return "\(start): whatever the other player takes, complete a group."
  }
}
