import Documents
import GameCore
import Questions
import Streams
import Synchronization

extension Command {
  /// `puzzlelab <game> <dialogue>`: another program talks with us through standard input and
  /// output.
  init(_ dialogue: Dialogue, of game: String) {
    self.init(
      path: [game, dialogue.name], summary: dialogue.summary, discussion: dialogue.discussion, operands: [],
      parameters: Deferred { (dialogue.parameters() + [Options.data]).map(\.any) }, examples: dialogue.examples,
      isForExperts: false, purpose: .play
    ) { call throws(Fault) in
      let session = try dialogue.begin(call.arguments, call.environment, call.console.stopSignal)
      if let interrupts = dialogue.interrupts {
        try call.talk(session, interrupts: interrupts)
      } else {
        try call.talk(session)
      }
      return call.console.stopSignal.isRaised ? .stopped : .done
    }
  }
}

extension Call {
  /// Answers line by line.
  fileprivate func talk(_ session: AnyDialogueSession) throws(Fault) {
    var input = try DialogueInput(stopSignal: console.stopSignal)
    let greeting = try session.greeting()
    if !greeting.isEmpty { try say(greeting) }
    while !session.isOver, let line = try input.next() {
      try session.answer(line, stopSignal: console.stopSignal, say: say)
    }
  }

  /// Answers while lines arrive, which may end the thinking: one thread reads, the other one thinks
  /// and answers.
  fileprivate func talk(_ session: AnyDialogueSession, interrupts: @escaping @Sendable (String) -> Bool) throws(Fault) {
    let input = try DialogueInput(stopSignal: console.stopSignal)
    let lines = WaitingLines()
    let failure = Lock<Fault?>(nil)
    let console = console
    Ticker.start(everyMilliseconds: 50) {
      if console.stopSignal.isRaised { lines.interrupt() }
      return !console.stopSignal.isRaised
    }
    Workers.run(2) { worker in
      do throws(Fault) {
        if worker == 0 {
          try readLines(input, into: lines, interrupts: interrupts)
        } else {
          try answerLines(lines, session, say: say)
        }
      } catch {
        failure.withLock { $0 = $0 ?? error }
        lines.interrupt()
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}

/// Reads lines; those that the other thread has no use for go by.
private func readLines(
  _ input: DialogueInput, into lines: WaitingLines, interrupts: (String) -> Bool
) throws(Fault) {
  var input = input
  while !lines.isAtEnd {
    guard input.isReady(within: 100) else { continue }
    guard let line = try input.next() else { break }
    if interrupts(line) { lines.put(line) }
  }
  lines.end()
}

/// Answers lines until the other program takes its leave.
private func answerLines(
  _ lines: WaitingLines, _ session: AnyDialogueSession, say: (String) throws(Fault) -> Void
) throws(Fault) {
  while !session.isOver, let line = lines.take() { try session.answer(line, stopSignal: lines.think(), say: say) }
  lines.interrupt()
}

extension Call {
  /// Writes lines without buffering them.
  fileprivate func say(_ lines: String) throws(Fault) {
    try console.write(Array(lines.utf8))
    try console.output.flush()
  }
}
