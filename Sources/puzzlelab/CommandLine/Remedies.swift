import Documents
import GameCore
import Questions
import Streams

/// What a person probably meant by words that a command can't use.
struct Remedies: Sendable {
  /// The most guesses that a message names.
  static let most = 3
  /// The longest text that may be something else than what it was given for.
  private static let longest = 200

  let command: Command
  let table: CommandTable

  /// What to do about an option that the command doesn't have: other words for options that it has
  /// come first, then values of these, options of other commands, and names that are near.
  func option(typed: String) -> String {
    let (name, own) = (Self.name(of: typed), command.allParameters)
    if name == "version" { return "; '\(table.program) --version' shows the version" }
    let known = Suggestion.parameters(typedAs: name, among: own).map(\.flag)
    guard known.isEmpty else { return Self.hint(known) }
    let values = command.parameters.filter { ($0.words + $0.suggestions).contains(name) }.map { "\($0.flag) \(name)" }
    guard values.isEmpty else { return Self.hint(values) }
    return owners(of: name) ?? Self.hint(Suggestion.parameters(near: name, among: own).map(\.flag))
  }

  /// What to do about a word that is one too many: options that take it, or commands.
  func argument(_ word: String) -> String {
    guard word.utf8.count <= Self.longest else { return "" }
    if let file = file(word) { return file }
    let options = options(taking: word)
    if !options.isEmpty { return Self.hint(options) }
    return other(taking: word).map { "; '\(table.program) \($0.name) \(Quoting.shell(word))' takes it" } ?? ""
  }

  private static func hint(_ words: [String]) -> String { Suggestion.hint(Array(words.prefix(most))) }

  /// What was typed without its hyphens, and without a number right after a letter: "-n3" is "-n".
  private static func name(of typed: String) -> String {
    let name = String(typed.drop { $0 == "-" })
    let isLetter = !typed.hasPrefix("--") && !name.dropFirst().isEmpty && name.dropFirst().allSatisfy(\.isNumber)
    return isLetter ? String(name.prefix(1)) : name
  }

  /// The commands of the same game that have an option, those first that do nearly the same.
  private func owners(of name: String) -> String? {
    let owners = siblings.filter { other in
      other.parameters.contains { Suggestion.plain($0.name) == Suggestion.plain(name) }
    }
    let names = alike(owners).map { "'\($0.name)'" }
    guard names.count > Self.most else {
      return names.isEmpty ? nil : "; it is an option of \(Wording.list(names))"
    }
    return "; it is an option of \(names.prefix(Self.most).joined(separator: ", ")) and other commands"
  }

  /// The other commands of the same game.
  private var siblings: [Command] {
    guard command.path.count > 1, let group = table.group(named: command.path[0]) else { return [] }
    return group.commands.filter { $0.path != command.path }
  }

  /// The command of the same game that takes a word as what it is about.
  private func other(taking word: String) -> Command? {
    alike(table.takers(of: [word], in: command.path[0]).filter { $0.path != command.path }).first
  }

  /// The command of a game, called as this one of all games, that takes a word as what it is about.
  private func namesake(taking word: String) -> Command? {
    guard command.path.count == 1 else { return nil }
    return table.groups.lazy.flatMap { table.takers(of: [word], in: $0.name) }.first { $0.path.last == command.name }
  }

  /// Commands, those first that have many options in common with this one.
  private func alike(_ commands: [Command]) -> [Command] {
    let names = Set(command.parameters.map(\.name))
    let shared = commands.map { (command: $0, count: $0.parameters.count { names.contains($0.name) }) }
    return shared.sorted { $0.count > $1.count }.map(\.command)
  }

  /// Options with a word as their value, as they are typed.
  func options(taking word: String) -> [String] {
    // Nothing was typed: no option is meant by it.
    guard word.contains(where: { !$0.isWhitespace }) else { return [] }
    let others = command.operands.flatMap(\.gives).map(\.name) + Self.incidental
    let takers = command.parameters.filter { !others.contains($0.name) && $0.recognizes(word) }
    return takers.prefix(Self.most).map { "\($0.flag) \(Quoting.shell(word))" }
  }

  /// The options among them that the command needs: of the others, too many take a number.
  private func required(taking word: String) -> [String] {
    command.parameters.filter { $0.isRequired && $0.recognizes(word) }.map { "\($0.flag) \(Quoting.shell(word))" }
  }

  /// Options that say how to work, not what is asked: hardly anybody means them by a number alone.
  private static let incidental = [
    Parameter<Double?>.time.any, Parameter<UInt64?>.nodes.any, Parameter<Int?>.threads.any,
    Parameter<UInt64>.seed.any, Parameter<Int>.digits.any, Parameter<Int?>.skip.any, PlayOptions.delay.any,
  ].map(\.name)

  /// How to read a file that was given in the place of its contents.
  private func file(_ word: String) -> String? {
    guard Self.looksLikeFile(word) else { return nil }
    let ways =
      (command.parameter(named: Options.file.any.name) == nil
        ? [] : ["\(Options.file.any.flag) \(Quoting.shell(word))"])
      + (command.operands.first?.reader == nil ? [] : ["@\(Quoting.shell(word))"])
    return ways.isEmpty
      ? nil : "; to read a file, add \(Wording.list(ways.map { $0.contains("'") ? $0 : "'\($0)'" }, conjunction: "or"))"
  }

  /// Whether a word is the name of a file that exists, or has a folder or an ending as files have.
  private static func looksLikeFile(_ word: String) -> Bool {
    if FileSystem.exists(word) { return true }
    guard !word.contains(where: \.isWhitespace) else { return false }
    let ending = word.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    let isEnding = (1...6).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
    return word.contains("/") || isEnding && ending.first?.isLetter == true
  }
}

/// What follows the message of a call that failed.
extension Remedies {
  /// The fault with what to do about it, where its words say that.
  func completing(_ fault: Fault, of invocation: Invocation) -> Fault {
    guard fault.remedy.isEmpty else { return fault }
    var fault = fault
    fault.remedy = remedy(of: fault, invocation)
    return fault
  }

  private func remedy(of fault: Fault, _ invocation: Invocation) -> String {
    if case .missing(let flags)? = fault.subject { return missing(flags) }
    switch fault.status {
    case .usage, .data: return misread(invocation)
    case .io: return noFile(invocation)
    default: return ""
    }
  }

  /// An argument may give what is missing.
  private func missing(_ flags: [String]) -> String {
    let operand = command.operands.first { operand in operand.gives.contains { flags.contains($0.flag) } }
    let argument = operand.map { "write \($0.name) after the command, or " } ?? ""
    return "; \(argument)see '\(table.program) \(command.name) --help'"
  }

  /// What the first word that can't be read probably is.
  private func misread(_ invocation: Invocation) -> String {
    var arguments = Arguments(ParameterList(command.allParameters), naming: .flags)
    for parameter in command.parameters {
      guard let text = invocation.values[parameter.name], !parameter.isFlag else { continue }
      // The file that it names was found; what is wrong is in it, or elsewhere.
      guard parameter.file(namedBy: text, beside: arguments) == nil else { continue }
      guard !Self.isContents(text, of: parameter) else { return "" }
      guard !parameter.reads(text, beside: arguments) else {
        try? arguments.read(text, for: parameter)
        continue
      }
      // A number that an option refuses is out of its range, not another option's.
      return file(text) ?? (text.contains(where: \.isNumber) ? "" : Self.hint(options(taking: text)))
    }
    let text = invocation.operands.joined(separator: " ")
    guard let operand = command.operands.first, !text.isEmpty, !Self.isContents(text, of: operand.reader),
      !operand.reads(invocation.operands, beside: arguments)
    else { return "" }
    if text == "help" { return "; did you mean '--help'?" }
    return file(text) ?? Self.hint(text.contains(where: \.isNumber) ? required(taking: text) : options(taking: text))
  }

  /// Whether a text is too long for a guess, or is in a file that was named.
  private static func isContents(_ text: String, of parameter: AnyParameter?) -> Bool {
    text.utf8.count > longest || parameter?.readsFiles == true && (text == "-" || text.hasPrefix("@"))
  }

  /// What a word is that isn't the name of a file, though one is expected: perhaps other commands
  /// take it.
  private func noFile(_ invocation: Invocation) -> String {
    guard let operand = command.operands.first, operand.isFile, let word = invocation.operands.first,
      word.utf8.count <= Self.longest, !FileSystem.exists(word)
    else { return "" }
    return (other(taking: word) ?? namesake(taking: word)).map { other in
      "; \(command.name) reads a file; try '\(table.program) \(other.name) \(Quoting.shell(word))'"
    } ?? ""
  }
}

extension CommandTable {
  /// The commands of a group that take words as what they are about, not as the name of a file.
  func takers(of words: [String], in group: String) -> [Command] {
    (self.group(named: group)?.commands ?? []).filter { command in
      command.operands.first?.recognizes(words, among: command.allParameters) == true
    }
  }
}

extension Operand {
  /// Whether the words can be read, given the options.
  fileprivate func reads(_ words: [String], beside arguments: Arguments) -> Bool {
    var arguments = arguments
    guard (try? read(words, &arguments)) != nil else { return false }
    return !gives.contains { arguments.isFaulty($0) }
  }

  /// Whether the words are what it is about, and not any text, nor the name of a file.
  fileprivate func recognizes(_ words: [String], among parameters: [AnyParameter]) -> Bool {
    var arguments = Arguments(ParameterList(parameters), naming: .flags)
    guard !reads(["\u{1}"], beside: arguments) || isFile, (try? read(words, &arguments)) != nil else { return false }
    return gives.contains { arguments.isGiven($0) && !arguments.isFaulty($0) && $0.completion == .nothing }
  }
}
