import Catalogue
import ExactArithmetic
import Reports

/// How a command reads files, numbers and data.
extension Call {
  /// All bytes of a file, or of standard input for `-`.
  package func read(_ path: String, atMost limit: Int = 1 << 30) throws(CommandError) -> [UInt8] {
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    defer { source.close() }
    return try source.readAll(atMost: limit)
  }

  /// The number given for an option of kind `.number`; `nil` when the option isn't given.
  package func number(_ option: Option) throws(CommandError) -> BigInt? {
    guard let bytes = try numberText(option) else { return nil }
    return try reading(option) { try NumberNotation.parse(bytes) }
  }

  /// The text of an option of kind `.number`: the value itself, the contents of FILE for `@FILE`, standard input for `-`.
  package func numberText(_ option: Option) throws(CommandError) -> [UInt8]? {
    guard let text = text(option) else { return nil }
    if text == "-" { return try read("-") }
    guard text.hasPrefix("@") else { return Array(text.utf8) }
    guard text != "@" else { throw .usage("\(option.flag): write @FILE, with the name of a file") }
    return try read(String(text.dropFirst()))
  }

  /// Runs `body`; what it throws names the option whose value is at fault.
  package func reading<Value>(_ option: Option, _ body: () throws -> Value) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      var error = CommandError(error)
      if error.status == .data { error.message = "\(option.flag)\(source(of: option)): \(error.message)" }
      throw error
    }
  }

  /// Where the value of an option was read from, if not from the command line: " (standard input)", " (FILE)".
  private func source(of option: Option) -> String {
    guard option.kind == .number, let given = text(option) else { return "" }
    if given == "-" { return " (standard input)" }
    return given.hasPrefix("@") ? " (\(given.dropFirst()))" : ""
  }

  /// The path of one of the toolkit's data files, such as "reversi/ffo.obf".
  package func dataPath(_ name: String) throws(CommandError) -> String {
    try DataFolder(given: text(.data)).path(of: name)
  }

  /// The contents of one of the toolkit's data files.
  package func dataFile(_ name: String) throws(CommandError) -> [UInt8] { try read(try dataPath(name)) }
}
