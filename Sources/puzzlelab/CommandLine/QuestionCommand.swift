import Catalogue
import GameCore
import Reports

extension Command {
  /// The command that asks `question` in words.
  package init(_ question: Question) {
    self.init(
      path: question.path, summary: question.summary, discussion: question.discussion,
      operands: question.operand.map { [$0] } ?? [], options: Self.options(of: question),
      examples: question.examples, isForExperts: question.isForExperts
    ) { call in try WordsDoor(question, call).answer() }
  }

  /// The options of a question: its own, and those that mean the same everywhere.
  private static func options(of question: Question) -> [Option] {
    let own = question.parameters.map(Option.init)
    let names = Set(own.map(\.name))
    let many: [Option] = question.pieces == nil ? [] : [.file, .resume]
    let formats = Option(
      "format", .choice(question.formats.map(\.rawValue)),
      default: question.formats.first?.rawValue, help: "How to print the answer")
    let common: [Option] = [formats, .json, .noRun, .output, .threads, .seed, .data]
    return own + many + common.filter { !names.contains($0.name) }
  }
}

extension Option {
  /// An option for a parameter of a command that isn't a question.
  package init<Value>(_ parameter: Parameter<Value>) { self.init(parameter.any) }

  /// The parameter that the option gives a value to, if it is one.
  var parameter: AnyParameter? {
    switch kind {
    case .parameter(let kind): kind.parameter
    case .flagParameter(let kind): kind.parameter
    default: nil
    }
  }

  /// The option by which a parameter is given in words.
  init(_ parameter: AnyParameter) {
    self.init(
      parameter.name, letter: parameter.letter,
      parameter.isFlag ? .flagParameter(ParameterKind(parameter)) : .parameter(ParameterKind(parameter)),
      metavar: parameter.metavar, default: parameter.shown, help: parameter.help)
  }

  /// `--no-run`.
  static let noRun = Option(
    "no-run", .flag, help: "Leave out what the run cost, so that the same question has the same bytes")

  /// `--resume FILE`.
  static let resume = Option(
    "resume", .file, help: "Append JSON to FILE, going on after the pieces of --file that it answers already")
}

/// A parameter as the kind of an option; parameters of the same name are the same.
package struct ParameterKind: Sendable, Equatable {
  let parameter: AnyParameter
  init(_ parameter: AnyParameter) { self.parameter = parameter }
  package static func == (first: ParameterKind, second: ParameterKind) -> Bool {
    first.parameter.name == second.parameter.name
  }
}

/// The door of words: options and operands into arguments, an answer in the format that was asked for.
struct WordsDoor: Sendable {
  private let question: Question
  private let call: Call

  init(_ question: Question, _ call: Call) {
    self.question = question
    self.call = call
  }

  /// Asks the question, or answers every piece of a file.
  func answer() throws -> ExitStatus {
    do {
      let asking = try asking()
      guard question.pieces != nil, let path = call.text(.file) else {
        if call.has(.resume) { throw Fault.usage("--resume goes with --file") }
        return try answer(asking)
      }
      return try FileDoor(question, asking, path: path, call: call).answer()
    } catch let fault as Fault where fault.status == .usage && !fault.namesOption {
      let name = call.invocation.command.name
      let hint = fault.message.hasSuffix("missing") ? "; see '\(ProgramName.typed) \(name) --help'" : ""
      throw Fault.usage("\(name): \(fault.message)\(hint)")
    }
  }

  private func answer(_ asking: Asking) throws -> ExitStatus {
    let limits = asking.limits(threads: call.threads, stopSignal: call.console.stopSignal)
    let context = Context(
      limits: limits, observer: call.console.observer, surroundings: call.surroundings)
    let reply = try asking.reply(in: context)
    try call.emit(reply, to: asking, threads: limits.threads)
    return reply.status
  }

  /// What the words say, read and checked.
  private func asking() throws -> Asking {
    var asking = Asking(question, naming: .flags)
    for parameter in question.parameters {
      for text in call.invocation.values[parameter.name] ?? [] {
        let contents = try call.contents(of: text, for: parameter)
        do {
          try asking.arguments.read(contents.text, for: parameter)
        } catch {
          throw Fault(error).about(parameter.flag + contents.source)
        }
      }
    }
    if let operand = question.operand, !call.operands.isEmpty {
      try operand.read(call.operands, &asking.arguments)
    }
    if let pieces = question.pieces, call.has(.file) {
      for parameter in pieces.gives where asking.arguments.isGiven(parameter) {
        throw Fault.usage("\(parameter.flag) and --file exclude each other")
      }
    }
    return asking
  }
}

extension Call {
  /// The text that a word stands for: itself, or the contents of a file for `@FILE` and of standard input for `-`
  /// where a number may be that long; and what messages add to the option's name then.
  fileprivate func contents(of text: String, for parameter: AnyParameter) throws -> (text: String, source: String) {
    guard parameter.readsFiles, text == "-" || text.hasPrefix("@") else { return (text, "") }
    guard text != "@" else { throw Fault.usage("\(parameter.flag): write @FILE, with the name of a file") }
    let path = text == "-" ? text : String(text.dropFirst())
    let source = " (\(text == "-" ? "standard input" : path))"
    guard let contents = String(validating: try read(path), as: UTF8.self) else {
      throw Fault.data("\(parameter.flag)\(source): this is not UTF-8 text")
    }
    return (contents, source)
  }

  /// What this process lends to questions.
  var surroundings: Surroundings {
    let (call, console) = (self, console)
    return Surroundings(
      dataFile: { try call.dataFile($0) }, file: { try call.read($0) }, save: { try WholeFile.save($1, as: $0) },
      exists: { FileSystem.exists($0) }, remove: { FileSystem.remove($0) }, warn: { console.warn($0) },
      program: ProgramName.typed, store: .cache)
  }

  /// Prints a reply in the format that was asked for.
  func emit(_ reply: Reply, to asking: Asking, threads: Int) throws {
    var writer = ByteWriter(sink: { [console] in try? console.write($0) })
    try write(reply, to: asking, run: run(nodes: reply.nodes, threads: threads), into: &writer, isFirst: true)
    try console.write(writer.bytes)
    try console.output.flush()
  }

  /// Appends a reply in the format that was asked for; a table has its titles before the first.
  func write(
    _ reply: Reply, to asking: Asking, run: RunInfo, into writer: inout ByteWriter, isFirst: Bool
  ) throws(Fault) {
    switch format {
    case .json: asking.write(reply, run: has(.noRun) ? nil : run, to: &writer)
    case .text: writer.text(reply.document.text(style: console.style, run: run))
    case .csv: reply.document.writeTable(to: &writer, withTitles: isFirst)
    case .html:
      guard let page = reply.document as? any ShapedPageDocument else {
        throw Fault(.internal, "\(invocation.command.name) has no page (please report it)")
      }
      writer.text(page.html())
    }
  }
}

extension Fault {
  /// Whether the message begins with the option that it is about: "--games: …".
  fileprivate var namesOption: Bool {
    guard message.hasPrefix("--"), let end = message.firstIndex(where: { $0 == ":" || $0 == " " }) else { return false }
    return message[end] == ":"
  }
}
