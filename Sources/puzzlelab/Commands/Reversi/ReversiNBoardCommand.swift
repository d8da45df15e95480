import Catalogue
import GameCore
import Reports
import Reversi
import Synchronization

extension Command {
  /// `puzzlelab reversi nboard`.
  static let reversiNBoard: Command = Command(
    "reversi", "nboard",
    summary: "Play and analyse for a board program that speaks the NBoard protocol",
    discussion: """
      Answers the commands of the NBoard protocol, versions 1 and 2. 'set depth' chooses the level unless --level or --depth is given \
      here; --time limits each answer, and the time control of a game is kept. A command that arrives while we think ends the \
      thinking, as the protocol wants it. Positions that the book of --book has are answered from it.
      """,
    parameters: ReversiPlayer.parameters,
    examples: [Example("reversi nboard --threads 2", "The command to give to a board program")]
  ) { call in
    let thinker = try ReversiThinker(call)
    let input = try DialogueInput(stopSignal: call.console.stopSignal)
    let lines = ReversiWaitingLines<NBoardCommand>()
    let failure = Lock<Fault?>(nil)
    Ticker.start(everyMilliseconds: 50) {
      if call.console.stopSignal.isRaised { lines.interrupt() }
      return !call.console.stopSignal.isRaised
    }
    // One thread reads, the other one thinks and answers.
    Workers.run(2) { worker in
      do throws(Fault) {
        if worker == 0 {
          try readCommands(input, into: lines)
        } else {
          try answerCommands(lines, thinker: thinker, console: call.console)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
        lines.interrupt()
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return call.console.stopSignal.isRaised ? .stopped : .done
  }

  private static func readCommands(
    _ input: DialogueInput, into lines: ReversiWaitingLines<NBoardCommand>
  ) throws(Fault) {
    var input = input
    while let line = try input.next() {
      guard let command = NBoardCommand(line), command != .unknown else { continue }
      lines.put(command)
      if command == .quit { break }
    }
    lines.end()
  }

  private static func answerCommands(
    _ lines: ReversiWaitingLines<NBoardCommand>, thinker: ReversiThinker, console: Console
  ) throws(Fault) {
    var session = ReversiNBoardSession(thinker) { answer throws(Fault) in
      try console.write(Array("\(answer.line)\n".utf8))
      try console.output.flush()
    }
    while let command = lines.take(), command != .quit {
      try session.answer(command, stopSignal: lines.think())
    }
  }
}
