import Games
import Questions

/// Words into a request.
///
/// `--name value`, `--name=value`, `-x value`; options stand before or after operands; `--` ends
/// them. Names are never abbreviated. A negative number, `-` alone and a word of three hyphens or
/// more are values, not options.
package struct Parser: Sendable {
  private let table: CommandTable

  /// A parser for the commands of `table`.
  package init(_ table: CommandTable) { self.table = table }

  /// What `words` (without the program's name) ask for.
  package func parse(_ words: [String]) throws(Fault) -> ParsedLine {
    let words = table.spelled(words)
    guard let first = words.first else { return .help(.program) }
    switch first {
    case "--help", "-h": return .help(.program)
    case "--version", "-V", "version":
      guard words.count == 1 else { throw .usage("\(first) takes no arguments, such as \(Quoting.quoted(words[1]))") }
      return .version
    case "help": return .help(try topic(Array(words.dropFirst())))
    default: break
    }
    if let command = table.command(at: [first]) { return try parse(words.dropFirst(), of: command) }
    if let topic = try subject(first, words.dropFirst()) { return .help(.subject(topic)) }
    guard let group = table.group(named: first) else { throw unknownFirst(first) }
    guard words.count > 1, !Self.asksForHelp(words[1]) else { return .help(.group(group)) }
    if words[1] == "help" { return .help(try topic([first] + words.dropFirst(2))) }
    if let family = table.family(at: Array(words.prefix(2))) {
      guard words.count > 2, !Self.asksForHelp(words[2]) else { return .help(.group(family)) }
      if words[2] == "help" { return .help(try topic(Array(words.prefix(2)) + words.dropFirst(3))) }
      guard let command = table.command(at: Array(words.prefix(3))) else { throw unknownVerb(words[2], of: family) }
      return try parse(words.dropFirst(3), of: command)
    }
    guard let command = table.command(at: [first, words[1]]) else { throw unknownVerb(words[1], of: group) }
    return try parse(words.dropFirst(2), of: command)
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// The topic that `word` names, alone or as one of many; what follows can only ask for help.
  private func subject(_ word: String, _ rest: ArraySlice<String>) throws(Fault) -> Topic? {
    let name = word.lowercased()
    guard let topic = Topic.all.first(where: { $0.name == name || $0.name == "\(name)s" }) else { return nil }
    guard rest.allSatisfy(Self.asksForHelp) else {
      throw .usage("\(word) is a help topic: '\(table.program) help \(word)' takes no more arguments")
    }
    return topic
  }

  /// What `puzzlelab help WORDS` is about; a second `help` among the words changes nothing.
  package func topic(_ path: [String]) throws(Fault) -> HelpTopic {
    if let place = path.prefix(2).firstIndex(of: "help") {
      return try topic(Array(path[..<place] + path[(place + 1)...]))
    }
    let path = table.spelled(path)
    guard let first = path.first else { return .program }
    if let family = table.family(at: path) { return .group(family) }
    if let command = table.command(at: path) { return .command(command) }
    if let topic = try subject(first, path.dropFirst()) { return .subject(topic) }
    guard let group = table.group(named: first) else {
      if table.command(at: [first]) != nil { throw .usage("\(first) has no commands of its own") }
      throw unknownFirst(first)
    }
    guard path.count > 1 else { return .group(group) }
    if let family = table.family(at: Array(path.prefix(2))) { throw unknownVerb(path[2], of: family) }
    throw path.count == 2 || table.command(at: [first, path[1]]) == nil
      ? unknownVerb(path[1], of: group) : .usage("\(first) \(path[1]) has no commands of its own")
  }

  private func parse(_ words: ArraySlice<String>, of command: Command) throws(Fault) -> ParsedLine {
    var state = ParserState(command, table: table)
    var words = words
    while let word = words.popFirst() {
      if try state.take(word, before: &words) == .help {
        // A program that asks for JSON must not be handed help for a person instead.
        guard !state.asksForJSON, !words.contains("--json") else {
          throw .usage("\(command.name): help is text only; \(Self.programsHelp(command))")
        }
        return .help(.command(command))
      }
    }
    return .call(try state.finished())
  }

  private static func programsHelp(_ command: Command) -> String {
    "omit --json, or print the schema of its documents: schema \(command.questionName)"
  }

  private func unknownFirst(_ word: String) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      return .usage(
        "options go after the command, so \(Quoting.quoted(word)) can't come first; try '\(table.program) --help'")
    }
    let owners = table.groups.filter { group in group.commands.contains { $0.path.last == word } }
    if let owner = owners.first {
      return .usage(
        "\(Quoting.quoted(word)) needs a game before it, such as '\(table.program) \(owner.name) \(word)'")
    }
    let hint = Suggestion.hint(for: word, among: table.firstWords + ["help", "version"] + Topic.all.map(\.name))
    return .usage("unknown command \(Quoting.quoted(word))\(hint.isEmpty ? "; try '\(table.program) --help'" : hint)")
  }

  private func unknownVerb(_ word: String, of group: CommandGroup) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      return .usage("\(group.name): options go after the command, so \(Quoting.quoted(word)) can't come first")
    }
    let verbs = group.words.map(\.word)
    let hint = Suggestion.hint(for: word, among: verbs)
    let list = hint.isEmpty ? "; choose one of \(verbs.joined(separator: ", "))" : hint
    return .usage("\(group.name) has no command \(Quoting.quoted(word))\(list)")
  }
}
