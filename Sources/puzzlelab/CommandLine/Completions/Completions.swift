import Games
import Questions

/// Completion scripts for shells, made from the table.
package struct Completions: Sendable {
  /// The shells that are served.
  package enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  let table: CommandTable

  /// Scripts for the commands of `table`.
  package init(_ table: CommandTable) { self.table = table }

  package func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that a command may begin with, and what they are about.
  var firstWords: [(word: String, summary: String)] {
    table.groups.map { ($0.name, $0.summary) } + table.general.map { ($0.name, $0.summary) }
      + [("help", "Show help about a command")]
  }

  /// Topics that help covers besides commands.
  var topics: [(word: String, summary: String)] {
    Topic.pages.map { ($0.name, $0.summary) } + [(HelpText.everything, HelpText.aboutEverything)]
  }

  /// The families as a pattern of the shells' `case`.
  var familyPattern: String {
    table.families.isEmpty ? "''" : table.families.map { Self.quoted($0.name) }.joined(separator: "|")
  }

  /// The games as a pattern of the shells' `case`.
  var groupPattern: String { table.groups.isEmpty ? "''" : table.groups.map(\.name).joined(separator: "|") }

  /// The commands whose arguments are names of commands.
  static let aboutCommands = ["help", "man"]

  /// A text as one word for any of the shells, in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension AnyParameter {
  /// The names as they are typed, short one first.
  var typedNames: [String] { (letter.map { ["-\($0)"] } ?? []) + [flag] }

  /// The words that may follow: those to choose from, or some of many.
  var offeredWords: [String] { words.isEmpty ? suggestions : words }

  /// What a shell may complete as its value.
  var offered: Completion { readsFiles || completion == .input ? .file : completion }
}

extension Operand {
  /// The words that it may be, or some of many.
  var offeredWords: [String] { words + suggestions }
}
