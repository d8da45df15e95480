import Documents
import GameCore
import Jobs
import Questions
import Streams

extension Command {
  static let jobsRun: Command = Command(
    "jobs", "run",
    summary: "Answer a file of questions on many processes",
    discussion: """
      The questions are those of 'batch', one per line. Worker processes answer them shard by shard; shards are saved \
      atomically. After Ctrl-C, a power cut or kill -9 at any moment, run the same command again to resume; 'jobs \
      export' then writes, byte for byte, what 'batch --no-run' would.

      If a worker dies only its shard is repeated, by others. A question that kills every process is found by \
      bisection, tried --attempts times and named; the rest is answered. With --patience a worker that hangs counts as \
      dead. Answers of two versions, or with different data, are never mixed.

      SIGTERM, which schedulers send before they kill, is like Ctrl-C: workers hand in what is finished, and a question \
      with "checkpoint" saves its work; there are 20 s for that.

      Machines without a shared disk answer --part 1/3, 2/3 and 3/3 of the same file; 'jobs merge' combines the results. \
      The exit status is 0 once every question of the part has an answer.
      """,
    operands: [Operand("QUESTIONS", .one, isFile: true, help: "The questions, one per line")],
    parameters: [
      JobOptions.results, JobOptions.workers, JobOptions.part, JobOptions.retry, JobOptions.begin, JobOptions.shard,
      JobOptions.seconds,
      JobOptions.patience, JobOptions.attempts, JobOptions.worker, Options.json, Options.noRun, Options.data,
    ],
    examples: [
      Example("jobs run questions.jsonl -j 8 -o results.db", "On eight processes; run it again to resume"),
      Example("jobs run questions.jsonl --part 2/5 -o second.db", "A fifth of the work, on one of five machines"),
      Example(
        "jobs run questions.jsonl -j 4 --worker 'ssh host puzzlelab' -o results.db", "On another machine"),
    ]
  ) { call throws(Fault) in
    guard call.arguments.isGiven(JobOptions.results) else { throw call.arguments.missing(JobOptions.results) }
    let (path, results) = (call.operand(0) ?? "-", call[JobOptions.results])
    let version = call.jobVersion
    let facts = try JobFacts(of: path, version: version, console: call.console)
    let part = call[JobOptions.part].map { facts.questions(ofPart: $0.number, of: $0.count) }
    let gaps = try Fault.catching { () throws(JobError) in
      let file = try JobFile(adding: results, facts, limits: call.stopping)
      if call[JobOptions.retry] { try file.forgetFailures() }
      return try file.missing(in: part ?? facts.questions)
    }
    if !gaps.isEmpty, !call[JobOptions.begin] {
      let source = try ByteSource(path, stopSignal: call.console.stopSignal)
      try call.jobRun(version).run(gaps, of: source, facts: facts, into: results)
    }
    var status = try call.showJob(results)
    if let part, status == .stopped {
      let missing = try Fault.catching { () throws(JobError) in
        try JobFile(reading: results, limits: call.stopping).missing(in: part)
      }
      // The other parts are for others.
      if missing.isEmpty { status = .done }
    }
    return call.console.stopSignal.isRaised ? status.combined(with: .stopped) : status
  }
}

extension Call {
  /// How the options have questions answered.
  fileprivate func jobRun(_ version: JobVersion) -> JobRun {
    var words = self[JobOptions.worker].map { $0.split(separator: " ").map(String.init) } ?? []
    if words.isEmpty { words = [FileSystem.executable ?? ProgramName.called] }
    words += ["jobs", "work", "--leash"]
    if let data = self[Options.data] { words += ["--data", data] }
    return JobRun(
      worker: words, workers: self[JobOptions.workers] ?? Workers.processorCount, version: version,
      most: self[JobOptions.shard], seconds: self[JobOptions.seconds], patience: self[JobOptions.patience],
      attempts: self[JobOptions.attempts], console: console)
  }
}
