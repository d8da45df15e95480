import Documents
import Reversi

extension GameLosses {
  /// What is lost: "3 comments, 1 value, 2 properties (KM, ID)".
  package var words: String { words(naming: .max) }

  /// What is lost, with the names of the first properties.
  private func words(naming most: Int) -> String {
    Kind.allCases.filter { self[$0] > 0 }.map { kind in
      let (one, many) = kind.nouns
      let names = kind == .property && !propertyNames.isEmpty ? " (\(Self.list(propertyNames, atMost: most)))" : ""
      return Wording.count(self[kind], one, many) + names
    }.joined(separator: ", ")
  }

  /// The line about a file that was written in a format: "dropped: 1 name: OBF has no place for
  /// it".
  package func line(format: String) -> String {
    let total = Kind.allCases.reduce(0) { $0 + self[$1] }
    return "dropped: \(words(naming: 40)): \(format) can't hold \(total == 1 ? "it" : "them")"
  }

  private static func list(_ names: [String], atMost most: Int) -> String {
    names.prefix(most).map { $0.visible }.joined(separator: ", ") + (names.count > most ? ", …" : "")
  }
}

extension GameLosses.Kind {
  /// What one is called, and many.
  fileprivate var nouns: (one: String, many: String) {
    switch self {
    case .name: ("name", "names")
    case .partOfName: ("part of a name", "parts of names")
    case .number: ("number of WTHOR", "numbers of WTHOR")
    case .rating: ("rating", "ratings")
    case .event: ("event", "events")
    case .partOfEvent: ("part of an event", "parts of events")
    case .site: ("site", "sites")
    case .round: ("round", "rounds")
    case .date: ("date", "dates")
    case .partOfDate: ("part of a date", "parts of dates")
    case .timeControl: ("time control", "time controls")
    case .variant: ("kind of game", "kinds of games")
    case .result: ("result", "results")
    case .cause: ("reason for an end", "reasons for an end")
    case .theory: ("theoretical score", "theoretical scores")
    case .comment: ("comment", "comments")
    case .value: ("value", "values")
    case .time: ("time", "times")
    case .mark: ("mark", "marks")
    case .variation: ("variation", "variations")
    case .property: ("property", "properties")
    }
  }
}
