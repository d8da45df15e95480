import Documents
import GameCore
import SetGame

extension DistributionError: ReportedError {
  /// Why the deals aren't counted, and what to do.
  package var message: String {
    switch self {
    case .outOfReach(let cards, let deck) where cards > deck.dimension.cardCount:
      "the deck has only \(deck.dimension.cardCount) cards"
    case .outOfReach(let cards, .set):
      "deals of \(cards) cards can't be counted; the number of cards may be "
        + DistributionRequest.sizes.map { "from \($0.lowerBound) to \($0.upperBound)" }.joined(separator: " and ")
    case .outOfReach(_, let deck) where deck == Deck(.ultraSet):
      "UltraSets are counted in deals of up to \(DistributionRequest.largestUltraSetDeal) cards"
    case .outOfReach(_, let deck):
      "the deals of the deck '\(DeckNotation.name(deck))' can't be counted; choose set, ultra, quads or proset"
    case .unconfirmed(let cards, let estimate):
      SetDistributionWords.estimate(estimate, cards: cards)
    case .otherCheckpoint(let cards, let variant, let part):
      "a checkpoint of \(variant.nouns.many) in deals of \(cards) cards"
        + (part.map { ", of part \($0.number)/\($0.count)" } ?? "") + "; name another file"
    case .inconsistent(let cards): "a checksum of the deals of \(cards) cards failed"
    }
  }
}

/// Sentences about counts of deals.
package enum SetDistributionWords {
  /// What a long count will take.
  package static func estimate(_ estimate: DistributionEstimate, cards: Int) -> String {
    "deals of \(cards) cards: about \(estimate.sets.words()) card sets to visit, "
      + (estimate.seconds.map { "\(Wording.duration(seconds: $0)) " } ?? "")
      + "on \(Wording.count(estimate.threads, "thread", "threads")), "
      + "less than \(estimate.megabytes) MiB"
  }
}
