/// Games that have a name of their own, and their rules as the grammar has them.
public enum NamedGames {
  /// A game that people know by name.
  public struct Game: Sendable, Hashable {
    /// The name, in lower case, with hyphens.
    public let name: String
    /// Its rules in the grammar of ``RulesNotation``.
    public let rules: String
    /// What is done in it, a phrase.
    public let summary: String
  }

  /// The games, in the order in which help lists them.
  public static let all = [
    Game(name: "nim", rules: "take:any", summary: "take as many as you like from one heap"),
    Game(name: "kayles", rules: "octal:0.77", summary: "knock down one pin or two neighbours"),
    Game(name: "dawson", rules: "octal:0.137", summary: "Dawson's chess, pawns on three rows"),
    Game(name: "dawsons-kayles", rules: "octal:0.07", summary: "knock down two neighbours, neither more nor less"),
    Game(name: "officers", rules: "octal:0.6", summary: "take one man, who must have had company"),
    Game(name: "lasker", rules: "octal:4.(3)", summary: "Nim in which a heap may also be split in two"),
    Game(name: "grundy", rules: "split:unequal", summary: "Grundy's game, split a heap into two of different sizes"),
    Game(
      name: "treblecross", rules: "octal:0.007",
      summary: "three in a row on a strip of n squares, a heap of n + 2; one more to be lost"),
    Game(name: "fibonacci", rules: "last:x2", summary: "take at most twice what was taken last"),
  ]

  /// The rules of a game by its name in any case; `nil` for other words.
  static func rules(_ name: String) -> String? { all.first { $0.name == name.lowercased() }?.rules }
}
