/// How sure a search is of what it cuts off: a branch is cut when a shallower search says, with
/// this confidence, that it won't change the answer.
package struct Selectivity: Hashable, Comparable, Sendable, CaseIterable {
  /// The place in ``allCases``, the least sure first.
  let place: Int

  /// The confidences that can be asked for, in percent.
  package static let percentages = [73, 87, 95, 98, 99, 100]
  package static let allCases = percentages.indices.map { Selectivity(place: $0) }

  /// The least sure.
  package static let least = Selectivity(place: 0)
  /// Nothing is cut.
  package static let full = Selectivity(place: 5)

  @inline(__always)
  init(place: Int) { self.place = place }

  /// The selectivity of N percent, one of ``percentages``.
  package static func percent(_ percent: Int) -> Selectivity {
    guard let place = percentages.firstIndex(of: percent) else { preconditionFailure("see percentages") }
    return Selectivity(place: place)
  }

  /// The confidence in percent; at 100 nothing is cut.
  package var percent: Int { Self.percentages[place] }

  /// Less sure comes first.
  package static func < (left: Selectivity, right: Selectivity) -> Bool { left.place < right.place }
}
