import Documents

/// Heaps of matches, each a row, the matches to take marked.
struct HeapsPicture: Picture {
  let heaps: [Int]
  /// The heap, from 0, and how many matches of it are marked.
  var taken: (heap: Int, count: Int)?

  private static let (step, height) = (11.0, 52.0)
  private var left: Double { heaps.count > 1 ? 34 : 8 }

  var size: (width: Double, height: Double) {
    (left + 16 + Self.step * Double(max(heaps.max() ?? 0, 10)), Self.height * Double(heaps.count) + 6)
  }

  func content(id: String) -> String {
    heaps.enumerated().map { heap, count in
      let top = Self.height * Double(heap) + 6
      let marked = taken.map { $0.heap == heap ? $0.count : 0 } ?? 0
      let name = heaps.count > 1 ? SVGText.text("\(heap + 1)", at: (10, top + 24), anchor: "start") : ""
      return name + (0..<count).map { match($0, top: top, isMarked: $0 >= count - marked) }.joined()
    }.joined()
  }

  private func match(_ place: Int, top: Double, isMarked: Bool) -> String {
    Self.match(x: left + Self.step * Double(place), top: top, isMarked: isMarked)
  }

  /// A match that stands on its end.
  static func match(x: Double, top: Double, isMarked: Bool) -> String {
    let style = "fill: \(isMarked ? "var(--second)" : "#c9a15e")\(isMarked ? "; opacity: .55" : "")"
    return SVGText.rectangle((x, top + 6), width: 4, height: 36, style: style, rounded: 1)
      + SVGText.circle((x + 2, top + 5), radius: 3.6, style: isMarked ? "fill: var(--second)" : "fill: #a3341f")
  }
}

/// Matches in groups of which one player takes a part and the other the rest, and the one that is
/// left alone.
struct MatchGroups: Picture {
  let count: Int
  let group: Int
  /// How many are left alone: 1 when the last match loses.
  let alone: Int

  private static let (step, gap, height) = (11.0, 14.0, 58.0)
  private var whole: Int { (count - alone) / group }

  var size: (width: Double, height: Double) {
    let matches = alone + whole * group
    return (24 + Self.step * Double(matches) + Self.gap * Double(whole), Self.height)
  }

  func content(id: String) -> String {
    (0..<alone + whole * group).map { place in
      let before = place < alone ? 0 : (place - alone) / group + alone
      return HeapsPicture.match(
        x: 8 + Self.step * Double(place) + Self.gap * Double(before), top: 3, isMarked: place < alone)
    }.joined()
  }

  /// How the groups win.
  var words: String {
    let start = alone == 1 ? "Leave one match and whole groups of \(group)" : "Leave whole groups of \(group)"
    return "\(start): whatever the other player takes, complete a group."
  }
}
