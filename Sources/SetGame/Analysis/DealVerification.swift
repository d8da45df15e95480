import GameCore

/// Known numbers of Sets compared with those that are found.
public struct DealVerification: Sendable {
  /// A deal with a number of Sets other than the expected one.
  public struct Disagreement: Sendable, Equatable {
    /// The 1-based line of the file.
    public let line: Int
    /// The deal and the expected number.
    public let deal: ExpectedDeal
    /// The number of Sets that it has.
    public let found: Int
  }

  /// What was counted.
  public let variant: Variant
  /// What was compared.
  public let expected: ExpectedDeals
  /// The number of deals that were compared; all, unless ``stopped`` says why not.
  public private(set) var compared = 0
  /// Those that disagree, in the order of their lines.
  public private(set) var disagreements: [Disagreement] = []
  /// Why not all deals were compared.
  public private(set) var stopped: StopReason?

  /// Compares the deals of a file.
  public init(
    of expected: ExpectedDeals, for deck: Deck = .set, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    (self.expected, variant) = (expected, deck.variant)
    let counter = GroupCounter(deck)
    for (line, deal) in expected.deals {
      if compared.isMultiple(of: 1024) {
        stopped = limits.stopReason(nodes: UInt64(compared))
        if stopped != nil { return }
        observer.report(
          Progress(completed: Double(compared), total: Double(expected.deals.count), unit: Self.unit))
      }
      compared += 1
      let found = counter.count(of: deal.layout.cards)
      if found != deal.expected { disagreements.append(Disagreement(line: line, deal: deal, found: found)) }
    }
  }

  private static let unit = "deals"

  /// The number of deals that agree.
  public var agreements: Int { compared - disagreements.count }

  /// Why the numbers found are right; nothing is known where nothing was compared.
  public var evidence: Evidence<SetProof> {
    compared == 0 ? .unknown : .proved(GroupSearch.proof(of: variant))
  }
}
