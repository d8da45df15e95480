/// How many cards are matched, and what choices and groups are worth (S2's numbers are the
/// default).
///
/// A group of n cards matches when at least two of its cards have a rank or a suit in common, and
/// all n then leave the game. It counts by the best line of the table that it fits. Where all cards
/// agree, each of the n(n − 1)/2 pairs in the group counts: once for a pair, three times for three
/// cards. Where only two cards of three agree, the third is lost with them, and the group counts
/// half a pair, rounded up: 2 for a rank and 1 for a suit. So three of a rank, three of a suit, two
/// of a rank and two of a suit bring 12, 3, 2 and 1 before the bonus, in the order of how rarely
/// three random cards show them (52, 1144, 3744 and 10296 of 22100).
public struct Scoring: Sendable, Hashable {
  /// How many cards make a group; 2.
  public let group: GroupSize
  /// Points for each pair in a group of equal rank, before the bonus; 4.
  public let rankScore: Int
  /// Points for each pair in a group of equal suit, before the bonus; 1.
  public let suitScore: Int
  /// Points for three cards of which two have the same rank, before the bonus; 2.
  public let partialRankScore: Int
  /// Points for three cards of which two have the same suit, before the bonus; 1.
  public let partialSuitScore: Int
  /// The factor by which the points of a group are multiplied; 4.
  public let bonus: Int
  /// Points lost when the last card of a group is turned up and no two match; 2.
  public let mismatch: Int
  /// Points lost for turning a card up; 1.
  public let cost: Int
  /// Points lost for turning an unmatched card down again; 0 as in S2's code, 1 as in its text.
  public let unchooseCost: Int

  /// The largest number that is accepted anywhere.
  public static let limit = 1000

  /// S2's numbers.
  public static let standard = Scoring(group: .two)
  /// The same numbers for groups of three.
  public static let standardOfThree = Scoring(group: .three)

  private init(group: GroupSize) {
    self.group = group
    (rankScore, suitScore, partialRankScore, partialSuitScore) = (4, 1, 2, 1)
    (bonus, mismatch, cost, unchooseCost) = (4, 2, 1, 0)
  }

  /// Creates other numbers, each 0…``limit``. Partial scores count for three cards only.
  public init(
    group: GroupSize = .two, rankScore: Int = 4, suitScore: Int = 1, partialRankScore: Int = 2,
    partialSuitScore: Int = 1, bonus: Int = 4, mismatch: Int = 2, cost: Int = 1, unchooseCost: Int = 0
  ) throws(ScoringError) {
    let numbers = [
      rankScore, suitScore, partialRankScore, partialSuitScore, bonus, mismatch, cost, unchooseCost,
    ]
    for (field, number) in zip(ScoringError.Field.allCases, numbers) where !(0...Scoring.limit).contains(number) {
      throw .outOfRange(field, number)
    }
    self.group = group
    self.rankScore = rankScore
    self.suitScore = suitScore
    self.partialRankScore = partialRankScore
    self.partialSuitScore = partialSuitScore
    self.bonus = bonus
    self.mismatch = mismatch
    self.cost = cost
    self.unchooseCost = unchooseCost
  }

  /// Points of a group, costs aside.
  public func gain(_ match: Match) -> Int {
    let pairs = group.rawValue * (group.rawValue - 1) / 2
    switch match {
    case .rank: return bonus * pairs * rankScore
    case .suit: return bonus * pairs * suitScore
    case .partialRank: return bonus * partialRankScore
    case .partialSuit: return bonus * partialSuitScore
    }
  }

  /// Points of a group less the cost of turning up all its cards.
  public func net(_ match: Match) -> Int { gain(match) - group.rawValue * cost }

  /// Whether turning up `card` next to the open cards makes a whole group that matches.
  public func completes(_ open: [Card], with card: Card) -> Bool {
    open.count + 1 == group.rawValue && match(open + [card]) != nil
  }

  /// The best line of the table that a whole group of different cards fits, the first of equals;
  /// `nil` when no two of them match.
  public func match(_ cards: [Card]) -> Match? {
    precondition(cards.count == group.rawValue, "a group is compared when it is whole")
    var (ofRank, ofSuit) = (0, 0)
    for (index, card) in cards.enumerated() {
      for other in cards[..<index] {
        if card.rank == other.rank { ofRank += 1 }
        if card.suit == other.suit { ofSuit += 1 }
      }
    }
    let all = cards.count * (cards.count - 1) / 2
    var best: Match?
    func fit(_ match: Match, _ fits: Bool) {
      if fits, best.map({ gain($0) < gain(match) }) ?? true { best = match }
    }
    fit(.rank, ofRank == all)
    fit(.suit, ofSuit == all)
    fit(.partialRank, group == .three && ofRank > 0)
    fit(.partialSuit, group == .three && ofSuit > 0)
    return best
  }
}

/// Why a scoring is refused.
public enum ScoringError: Error, Equatable, Sendable {
  /// The numbers of a scoring.
  public enum Field: Sendable, CaseIterable {
    case rankScore, suitScore, partialRankScore, partialSuitScore, bonus, mismatch, cost, unchooseCost
  }

  /// The number is negative or above ``Scoring/limit``.
  case outOfRange(Field, Int)
}
