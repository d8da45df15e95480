import SetGame

/// How many Sets are new when one to three cards are added, addition by addition.
package enum SlowHistograms {
  /// New lines by counting those of the larger sets.
  package static func count(_ points: [Int], barred: [Int], in space: AffineSpace) -> [[Int]] {
    var histograms = [[Int]](repeating: [Int](repeating: 0, count: 48), count: 3)
    let free = (0..<space.pointCount).filter { !points.contains($0) && !barred.contains($0) }
    let base = PointSet(points)
    func newLines(_ set: PointSet, _ added: [Int]) -> Int {
      // Each line with a new point, at its lowest new point's turn.
      var count = 0
      var present = set
      for point in added {
        for other in present.points {
          let third = space.third(point, other)
          if third > other && present.contains(third) { count += 1 }
        }
        present.insert(point)
      }
      return count
    }
    for (i, x) in free.enumerated() {
      histograms[0][newLines(base, [x])] += 1
      for (j, y) in free.enumerated().dropFirst(i + 1) {
        histograms[1][newLines(base, [x, y])] += 1
        guard space.dimension < 4 else { continue }
        for z in free.dropFirst(j + 1) { histograms[2][newLines(base, [x, y, z])] += 1 }
      }
    }
    // The printed deck has too many triples to count the lines of each larger set.
    if space.dimension == 4 { histograms[2] = tripleHistogram(points, free, in: space) }
    return histograms
  }

  /// d(x) + d(y) + d(z) + joined pairs + line, triple by triple.
  private static func tripleHistogram(_ points: [Int], _ free: [Int], in space: AffineSpace) -> [Int] {
    var histogram = [Int](repeating: 0, count: 48)
    let inside = (0..<space.pointCount).map { points.contains($0) }
    let new = (0..<space.pointCount).map { x in points.count { y in inside[space.third(x, y)] } / 2 }
    for (i, x) in free.enumerated() {
      for (j, y) in free.enumerated().dropFirst(i + 1) {
        let third = space.third(x, y)
        let both = new[x] + new[y] + (inside[third] ? 1 : 0)
        for z in free.dropFirst(j + 1) {
          let more = (inside[space.third(x, z)] ? 1 : 0) + (inside[space.third(y, z)] ? 1 : 0) + (z == third ? 1 : 0)
          histogram[both + new[z] + more] += 1
        }
      }
    }
    return histogram
  }
}
