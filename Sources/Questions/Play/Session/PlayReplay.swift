import Documents
import GameCore

extension Question {
  /// `<game>.replay`: the state that recorded actions lead to.
  static func replay<Game: ServedGame>(_ game: Game.Type) -> Question {
    Question(
      "\(Game.name).replay",
      summary: "Show the state that the actions of a saved game lead to",
      discussion: """
        Actions are those of a game that 'play' saved, in order: new, dealt TAG …, moves, answer TAG MOVE, undo, redo, hint, settings, \
        change NAME VALUE …, back. The same actions lead to the same state; one that the rules forbid is an error.

        Commands are then carried out as a person types them; what can't be done is refused, with the reason. Computers answer at once; \
        with --pause each has its move to itself: a request without commands makes it. The actions of the answer are those of the next \
        request, so that a program that remembers them can play without keeping this one running.
        """,
      parameters: [PlayParameters.actions, PlayParameters.commands, PlayParameters.pause, Parameter.seed],
      examples: [
        Example("\(Game.name) replay --actions new", "A game that has just begun"),
        Example("\(Game.name) replay --commands 'new; hint' --json", "What the adviser says then, for programs"),
      ]
    ) { arguments, context in
      let session = PlaySession<Game>(computer: context.computer(of: Game.self, seed: arguments[.seed]))
      try session.replay(arguments[PlayParameters.actions])
      return Answered(
        session.step(arguments[PlayParameters.commands], pausing: arguments[PlayParameters.pause]))
    }
  }
}

/// Parameters about games that are played.
enum PlayParameters {
  /// The actions of a game, in JSON a list of texts.
  static let actions = Parameter(
    "actions", .lines("ACTIONS"), default: [], shown: "none", help: "The actions, separated by ';' or line ends")

  /// What a person types then, in JSON a list of texts.
  static let commands = Parameter(
    "commands", .lines("COMMANDS"), default: [], shown: "none",
    help: "Commands to carry out then, separated by ';' or line ends")

  /// Whether a computer's move is left to the next request.
  static let pause = Parameter(
    flag: "pause", help: "Leave a computer's move to the next request; make one where there are no commands")

  /// A saved game.
  package static let game = Parameter("game", .path, help: "A game that 'play' saved")
}

extension Domain where Value == [String] {
  /// Lines of text, in JSON a list.
  fileprivate static func lines(_ name: String) -> Domain {
    Domain(name, schema: .array(.string)) { text in
      text.split(whereSeparator: { $0.isNewline || $0 == ";" }).map { $0.trimmed }.filter { !$0.isEmpty }
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.separator = "\n"
      $0.readsFiles = true
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
