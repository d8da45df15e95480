import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    "to", typedAs: ["n", "max", "limit", "upto"], .integer(0...1000), default: 20, help: "The largest heap to examine")

  private static let play = MatchsticksParameters.play(only: .misere)

  static let matchsticksGenus = Question(
    "matchsticks.genus", version: 2, summary: "Compute the genus and the canonical form of each heap in misère play",
    discussion: """
      A heap G of genus 4^146 has Grundy value 4 in normal play, and the misère values of G, G + *2 and G + *2 + *2 \
      are 1, 4 and 6; from there on each value is the one before ⊕ 2, which is proved. A heap is tame when sums of it \
      and other tame games may be played as if it were the nim position of its genus: such a position exists, and \
      every wild option can be reverted to its genus. It is hereditarily tame when every position that can be \
      reached from it has the genus of some nim position; of its canonical form, from which reverted options are gone, \
      this may hold although a wild position can be reached. Forms grow fast; the table stops where there are too many.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [MatchsticksParameters.rules, MatchsticksParameters.takeLimit, play, bound],
    examples: [
      Example("matchsticks genus --rules kayles --to 20", "Kayles: the first wild heap is 5"),
      Example("matchsticks genus --rules grundy --to 18 --format csv", "Grundy's game, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.check(
      play, isOnly: .misere, "a genus is of misère play; in normal play a heap has a Grundy value: matchsticks sequence"
    )
    let rules = try arguments.takeAwayRules
    let table = try arguments.solving { () throws(SolverError) in
      try rules.genera(upTo: arguments[bound], limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      MatchsticksGenusDocument(rules: rules, table: table), status: table.ending == nil ? .done : .stopped)
  }
}
