import GameCore

extension StopReason {
  /// The reason in a few words for a person.
  package var words: String {
    switch self {
    case .nodeLimit: "node limit"
    case .deadline: "time limit"
    case .interrupted: "interrupted"
    }
  }
}

extension Stopped: ReportedError {
  /// What stopped the work.
  package var message: String {
    reason == .interrupted ? "interrupted before there was an answer" : "no answer before the \(reason.words)"
  }
  /// Nothing is wrong.
  package var status: ExitStatus { .stopped }
}

extension StopReason: JSONWritable {}
