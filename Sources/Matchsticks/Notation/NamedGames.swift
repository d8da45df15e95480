import ExactArithmetic
import GameCore

/// Games that have a name of their own, and their rules in the grammar.
public enum NamedGames {
  /// A game that people know by name.
  public struct Game: Sendable, Hashable {
    /// The name, in lower case, with hyphens.
    public let name: String
    /// The name as a title.
    public let title: String
    /// Other names, written likewise.
    public let aliases: [String]
    /// Its rules in the grammar of ``RulesNotation``.
    public let rules: String
    /// What is done in it, a phrase.
    public let summary: String

    init(name: String, _ title: String, _ aliases: [String] = [], rules: String, summary: String) {
      (self.name, self.title, self.aliases, self.rules, self.summary) = (name, title, aliases, rules, summary)
    }
  }

  /// The games, in the order in which help lists them.
  public static let all = [
    Game(name: "nim", "Nim", ["boutons-nim"], rules: "take:any", summary: "take as many as you like from one heap"),
    Game(name: "kayles", "Kayles", rules: "octal:0.77", summary: "knock down one pin or two adjacent pins"),
    Game(
      name: "dawson", "Dawson's chess", ["dawsons-chess"], rules: "octal:0.137",
      summary: "Dawson's chess, pawns on three rows"),
    Game(
      name: "dawsons-kayles", "Dawson's Kayles", ["dawson-kayles"], rules: "octal:0.07",
      summary: "knock down exactly two adjacent pins"),
    Game(name: "officers", "Officers", rules: "octal:0.6", summary: "take one from a heap of two or more"),
    Game(
      name: "lasker", "Lasker's Nim", ["laskers-nim", "lasker-nim"], rules: "octal:4.(3)",
      summary: "Nim in which a heap may also be split in two"),
    Game(
      name: "grundy", "Grundy's game", ["grundys-game", "grundy-game"], rules: "split:unequal",
      summary: "Grundy's game, split a heap into two of different sizes"),
    Game(
      name: "treblecross", "Treblecross", ["one-dimensional-tic-tac-toe"], rules: "octal:0.007",
      summary: "three in a row on a strip of n squares, which is a heap of n + 2"),
    Game(
      name: "fibonacci", "Fibonacci Nim", ["fibonacci-nim"], rules: "last:x2",
      summary: "take at most twice what was taken last"),
  ]

  /// Rules by other words that people have for them.
  private static let phrases = [
    "subtract-a-square": "pile:squares", "square-nim": "pile:squares", "prime-nim": "pile:primes",
    "divisor-nim": "pile:divisors", "triangular-nim": "pile:triangular",
  ]

  /// The rules of a game by its name in the form of ``spelled(_:)``; `nil` for other words.
  static func rules(_ name: String) -> String? {
    all.first { $0.name == name || $0.aliases.contains(name) }?.rules ?? phrases[name]
  }

  /// A name in lower case, with hyphens for blanks and without apostrophes: "Dawson's Chess" is
  /// "dawsons-chess".
  static func spelled(_ bytes: ArraySlice<UInt8>) -> String {
    let words = RulesNotation.word(bytes).split { " -_\t\n".contains($0) }
    return words.map { $0.filter { $0 != "'" } }.joined(separator: "-")
  }

  /// What a misspelt name probably means: a name, or rules such as `pile:squares`.
  static func nearest(to name: String) -> String? {
    var meanings: [(word: String, rules: String)] = all.flatMap { game in
      ([game.name] + game.aliases).map { ($0, game.name) }
    }
    meanings += phrases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    meanings += PileRule.allCases.map { ($0.rawValue, "pile:\($0.rawValue)") }
    meanings += SplitRule.allCases.map { ($0.rawValue, "split:\($0.rawValue)") }
    let nearest = NearestWord.nearest(to: name, among: meanings.map { $0.word })
    return meanings.first { $0.word == nearest }?.rules
  }
}
