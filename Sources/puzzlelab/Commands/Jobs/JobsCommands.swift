import Documents
import GameCore
import Questions
import Streams

extension CommandGroup {
  static let jobs: CommandGroup = CommandGroup(
    "jobs", summary: "Run files of questions on many processes or machines",
    commands: [.jobsEstimate, .jobsRun, .jobsMerge, .jobsExport, .jobsTotal, .jobsWork], isGame: false)
}

extension Call {
  /// The version that answers of this program, with its data, belong to.
  var jobVersion: JobVersion { JobVersion { name throws(Fault) in try dataFile(name) } }
}

/// Options of the commands about jobs.
enum JobOptions {
  static let results = Parameter(
    required: "results", letter: "o", .path, help: "The file of results to create or to resume")
  static let workers = Parameter(
    "workers", letter: "j", .integer(1...1024), shown: "all processors", help: "Start N worker processes")
  static let worker = Parameter(
    "worker", .text("COMMAND"), shown: "this program",
    help: "Start workers by this command, to which 'jobs work' is added: 'ssh HOST puzzlelab'")
  static let shard = Parameter(
    "shard", .integer(1...1 << 20), default: 8192, help: "Hand at most N questions to a worker at a time")
  static let seconds = Parameter(
    "seconds", .integer(1...86_400), default: 1, help: "Save answers every N seconds, once the current one is finished")
  static let patience = Parameter(
    "patience", .integer(1...86_400), shown: "for ever",
    help: "Kill a worker that is silent for N seconds beyond --seconds, as hung")
  static let attempts = Parameter(
    "attempts", .integer(1...100), default: 3, help: "Give up a question after it has killed N processes")
  static let retry = Parameter(flag: "retry", help: "Retry the questions that were given up")
  static let part = Parameter("part", .part, shown: "all of it", help: "Answer only part I of N: 2/5")
  static let begin = Parameter(flag: "begin", help: "Only create the file of results, for a cluster to fill")
  static let sample = Parameter(
    "sample", typedAs: ["n"], .integer(1...1_000_000), default: 100,
    help: "Answer N questions, or all if there are fewer")
  static let failed = Parameter(
    flag: "failed", help: "Only questions without an answer so far: error documents, and questions that were given up")
  static let partial = Parameter(flag: "partial", help: "Omit missing answers instead of refusing")
}

extension Call {
  /// What stops the reading of a file.
  var stopping: SearchLimits { SearchLimits(stopSignal: console.stopSignal) }

  /// Prints what `jobs status` says about a file of results, and ends as it does.
  func showJob(_ path: String) throws(Fault) -> ExitStatus {
    var request = Request(.jobsStatus, naming: .flags)
    request.arguments.set(JobParameters.results, to: path)
    // After a stop, too, the message says how far the job has come; the next signal ends the
    // program.
    let answering = Answering(environment: environment, observer: console.observer, stopSignal: StopSignal())
    let answer = try answering.answer(request, since: started)
    console.progressBar?.close()
    try emit(answer)
    return answer.status
  }
}
