import GameCore

/// The random deals requested.
public struct DealRequest: Hashable, Sendable {
  /// The number of cards of a deal.
  public var size: Int
  /// The number of groups that each deal must have; `nil` for any.
  public var sets: Int?
  /// The number of deals.
  public var count: Int
  /// The deck.
  public var deck: Deck
  /// The seed of the random numbers: the same request draws the same deals.
  public var seed: UInt64

  /// Asks for one deal of twelve cards by default.
  public init(
    size: Int = GameRules.firstDeal, sets: Int? = nil, count: Int = 1, deck: Deck = .set, seed: UInt64 = 1
  ) {
    self.size = size
    self.sets = sets
    self.count = count
    self.deck = deck
    self.seed = seed
  }
}

/// Random deals, and how they were drawn.
public struct RandomDeals: Sendable, Equatable {
  /// What was asked.
  public let request: DealRequest
  /// The deals; fewer than asked for when ``stopped`` says why.
  public let layouts: [Layout]
  /// The number of groups of each deal.
  public let setCounts: [Int]
  /// How they were drawn.
  public let method: DrawingMethod
  /// The number of deals examined until these fitted; 0 when none was rejected.
  public let tries: UInt64
  /// Why there are fewer than asked for; `nil` when there are as many.
  public let stopped: StopReason?

  /// Why the numbers of Sets are right.
  public var evidence: Evidence<SetProof> {
    layouts.isEmpty && stopped != nil ? .unknown : .proved(GroupSearch.proof(of: request.deck.variant))
  }

  /// Draws the deals; every deal that fits is equally likely where the method
  /// ``DrawingMethod/isUniform``.
  /// - Complexity: a condition that one deal in ten million meets takes a second or two.
  /// - Throws: ``DealError`` when no such deal exists or none was found.
  public static func draw(
    _ request: DealRequest = DealRequest(), limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(DealError) -> RandomDeals {
    let sampler = DealSampler(
      size: request.size, sets: request.sets, deck: request.deck, seed: request.seed)
    var drawn = try sampler.draw(request.count, limits: limits, observer: observer)
    let counter = GroupCounter(request.deck)
    var setCounts: [Int] = []
    for layout in drawn.layouts {
      // A whole deck of 243 cards has 29,403 pairs to examine.
      if setCounts.count % 32 == 31, let reason = limits.stopReason() {
        drawn.stopped = drawn.stopped ?? reason
        break
      }
      setCounts.append(counter.count(of: layout.cards))
    }
    guard request.sets.map({ asked in setCounts.allSatisfy { $0 == asked } }) ?? true else { throw .inconsistent }
    return RandomDeals(
      request: request, layouts: Array(drawn.layouts.prefix(setCounts.count)), setCounts: setCounts,
      method: drawn.method, tries: drawn.tries, stopped: drawn.stopped)
  }
}
