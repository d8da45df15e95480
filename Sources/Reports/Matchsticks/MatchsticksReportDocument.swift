import ExactArithmetic
import Matchsticks

/// What the Grundy values of a ruleset look like: `matchsticks report`.
public struct MatchsticksReportDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let to: Int?
    let limit: Int
    let digits: Int
  }

  /// How often a value occurs.
  public struct Frequency: Encodable, Sendable {
    let value: Int
    let count: Int
  }

  /// Which values are common.
  public struct SparseSpace: Encodable, Sendable {
    let mask: Int
    let seesHeapParity: Bool
    let rareCount: Int
    let lastRare: Int?
  }

  /// A period that shows but isn't proved.
  public struct Promise: Encodable, Sendable {
    let preperiod: Int
    let period: Int
    let heapNeeded: Int
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let heaps: Int
    let preperiod: Int?
    let period: Int?
    let saltus: Int?
    let provedFrom: Int?
    let provedTo: Int?
    let promisedPeriod: Promise?
    let largestValue: Int
    let frequencies: [Frequency]
    let zeros: [Int]
    let pPositionDensity: FractionValue
    let exceptions: [Int]
    let exceptionCount: Int
    let sparseSpace: SparseSpace?
    let isComplete: Bool
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.report/1`.
  public static let schema = "puzzlelab/matchsticks.report/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let rules: Ruleset
  private let report: GrundyReport

  /// Creates the document of a report that lists at most `limit` heaps of a kind.
  public init(rules: Ruleset, bound: Int?, report: GrundyReport, limit: Int, digits: Int = 15) {
    self.rules = rules
    self.report = report
    request = Request(rules: rules.description, to: bound, limit: limit, digits: digits)
    let space = report.sparseSpace.map {
      SparseSpace(mask: $0.mask, seesHeapParity: $0.seesHeapParity, rareCount: $0.rareCount, lastRare: $0.lastRare)
    }
    let period = report.period
    result = Result(
      heaps: report.heaps, preperiod: period?.preperiod, period: period?.period, saltus: period?.saltus,
      provedFrom: period?.checked?.lowerBound, provedTo: period?.checked?.upperBound,
      promisedPeriod: report.promise.map {
        Promise(preperiod: $0.preperiod, period: $0.period, heapNeeded: $0.heapNeeded)
      },
      largestValue: report.frequencies.last?.value ?? 0,
      frequencies: report.frequencies.map { Frequency(value: $0.value, count: $0.count) }, zeros: report.zeros,
      pPositionDensity: FractionValue(report.density, digits: digits), exceptions: report.exceptions,
      exceptionCount: report.exceptionCount, sparseSpace: space, isComplete: report.stop == nil,
      evidence: EvidenceValue(report.evidence.worded))
  }

  /// The report for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Grundy values: \(rules.words)")
    text += period(style) + "\n"
    text += "\(Wording.grouped(report.heaps)) heaps looked at in \(Wording.duration(seconds: run.elapsedSeconds)); "
    text += "largest value \(result.largestValue)\n"
    text += "P-positions: share \(result.pPositionDensity.decimalText)"
    text += period == nil ? " of the heaps looked at\n" : " of all heaps\n"
    text += style.wrapped(
      "Zeros: \(listed(report.zeros, total: report.frequencies.first { $0.value == 0 }?.count ?? 0))")
    if report.period != nil {
      text += style.wrapped("Exceptions to the period: \(listed(report.exceptions, total: report.exceptionCount))")
    }
    if let space = report.sparseSpace { text += sparse(space) }
    return text + "\n" + style.heading("How often each value occurs") + frequencyTable(style)
  }

  private var period: ProvedPeriod? { report.period }

  private func period(_ style: TextStyle) -> String {
    guard let period else { return style.paint("No period is proved.", .yellow) + promise }
    let saltus = period.saltus == 0 ? "" : ", saltus \(period.saltus)"
    let claim = "Period \(Wording.grouped(period.period)) after preperiod \(Wording.grouped(period.preperiod))\(saltus)"
    guard let checked = period.checked else { return style.paint(claim, .green) + ", by the closed form." }
    let range = "\(Wording.grouped(checked.lowerBound)) to \(Wording.grouped(checked.upperBound))"
    return style.paint(claim, .green) + ", proved by checking n = \(range)."
  }

  /// What a proof still needs, where a period shows.
  private var promise: String {
    guard let promise = report.promise else { return "" }
    return " Period \(Wording.grouped(promise.period)) shows from n = \(Wording.grouped(promise.preperiod)) on; "
      + "its proof needs the heaps up to \(Wording.grouped(promise.heapNeeded))."
  }

  private func listed(_ heaps: [Int], total: Int) -> String {
    guard !heaps.isEmpty else { return "none" }
    let shown = heaps.prefix(30).map { Wording.grouped($0) }.joined(separator: " ")
    return total > min(heaps.count, 30) ? "\(shown) … (\(Wording.grouped(total)) in all)" : shown
  }

  private func sparse(_ space: GrundyReport.SparseSpaceSummary) -> String {
    let parity = space.seesHeapParity ? " and the parity of what a break is made of" : ""
    let last = space.lastRare.map { ", the last one \(Wording.grouped($0))" } ?? ""
    return "Rare heaps: \(Wording.grouped(space.rareCount))\(last) (mask \(String(space.mask, radix: 2))\(parity))\n"
  }

  private func frequencyTable(_ style: TextStyle) -> String {
    var table = TextTable(.numbers("value"), .numbers("heaps"), .numbers("share"))
    for (value, count) in report.frequencies.prefix(64) {
      table.add(
        "\(value)", Wording.grouped(count),
        Wording.fixed(Double(count) * 100 / Double(report.heaps), decimals: 3) + " %")
    }
    return table.text(style: style) + (report.frequencies.count > 64 ? "…\n" : "")
  }

  /// How often each value occurs.
  public func csv() -> String {
    var table = TextTable(.numbers("value"), .numbers("count"))
    for (value, count) in report.frequencies { table.add("\(value)", "\(count)") }
    return table.csv()
  }
}

extension FractionValue {
  /// The decimal for a person.
  var decimalText: String { "\(decimal) (\(numerator)/\(denominator))" }
}
