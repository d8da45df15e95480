import Documents
import GameCore
import Questions

/// A command being run: what it was given, read and checked, and the console that it talks to.
package struct Call: Sendable {
  package let invocation: Invocation
  package let console: Console
  /// The values of the command's parameters.
  package let arguments: Arguments
  /// When the command was called; documents count their time from here.
  let started = Moment.now

  /// A call of `invocation` on `console`.
  /// - Throws: a fault that names the option whose value is at fault.
  package init(_ invocation: Invocation, console: Console) throws(Fault) {
    self.invocation = invocation
    self.console = console
    arguments = try Self.arguments(of: invocation, stopSignal: console.stopSignal)
  }

  /// The words beside the options.
  package var operands: [String] { invocation.operands }

  /// The operand at a 0-based place, if it was given.
  package func operand(_ position: Int) -> String? {
    invocation.operands.indices.contains(position) ? invocation.operands[position] : nil
  }

  /// The value of a parameter.
  package subscript<Value>(parameter: Parameter<Value>) -> Value { arguments[parameter] }

  /// The value of `--threads`; all processors when it isn't given.
  package var threads: Int { self[Door.threads] ?? Workers.processorCount }

  /// The format that was asked for; the first one that the command knows when none was.
  package var format: OutputFormat {
    if self[Door.json] { return .json }
    let known = invocation.command.parameter(named: "format")?.words.compactMap(OutputFormat.init) ?? []
    return self[Door.format(known)]
  }

  private static func arguments(of invocation: Invocation, stopSignal: StopSignal) throws(Fault) -> Arguments {
    let parameters = invocation.command.allParameters
    var arguments = Arguments(ParameterList(parameters), naming: .flags)
    for parameter in parameters.filter({ !$0.needsContext }) + parameters.filter(\.needsContext) {
      guard let text = invocation.values[parameter.name] else { continue }
      let contents = try Contents(of: text, for: parameter, named: parameter.flag, stopSignal: stopSignal)
      do {
        try arguments.read(contents.text, for: parameter)
      } catch {
        throw error.about(parameter.flag + contents.source)
      }
    }
    return arguments
  }

  /// Reads the words beside the options into a question's arguments.
  func readOperands(by operand: Operand, into arguments: inout Arguments) throws(Fault) {
    guard operands.count == 1, let parameter = operand.reader else { return try arguments.read(operands, by: operand) }
    let contents = try Contents(
      of: operands[0], for: parameter, named: operand.name, stopSignal: console.stopSignal)
    do {
      try arguments.read([contents.text], by: operand)
    } catch {
      throw contents.source.isEmpty ? error : error.about(operand.name + contents.source)
    }
  }
}

/// The text that a word stands for: itself, or the contents of a file for `@FILE` and of standard
/// input for `-` where a value may be that long.
private struct Contents {
  let text: String
  /// What messages add to the name of what the word was given for.
  let source: String

  init(of word: String, for parameter: AnyParameter, named name: String, stopSignal: StopSignal) throws(Fault) {
    guard parameter.readsFiles, word == "-" || word.hasPrefix("@") else {
      (text, source) = (word, "")
      return
    }
    guard word != "@" else { throw .usage("\(name): write @FILE, with the name of a file") }
    let path = word == "-" ? word : String(word.dropFirst())
    source = " (\(Fault.nameOfSource(path)))"
    guard let contents = String(validating: try ByteSource.contents(of: path, stopSignal: stopSignal), as: UTF8.self)
    else { throw .data("\(name)\(source): this is not UTF-8 text") }
    text = contents
  }
}

/// What a command reads, and what it lends to questions.
extension Call {
  /// All bytes of a file, or of standard input for `-`.
  package func read(_ path: String) throws(Fault) -> [UInt8] {
    try ByteSource.contents(of: try place(of: path), stopSignal: console.stopSignal)
  }

  /// Where a file is: "data/…" is one of the toolkit's data files, from wherever the program is
  /// called, unless there is a file of that name or `--data` says otherwise.
  func place(of path: String) throws(Fault) -> String {
    guard path.hasPrefix("data/"), self[Door.data] != nil || !FileSystem.exists(path) else { return path }
    return try DataFolder(given: self[Door.data]).path(of: String(path.dropFirst(5)))
  }

  /// The contents of one of the toolkit's data files, such as "reversi/ffo.obf". They are read
  /// after Ctrl-C, too: what was found by then may need them to be told.
  package func dataFile(_ name: String) throws(Fault) -> [UInt8] {
    try ByteSource.contents(of: try DataFolder(given: self[Door.data]).path(of: name), stopSignal: StopSignal())
  }

  /// What this process lends to questions.
  var environment: Environment {
    let (call, console) = (self, console)
    return Environment(
      dataFile: { name throws(Fault) in try call.dataFile(name) },
      file: { path throws(Fault) in try call.read(path) },
      save: { path, bytes throws(Fault) in try WholeFile.save(bytes, as: path) },
      checkWritable: { path throws(Fault) in try WholeFile.check(path) }, exists: { FileSystem.exists($0) },
      names: { FileSystem.names(in: $0) },
      database: { path, isWritten throws(Fault) in isWritten ? path : try call.place(of: path) },
      remove: { FileSystem.remove($0) }, warn: { console.warn($0) },
      program: ProgramName.typed, store: .cache)
  }
}
