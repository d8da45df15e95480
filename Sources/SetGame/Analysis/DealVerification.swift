import GameCore

/// Known answers compared with what is found.
public struct DealVerification: Sendable {
  /// A deal with another number of Sets than was told.
  public struct Disagreement: Sendable, Equatable {
    /// The 1-based line of the file.
    public let line: Int
    /// The deal and the number that was told.
    public let deal: ExpectedDeal
    /// The number of Sets that it has.
    public let found: Int
  }

  /// The number of deals that were compared.
  public private(set) var compared = 0
  /// Those that disagree, in the order of their lines.
  public private(set) var disagreements: [Disagreement] = []

  /// Nothing compared yet.
  public init() {}

  /// Why the numbers found are right.
  public var evidence: Evidence<SetProof> { .proved(GroupSearch.proof(of: .set)) }

  /// Compares the deal of a line.
  public mutating func compare(_ deal: ExpectedDeal, line: Int) {
    compared += 1
    let found = GroupSearch.triples(in: deal.layout).count
    if found != deal.expected { disagreements.append(Disagreement(line: line, deal: deal, found: found)) }
  }
}
