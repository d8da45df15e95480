import Documents
import ExactArithmetic
import Matchsticks
import Questions

/// The parameters that the questions about take-away games share.
enum MatchsticksParameters {
  static let rules = Parameter(
    "rules", typedAs: ["game", "rule", "code", "take"], .rules,
    help: "The rules: take:3, take:1,3,4, take:any, octal:0.77, last:x2, pile:half, kayles, or a line of your own, "
      + "'a,b -> a-k,b; a,b-k' (help rules)")
  private static let takeWords = ["max", "maximum", "maxtake", "k", "limit", "take"]
  static let takeLimit = Parameter(
    "take-limit", typedAs: takeWords, .takeLimit, metavar: "K", help: "Take 1 to K: short for rules take:K")
  private static let usualTakeLimit = Parameter(
    "take-limit", typedAs: takeWords, .takeLimit, shown: "\(TakeAwayGame.usualTakeLimit), without --rules",
    metavar: "K",
    help: "Take 1 to K: short for rules take:K")
  static let play = Parameter(
    "play", typedAs: ["convention", "mode", "variant", "ending"], .play,
    shown: "misere for take: with numbers, else normal",
    help: "Who wins: misere = whoever makes the last move loses, normal = whoever makes the last move wins")
  static let first = Parameter(
    "first", typedAs: ["firstmove"], .number, shown: "all but one match, in misère play all but two",
    help: "The most that the first move may take (rules last:)")
  private static let pileWords = ["n", "heap", "heaps", "matches", "sticks", "size", "number"]
  static let pile = Parameter(
    "pile", typedAs: pileWords, .pile,
    help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  private static let usualPile = Parameter(
    "pile", typedAs: pileWords, .pile, shown: "\(TakeAwayGame.usualHeap), without --heaps",
    help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  static let onePile = Parameter(
    "pile", typedAs: pileWords, .pile, default: HeapSize(TakeAwayGame.usualHeap),
    help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  static let heaps = Parameter(
    "heaps", typedAs: ["piles", "rows", "heap"], .heaps,
    help: "Several heaps: 5,7,9; on the command line also @FILE or -")
  static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save a long search of an octal code in FILE, or resume it from there")
  static let limit = Parameter(
    "limit", typedAs: ["n", "count", "top"], .integer(1...10_000_000), default: TakeAwayGame.defaultListing,
    help: "List at most N")
  static let heapCount = Parameter(
    "heap-count", typedAs: ["heaps", "piles", "k"], .integer(1...LosingTuples.mostHeaps),
    help: "How many heaps positions have: under a line with dots, or side by side")
  static let explain = Parameter(
    flag: "explain", help: "Explain in the terms of the theory: Grundy values, N- and P-positions")

  static let memory = Parameter(
    "at", .letterValues, help: "What a line remembers: m=3 (without it, the values that the line says)")

  /// What says which game it is.
  package static let game: [any SomeParameter] = [rules, usualTakeLimit, play, first]
  /// What says which position it is.
  static let position: [any SomeParameter] = game + [usualPile, heaps, memory]

  /// Heaps after the options: `matchsticks analyze 5 7 9`.
  static let operand = Operand("HEAPS", .any, of: heaps, help: "The heaps, as for --heaps")
  /// Files of positions, a line each.
  static let pieces = Pieces("position", "positions", gives: [heaps, pile]) { text, arguments throws(Fault) in
    try arguments.read(text, for: heaps)
  }
  /// Files of rules, a line each.
  static let rulePieces = Pieces("ruleset", "rulesets", gives: [rules, takeLimit]) { text, arguments throws(Fault) in
    try arguments.read(text, for: rules)
  }
}

extension MatchsticksParameters {
  /// The play convention, where a question is about one only.
  static func play(only play: PlayConvention) -> Parameter<PlayConvention?> {
    Parameter(
      "play", .play, shown: play.rawValue,
      help: "Only \(play.rawValue): whoever makes the last move \(play == .normal ? "wins" : "loses")")
  }
}

extension Arguments {
  /// Throws where another convention is given than the only one of a question; `reason` is a
  /// sentence that says what to ask instead.
  func check(_ play: Parameter<PlayConvention?>, isOnly only: PlayConvention, _ reason: String) throws(Fault) {
    guard let given = self[play], given != only else { return }
    throw Fault.usage(reason).about(name(of: play))
  }

  /// Asks about the rules that were given; where they don't have what is asked for, their parameter
  /// is named.
  func solving<Answer>(_ body: () throws(SolverError) -> Answer) throws(Fault) -> Answer {
    do throws(SolverError) {
      return try body()
    } catch {
      guard case .unsupported = error, isGiven(MatchsticksParameters.rules) else { throw Fault(error) }
      throw Fault(error).about(name(of: MatchsticksParameters.rules))
    }
  }

  /// Asks about positions with a number of heaps; where there can't be that many, the parameter is
  /// named.
  func counting<Answer>(_ body: () throws(SolverError) -> Answer) throws(Fault) -> Answer {
    do throws(SolverError) {
      return try body()
    } catch .map(.heapCount(let count)) {
      throw Fault(SolverError.map(.heapCount(count))).about(name(of: MatchsticksParameters.heapCount))
    } catch {
      throw Fault(error)
    }
  }

  /// The rules that were given, in one of two ways.
  var takeAwayRules: Ruleset {
    get throws(Fault) {
      typealias P = MatchsticksParameters
      guard let rules = try givenRules else { throw missing(P.rules, P.takeLimit) }
      return rules
    }
  }

  private var givenRules: Ruleset? {
    get throws(Fault) {
      typealias P = MatchsticksParameters
      try atMostOne(of: P.rules, P.takeLimit)
      if let limit = self[P.takeLimit].flatMap({ TakeSet(upTo: $0) }) { return .take(limit) }
      return self[P.rules]
    }
  }

  /// The game that was given; where nothing is said about its rules, the one of the source
  /// (REFERENCES: S1).
  var takeAwayGame: TakeAwayGame {
    get throws(Fault) {
      typealias P = MatchsticksParameters
      let usual = TakeSet(upTo: BigInt(TakeAwayGame.usualTakeLimit))
      guard var rules = try givenRules ?? usual.map({ .take($0) }) else { throw missing(P.rules, P.takeLimit) }
      if let first = self[P.first] {
        rules = try checking(P.first) { () throws(FirstMoveError) in try rules.limitingFirstMove(to: first) }
      }
      return TakeAwayGame(rules, play: self[P.play])
    }
  }

  /// The heaps that were given, in one of two ways; the usual one where nothing is said.
  var takeAwayHeaps: [HeapSize] {
    get throws(Fault) {
      typealias P = MatchsticksParameters
      try atMostOne(of: P.pile, P.heaps)
      if let pile = self[P.pile] { return [pile] }
      return self[P.heaps] ?? [HeapSize(TakeAwayGame.usualHeap)]
    }
  }

  /// What the rules remember by --at; other letters are refused.
  func memory(of line: WrittenRule?) throws(Fault) -> [RuleLetter: Int] {
    let memory = self[MatchsticksParameters.memory] ?? [:]
    if let other = memory.keys.sorted().first(where: { line?.memory.contains($0) != true }) {
      throw Fault.data("\(other.text) isn't a letter with a starting value of these rules")
        .about(name(of: MatchsticksParameters.memory))
    }
    return memory
  }

  /// A game and its heaps, under a line all numbers of the positions.
  var takeAwayPosition: (game: TakeAwayGame, heaps: [HeapSize]) {
    get throws(Fault) {
      typealias P = MatchsticksParameters
      let (game, heaps) = (try takeAwayGame, try takeAwayHeaps)
      let memory = try memory(of: game.rules.line)
      do throws(SolverError) {
        return (game, try game.filled(heaps, memory: memory))
      } catch {
        throw Fault(error).about(name(of: isGiven(P.pile) ? P.pile : P.heaps))
      }
    }
  }
}
