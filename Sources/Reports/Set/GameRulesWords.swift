import SetGame

extension GameRules.Refill {
  /// The word on the command line and in JSON.
  package var word: String {
    switch self {
    case .classic: "classic"
    case .replace: "replace"
    }
  }
}

extension GameRules.Pick {
  /// The word on the command line and in JSON.
  package var word: String {
    switch self {
    case .random: "random"
    case .first: "first"
    case .mostRemaining: "most-remaining"
    }
  }

  /// What is taken, for a sentence.
  var phrase: String {
    switch self {
    case .random: "a random Set"
    case .first: "the first Set by position"
    case .mostRemaining: "a Set that leaves the most Sets"
    }
  }
}
