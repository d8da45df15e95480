import Reports
import SetGame

extension Question {
  /// `set simulate`.
  static let setSimulate = Question(
    "set.simulate", summary: "Play many whole games and count what happens",
    discussion: """
      Twelve cards are dealt; while there is a Set one is taken and the gaps are filled from the deck; when there is \
      none, three more cards are dealt; at the end the deck is empty and no Set is left. Reported are, by the number \
      of cards on the table and in the deck, the share of tables without a Set and the mean number of Sets, and by \
      games the cards left at the end and the largest table, with intervals of 95 % confidence.

      The same seed gives the same answer with any number of threads.
      """,
    parameters: [SetParameters.gameCount, SetParameters.rule, SetParameters.pick, Parameter.seed],
    examples: [
      Example("set simulate --games 1000000", "A million games by the printed rules"),
      Example("set simulate --games 1000000 --pick first --json", "Always the first Set: a biased way to play"),
    ]
  ) { arguments, context in
    let rules = GameRules(refill: arguments[SetParameters.rule], pick: arguments[SetParameters.pick])
    let request = SimulationRequest(
      games: arguments[SetParameters.gameCount], rules: rules, seed: arguments[.seed])
    let games = SimulatedGames.play(request, limits: context.limits, observer: context.observer)
    return Answered(SetSimulateDocument(games), status: games.stopped == nil ? .done : .stopped)
  }
}
