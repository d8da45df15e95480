import GameCore
import Matchsticks

/// All subtraction sets within 1…M: `matchsticks survey`.
package struct MatchsticksSurveyDocument: TableDocument {
  let survey: SubtractionSurvey

  /// Shows a survey.
  package init(_ survey: SubtractionSurvey) { self.survey = survey }

  package static let shape = Shape<Self>(
    Field("sets", "How many sets there are") { $0.survey.sets },
    Field("longestPeriod", "The longest period of outcomes") { $0.survey.period },
    Field("longestPreperiod", "The longest preperiod of outcomes") { $0.survey.preperiod },
    Field("distribution", "How many sets have which period, ascending") { $0.survey.distribution },
    Field("evidence", "How all this is known") { $0.survey.evidence })

  /// How many sets have which period.
  package var rows: [SubtractionSurvey.Frequency] { survey.distribution }

  /// The survey for a person.
  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(
      "All \(Wording.grouped(survey.sets)) subtraction sets within 1 to \(survey.largest)")
    text += style.wrapped("What each set lets win in normal play repeats after its preperiod with its period.")
    text += "\n" + record("Longest period", survey.period, style)
    text += record("Longest preperiod", survey.preperiod, style)
    text += "\n" + style.heading("Commonest periods")
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
}

extension SubtractionSurvey.Record: Record {
  package static let shape = Shape<Self>(
    Field("value", "The longest") { $0.value }, Field("count", "How many sets attain it") { $0.count },
    Field("sets", "The first of them") { $0.sets })
}

extension SubtractionSurvey.Frequency: Record {
  package static let shape = Shape<Self>(
    Field("period", "A period") { $0.period }, Field("sets", "How many sets have it") { $0.sets })
}
