import GameCore
import SetGame
import Testing

@Suite struct LookAheadTests {
  @Test(arguments: [1, 2, 3, 4]) func `the histograms are those of adding the cards one by one`(dimension: Int) {
    let space = AffineSpace(dimension: dimension)
    let extender = AffineExtender(space: space)
    let ahead = LookAhead(space: space)
    for stream in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: 21, stream: stream)
      let points = RandomSets.points(in: space, using: &generator, to: 21)
      let barred = stream % 2 == 0 ? [] : RandomSets.points(in: space, using: &generator, to: 5)
      extender.prepare(PointSet(points))
      ahead.bar(PointSet(barred))
      let slow = slowHistograms(points, barred: barred, in: space)
      for scalar in [false, true] {
        ahead.usesScalarKernel = scalar
        ahead.look(from: extender)
        for added in 1...3 {
          let fast = (0..<48).map { ahead.ways(adding: added, lines: $0) }
          #expect(fast == slow[added - 1], "seed 21, stream \(stream), scalar \(scalar), \(added) more")
        }
      }
    }
  }

  @Test func `the range of the histogram is where it isn't zero`() {
    let space = AffineSpace(dimension: 4)
    let extender = AffineExtender(space: space)
    let ahead = LookAhead(space: space)
    extender.prepare(PointSet([0, 1, 2]))
    ahead.look(from: extender)
    #expect(ahead.range(adding: 1) == 0...0)
    #expect(ahead.range(adding: 2) == 0...1)
    #expect(ahead.range(adding: 3) == 0...2)
  }

  /// New lines by counting those of the larger sets.
  private func slowHistograms(_ points: [Int], barred: [Int], in space: AffineSpace) -> [[Int]] {
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
  private func tripleHistogram(_ points: [Int], _ free: [Int], in space: AffineSpace) -> [Int] {
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
