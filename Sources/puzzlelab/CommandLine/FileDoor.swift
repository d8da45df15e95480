import Documents
import GameCore
import Questions

/// Answers every piece of a file of many, in order, on many threads; goes on with an interrupted
/// run when asked to.
struct FileDoor: Sendable {
  private let question: Question
  private let pieces: Pieces
  private let request: Request
  private let path: String
  private let call: Call
  private let environment: Environment

  /// `question` must have pieces.
  init(_ question: Question, _ request: Request, path: String, call: Call) throws(Fault) {
    guard let pieces = question.pieces else { throw Fault.usage("--file has no effect here") }
    self.question = question
    self.pieces = pieces
    self.request = request
    self.path = path
    self.call = call
    environment = call.environment
  }

  func answer() throws(Fault) -> ExitStatus {
    if [.svg, .bfile, .obf, .questions, .markdown, .latex].contains(call.format) {
      throw Fault.usage(
        "--format \(call.format.rawValue) is for a single answer; for a file of many use text, brief, json, csv or html"
      )
    }
    guard let kept = call[Door.resume] else {
      return try call.format == .html ? page() : answer(to: call.console, skipping: 0)
    }
    let resume = try ResumedOutput(kept, after: path, call: call)
    try check(resume.first, of: kept)
    let console = call.console.writing(to: try resume.output())
    let status = try answer(to: console, skipping: resume.answered)
    try console.output.finish()
    return status
  }

  /// All answers as the table of one page.
  private func page() throws(Fault) -> ExitStatus {
    let table = call.console.writing(to: .memory())
    let status = try answer(to: table, skipping: 0)
    let command = "\(ProgramName.typed) \(call.invocation.words)"
    let page = TablePage(
      table.output.gathered, title: question.summary, command: command, help: question.result.allHelp)
    guard let page else {
      throw Fault.usage("a page has at most \(Wording.grouped(TablePage.mostRows)) rows; use --format csv")
    }
    try call.console.write(Array(page.html.utf8))
    return status
  }

  private func answer(to console: Console, skipping answered: Int) throws(Fault) -> ExitStatus {
    let writesTable = call.format == .csv || call.format == .html
    let writesJSON = call.format == .json || (call[Door.resume] != nil)
    let quick = writesJSON && !call[Door.noRun] ? question.quickLines(request.arguments) : nil
    let threads = call.threads
    let source = try ByteSource(call.place(of: path), stopSignal: console.stopSignal)
    let batch = Batch(
      threads: threads, errors: writesJSON ? .json(ask: question.name) : writesTable ? .aside : .text,
      noun: (pieces.singular, pieces.plural), skipping: answered, console: console)
    if writesTable { try console.write(titles) }
    let each = try threadsEach(of: threads, source)
    let answer: Batch.Answer = { piece, writer throws(Batch.Failure) in
      if let quick {
        do throws(Fault) { try quick(piece.bytes, &writer) } catch { throw .piece(error) }
        return .done
      }
      return try self.answer(
        piece, isFirst: piece.ordinal == answered + 1, threads: each, writesJSON: writesJSON, to: &writer)
    }
    guard let cutter = try pieces.cutter?(path, request.arguments, environment) else {
      return try batch.run(LineReader(source), of: source, answer)
    }
    return try batch.run(source, cutBy: cutter, answer)
  }

  /// The threads for each piece: one, but where a file has fewer pieces than there are threads,
  /// their share.
  private func threadsEach(of threads: Int, _ source: ByteSource) throws(Fault) -> Int {
    // The pieces of so small a file can be counted in no time; standard input is read only once.
    guard threads > 1, path != "-", let size = source.size, size <= 1 << 20 else { return 1 }
    return max(1, threads / max(1, try first(threads).count))
  }

  /// The first pieces of the file that are answered, at least `count` if it has them before its
  /// first fault, which the batch tells after the answers to them.
  private func first(_ count: Int) throws(Fault) -> [InputLine] {
    let source = try ByteSource(call.place(of: path), stopSignal: call.console.stopSignal)
    guard let cutter = try pieces.cutter?(path, request.arguments, environment) else {
      return first(count, of: LineReader(source))
    }
    return first(count, of: source, cutBy: cutter)
  }

  private func first(_ count: Int, of source: ByteSource, cutBy cutter: AnyCutter<Piece>) -> [InputLine] {
    first(count, of: PieceReader(source, cutter))
  }

  private func first<Reader: BlockReader>(
    _ count: Int, of reader: Reader
  ) -> [InputLine] where Reader.Block: PieceBlock {
    var reader = reader
    defer { reader.close() }
    var found: [InputLine] = []
    while found.count < count, let block = try? reader.next(atMost: count) {
      found += block.pieces(from: 1).filter { !$0.isSkipped }
    }
    return found
  }

  /// Refuses to go on with answers to another question or about another file: where the first
  /// answer that `kept` holds is a document, it must be that of the first piece.
  private func check(_ answer: ArraySlice<UInt8>?, of kept: String) throws(Fault) {
    guard let answer, answer.starts(with: "{\"request\":".utf8) else { return }
    var asked = request
    var writer = JSONWriter()
    if let piece = try first(1).first, (try? piece.read(by: pieces, into: &asked.arguments)) != nil {
      writer.raw("{\"request\":")
      asked.arguments.write(to: &writer)
      writer.raw(",")
    }
    let name = "\"schema\":\"\(question.schemaName)\"}"
    guard !writer.bytes.isEmpty, answer.starts(with: writer.bytes),
      answer.suffix(name.utf8.count).elementsEqual(name.utf8)
    else {
      throw Fault.data(
        "\(kept) has answers to another question or another file than \(path); name another output file")
    }
  }

  private func answer(
    _ piece: InputLine, isFirst: Bool, threads: Int, writesJSON: Bool, to writer: inout JSONWriter
  ) throws(Batch.Failure) -> ExitStatus {
    let begin = Moment.now
    var request = request
    do throws(Fault) { try piece.read(by: pieces, into: &request.arguments) } catch { throw .piece(error) }
    let answer: Answer
    do throws(Fault) {
      answer = try call.answering(in: environment, threads: threads).answer(request, since: begin)
    } catch {
      // Where the first piece can be read, it is the words of the command that won't do.
      throw isFirst && error.status == .usage ? .command(error) : .piece(error)
    }
    if writesJSON {
      answer.write(showsRun: !call[Door.noRun], to: &writer)
    } else {
      write(answer, to: piece, into: &writer)
    }
    return answer.status
  }

  /// The answer for a person under the number of its piece, or the rows of a table behind its line.
  private func write(_ answer: Answer, to piece: InputLine, into writer: inout JSONWriter) {
    if call.format == .brief {
      let line = "\(piece.ordinal). \(answer.reply.document.brief())\n"
      return writer.text(call.console.style.finished(line))
    }
    guard call.format == .text else {
      var rows = JSONWriter()
      answer.reply.document.writeTable(to: &rows, withTitles: false)
      // A file without lines has its pieces numbered.
      return writer.raw(CSVLine.prefixed(rows.bytes, with: "\(piece.number > 0 ? piece.number : piece.ordinal)"))
    }
    let text = call.console.style.finished(
      answer.reply.document.text(style: call.console.style, run: call.shownRun(of: answer)))
    let isLong = text.dropLast().contains("\n")
    writer.text("\(piece.ordinal)." + (isLong ? "\n" : " ") + text + (isLong ? "\n" : ""))
  }

  /// The titles of the table that all answers together make.
  private var titles: [UInt8] { Array(CSVLine.encode(["line"] + question.columns).utf8) }
}

extension Batch {
  /// Answers all pieces that a cutter finds.
  fileprivate func run(
    _ source: ByteSource, cutBy cutter: AnyCutter<Piece>, _ answer: @escaping Answer
  ) throws(Fault) -> ExitStatus {
    try run(PieceReader(source, cutter), of: source, answer)
  }
}
