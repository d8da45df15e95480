import Documents
import Streams

/// Walks over the spots of a picture by keys.
package enum ScreenFocus {
  /// The spot that is nearest in a direction; the same one when there is none.
  package static func spot(from place: Int, towards event: FullScreen.Event, in spots: [Scene.Spot]) -> Int {
    guard spots.indices.contains(place) else { return 0 }
    switch event {
    case .next, .previous:
      let step = event == .next ? 1 : spots.count - 1
      let places = (1...spots.count).map { (place + $0 * step) % spots.count }
      return places.first { !spots[$0].isPassedOver } ?? place
    default: break
    }
    let from = spots[place]
    func cost(_ spot: Scene.Spot) -> (Int, Int)? {
      let down = middle(spot).row - middle(from).row
      let right = middle(spot).column - middle(from).column
      switch event {
      case .up: return down < 0 ? (-4 * down + gap(spot, from), abs(right)) : nil
      case .down: return down > 0 ? (4 * down + gap(spot, from), abs(right)) : nil
      case .left: return right < 0 && abs(down) < 2 * max(1, from.height) ? (-right + 8 * abs(down), 0) : nil
      case .right: return right > 0 && abs(down) < 2 * max(1, from.height) ? (right + 8 * abs(down), 0) : nil
      default: return nil
      }
    }
    let costs = spots.indices.compactMap { index in cost(spots[index]).map { (index, $0) } }
    return costs.min { $0.1 < $1.1 }?.0 ?? place
  }

  /// Twice the columns between two spots; 0 where one is above the other.
  private static func gap(_ one: Scene.Spot, _ other: Scene.Spot) -> Int {
    2 * max(0, max(one.column, other.column) - min(one.column + one.width, other.column + other.width))
  }

  private static func middle(_ spot: Scene.Spot) -> (row: Int, column: Int) {
    (2 * spot.row + spot.height, 2 * spot.column + spot.width)
  }
}
