import GameCore
import SetGame
import Testing

@Suite struct ClassMapsTests {
  @Test(arguments: [(1, 3), (2, 5), (3, 6), (4, 5)])
  func `every map is an affine bijection and takes the deal with the card to the deal that it names`(
    features: Int, cards: Int
  ) throws {
    let space = AffineSpace(dimension: features)
    let levels = try ClassMaps(features: features, cards: cards).levels
    #expect(levels.map { $0.deals.first?.count } == (0...cards).map { $0 })
    for (level, next) in zip(levels, levels.dropFirst()) {
      #expect(level.maps.count == level.deals.count)
      for (deal, maps) in zip(level.deals, level.maps) {
        let others = (0..<space.pointCount).filter { !deal.contains($0) }
        #expect(maps.count == others.count)
        for (card, map) in zip(others, maps) {
          let images = Self.images(map.dropFirst(), space)
          #expect(Set(images).count == space.pointCount)
          #expect((deal + [card]).map { images[$0] }.sorted() == next.deals[map[0]])
        }
      }
    }
    #expect(levels[cards].maps.isEmpty)
  }

  @Test func `the deals of each size are as many as the classes`() throws {
    var classes = ClassLevels(space: AffineSpace(dimension: 3), filter: .all)
    for level in try ClassMaps(features: 3, cards: 7).levels {
      #expect(Set(level.deals).count == level.deals.count && level.deals.count == classes.classes.count)
      _ = try classes.advance(limits: .none, observer: .silent)
    }
  }

  /// The images of all points under the map with these images of 0, 1, 3, 9, …
  private static func images(_ frame: ArraySlice<Int>, _ space: AffineSpace) -> [Int] {
    var images = Array(frame.prefix(1))
    for image in frame.dropFirst() {
      let step = space.difference(image, images[0])
      let once = images.map { space.sum($0, step) }
      images += once + once.map { space.sum($0, step) }
    }
    return images
  }
}
