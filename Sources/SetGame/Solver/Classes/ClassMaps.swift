public import GameCore

/// A deal of each class of deals of 0, 1, …, `cards` cards under the affine maps, and for each of
/// them with any other card a map to one of these deals of one card more.
///
/// Cards are points: their ternary digits are the features, the first feature most significant.
public struct ClassMaps: Sendable {
  /// The deals of a size and what one more card makes of them.
  public struct Level: Sendable {
    /// The deals, each with ascending cards.
    public let deals: [[Int]]
    /// For each deal, and each card that it lacks in ascending order: the place of a deal of the
    /// next level, and the images of the cards 0, 1, 3, 9, … under an affine map that takes the
    /// deal with the card to it. Empty on the last level.
    public fileprivate(set) var maps: [[[Int]]] = []
  }

  /// The levels of 0, 1, …, `cards` cards.
  public let levels: [Level]

  /// Finds the deals and maps, for 1…5 features and fewer than 31 cards.
  /// - Complexity: a few microseconds for each deal, card of the deck and card of the deal.
  /// - Throws: ``GameCore/Stopped``.
  public init(features: Int, cards: Int, limits: SearchLimits = .none) throws(Stopped) {
    let finder = AffineMapFinder(AffineSpace(dimension: features))
    var levels: [Level] = []
    var deals = [PointSet.empty]
    for size in 0..<max(0, cards) {
      var (places, next): ([PointSet: Int], [PointSet]) = ([:], [])
      var level = Level(deals: deals.map { $0.points })
      for deal in deals {
        try limits.check()
        finder.prepare(deal)
        level.maps.append(
          (0..<finder.space.pointCount).filter { !deal.contains($0) }.map { card in
            let (image, map) = finder.image(adding: card)
            let place = places[image] ?? next.count
            if place == next.count {
              places[image] = place
              next.append(image)
            }
            return [place] + map
          })
      }
      precondition(next.allSatisfy { $0.count == size + 1 }, "maps keep the number of cards")
      levels.append(level)
      deals = next
    }
    levels.append(Level(deals: deals.map { $0.points }))
    self.levels = levels
  }
}

/// Finds affine maps from sets of points to the sets that represent their classes.
private final class AffineMapFinder {
  let space: AffineSpace
  private let extender: AffineExtender
  private let other: AffineExtender
  private var deal = PointSet.empty

  init(_ space: AffineSpace) {
    self.space = space
    (extender, other) = (AffineExtender(space: space), AffineExtender(space: space))
  }

  func prepare(_ deal: PointSet) {
    self.deal = deal
    extender.prepare(deal)
  }

  /// The set that represents the class of the prepared one with a point added, and the images of
  /// the points 0, 1, 3, 9, … under a map to it. A class is found where the added point has the
  /// smallest colour, so that each point of the set is tried as the added one.
  func image(adding point: Int) -> (image: PointSet, map: [Int]) {
    if let found = extender.classByAdding(point) { return (found.image, map(extender.lastFrame)) }
    var whole = deal
    whole.insert(point)
    for added in deal.points {
      other.prepare(whole.subtracting(PointSet([added])))
      if let found = other.classByAdding(added) { return (found.image, map(other.lastFrame)) }
    }
    preconditionFailure("some point has the smallest colour")
  }

  /// The inverse of the map that takes 0, 1, 3, 9, … to the points of a frame: the frame is filled
  /// up by the first points beyond its span.
  private func map(_ frame: [Int]) -> [Int] {
    var frame = frame
    var span = [frame[0]]
    var rank = 1
    while span.count < space.pointCount {
      if rank == frame.count { frame.append((0..<space.pointCount).first { !span.contains($0) } ?? 0) }
      let shift = space.difference(frame[rank], frame[0])
      let once = span.map { space.sum($0, shift) }
      span += once + once.map { space.sum($0, shift) }
      rank += 1
    }
    var coordinates = [Int](repeating: 0, count: span.count)
    for (place, point) in span.enumerated() { coordinates[point] = place }
    return [coordinates[0]] + (0..<space.dimension).map { coordinates[Self.power($0)] }
  }

  private static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in 3 * power } }
}
