import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters
private typealias M = ReversiMatchParameters

extension Question {
  static let reversiMatch = Question(
    "reversi.match", version: 2, summary: "Let two players play against each other",
    discussion: """
      Strategies: random; greedy takes the most discs; minimax:D maximises discs D plies ahead; level:L and depth:D \
      play the best moves of 'reversi hints'; beginner, novice, casual, club, strong, expert, master and unbeatable \
      are described by 'help levels'. Every opening is played twice, once with each player as black. Win rate (a draw \
      is half a win), mean disc difference and Elo difference are the first player's, with standard errors and 95 % \
      intervals over openings: a Wilson interval for the rate, Student's for discs. All games from one opening are one \
      trial; where there is a single opening, its pairs of games are.

      --sprt E0,E1 is a sequential probability ratio test: pairs of games are counted in order, those from one opening \
      as one trial, until they accept an Elo difference of E0 or of E1, with the error chances --alpha and --beta. \
      The interval of the Elo difference is \
      that of a match of this length; a match that stops when it is decided looks somewhat more decided than it is.

      --engine COMMAND lets a program play that speaks the Go Text Protocol; the shell runs the command, once for \
      each game that is played at a time. The program is the player 'engine', which may be left out where it \
      is the second one. It is sent boardsize, clear_board, play and genmove, and with --clock \
      time_settings and time_left. It loses a game by an illegal move, by resigning and on its clock. When it exits, \
      refuses a request or doesn't answer, the match ends with an error. --clock doesn't bind the strategy.

      The same seed gives the same games of strategies on any number of threads; a test counts them in order, and so \
      decides alike. After --time or Ctrl-C the result is that of the pairs before the first unfinished one, as in a \
      shorter match (status 75). With --checkpoint the games are kept in FILE, as the document that lists them; the \
      same command continues after them, also with more --games. --format ggf and pgn write the games for other \
      programs, with the date of this day; the moves of the opening are declared, so that reviews leave them out.
      """,
    operand: Operand(
      "PLAYERS", .any, help: "Two strategies, such as level:8 greedy, or one and --engine",
      gives: [M.first, M.second]
    ) { words, arguments throws(Fault) in
      guard (1...2).contains(words.count) else { throw twoPlayers }
      try arguments.read(words[0], for: M.first)
      // A single strategy plays against the program.
      try arguments.read(words.count == 2 ? words[1] : MatchPlayerName.engineWord, for: M.second)
    },
    parameters: [
      M.first, M.second, M.engine, M.clock, M.answerLimit, M.games, M.sprt, M.alpha, M.beta,
      P.openings, P.openingBeginnings, P.matchSize, P.listGames, M.checkpoint, Parameter.seed,
    ],
    examples: [
      Example("reversi match level:4 greedy --games 100", "A hundred games from balanced openings"),
      Example(
        "reversi match level:2 minimax:2 --games 2 --openings data/reversi/game.ggf --opening-plies 10",
        "From a position of a real game"),
      Example("reversi match minimax:4 random --games 20 --format csv", "Every game, as a table"),
      Example("reversi match level:4 greedy --openings xot.txt --format pgn", "Games from a list of openings, as PGN"),
      Example("reversi match minimax:2 random --sprt 0,100", "Games until it is clear which one is stronger"),
      Example("reversi match level:6 --engine 'edax -gtp' --games 20", "Against another program"),
    ]
  ) { arguments, context throws(Fault) in
    let (solver, openings) = (
      context.environment.reversiSolver(memory: P.memory.fallback ?? 64), try arguments.reversiOpenings(context)
    )
    let program = try arguments.matchProgram(context)
    defer { program?.close() }
    let plan = try arguments.matchPlan(openings, program)
    let kept = arguments[M.checkpoint].map { KeptMatch($0, arguments, context.environment) }
    let known = try kept?.pairs(of: plan) ?? []
    let match: MatchResult
    var latest: MatchResult?
    do throws(MatchError) {
      match = try solver.match(plan, after: known, limits: context.limits, observer: context.observer) {
        latest = $0
        kept?.saveNowAndThen($0)
      }
    } catch {
      // What was played before a program failed isn't lost.
      if let latest, latest.pairs.count >= known.count { try kept?.save(latest) }
      if case .repeatsGames = error { throw Fault.usage("\(arguments.name(of: M.games.any)): \(error.message)") }
      throw Fault(error)
    }
    if match.pairs.count >= known.count { try kept?.save(match) }
    if match.stopReason == nil, match.pairs.count < plan.pairCount, !match.isDecided {
      context.environment.warn("there are no more openings: \(match.pairs.count) pairs were played")
    }
    if match.outcome?.decision == nil, match.outcome != nil, match.pairs.count >= 2 * match.openingCount,
      match.openingCount > 1
    {
      context.environment.warn(
        "\(match.openingCount) openings are as many trials, however many games are played; name more openings")
    }
    return TypedReply(
      ReversiMatchDocument(match, listsGames: arguments[P.listGames], day: context.environment.today?.text),
      status: match.stopReason == nil ? .done : .stopped)
  }

  fileprivate static let twoPlayers = Fault.usage(
    "give two strategies, such as level:8 greedy, or one strategy and --engine COMMAND")
}

extension Arguments {
  /// The match that is asked for.
  fileprivate func matchPlan(_ openings: MatchPlan.Openings, _ program: ProgramPlayer?) throws(Fault) -> MatchPlan {
    let games = self[M.games] ?? (isGiven(M.sprt) ? M.mostGames : M.usualGames)
    guard games.isMultiple(of: 2) else {
      throw Fault.usage("\(name(of: M.games.any)): games come in pairs, so the number must be even, not \(games)")
    }
    let (first, second) = try matchPlayers(program)
    return MatchPlan(
      first, second, openings: openings, pairCount: games / 2, test: try matchTest(), seed: self[.seed])
  }

  private func matchPlayers(_ program: ProgramPlayer?) throws(Fault) -> (MatchPlayer, MatchPlayer) {
    switch (self[M.first], self[M.second], program) {
    case (.strategy(let first), .strategy(let second), _): (.strategy(first), .strategy(second))
    case (.strategy(let first), .engine, let program?): (.strategy(first), .program(program))
    case (.engine, .strategy(let second), let program?): (.program(program), .strategy(second))
    case (.engine, .engine, _): throw Fault.usage("one of the players must be a strategy; --engine is one program")
    case (_, _, nil): throw Question.twoPlayers
    }
  }

  private func matchTest() throws(Fault) -> MatchTest? {
    guard let sprt = self[M.sprt] else {
      try refuse(M.alpha, M.beta, because: "only a sequential test has error chances; add \(name(of: M.sprt.any))")
      return nil
    }
    return MatchTest(sprt.lower, sprt.higher, alpha: self[M.alpha] ?? 0.05, beta: self[M.beta] ?? 0.05)
  }

  /// The program that is to play, started; `nil` where none is.
  fileprivate func matchProgram(_ context: Context) throws(Fault) -> ProgramPlayer? {
    guard let command = self[M.engine] else {
      try refuse(M.clock, M.answerLimit, because: "it is about the program of \(name(of: M.engine.any))")
      return nil
    }
    if case (.strategy, .strategy) = (self[M.first], self[M.second]) {
      throw Fault.usage("\(name(of: M.engine.any)): the program is the player 'engine'; leave one strategy out")
    }
    let patience = ProgramPlayer.Patience(
      answerSeconds: Double(self[M.answerLimit] ?? 60), clockSeconds: self[M.clock].map { Double($0) })
    let programs = context.environment.programs
    do throws(ProgramFailure) {
      return try ProgramPlayer(command, size: self[P.matchSize], patience: patience, limits: context.limits) {
        () throws(ProgramFailure) in
        do throws(Fault) {
          return try programs.start(command)
        } catch {
          throw ProgramFailure(.start(error.message), command: command)
        }
      }
    } catch {
      throw Fault(MatchError.program(error))
    }
  }

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
