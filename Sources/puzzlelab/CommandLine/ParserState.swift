import Documents
import Questions

/// The words of one command, taken one after another.
struct ParserState {
  enum Outcome { case taken, help }

  private var invocation: Invocation
  private var optionsHaveEnded = false
  /// Whether an option before the operands gives what they give.
  private var optionCameFirst = false
  private let table: CommandTable
  private var program: String { table.program }
  private var command: Command { invocation.command }

  init(_ command: Command, table: CommandTable) {
    invocation = Invocation(command: command)
    self.table = table
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
    if namesFile(parts[0]) {
      let file = parts.count > 1 ? parts[1] : try value(of: Options.file.any, from: &rest)
      try takeOperand(file)
      return .taken
    }
    let parameter = try parameter(typed: parts[0])
    if parameter.name == Options.help.any.name { return .help }
    try take(parameter, inlineValue: parts.count > 1 ? parts[1] : nil, before: &rest)
    return .taken
  }

  /// Whether `--json` was among the words so far.
  var asksForJSON: Bool { invocation.values[Options.json.any.name] != nil }

  /// The invocation, complete.
  func finished() throws(Fault) -> Invocation {
    for (position, operand) in command.operands.enumerated() where operand.isRequired {
      if invocation.operands.count > position { continue }
      if hasSubstitute { continue }
      throw .usage("\(command.name): missing \(operand.name): \(operand.help.lowercasedFirst)\(helpHint)")
    }
    if hasSubstitute, let operand = command.operands.first, !invocation.operands.isEmpty {
      throw .usage("\(command.name): give \(operand.name) or \(Options.file.any.flag), not both")
    }
    try checkDoubles()
    try checkStandardInput()
    try checkFormat()
    return invocation
  }

  /// Refuses an option that gives what the words after the options give.
  private func checkDoubles() throws(Fault) {
    guard let operand = command.operands.first, !invocation.operands.isEmpty,
      let parameter = operand.gives.first(where: { invocation.values[$0.name] != nil })
    else { return }
    guard optionCameFirst, operand.takesSeveral, let word = invocation.values[parameter.name] else {
      throw operand.doubled(by: parameter.flag)
    }
    let words = Quoting.quoted(([word] + invocation.operands).joined(separator: " "))
    throw .usage(
      "\(parameter.flag) takes one word; quote all of them, \(parameter.flag) \(words), or omit \(parameter.flag)"
    )
  }

  /// Refuses two readers of standard input.
  private func checkStandardInput() throws(Fault) {
    var readers = command.parameters.filter { $0.readsStandardInput && invocation.values[$0.name] == "-" }.map(\.flag)
    if let operand = command.operands.first, operand.isFile || operand.reader != nil, invocation.operands == ["-"] {
      readers.append(operand.name)
    }
    guard readers.count > 1 else { return }
    throw .usage("\(readers[0]) and \(readers[1]) can't both read standard input")
  }

  /// Whether a word is `--file` where the file is an operand.
  private func namesFile(_ word: String) -> Bool {
    guard let operand = command.operands.first, operand.isFile, !operand.takesSeveral else { return false }
    return knownParameter(word) == nil
      && [Options.file.any.flag, Options.file.any.letter.map { "-\($0)" }].contains(word)
  }

  /// Refuses a format together with an option that asks for another one.
  private func checkFormat() throws(Fault) {
    guard let format = invocation.values["format"], format != OutputFormat.json.rawValue else { return }
    // A summary is of any format; what it keeps isn't printed.
    let isSummary =
      command.parameter(named: Options.file.any.name) == nil || invocation.values[Options.summary.any.name] != nil
    let others = [Options.json.any.name] + (isSummary ? [] : [Options.resume.any.name])
    guard let other = others.first(where: { invocation.values[$0] != nil }) else { return }
    throw .usage("\(command.name): --\(other) and --format \(format) exclude each other: --\(other) is for JSON")
  }

  /// With `--file` the positions are in a file, not in operands.
  private var hasSubstitute: Bool { invocation.values[Options.file.any.name] != nil }

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
      throw .usage(
        "\(command.name): unexpected argument \(Quoting.quoted(word)); \(hint)\(remedy(of: word))")
    }
    if position == 0 { optionCameFirst = operand.gives.contains { invocation.values[$0.name] != nil } }
    guard operand.words.isEmpty || operand.words.contains(word) else {
      let hint = Suggestion.hint(for: word, among: operand.words)
      throw .usage(
        "\(command.name): \(Quoting.quoted(word)) is not one of \(operand.words.joined(separator: ", "))\(hint)")
    }
    invocation.operands.append(word)
  }

  /// What to do about a word too many: the command that takes it, or an option.
  private func remedy(of word: String) -> String {
    if let taker = taker(of: word) { return taker }
    let hint = remedies.argument(word)
    return hint.isEmpty ? helpHint : hint
  }

  private var remedies: Remedies { Remedies(command: command, table: table) }

  /// The command that takes a word too many: one whose name it ends, or the program's own of the
  /// same name.
  private func taker(of word: String) -> String? {
    guard let last = command.path.last else { return nil }
    if let operand = command.operands.last, let given = invocation.operands.last {
      let names = (operand.words + operand.suggestions).filter { $0 == "\(given).\(word)" || $0 == "\(given)-\(word)" }
      if !names.isEmpty { return Suggestion.hint(names) }
    }
    if let longer = table.command(at: command.path.dropLast() + ["\(last)-\(word)"]) {
      return "; did you mean '\(longer.name)'?"
    }
    guard command.path.count > 1 else { return nil }
    return table.command(at: [last]).flatMap { other in
      other.operands.first.map { "; '\(program) \(other.name) \($0.placeholder)' takes it" }
    }
  }

  private func parameter(typed word: String) throws(Fault) -> AnyParameter {
    if let parameter = knownParameter(word) { return parameter }
    let seed = Parameter<UInt64>.seed.any.flag
    if word == seed { throw .usage("\(command.name): \(seed) has no effect here: nothing is random") }
    let hint = remedies.option(typed: word)
    throw .usage("\(command.name): unknown option \(Quoting.quoted(word))\(hint.isEmpty ? helpHint : hint)")
  }

  private func knownParameter(_ word: String) -> AnyParameter? {
    if word.hasPrefix("--") { return command.parameter(named: String(word.dropFirst(2))) }
    return word.count == 2 ? word.last.flatMap { command.parameter(lettered: $0) } : nil
  }

  /// Whether the word is an option of this command, with or without a value: then it isn't
  /// a value.
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
