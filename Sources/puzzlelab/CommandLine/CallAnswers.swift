import Catalogue
import FoundationEssentials
import Reports

/// How a command gives its answer.
extension Call {
  /// The format that was asked for; the first one that the command knows when none was.
  package var format: OutputFormat {
    if has(.json) { return .json }
    guard let option = invocation.command.option(named: Option.format.name) else { return .text }
    return choice(option) ?? option.words.first.flatMap { OutputFormat(rawValue: $0) } ?? .text
  }

  /// What the run has cost until now.
  package func run(nodes: UInt64? = nil, threads: Int = 1) -> RunInfo {
    RunInfo(elapsedSeconds: (ContinuousClock.now - started) / .seconds(1), nodes: nodes, threads: threads)
  }

  /// Prints the answer in the format that was asked for.
  package func emit(_ document: some Document, nodes: UInt64? = nil, threads: Int = 1) throws(CommandError) {
    try emit(document, run: run(nodes: nodes, threads: threads))
  }

  /// Prints the answer with what it has cost.
  package func emit(_ document: some Document, run: RunInfo) throws(CommandError) {
    try console.write(try bytes(of: document, run: run))
    try console.output.flush()
  }

  /// The answer in the format that was asked for, whole lines.
  package func bytes(of document: some Document, run: RunInfo) throws(CommandError) -> [UInt8] {
    switch format {
    case .json: return JSONLine.encode(document, run: run)
    case .text: return Array(document.text(style: console.style, run: run).utf8)
    case .csv:
      if let table = document as? any TableDocument { return Array(table.csv().utf8) }
    case .html:
      if let page = document as? any PageDocument { return Array(page.html().utf8) }
    }
    throw CommandError(.internal, "\(invocation.command.name) has no \(format.rawValue) form (please report it)")
  }

  /// Answers every line of `path`, a document each; a line at fault gets an error document in its place.
  ///
  /// For lines that take microseconds, write the bytes yourself with ``batch(_:linesPerBlock:)``.
  package func answerLines<Answer: Document>(
    of path: String, threads: Int? = nil,
    _ answer: @escaping @Sendable (InputLine) throws -> LineAnswer<Answer>
  ) throws(CommandError) -> ExitStatus {
    try batch(path, linesPerBlock: 1, threads: threads).run { line, writer in
      let begin = ContinuousClock.now
      let given = try answer(line)
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      let answer = try bytes(of: given.document, run: RunInfo(elapsedSeconds: seconds, nodes: given.nodes))
      writer.raw(answer)
      // For a person, an empty line between blocks of several lines.
      if format == .text, answer.dropLast().contains(UInt8(ascii: "\n")) { writer.raw("\n") }
      return given.status
    }
  }

  /// The lines of `path`, ready to be answered by a closure that writes bytes.
  package func batch(_ path: String, linesPerBlock: Int, threads: Int? = nil) -> Batch {
    Batch(
      path: path, threads: threads ?? (takes(.threads) ? self.threads : 1), linesPerBlock: linesPerBlock,
      errorsAreJSON: format == .json, console: console)
  }
}

/// The answer to one line of many.
package struct LineAnswer<Body: Document>: Sendable {
  let document: Body
  let nodes: UInt64?
  let status: ExitStatus

  /// An answer, the search nodes that it took, and the status that it asks for.
  package init(_ document: Body, nodes: UInt64? = nil, status: ExitStatus = .done) {
    self.document = document
    self.nodes = nodes
    self.status = status
  }
}
