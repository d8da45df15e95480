import Documents
import Jobs

extension JobError: ReportedError {
  /// Which results can't be used, why, and what to do.
  package var message: String {
    switch self {
    case .database(let error): error.message
    case .otherQuestions(let path): "\(path): these are results of other questions; name another file"
    case .otherVersion(let path, let found, let expected):
      "\(path): answers of puzzlelab \(found), but this is \(expected): versions can't be mixed; name another file"
    case .disagreement(let path, let ordinal):
      "\(path): question \(ordinal) has a different answer there, so one of the two is wrong"
    case .damaged(let path, let questions):
      "\(path): the answers to questions \(questions.lowerBound) to \(questions.upperBound - 1) are damaged; use a copy"
    }
  }

  /// The fault of results: of their contents, or of the system.
  package var status: ExitStatus { if case .database(let error) = self { error.status } else { .data } }
}
