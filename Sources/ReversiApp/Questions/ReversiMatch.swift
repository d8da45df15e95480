import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save the finished games in FILE, or continue after those that it has")

  static let reversiMatch = Question(
    "reversi.match", version: 2, summary: "Let two strategies play against each other",
    discussion: """
      Strategies: random; greedy takes the most discs; minimax:D maximises discs D plies ahead; level:L and depth:D \
      play the best moves of 'reversi hints'. Every opening is played twice, once with each strategy as black. Win \
      rate (a draw is half a win), mean disc difference and Elo difference are the first strategy's, with 95 % \
      intervals over pairs of games: a Wilson interval (paired variance) for the rate, Student's for discs.

      The same seed gives the same games on any number of threads. After --time or Ctrl-C the result is that of the \
      pairs before the first unfinished one, as in a shorter match (status 75). With --checkpoint the games are kept in \
      FILE, as the document that lists them; the same command continues after them, also with more --games.
      """,
    operand: Operand(
      "STRATEGIES", .any, help: "The two strategies, such as level:8 greedy",
      gives: [P.firstStrategy, P.secondStrategy]
    ) { words, arguments throws(Fault) in
      guard words.count == 2 else { throw Fault.usage("give two strategies, such as level:8 greedy") }
      try arguments.read(words[0], for: P.firstStrategy)
      try arguments.read(words[1], for: P.secondStrategy)
    },
    parameters: [
      P.firstStrategy, P.secondStrategy, P.matchGames, P.openings, P.openingBeginnings, P.matchSize, P.listGames,
      checkpoint, Parameter.seed,
    ],
    examples: [
      Example("reversi match level:4 greedy --games 100", "A hundred games from balanced openings"),
      Example(
        "reversi match level:2 minimax:2 --games 2 --openings data/reversi/game.ggf --opening-plies 10",
        "From a position of a real game"),
      Example("reversi match minimax:4 random --games 20 --format csv", "Every game, as a table"),
    ]
  ) { arguments, context throws(Fault) in
    let games = arguments[P.matchGames]
    guard games.isMultiple(of: 2) else {
      let name = arguments.name(of: P.matchGames.any)
      throw Fault.usage("\(name): games come in pairs, so the number must be even, not \(games)")
    }
    let plan = MatchPlan(
      first: arguments[P.firstStrategy], second: arguments[P.secondStrategy],
      openings: try arguments.reversiOpenings(context), pairCount: games / 2, seed: arguments[.seed])
    let solver = context.environment.reversiSolver(memory: P.memory.fallback ?? 64)
    let kept = arguments[checkpoint].map { KeptMatch($0, arguments, context.environment) }
    let known = try kept?.pairs(of: plan) ?? []
    let match: MatchResult
    do throws(MatchError) {
      match = try solver.match(plan, after: known, limits: context.limits, observer: context.observer) {
        kept?.saveNowAndThen($0)
      }
    } catch {
      throw Fault.usage("\(arguments.name(of: P.matchGames.any)): \(error.message)")
    }
    if match.pairs.count >= known.count { try kept?.save(match) }
    if match.stopReason == nil, match.pairs.count < plan.pairCount {
      context.environment.warn("there are no more openings: \(match.pairs.count) pairs were played")
    }
    return TypedReply(
      ReversiMatchDocument(match, listsGames: arguments[P.listGames]),
      status: match.stopReason == nil ? .done : .stopped)
  }
}

extension Arguments {
  fileprivate func reversiOpenings(_ context: Context) throws(Fault) -> MatchPlan.Openings {
    let environment = context.environment
    guard let path = self[P.openings], path != "generated" else {
      try refuse(P.openingBeginnings, because: "generated openings have their own length")
      return .generated(self[P.matchSize])
    }
    var lines: [Line] = []
    var cutter = try ReversiGameCutter(path, self, environment)
    cutter.append(try environment.files.read(path))
    while let (_, game) = try cutter.nextNumbered(within: context.limits) {
      do throws(Fault) {
        let whole = try reversiRecord(of: game, from: .start(size: self[P.matchSize])).line
        let opening = self[P.openingBeginnings].map(whole.first) ?? whole
        guard !opening.end.isFinished else { throw Fault(NotationError(.finishedOpening, at: 0)) }
        lines.append(opening)
      } catch {
        throw error.within(source: path, line: game.line)
      }
    }
    guard !lines.isEmpty else { throw Fault.data("\(path) has no openings") }
    return .lines(lines)
  }
}
