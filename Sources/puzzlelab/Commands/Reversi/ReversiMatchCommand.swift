import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi match`.
  static let reversiMatch: Command = Command(
    "reversi", "match",
    summary: "Let two strategies play against each other",
    discussion: """
      Strategies: random; greedy takes the most discs (S4's player); minimax:D looks D plies ahead for the most discs; level:L and \
      depth:D play the best moves of 'reversi hints'. Every opening is played twice, each strategy having black once. Win rate (a \
      draw is half a win), mean disc difference and Elo difference are the first strategy's, with 95 % intervals \
      over pairs of games: Wilson's for the rate with the variance found among pairs, the normal one for discs.

      The same seed gives the same games with any number of threads. --time and Ctrl-C keep the finished pairs (status 75).
      """,
    operands: [
      Operand("FIRST", help: "A strategy, such as level:8"), Operand("SECOND", help: "Its opponent, such as greedy"),
    ],
    options: [
      .reversiGames, .reversiOpenings, .reversiMatchSize, .reversiListGames, .seed, .threads, .time, .data,
      .format(.text, .json, .csv), .json, .output,
    ],
    examples: [
      Example("reversi match level:4 greedy --games 100", "A hundred games from balanced openings"),
      Example("reversi match minimax:4 random --games 20 --format csv", "Every game, as a table"),
    ]
  ) { call in
    let (first, second) = (try call.reversiStrategy(0), try call.reversiStrategy(1))
    let games = call.integer(.reversiGames) ?? 100
    guard games.isMultiple(of: 2) else {
      throw CommandError.usage("--games: pairs of games need an even number, not \(games)")
    }
    let memory = call.reversiSolverMemory()
    let limits = call.limits()
    let openings = try call.reversiMatchOpenings(pairs: games / 2, memory: memory, limits: limits)
    let plan = MatchPlan(
      first: first, second: second, openings: openings, pairCount: games / 2, seed: call.seed)
    guard !plan.repeatsGames else {
      throw CommandError.usage(
        "--games: there are only \(openings.count) openings, enough for \(2 * openings.count) games; more would repeat them"
      )
    }
    let result = plan.play(memory, limits: limits, observer: call.console.observer)
    let document = ReversiMatchDocument(
      result, openings: call.text(.reversiOpenings) ?? "generated", timeSeconds: call.seconds(.time),
      listsGames: call.has(.reversiListGames))
    try call.emit(document, threads: call.threads)
    return result.stopReason == nil ? .done : .stopped
  }
}

extension Call {
  /// The strategy that the operand at a place names.
  fileprivate func reversiStrategy(_ place: Int) throws(CommandError) -> Strategy {
    let text = operand(place) ?? ""
    do throws(StrategyError) {
      return try Strategy(text)
    } catch {
      var hint = ""
      if case .unknown(let name) = error {
        hint = Suggestion.hint(for: name, among: Strategy.forms.map { String($0.prefix { $0 != ":" }) })
      }
      throw .usage("reversi match: \(error.message)\(hint)")
    }
  }

  /// The openings that were asked for, at least one; `pairs` of them where they are generated.
  fileprivate func reversiMatchOpenings(
    pairs: Int, memory: SolverMemory, limits: SearchLimits
  ) throws(CommandError) -> [Line] {
    let size = reversiSize ?? .eight
    guard let path = text(.reversiOpenings), path != "generated" else {
      let plan = OpeningPlan(size: size, count: pairs, effort: .plies(6), seed: seed)
      let found = plan.search(memory, limits: limits, observer: console.observer)
      guard found.stopReason == nil, !found.openings.isEmpty else { throw .interrupted }
      return found.openings.map(\.line)
    }
    var openings: [Line] = []
    for (index, bytes) in try read(path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = InputLine(number: index + 1, bytes: bytes)
      if line.isSkipped { continue }
      do {
        let opening = try Line(opening: line.text(), size: size)
        guard !opening.end.isFinished else { throw CommandError.data("the game is over there: no opening") }
        openings.append(opening)
      } catch {
        throw CommandError(error).within(source: path, line: line.number)
      }
    }
    guard !openings.isEmpty else { throw .data("\(path): there is no opening") }
    return openings
  }
}

extension Option {
  /// `--games N`.
  static let reversiGames: Option = Option(
    "games", .integer(2...1_000_000), default: "100", help: "Play N games, two from each opening")

  /// `--openings FILE|generated`.
  static let reversiOpenings: Option = Option(
    "openings", .file, metavar: "FILE", default: "generated",
    help: "Begin with the lines of FILE (moves such as f5d6c3, or positions); 'generated': balanced lines of 8 plies")

  /// `--list-games`.
  static let reversiListGames: Option = Option("list-games", .flag, help: "Put every game into the JSON answer")
}
