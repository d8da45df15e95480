import Documents
import GameCore
import Matchsticks
import Questions

extension Domain where Value == [Int] {
  /// Bounds of a map: one number, or one for each letter.
  fileprivate static var bounds: Domain {
    list(of: .integer(0...LineLimits.mostPositions))
  }
}

extension Question {
  private static let bounds = Parameter(
    "to", typedAs: ["n", "max", "upto", "size"], .bounds, default: [20],
    help: "The largest number of each letter: one for all, or 20,30")
  private static let fixed = Parameter(
    "at", .letterValues,
    help: "Letters that don't vary: c=2 (those with a starting value have that); with dots heaps are a, b, c, …")
  private static let values = Parameter(
    flag: "values", help: "Compute the Grundy value of every position, too")

  static let matchsticksMap = Question(
    "matchsticks.map", summary: "Map the P-positions of a line with several letters",
    discussion: """
      Every position whose numbers are at most N: those from which the player to move loses, listed and counted, and a \
      picture (--format svg or html). Up to three letters vary; --at fixes others. The rules are a line (help rules), \
      or a game that is one, such as wythoff; for one with dots --heap-count says how many heaps there are.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, bounds, MatchsticksParameters.heapCount, fixed, values, MatchsticksParameters.play,
      MatchsticksParameters.limit,
    ],
    examples: [
      Example("matchsticks map --rules 'a,b -> a-k,b; a,b-k; a-k,b-k' --to 20", "Wythoff's game"),
      Example("matchsticks map --rules euclid --to 30 --format svg -o euclid.svg", "Euclid's game, as a picture"),
      Example("matchsticks map --rules chocolate --to 8 --values --format csv", "Grundy values, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    guard let rules = arguments[MatchsticksParameters.rules] else {
      throw arguments.missing(MatchsticksParameters.rules)
    }
    let game = TakeAwayGame(rules, play: arguments[MatchsticksParameters.play])
    let map = try arguments.mapping(bounds, fixed, values) { () throws(SolverError) in
      try game.map(
        upTo: arguments[bounds], heapCount: arguments[MatchsticksParameters.heapCount], fixed: arguments[fixed] ?? [:],
        values: arguments[values],
        listing: arguments[MatchsticksParameters.limit], limits: context.limits, observer: context.observer)
    }
    return TypedReply(MatchsticksMapDocument(game: game, map: map))
  }
}

extension Arguments {
  /// Asks for a map; where it can't be as it is asked for, the parameter that says so is named.
  fileprivate func mapping<Answer>(
    _ bounds: Parameter<[Int]>, _ fixed: Parameter<[RuleLetter: Int]?>, _ values: Parameter<Bool>,
    _ body: () throws(SolverError) -> Answer
  ) throws(Fault) -> Answer {
    do throws(SolverError) {
      return try body()
    } catch {
      let fault = Fault(error)
      switch error {
      case .map(.bounds): throw fault.about(name(of: bounds))
      case .map(.heapCount): throw fault.about(name(of: MatchsticksParameters.heapCount))
      case .map(.letter): throw fault.about(name(of: fixed))
      case .map(.letters) where self[fixed] != nil: throw fault.about(name(of: fixed))
      case .map(.noValues): throw fault.about(name(of: values))
      case .map: throw fault.about(name(of: MatchsticksParameters.rules))
      default: throw fault
      }
    }
  }
}
