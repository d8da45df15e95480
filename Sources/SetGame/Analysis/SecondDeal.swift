import ExactArithmetic
import GameCore

/// The second deal of a game as exact chances, and if requested the third: how many Sets are on the
/// table when the turn comes round again.
public struct SecondDeal: Sendable, Equatable {
  /// The deck that is played with.
  public let deck: Deck
  /// The number of Sets in the first deal: ``Deck/firstDeal`` cards, twelve of the printed game.
  public let first: SetChances
  /// The number of Sets among as many cards, after a random Set was taken and three cards were
  /// dealt.
  public let afterSet: SetChances
  /// The number of Sets among three cards more, after the first ones had none; no chances where
  /// they always have one.
  public let afterNone: SetChances
  /// The third deal; `nil` where only the second was counted.
  public let third: ThirdDeal?

  /// Whether the second deal of a deck can be counted: Sets of two to four features.
  public static func counts(_ deck: Deck) -> Bool { deck.variant == .set && (2...4).contains(deck.dimension.features) }

  /// Whether the third deal can be counted, too: after two deals of three cards some are left.
  public static func countsThird(_ deck: Deck) -> Bool { counts(deck) && deck.dimension.features > 2 }

  /// What a computation came to.
  public enum Outcome: Sendable, Equatable {
    /// The chances.
    case whole(SecondDeal)
    /// It was stopped, with nothing to show.
    case stopped(StopReason)

    /// The chances; `nil` when the computation was stopped.
    public var deal: SecondDeal? {
      guard case .whole(let deal) = self else { return nil }
      return deal
    }
  }

  /// Why the chances are right.
  public var evidence: Evidence<SetProof> {
    .proved(third == nil ? .secondDealsUpToSymmetry : .thirdDealsUpToSymmetry)
  }

  /// The chance that the first deal has a Set.
  public var chanceOfFirstSet: Rational { 1 - first[0] }

  /// The number of Sets in the second deal, whatever the first was.
  public var either: SetChances {
    SetChances(
      (0..<max(afterSet.all.count, afterNone.all.count)).map { sets in
        chanceOfFirstSet * afterSet[sets] + first[0] * afterNone[sets]
      })
  }

  /// The chance that each of the first two deals has a Set.
  public var chanceOfTwoSets: Rational { chanceOfFirstSet * (1 - afterSet[0]) }

  /// Counts all first deals, Sets taken and cards dealt, of a deck that ``counts(_:)``; `toThird`
  /// also those of the third deal, where it ``countsThird(_:)``, for one or two minutes in the
  /// printed deck.
  /// - Throws: ``FailedCheck`` when a check sum fails, which would be an error in this program.
  public static func compute(
    of deck: Deck = .set, toThird: Bool = false, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FailedCheck) -> Outcome {
    let (dimension, cards) = (deck.dimension.features, deck.firstDeal)
    let counts: SecondRound.Outcome
    var thirds: ThirdRound.Outcome?
    do throws(ClassLevels.Failure) {
      counts = try SecondRound(dimension: dimension, cards: cards).run(limits: limits, observer: observer)
      if counts.stopped == nil, toThird {
        thirds = try ThirdRound(dimension: dimension, cards: cards).run(limits: limits, observer: observer)
      }
    } catch {
      throw FailedCheck(error)
    }
    if let reason = counts.stopped ?? thirds?.stopped { return .stopped(reason) }
    guard thirds == nil || thirds?.second == counts.afterSet else { throw FailedCheck(cards: cards) }
    let deals = counts.first.reduce(BigInt(), +)
    let ways = BigInt.binomial(deck.dimension.cardCount - deck.firstDeal, 3)
    let withSet = Rational((deals - counts.first[0]) * ways)
    let without = Rational(counts.first[0] * ways)
    return .whole(
      SecondDeal(
        deck: deck,
        first: SetChances(counts.first.map { Rational($0, deals) }),
        afterSet: SetChances(counts.afterSet.map { $0 / withSet }),
        afterNone: SetChances(without.isZero ? [] : counts.afterNone.map { $0 / without }),
        third: thirds.map { ThirdDeal($0) }))
  }
}

/// The third deal of a game as exact chances.
public struct ThirdDeal: Sendable, Equatable {
  /// The number of Sets on the third table, with as many cards as the first: if each of the first
  /// two had a Set, a random one of them was taken and three cards were dealt.
  public let afterSets: SetChances
  /// The number of Sets among three cards more, if the first table had a Set and the second none.
  public let afterNone: SetChances

  init(_ counts: ThirdRound.Outcome) {
    func chances(_ ways: [Rational]) -> SetChances {
      let all = ways.reduce(0, +)
      return SetChances(all.isZero ? [] : ways.map { $0 / all })
    }
    (afterSets, afterNone) = (chances(counts.afterSets), chances(counts.afterNone))
  }
}

/// The chance of each number of Sets on a table.
public struct SetChances: Sendable, Equatable {
  /// The chances by the number of Sets, up to the largest that occurs.
  public let all: [Rational]

  init(_ all: [Rational]) { self.all = all }

  /// The chance of `sets` Sets.
  public subscript(sets: Int) -> Rational { all.indices.contains(sets) ? all[sets] : 0 }

  /// The mean number of Sets.
  public var mean: Rational { all.enumerated().reduce(0) { $0 + Rational($1.offset) * $1.element } }
}
