import Catalogue
import ExactArithmetic
import Matchsticks
import Reports

/// The options that the commands about take-away games share.
extension Option {
  static let rules = Option(
    "rules", .text, help: "The rules: take:3, take:1,3,4, take:any, octal:0.77, hex:0.8, last:x2, last:+1, pile:half")
  static let takeLimit = Option("take-limit", .number, metavar: "K", help: "Take 1 to K: short for --rules take:K")
  static let play = Option(
    "play", .choice(PlayConvention.allCases.map(\.rawValue)), default: "misere for take:, else normal",
    help: "Who wins: misere = whoever cannot move wins, normal = whoever cannot move loses")
  static let first = Option(
    "first", .number, metavar: "N", default: "all but one match",
    help: "What the first player may take at most (rules last:)")
  static let pile = Option("pile", .number, help: "The number of matches: digits, 10^1000, @FILE or - (standard input)")
  static let heaps = Option("heaps", .number, metavar: "LIST", help: "Several heaps: 5,7,9 (or @FILE, or -)")
  static let to = Option("to", .number, help: "The largest heap to look at")
  static let largestHeap = Option(
    "to", .integer(0...2_000_000_000), metavar: "N", default: "what takes seconds", help: "The largest heap to look at")
  static let limit = Option("limit", .integer(1...100_000_000), default: "1000", help: "List at most N")

  /// What says which game it is.
  static let game: [Option] = [.rules, .takeLimit, .play, .first]
}

extension Call {
  /// The rules that `--rules` or `--take-limit` say.
  func takeAwayRules() throws -> Ruleset {
    try atMostOne(of: .rules, .takeLimit)
    if let limit = try number(.takeLimit) {
      guard let set = TakeSet(upTo: limit) else { throw CommandError.data("--take-limit: must be at least 1") }
      return .take(set)
    }
    guard let text = text(.rules) else { throw missing(.rules, .takeLimit) }
    return try reading(.rules) { try RulesNotation.parse(text) }
  }

  /// The game that `--rules` or `--take-limit`, `--play` and `--first` say.
  func takeAwayGame() throws -> TakeAwayGame {
    var rules = try takeAwayRules()
    if let first = try number(.first) {
      rules = try reading(.first) { try rules.limitingFirstMove(to: first) }
    }
    return TakeAwayGame(rules, play: choice(.play, as: PlayConvention.self))
  }

  /// The heaps that `--pile` or `--heaps` say.
  func takeAwayHeaps() throws -> [HeapSize] {
    try atMostOne(of: .pile, .heaps)
    if let bytes = try numberText(.pile) { return [try reading(.pile) { try HeapsNotation.parsePile(bytes) }] }
    if let bytes = try numberText(.heaps) { return try reading(.heaps) { try HeapsNotation.parse(bytes) } }
    throw missing(.pile, .heaps)
  }

  /// Runs `body`; when a limit ended it before there was an answer, that is what the command says (status 75).
  func solving<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch SolverError.stopped {
      throw CommandError.interrupted
    } catch MatchError.stopped {
      throw CommandError.interrupted
    }
  }

  /// How many moves or positions to list.
  var listing: Int { integer(.limit) ?? 1000 }
}
