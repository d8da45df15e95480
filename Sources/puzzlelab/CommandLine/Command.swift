import Documents
import Questions
import Streams

/// A command of the program: one row of the table that drives parsing, help, completions and manual
/// pages.
package struct Command: Sendable {
  /// The words that call it: `["set", "hints"]`.
  package let path: [String]
  /// What it does, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// What one should know about it; paragraphs separated by an empty line.
  package let discussion: String
  /// What comes after the options, in order; only the last one may take several words.
  package let operands: [Operand]
  private let deferredParameters: Deferred<[AnyParameter]>
  /// Ways to call it; the first one is the most common.
  package let examples: [Example]
  /// Whether it is for experts, listed separately.
  package let isForExperts: Bool
  /// What people use it for.
  package let purpose: Purpose
  /// What a file of many is made of, when there may be one.
  let pieces: Pieces?
  /// Does it: reads the call, makes one library call, emits one document.
  package let run: @Sendable (Call) throws(Fault) -> ExitStatus

  package init(
    _ path: String..., summary: String, discussion: String = "", operands: [Operand] = [],
    parameters: @autoclosure @escaping @Sendable () -> [any SomeParameter] = [],
    examples: [Example], isForExperts: Bool = false, purpose: Purpose = .analysis,
    run: @escaping @Sendable (Call) throws(Fault) -> ExitStatus
  ) {
    self.init(
      path: path, summary: summary, discussion: discussion, operands: operands,
      parameters: Deferred { parameters().map(\.any) }, examples: examples,
      isForExperts: isForExperts, purpose: purpose, run: run)
  }

  init(
    path: [String], summary: String, discussion: String, operands: [Operand],
    parameters: Deferred<[AnyParameter]>, examples: [Example], isForExperts: Bool, purpose: Purpose,
    pieces: Pieces? = nil, run: @escaping @Sendable (Call) throws(Fault) -> ExitStatus
  ) {
    self.isForExperts = isForExperts
    self.purpose = purpose
    self.path = path
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    deferredParameters = parameters
    self.examples = examples
    self.pieces = pieces
    self.run = run
  }

  /// What it can be given, in the order in which help lists it.
  package var parameters: [AnyParameter] { deferredParameters.value }

  /// The words that call it, as one text: "set hints".
  package var name: String { path.joined(separator: " ") }

  /// The name of the question that it asks, if it asks one: "set.hints", "reversi.book-show".
  var questionName: String { (path.prefix(1) + [path.dropFirst().joined(separator: "-")]).joined(separator: ".") }

  /// The parameter called `name`, if the command has it (`help` included).
  package func parameter(named name: String) -> AnyParameter? { allParameters.first { $0.name == name } }

  /// The parameter with the one-letter name `letter`, if the command has it.
  package func parameter(lettered letter: Character) -> AnyParameter? {
    allParameters.first { $0.letter == letter }
  }

  /// The command's parameters and those that every command has.
  package var allParameters: [AnyParameter] { parameters + [Options.color.any, Options.help.any] }
}

/// Commands that share their first word: a game, or something that isn't one.
package struct CommandGroup: Sendable {
  /// The first word: "set".
  package let name: String
  /// What it is about, one line.
  package let summary: String
  /// Words that people type for it.
  let typedAs: [String]
  package let commands: [Command]
  /// Those that most people need, by their words.
  private let first: [String]
  /// Whether it is a game.
  package let isGame: Bool
  /// Words that begin several of its commands, and what these are about: `book` of `book show` and
  /// `book probe`.
  let families: [QuestionFamily]

  package init(
    _ name: String, summary: String, typedAs: [String] = [], first: [String] = [], commands: [Command],
    families: [QuestionFamily] = [],
    isGame: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.typedAs = typedAs
    self.first = first
    self.commands = commands
    self.families = families
    self.isGame = isGame
  }

  /// The commands of a family, as a group whose name has two words.
  func group(of family: QuestionFamily) -> CommandGroup {
    CommandGroup(
      "\(name) \(family.word)", summary: family.summary,
      commands: commands.filter { $0.path.starts(with: [name, family.word]) }, isGame: isGame)
  }

  /// The commands that most people need; the first three where none are named.
  package var firstCommands: [Command] {
    let named = first.compactMap { word in commands.first { verb(of: $0) == word } }
    return named.isEmpty ? Array(commands.prefix(3)) : named
  }

  /// The commands that help lists.
  var listed: [Command] { commands.filter { $0.purpose != .saved } }

  /// What is typed for a command after the name of the group: "hints", "book show", or "show" in a
  /// family.
  func verb(of command: Command) -> String { String(command.name.dropFirst(name.count + 1)) }

  /// The words that may follow the name of the group, and what they are about: a family is one of
  /// them.
  var words: [(word: String, summary: String)] {
    commands.map { (verb(of: $0), $0.summary) }.filter { !$0.0.contains(" ") } + families.map { ($0.word, $0.summary) }
  }
}
