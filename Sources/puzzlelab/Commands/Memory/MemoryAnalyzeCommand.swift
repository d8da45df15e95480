import Catalogue
import Memory
import Reports

extension Command {
  /// `puzzlelab memory analyze`.
  static let memoryAnalyze: Command = Command(
    "memory", "analyze",
    summary: "Give the exact value of a state and of each move",
    discussion: """
      N pairs lie on the table, of K of the cards you know the face, no two of them alike (take known pairs first). \
      A move is named by the number of unknown cards that it may turn: 2, 1 or 0. \
      For one player the value is the expected number of turns, for two the expected number of pairs ahead of the other.
      """,
    options: [.pairCount, .knownCards, .pairPlayers, .digits] + Option.answer,
    examples: [
      Example("memory analyze --pairs 10 --known 0", "A fresh table of twenty cards"),
      Example("memory analyze --pairs 6 --known 1 --players 2 --json", "Where the closed rule fails"),
    ]
  ) { call in
    guard let pairs = call.integer(.pairCount) else { throw call.missing(.pairCount) }
    try call.emit(
      try MemoryAnalyzeDocument(
        pairs: pairs, known: call.integer(.knownCards) ?? 0, seats: call.seats, digits: call.digits))
    return .done
  }
}

extension Option {
  static let pairCount = Option(
    "pairs", .integer(0...PairsSolver.exactLimit), help: "The number of pairs on the table")
  static let knownCards = Option(
    "known", .integer(0...PairsSolver.exactLimit), metavar: "K", default: "0", help: "How many single cards are known")
}
