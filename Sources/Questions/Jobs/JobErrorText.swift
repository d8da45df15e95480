import Documents
import Jobs

extension JobError: ReportedError {
  /// Which results can't be used, why, and what to do.
  package var message: String {
    switch self {
    case .database(let error): error.message
    case .otherQuestions(let path): "\(path): these are the results of other questions; name another file"
    case .otherVersion(let path, let found, let expected):
      "\(path): answers of puzzlelab \(found), and this is \(expected): two versions aren't mixed; name another file"
    case .disagreement(let path, let ordinal):
      "\(path): question \(ordinal) is answered there in another way, so one of the two answers is wrong"
    case .damaged(let path, let questions):
      "\(path): the answers to questions \(questions.lowerBound) to \(questions.upperBound - 1) are damaged; take a copy"
    }
  }
}
