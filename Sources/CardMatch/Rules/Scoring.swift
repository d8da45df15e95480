/// What choices and pairs are worth (S2's numbers are the default).
public struct Scoring: Sendable, Hashable {
  /// Points for a pair of equal rank, before the bonus; 4.
  public let rankScore: Int
  /// Points for a pair of equal suit, before the bonus; 1.
  public let suitScore: Int
  /// The factor by which the points of a pair are multiplied; 4.
  public let bonus: Int
  /// Points lost when the second card doesn't match; 2.
  public let mismatch: Int
  /// Points lost for turning a card up; 1.
  public let cost: Int
  /// Points lost for turning an unmatched card down again; 0 as in S2's code, 1 as in its text.
  public let unchooseCost: Int

  /// The largest number that is accepted anywhere.
  public static let limit = 1000

  /// S2's numbers.
  public static let standard = Scoring()

  private init() {
    (rankScore, suitScore, bonus, mismatch, cost, unchooseCost) = (4, 1, 4, 2, 1, 0)
  }

  /// Creates other numbers, each 0…``limit``.
  public init(
    rankScore: Int = 4, suitScore: Int = 1, bonus: Int = 4, mismatch: Int = 2, cost: Int = 1, unchooseCost: Int = 0
  ) throws(ScoringError) {
    let numbers = [rankScore, suitScore, bonus, mismatch, cost, unchooseCost]
    for (field, number) in zip(ScoringError.Field.allCases, numbers) where !(0...Scoring.limit).contains(number) {
      throw .outOfRange(field, number)
    }
    self.rankScore = rankScore
    self.suitScore = suitScore
    self.bonus = bonus
    self.mismatch = mismatch
    self.cost = cost
    self.unchooseCost = unchooseCost
  }

  /// Points of a pair, costs aside.
  public func gain(_ match: Match) -> Int { bonus * (match == .rank ? rankScore : suitScore) }

  /// Points of a pair less the cost of turning up both cards.
  public func net(_ match: Match) -> Int { gain(match) - 2 * cost }
}

/// Why a scoring is refused.
public enum ScoringError: Error, Equatable, Sendable {
  /// The numbers of a scoring.
  public enum Field: Sendable, CaseIterable { case rankScore, suitScore, bonus, mismatch, cost, unchooseCost }

  /// The number is negative or above ``Scoring/limit``.
  case outOfRange(Field, Int)
}
