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

    /// Whether it may be played with one heap of any size.
    public var isOfHeaps: Bool {
      guard case .written(let rule)? = try? RulesNotation.parse(rules) else { return true }
      return rule.isOfHeaps && rule.board == nil
    }

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
    Game(
      name: "wythoff", "Wythoff's game", ["wythoffs-game", "wythoff-nim", "wyt-queens", "corner-the-queen"],
      rules: "a,b -> a-k,b; a,b-k; a-k,b-k", summary: "take any number from one of two heaps, or the same from both"),
    Game(
      name: "euclid", "Euclid", ["euclids-game", "game-of-euclid"], rules: "a,b -> a-k*b,b if b>0; a,b-k*a if a>0",
      summary: "take a multiple of the other heap, until one is empty"),
    Game(
      name: "grossman", "Euclid, by Grossman", ["euclid-grossman"],
      rules: "a,b if a>0 and b>0 -> a-k*b,b; a,b-k*a", summary: "the same until no multiple leaves anything"),
    Game(
      name: "moore", "Moore's Nim", ["moore:2", "moores-nim", "nim-2"],
      rules: "a,b,... -> a-k,...; a-k,b-j,...", summary: "take from one heap or from two"),
    Game(
      name: "greedy-nim", "Greedy Nim", rules: "a,... -> a-k,... if a>=max(...)",
      summary: "take from a largest heap only"),
    Game(
      name: "pass-nim", "Nim with a pass", ["nim-with-a-pass"], rules: "a,...,p=1 -> a-k,...,p; a,...,p-1 if a>0",
      summary: "once in the game somebody may pass, unless all heaps are empty"),
    Game(
      name: "antonim", "Antonim", rules: "a,... if a=0 or a not in ... -> a-k,...",
      summary: "no two heaps may become equal"),
    Game(
      name: "end-nim", "End-Nim", rules: "a,b,c -> a-k,b,c; a,b,c-k; a,b-k,c if a=0 or c=0",
      summary: "three heaps in a row; take from one at an end"),
    Game(
      name: "staircase", "Staircase Nim", ["staircase-nim"], rules: "a,b,c -> a-k,b,c; a+k,b-k,c; a,b+k,c-k",
      summary: "move any number one step down, of three steps"),
    Game(
      name: "chomp-2", "Chomp, two rows", ["chomp:2"], rules: "a,b if a>=b and a>0 -> a-k,min(b,a-k); a,b-k",
      summary: "bite off all from a square on, to the right and below; never the first"),
    Game(
      name: "chomp-3", "Chomp, three rows", ["chomp:3"],
      rules: "a,b,c if a>=b>=c and a>0 -> a-k,min(b,a-k),min(c,a-k); a,b-k,min(c,b-k); a,b,c-k",
      summary: "the same with three rows"),
    Game(
      name: "chocolate", "Chocolate bar", ["chocolate-bar", "poisoned-chocolate"],
      rules: "a,b if a>0 and b>0 -> a-k,b; a,b-k", summary: "break off rows or columns; one square can't be broken"),
    Game(
      name: "prim", "Prim", rules: "n -> n-k if gcd(k,n)=1", summary: "take a number that is coprime with the heap"),
    Game(name: "dim", "Dim", rules: "n -> n-k if n mod k=0", summary: "take a divisor, the whole heap too"),
    Game(
      name: "mock-turtles", "Mock turtles", ["mock-turtle"], rules: "n -> n-k; i and j if i<j<n",
      summary: "turn the coin at n, and at most two on its left"),
    Game(
      name: "race", "Race to 100", ["race-to-100", "hundred-game"], rules: "n if n<=100 -> n+k if k<=10",
      summary: "add 1 to 10; whoever says 100 wins"),
    Game(
      name: "race-to-20", "Race to 20", ["21-game", "race-to-21"], rules: "n if n<=20 -> n+k if k<=3",
      summary: "add 1 to 3; whoever must say 21 loses"),
  ]

  /// Games in which Left and Right have different moves; their rules are lines.
  public static let partizan = [
    Game(
      name: "cutcake", "Cutcake", ["cut-cake"],
      rules: "a,b if a>0 and b>0 -> k,b and a-k,b | a,k and a,b-k",
      summary: "Left cuts a cake of a rows and b columns between rows, Right between columns")
  ]

  /// The line of a game of ``partizan`` by its name; `nil` for other words.
  static func partizanRules(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= longestName else { return nil }
    let name = spelled(bytes)
    return partizan.first { $0.name == name || $0.aliases.contains(name) }?.rules
  }

  /// No name is longer, in bytes.
  private static let longestName = 100

  /// Rules by other words that people have for them.
  private static let phrases = [
    "subtract-a-square": "pile:squares", "square-nim": "pile:squares", "prime-nim": "pile:primes",
    "divisor-nim": "pile:divisors", "triangular-nim": "pile:triangular", "divisor-game": "pile:divisors",
    "flip-game": "octal:0.07", "stone-game-iv": "pile:squares",
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
