public import ExactArithmetic
public import GameCore

/// What the Grundy values of a ruleset look like.
public struct GrundyReport: Sendable {
  /// The heaps 0…`heaps` − 1 were looked at.
  public let heaps: Int
  /// The period, if it is proved.
  public let period: ProvedPeriod?
  /// The period that the last values show, if none is proved but one shows.
  public let promise: Promise?
  /// The values of the first heaps, 0, 1, 2, …, at most ``mostFirstValues``.
  public let firstValues: [Int]
  /// How often each value occurs, ascending by value.
  public let frequencies: [(value: Int, count: Int)]
  /// The heaps of value 0, the first of them; heap 0 among them.
  public let zeros: [Int]
  /// The share of P-positions (value 0) among all heaps when a period is proved, else among the
  /// heaps looked at.
  public let density: Rational
  /// The heaps below the preperiod whose value the period (and its saltus), continued downwards,
  /// gets wrong.
  public let exceptions: [Int]
  /// How many such heaps there are.
  public let exceptionCount: Int
  /// The split into rare and common values, where heaps are broken in two.
  public let sparseSpace: SparseSpaceSummary?
  /// Why the work ended early, if it did.
  public let stop: StopReason?
  /// How all this is known.
  public let evidence: Evidence<Proof>

  /// How many values of heaps a report lists, for a picture.
  public static let mostFirstValues = 1000

  /// A period that may be one: the last values have it, but there are too few of them.
  public struct Promise: Sendable, Equatable {
    /// The first heap from which the values known so far have the period.
    public let preperiod: Int
    /// The period that shows.
    public let period: Int
    /// The largest heap whose value a proof needs.
    public let heapNeeded: Int
  }

  /// The split of the heaps from 1 on into common ones and few rare ones.
  ///
  /// A heap is common when its value has an odd number of the bits of `mask`. With `seesHeapParity`
  /// the parity of what a breaking take leaves of the heap is counted as one more bit; all breaking
  /// takes are then even, or all odd.
  public struct SparseSpaceSummary: Sendable, Equatable {
    /// Which bits of a value are counted.
    public let mask: Int
    /// Whether the parity of what a breaking take leaves counts as one more bit.
    public let seesHeapParity: Bool
    /// How many of the heaps looked at, from 1 on, are rare.
    public let rareCount: Int
    /// The largest of them.
    public let lastRare: Int?
  }
}

extension TakeAwayGame {
  /// The report on the heaps 0…`bound`, which ends sooner when a period is proved; without a bound,
  /// on as many heaps as take seconds (the same number on every machine).
  /// - Throws: ``SolverError`` when the rules have no Grundy values.
  public func report(
    upTo bound: Int? = nil, listing: Int = defaultListing, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> GrundyReport {
    let last = bound ?? rules.largestReportedHeap
    if let formula {
      let count = min(last, 1_000_000) + 1
      return ReportMaker(
        count: count, period: formula.period, listing: listing, proof: formula.proof, value: formula.value
      ).report(stop: nil)
    }
    if case .takeAndBreak(let code) = rules, var endless = EndlessSubtraction(code) {
      let stop = endless.run(bound: last, limits: limits, observer: observer)
      let sequence = endless.sequence
      let maker = ReportMaker(
        count: min(endless.values.count, last + 1), period: sequence.period, listing: listing, proof: sequence.proof
      ) { sequence.knownValue($0) }
      return maker.report(stop: stop)
    }
    guard let search = GrundySearch(rules, bound: last) else { throw .unsupported(.grundyValues) }
    let stop = search.run(
      bound: last, untilPeriod: true, isCheap: bound == nil, limits: limits, observer: observer)
    if let stop, search.count == 0 { throw .stopped(stop) }
    return ReportMaker(search: search, listing: listing).report(stop: stop)
  }

  /// Values that follow a formula, the period that it shows, and the argument; `nil` for other
  /// rules.
  var formula: (period: ProvedPeriod?, proof: Proof, value: @Sendable (Int) -> Int)? {
    switch rules {
    case .takeAny: (ProvedPeriod(closedFormWithPeriod: 1, saltus: 1), .nim, { $0 })
    case .pile(.half): (nil, .half, { ($0 + 1) >> (($0 + 1).trailingZeroBitCount + 1) })
    case .pile(.divisors): (nil, .divisors, { $0 == 0 ? 0 : $0.trailingZeroBitCount })
    case .pile(.powersOfTwo): (ProvedPeriod(closedFormWithPeriod: 3), .powersOfTwo, { $0 % 3 })
    default: nil
    }
  }
}

extension Ruleset {
  /// How far a report looks when nobody says.
  package var largestReportedHeap: Int {
    switch self {
    case .takeAny, .pile(.half), .pile(.divisors), .pile(.powersOfTwo): 1000
    default: largestComputedHeap
    }
  }
}
