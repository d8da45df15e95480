import GameCore
import Matchsticks

/// All subtraction sets within 1…M: `matchsticks survey`.
public struct MatchsticksSurveyDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let largest: Int
    let limit: Int
  }

  /// An extreme value and the sets that attain it.
  public struct Record: Encodable, Sendable {
    let value: Int
    let count: Int
    let sets: [[Int]]

    init(_ record: SubtractionSurvey.Record) {
      value = record.value
      count = record.count
      sets = record.sets
    }
  }

  /// How many sets have a period.
  public struct Frequency: Encodable, Sendable {
    let period: Int
    let sets: Int
  }

  /// What came out.
  public struct Result: Encodable, Sendable {
    let sets: Int
    let longestPeriod: Record
    let longestPreperiod: Record
    let distribution: [Frequency]
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.survey/1`.
  public static let schema = "puzzlelab/matchsticks.survey/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result

  /// Creates the document of a survey that lists at most `limit` sets a record.
  public init(survey: SubtractionSurvey, limit: Int) {
    request = Request(largest: survey.largest, limit: limit)
    result = Result(
      sets: survey.sets, longestPeriod: Record(survey.period), longestPreperiod: Record(survey.preperiod),
      distribution: survey.distribution.map { Frequency(period: $0.period, sets: $0.sets) },
      evidence: EvidenceValue(survey.evidence.worded))
  }

  /// The survey for a person.
  public func text(style: TextStyle, run: RunInfo) -> String {
    let duration = Wording.duration(seconds: run.elapsedSeconds)
    var text = style.heading("All \(Wording.grouped(result.sets)) subtraction sets within 1 to \(request.largest)")
    text += "Outcomes in normal play, \(duration)\n\n"
    text += record("Longest period", result.longestPeriod, style)
    text += record("Longest preperiod", result.longestPreperiod, style)
    text += "\n" + style.heading("Commonest periods")
    var table = TextTable(.numbers("period"), .numbers("sets"))
    for entry in result.distribution.sorted(by: { ($1.sets, $0.period) < ($0.sets, $1.period) }).prefix(20) {
      table.add("\(entry.period)", Wording.grouped(entry.sets))
    }
    return text + table.text(style: style)
  }

  private func record(_ title: String, _ record: Record, _ style: TextStyle) -> String {
    let sets = record.sets.prefix(5).map { "{\($0.map(String.init).joined(separator: ", "))}" }
    let more = record.count > sets.count ? " … (\(Wording.count(record.count, "set", "sets")))" : ""
    return style.wrapped("\(title) \(Wording.grouped(record.value)): \(sets.joined(separator: " "))\(more)", indent: 2)
  }

  /// How many sets have which period.
  public func csv() -> String {
    var table = TextTable(.numbers("period"), .numbers("sets"))
    for entry in result.distribution { table.add("\(entry.period)", "\(entry.sets)") }
    return table.csv()
  }
}
