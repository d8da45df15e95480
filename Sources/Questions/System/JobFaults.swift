import Documents
import Jobs

extension JobFailure {
  /// What takes the place of the answer: an error document.
  package var fault: Fault {
    var fault = Fault(.internal, "no answer: this question killed \(attempts) processes, the last \(reason)")
    fault.line = line
    return fault
  }
}

extension JobSummary {
  /// The status of a job with these results: 70 when questions killed their processes, 75 when some
  /// wait, otherwise the most serious of the answers, as in `batch`.
  package var status: ExitStatus {
    if !failures.isEmpty { return .internal }
    if !isComplete { return .stopped }
    let answers = statuses.map { ExitStatus(rawValue: Int32(clamping: $0)) ?? .internal }
    return answers.reduce(.done) { $0.combined(with: $1) }
  }
}
