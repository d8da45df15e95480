import Documents
import GameCore
import Questions
import Streams
import Synchronization

/// Answers every piece of a file of many, in order, on many threads; resumes an interrupted run
/// when requested.
struct FileInterface: Sendable {
  private let question: Question
  private let pieces: Pieces
  private let request: Request
  let path: String
  let call: Call
  private let environment: Environment
  /// How many rows of a page there are so far.
  private let rows = RowCount()

  /// `question` must have pieces.
  init(_ question: Question, _ request: Request, path: String, call: Call) throws(Fault) {
    guard let pieces = question.pieces else { throw Fault.usage("--file has no effect here") }
    self.question = question
    self.pieces = pieces
    self.request = request
    self.path = path
    self.call = call
    environment = call.environmentOfMany
  }

  /// What a piece is called, and many.
  var nouns: (singular: String, plural: String) { (pieces.singular, pieces.plural) }

  /// Answers a piece on one thread, and throws the answer away; false where it can't be used.
  func isAnswered(_ piece: InputLine) -> Bool {
    var request = request
    guard (try? piece.read(by: pieces, into: &request.arguments)) != nil,
      let answer = try? call.answering(in: environment, threads: 1).answer(request, since: .now)
    else { return false }
    return !answer.status.isOfBadAnswer
  }

  func answer() throws(Fault) -> ExitStatus {
    if call[Options.estimate] {
      let others = [Options.resume.any, Options.columns.any, Options.list.any]
      if let other = others.first(where: { call.arguments.isGiven($0) }) {
        throw Fault.usage("\(other.flag) has no effect with \(Options.estimate.any.flag), which answers nothing")
      }
      guard call.format == .json || call.format == question.formats.first else {
        throw Fault.usage("\(Options.estimate.any.flag) is shown as text, or with --json")
      }
      return try estimate()
    }
    if [.svg, .bfile, .obf, .questions, .markdown, .latex].contains(call.format) {
      throw Fault.usage(
        "--format \(call.format.rawValue) is for a single answer; for a file of many use text, brief, json, csv, tsv or html"
      )
    }
    if call[Options.list] != nil { throw Fault.usage("--list is for a single answer; leave out --file or --list") }
    if call[Options.columns] != nil, !call.format.isTable {
      throw Fault.usage("--columns and --file need --format csv or tsv")
    }
    guard let kept = call[Options.resume] else {
      return try call.format == .html ? page() : answer(to: call.console, skipping: 0)
    }
    try call.checkHasNoOutput()
    return try keepAnswers(in: kept)
  }

  /// Appends the answers that are lacking in the file `kept`, one JSON document per line.
  func keepAnswers(in kept: String) throws(Fault) -> ExitStatus {
    let resume = try ResumedOutput(kept, after: path, read: call.read)
    try check(resume.first, of: kept)
    let console = call.console.writing(to: try resume.output())
    let status = try answer(to: console, skipping: resume.answered)
    try console.output.finish()
    return status
  }

  /// All answers as the table of one page.
  private func page() throws(Fault) -> ExitStatus {
    // Every answer has a row: a file can be too long for a page before anything is answered.
    if path != "-", try first(TablePage.mostRows + 1).count > TablePage.mostRows { throw tooManyRows }
    let table = call.console.writing(to: .memory())
    let status = try answer(to: table, skipping: 0)
    let command = "\(ProgramName.typed) \(call.invocation.words)"
    let page = TablePage(
      table.output.gathered, title: question.summary, command: command, help: question.result.allHelp)
    guard let page else { throw tooManyRows }
    try call.console.write(Array(page.html.utf8))
    return status
  }

  private var tooManyRows: Fault {
    .usage("a page has at most \(Wording.grouped(TablePage.mostRows)) rows; use --format csv")
  }

  /// Counts the rows of a page, which ends the work as soon as there are too many.
  private func countRows(in records: [UInt8]) throws(Batch.Failure) {
    guard call.format == .html else { return }
    let count = CSVLine.count(records)
    guard rows.add(count) <= TablePage.mostRows else { throw .command(tooManyRows) }
  }

  private func answer(to console: Console, skipping answered: Int) throws(Fault) -> ExitStatus {
    let writesJSON = call.format == .json || call[Options.resume] != nil
    let writesTable = !writesJSON && (call.format.isTable || call.format == .html)
    let quick = writesJSON ? question.quickLines(request.arguments) : nil
    let showsRun = !call[Options.noRun]
    let threads = call.threads
    let opened = try open()
    let names = opened.names
    let batch = Batch(
      threads: threads,
      errors: writesJSON ? .json(ask: question.name) : writesTable || call.format.isOfGames ? .aside : .text,
      noun: nouns, skipping: answered, console: console)
    let titles = titles(names)
    let columns: ColumnChoice? =
      if writesTable, let chosen = call[Options.columns] { try ColumnChoice(chosen, among: titles) } else { nil }
    if writesTable {
      try console.write(separated(columns?.titles(of: titles) ?? Array(CSVLine.encode(titles).utf8)))
    }
    let each = try threadsEach(of: threads, opened.source)
    let answer: Batch.Answer = { piece, writer throws(Batch.Failure) in
      if let quick, !piece.bytes.isEmpty, piece.others.isEmpty, quick(piece.bytes, showsRun, &writer) { return .done }
      return try self.answer(
        piece, isFirst: piece.ordinal == answered + 1, threads: each, names: writesTable ? names : nil, columns,
        writesJSON: writesJSON, to: &writer)
    }
    return switch opened.form {
    case .lines: try batch.run(LineReader(opened.source, begun: opened.begun), of: opened.source, answer)
    case .cut(let cutter, _):
      try batch.run(PieceReader(opened.source, cutter, begun: opened.begun), of: opened.source, answer)
    }
  }

  /// Records of CSV as they are written.
  private func separated(_ records: [UInt8]) -> [UInt8] { call.format == .tsv ? TSVLine.encoded(records) : records }

  /// Opens the file and finds out how its pieces are arranged in it.
  private func open() throws(Fault) -> OpenPieces {
    let source = try ByteSource(call.place(of: path), stopSignal: call.console.stopSignal)
    let recogniser = PieceRecogniser(pieces, beside: request.arguments, column: call[Options.column])
    let own = try pieces.cutter?(path, request.arguments, environment)
    return try OpenPieces(source, recogniser, otherwise: own)
  }

  /// The threads for each piece: one, but where a file has fewer pieces than there are threads,
  /// their share.
  private func threadsEach(of threads: Int, _ source: ByteSource) throws(Fault) -> Int {
    // The pieces of so small a file can be counted in no time; standard input is read only once.
    guard threads > 1, path != "-", let size = source.size, size <= 1 << 20 else { return 1 }
    return max(1, threads / max(1, try first(threads).count))
  }

  /// The first pieces of the file that are answered, at least `count` if it has them before its
  /// first fault, which the batch reports after the answers to them.
  func first(_ count: Int) throws(Fault) -> [InputLine] {
    let opened = try open()
    return switch opened.form {
    case .lines: first(count, of: LineReader(opened.source, begun: opened.begun))
    case .cut(let cutter, _): first(count, of: PieceReader(opened.source, cutter, begun: opened.begun))
    }
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

  /// Refuses to continue with answers to another question or about another file: where the first
  /// answer that `kept` holds is a document, it must be that of the first piece.
  private func check(_ answer: ArraySlice<UInt8>?, of kept: String) throws(Fault) {
    let starts = ["{\"request\":", "{\"id\":"]
    guard let answer, starts.contains(where: { answer.starts(with: $0.utf8) }) else { return }
    var asked = request
    var writer = JSONWriter()
    if let piece = try first(1).first, (try? piece.read(by: pieces, into: &asked.arguments)) != nil {
      writer.raw("{")
      if let id = piece.id {
        writer.raw("\"id\":")
        id.write(to: &writer)
        writer.raw(",")
      }
      writer.raw("\"request\":")
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
    _ piece: InputLine, isFirst: Bool, threads: Int, names: [String]?, _ columns: ColumnChoice?,
    writesJSON: Bool, to writer: inout JSONWriter
  ) throws(Batch.Failure) -> ExitStatus {
    let begin = Moment.now
    var request = request
    do throws(Fault) { try piece.read(by: pieces, into: &request.arguments) } catch { throw .piece(error) }
    let answer: Answer
    do throws(Fault) {
      answer = try call.answering(in: environment, threads: threads).answer(request, since: begin)
    } catch {
      // Where the first piece can be read, it is the words of the command that won't do.
      throw isFirst && error.status == .usage && !error.isOfInput ? .command(error) : .piece(error)
    }
    if writesJSON {
      answer.write(showsRun: !call[Options.noRun], id: piece.id, to: &writer)
    } else if let names {
      // A file without lines has its pieces numbered.
      let number = piece.number > 0 ? piece.number : piece.ordinal
      var rows = JSONWriter()
      answer.reply.document.writeTable(to: &rows, withTitles: false)
      let prefixed = CSVLine.prefixed(rows.bytes, with: ["\(number)"] + piece.cells(names))
      writer.raw(separated(columns?.rows(of: prefixed) ?? prefixed))
      try countRows(in: rows.bytes)
    } else {
      write(answer, to: piece, into: &writer)
    }
    return answer.status
  }

  /// The answer for a person under the number of its piece, and what the file calls it.
  private func write(_ answer: Answer, to piece: InputLine, into writer: inout JSONWriter) {
    if call.format.isOfGames, answer.reply.document.write(call.format, to: &writer) { return }
    let style = call.console.style
    let label = piece.label.isEmpty ? "" : " (\(piece.label))"
    if call.format == .brief {
      return writer.text(style.finished("\(piece.ordinal).\(label) \(answer.reply.document.brief())\n"))
    }
    let text = style.finished(answer.reply.document.text(style: style, run: call.shownRun(of: answer)))
    let isLong = text.dropLast().contains("\n")
    writer.text(
      style.finished("\(piece.ordinal).\(label)") + (isLong ? "\n" : " ") + text + (isLong ? "\n" : ""))
  }

  /// The titles of the table that all answers together make: those of the file that an answer has,
  /// too, are called `input.NAME`.
  private func titles(_ names: [String]) -> [String] {
    let own = ["line"] + question.columns
    let others = names.map { own.contains($0) ? "input.\($0)" : $0 }
    return own.prefix(1) + others + own.dropFirst()
  }
}

extension Call {
  /// Refuses an output file in addition to the one that keeps the answers.
  func checkHasNoOutput() throws(Fault) {
    if self[Options.output] != nil { throw .usage("--resume and --output exclude each other") }
  }
}

/// How many rows of a table there are, counted by many threads.
private final class RowCount: Sendable {
  private let count = Atomic(0)

  /// Adds some; returns how many there are then.
  func add(_ more: Int) -> Int { count.add(more, ordering: .relaxed).newValue }
}

extension OutputFormat {
  /// Whether it has games, one after the other.
  fileprivate var isOfGames: Bool { self == .ggf || self == .pgn }
}
