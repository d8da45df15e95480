import ExactArithmetic
import GameCore

/// A census with its probabilities, all exact.
package struct CensusTable: Sendable, Equatable {
  /// The caps of one size, and how likely a random deal of that size is one.
  package struct Row: Sendable, Equatable {
    package let level: CapCensus.Level
    /// The chance that a deal of that many cards holds no Set: caps / C(3^d, k).
    package let probabilitySetFree: Rational
    /// The chance that the table still holds no Set after three cards more, given that it holds none now;
    /// `nil` when the census doesn't reach so far.
    package fileprivate(set) var probabilityAfterThreeMore: Rational?
  }

  /// The dimension of the deck.
  package let dimension: Int
  /// One row a number of cards, from 0 on.
  package let rows: [Row]
  /// Why the census ended before the level asked for.
  package let stopped: StopReason?
  /// A lower bound of the classes of the first level where they were too many to hold.
  package let refusedClasses: UInt128?

  /// The largest number of cards whose classes were found.
  package var classifiedCards: Int { rows.last { $0.level.classes != nil }?.level.cards ?? 0 }

  /// Whether every level asked for is there, with its classes.
  package var isWhole: Bool { stopped == nil && refusedClasses == nil }

  /// Adds the probabilities to the levels of a census.
  package init(dimension: Int, outcome: CapCensus.Outcome) {
    self.dimension = dimension
    stopped = outcome.stopped
    refusedClasses = outcome.refusedClasses
    let deck = (0..<dimension).reduce(1) { power, _ in power * 3 }
    var rows = outcome.levels.map { level in
      Row(
        level: level,
        probabilitySetFree: Rational(BigInt(level.setFree), BigInt.binomial(deck, level.cards)))
    }
    // No Set in k + 3 cards implies none in the first k, so the conditional chance is the quotient of the two.
    for index in rows.indices.dropLast(3) where !rows[index].probabilitySetFree.isZero {
      rows[index].probabilityAfterThreeMore = rows[index + 3].probabilitySetFree / rows[index].probabilitySetFree
    }
    self.rows = rows
  }

  /// Takes the census of a deck of `dimension` 1…5 up to `to` cards; `nil` means as far as there are caps.
  package static func compute(
    dimension: Int, to: Int? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(ClassLevels.Failure) -> CensusTable {
    let census = CapCensus(dimension: dimension, to: to, limits: limits, observer: observer)
    return CensusTable(dimension: dimension, outcome: try census.run())
  }
}
