import Catalogue
import GameCore
import Reports
import SetGame

extension Command {
  static let setSimulate: Command = Command(
    "set", "simulate", summary: "Play many whole games and count what happens",
    discussion: """
      Twelve cards are dealt; while there is a Set one is taken and the gaps are filled from the deck; when there is \
      none, three more cards are dealt; at the end the deck is empty and no Set is left. Reported are, by the number \
      of cards on the table and in the deck, the share of tables without a Set and the mean number of Sets, and by \
      games the cards left at the end and the largest table, with intervals of 95 % confidence.

      The same seed gives the same answer with any number of threads.
      """,
    options: [
      .games, .rule, .pick, .seed, .threads, .time, .format(.text, .json, .csv), .json, .output,
    ],
    examples: [
      Example("set simulate --games 1000000", "A million games by the printed rules"),
      Example("set simulate --games 1000000 --pick first --json", "Always the first Set: a biased way to play"),
    ]
  ) { call in
    let refill = GameRules.Refill.allCases.first { $0.word == call.text(.rule) } ?? .classic
    let pick = GameRules.Pick.allCases.first { $0.word == call.text(.pick) } ?? .random
    let simulation = GameSimulation(
      games: call.unsigned(.games) ?? 1_000_000, rules: GameRules(refill: refill, pick: pick), seed: call.seed)
    let limits = call.limits()
    let outcome = simulation.run(limits: limits, observer: call.console.observer)
    try call.emit(SimulationDocument(outcome, of: simulation), threads: limits.threads)
    return outcome.stopped == nil ? .done : .stopped
  }
}

extension Option {
  static let games = Option("games", .unsigned, metavar: "N", default: "1000000", help: "Play N games")

  static let rule = Option(
    "rule", .choice(GameRules.Refill.allCases.map(\.word)), default: "classic",
    help: "classic: a taken Set is replaced only on a table of twelve; replace: always, while the deck lasts")

  static let pick = Option(
    "pick", .choice(GameRules.Pick.allCases.map(\.word)), default: "random",
    help: "Which Set is taken: any, the first by position, or one that leaves the most Sets")
}
