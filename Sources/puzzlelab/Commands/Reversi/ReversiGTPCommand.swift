import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi gtp`.
  static let reversiGTP: Command = Command(
    "reversi", "gtp",
    summary: "Play for a board program that speaks the Go Text Protocol",
    discussion: """
      Answers the commands of the Go Text Protocol, version 2, as Quarry and other board programs send them for Othello; list_commands \
      names them. Squares are called as everywhere in Reversi: a1 is the top left one. A pass that has to be made need not be \
      sent. --time limits each move; a clock that the board program tells of is kept, too. Positions that the book of --book has are played from it.
      """,
    parameters: ReversiPlayer.parameters,
    examples: [
      Example("reversi gtp --level 12", "The command to give to a board program"),
      Example("reversi gtp --level 16 --book", "The openings from the shipped book"),
      Example("reversi gtp --time 5", "Five seconds a move"),
    ]
  ) { call in
    var input = try DialogueInput(stopSignal: call.console.stopSignal)
    var session = ReversiGTPSession(try ReversiThinker(call), stopSignal: call.console.stopSignal)
    while !session.isOver, let line = try input.next() {
      guard let answer = session.answer(to: line) else { continue }
      try call.console.write(Array(answer.utf8))
      try call.console.output.flush()
    }
    return call.console.stopSignal.isRaised ? .stopped : .done
  }
}
