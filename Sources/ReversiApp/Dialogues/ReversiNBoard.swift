import GameCore
import Questions
import Reversi

extension Dialogue {
  /// `puzzlelab reversi nboard`.
  static let reversiNBoard = Dialogue(
    "nboard", summary: "Play and analyse for a board program that speaks the NBoard protocol",
    discussion: """
      Answers the commands of the NBoard protocol, versions 1 and 2. 'set depth' chooses the level unless --level or \
      --depth is given here; --time limits each answer, and the time control of a game is obeyed. A command that \
      arrives during a search stops it, as the protocol requires. With --book, positions in the book are answered from \
      it.
      """,
    parameters: ReversiThinker.parameters,
    examples: [Example("reversi nboard --threads 2", "The command to give to a board program")],
    interrupts: { line in NBoardCommand(line).map { $0 != .unknown } ?? false }
  ) { arguments, environment, stopSignal throws(Fault) in
    ReversiNBoardSession(try ReversiThinker(arguments, environment, stopSignal: stopSignal))
  }
}

extension ReversiNBoardSession: DialogueSession {
  package mutating func answer(
    _ line: String, stopSignal: StopSignal, say: (String) throws(Fault) -> Void
  ) throws(Fault) {
    guard let command = NBoardCommand(line) else { return }
    try answer(command, stopSignal: stopSignal) { answer throws(Fault) in try say("\(answer.line)\n") }
  }
}
