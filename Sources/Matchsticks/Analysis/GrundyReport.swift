public import ExactArithmetic
public import GameCore

/// The properties of the Grundy values of a ruleset.
public struct GrundyReport: Sendable {
  /// The heaps 0…`heaps` − 1 were examined.
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
  /// The share of P-positions (value 0) among all heaps when a period is proved or a closed form is
  /// known, otherwise among the heaps examined.
  public let density: Rational
  /// Whether ``density`` is that among all heaps.
  public let isDensityOfAll: Bool
  /// The heaps below the preperiod whose value the period (and its saltus), continued downwards,
  /// gets wrong.
  public let exceptions: [Int]
  /// How many such heaps there are.
  public let exceptionCount: Int
  /// The split into rare and common values, where heaps are broken in two; `nil` where a period
  /// shows that rare heaps never end.
  public let sparseSpace: SparseSpaceSummary?
  /// Why the work stopped early, if it did.
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
    /// How many of the heaps examined, from 1 on, are rare.
    public let rareCount: Int
    /// The largest of them.
    public let lastRare: Int?

    /// Whether no other heaps are rare, as all rare ones are below the preperiod. A rare heap after
    /// it is followed by others, one period or two later.
    func isWhole(under period: ProvedPeriod) -> Bool { lastRare.map { $0 < period.preperiod } ?? true }
  }
}

extension TakeAwayGame {
  /// The largest heap that a report on a closed form counts.
  public static let mostReportedByForm = 1_000_000

  /// The report on the heaps 0…`bound`, which ends sooner when a period is proved; without a bound,
  /// on as many heaps as take seconds (the same number on every machine). `kept` keeps a long
  /// search for a period, which may resume from an earlier one.
  /// - Throws: ``SolverError`` when the rules have no Grundy values.
  public func report(
    upTo bound: Int? = nil, listing: Int = defaultListing, kept: KeptSearch? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) throws(SolverError) -> GrundyReport {
    if let line = rules.line {
      return try lineReport(line, upTo: bound, listing: listing, limits: limits, observer: observer)
    }
    let theory = rules.theory
    let last = bound ?? theory.reach.reported
    if let form = theory.closedForm {
      if let reason = limits.stopReason() { throw .stopped(reason) }
      return ReportMaker(form, count: min(last, Self.mostReportedByForm) + 1, listing: listing).report(stop: nil)
    }
    let source = try source(upTo: last, kept)
    return try GrundyReport.make(
      source, upTo: last, isCheap: bound == nil, listing: listing, limits: limits, observer: observer)
  }
}

extension TakeAwayGame {
  /// What computes the values of the heaps up to `bound`, and is kept when it is to be.
  func source(upTo bound: Int, _ kept: KeptSearch?) throws(SolverError) -> any ValueSource {
    guard let source = rules.theory.source(upTo: bound) else { throw .unsupported(.grundyValues) }
    guard let kept else { return source }
    precondition(rules.recognized == .takeAndBreak(kept.code), "a search is kept for its own rules")
    if let search = source.search { search.keep(kept, bound: bound) }
    return source
  }
}

extension GrundyReport {
  /// The report on what a source computes.
  static func make(
    _ source: any ValueSource, upTo last: Int, isCheap: Bool = false, listing: Int, limits: SearchLimits,
    observer: Observer = .silent
  ) throws(SolverError) -> GrundyReport {
    let stop = source.run(bound: last, untilPeriod: true, isCheap: isCheap, limits: limits, observer: observer)
    if let stop, source.count == 0 { throw .stopped(stop) }
    return ReportMaker(source: source, count: min(source.count, last + 1), listing: listing).report(stop: stop)
  }
}
