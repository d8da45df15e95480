import Documents
import GameCore
import Games
import Questions

/// Words into a request.
///
/// `--name value`, `--name=value`, `-x value`; options come before or after operands; `--` ends
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
    case "--help", "-h":
      let named = words.dropFirst().prefix { !$0.hasPrefix("-") }
      return .help(try topic(Array(named)))
    case "--version", "-V", "version":
      guard words.count == 1 else { throw .usage("\(first) takes no arguments, such as \(Quoting.quoted(words[1]))") }
      return .version
    case "help": return .help(try topic(Array(words.dropFirst())))
    default: break
    }
    if let command = table.command(at: [first]) { return try parse(words.dropFirst(), of: command) }
    if let topic = try subject(first, words.dropFirst()) { return .help(.subject(topic)) }
    if words == [HelpText.everything] { return .help(.everything) }
    guard let group = table.group(named: first) else { throw unknownFirst(first, words.dropFirst()) }
    guard words.count > 1 else { return .help(.group(group)) }
    if Self.asksForHelp(words[1]) {
      let named = words.dropFirst(2).prefix { !$0.hasPrefix("-") }
      return .help(try topic([first] + named))
    }
    if words[1] == "help" { return .help(try topic([first] + words.dropFirst(2))) }
    if let family = table.family(at: Array(words.prefix(2))) {
      guard words.count > 2, !Self.asksForHelp(words[2]) else { return .help(.group(family)) }
      if words[2] == "help" { return .help(try topic(Array(words.prefix(2)) + words.dropFirst(3))) }
      guard let command = table.command(at: Array(words.prefix(3))) else { throw unknownVerb(words[2], of: family) }
      return try parse(words.dropFirst(3), of: command)
    }
    guard let command = table.command(at: [first, words[1]]) else {
      throw unknownVerb(words[1], words.dropFirst(2), of: group)
    }
    return try parse(words.dropFirst(2), of: command)
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  /// The topic that `word` names, alone or as one of many; what follows can only ask for help.
  private func subject(_ word: String, _ rest: ArraySlice<String>) throws(Fault) -> Topic? {
    let name = word.lowercased()
    guard let topic = Topic.pages.first(where: { $0.name == name || $0.name == "\(name)s" }) else { return nil }
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
    if path == [HelpText.everything] || path == ["--\(HelpText.everything)"] { return .everything }
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
        // A program that asks for JSON must not get help for a person instead.
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

  private func unknownFirst(_ word: String, _ rest: ArraySlice<String> = []) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      let hint =
        word == "-v" ? Suggestion.hint(["--version"]) : Suggestion.hint(for: word, among: ["--version", "--help"])
      return .usage(
        "options go after the command, so \(Quoting.quoted(word)) can't come first"
          + (hint.isEmpty ? "; '\(table.program) help' shows what there is" : hint))
    }
    if let fault = withoutGame(word, rest) { return fault }
    let others = table.groups.filter { $0.typedAs.contains(word.lowercased()) }.map(\.name)
    guard others.isEmpty else { return .usage("unknown command \(Quoting.quoted(word))\(Suggestion.hint(others))") }
    var hint = Suggestion.hint(for: word, among: table.firstWords + ["help", "version"] + Topic.pages.map(\.name))
    if hint.isEmpty {
      let names = table.groups.flatMap(\.listed).map(\.path).filter { $0.count == 2 }
      let nearest = NearestWord.nearest(to: word, among: names.map { $0[1] })
      hint = Suggestion.hint(names.filter { $0[1] == nearest }.prefix(Remedies.most).map { $0.joined(separator: " ") })
    }
    return .usage(
      "unknown command \(Quoting.quoted(word))\(hint.isEmpty ? "; '\(table.program) help' shows what there is" : hint)")
  }

  /// What is wrong with a command without its game: the games that have it, beginning with those
  /// that can read what follows.
  private func withoutGame(_ verb: String, _ rest: ArraySlice<String>) -> Fault? {
    let owners = table.groups.filter { group in group.commands.contains { $0.path.dropFirst().first == verb } }
    guard !owners.isEmpty else { return nil }
    if let group = rest.first.flatMap(table.group(named:)), owners.contains(where: { $0.name == group.name }) {
      return .usage("\(Quoting.quoted(verb)) comes after the game: '\(table.program) \(group.name) \(verb)'")
    }
    let words = rest.prefix { !$0.hasPrefix("-") }
    let takers = owners.filter { group in
      !words.isEmpty && table.takers(of: Array(words), in: group.name).contains { $0.path.last == verb }
    }
    let examples = (takers.isEmpty ? owners : takers).prefix(Remedies.most)
      .map { "'\(table.program) \($0.name) \(verb)'" }
    return .usage(
      "\(Quoting.quoted(verb)) needs a game before it, such as \(Wording.list(examples, conjunction: "or"))")
  }

  private func unknownVerb(_ word: String, _ rest: ArraySlice<String> = [], of group: CommandGroup) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      return .usage("\(group.name): options go after the command, so \(Quoting.quoted(word)) can't come first")
    }
    let verbs = group.words.map(\.word)
    var remedy = Suggestion.hint(for: word, among: verbs)
    if remedy.isEmpty, let taker = table.takers(of: [word] + rest.prefix { !$0.hasPrefix("-") }, in: group.name).first {
      remedy = Suggestion.hint(["\(taker.name) \(Quoting.shell(word))"])
    }
    if remedy.isEmpty, !word.contains(where: \.isNumber) {
      let options = group.commands.dropFirst().lazy.map { command in
        (command, Remedies(command: command, table: table).options(taking: word))
      }
      if let (command, options) = options.first(where: { !$0.1.isEmpty }) {
        remedy = Suggestion.hint(["\(command.name) \(options[0])"])
      }
    }
    if remedy.isEmpty {
      let other = table.groups.first { $0.name != group.name && $0.commands.contains { $0.path.last == word } }
      let owner = other.map { "; did you mean '\($0.name) \(word)'?" }
      remedy = owner ?? "; '\(table.program) help \(group.name)' lists its commands"
    }
    return .usage("\(group.name) has no command \(Quoting.quoted(word))\(remedy)")
  }
}
