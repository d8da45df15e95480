import Documents
import Matchsticks
import Questions

extension Question {
  private static let bound = Parameter(
    "to", typedAs: ["n", "max", "limit", "upto"], .integer(0...2_000_000_000),
    default: TakeAwayGame.defaultSequenceBound, help: "The largest heap to examine")

  private static let play = MatchsticksParameters.play(only: .normal)

  /// The most values that are written at once, not one by one as in a table.
  private static let mostListed = 20_000_000

  static let matchsticksSequence = Question(
    "matchsticks.sequence", summary: "Print the Grundy values of the heaps 0, 1, 2, …",
    discussion: """
      Normal play: whoever makes the last move wins. For rules last:, whose heaps have no Grundy values, it prints the \
      smallest winning take when nothing limits it. Ctrl-C stops it with the values so far; with --checkpoint it can \
      be resumed.
      """,
    pieces: MatchsticksParameters.rulePieces,
    parameters: [
      MatchsticksParameters.rules, MatchsticksParameters.takeLimit, play, bound, MatchsticksParameters.checkpoint,
    ],
    examples: [
      Example("matchsticks sequence --rules kayles --to 100", "Kayles"),
      Example("matchsticks sequence --rules octal:0.6 --to 10000 --format csv", "Officers, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.check(
      play, isOnly: .normal, "Grundy values are of normal play; for misère play use matchsticks genus or losing")
    let rules = try arguments.takeAwayRules
    let kept = try context.kept(rules, arguments)
    let (game, bound) = (TakeAwayGame(rules), arguments[bound])
    @Sendable func values(_ receive: SequenceWork.Receiver) throws(SolverError) -> ValueList {
      try game.values(
        upTo: bound, kept: kept, limits: context.limits, observer: context.observer, receive: receive)
    }
    guard context.part != .all else {
      let list = try Fault.catching { () throws(SolverError) in try values { _, _ in } }
      guard list.count <= mostListed else {
        throw Fault.data("more than \(Wording.grouped(mostListed)) values need a table (--format csv)")
          .about(arguments.name(of: Self.bound.any))
      }
      return TypedReply(
        MatchsticksSequenceDocument(rules: rules, bound: bound, list: list),
        status: list.stop == nil ? .done : .stopped)
    }
    let none = try Fault.catching { () throws(SolverError) in try game.values(upTo: 0) }
    let work = SequenceWork(none.sequence.kind) { receive in (try? values(receive)) ?? none }
    return TypedReply(MatchsticksSequenceDocument(rules: rules, bound: bound, work: work)) {
      work.values.stop == nil ? .done : .stopped
    }
  }
}
