import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter("to", .integer(0...1000), default: 20, help: "The largest heap to look at")

  /// `matchsticks genus`.
  static let matchsticksGenus = Question(
    "matchsticks.genus", summary: "Find the genus and the canonical form of each heap in misère play",
    discussion: """
      The genus 4^146 is a heap of Grundy value 4 in normal play and of the misère values 1, 4 and 6 with none, one and \
      two heaps *2 of Nim beside it; from there on each value is the one before ⊕ 2, which is proved. A heap is tame when \
      sums of it and other tame games may be played as the position of Nim of its genus: it has such a genus, and every \
      wild option can be reverted to it. It is hereditarily tame when all that can be reached has the genus of a \
      position of Nim. Forms grow fast: where there are too many the table ends.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [MatchsticksParameters.rules, MatchsticksParameters.takeLimit, bound],
    examples: [
      Example("matchsticks genus --rules kayles --to 20", "Kayles: the first wild heap is 5"),
      Example("matchsticks genus --rules grundy --to 18 --format csv", "Grundy's game, as a table"),
    ]
  ) { arguments, context in
    let rules = try arguments.takeAwayRules
    let table = try rules.genera(upTo: arguments[bound], limits: context.limits, observer: context.observer)
    return Answered(
      MatchsticksGenusDocument(rules: rules, table: table), status: table.ending == nil ? .done : .stopped)
  }
}
