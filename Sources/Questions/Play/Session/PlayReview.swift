import Documents
import GameCore

extension Question {
  /// `<game>.review`: what every decision of a played game cost.
  static func playReview<Game: ServedGame & ReviewedGame>(_ game: Game.Type, discussion: String) -> Question {
    Question(
      "\(Game.name).review", version: 2, summary: "Analyse each decision of a finished game",
      discussion: discussion,
      operand: Operand(
        "FILE", .optional, isFile: true, help: "A game that 'play' saved", gives: [PlayParameters.game]
      ) { words, arguments in
        if let path = words.first { arguments.set(PlayParameters.game, to: path) }
      },
      parameters: [PlayParameters.game, PlayParameters.actions, Parameter.digits],
      examples: [Example("\(Game.name) review --actions new", "A new game")]
    ) { arguments, context throws(Fault) in
      try arguments.atMostOne(of: PlayParameters.game, PlayParameters.actions)
      guard arguments.isGiven(PlayParameters.game) || arguments.isGiven(PlayParameters.actions) else {
        throw arguments.missing(PlayParameters.game, PlayParameters.actions)
      }
      let computer = context.computer(of: Game.self, seed: 1)
      let session = PlaySession<Game>(computer: computer)
      try session.replay(try context.actions(of: Game.name, arguments))
      let review = try Fault.catching { () throws(ComputerError) in
        try DecisionReview(session.state, computer: computer)
      }
      return TypedReply(PlayReviewDocument(review, digits: arguments[.digits]))
    }
  }
}

extension Context {
  /// The actions that were given, or those of a file that was saved.
  fileprivate func actions(of game: String, _ arguments: Arguments) throws(Fault) -> [String] {
    guard let path = arguments[PlayParameters.game] else { return arguments[PlayParameters.actions] }
    let saved = try SavedGame(reading: try environment.files.read(path), name: path)
    guard saved.game == game else { throw Fault.data("\(path) is a game of \(saved.game), not of \(game)") }
    return saved.actions
  }
}
