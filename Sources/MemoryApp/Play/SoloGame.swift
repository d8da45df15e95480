import Memory

/// The game that a person plays alone.
package enum SoloGame: String, Sendable, CaseIterable {
  /// Pairs, in few attempts.
  case pairs
  /// Pairs, for the points of Stanford's course.
  case points
  /// Three of a kind, in few attempts.
  case triples
  /// Four of a kind, in few attempts.
  case fours
  /// Four cards of each face, taken by two, as with the ranks of a pack.
  case pack
  /// Pairs, both of which are named before either is shown.
  case together

  /// How many cards show the same face.
  package var copies: Int {
    switch self {
    case .pairs, .points, .together: 2
    case .triples: 3
    case .fours, .pack: 4
    }
  }

  /// How many equal cards are taken together.
  package var group: Int { self == .pack ? 2 : copies }

  /// The rules of its groups; `nil` for pairs.
  var rules: KindRules? { copies == 2 ? nil : KindRules(copies: copies, group: group) }

  /// The points that count; `nil` where attempts do.
  var score: CourseScore? { self == .points ? .standard : nil }

  /// The most faces: as many cards as a pack has.
  package var faceLimit: Int { min(MemorySettings.pairCounts.upperBound, 52 / copies) }
}
