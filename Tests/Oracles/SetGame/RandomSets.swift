import GameCore
import SetGame

/// Random point sets and affine maps for tests.
package enum RandomSets {
  /// At least one and at most `largest` different points, in random order.
  package static func points(in space: AffineSpace, using generator: inout SeededGenerator, to largest: Int) -> [Int] {
    var points = Array(0..<space.pointCount)
    generator.shuffle(&points)
    return Array(points.prefix(1 + generator.index(min(largest, space.pointCount))))
  }

  /// A random invertible affine map as the list of its values.
  package static func affineMap(of space: AffineSpace, using generator: inout SeededGenerator) -> [Int] {
    while true {
      let images = (0..<space.dimension).map { _ in generator.index(space.pointCount) }
      let map = affineMap(of: space, images: images, origin: generator.index(space.pointCount))
      if Swift.Set(map).count == map.count { return map }
    }
  }

  /// All 432 affine maps of the plane of nine points.
  package static func allMaps(ofPlane space: AffineSpace) -> [[Int]] {
    var maps: [[Int]] = []
    for first in 0..<9 {
      for second in 0..<9 {
        for origin in 0..<9 {
          let map = affineMap(of: space, images: [first, second], origin: origin)
          if Swift.Set(map).count == 9 { maps.append(map) }
        }
      }
    }
    return maps
  }

  /// The map that takes 0 to `origin` and the unit vector of digit i (lowest first) to `origin` +
  /// `images[i]`.
  private static func affineMap(of space: AffineSpace, images: [Int], origin: Int) -> [Int] {
    (0..<space.pointCount).map { point in
      var (rest, value) = (point, origin)
      for image in images {
        for _ in 0..<rest % 3 { value = space.sum(value, image) }
        rest /= 3
      }
      return value
    }
  }

  /// How many of the maps take the points to the same points.
  package static func symmetryCount(of points: [Int], among maps: [[Int]]) -> Int {
    maps.count { map in Swift.Set(points.map { map[$0] }) == Swift.Set(points) }
  }
}
