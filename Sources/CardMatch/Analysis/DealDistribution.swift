import ExactArithmetic
import GameCore

/// How good and how clearable all deals of a size are, exactly: every one of the C(52, n) deals is
/// counted.
///
/// Pairs: rank by rank, a deal is one of 16 sets of suits. All that matters about the ranks done is
/// a max-plus vector (see ``SuitParity``) up to a constant, and that up to the names of the suits;
/// there are few such vectors, so deals are counted by (vector, constant, number of cards). An
/// entry of a vector that another one beats whatever follows is dropped: one more odd suit is worth
/// at most one suit pair later.
///
/// Groups of three: one deal of each class (see ``DealClasses``) is analysed.
public struct DealDistribution: Sendable, Equatable {
  /// Deals with the same result.
  public struct Line: Sendable, Equatable {
    /// The best score.
    public let score: Int
    /// The cards that stay when the best score is made with as many groups as possible.
    public let left: Int
    /// The number of deals.
    public let deals: BigInt
  }

  /// The number of cards dealt.
  public let dealSize: Int
  /// The number of deals, C(52, n).
  public let total: BigInt
  /// Deals by best score and cards left, ascending.
  public let lines: [Line]
  /// The number of deals by the fewest cards that can stay; index 0 counts the deals that can be
  /// cleared.
  public let dealsByFewestLeft: [BigInt]

  /// Counts all deals of `dealSize` (0…52) cards.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    dealSize: Int = RandomDeal.standardSize, scoring: Scoring = .standard, limits: SearchLimits = .none
  ) throws(Stopped) {
    precondition((0...52).contains(dealSize), "a deck has 52 cards")
    let size = scoring.group.rawValue
    let pairs = try VectorCensus.count(dealSize: dealSize, rankWorth: 1, suitWorth: 1, limits: limits)
    var worths: [Int: UInt64] = [:]
    switch scoring.group {
    case .two:
      let counts = try VectorCensus.count(
        dealSize: dealSize, rankWorth: BestMatching.worth(scoring.net(.rank)),
        suitWorth: BestMatching.worth(scoring.net(.suit)), limits: limits)
      for (worth, deals) in counts { worths[Int(worth)] = deals }
    case .three:
      try DealClasses(dealSize: dealSize).forEach(limits: limits) { suits, deals in
        worths[GroupsOfThree(suits: suits, scoring: scoring).worth, default: 0] += deals
      }
    }
    self.dealSize = dealSize
    total = BigInt.binomial(52, dealSize)
    // A worth is 64·score + groups.
    lines = worths.map { worth, deals in
      Line(score: worth / 64, left: dealSize - size * (worth % 64), deals: BigInt(deals))
    }.sorted { ($0.score, $0.left) < ($1.score, $1.left) }
    var byLeft = [BigInt](repeating: 0, count: dealSize + 1)
    for (pairs, deals) in pairs { byLeft[dealSize - size * min(Int(pairs), dealSize / size)].add(BigInt(deals)) }
    while byLeft.count > 1, byLeft.last == 0 { byLeft.removeLast() }
    dealsByFewestLeft = byLeft
  }

  /// The expected best score.
  public var meanBestScore: Rational {
    Rational(lines.reduce(into: BigInt()) { $0.addProduct($1.deals, $1.score) }, total)
  }

  /// The probability that all cards can be matched.
  public var clearableProbability: Rational { Rational(dealsByFewestLeft[0], total) }

  /// The probability that a best-score play matches all cards.
  public var clearedByBestPlayProbability: Rational {
    Rational(lines.filter { $0.left == 0 }.reduce(into: BigInt()) { $0.add($1.deals) }, total)
  }

  /// The number of deals by best score, ascending.
  public var dealsByScore: [(score: Int, deals: BigInt)] {
    var result: [(score: Int, deals: BigInt)] = []
    for line in lines {
      if let last = result.last, last.score == line.score {
        result[result.count - 1].deals.add(line.deals)
      } else {
        result.append((line.score, line.deals))
      }
    }
    return result
  }

  /// The number of deals by the cards that stay when the best score is made with as many groups as
  /// possible, ascending.
  public var dealsByLeft: [(left: Int, deals: BigInt)] {
    let byLeft = lines.reduce(into: [Int: BigInt]()) { $0[$1.left, default: 0].add($1.deals) }
    return byLeft.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The smallest and the largest best score.
  public var scoreRange: ClosedRange<Int> { (lines.first?.score ?? 0)...(lines.last?.score ?? 0) }
}
