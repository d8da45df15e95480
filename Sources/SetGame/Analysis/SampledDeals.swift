public import GameCore

/// Random deals of a deck by their number of groups: for decks and sizes of which the deals can't
/// be counted.
public struct SampledDeals: Sendable, Equatable {
  /// The deck.
  public let deck: Deck
  /// The number of cards dealt.
  public let cards: Int
  /// What the deals are drawn from.
  public let seed: UInt64
  /// How many deals were drawn.
  public let trials: UInt64
  /// How many of them have a number of groups.
  public let dealsByGroups: [Int: UInt64]
  /// Why there are fewer than asked for.
  public let stopReason: StopReason?

  /// The most cards of which GhostSets are counted: all fives of cards are tried.
  public static let ghostLimit = 24

  /// Draws deals, the same with any number of threads.
  public init(
    deck: Deck, cards: Int, samples: UInt64, seed: UInt64, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    precondition(deck.variant != .ghostSet || cards <= SampledDeals.ghostLimit, "GhostSets among few cards are counted")
    let counter = GroupCounter(deck)
    let outcome = SeededTrials(samples, blockSize: 64, seed: seed).run(
      from: [Int: UInt64](), limits: limits, observer: observer, unit: "deals"
    ) { block in
      var (random, tally, all) = (block.generator, [Int: UInt64](), deck.dimension.allCards)
      for _ in block.trials {
        if limits.stopSignal.isRaised || limits.deadline?.hasPassed == true { return nil }
        random.drawToFront(cards, of: &all)
        tally[counter.count(of: all.prefix(cards)), default: 0] += 1
      }
      return tally
    } add: { all, more in
      for (groups, deals) in more { all[groups, default: 0] += deals }
    }
    (self.deck, self.cards, self.seed, trials) = (deck, cards, seed, outcome.trials)
    (dealsByGroups, stopReason) = (outcome.tally, outcome.stopReason)
  }

  /// The share of the deals without a group; `nil` without deals.
  public var none: Share? { Share(hits: dealsByGroups[0] ?? 0, of: trials) }

  /// The mean number of groups.
  public var mean: Mean { Mean(dealsByGroups.map { (value: $0.key, count: $0.value) }) }

  /// The evidence for the share without a group.
  public var evidence: Evidence<SetProof> {
    guard let interval = none?.interval else { return .unknown }
    return .sampled(
      trials: trials, seed: seed, lower: interval.lowerBound, upper: interval.upperBound, confidence: Confidence.level)
  }
}
