import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks quotient`.
  static let matchsticksQuotient: Command = Command(
    "matchsticks", "quotient",
    summary: "Compute the misère quotient of a take-and-break game",
    discussion: """
      The finite commutative monoid that decides every sum in misère play (Plambeck & Siegel), with its P-elements and the \
      element of every heap. It goes on until the quotient is proved to be that of all heaps, or up to --heap; a quotient that \
      grows without end stops with what there is.
      """,
    options: [.rules, .takeLimit, .heapBound, .heaps] + Option.answer + [.time],
    examples: [
      Example("matchsticks quotient --rules octal:0.77", "Misère Kayles: 40 elements"),
      Example("matchsticks quotient --rules octal:0.77 --heaps 5,5,9", "Who wins a sum"),
    ]
  ) { call in
    let rules = try call.takeAwayRules()
    let bound = call.integer(.heapBound) ?? 400
    var position: [Int]?
    if let bytes = try call.numberText(.heaps) {
      let heaps = try call.reading(.heaps) { try HeapsNotation.parse(bytes) }
      position = heaps.compactMap(\.small)
      guard position?.count == heaps.count else {
        throw CommandError.data("--heaps: too large for a quotient; ask matchsticks analyze --play misere")
      }
    }
    let quotient = try call.solving {
      try TakeAwayGame(rules, play: .misere).quotient(
        upTo: bound, limits: call.limits(), observer: call.console.observer)
    }
    try call.emit(MatchsticksQuotientDocument(rules: rules, bound: bound, quotient: quotient, position: position))
    return quotient.period != nil || quotient.heap >= bound ? .done : .stopped
  }
}

extension Option {
  static let heapBound = Option(
    "heap", .integer(1...10_000), metavar: "H", default: "400", help: "The largest heap to include")
}
