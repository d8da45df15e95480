public import ExactArithmetic
public import GameCore

/// Many deals of one size, compared with the exact distribution of the number of groups.
public struct DealStatistics: Sendable, Equatable {
  /// The number of cards of each deal.
  public let cards: Int
  /// The number of deals, at least 1.
  public let deals: Int
  /// The numbers of groups that deals can have, ascending; neighbours are pooled where fewer than
  /// ``leastExpected`` deals are expected.
  public let cells: [Cell]
  /// The mean number of groups in these deals.
  public let mean: Rational
  /// The variance that these deals show, with n − 1 in the denominator; `nil` for one deal.
  public let variance: Rational?
  /// The mean of all deals.
  public let exactMean: Rational
  /// Pearson's Σ (observed − expected)² ÷ expected; `nil` where everything is in one cell.
  public let chiSquare: Rational?
  /// Why the distribution of all deals is right.
  public let evidence: Evidence<SetProof>

  /// Deals whose number of groups is in a range.
  public struct Cell: Sendable, Equatable {
    /// The smallest number of groups.
    public let fewest: BigInt
    /// The largest.
    public fileprivate(set) var most: BigInt
    /// How many of the deals have that many.
    public fileprivate(set) var observed: Int
    /// How many of as many random deals do in the mean.
    public fileprivate(set) var expected: Rational
  }

  /// The expected deals of a cell that isn't pooled, Cochran's (1952) rule.
  public static let leastExpected = 5

  /// The statistics of deals, by their numbers of groups, `counts`, and the distribution for their
  /// size; `nil` where that isn't whole, or a deal has a number of groups that none can have.
  public init?(_ counts: [Int: Int], among outcome: DealDistribution.Outcome) {
    let all: [(groups: BigInt, deals: BigInt)]
    switch outcome {
    case .whole(let found):
      (cards, exactMean, evidence) = (found.cards, found.mean, found.evidence)
      all = found.rows.map { (BigInt($0.sets), $0.deals) }
    case .ranks(let found):
      (cards, exactMean, evidence) = (found.cards, found.mean, found.evidence)
      all = found.rows.map { ($0.groups, $0.deals) }
    case .stopped, .part, .sampled: return nil
    }
    deals = counts.values.reduce(0, +)
    let total = all.reduce(BigInt()) { $0 + $1.deals }
    var (cells, seen): ([Cell], Int) = ([], 0)
    for (groups, number) in all {
      let observed = groups.toInt().flatMap { counts[$0] } ?? 0
      seen += observed
      let expected = Rational(number * deals, total)
      if let last = cells.indices.last, cells[last].expected < Rational(Self.leastExpected) {
        cells[last].add(groups, observed, expected)
      } else {
        cells.append(Cell(fewest: groups, most: groups, observed: observed, expected: expected))
      }
    }
    if cells.count > 1, let last = cells.last, last.expected < Rational(Self.leastExpected) {
      cells.removeLast()
      cells[cells.count - 1].add(last.most, last.observed, last.expected)
    }
    guard deals > 0, seen == deals else { return nil }
    self.cells = cells
    let sum = counts.reduce(BigInt()) { $0 + BigInt($1.key) * $1.value }
    let squares = counts.reduce(BigInt()) { $0 + BigInt($1.key) * BigInt($1.key) * $1.value }
    mean = Rational(sum, BigInt(deals))
    variance = deals == 1 ? nil : Rational(squares * deals - sum * sum, BigInt(deals) * (deals - 1))
    chiSquare =
      cells.count < 2
      ? nil
      : cells.reduce(Rational(0)) { sum, cell in
        let difference = Rational(cell.observed) - cell.expected
        return sum + difference * difference / cell.expected
      }
  }

  /// One less than the cells: nothing was fitted to the deals.
  public var degreesOfFreedom: Int { cells.count - 1 }

  /// The chance of a ``chiSquare`` at least as large among as many random deals, by the chi-square
  /// distribution, which it approaches with the number of deals.
  public var pValue: Double? { chiSquare.map { ChiSquare.tail($0, degreesOfFreedom: degreesOfFreedom) } }

  /// Whether ``pValue`` is an upper bound.
  public var isBound: Bool {
    chiSquare.map { $0 > ChiSquare.largest(degreesOfFreedom: degreesOfFreedom) } ?? false
  }

  /// The standard error of the mean; `nil` for one deal.
  public var standardError: Double? { variance.map { ($0 / Rational(deals)).toDouble().squareRoot() } }

  /// The interval of the mean, by Student's t; `nil` for one deal.
  public var meanInterval: ClosedRange<Double>? {
    standardError.map { error in
      let half = Confidence.t(degreesOfFreedom: UInt64(deals - 1)) * error
      return mean.toDouble() - half...mean.toDouble() + half
    }
  }
}

extension DealStatistics.Cell {
  fileprivate mutating func add(_ groups: BigInt, _ observed: Int, _ expected: Rational) {
    most = groups
    self.observed += observed
    self.expected += expected
  }
}

/// Deals by their size and number of groups.
public struct DealCounts: Sendable {
  /// For each size the deals with each number of groups.
  public private(set) var sizes: [Int: [Int: Int]] = [:]
  private let counter: GroupCounter

  /// None yet, of a deck.
  public init(_ deck: Deck) { counter = GroupCounter(deck) }

  /// Adds a deal; its number of groups is counted.
  public mutating func add(_ deal: Layout) {
    sizes[deal.cards.count, default: [:]][counter.count(of: deal.cards), default: 0] += 1
  }
}
