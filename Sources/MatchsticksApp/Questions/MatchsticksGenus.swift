import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter("to", .integer(0...1000), default: 20, help: "The largest heap to examine")

  /// `matchsticks genus`.
  static let matchsticksGenus = Question(
    "matchsticks.genus", version: 2, summary: "Compute the genus and the canonical form of each heap in misère play",
    discussion: """
      A heap G of genus 4^146 has Grundy value 4 in normal play, and the misère values of G, G + *2 and G + *2 + *2 \
      are 1, 4 and 6; from there on each value is the one before ⊕ 2, which is proved. A heap is tame when sums of it \
      and other tame games may be played as if it were the nim position of its genus: such a position exists, and \
      every wild option can be reverted to its genus. It is hereditarily tame when every follower has the genus of \
      some nim position. Forms grow fast; the table stops where there are too many.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [MatchsticksParameters.rules, MatchsticksParameters.takeLimit, bound],
    examples: [
      Example("matchsticks genus --rules kayles --to 20", "Kayles: the first wild heap is 5"),
      Example("matchsticks genus --rules grundy --to 18 --format csv", "Grundy's game, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    let rules = try arguments.takeAwayRules
    let table = try Fault.catching { () throws(SolverError) in
      try rules.genera(upTo: arguments[bound], limits: context.limits, observer: context.observer)
    }
    return TypedReply(
      MatchsticksGenusDocument(rules: rules, table: table), status: table.ending == nil ? .done : .stopped)
  }
}
