import Documents
import GameCore

extension Question {
  /// `<game>.replay`: the state that recorded actions lead to.
  static func replay<Game: ServedGame>(_ game: Game.Type) -> Question {
    Question(
      "\(Game.name).replay",
      summary: "Replay a saved game and show its final state",
      discussion: """
        Actions are those of a game that 'play' saved, in order: new, dealt TAG …, moves, answer TAG MOVE, undo, redo, \
        hint, settings, change NAME VALUE …, back. The same actions lead to the same state; an illegal one is an error.

        Commands are then carried out as typed in 'play'; illegal ones are refused with a reason. Computers move at \
        once; with --pause a computer's move needs its own (empty) request. The answer contains the actions to send \
        with the next request, so that a program can play without keeping this one running.
        """,
      parameters: [PlayParameters.actions, PlayParameters.commands, PlayParameters.pause, Parameter.seed],
      examples: [
        Example("\(Game.name) replay --actions new", "A new game"),
        Example("\(Game.name) replay --commands 'new; hint' --json", "The hint, for programs"),
      ]
    ) { arguments, context throws(Fault) in
      guard arguments.isGiven(PlayParameters.actions) || arguments.isGiven(PlayParameters.commands) else {
        throw arguments.missing(PlayParameters.actions, PlayParameters.commands)
      }
      let session = PlaySession<Game>(computer: context.computer(of: Game.self, seed: arguments[.seed]))
      try session.replay(arguments[PlayParameters.actions])
      return TypedReply(
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
    help: "Commands to carry out afterwards, separated by ';' or line ends")

  /// Whether a computer's move is left to the next request.
  static let pause = Parameter(
    flag: "pause", help: "Leave a computer's move to the next request, which makes it if it has no commands")

  /// A saved game.
  package static let game = Parameter("game", .path, help: "A game that 'play' saved")
}

extension Domain where Value == [String] {
  /// Lines of text, in JSON a list.
  fileprivate static func lines(_ name: String) -> Domain {
    Domain(name, schema: .array(.string)) { text throws(Fault) in
      let lines = text.unicodeScalars.split { $0 == ";" || endsLine($0) }.map { Substring($0) }
      if lines.contains(where: { $0.utf8.count > TextLength.argument }) {
        throw .usage("a line has more than \(Wording.grouped(TextLength.argument)) bytes")
      }
      return lines.compactMap { $0.trimmed }
    } write: {
      $0.write(to: &$1)
    }.with {
      $0.json.separator = "\n"
      $0.traits.readsFiles = true
    }
  }
}

/// Whether a scalar ends a line: those of ``Swift/Character/isNewline``.
private func endsLine(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

extension Substring {
  /// The text without the blanks around it; `nil` where nothing is left.
  fileprivate var trimmed: String? {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(start[...end])
  }
}
