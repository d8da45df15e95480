import Documents
import GameCore
import Questions
import Reversi

/// What a match can be asked with besides its players and openings.
enum ReversiMatchParameters {
  /// The most games where a test ends the match.
  static let mostGames = 20_000
  /// The games where none does.
  static let usualGames = 100

  static let first = Parameter(
    required: "first", .matchPlayer,
    help: "Whose results are counted: beginner … unbeatable, random, greedy, minimax:D, level:L, depth:D or engine")
  static let second = Parameter(required: "second", .matchPlayer, help: "Its opponent")
  static let games = Parameter(
    "games", typedAs: ["n", "count", "rounds", "number"], .integer(2...1_000_000),
    shown: "\(usualGames); \(mostGames) with --sprt",
    help: "Play N games, two from each opening; an even number. With --sprt at most N")
  static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save the finished games in FILE, or continue after those that it has")

  // The sequential test.
  static let sprt = Parameter(
    "sprt", typedAs: ["elo", "elo0", "elo1", "test"], .eloPair, shown: "all games are played",
    help: "Stop as soon as the games decide between an Elo difference of E0 (H0) and one of E1 (H1), such as 0,20")
  static let alpha = Parameter(
    "alpha", .errorRate, shown: "0.05", help: "With --sprt: the chance to accept H1 though H0 is true")
  static let beta = Parameter(
    "beta", .errorRate, shown: "0.05", help: "With --sprt: the chance to accept H0 though H1 is true")

  // Another program.
  static let engine = Parameter(
    "engine", typedAs: ["program", "gtp", "cmd"], .text("COMMAND"),
    help: "Let a program that speaks the Go Text Protocol play, such as 'edax -gtp', as the player 'engine'")
  static let clock = Parameter(
    "clock", typedAs: ["tc"], .integer(1...86_400), shown: "none", metavar: "SECONDS",
    help: "Give the program SECONDS for all its moves of a game; a game is lost when they are over")
  static let answerLimit = Parameter(
    "answer-limit", typedAs: ["timeout"], .integer(1...86_400), shown: "60", metavar: "SECONDS",
    help: "Wait at most SECONDS for each answer of the program")
}

/// A player as a request names it.
enum MatchPlayerName: Sendable {
  case strategy(Strategy)
  /// The program of `--engine`.
  case engine

  /// The word for the program.
  static let engineWord = "engine"
}

extension Domain where Value == MatchPlayerName {
  /// The name of a strategy, or "engine".
  static var matchPlayer: Domain {
    let strategies = Domain<Strategy>.strategy
    return Domain("PLAYER", schema: .string) { text throws(Fault) in
      text == MatchPlayerName.engineWord ? .engine : .strategy(try strategies.parse(text))
    } write: {
      switch $0 {
      case .strategy(let strategy): $1.string(strategy.description)
      case .engine: $1.string(MatchPlayerName.engineWord)
      }
    }
  }
}

/// Two Elo differences, the lower one first.
struct EloPair: Sendable {
  let lower: Double
  let higher: Double
}

extension Domain where Value == EloPair {
  /// Two Elo differences: "0,20", "-5..5".
  static var eloPair: Domain {
    Domain("E0,E1", schema: .string) { text throws(Fault) in
      let ends = text.holds(",") ? text.pieces(between: ",") : text.pieces(between: "..")
      let numbers = ends.map { end in
        let word = end.filter { $0 != " " }
        return word.utf8.allSatisfy { Digits.isDigit($0) || "+-.".utf8.contains($0) } ? Double(word) : nil
      }
      guard numbers.count == 2, let lower = numbers[0], let higher = numbers[1] else {
        throw Fault.usage("\(Quoting.quoted(text)) is not two Elo differences, such as 0,20")
      }
      guard MatchTest(lower, higher) != nil else {
        throw Fault.usage(
          "\(Quoting.quoted(text)): the first difference must be the lower one, and both within -1000…1000")
      }
      return EloPair(lower: lower, higher: higher)
    } write: {
      $1.string($0.text)
    } shown: {
      $0.text
    }
  }
}

extension EloPair {
  var text: String { "\(Self.text(lower)),\(Self.text(higher))" }

  /// A difference as it is typed: whole numbers without a fraction.
  private static func text(_ number: Double) -> String {
    var json = JSONWriter()
    number.write(to: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Domain where Value == Double {
  /// The chance of a wrong decision, above 0 and below a half.
  static var errorRate: Domain {
    Domain("P", schema: .number) { text throws(Fault) in
      let isPlain = text.utf8.allSatisfy { Digits.isDigit($0) || ".eE-".utf8.contains($0) }
      guard isPlain, let number = Double(text), number >= 1e-6, number < 0.5 else {
        throw Fault.usage("\(Quoting.quoted(text)) is not a chance of at least 0.000001 and below 0.5, such as 0.05")
      }
      return number
    } write: {
      $0.write(to: &$1)
    }
  }
}
