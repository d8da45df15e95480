import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// The properties of the Grundy values of a ruleset: `matchsticks report`.
package struct MatchsticksReportDocument: TableDocument {
  let rules: Ruleset
  let report: GrundyReport
  let digits: Int

  /// Shows a report; decimals have `digits` significant digits.
  package init(rules: Ruleset, report: GrundyReport, digits: Int) {
    self.rules = rules
    self.report = report
    self.digits = digits
  }

  package static let table: String? = "frequencies"

  package static let shape = Shape<Self>(
    Field("heaps", "How many heaps were examined, from 0 on") { $0.report.heaps },
    Field("preperiod", "The smallest preperiod; absent without a proof") { $0.report.period?.preperiod },
    Field("period", "The smallest period: G(n + period) = G(n) + saltus from the preperiod on; absent without a proof")
    {
      $0.report.period?.period
    },
    Field("saltus", "What a period adds; absent without a proof") { $0.report.period?.saltus },
    Field("provedFrom", "The first n at which the equation was checked; absent where a closed form shows it") {
      $0.report.period?.checked?.lowerBound
    },
    Field("provedTo", "The last n at which the equation was checked, enough to prove it for all") {
      $0.report.period?.checked?.upperBound
    },
    Field("promisedPeriod", "A period of the last values, if none is proved") { $0.report.promise },
    Field("largestValue", "The largest value of the examined heaps") { $0.largestValue },
    Field("frequencies", "How often each value occurs among the examined heaps, ascending") { $0.frequencies },
    Field("zeros", "The first heaps of value 0") { $0.report.zeros },
    Field(
      "pPositionDensity",
      "The share of P-positions (value 0) among all heaps if a period is proved or a closed form is known, else among those examined"
    ) { FractionValue($0.report.density, digits: $0.digits) },
    Field("isDensityOfAllHeaps", "Whether that is the share among all heaps") { $0.report.isDensityOfAll },
    Field("exceptions", "The first heaps below the preperiod that break the period") { $0.report.exceptions },
    Field("exceptionCount", "How many such heaps there are") { $0.report.exceptionCount },
    Field(
      "sparseSpace",
      "The split into common and rare heaps, if heaps can be split in two; absent where a period proves that rare heaps never end"
    ) {
      $0.report.sparseSpace
    },
    Field("isComplete", "Whether no limit stopped the work") { $0.report.stop == nil },
    Field("recognizedAs", "The family of rules that a line is one of, whose theory answers") {
      $0.rules.recognizedName
    },
    Field("evidence", "The evidence for all this") { $0.report.evidence })

  /// How often a value occurs.
  package struct Frequency: Record {
    package static var recordName: String { "valueFrequency" }
    let value: Int
    let count: Int

    package static let shape = Shape<Self>(
      Field("value", "A value") { $0.value }, Field("count", "How many heaps have it") { $0.count })
  }

  /// A row of the table: the rules with their period, and how often a value occurs.
  package struct Row: Record {
    let rules: Ruleset
    let period: ProvedPeriod?
    let frequency: Frequency

    package static let shape = Shape<Self>(
      Field("rules", "The rules") { $0.rules.description },
      Field("preperiod", "The smallest preperiod; empty without a proof") { $0.period?.preperiod },
      Field("period", "The smallest period; empty without a proof") { $0.period?.period },
      Field("saltus", "What a period adds; empty without a proof") { $0.period?.saltus },
      Field("value", "A value") { $0.frequency.value },
      Field("count", "How many heaps have it") { $0.frequency.count })
  }

  var frequencies: [Frequency] { report.frequencies.map { Frequency(value: $0.value, count: $0.count) } }

  package var rows: [Row] { frequencies.map { Row(rules: rules, period: report.period, frequency: $0) } }

  private var largestValue: Int { report.frequencies.last?.value ?? 0 }

  /// The rules and their period.
  package var inBrief: String? { "\(rules.words): \(period.lowercasedFirst.dropLast())".capitalizedFirst }

  /// The report for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let density = FractionValue(report.density, digits: digits)
    var text = style.heading("Grundy values: \(rules.words)")
    text += "Normal play: whoever makes the last move wins.\n\n"
    text += style.wrapped(period)
    if let stop = report.stop { text += style.paint(style.wrapped(Self.ended(by: stop)).dropLast(), .yellow) + "\n" }
    text += "\n"
    text += "\(Wording.count(report.heaps, "heap", "heaps")) examined; largest value \(largestValue)\n"
    text += "P-positions: share \(density.decimal) (\(density.numerator)/\(density.denominator))"
    text += report.isDensityOfAll ? " of all heaps\n" : " of the examined heaps\n"
    text += style.wrapped("Zeros: \(listed(report.zeros, total: frequencies.first { $0.value == 0 }?.count ?? 0))")
    if report.period != nil {
      text += style.wrapped("Exceptions to the period: \(exceptions)")
    }
    if let space = report.sparseSpace { text += style.wrapped(sparse(space)) }
    text += "\n" + style.heading("How often each value occurs") + frequencyTable(style)
    return text + "\n" + style.evidence(report.evidence)
  }

  /// Why no further heaps were examined.
  private static func ended(by stop: StopReason) -> String {
    stop == .nodeLimit
      ? "Stopped early: no more heaps are computed for such rules, or under --nodes."
      : "Stopped early (\(stop.words))."
  }

  var period: String {
    guard let period = report.period else {
      return report.isDensityOfAll ? "The values follow a closed form." : "No period is proved." + promise
    }
    let saltus = period.saltus == 0 ? "" : ", saltus \(period.saltus)"
    return
      "Period \(Wording.grouped(period.period)) after preperiod \(Wording.grouped(period.preperiod))\(saltus)."
  }

  /// What a proof still needs, where a period shows.
  private var promise: String {
    guard let promise = report.promise else { return "" }
    return " Period \(Wording.grouped(promise.period)) appears from n = \(Wording.grouped(promise.preperiod)) on; "
      + "its proof needs the heaps up to \(Wording.grouped(promise.heapNeeded))."
  }

  /// The heaps whose values aren't those that the period would give them: "none", "1: heap 0".
  private var exceptions: String {
    guard report.exceptionCount > 0 else { return "none" }
    let noun = report.exceptionCount == 1 ? "heap" : "heaps"
    let number = Wording.grouped(report.exceptionCount)
    return "\(number): \(noun) \(Self.first(report.exceptions, of: report.exceptionCount))"
  }

  /// The first of some heaps, with an ellipsis where there are more.
  private static func first(_ heaps: [Int], of total: Int) -> String {
    let shown = heaps.prefix(30)
    return shown.map { Wording.grouped($0) }.joined(separator: " ") + (total > shown.count ? " …" : "")
  }

  private func listed(_ heaps: [Int], total: Int) -> String {
    guard !heaps.isEmpty else { return "none" }
    let shown = Self.first(heaps, of: total)
    return total > min(heaps.count, 30) ? "\(shown) (\(Wording.grouped(total)) in all)" : shown
  }

  private func sparse(_ space: GrundyReport.SparseSpaceSummary) -> String {
    let parity = space.seesHeapParity ? ", with heap parity as an extra bit" : ""
    let last = space.lastRare.map { ", last at n = \(Wording.grouped($0))" } ?? ""
    let count = "\(Wording.grouped(space.rareCount)) rare \(space.rareCount == 1 ? "heap" : "heaps")"
    let examined = report.period == nil ? " among those examined" : ""
    return "Sparse space: \(count)\(examined)\(last). All others have an odd number of the "
      + "bits \(String(space.mask, radix: 2))₂ in their value\(parity)."
  }

  private func frequencyTable(_ style: TextStyle) -> String {
    var table = TextTable(.numbers("value"), .numbers("heaps"), .numbers("share"))
    let rows = frequencies
    for row in rows.prefix(64) {
      table.add(
        "\(row.value)", Wording.grouped(row.count),
        Wording.fixed(Double(row.count) * 100 / Double(report.heaps), decimals: 3) + " %")
    }
    return table.text(style: style) + (rows.count > 64 ? "…\n" : "")
  }
}

extension GrundyReport.Promise: Record {
  package static var recordName: String { "promisedPeriod" }
  package static let shape = Shape<Self>(
    Field("preperiod", "The first heap from which the values known so far have it") { $0.preperiod },
    Field("period", "The period") { $0.period },
    Field("heapNeeded", "The largest heap whose value a proof needs") { $0.heapNeeded })
}

extension GrundyReport.SparseSpaceSummary: Record {
  package static let shape = Shape<Self>(
    Field("mask", "A heap from 1 on is common if its value has an odd number of these bits") { $0.mask },
    Field("seesHeapParity", "Whether the parity of what a breaking take leaves of the heap counts as one more bit") {
      $0.seesHeapParity
    },
    Field("rareCount", "How many of the examined heaps are rare") { $0.rareCount },
    Field("lastRare", "The largest of them") { $0.lastRare })
}
