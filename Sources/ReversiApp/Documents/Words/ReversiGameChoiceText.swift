import Documents
import Reversi

extension UnknownName: ReportedError {
  /// Why no game is chosen, and what to write.
  package var message: String {
    let shown = "'\(name.clipped)'"
    switch kind {
    case .player where alike.isEmpty: return "no game has a player called \(shown)"
    case .tournament: return "no game is of a tournament with \(shown) in its name"
    case .player:
      let first = Wording.list(alike.prefix(Self.mostNames).map { "'\($0.clipped)'" })
      let more = alike.count > Self.mostNames ? " and others" : ""
      return "\(shown) occurs in \(alike.count) names, \(first)\(more); write more of the one that is meant"
    }
  }

  private static let mostNames = 5
}

extension DamagedGames: ReportedError {
  /// What is wrong.
  package var message: String { "the games in this index are damaged; create it again" }
}
