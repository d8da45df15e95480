import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    "to", typedAs: ["n", "max", "limit", "upto"], .integer(0...2_000_000_000), shown: "as far as a few seconds allow",
    help: "The largest heap to examine")

  private static let play = MatchsticksParameters.play(only: .normal)

  static let matchsticksReport = Question(
    "matchsticks.report", summary: "Find and prove the period of the Grundy values, with statistics",
    discussion: """
      Normal play. Computes Grundy values until a period is proved, or up to --to. The answer states the range of \
      heaps on which the period was checked, which is enough to prove it for all. Also: how often each value occurs, \
      zeros, exceptions to the period, the split into rare and common values, the share of P-positions.

      A period of a finite code is proved by the Guy–Smith bound (extended to three heaps); that of an infinite \
      (eventually periodic) code that never breaks a heap, because the whole state of the sequence repeats. Values that \
      grow by a saltus are proved by induction, for codes that leave three heaps and infinite ones that break heaps.

      With --checkpoint a long proof may be stopped at any moment; run the same command again to resume it.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, MatchsticksParameters.takeLimit, play, bound, MatchsticksParameters.limit,
      MatchsticksParameters.checkpoint, Parameter.digits,
    ], isSearch: true,
    examples: [
      Example("matchsticks report --rules kayles", "Kayles: period 12 after 71"),
      Example("matchsticks report --file rules.txt --format csv", "Every line of a file, as one table"),
      Example("matchsticks report --rules octal:0.454 --to 500000000 --checkpoint 454.bin", "A minute's work, saved"),
      Example("matchsticks report --rules octal:0.137 --json", "Dawson's chess, with the range that proves its period"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.check(
      play, isOnly: .normal, "Grundy values are of normal play; for misère play use matchsticks genus or losing")
    let rules = try arguments.takeAwayRules
    let kept = try context.kept(rules, arguments)
    let report = try arguments.solving { () throws(SolverError) in
      try TakeAwayGame(rules, play: .normal).report(
        upTo: arguments[bound], listing: arguments[MatchsticksParameters.limit],
        kept: kept, limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(
      MatchsticksReportDocument(rules: rules, report: report, digits: arguments[.digits]),
      status: report.stop == nil ? .done : .stopped)
  }
}
