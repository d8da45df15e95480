import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks match`.
  static let matchsticksMatch: Command = Command(
    "matchsticks", "match",
    summary: "Let strategies play against each other",
    discussion: """
      The strategies of the source: dumb takes as little as possible, wild makes any move with equal chances, clever leaves a \
      losing number. perfect knows every rule. Each of two strategies moves first in turn; the exact chance \
      stands beside what the games gave.
      """,
    options: Option.game + [
      .pile, .strategies, .matchGames, .seed, .threads, .digits, .format(.text, .json, .csv), .json, .output, .time,
    ],
    examples: [
      Example(
        "matchsticks match --strategies clever,wild --pile 18 --take-limit 3 --games 100000 --seed 1",
        "The clever player against chance")
    ]
  ) { call in
    let game = try call.takeAwayGame()
    guard let bytes = try call.numberText(.pile) else { throw call.missing(.pile) }
    let pile = try call.reading(.pile) { try HeapsNotation.parsePile(bytes) }
    let strategies = try call.strategies()
    let games = call.integer(.matchGames) ?? TakeAwayGame.defaultGames
    let results = try call.solving {
      try game.match(
        strategies, heap: pile, games: games, seed: call.seed, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(
      MatchsticksMatchDocument(
        game: game, pile: pile.small ?? 0, strategies: strategies, games: games, seed: call.seed, results: results,
        digits: call.digits), threads: call.threads)
    return .done
  }
}

extension Call {
  /// The strategies that `--strategies` names.
  fileprivate func strategies() throws -> [Strategy] {
    let words = try required(.strategies).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return try words.map { word in
      guard let strategy = Strategy(rawValue: word) else {
        let known = Strategy.allCases.map(\.rawValue)
        let hint = Suggestion.hint(for: word, among: known)
        throw CommandError.usage(
          "--strategies: \(Quoting.quoted(word)) is not one of \(known.joined(separator: ", "))\(hint)")
      }
      return strategy
    }
  }
}

extension Option {
  static let strategies = Option(
    "strategies", .text, metavar: "LIST", help: "One or more of dumb, wild, clever, perfect, separated by commas")
  static let matchGames = Option(
    "games", .integer(1...1_000_000_000), default: "100000", help: "Play N games for every pairing")
}
