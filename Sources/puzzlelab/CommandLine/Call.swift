import Documents
import GameCore
import Questions
import Streams
import Synchronization

/// A command being run: what it was given, read and checked, and the console that it talks to.
package struct Call: Sendable {
  package let invocation: Invocation
  package private(set) var console: Console
  /// The values of the command's parameters.
  package let arguments: Arguments
  /// The contents of a file that was read already, by its path.
  private var known: (path: String, bytes: [UInt8])?
  /// When the command was called; documents count their time from here.
  let started = Moment.now

  /// A call of `invocation` on `console`.
  /// - Throws: a fault that names the option whose value is at fault.
  package init(_ invocation: Invocation, console: Console) throws(Fault) {
    self.invocation = invocation
    self.console = console
    arguments = try Self.arguments(of: invocation, stopSignal: console.stopSignal)
  }

  /// The same call, where a file was read already: standard input can't be read twice.
  func knowing(_ bytes: [UInt8], of path: String) -> Call {
    var call = self
    call.known = (path, bytes)
    return call
  }

  /// The same call, whose work is stopped after some seconds.
  func stopping(after seconds: Double?) -> Call {
    guard let deadline = seconds.map({ Deadline.after(seconds: $0) }) else { return self }
    let signal = StopSignal(within: console.stopSignal)
    Ticker.start(everyMilliseconds: 20) { [weak signal] in
      guard let signal, !signal.isRaised else { return false }
      if deadline.hasPassed { signal.raise() }
      return true
    }
    return stopping(by: signal)
  }

  /// The same call, whose work another signal stops.
  func stopping(by signal: StopSignal) -> Call {
    var call = self
    call.console = console.stopping(by: signal)
    return call
  }

  /// The words after the options.
  package var operands: [String] { invocation.operands }

  /// The operand at a 0-based place, if it was given.
  package func operand(_ position: Int) -> String? {
    invocation.operands.indices.contains(position) ? invocation.operands[position] : nil
  }

  /// The value of a parameter.
  package subscript<Value>(parameter: Parameter<Value>) -> Value { arguments[parameter] }

  /// The value of `--threads`; all processors when it isn't given.
  package var threads: Int { self[Options.threads] ?? Workers.processorCount }

  /// The format that was asked for; the first one that the command knows when none was.
  package var format: OutputFormat {
    if self[Options.json] { return .json }
    let known = invocation.command.parameter(named: "format")?.words.compactMap(OutputFormat.init) ?? []
    return self[Options.format(known)]
  }

  private static func arguments(of invocation: Invocation, stopSignal: StopSignal) throws(Fault) -> Arguments {
    let parameters = invocation.command.allParameters
    var arguments = Arguments(ParameterList(parameters), naming: .flags)
    for parameter in parameters.filter({ !$0.needsContext }) + parameters.filter(\.needsContext) {
      guard let text = invocation.values[parameter.name] else { continue }
      let contents = try Contents(
        of: text, for: parameter, named: parameter.flag, in: invocation.command, beside: arguments,
        stopSignal: stopSignal)
      do {
        if let piece = contents.piece {
          try piece(&arguments)
        } else {
          try arguments.read(contents.text, for: parameter)
        }
      } catch {
        throw error.about(parameter.flag + contents.source)
      }
    }
    return arguments
  }

  /// Reads the words after the options into a question's arguments.
  func readOperands(by operand: Operand, into arguments: inout Arguments) throws(Fault) {
    guard operands.count == 1, let parameter = operand.reader else { return try arguments.read(operands, by: operand) }
    let contents = try Contents(
      of: operands[0], for: parameter, named: operand.name, in: invocation.command, beside: arguments,
      stopSignal: console.stopSignal)
    do {
      if let piece = contents.piece {
        try arguments.checkGives(operand)
        try piece(&arguments)
      } else {
        try arguments.read([contents.text], by: operand)
      }
    } catch {
      throw contents.source.isEmpty ? error : error.about(operand.name + contents.source)
    }
  }
}

/// The text that a word denotes: itself, or the contents of a file for `@FILE` and of standard
/// input for `-` where a value may be that long.
private struct Contents {
  let text: String
  /// How it fills the arguments, where a file has the value in a form of its own: a piece of a file
  /// of many, alone.
  private(set) var piece: ((inout Arguments) throws(Fault) -> Void)?
  /// What messages add to the name of what the word was given for.
  let source: String

  init(
    of word: String, for parameter: AnyParameter, named name: String, in command: Command, beside arguments: Arguments,
    stopSignal: StopSignal
  ) throws(Fault) {
    guard let path = parameter.file(namedBy: word, beside: arguments) else {
      (text, source) = (word, "")
      return
    }
    guard word != "@" else { throw .usage("\(name): write @FILE, with the name of a file") }
    source = " (\(Fault.nameOfSource(path)))"
    let bytes = try ByteSource.contents(of: path, stopSignal: stopSignal)
    guard let contents = String(validating: bytes, as: UTF8.self) else {
      throw .data("\(name)\(source): this is not UTF-8 text")
    }
    text = String(
      contents[..<(contents.lastIndex { !$0.isNewline }.map(contents.index(after:)) ?? contents.startIndex)])
    guard let pieces = command.pieces, pieces.gives.first?.key == parameter.key else { return }
    do throws(Fault) {
      guard let found = try PieceRecogniser.only(in: bytes, of: pieces, beside: arguments) else { return }
      piece = { arguments throws(Fault) in try found.read(by: pieces, into: &arguments) }
    } catch {
      throw error.about(name + source)
    }
  }
}

/// What a command reads, and what it lends to questions.
extension Call {
  /// All bytes of a file, or of standard input for `-`.
  package func read(_ path: String) throws(Fault) -> [UInt8] {
    if let known, known.path == path { return known.bytes }
    let deadline = arguments.value(.time).map { Deadline.after(seconds: $0, since: started) }
    return try ByteSource.contents(of: try place(of: path), stopSignal: console.stopSignal, deadline: deadline)
  }

  /// Where a file is: "data/…" is one of the toolkit's data files, from wherever the program is
  /// called, unless there is a file of that name or `--data` says otherwise.
  func place(of path: String) throws(Fault) -> String {
    guard path.hasPrefix("data/"), self[Options.data] != nil || !FileSystem.exists(path) else { return path }
    return try DataFolder(given: self[Options.data]).path(of: String(path.dropFirst(5)))
  }

  /// The contents of one of the toolkit's data files, such as "reversi/ffo.obf". They are read
  /// after Ctrl-C, too: reporting what was found by then may need them.
  package func dataFile(_ name: String) throws(Fault) -> [UInt8] {
    try ByteSource.contents(of: try DataFolder(given: self[Options.data]).path(of: name), stopSignal: StopSignal())
  }

  /// What this process lends to questions.
  var environment: Environment { lending { [console] in console.warn($0) } }

  /// The same for a question that was typed: it may name programs, too.
  var environmentOfWords: Environment {
    lending(programs: ProgramAccess { command throws(Fault) in try ProgramProcess.start(command) }) { [console] in
      console.warn($0)
    }
  }

  /// What this process lends to the questions of a file of many: the same message is shown once.
  var environmentOfMany: Environment {
    let told = Lock<Set<String>>([])
    return lending { [console] message in
      if told.withLock({ $0.insert(message).inserted }) { console.warn(message) }
    }
  }

  private func lending(
    programs: ProgramAccess = .refused, warn: @escaping @Sendable (String) -> Void
  ) -> Environment {
    let call = self
    return Environment(
      dataFile: { name throws(Fault) in try call.dataFile(name) },
      files: FileAccess(
        read: { path throws(Fault) in try call.read(path) },
        write: { path, bytes throws(Fault) in try WholeFile.save(bytes, as: path) },
        checkWritable: { path throws(Fault) in try WholeFile.check(path) },
        makeFolder: { path throws(Fault) in try FileSystem.makeFolderIfMissing(path) },
        exists: { FileSystem.exists($0) }, names: { FileSystem.names(in: $0) },
        database: { path, isWritten throws(Fault) in isWritten ? path : try call.place(of: path) },
        remove: { FileSystem.remove($0) }),
      programs: programs, warn: warn, program: ProgramName.typed, today: self[Options.noRun] ? nil : .today,
      personalFile: { name in
        guard Descriptor.standardInput.isTerminal, let folder = UserFolders.state else { return nil }
        try? FileSystem.makeFolders(folder)
        return "\(folder)/\(name)"
      }, store: .cache)
  }
}
