import ExactArithmetic
import GameCore

/// How likely a deal of a deck is to hold no group.
public struct SetFreeChance: Sendable, Equatable {
  /// The deck.
  public let deck: Deck
  /// The number of cards dealt.
  public let cards: Int
  /// The number of deals without a Set.
  public let setFree: UInt128
  /// How many of them differ under all affine maps.
  public let classes: Int
  /// The chance that a random deal is one of them.
  public let probability: Rational
  /// Why the count is right.
  public let evidence: Evidence<SetProof>

  /// Counts the Set-free deals of `cards` cards; `nil` when the limits stop the count. Twelve cards
  /// take 20 ms.
  /// - Throws: ``FailedCheck`` when a check sum fails, which would be an error in this program.
  public static func compute(
    deck: Deck = .set, cards: Int = GameRules.firstDeal, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FailedCheck) -> SetFreeChance? {
    let census = try CensusTable.compute(CensusRequest(deck: deck, to: cards), limits: limits, observer: observer)
    guard census.isWhole else { return nil }
    // A whole census ends with the first size of which there is no Set-free deal; larger ones have
    // none either.
    let row = census[cards]
    return SetFreeChance(
      deck: deck, cards: cards, setFree: row?.setFree ?? 0, classes: row?.classes ?? 0,
      probability: row?.probabilitySetFree ?? 0, evidence: census.evidence)
  }
}
