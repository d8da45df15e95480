import Documents
import GameCore
import Matchsticks

/// All games with three takes up to a bound, by their periods: `matchsticks triples`.
package struct MatchsticksTriplesDocument: TableDocument {
  let survey: TripleSurvey

  /// Shows a survey.
  package init(_ survey: TripleSurvey) { self.survey = survey }

  package static let table: String? = "kinds"

  package static let shape = Shape<Self>(
    Field("games", "How many games there are: all takes a < b < c without a common divisor, c as requested") {
      $0.survey.count
    },
    Field("kinds", "The games by what the period of their Grundy values is") { $0.survey.groups },
    Field("smallerOutcomePeriods", "How many games have outcomes with a smaller period than their values") {
      $0.survey.smallerOutcomePeriods
    },
    Field("exceptions", "The first games whose period is of kind other") { $0.survey.exceptions },
    Field(
      "map",
      "With --map the kinds for the largest c, a row for each b from 2 on, a letter for each a from 1 on: 1 a+b, 2 a+c, 3 b+c, d divisor, s additive, x other; takes with a common divisor have the kind of their quotients"
    ) { document in
      document.survey.map.map { $0.map { row in row.map { $0.shown.letter }.joined() } }
    },
    Field("evidence", "The evidence for all this") { $0.survey.evidence })

  package var rows: [TripleSurvey.Group] { survey.groups }

  /// The games in a few words.
  package var title: String {
    "\(Wording.grouped(survey.count)) games with three takes a < b < c, c \(bounds)"
  }

  private var bounds: String {
    let (first, last) = (survey.largest.lowerBound, survey.largest.upperBound)
    return first == last ? "= \(last)" : first == 3 ? "up to \(last)" : "from \(first) to \(last)"
  }

  /// Whether a game has another period than those that are expected.
  private var claim: String {
    let others = survey.groups.last?.count ?? 0
    return others == 0
      ? "No exception: unless c = a + b, the period is one of these sums or the greatest common divisor of two or three of them."
      : "\(Wording.count(others, "exception", "exceptions")): \(Wording.first(survey.exceptions.map { $0.words }, between: "; "))"
  }

  package var inBrief: String? { "\(title): \(claim)" }
  package var lead: [String] { [claim] }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(title)
    text += style.wrapped(
      "The Grundy values in normal play are eventually periodic; takes with a common divisor are left out.")
    var table = TextTable(
      .words("period"), .numbers("games"), .numbers("share"), .numbers("longest preperiod"), .words("takes"))
    for group in survey.groups {
      table.add(
        group.kind.shown.words, Wording.grouped(group.count), share(group) + " %",
        group.count == 0 ? "–" : Wording.grouped(group.preperiod), group.takes.map { "\($0)" }.joined(separator: ","))
    }
    return text + "\n" + table.text(style: style) + "\n" + style.wrapped(claim) + style.evidence(survey.evidence)
  }

  private func share(_ group: TripleSurvey.Group) -> String {
    Wording.fixed(100 * Double(group.count) / Double(max(1, survey.count)), decimals: 2)
  }
}

extension MatchsticksTriplesDocument: FigureDocument {
  package var figures: [Figure] {
    guard let map = survey.map else { return [] }
    let last = survey.largest.upperBound
    return [
      Figure(
        "The period of take:a,b,\(last)", caption: "Down: b. Across: a. Each square is a game.",
        HeatMap(
          kinds: TripleSurvey.Kind.allCases.map { HeatMap.Kind("", $0.shown.words, $0.shown.ink) },
          squares: map.map { row in row.map { TripleSurvey.Kind.allCases.firstIndex(of: $0) } },
          x: "a", y: "b", first: (1, 2)))
    ]
  }
}

extension TripleSurvey.Kind: JSONWritable {
  /// What a period is, the letter of a map, and its colour.
  fileprivate var shown: (words: String, letter: String, ink: Ink) {
    switch self {
    case .aPlusB: ("a + b", "1", .first)
    case .aPlusC: ("a + c", "2", .line)
    case .bPlusC: ("b + c", "3", .second)
    case .divisor: ("a common divisor of these", "d", .third)
    case .additive: ("c = a + b", "s", .ink)
    case .other: ("another", "x", .bad)
    }
  }
}

extension TripleSurvey.Group: Record {
  package static var recordName: String { "periodKind" }
  package static let shape = Shape<Self>(
    Field(
      "kind",
      "What the period is: the sum of two takes; divisor: the greatest common divisor of two or three of these sums; additive, if c = a + b and b = qa + r: 2b + a - r for odd q, a(2b + r) for even q; other: none of these"
    ) { $0.kind },
    Field("count", "How many games have such a period") { $0.count },
    Field("longestPreperiod", "The longest preperiod of these games; absent without games") {
      $0.count == 0 ? nil : $0.preperiod
    },
    Field("takes", "The first game that has it") { $0.takes })
}

extension TripleSurvey.Exception: Record {
  package static var recordName: String { "exceptionalPeriod" }
  package static let shape = Shape<Self>(
    Field("takes", "The takes") { $0.takes }, Field("preperiod", "The preperiod") { $0.preperiod },
    Field("period", "The period") { $0.period })

  fileprivate var words: String { "take:\(takes.map { "\($0)" }.joined(separator: ",")) has period \(period)" }
}
