import GameCore

extension StopReason {
  /// The reason in a few words for a person.
  package var words: String {
    switch self {
    case .nodeLimit: "the node limit was reached"
    case .deadline: "the time was up"
    case .interrupted: "interrupted"
    }
  }
}

extension Stopped: ReportedError {
  /// What ended the work.
  package var message: String { "stopped before there was an answer: \(reason.words)" }
  /// Nothing is wrong.
  package var isStop: Bool { true }
}

extension StopReason: JSONWritable {}
