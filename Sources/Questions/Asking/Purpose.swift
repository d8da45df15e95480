/// What people use a command for: help lists the commands of a game in these groups.
package enum Purpose: CaseIterable, Sendable {
  /// To play, and to make something to play or to practise with.
  case play
  /// To understand one position, deal or game.
  case analysis
  /// To learn about all of them: counts, chances, simulations.
  case research
  /// To read, check or convert files.
  case files
  /// To show or to judge a game that was saved: one command does that for all games, so that help
  /// doesn't list these.
  case saved
}

extension Array where Element == Question {
  /// All questions of several lists.
  package static func together(_ lists: [Question]...) -> [Question] { lists.flatMap { $0 } }

  /// Questions for players.
  package static func play(_ questions: Question...) -> [Question] { questions.map { $0.used(for: .play) } }

  /// Questions about one position, deal or game.
  package static func analysis(_ questions: Question...) -> [Question] { questions.map { $0.used(for: .analysis) } }

  /// Questions for researchers.
  package static func research(_ questions: Question...) -> [Question] { questions.map { $0.used(for: .research) } }

  /// Questions about files.
  package static func files(_ questions: Question...) -> [Question] { questions.map { $0.used(for: .files) } }

  /// The one question with which a page plays a game.
  package static func playing<Game: ServedGame>(_ game: Game.Type) -> [Question] { saved(.replay(game)) }

  /// Questions about games that were saved.
  static func saved(_ questions: Question...) -> [Question] { questions.map { $0.used(for: .saved) } }
}
