import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct AffineExtenderTests {
  @Test(arguments: 1...5) func `the tables are those of digits modulo three`(dimension: Int) {
    let space = AffineSpace(dimension: dimension)
    for a in 0..<space.pointCount {
      for b in 0..<space.pointCount {
        let sum = space.sum(a, b)
        #expect(space.third(a, b) == space.difference(0, sum))
        #expect(space.sum(space.difference(a, b), b) == a)
      }
    }
    #expect(space.third(0, space.pointCount - 1) == (space.pointCount - 1) / 2)
  }

  @Test func `the group of the printed deck has its known order`() {
    #expect(AffineSpace(dimension: 4).groupOrder == 1_965_150_720)
    #expect(AffineSpace(dimension: 2).groupOrder == 432)
    #expect(AffineSpace(dimension: 1).frameExtensions(from: 1) == 2)
  }

  @Test(arguments: [2, 3, 4, 5]) func `exactly the members of one cell have the smallest colour`(dimension: Int) {
    let space = AffineSpace(dimension: dimension)
    let extender = AffineExtender(space: space)
    for stream in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: 11, stream: stream)
      let points = RandomSets.points(in: space, using: &generator, to: 21)
      let cells = points.map { last in
        extender.prepare(PointSet(points.filter { $0 != last }))
        return extender.smallestColourCell(adding: last)
      }
      let chosen = cells.filter { $0 > 0 }
      #expect(!chosen.isEmpty && chosen.allSatisfy { $0 == chosen.count }, "seed 11, stream \(stream): \(points)")
    }
  }

  @Test(arguments: [2, 3, 4, 5]) func `the vector kernel agrees with the scalar one`(dimension: Int) {
    let space = AffineSpace(dimension: dimension)
    let extender = AffineExtender(space: space)
    for stream in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: 12, stream: stream)
      let points = RandomSets.points(in: space, using: &generator, to: 31)
      extender.prepare(PointSet(points.dropLast()))
      for point in Set(0..<space.pointCount).subtracting(points.dropLast()) {
        #expect(extender.scalarColoursAgree(adding: point), "seed 12, stream \(stream): \(points), adding \(point)")
      }
    }
  }

  @Test(arguments: [2, 3, 4, 5]) func `affine maps don't change the class`(dimension: Int) throws {
    let space = AffineSpace(dimension: dimension)
    let extender = AffineExtender(space: space)
    for stream in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: 13, stream: stream)
      let points = RandomSets.points(in: space, using: &generator, to: 16)
      let map = RandomSets.affineMap(of: space, using: &generator)
      let first = try #require(extender.anyClass(of: points))
      let second = try #require(extender.anyClass(of: points.map { map[$0] }))
      #expect(first == second, "seed 13, stream \(stream): \(points)")
    }
  }

  @Test func `symmetries are counted as by trying every map of the plane`() throws {
    let space = AffineSpace(dimension: 2)
    let extender = AffineExtender(space: space)
    let maps = RandomSets.allMaps(ofPlane: space)
    #expect(maps.count == 432)
    for bits in 1..<512 {
      let points = (0..<9).filter { bits >> $0 & 1 == 1 }
      let symmetries = RandomSets.symmetryCount(of: points, among: maps)
      let kind = try #require(extender.anyClass(of: points))
      #expect(kind.size(in: space) == UInt64(432 / symmetries), "\(points)")
    }
  }
}

extension AffineExtender {
  /// The class of the set of `points`, by the first of them that may be the last one added.
  func anyClass(of points: [Int]) -> AffineClass? {
    for last in points {
      prepare(PointSet(points.filter { $0 != last }))
      if let found = classByAdding(last) { return found }
    }
    return nil
  }
}
