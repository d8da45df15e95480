/// A game in progress by S2's rules, for groups of n cards: the source's pairs are n = 2.
///
/// Cards are turned up one by one until n are up. Then they are compared: if any two of them match,
/// all n are matched and leave the game; if not, the earlier n − 1 are turned down and the new one
/// stays up. So after every choice at most n − 1 unmatched cards are up.
public struct CardTable: Sendable, Equatable {
  /// The cards, in their order on the table.
  public let cards: [Card]
  /// The numbers that count.
  public let scoring: Scoring
  /// Which cards are matched; they stay face up for good.
  public private(set) var isMatched: [Bool]
  /// The unmatched cards that are up, in the order in which they were turned: fewer than a group.
  public private(set) var openIndices: [Int] = []
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
    /// The card is face up, and the group isn't whole yet.
    case turnedUp
    /// The card was up and is face down again.
    case turnedDown
    /// The card and the ones at `others` are a group.
    case matched(Match, others: [Int])
    /// The card is up; it and the ones at `others` didn't match, and these are face down again.
    case mismatched(others: [Int])
  }

  /// Chooses a card; `nil`, and nothing happens, when there is no such card or it is matched.
  @discardableResult
  public mutating func choose(_ index: Int) -> Outcome? {
    guard cards.indices.contains(index), !isMatched[index] else { return nil }
    if let place = openIndices.firstIndex(of: index) {
      openIndices.remove(at: place)
      score -= scoring.unchooseCost
      return .turnedDown
    }
    score -= scoring.cost
    let others = openIndices
    openIndices.append(index)
    guard openIndices.count == scoring.group.rawValue else { return .turnedUp }
    guard let match = scoring.match(openIndices.map { cards[$0] }) else {
      score -= scoring.mismatch
      openIndices = [index]
      return .mismatched(others: others)
    }
    score += scoring.gain(match)
    for place in openIndices { isMatched[place] = true }
    openIndices = []
    return .matched(match, others: others)
  }

  /// Whether no group can be made any more: too few cards are left, or no two of them match.
  public var isOver: Bool {
    let rest = cards.indices.filter { !isMatched[$0] }
    return rest.count < scoring.group.rawValue
      || !rest.contains { first in
        rest.contains { second in second > first && cards[first].match(with: cards[second]) != nil }
      }
  }
}
