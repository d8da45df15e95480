public import GameCore
import Synchronization

/// The properties of the Grundy values of many octal codes in normal play.
public struct CodeSurvey: Sendable {
  /// The codes.
  public let range: CodeRange
  /// The largest heap examined, where no period was proved before.
  public let bound: Int
  /// One row per code, in their order, of the codes that were examined.
  public let rows: [Row]
  /// How many codes there are.
  public let codeCount: Int
  /// Why codes are missing, if some are.
  public let stop: StopReason?

  /// What is known about a code.
  public struct Row: Sendable, Equatable {
    /// The code.
    public let code: TakeAndBreakCode
    /// The heaps 0…`heaps` − 1 were examined.
    public let heaps: Int
    /// The period, if it is proved.
    public let period: ProvedPeriod?
    /// The largest value of those heaps.
    public let largestValue: Int
    /// The split into rare and common values of the heaps examined, where heaps are broken in two;
    /// `nil` where a period shows that rare heaps never end.
    public let sparseSpace: GrundyReport.SparseSpaceSummary?

    /// The last heap that breaks the period.
    public var lastException: Int? { period.flatMap { $0.preperiod > 0 ? $0.preperiod - 1 : nil } }
    /// The split with all rare heaps that there are, as a period shows.
    public var rareHeaps: GrundyReport.SparseSpaceSummary? { period == nil ? nil : sparseSpace }

    /// How the values are known.
    public var evidence: Evidence<Proof> { .proved(period.map { .period($0) } ?? .computed(heap: heaps - 1)) }
    /// How the period is known.
    public var periodEvidence: Evidence<Proof> { period.map { .proved(.period($0)) } ?? .unknown }
    /// How the rare heaps are known, where there are any to report.
    public var rareEvidence: Evidence<Proof>? { rareHeaps == nil ? nil : periodEvidence }
  }

  /// The default for how far codes are examined.
  public static let defaultBound = 1 << 20

  /// Examines every code of the range until its period is proved, or its heaps up to `bound` are
  /// known. What `resumed` holds isn't done again; `save` receives what is done as the work
  /// proceeds.
  ///
  /// The rows are the same at any number of threads.
  /// - Throws: ``CodeSurveyError`` when `resumed` is about other codes or another bound.
  public static func make(
    _ range: CodeRange, upTo bound: Int = defaultBound, resumed: CodeSurveyCheckpoint? = nil,
    limits: SearchLimits = .none, observer: Observer = .silent,
    save: @escaping @Sendable (CodeSurveyCheckpoint) -> Void = { _ in }
  ) throws(CodeSurveyError) -> CodeSurvey {
    if let resumed, resumed.range != range || resumed.bound != bound {
      throw .otherCheckpoint(resumed.range, resumed.bound)
    }
    let codes = range.codes
    var known: [TakeAndBreakCode: Row] = [:]
    for row in resumed?.rows ?? [] { known[row.code] = row }
    let rows = Lock(known)
    let waiting = codes.filter { known[$0] == nil }
    let total = Double(codes.count)
    let families = CodeFamily.families(of: waiting)
    Workers.forEach(families.count, threads: limits.threads) { place in
      families[place].forEachRow(upTo: bound, limits: limits) { row in
        rows.withLock { rows in
          rows[row.code] = row
          observer.report(Progress(completed: Double(rows.count), total: total, unit: "codes"))
          save(CodeSurveyCheckpoint(range: range, bound: bound, rows: codes.compactMap { rows[$0] }))
        }
      }
    }
    let done = rows.withLock { rows in codes.compactMap { rows[$0] } }
    let stop = done.count < codes.count ? limits.stopReason() ?? .interrupted : nil
    return CodeSurvey(range: range, bound: bound, rows: done, codeCount: codes.count, stop: stop)
  }
}

/// Codes of a survey that have the same values, perhaps of shifted heaps.
private struct CodeFamily: Sendable {
  var codes: [TakeAndBreakCode]

  /// The families of codes, in the order of their first codes.
  static func families(of codes: [TakeAndBreakCode]) -> [CodeFamily] {
    var families: [CodeFamily] = []
    var places: [Cousins.Key: Int] = [:]
    for code in codes {
      let key = Cousins(code)?.key
      if let key, let place = places[key] {
        families[place].codes.append(code)
      } else {
        if let key { places[key] = families.count }
        families.append(CodeFamily(codes: [code]))
      }
    }
    return families
  }

  /// Hands over the row of each code, until a limit stops the work.
  func forEachRow(upTo bound: Int, limits: SearchLimits, _ receive: (CodeSurvey.Row) -> Void) {
    let space = codes.count > 1 ? Cousins(codes[0]).flatMap { TakeAndBreakTheory(code: $0.standard).space } : nil
    for code in codes {
      guard limits.stopReason() == nil, let source = source(of: code, space, upTo: bound),
        let report = try? GrundyReport.make(source, upTo: bound, listing: 1, limits: limits.alone), report.stop == nil
      else { return }
      receive(
        CodeSurvey.Row(
          code: code, heaps: report.heaps, period: report.period, largestValue: report.frequencies.last?.value ?? 0,
          sparseSpace: report.sparseSpace))
    }
  }

  private func source(of code: TakeAndBreakCode, _ space: SparseSpace?, upTo bound: Int) -> (any ValueSource)? {
    guard let space, let cousins = Cousins(code), let rule = TakeAndBreakTheory(code: code).periodRule else {
      return code.theory.source(upTo: bound)
    }
    let table = CousinTable(space, shift: cousins.shift, code: code)
    return GrundySearch(ComputedValues(table: table, periodRule: rule))
  }
}

/// Why codes aren't surveyed.
public enum CodeSurveyError: Error, Equatable, Sendable {
  /// The checkpoint is that of other codes, or of another bound.
  case otherCheckpoint(CodeRange, Int)
}
