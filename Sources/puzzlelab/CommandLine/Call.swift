import Catalogue
import GameCore

/// A command being run: what it was given, and the console that it talks to.
///
/// Accessors of options never fail for malformed values: the parser has checked them. An option that the command doesn't
/// list in its table row is never given, so that helpers may serve several commands.
package struct Call: Sendable {
  package let invocation: Invocation
  package let console: Console
  /// When the command was called; documents count their time from here.
  let started = ContinuousClock.now

  /// A call of `invocation` on `console`.
  package init(_ invocation: Invocation, console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// The values of the command's parameters.
  package func arguments() throws -> Arguments {
    let parameters = invocation.command.options.compactMap(\.parameter)
    var arguments = Arguments(ParameterList(parameters), naming: .flags)
    for parameter in parameters {
      for text in invocation.values[parameter.name] ?? [] {
        do {
          try arguments.read(text, for: parameter)
        } catch {
          throw Fault(error).about(parameter.flag)
        }
      }
    }
    return arguments
  }

  /// The words beside the options.
  package var operands: [String] { invocation.operands }

  /// The operand at a 0-based place, if it was given.
  package func operand(_ position: Int) -> String? {
    invocation.operands.indices.contains(position) ? invocation.operands[position] : nil
  }

  /// Whether the flag or option was given.
  package func has(_ option: Option) -> Bool { !texts(option).isEmpty }

  /// The text given for an option.
  package func text(_ option: Option) -> String? { texts(option).first }

  /// All texts given for an option that may be repeated.
  package func texts(_ option: Option) -> [String] { invocation.values[option.name] ?? [] }

  /// The value of an option of kind `.integer`.
  package func integer(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }

  /// The value of an option of kind `.unsigned`.
  package func unsigned(_ option: Option) -> UInt64? { text(option).flatMap { UInt64($0) } }

  /// The value of an option of kind `.seconds`.
  package func seconds(_ option: Option) -> Double? { text(option).flatMap { Double($0) } }

  /// The value of an option of kind `.ranges`.
  package func ranges(_ option: Option) -> NumberRanges? { text(option).flatMap { NumberRanges($0) } }

  /// The value of an option made by ``Option/choice(_:_:default:help:)``.
  package func choice<Word: RawRepresentable<String>>(_ option: Option, as type: Word.Type = Word.self) -> Word? {
    text(option).flatMap { Word(rawValue: $0) }
  }

  /// The text of an option that the command can't do without.
  package func required(_ option: Option) throws(CommandError) -> String {
    guard let text = text(option) else { throw missing(option) }
    return text
  }

  /// The error that says that an option is missing.
  package func missing(_ options: Option...) -> CommandError {
    let wanted = options.map { option in option.placeholder.map { "\(option.flag) \($0)" } ?? option.flag }
      .joined(separator: " or ")
    let name = invocation.command.name
    return .usage("\(name): \(wanted) is missing; see 'puzzlelab \(name) --help'")
  }

  /// Throws when more than one of the options is given.
  package func atMostOne(of options: Option...) throws(CommandError) {
    let given = options.filter(has)
    guard given.count > 1 else { return }
    throw .usage("\(invocation.command.name): \(given[0].flag) and \(given[1].flag) exclude each other")
  }

  /// The value of `--threads`; all processors when it isn't given.
  package var threads: Int { integer(.threads) ?? Workers.processorCount }

  /// The value of `--seed`, 1 when it isn't given.
  package var seed: UInt64 { unsigned(.seed) ?? 1 }

  /// The value of `--digits`, 15 when it isn't given.
  package var digits: Int { integer(.digits) ?? 15 }

  /// Throws when one of `others` is given beside `option`.
  package func refuse(_ others: [Option], beside option: Option) throws(CommandError) {
    for other in others where has(option) && has(other) { try atMostOne(of: option, other) }
  }

  /// The limits that the command's options and Ctrl-C set; the clock of `--time` starts now.
  package func limits() -> SearchLimits {
    SearchLimits(
      nodes: unsigned(.nodes),
      deadline: seconds(.time).map { .after(seconds: $0) },
      threads: takes(.threads) ? threads : 1,
      stopSignal: console.stopSignal)
  }

  /// Whether the command lists the option in its table row.
  func takes(_ option: Option) -> Bool { invocation.command.option(named: option.name) != nil }
}
