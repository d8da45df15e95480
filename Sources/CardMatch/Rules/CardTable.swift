/// A game in progress by S2's rules.
///
/// After every choice at most one unmatched card is up.
public struct CardTable: Sendable, Equatable {
  /// The cards, in their order on the table.
  public let cards: [Card]
  /// The numbers that count.
  public let scoring: Scoring
  /// Which cards are matched; they stay face up for good.
  public private(set) var isMatched: [Bool]
  /// The unmatched card that is up.
  public private(set) var openIndex: Int?
  /// The points so far; may be negative.
  public private(set) var score = 0

  /// A table on which all cards are face down.
  public init(_ cards: [Card], scoring: Scoring = .standard) {
    self.cards = cards
    self.scoring = scoring
    isMatched = [Bool](repeating: false, count: cards.count)
  }

  /// What a choice did.
  public enum Outcome: Sendable, Equatable {
    /// The card is face up, alone.
    case turnedUp
    /// The card was up and is face down again.
    case turnedDown
    /// The card and the one at `other` are a pair.
    case matched(Match, other: Int)
    /// The card is up; the one at `other` didn't match it and is face down again.
    case mismatched(other: Int)
  }

  /// Chooses a card; `nil`, and nothing happens, when there is no such card or it is matched.
  @discardableResult
  public mutating func choose(_ index: Int) -> Outcome? {
    guard cards.indices.contains(index), !isMatched[index] else { return nil }
    if openIndex == index {
      openIndex = nil
      score -= scoring.unchooseCost
      return .turnedDown
    }
    score -= scoring.cost
    guard let other = openIndex else {
      openIndex = index
      return .turnedUp
    }
    guard let match = cards[index].match(with: cards[other]) else {
      score -= scoring.mismatch
      openIndex = index
      return .mismatched(other: other)
    }
    score += scoring.gain(match)
    isMatched[index] = true
    isMatched[other] = true
    openIndex = nil
    return .matched(match, other: other)
  }

  /// Whether no two unmatched cards match any more.
  public var isOver: Bool {
    let rest = cards.indices.filter { !isMatched[$0] }
    return !rest.contains { first in
      rest.contains { second in second > first && cards[first].match(with: cards[second]) != nil }
    }
  }
}
