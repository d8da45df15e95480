import Questions

/// The one table of commands; everything that the program knows about its command line is read from
/// here.
package struct CommandTable: Sendable {
  /// Games, in the order in which help lists them.
  package let groups: [CommandGroup]
  /// Commands of one word.
  package let general: [Command]
  /// What one types to call the program.
  package private(set) var program = "puzzlelab"

  /// Creates a table; tests make their own.
  package init(groups: [CommandGroup], general: [Command]) {
    self.groups = groups
    self.general = general
  }

  /// The table of a program that is called by another name.
  package func called(_ program: String) -> CommandTable {
    var table = self
    table.program = program
    return table
  }

  /// Every command: the games' first.
  package var commands: [Command] { groups.flatMap(\.commands) + general }

  /// The first words that there are.
  package var firstWords: [String] { groups.map(\.name) + general.map(\.name) }

  /// The group called `name`.
  package func group(named name: String) -> CommandGroup? { groups.first { $0.name == name } }

  /// The commands whose names begin with these two words, if they are a family, as a group.
  func family(at path: [String]) -> CommandGroup? {
    guard path.count == 2, let group = group(named: path[0]) else { return nil }
    return group.families.first { $0.word == path[1] }.map(group.group)
  }

  /// The families of all groups, each as a group.
  var families: [CommandGroup] { groups.flatMap { group in group.families.map(group.group) } }

  /// The same words with those of a family typed separately: `book show` for `book-show`, which is
  /// its question's name.
  func spelled(_ words: [String]) -> [String] {
    guard words.count > 1, let group = group(named: words[0]),
      let split = group.families.lazy.map({ $0.split(words[1]) }).first(where: { $0.count > 1 })
    else { return words }
    return words.prefix(1) + split + words.dropFirst(2)
  }

  /// The command whose path is exactly `path`.
  package func command(at path: [String]) -> Command? {
    if path.count == 1 { return general.first { $0.path == path } }
    return path.first.flatMap(group(named:))?.commands.first { $0.path == path }
  }
}

/// What a line of words asks for.
package enum ParsedLine: Sendable {
  /// The program's version.
  case version
  /// Help about the program, a game, a command or a topic.
  case help(HelpTopic)
  case call(Invocation)
}

/// What help is about.
package enum HelpTopic: Sendable {
  case program
  /// Every command and every topic.
  case everything
  case group(CommandGroup)
  case command(Command)
  /// Something that several commands share.
  case subject(Topic)
}

/// A command with the words it was given: every option known and its value well-formed, every
/// operand in its place.
package struct Invocation: Sendable {
  package let command: Command
  /// The text given for each parameter, by its name; a flag has an empty one.
  package var values: [String: String] = [:]
  /// The words after the options, in order.
  package var operands: [String] = []

  /// What is typed for it, without the options for where its answer is written and how it is
  /// printed.
  package var words: String {
    let options = command.allParameters.flatMap { parameter -> [String] in
      guard let value = values[parameter.name],
        !["answers", "format", "json", "no-run", "output"].contains(parameter.name)
      else { return [] }
      return parameter.isFlag ? [parameter.flag] : [parameter.flag, value]
    }
    return (command.path + operands + options).map(Quoting.shell).joined(separator: " ")
  }
}
