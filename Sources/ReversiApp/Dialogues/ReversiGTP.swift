import GameCore
import Questions

extension Dialogue {
  /// `puzzlelab reversi gtp`.
  static let reversiGTP = Dialogue(
    "gtp", summary: "Play for a board program that speaks the Go Text Protocol",
    discussion: """
      Answers the commands of the Go Text Protocol, version 2, as Quarry and other board programs send them for \
      Othello; list_commands names them. Squares are named as usual in Reversi: a1 is at the top left. Forced passes \
      may be omitted. --time limits each move; a clock that the board program announces is obeyed, too. With --book, \
      positions in the book are played from it. GoGui's gogui-rules and gogui-setup commands are known, and \
      'puzzlelab-position BOARD SIDE' begins a game in a position.
      """,
    parameters: ReversiThinker.parameters,
    examples: [
      Example("reversi gtp --level 12", "The command to give to a board program"),
      Example("reversi gtp --level 16 --book", "The openings from the shipped book"),
      Example("reversi gtp --time 5", "Five seconds per move"),
    ]
  ) { arguments, environment, stopSignal throws(Fault) in
    ReversiGTPSession(try ReversiThinker(arguments, environment, stopSignal: stopSignal), stopSignal: stopSignal)
  }
}

extension ReversiGTPSession: DialogueSession {
  package mutating func answer(
    _ line: String, stopSignal: StopSignal, say: (String) throws(Fault) -> Void
  ) throws(Fault) {
    if let answer = answer(to: line) { try say(answer) }
  }
}
