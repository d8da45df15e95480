import Documents
import Matchsticks
import Questions

extension Domain where Value == HeapRules {
  /// The rules of heaps in a sum of games.
  fileprivate static var heapRules: Domain {
    Domain("RULES", schema: .string) { text throws(RulesError) in
      try HeapRulesNotation.parse(text)
    } write: {
      $1.string($0.description)
    }.with { $0.readsSets() }
  }
}

extension Domain where Value == HeapSum {
  /// Heaps under several rules.
  fileprivate static var heapSum: Domain {
    Domain("SUM", schema: .string) { text throws(RulesError) in
      try HeapSumNotation.parse(text)
    } write: {
      $1.string($0.description)
    }
  }
}

extension Question {
  private static let rules = Parameter(
    "rules", .heapRules,
    help: "'take:1,3|2,4': what Left and Right may take; a line, 'n -> n-1 | n-2'; or rules for both (help rules)")
  private static let sum = Parameter(
    "sum", .heapSum, help: "Heaps under several rules: 'take:1|2 5,7 + nim 3 + (n -> n-1 | n-2) 4'")
  private static let bound = Parameter(
    "to", .integer(0...10_000),
    help: "Instead of a position, list the values of the heaps 0 to N; under a line of all positions with such numbers")
  private static let play = MatchsticksParameters.play(only: .normal)

  static let matchsticksValue = Question(
    "matchsticks.value", summary: "Compute the values of partizan games (Left and Right have different moves)",
    discussion: """
      Canonical form, who wins, mean and temperature, and the best moves of both players, in normal play. Values are \
      numbers (3/4), nimbers (*2), ups (↑ ⇑ ↑3), tinies and minies, switches (±1), or options of Left and Right \
      ({2|1}); 2* is 2 and * together. L: Left wins, no matter who moves first; R: Right does; N: the player who moves \
      first wins; P: the player who moves second does.

      In a partizan rule a single number is that number only: take:1|2 lets Left take one match and Right two. A line \
      (help rules) has Right's moves after a bar; its positions may have several numbers, any number of heaps, and \
      remember something (--at). Heaps under rules for both players are nimbers and may be added to others in --sum.
      """,
    operand: Operand("HEAPS", .any, of: MatchsticksParameters.heaps, help: "The heaps, as for --heaps"),
    pieces: Pieces("position", "positions", of: MatchsticksParameters.heaps),
    parameters: [
      rules, MatchsticksParameters.pile, MatchsticksParameters.heaps, MatchsticksParameters.memory, sum, bound, play,
      Parameter.digits,
    ],
    examples: [
      Example("matchsticks value --rules 'take:1,3|2,4' --to 12", "Left takes 1 or 3, Right 2 or 4: a table"),
      Example("matchsticks value --rules 'take:1,3|2,3' --heaps 5,6", "Two heaps: who wins, and how"),
      Example("matchsticks value --sum 'take:1,3|2,4 2,4 + kayles 5'", "With a heap of Kayles added"),
      Example(
        "matchsticks value --rules 'a,b if a>0 and b>0 -> k,b and a-k,b | a,k and a,b-k' --heaps 4,2",
        "Cutcake: Left cuts across, Right along"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.check(
      play, isOnly: .normal,
      "values exist in normal play only; for misère sums of impartial rules use matchsticks analyze")
    try arguments.atMostOne(of: rules, sum)
    try arguments.atMostOne(of: MatchsticksParameters.memory, sum)
    try arguments.atMostOne(of: MatchsticksParameters.pile, MatchsticksParameters.heaps, sum, bound)
    if let last = arguments[bound] {
      guard let rules = arguments[rules] else { throw arguments.missing(rules, sum) }
      let memory = try arguments.memory(of: rules.line)
      let values = try arguments.solving { () throws(SolverError) in
        try rules.values(upTo: last, memory: memory, limits: context.limits, observer: context.observer)
      }
      return TypedReply(
        MatchsticksValueDocument(rules: rules, values: values, digits: arguments[.digits]),
        status: values.ending == nil ? .done : .stopped)
    }
    let position = try arguments.heapSum(rules, sum)
    return TypedReply(
      MatchsticksValueDocument(
        sum: position,
        value: try arguments.solving { () throws(SolverError) in try position.value(limits: context.limits) },
        digits: arguments[.digits]))
  }
}

extension Arguments {
  /// The sum that was given, in one of two ways.
  fileprivate func heapSum(_ rules: Parameter<HeapRules?>, _ sum: Parameter<HeapSum?>) throws(Fault) -> HeapSum {
    if let sum = self[sum] { return sum }
    guard let rules = self[rules] else { throw missing(rules, sum) }
    typealias P = MatchsticksParameters
    guard let heaps = self[P.pile].map({ [$0] }) ?? self[P.heaps] else { throw missing(P.pile, P.heaps) }
    return HeapSum([HeapSum.Part(rules, heaps: heaps, memory: try memory(of: rules.line))])
  }
}
