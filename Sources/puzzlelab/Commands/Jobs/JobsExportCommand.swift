import Documents
import Jobs
import Questions
import Streams

extension Command {
  static let jobsExport: Command = Command(
    "jobs", "export",
    summary: "Write the answers of a job, in the order of its questions",
    discussion: """
      As JSON, one document per line, byte for byte as 'batch --no-run' answers. A question that was given up has an \
      error document in its place. As CSV or TSV, one row per answer, with a column for each member of requests and results; \
      values other than numbers and text are JSON in their cells. Every answer is compared with its checksum.

      Missing answers are an error; --partial omits them. With --failed only the questions that went wrong so far are \
      written, as error documents: what they ask, their line in the file, and why they failed. The Python package writes Parquet: 'python3 -m \
      puzzlelab.parquet results.db answers.parquet'.
      """,
    operands: [Operand("RESULTS", .one, isFile: true, help: "The results of a job")],
    parameters: [
      Options.format([.json, .csv, .tsv]), Options.columns, JobOptions.partial, JobOptions.failed, Options.output,
    ],
    examples: [
      Example("jobs export results.db -o answers.jsonl", "All answers, one document per line"),
      Example("jobs export results.db --format csv --partial -o answers.csv", "The answers so far, as a table"),
      Example("jobs export results.db --failed --format csv -o failed.csv", "The questions that failed, as a table"),
    ]
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    let file = try Fault.catching { () throws(JobError) in try JobFile(reading: path, limits: call.stopping) }
    let missing = try Fault.catching { () throws(JobError) in try file.missing(in: file.facts.questions) }
    let failed = call[JobOptions.failed]
    if failed, call[JobOptions.partial] { throw Fault.usage("--failed and --partial exclude each other") }
    if let first = missing.first, !call[JobOptions.partial], !failed {
      let count = missing.map(\.count).reduce(0, +)
      throw Fault.data(
        "\(path): \(Wording.count(count, "answer is", "answers are")) missing (first: question \(first.lowerBound)); "
          + "resume with 'jobs run', or use --partial")
    }
    if !call.format.isTable, call[Options.columns] != nil {
      throw Fault.usage("--columns goes with --format csv or tsv")
    }
    if call.format.isTable { return try call.exportTable(of: file) }
    try file.forEachPiece(failure: Fault.init) { piece throws(Fault) in
      try call.console.write(piece.lines(failed: failed))
    }
    return try Fault.catching { () throws(JobError) in try file.summary(isChecked: false).status }
  }
}

extension JobPiece {
  /// The lines in the place of its questions, or only the error documents among them.
  fileprivate func lines(failed: Bool) -> [UInt8] {
    switch self {
    case .answers(_, let answers):
      guard failed else { return Array(answers) }
      let lines = answers.split(separator: UInt8(ascii: "\n")).filter(JobShard.isError)
      return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    case .failure(let failure):
      var json = JSONWriter()
      failure.fault.write(ask: failure.ask, to: &json)
      return json.bytes
    case .gap: return []
    }
  }
}

extension Call {
  /// Writes a table: first all answers are read to know its columns.
  fileprivate func exportTable(of file: JobFile) throws(Fault) -> ExitStatus {
    var table = AnswerTable()
    let failed = self[JobOptions.failed]
    try file.forEachPiece(failure: Fault.init) { piece throws(Fault) in try table.note(piece.lines(failed: failed)[...])
    }
    let choice: ColumnChoice? =
      if let columns = self[Options.columns] { try ColumnChoice(columns, among: table.columns) } else { nil }
    func separated(_ records: [UInt8]) -> [UInt8] { format == .tsv ? TSVLine.encoded(records) : records }
    try console.write(separated(choice?.titles(of: table.columns) ?? Array(CSVLine.encode(table.columns).utf8)))
    try file.forEachPiece(failure: Fault.init) { piece throws(Fault) in
      let rows = try table.rows(of: piece.lines(failed: failed)[...])
      try console.write(separated(choice?.rows(of: rows) ?? rows))
    }
    return try Fault.catching { () throws(JobError) in try file.summary(isChecked: false).status }
  }
}
