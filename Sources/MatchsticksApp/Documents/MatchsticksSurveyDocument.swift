import Documents
import GameCore
import Matchsticks

/// All subtraction sets within 1…M, or many octal codes: `matchsticks survey`.
package struct MatchsticksSurveyDocument: Document {
  enum Content: Sendable {
    case sets(SubtractionSurvey)
    case codes(CodeSurvey)
  }

  let content: Content

  /// Shows a survey of sets.
  package init(_ survey: SubtractionSurvey) { content = .sets(survey) }

  /// Shows a survey of codes.
  package init(_ survey: CodeSurvey) { content = .codes(survey) }

  private var sets: SubtractionSurvey? { if case .sets(let survey) = content { survey } else { nil } }
  private var codes: CodeSurvey? { if case .codes(let survey) = content { survey } else { nil } }

  package static let table: String? = "distribution"

  package static let shape = Shape<Self>(
    Field("sets", "The number of sets") { $0.sets?.sets },
    Field("longestPeriod", "The longest period of outcomes") { $0.sets?.period },
    Field("longestPreperiod", "The longest preperiod of outcomes") { $0.sets?.preperiod },
    Field("distribution", "The number of sets with each period, ascending") { $0.sets?.distribution },
    Field("codeCount", "How many codes there are") { $0.codes?.codeCount },
    Field("codes", "The results for each finished code") { $0.codes?.rows },
    Field("isComplete", "Whether all codes are finished") { $0.codes.map { $0.stop == nil } },
    Field("evidence", "The evidence for all this; each code has its own") { $0.sets?.evidence })

  /// One row per period of sets, with the number of sets that have it; with codes, one per code.
  package static var heads: [TableHead] {
    let ofSets = SubtractionSurvey.Frequency.shape.heads + setFields.flatMap { $0.heads }
    let ofCodes = CodeSurvey.Row.shape.heads
    let described = ofSets.map { head in
      guard let code = ofCodes.first(where: { $0.title == head.title }) else { return head }
      return TableHead(
        head.title, head.kind, "\(head.help); of codes: \(code.help.prefix(1).lowercased() + code.help.dropFirst())")
    }
    return described + ofCodes.filter { head in !ofSets.contains { $0.title == head.title } }
  }

  private static let columnsOfSets = SubtractionSurvey.Frequency.shape.columns + setFields.flatMap { $0.columns }

  /// What every row says about all sets.
  private static let setFields = shape.declared.filter {
    ["sets", "longestPeriod", "longestPreperiod", "evidence"].contains($0.key)
  }.map { $0.key == "sets" ? Field<Self>("allSets", $0.property.help) { $0.sets?.sets } : $0 }

  package func writeTable(to writer: inout JSONWriter, withTitles: Bool) {
    if withTitles { writer.text(CSVLine.encode(codes == nil ? Self.columnsOfSets : CodeSurvey.Row.shape.columns)) }
    writeRows(to: &writer)
  }

  package func writeRows(to writer: inout JSONWriter) {
    switch content {
    case .sets(let survey):
      let all = Self.setFields.flatMap { $0.cells(self) }
      for row in survey.distribution {
        writer.text(CSVLine.encode(SubtractionSurvey.Frequency.shape.cells(of: row) + all))
      }
    case .codes(let survey):
      for row in survey.rows { writer.text(CSVLine.encode(CodeSurvey.Row.shape.cells(of: row))) }
    }
  }

  /// The survey for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    switch content {
    case .sets(let survey): text(survey, style)
    case .codes(let survey): text(survey, style)
    }
  }

  private func text(_ survey: SubtractionSurvey, _ style: TextStyle) -> String {
    var text = style.heading(
      "All \(Wording.grouped(survey.sets)) subtraction sets within 1 to \(survey.largest)")
    text += style.wrapped("The outcome sequence of every subtraction set in normal play is eventually periodic.")
    text += "\n" + record("Longest period", survey.period, style)
    text += record("Longest preperiod", survey.preperiod, style)
    text += "\n" + style.heading("Most common periods")
    var table = TextTable(.numbers("period"), .numbers("sets"))
    for entry in survey.distribution.sorted(by: { ($1.sets, $0.period) < ($0.sets, $1.period) }).prefix(20) {
      table.add("\(entry.period)", Wording.grouped(entry.sets))
    }
    return text + table.text(style: style) + "\n" + style.evidence(survey.evidence)
  }

  private func record(_ title: String, _ record: SubtractionSurvey.Record, _ style: TextStyle) -> String {
    let sets = record.sets.prefix(5).map { "{\($0.map(String.init).joined(separator: ", "))}" }
    let more = record.count > sets.count ? " … (\(Wording.count(record.count, "set", "sets")))" : ""
    return style.wrapped("\(title) \(Wording.grouped(record.value)): \(sets.joined(separator: " "))\(more)", indent: 2)
  }

  func summary(_ survey: CodeSurvey) -> String {
    guard !survey.rows.isEmpty else { return "No results yet." }
    let periodic = survey.rows.count { $0.period != nil }
    return "Normal play. The period of the Grundy values is proved for \(Wording.grouped(periodic)) of "
      + "\(Wording.count(survey.rows.count, "code", "codes")); the values of the others were computed."
  }

  /// What is proved of the rows: a sentence for each claim.
  func claims(_ survey: CodeSurvey) -> [String] {
    guard !survey.rows.isEmpty else { return [] }
    let values = "Values: computed from the definition for all examined heaps."
    guard survey.rows.contains(where: { $0.period != nil }) else { return [values] }
    return [
      values, "Periods: proved, each checked on enough heaps.",
      "Rare heaps: listed where the period proves that there are no others.",
    ]
  }

  /// The rows, and how each claim is known.
  package func write(to paper: inout PaperText, title: String) {
    paper.add(paperTable, caption: title)
    if let knowledge { paper.add(paragraph: knowledge) }
    if let codes { paper.add(paragraph: claims(codes).joined(separator: " ")) }
  }

  private func text(_ survey: CodeSurvey, _ style: TextStyle) -> String {
    var text = style.heading("Octal codes \(survey.range), heaps to \(Wording.grouped(survey.bound))")
    text += style.wrapped(summary(survey))
    if survey.rows.count < survey.codeCount {
      text += style.paint("Stopped early", .yellow) + ": \(survey.codeCount - survey.rows.count) codes are missing\n"
    }
    var table = TextTable(
      .words("code"), .numbers("preperiod"), .numbers("period"), .numbers("largest value"), .numbers("rare heaps"))
    for row in survey.rows {
      table.add(
        row.name, row.period.map { Wording.grouped($0.preperiod) } ?? "–",
        row.period.map { Wording.grouped($0.period) } ?? "–", "\(row.largestValue)",
        row.rareHeaps.map { Wording.grouped($0.rareCount) } ?? "–")
    }
    return text + "\n" + table.text(style: style) + "\n" + claims(survey).map { style.wrapped($0) }.joined()
  }
}

extension CodeSurvey.Row: Record {
  package static var recordName: String { "surveyedCode" }
  package static let shape = Shape<Self>(
    Field("code", "The code") { $0.name },
    Field("heaps", "How many heaps were examined, from 0 on") { $0.heaps },
    Field("preperiod", "The smallest preperiod; absent without a proof") { $0.period?.preperiod },
    Field("period", "The smallest period; absent without a proof") { $0.period?.period },
    Field("saltus", "What a period adds; absent without a proof") { $0.period?.saltus },
    Field("provedTo", "The last n at which the period was checked, enough to prove it for all") {
      $0.period?.checked?.upperBound
    },
    Field("lastException", "The last heap that breaks the period; absent where none does, or without a proof") {
      $0.lastException
    },
    Field("largestValue", "The largest value of the examined heaps") { $0.largestValue },
    Field(
      "mask",
      "A heap is common when its value has an odd number of these bits; absent unless a proved period shows that finitely many heaps are rare"
    ) { $0.rareHeaps?.mask },
    Field("seesHeapParity", "Whether the parity of what a breaking take leaves counts as one more bit") {
      $0.rareHeaps?.seesHeapParity
    },
    Field("rareCount", "How many heaps are rare") { $0.rareHeaps?.rareCount },
    Field("lastRare", "The largest of them") { $0.rareHeaps?.lastRare },
    Field("evidence", "The evidence for the values of the examined heaps, and the largest of them") {
      Claim($0.evidence)
    },
    Field("periodEvidence", "The evidence for the period; unknown without a proof") { Claim($0.periodEvidence) },
    Field("rareEvidence", "The evidence that these are all rare heaps; absent without them") {
      $0.rareEvidence.map { Claim($0) }
    })

  /// Evidence that is never that of trials: one column is enough.
  private struct Claim: JSONWritable {
    private let evidence: Evidence<Proof>
    init(_ evidence: Evidence<Proof>) { self.evidence = evidence }

    static var schema: JSONSchema { Evidence<Proof>.schema }
    var cell: String? { evidence.cell }
    func write(to json: inout JSONWriter) { evidence.write(to: &json) }
  }

  var name: String { Ruleset.takeAndBreak(code).description }
}

extension SubtractionSurvey.Record: Record {
  package static var recordName: String { "longestPeriod" }
  package static let shape = Shape<Self>(
    Field("value", "The longest") { $0.value }, Field("count", "How many sets attain it") { $0.count },
    Field("sets", "The first of them") { $0.sets })
}

extension SubtractionSurvey.Frequency: Record {
  package static var recordName: String { "periodFrequency" }
  package static let shape = Shape<Self>(
    Field("period", "A period") { $0.period }, Field("sets", "How many sets have it") { $0.sets })
}
