import Catalogue
import GameCore
import Memory
import Reports

extension Command {
  /// `puzzlelab memory simulate`.
  static let memorySimulate: Command = Command(
    "memory", "simulate",
    summary: "Play many games between simulated players",
    discussion: """
      optimal remembers everything and plays best; naive remembers everything and always turns two unknown cards; \
      forgetful is like naive but remembers only the last --recall distinct cards. With a second player they play against \
      each other and begin in turn. The same seed gives the same games with any number of threads.
      """,
    options: [
      .simulatedPairs, .pairFirst, .pairSecond, .pairRecall, .pairGames, .seed, .threads, .time,
    ] + Option.answer,
    examples: [
      Example(
        "memory simulate --pairs 10 --first forgetful --recall 3 --games 20000", "A solitaire with a short memory"),
      Example(
        "memory simulate --pairs 8 --first optimal --second naive --games 20000 --json", "What good moves are worth"),
    ]
  ) { call in
    guard let pairs = call.integer(.simulatedPairs) else { throw call.missing(.simulatedPairs) }
    let recall = call.integer(.pairRecall)
    let strategies = try [call.text(.pairFirst) ?? "optimal", call.text(.pairSecond)].compactMap { word in
      try word.map { try call.pairStrategy($0, recall: recall) }
    }
    let games = call.unsigned(.pairGames) ?? 100_000
    let limits = call.limits()
    let tally = PairsSimulation.run(
      pairs: pairs, strategies: strategies, games: games, seed: call.seed, limits: limits,
      observer: call.console.observer)
    try call.emit(
      MemorySimulateDocument(
        tally, pairs: pairs, strategies: strategies, games: games, seed: call.seed, recall: recall),
      threads: limits.threads)
    return tally.stopReason == nil ? .done : .stopped
  }
}

extension Call {
  /// The strategy that a word names.
  fileprivate func pairStrategy(_ word: String, recall: Int?) throws(CommandError) -> Strategy {
    switch word {
    case "naive": return .naive
    case "forgetful":
      guard let recall else { throw missing(.pairRecall) }
      return .forgetful(recall: recall)
    default: return .optimal
    }
  }
}

extension Option {
  private static let pairStrategyWords = ["optimal", "naive", "forgetful"]
  static let simulatedPairs = Option("pairs", .integer(1...5000), help: "The number of pairs")
  static let pairFirst = Option(
    "first", .choice(pairStrategyWords), default: "optimal", help: "How the first player plays")
  static let pairSecond = Option(
    "second", .choice(pairStrategyWords), default: "nobody: a solitaire", help: "How the second player plays")
  static let pairGames = Option(
    "games", .integer(1...1_000_000_000), metavar: "N", default: "100000", help: "Play N games")
}
