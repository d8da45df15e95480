import Documents
import ExactArithmetic
import Matchsticks
import Questions

/// The parameters that the questions about take-away games share.
enum MatchsticksParameters {
  static let rules = Parameter(
    "rules", .rules,
    help: "The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, pile:half, kayles (help rules)")
  static let takeLimit = Parameter(
    "take-limit", .number, metavar: "K", help: "Take 1 to K: short for rules take:K")
  private static let usualTakeLimit = Parameter(
    "take-limit", .number, shown: "\(TakeAwayGame.usualTakeLimit), without --rules", metavar: "K",
    help: "Take 1 to K: short for rules take:K")
  static let play = Parameter(
    "play", .choice(PlayConvention.self), shown: "misere for take: with numbers, else normal",
    help: "Who wins: misere = whoever makes the last move loses, normal = whoever makes the last move wins")
  static let first = Parameter(
    "first", .number, shown: "all but one match, in misère play all but two",
    help: "The most that the first move may take (rules last:)")
  static let pile = Parameter(
    "pile", .pile, help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  private static let usualPile = Parameter(
    "pile", .pile, shown: "\(TakeAwayGame.usualHeap), without --heaps",
    help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  static let onePile = Parameter(
    "pile", .pile, default: HeapSize(TakeAwayGame.usualHeap),
    help: "The number of matches: digits, 10^1000, on the command line also @FILE or - (standard input)")
  static let heaps = Parameter("heaps", .heaps, help: "Several heaps: 5,7,9; on the command line also @FILE or -")
  static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save a long search of an octal code in FILE, or resume it from there")
  static let limit = Parameter(
    "limit", .integer(1...10_000_000), default: TakeAwayGame.defaultListing, help: "List at most N")
  static let explain = Parameter(
    flag: "explain", help: "Explain in the terms of the theory: Grundy values, N- and P-positions")

  /// What says which game it is.
  package static let game: [any SomeParameter] = [rules, usualTakeLimit, play, first]
  /// What says which position it is.
  static let position: [any SomeParameter] = game + [usualPile, heaps]

  /// Heaps beside the options: `matchsticks analyze 5 7 9`.
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

extension Arguments {
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
      if let limit = self[P.takeLimit] {
        guard let set = TakeSet(upTo: limit) else {
          throw Fault.data("must be at least 1").about(name(of: P.takeLimit.any))
        }
        return .take(set)
      }
      return self[P.rules]
    }
  }

  /// The game that was given; where nothing is said of its rules, the one of the source
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
}
