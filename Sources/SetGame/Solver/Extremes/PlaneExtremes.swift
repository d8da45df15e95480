/// The most Sets that cards of parallel planes of nine can have, from the numbers of cards of each
/// plane: every way to choose them was tried.
///
/// The planes can be shifted against each other, so that two of them have point 0 if any. What the
/// third adds depends on the number of lines that each of its points completes.
package struct PlaneExtremes: Sendable {
  /// The most lines, in all and with a point in each plane, of x, y and z points: at 100x + 10y +
  /// z.
  private var inAll = [Int](repeating: 0, count: 1_000)
  private var throughAll = [Int](repeating: 0, count: 1_000)
  /// The most Sets among n of 27 cards.
  package private(set) var space = [Int](repeating: 0, count: 28)

  /// The most lines of three planes with these numbers of points.
  package func lines(_ planes: Split) -> Int { inAll[Self.place(planes)] }

  /// The most lines that have a point in each of three planes.
  package func across(_ planes: Split) -> Int { throughAll[Self.place(planes)] }

  /// Tries all ways, in a moment.
  package init() {
    let plane = AffineSpace(dimension: 2)
    let lines = (0..<512).map { Self.lines(of: $0, in: plane) }
    var heaviest: [[Int]: (alone: [Int], withLines: [Int])] = [:]
    let masks = [0] + stride(from: 1, to: 512, by: 2)
    for first in masks {
      for second in masks {
        let weights = (0..<9).map { third in
          (0..<9).count(where: { first & 1 << $0 != 0 && second & 1 << plane.third($0, third) != 0 })
        }
        let best = heaviest[weights] ?? Self.heaviest(weights, lines: lines)
        heaviest[weights] = best
        for points in 0...9 {
          let place = Self.place(Split(first.nonzeroBitCount, second.nonzeroBitCount, points))
          throughAll[place] = max(throughAll[place], best.alone[points])
          inAll[place] = max(inAll[place], best.withLines[points] + lines[first] + lines[second])
        }
      }
    }
    for place in inAll.indices {
      let points = place / 100 + place / 10 % 10 + place % 10
      space[points] = max(space[points], inAll[place])
    }
  }

  private static func place(_ planes: Split) -> Int { 100 * planes[0] + 10 * planes[1] + planes[2] }

  private static func lines(of points: Int, in plane: AffineSpace) -> Int {
    var lines = 0
    for a in 0..<9 where points & 1 << a != 0 {
      for b in a + 1..<max(a + 1, 9) where points & 1 << b != 0 {
        let c = plane.third(a, b)
        if c > b && points & 1 << c != 0 { lines += 1 }
      }
    }
    return lines
  }

  /// The most that 0 … 9 points of a plane weigh, without and with their lines.
  private static func heaviest(_ weights: [Int], lines: [Int]) -> (alone: [Int], withLines: [Int]) {
    var weight = [Int](repeating: 0, count: 512)
    var (alone, withLines) = ([Int](repeating: 0, count: 10), [Int](repeating: 0, count: 10))
    for points in 1..<512 {
      weight[points] = weight[points & (points - 1)] + weights[points.trailingZeroBitCount]
      let count = points.nonzeroBitCount
      alone[count] = max(alone[count], weight[points])
      withLines[count] = max(withLines[count], weight[points] + lines[points])
    }
    return (alone, withLines)
  }
}

/// The numbers of cards in three parallel parts.
package struct Split: Hashable, Sendable {
  private let first: Int
  private let second: Int
  private let third: Int

  /// Three parts, in their order.
  package init(_ first: Int, _ second: Int, _ third: Int) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The cards in part 0, 1 or 2.
  package subscript(part: Int) -> Int { part == 0 ? first : part == 1 ? second : third }

  /// The same parts, largest first.
  var sorted: Split {
    let parts = [first, second, third].sorted(by: >)
    return Split(parts[0], parts[1], parts[2])
  }

  /// The pairs of cards within parts, and the triples.
  var pairs: Int { (0..<3).reduce(0) { $0 + self[$1] * (self[$1] - 1) / 2 } }
  var triples: Int { (0..<3).reduce(0) { $0 + self[$1] * (self[$1] - 1) * (self[$1] - 2) / 6 } }

  /// All ways to divide cards among three parts of at most `room`.
  static func all(of cards: Int, room: Int) -> [Split] {
    (0...min(room, cards)).flatMap { first in
      (0...min(room, cards - first)).compactMap { second in
        cards - first - second <= room ? Split(first, second, cards - first - second) : nil
      }
    }
  }
}
