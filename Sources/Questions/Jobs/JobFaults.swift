import Documents
import Jobs

extension Fault {
  /// The fault of results: of their contents, or of the system.
  package init(job error: JobError) {
    switch error {
    case .database(let error): self = Fault(database: error)
    case .otherQuestions, .otherVersion, .disagreement, .damaged: self = .data(error.message)
    }
  }

  /// Runs what opens, reads or changes results; its errors become faults.
  package static func translatingJobs<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as JobError { throw Fault(job: error) }
  }
}

extension JobFailure {
  /// What stands in the place of the answer: an error document.
  package var fault: Fault {
    var fault = Fault(.internal, "no answer: this question killed \(attempts) processes, the last \(reason)")
    fault.line = line
    return fault
  }
}

extension JobSummary {
  /// The status of a job with these results: 70 when questions ended their processes, 75 when some
  /// wait, else the gravest of the answers, as `batch` has it.
  package var status: ExitStatus {
    if !failures.isEmpty { return .internal }
    if !isComplete { return .stopped }
    let answers = statuses.map { ExitStatus(rawValue: Int32(clamping: $0)) ?? .internal }
    return answers.reduce(.done) { $0.combined(with: $1) }
  }
}
