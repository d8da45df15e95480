import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks sequence`.
  static let matchsticksSequence: Command = Command(
    "matchsticks", "sequence",
    summary: "Print the Grundy values of the heaps 0, 1, 2, …",
    discussion: """
      Normal play. For last-move rules, whose heaps have no Grundy values, it prints the smallest take that wins when nothing \
      limits it. CSV is written as it is computed, JSON piece by piece once it is; Ctrl-C ends it with what is known.
      """,
    options: [.rules, .takeLimit, .largestHeap, .format(.text, .json, .csv), .json, .output, .time],
    examples: [
      Example("matchsticks sequence --rules octal:0.77 --to 100", "Kayles"),
      Example("matchsticks sequence --rules octal:0.6 --to 1000000 --format csv", "Officers, as a table"),
    ]
  ) { call in
    let rules = try call.takeAwayRules()
    let bound = call.integer(.largestHeap) ?? 100
    let game = TakeAwayGame(rules)
    guard call.format == .csv else {
      let list = try call.solving {
        try game.values(upTo: bound, limits: call.limits(), observer: call.console.observer)
      }
      try call.emit(list, rules: rules, bound: bound)
      return list.stop == nil ? .done : .stopped
    }
    var sent = 0
    let kind: ValueSequence.Kind = if case .lastMove = rules { .smallestWinningTake } else { .grundyValue }
    try call.console.write(Array(MatchsticksSequenceDocument.csvHeader(kind.rawValue).utf8))
    let done = try game.sequence(upTo: bound, limits: call.limits(), observer: call.console.observer) { values in
      try call.console.write(Array(MatchsticksSequenceDocument.csvLines(values[...], from: sent).utf8))
      sent += values.count
    }
    try call.console.output.flush()
    return done.stop == nil ? .done : .stopped
  }
}

extension Call {
  /// Prints values as text, or as JSON piece by piece.
  fileprivate func emit(_ list: ValueList, rules: Ruleset, bound: Int) throws {
    if format == .json {
      try MatchsticksSequenceDocument.writeJSON(rules: rules, bound: bound, list: list, run: { run() }) {
        try console.write($0)
      }
      return try console.output.flush()
    }
    var values: [Int] = []
    list.forEachRun { values += $0 }
    try emit(MatchsticksSequenceDocument(rules: rules, bound: bound, sequence: list.sequence, values: values))
  }
}
