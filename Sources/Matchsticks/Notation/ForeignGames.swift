/// Games of the field that aren't take-away games on heaps in the grammar of rules.
public enum ForeignGames {
  /// A game, why it isn't in the grammar, and what comes nearest.
  public struct Game: Sendable, Hashable {
    /// The beginning of its names, in lower case, with hyphens.
    public let name: String
    /// What it has that the grammar lacks, a sentence without a full stop.
    public let difference: String
    /// Rules of the grammar that come nearest, with what has to be done; `nil` where nothing does.
    public let nearest: String?

    init(_ name: String, _ difference: String, nearest: String? = nil) {
      (self.name, self.difference, self.nearest) = (name, difference, nearest)
    }
  }

  /// The games, by their names.
  public static let all = [
    Game("amazons", board),
    Game("arc-kayles", graph, nearest: "kayles, which is played on rows"),
    Game("blue-red-hackenbush", graph), Game("blockbusting", board), Game("brussels-sprouts", graph),
    Game("chomp", "the number of its rows is open", nearest: "chomp-2 or chomp-3, with two rows or three"),
    Game("clobber", board), Game("col", graph), Game("cram", board),
    Game("domineering", board), Game("dots-and-boxes", board),
    Game("geography", graph), Game("green-hackenbush", graph, nearest: "nim, for stalks"),
    Game("hackenbush", graph, nearest: "nim, for green stalks"), Game("hex", board), Game("kotzig", graph),
    Game("konane", board), Game("maundy-cake", board),
    Game("nimble", "coins are moved on squares in it", nearest: "nim, with the squares of the coins as heaps"),
    Game("node-kayles", graph, nearest: "dawsons-kayles, which is played on rows"),
    Game("northcott", "its moves may go back", nearest: "nim, with the gaps as heaps"),
    Game("silver-dollar", "coins are moved on squares in it", nearest: "nim, with every other gap as a heap"),
    Game("snort", graph), Game("sprouts", graph),
    Game("tic-tac-toe", "it can be drawn", nearest: "treblecross"),
    Game("toads-and-frogs", board),
    Game("turning-turtles", "coins are turned in it", nearest: "nim, with the places of the heads as heaps"),
    Game("welter", "no two heaps may be equal in it", nearest: "nim"),
  ]

  private static let board = "it is played on a board"
  private static let graph = "it is played on a graph"

  /// The game that a name in the spelling of ``NamedGames`` begins with.
  static func game(_ name: String) -> Game? {
    guard !name.isEmpty else { return nil }
    return all.first { game in
      let next = name.dropFirst(game.name.count).first
      return name.hasPrefix(game.name) && (next == nil || next == "-" || next == "s")
    }
  }
}
