import ExactArithmetic
import GameCore

/// The second deal of a game as exact chances: how many Sets lie on the table when it is the turn again.
package struct SecondDeal: Sendable, Equatable {
  /// The chance of each number of Sets in the first twelve cards.
  package let first: [Rational]
  /// The chance of each number of Sets among twelve cards, after a random Set was taken and three cards were dealt.
  package let afterSet: [Rational]
  /// The chance of each number of Sets among fifteen cards, after the first twelve had none.
  package let afterNone: [Rational]

  /// What a computation came to.
  package enum Outcome: Sendable {
    case whole(SecondDeal)
    case stopped(StopReason)
  }

  /// The chance that the first deal has a Set.
  package var chanceOfFirstSet: Rational { 1 - first[0] }

  /// The chance of each number of Sets in the second deal, whatever the first was.
  package var either: [Rational] {
    (0..<max(afterSet.count, afterNone.count)).map { sets in
      let (withSet, without) = (Self.chance(afterSet, sets), Self.chance(afterNone, sets))
      return chanceOfFirstSet * withSet + first[0] * without
    }
  }

  /// The mean number of Sets of a distribution.
  package static func mean(_ chances: [Rational]) -> Rational {
    chances.enumerated().reduce(0) { $0 + Rational($1.offset) * $1.element }
  }

  package static func chance(_ chances: [Rational], _ sets: Int) -> Rational {
    chances.indices.contains(sets) ? chances[sets] : 0
  }

  /// Counts all first deals, Sets taken and cards dealt.
  package static func compute(
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(ClassLevels.Failure) -> Outcome {
    let counts = try SecondRound().run(limits: limits, observer: observer)
    if let reason = counts.stopped { return .stopped(reason) }
    let deals = counts.first.reduce(BigInt(), +)
    let ways = BigInt.binomial(81 - 12, 3)
    let withSet = Rational((deals - counts.first[0]) * ways)
    let without = Rational(counts.first[0] * ways)
    return .whole(
      SecondDeal(
        first: counts.first.map { Rational($0, deals) }, afterSet: counts.afterSet.map { $0 / withSet },
        afterNone: counts.afterNone.map { $0 / without }))
  }
}
