import Documents
import ExactArithmetic
import SetGame

extension Certificate {
  /// The number of deals with 0, 1, 2, … Sets: a deal of each class, and what one more card makes
  /// of it.
  package static func distribution(_ counts: [BigInt], cards: Int, features: Int, _ maps: ClassMaps) -> Certificate {
    let last = counts.lastIndex { !$0.isZero } ?? 0
    return Certificate("set-distribution") {
      $0.add("counts") { Array(counts[...last]).write(to: &$0) }
      $0.add("dealSize") { $0.integer(cards) }
      $0.add("dimension") { $0.integer(features) }
    } proof: {
      $0.add("levels") { json in
        json.raw("[")
        for (place, level) in maps.levels.enumerated() {
          if place > 0 { json.raw(",") }
          json.object {
            $0.add("deals") { level.deals.write(to: &$0) }
            if place < maps.levels.count - 1 { $0.add("maps") { level.maps.write(to: &$0) } }
          }
        }
        json.raw("]")
      }
    }
  }
}
