import GameCore
import SetGame
import SetGameOracles
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
      let slow = SlowHistograms.count(points, barred: barred, in: space)
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
}
