import Archives
import Games
import Documents
import GameCore
import Questions
import Streams
import Synchronization

extension Command {
  /// The command that asks `question` in words.
  package init(_ question: Question) {
    self.init(
      path: question.path, summary: question.summary, discussion: question.discussion,
      operands: question.operand.map { [$0] } ?? [],
      parameters: Deferred { question.parameters + Options.parameters(beside: question) }, examples: question.examples,
      isForExperts: question.isForExperts, purpose: question.purpose, pieces: question.pieces
    ) { call throws(Fault) in try WordsInterface(question, call).answer() }
  }
}

/// The interface of words: options and operands into arguments, an answer in the format that was
/// asked for.
struct WordsInterface: Sendable {
  private let question: Question
  private let call: Call

  init(_ question: Question, _ call: Call) {
    self.question = question
    self.call = call
  }

  /// Asks the question, or answers every piece of a file.
  func answer() throws(Fault) -> ExitStatus {
    do throws(Fault) {
      if call[Options.columns] == "help" {
        try call.console.write(text: question.columnHelp(call.console.style))
        return .done
      }
      try checkCertificate()
      if let summary = summaryQuestion { return try answer(summing: try self.request(summary)) }
      let request = try self.request()
      if question.summed != nil { return try answer(summing: request) }
      guard question.pieces != nil, let path = call[Options.file] else {
        for (name, isGiven) in [
          ("--resume", call[Options.resume] != nil), ("--column", call[Options.column] != nil),
          ("--estimate", call[Options.estimate]),
        ] {
          if question.pieces != nil, isGiven { throw Fault.usage("\(name) goes with --file") }
        }
        return try answer(request)
      }
      return try FileInterface(question, request, path: path, call: call).answer()
    } catch {
      guard error.status == .usage, error.subject != .named else { throw error }
      var fault = error
      fault.message = "\(call.invocation.command.name): \(error.message)"
      throw fault
    }
  }

  private func answer(_ request: Request) throws(Fault) -> ExitStatus {
    let ofPages = [Options.answers.any, Options.seeds.any, Options.typeSize.any, Options.pictureWidth.any]
    if call.format != .html, let given = ofPages.first(where: { call.arguments.isGiven($0) }) {
      throw Fault.usage("\(given.flag) is about pages; add --format html")
    }
    try call.checkTable(of: request.question)
    if call[Options.seeds] > 1 { return try answerSheets(request) }
    let path = call[Options.certificate]
    let answer = try call.answering(in: call.environmentOfWords, threads: call.threads).answer(
      request, since: call.started, writing: call.format == .bfile ? .terms : call.format.isTable ? .rows : .all,
      certifies: path != nil)
    let (line, status) = path.map { save(answer.certificate, as: $0) } ?? ("", .done)
    try call.emit(answer, followedBy: line)
    return answer.status.combined(with: status)
  }

  /// Sheets for several seeds on a page.
  private func answerSheets(_ request: Request) throws(Fault) -> ExitStatus {
    let (first, count) = (request.arguments[Parameter<UInt64>.seed], UInt64(call[Options.seeds]))
    guard first <= .max - count else { throw .usage("--seeds: there are no \(count) seeds from \(first) on") }
    let seeds = Array(first..<first + count)
    let answering = call.answering(in: call.environmentOfWords, threads: call.threads)
    var answers: [Answer] = []
    for seed in seeds {
      var request = request
      request.arguments.set(Parameter<UInt64>.seed, to: seed)
      answers.append(try answering.answer(request, since: call.started))
    }
    try call.console.write(Array(call.page(of: answers, seeds: seeds).html.utf8))
    return answers.reduce(.done) { $0.combined(with: $1.status) }
  }

  /// Refuses a certificate that can't be written, or that would be of more than one answer, before
  /// the work.
  private func checkCertificate() throws(Fault) {
    guard let path = call[Options.certificate] else { return }
    let flag = Options.certificate.any.flag
    if question.pieces != nil, call[Options.file] != nil { throw .usage("\(flag) goes with one question, not --file") }
    if path == "-" || path == call[Options.output] {
      throw .usage("\(flag) needs a file of its own, as the answer is written there")
    }
    try call.environmentOfWords.files.checkWritable(path)
  }

  /// Writes a certificate to its file; the answer is shown without one, too.
  /// - Returns: The line for a person, and the status.
  private func save(_ certificate: Result<Certificate, Fault>?, as path: String) -> (line: String, status: ExitStatus) {
    do throws(Fault) {
      guard let certificate = try certificate?.get() else { return ("", .done) }
      guard let bytes = path.hasSuffix(".gz") ? GzipFile.packed(certificate.bytes) : certificate.bytes else {
        throw Fault.io("\(path) can't be packed: there isn't enough memory; leave .gz out")
      }
      try call.environmentOfWords.files.write(path, bytes)
      let file = Quoting.shell(path)
      return ("Certificate: \(file); check it with python3 \(certificate.checker) \(file)\n", .done)
    } catch {
      call.console.report(error)
      return ("", error.status)
    }
  }

  /// Answers a question that sums up a file; with `--resume` the answers to each piece are kept.
  private func answer(summing request: Request) throws(Fault) -> ExitStatus {
    guard call[Options.resume] != nil || call[Options.estimate], let each = request.question.summed,
      let path = request.path
    else { return try answer(request) }
    var piece = Request(each, given: request.arguments)
    piece.arguments.remove(Parameter.time)
    for parameter in each.pieces?.gives ?? [] { piece.arguments.remove(parameter) }
    if call[Options.estimate] { return try FileInterface(each, piece, path: path, call: call).answer() }
    guard let kept = call[Options.resume] else { return try answer(request) }
    let seconds = request.arguments.value(.time)
    let status = try FileInterface(each, piece, path: path, call: call.stopping(after: seconds)).keepAnswers(in: kept)
    var summary = request
    if let answers = summary.arguments.list["answers"] { try summary.arguments.read(kept, for: answers) }
    // Of two reasons to stop, the answer names the one that there was.
    if call.console.stopSignal.isRaised { summary.arguments.remove(Parameter.time) }
    // What is kept is summed up after Ctrl-C, too.
    return try WordsInterface(question, call.stopping(by: StopSignal())).answer(summary).combined(with: status)
  }

  /// The question that sums up a file, if that is asked for.
  private var summaryQuestion: Question? {
    question.summaryName.flatMap { call[Options.summary] ? QuestionTable.puzzlelab.question(named: $0) : nil }
  }

  /// What the words say, as a question about a whole file.
  private func request(_ summary: Question) throws(Fault) -> Request {
    for parameter in question.parameters where call.arguments.isChanged(parameter) {
      guard !summary.parameters.contains(where: { $0.key == parameter.key }) else { continue }
      throw Fault.usage("\(parameter.flag) has no effect here: \(Options.summary.any.flag) summarises whole games")
    }
    var request = Request(summary, given: call.arguments)
    let words = call.operands + [call[Options.file]].compactMap(\.self)
    guard words.count <= 1 else { throw Fault.usage("--summary takes one file") }
    if let operand = summary.operand, !words.isEmpty { try request.arguments.read(words, by: operand) }
    return request
  }

  /// What the words say.
  private func request() throws(Fault) -> Request {
    var request = Request(question, given: call.arguments)
    if let operand = question.operand, !call.operands.isEmpty {
      try call.readOperands(by: operand, into: &request.arguments)
    }
    if let pieces = question.pieces, call[Options.file] != nil {
      for parameter in pieces.gives where request.arguments.isGiven(parameter) {
        throw Fault.usage("\(parameter.flag) and --file exclude each other")
      }
    }
    return request
  }
}

extension Question {
  /// The question about each piece of a file that this one sums up, if it does.
  var summed: Question? { QuestionTable.puzzlelab.questions.first { $0.summaryName == name } }
}

extension Question {
  /// What the columns of its table hold.
  fileprivate func columnHelp(_ style: TextStyle) -> String {
    var table = TextTable(.words("column"), .words("type"), .words("meaning"))
    for head in heads { table.add(head.title, head.kind.rawValue, head.help) }
    let lists = result.listNames
    guard !lists.isEmpty else { return table.text(style: style) }
    return table.text(style: style)
      + "\n" + style.wrapped("Tables of their own, by --list: \(lists.joined(separator: ", ")).")
  }
}

extension Request {
  /// The file that a question is about, where its operand is one.
  fileprivate var path: String? { question.operand?.gives.first.flatMap { arguments.text($0.key) } }
}

extension Call {
  /// Where this call's questions are answered.
  func answering(in environment: Environment, threads: Int) -> Answering {
    Answering(
      environment: environment, observer: console.observer, stopSignal: console.stopSignal, threads: threads)
  }

  /// Prints an answer in the format that was asked for.
  func emit(_ answer: Answer, followedBy line: String = "") throws(Fault) {
    let failure = Lock<Fault?>(nil)
    let form = tableForm
    let columns = format.isTable ? form.tableColumns : nil
    var writer = JSONWriter { [console] bytes in
      do throws(Fault) {
        try console.write(try (columns?.passed(bytes)).map(form.separated) ?? bytes)
        try console.output.flush()
      } catch {
        failure.withLock { $0 = $0 ?? error }
        // The reader has gone: what is still computed isn't needed.
        console.stopSignal.raise()
      }
    }
    try write(answer, into: &writer)
    if let failure = failure.withLock({ $0 }) { throw failure }
    if format == .text { writer.text(line) }
    try console.write(try (columns?.passed(writer.bytes)).map(form.separated) ?? writer.bytes)
    if let columns { try console.write(form.separated(columns.rest())) }
    try console.output.flush()
  }

  /// The page of an answer, or of several with these seeds.
  fileprivate func page(of answers: [Answer], seeds: [UInt64]) -> ReportPage {
    var layout = SheetLayout(answers: self[Options.answers])
    layout.typePoints = self[Options.typeSize]
    layout.pictureMillimetres = self[Options.pictureWidth]
    return ReportPage(
      answers, seeds: seeds, command: "\(ProgramName.typed) \(invocation.words)", showsRun: !self[Options.noRun],
      layout: layout)
  }

  /// Refuses, before the work, columns and lists that no answer has, and formats without columns.
  func checkTable(of question: Question) throws(Fault) {
    let hasPaper = [.csv, .tsv, .markdown, .latex].contains(format)
    for parameter in [Options.columns, Options.list] where self[parameter] != nil {
      guard !hasPaper else { continue }
      throw .usage("\(parameter.any.flag) goes with --format csv, tsv, markdown or latex")
    }
    try tableForm.check(question)
  }

  /// How the table is asked for.
  private var tableForm: TableForm {
    var form = TableForm()
    form.isTabbed = format == .tsv
    form.columns = self[Options.columns]
    form.list = self[Options.list]
    return form
  }

  /// The answer for a paper; where columns or a list were asked for, these.
  private func paper(_ answer: Answer, _ markup: PaperMarkup) throws(Fault) -> String {
    let (document, question) = (answer.reply.document, answer.request.question)
    guard self[Options.columns] != nil || self[Options.list] != nil else {
      return document.paper(markup, summary: question.summary)
    }
    var writer = JSONWriter()
    try tableForm.write(document, to: &writer)
    let columns = tableForm.tableColumns
    let records = CSVLine.decode(try columns.passed(writer.bytes) + columns.rest())
    var paper = PaperText(markup)
    let caption = document.figureForm?.title ?? document.inBrief ?? question.summary
    paper.add(NumberTable(records: records, help: question.result.allHelp), caption: caption)
    if let knowledge = document.knowledge { paper.add(paragraph: knowledge) }
    return paper.text
  }

  /// What an answer has cost; `nil` with `--no-run`.
  func shownRun(of answer: Answer) -> RunInfo? { self[Options.noRun] ? nil : answer.run }

  /// Appends an answer in the format that was asked for.
  func write(_ answer: Answer, into writer: inout JSONWriter) throws(Fault) {
    let document = answer.reply.document
    switch format {
    case .json: answer.write(showsRun: !self[Options.noRun], to: &writer)
    case .text: writer.text(console.style.finished(document.text(style: console.style, run: shownRun(of: answer))))
    case .csv, .tsv: try tableForm.write(document, to: &writer)
    case .html:
      writer.text(page(of: [answer], seeds: []).html)
    case .brief: writer.text(console.style.finished(document.brief() + "\n"))
    case .markdown: writer.text(try paper(answer, .markdown))
    case .latex: writer.text(try paper(answer, .latex))
    case .bfile, .obf, .ggf, .pgn, .questions:
      guard document.write(format, to: &writer) else { throw .usage("\(format.lack ?? ""); use --format json") }
    case .svg:
      guard let figure = document.figure else {
        throw .usage("this answer has no figure; use --format html or text")
      }
      writer.text(figure)
    }
  }
}
