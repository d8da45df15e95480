import GameCore

/// A way to talk with another program, such as one that shows a board: lines in, lines out.
package struct Dialogue: Sendable {
  /// Its subcommand, after the name of the game: "gtp".
  package let name: String
  /// What it does, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// What one should know about it; paragraphs separated by an empty line.
  package let discussion: String
  /// What can be chosen.
  package let parameters: @Sendable () -> [any SomeParameter]
  /// Ways to begin it; the first one is the most common.
  package let examples: [Example]
  /// Whether a line means something, and so ends the thinking about the line before when it
  /// arrives; `nil` where nothing does, and lines are read one by one.
  package let interrupts: (@Sendable (_ line: String) -> Bool)?
  /// Begins a conversation.
  package let begin: @Sendable (Arguments, Environment, StopSignal) throws(Fault) -> AnyDialogueSession

  package init<Session: DialogueSession>(
    _ name: String, summary: String, discussion: String,
    parameters: @autoclosure @escaping @Sendable () -> [any SomeParameter], examples: [Example],
    interrupts: (@Sendable (String) -> Bool)? = nil,
    begin: @escaping @Sendable (Arguments, Environment, StopSignal) throws(Fault) -> Session
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
    self.examples = examples
    self.interrupts = interrupts
    self.begin = { arguments, environment, stopSignal throws(Fault) in
      AnyDialogueSession(try begin(arguments, environment, stopSignal))
    }
  }
}

/// One conversation of a ``Dialogue``.
package protocol DialogueSession: Sendable {
  /// Whether the other program has taken its leave.
  var isOver: Bool { get }

  /// What is said before the first line arrives; nothing where the other one begins.
  mutating func greeting() throws(Fault) -> String

  /// Answers a line: says whole lines, each with its end, by `say`. `stopSignal` ends the thinking.
  mutating func answer(
    _ line: String, stopSignal: StopSignal, say: (String) throws(Fault) -> Void
  ) throws(Fault)
}

extension DialogueSession {
  package mutating func greeting() throws(Fault) -> String { "" }
}

/// A session of any type, used by one thread at a time.
package struct AnyDialogueSession: Sendable {
  private let ends: @Sendable () -> Bool
  private let greets: @Sendable () throws(Fault) -> String
  private let answers: @Sendable (_ line: String, StopSignal, (String) throws(Fault) -> Void) throws(Fault) -> Void

  fileprivate init(_ session: some DialogueSession) {
    let shared = Shared(session)
    ends = { shared.use { $0.isOver } }
    greets = { () throws(Fault) in try shared.use { session throws(Fault) in try session.greeting() } }
    answers = { line, stopSignal, say throws(Fault) in
      try shared.use { session throws(Fault) in try session.answer(line, stopSignal: stopSignal, say: say) }
    }
  }

  /// Whether the other program has taken its leave.
  package var isOver: Bool { ends() }

  /// What is said before the first line arrives.
  package func greeting() throws(Fault) -> String { try greets() }

  /// Answers a line; see ``DialogueSession``.
  package func answer(
    _ line: String, stopSignal: StopSignal, say: (String) throws(Fault) -> Void
  ) throws(Fault) { try answers(line, stopSignal, say) }
}
