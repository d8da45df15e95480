import Documents
import GameCore
import Questions

extension CommandGroup {
  static let jobs: CommandGroup = CommandGroup(
    "jobs", summary: "Files of questions, answered by many processes, here or elsewhere",
    commands: [.jobsRun, .jobsMerge, .jobsExport, .jobsTotal, .jobsWork], isGame: false)
}

/// Options of the commands about jobs.
enum JobDoor {
  static let results = Parameter(
    required: "results", letter: "o", .path, help: "The file of results to make, or to go on with")
  static let workers = Parameter(
    "workers", letter: "j", .integer(1...1024), shown: "all processors", help: "Start N worker processes")
  static let worker = Parameter(
    "worker", .text("COMMAND"), shown: "this program itself",
    help: "Start workers by this command, which 'jobs work' is added to: 'ssh HOST puzzlelab'")
  static let shard = Parameter(
    "shard", .integer(1...1 << 20), default: 8192, help: "Hand at most N questions to a worker at a time")
  static let seconds = Parameter(
    "seconds", .integer(1...86_400), default: 1, help: "Keep answers after N seconds, when the answer is ready")
  static let patience = Parameter(
    "patience", .integer(1...86_400), shown: "for ever",
    help: "End a worker as one that hangs when it is silent for N seconds beyond --seconds")
  static let attempts = Parameter(
    "attempts", .integer(1...100), default: 3, help: "Give a question up after it has ended N processes")
  static let retry = Parameter(flag: "retry", help: "Ask the questions again that were given up")
  static let part = Parameter("part", .part, shown: "all of it", help: "Answer only part I of N: 2/5")
  static let begin = Parameter(flag: "begin", help: "Only make the file of results, for a cluster to fill")
  static let partial = Parameter(flag: "partial", help: "Leave out what is missing, instead of refusing")
}

extension Call {
  /// What stops the reading of a file.
  var stopping: SearchLimits { SearchLimits(stopSignal: console.stopSignal) }

  /// Prints what `jobs status` says about a file of results, and ends as it does.
  func showJob(_ path: String) throws -> ExitStatus {
    var asking = Asking(.jobsStatus, naming: .flags)
    asking.arguments.set(JobParameters.results, to: path)
    // After a stop, too, a person is told how far the job has come; the next signal ends the
    // program.
    let answering = Answering(surroundings: surroundings, observer: console.observer, stopSignal: StopSignal())
    let answer = try answering.answer(asking, since: started)
    console.progressBar?.close()
    try emit(answer)
    return answer.status
  }
}
