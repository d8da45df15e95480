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
