/// Known answers compared with what is found.
package struct DealVerification: Sendable {
  /// A deal with another number of Sets than was told.
  package struct Disagreement: Sendable, Equatable {
    /// The 1-based line of the file.
    package let line: Int
    /// The deal and the number that was told.
    package let deal: ExpectedDeal
    /// The number of Sets that it has.
    package let found: Int
  }

  /// How many deals were compared.
  package private(set) var compared = 0
  /// Those that disagree, in the order of their lines.
  package private(set) var disagreements: [Disagreement] = []

  /// Nothing compared yet.
  package init() {}

  /// Compares the deal of a line.
  package mutating func compare(_ deal: ExpectedDeal, line: Int) {
    compared += 1
    let found = GroupSearch.triples(in: deal.layout).count
    if found != deal.expected { disagreements.append(Disagreement(line: line, deal: deal, found: found)) }
  }
}
