import Catalogue

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
  package func parse(_ words: [String]) throws(Fault) -> Request {
    guard let first = words.first else { return .help(.program) }
    switch first {
    case "--help", "-h": return .help(.program)
    case "--version", "-V", "version":
      guard words.count == 1 else { throw .usage("\(first) stands alone, without \(Quoting.quoted(words[1]))") }
      return .version
    case "help": return .help(try topic(Array(words.dropFirst())))
    default: break
    }
    if let command = table.command(at: [first]) { return try parse(words.dropFirst(), of: command) }
    guard let group = table.group(named: first) else { throw unknownFirst(first) }
    guard words.count > 1, words[1] != "--help", words[1] != "-h" else { return .help(.group(group)) }
    if words[1] == "help" { return .help(try topic([first] + words.dropFirst(2))) }
    let path = joined(words)
    guard let command = table.command(at: [first, path.verb]) else { throw unknownVerb(path.verb, of: group) }
    return try parse(path.rest, of: command)
  }

  /// What `puzzlelab help WORDS` is about.
  package func topic(_ path: [String]) throws(Fault) -> HelpTopic {
    guard let first = path.first else { return .program }
    if let command = table.command(at: path) { return .command(command) }
    if path.count == 3, let command = table.command(at: [first, "\(path[1])-\(path[2])"]) { return .command(command) }
    if path.count == 1, let topic = Topic.all.first(where: { $0.name == first }) { return .subject(topic) }
    guard let group = table.group(named: first) else {
      if table.command(at: [first]) != nil { throw .usage("\(first) has no commands of its own") }
      throw unknownFirst(first)
    }
    guard path.count > 1 else { return .group(group) }
    throw path.count == 2 || table.command(at: [first, path[1]]) == nil
      ? unknownVerb(path[1], of: group) : .usage("\(first) \(path[1]) has no commands of its own")
  }

  /// The verb after the first word, and what follows: of two words, such as `book show`, where a
  /// hyphen between them makes a command's name.
  private func joined(_ words: [String]) -> (verb: String, rest: ArraySlice<String>) {
    if words.count > 2, table.command(at: [words[0], words[1]]) == nil {
      let verb = "\(words[1])-\(words[2])"
      if table.command(at: [words[0], verb]) != nil { return (verb, words.dropFirst(3)) }
    }
    return (words[1], words.dropFirst(2))
  }

  private func parse(_ words: ArraySlice<String>, of command: Command) throws(Fault) -> Request {
    var state = ParserState(
      command, program: table.program, namesake: command.path.last.flatMap { table.command(at: [$0]) })
    var words = words
    while let word = words.popFirst() {
      if try state.take(word, before: &words) == .help {
        // A program that asks for JSON must not be handed help for a person instead.
        guard !state.asksForJSON, !words.contains("--json") else {
          throw .usage("\(command.name): help is text for a person; \(Self.programsHelp(command))")
        }
        return .help(.command(command))
      }
    }
    return .call(try state.finished())
  }

  private static func programsHelp(_ command: Command) -> String {
    "leave out --json, or ask for the schema of its documents: schema \(command.path.joined(separator: "."))"
  }

  private func unknownFirst(_ word: String) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      return .usage(
        "options stand after the command, so \(Quoting.quoted(word)) can't come first; try '\(table.program) --help'")
    }
    let owners = table.groups.filter { group in group.commands.contains { $0.path.last == word } }
    if let owner = owners.first {
      return .usage(
        "\(Quoting.quoted(word)) needs its game before it, such as '\(table.program) \(owner.name) \(word)'")
    }
    let hint = Suggestion.hint(for: word, among: table.firstWords + ["help", "version"] + Topic.all.map(\.name))
    return .usage("unknown command \(Quoting.quoted(word))\(hint.isEmpty ? "; try '\(table.program) --help'" : hint)")
  }

  private func unknownVerb(_ word: String, of group: CommandGroup) -> Fault {
    if word.hasPrefix("-"), word.count > 1 {
      return .usage("\(group.name): options stand after the command, so \(Quoting.quoted(word)) can't come first")
    }
    let verbs = group.commands.map { $0.path.dropFirst().joined(separator: " ") }
    let hint = Suggestion.hint(for: word, among: verbs)
    let list = hint.isEmpty ? "; there are \(verbs.joined(separator: ", "))" : hint
    return .usage("\(group.name) has no command \(Quoting.quoted(word))\(list)")
  }
}

/// The words of one command, taken one after another.
private struct ParserState {
  enum Outcome { case taken, help }

  private var invocation: Invocation
  private var optionsHaveEnded = false
  private let program: String
  /// The command of the program itself that has the same name.
  private let namesake: Command?
  private var command: Command { invocation.command }

  init(_ command: Command, program: String, namesake: Command?) {
    invocation = Invocation(command: command)
    self.program = program
    self.namesake = namesake
  }

  /// Takes `word`, and from `rest` the value that belongs to it.
  mutating func take(_ word: String, before rest: inout ArraySlice<String>) throws(Fault) -> Outcome {
    guard !optionsHaveEnded, Self.looksLikeOption(word) else {
      try takeOperand(word)
      return .taken
    }
    if word == "--" {
      optionsHaveEnded = true
      return .taken
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let parameter = try parameter(typed: parts[0])
    if parameter.name == Door.help.any.name { return .help }
    try take(parameter, inlineValue: parts.count > 1 ? parts[1] : nil, before: &rest)
    return .taken
  }

  /// Whether `--json` was among the words so far.
  var asksForJSON: Bool { invocation.values[Door.json.any.name] != nil }

  /// The invocation, complete.
  func finished() throws(Fault) -> Invocation {
    for (position, operand) in command.operands.enumerated() where operand.isRequired {
      if invocation.operands.count > position { continue }
      if hasSubstitute { continue }
      throw .usage("\(command.name): \(operand.name) is missing (\(operand.help))\(helpHint)")
    }
    if hasSubstitute, let operand = command.operands.first, !invocation.operands.isEmpty {
      throw .usage("\(command.name): give \(operand.name) or \(Door.file.any.flag), not both")
    }
    let readers = command.parameters.filter { $0.readsStandardInput && invocation.values[$0.name] == "-" }
    guard readers.count < 2 else {
      throw .usage("\(readers[0].flag) and \(readers[1].flag) can't both read standard input")
    }
    return invocation
  }

  /// With `--file` the positions stand in a file, not in operands.
  private var hasSubstitute: Bool { invocation.values[Door.file.any.name] != nil }

  private mutating func take(
    _ parameter: AnyParameter, inlineValue: String?, before rest: inout ArraySlice<String>
  ) throws(Fault) {
    let flag = parameter.flag
    var text = inlineValue ?? ""
    if parameter.isFlag, inlineValue != nil { throw .usage("\(flag) takes no value") }
    if !parameter.isFlag, inlineValue == nil {
      if let bare = parameter.bare, rest.first.map({ isKnownOption($0) }) ?? true {
        text = bare
      } else {
        text = try value(of: parameter, from: &rest)
      }
    }
    guard invocation.values[parameter.name] == nil else { throw .usage("\(flag) is given twice") }
    invocation.values[parameter.name] = text
  }

  private func value(of parameter: AnyParameter, from rest: inout ArraySlice<String>) throws(Fault) -> String {
    guard let next = rest.first, !isKnownOption(next) else {
      throw .usage("\(parameter.flag) needs a value: \(parameter.flag) \(parameter.placeholder ?? "")")
    }
    rest.removeFirst()
    return next
  }

  private mutating func takeOperand(_ word: String) throws(Fault) {
    let position = invocation.operands.count
    let operands = command.operands
    guard let operand = position < operands.count ? operands[position] : operands.last,
      position < operands.count || operand.takesSeveral
    else {
      let hint =
        operands.isEmpty ? "it takes options only" : "it takes \(operands.map(\.placeholder).joined(separator: " "))"
      let other = namesake.flatMap { other in
        other.operands.first.map { "; '\(program) \(other.name) \($0.placeholder)' takes it" }
      }
      throw .usage("\(command.name): \(Quoting.quoted(word)) is one word too many; \(hint)\(other ?? helpHint)")
    }
    guard operand.words.isEmpty || operand.words.contains(word) else {
      let hint = Suggestion.hint(for: word, among: operand.words)
      throw .usage(
        "\(command.name): \(Quoting.quoted(word)) is not one of \(operand.words.joined(separator: ", "))\(hint)")
    }
    invocation.operands.append(word)
  }

  private func parameter(typed word: String) throws(Fault) -> AnyParameter {
    if let parameter = knownParameter(word) { return parameter }
    let hint = Suggestion.hint(for: word, among: command.allParameters.map(\.flag))
    throw .usage("\(command.name): unknown option \(Quoting.quoted(word))\(hint.isEmpty ? helpHint : hint)")
  }

  private func knownParameter(_ word: String) -> AnyParameter? {
    if word.hasPrefix("--") { return command.parameter(named: String(word.dropFirst(2))) }
    return word.count == 2 ? word.last.flatMap { command.parameter(lettered: $0) } : nil
  }

  /// Whether the word is an option of this command, with or without a value: then it isn't
  /// somebody's value.
  private func isKnownOption(_ word: String) -> Bool {
    guard word.hasPrefix("-") else { return false }
    return word == "--" || knownParameter(String(word.prefix { $0 != "=" })) != nil
  }

  private var helpHint: String { "; see '\(program) \(command.name) --help'" }

  /// `--` and a hyphen or two before a letter; not `-`, `-3`, `-.5` or a board that begins with an
  /// empty square (`----…`, `--XO…`).
  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-", !looksLikeBoard(word) else { return false }
    if word == "--" { return true }
    let name = word.dropFirst(word.hasPrefix("--") ? 2 : 1)
    guard let first = name.first else { return false }
    return first.isLetter || first == "="
  }

  /// Whether a word begins as the smallest board does, with sixteen squares.
  private static func looksLikeBoard(_ word: String) -> Bool {
    let squares = word.prefix(16)
    return squares.count == 16 && squares.allSatisfy { "-._ XxOo*@".contains($0) }
  }
}

extension AnyParameter {
  /// Whether `-` means standard input.
  var readsStandardInput: Bool { readsFiles || completion == .input }
}
