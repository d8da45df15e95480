import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    "to", .integer(0...2_000_000_000), shown: "what takes seconds", help: "The largest heap to look at")

  /// `matchsticks report`.
  static let matchsticksReport = Question(
    "matchsticks.report", summary: "Find and prove the period of the Grundy values, and describe them",
    discussion: """
      Normal play. Computes Grundy values until a period is proved, or up to --to. The range of heaps on which the period \
      was checked, enough to prove it for all, is beside it. Also: how often each value occurs, zeros, exceptions to \
      the period, the split into rare and common values, the share of P-positions.

      Proved are the periods of finite codes that the range shows (Guy and Smith's bound, also for three heaps), and \
      those of codes without end that never break a heap, because the whole state of the sequence repeats.

      With --checkpoint a proof that takes long may be ended at any moment, and goes on with the same command.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, MatchsticksParameters.takeLimit, bound, MatchsticksParameters.limit,
      MatchsticksParameters.checkpoint, Parameter.digits,
    ], isSearch: true,
    examples: [
      Example("matchsticks report --rules kayles", "Kayles: period 12 after 71"),
      Example("matchsticks report --file rules.txt --format csv", "Every line of a file, as one table"),
      Example("matchsticks report --rules octal:0.454 --to 500000000 --checkpoint 454.bin", "A minute of work, kept"),
      Example("matchsticks report --rules octal:0.137 --json", "Dawson's chess, with the range that proves its period"),
    ]
  ) { arguments, context in
    let rules = try arguments.takeAwayRules
    let report = try TakeAwayGame(rules, play: .normal).report(
      upTo: arguments[bound], listing: arguments[MatchsticksParameters.limit],
      kept: try context.kept(rules, in: arguments[MatchsticksParameters.checkpoint]), limits: context.limits,
      observer: context.observer)
    return Answered(
      MatchsticksReportDocument(rules: rules, report: report, digits: arguments[.digits]),
      status: report.stop == nil ? .done : .stopped)
  }
}
