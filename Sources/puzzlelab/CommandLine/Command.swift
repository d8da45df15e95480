/// A command of the program: one row of the table that drives parsing, help, completions and manual pages.
package struct Command: Sendable {
  /// The words that call it: `["set", "hints"]`.
  package let path: [String]
  /// What it does, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// What one should know about it; paragraphs separated by an empty line.
  package let discussion: String
  /// What stands beside the options, in order; only the last one may take several words.
  package let operands: [Operand]
  /// The options that it takes, in the order in which help lists them.
  package let options: [Option]
  /// Ways to call it; the first one is the most common.
  package let examples: [Example]
  /// Does it: reads the call, makes one library call, emits one document.
  package let run: @Sendable (Call) throws -> ExitStatus

  /// Creates a command.
  package init(
    _ path: String..., summary: String, discussion: String = "", operands: [Operand] = [], options: [Option] = [],
    examples: [Example], run: @escaping @Sendable (Call) throws -> ExitStatus
  ) {
    self.path = path
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// The words that call it, as one text: "set hints".
  package var name: String { path.joined(separator: " ") }

  /// The option called `name`, if the command has it (`help` included).
  package func option(named name: String) -> Option? { allOptions.first { $0.name == name } }

  /// The option with the one-letter name `letter`, if the command has it.
  package func option(lettered letter: Character) -> Option? { allOptions.first { $0.letter == letter } }

  /// The command's options and the ones that every command has.
  package var allOptions: [Option] { options + [.help] }
}

/// A word, or several, that a command takes beside its options.
package struct Operand: Sendable, Equatable {
  /// How many words it takes.
  package enum Count: Sendable { case one, optional, oneOrMore, any }

  /// The name in help texts, in capitals.
  package let name: String
  package let count: Count
  /// The words to choose from, if there are a few.
  package let words: [String]
  /// Whether it is the name of a file.
  package let isFile: Bool
  package let help: String

  /// Creates an operand.
  package init(_ name: String, _ count: Count = .one, words: [String] = [], isFile: Bool = false, help: String) {
    self.name = name
    self.count = count
    self.words = words
    self.isFile = isFile
    self.help = help
  }

  /// How help shows it: "CARDS…", "[FILE]".
  package var placeholder: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    }
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var takesSeveral: Bool { count == .oneOrMore || count == .any }
}

/// A way to call a command: what to type after `puzzlelab`, and what one gets.
package struct Example: Sendable, Equatable {
  /// What to type after the program's name, as a shell reads it (words may stand in single or double quotes).
  package let line: String
  /// What it shows, a phrase.
  package let comment: String

  /// Creates an example.
  package init(_ line: String, _ comment: String) {
    self.line = line
    self.comment = comment
  }

  /// The line's words: split at blanks, quotes removed; what follows a pipe or redirection doesn't count.
  package var words: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "|" || character == "<" || character == ">" {
        break
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

/// Commands that share their first word: a game.
package struct CommandGroup: Sendable {
  /// The first word: "set".
  package let name: String
  /// What it is about, one line.
  package let summary: String
  package let commands: [Command]

  /// Creates a group.
  package init(_ name: String, summary: String, commands: [Command]) {
    self.name = name
    self.summary = summary
    self.commands = commands
  }
}
