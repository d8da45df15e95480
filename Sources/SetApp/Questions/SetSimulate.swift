import Documents
import Questions
import SetGame

extension Question {
  static let setSimulate = Question(
    "set.simulate", version: 2, summary: "Play many whole games and count what happens",
    discussion: """
      Twelve cards are dealt, of another deck as many as 'set play' deals; while there is a Set one is taken and the \
      gaps are filled from the deck; when there is none, three more cards are dealt; at the end the deck is empty and \
      no Set is left. Games with other decks take longer: 10,000 are played unless their number is given. Reports, by the number of \
      cards on the table and in the deck, the share of tables without a Set and the mean number of Sets; and, for \
      whole games, the number of cards left at the end and the largest table; with 95 % confidence intervals.

      The same seed gives the same answer on any number of threads.
      """,
    parameters: [
      SetParameters.gameCount, SetParameters.deck, SetParameters.dimension, SetParameters.rule, SetParameters.pick,
      Parameter.seed, Parameter.skip,
    ],
    examples: [
      Example("set simulate --games 1000000", "A million games by the printed rules"),
      Example("set simulate --games 1000000 --pick first --json", "Always the first Set: a biased strategy"),
      Example("set simulate --deck quads", "Games of EvenQuads"),
      Example("set simulate --games 1000000 --skip 1000000 --json", "The second million, for 'jobs total'"),
    ],
    parts: .games { arguments, sums, _ throws(Fault) in
      SimulatedGames(try arguments.setSimulation(), sums: sums).map {
        TypedReply(SetSimulateDocument($0, isPart: arguments.isGiven(Parameter.skip)))
      }
    },
    settle: Arguments.settleSimulation
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, junior, quads, ultra or ghost") { $0.isSimulated }
    let games = SimulatedGames.play(
      try arguments.setSimulation(), limits: context.limits, observer: context.observer)
    return TypedReply(
      SetSimulateDocument(games, isPart: arguments.isGiven(Parameter.skip)),
      status: games.stopped == nil ? .done : .stopped)
  }
}

extension Arguments {
  /// Names the deck in one way, and fewer games where they take longer.
  fileprivate static func settleSimulation(_ arguments: inout Arguments) throws(Fault) {
    try settleDeck(&arguments)
    if arguments.deck != .set, !arguments.isGiven(SetParameters.gameCount) {
      arguments.set(SetParameters.gameCount, to: 10_000)
    }
  }

  /// The games that are asked for.
  fileprivate func setSimulation() throws(Fault) -> SimulationRequest {
    let rules = GameRules(refill: self[SetParameters.rule], pick: self[SetParameters.pick])
    let (games, skipped) = (self[SetParameters.gameCount], UInt64(self[.skip] ?? 0))
    guard games <= .max - skipped else { throw .usage("\(name(of: SetParameters.gameCount.any)): too many") }
    return SimulationRequest(games: games, deck: deck, rules: rules, seed: self[.seed], skipped: skipped)
  }
}
