/// A way to choose moves: an opponent for people and for matches.
public enum Strategy: Hashable, Sendable {
  /// Any legal move, all equally likely.
  case random
  /// The largest disc difference after the move; S4's computer player.
  case greedy
  /// The largest disc difference that can be forced within N plies, 1...10; S4's closing challenge.
  /// One ply is ``greedy``.
  case minimax(plies: Int)
  /// The adviser's best move at a level 0...60.
  case level(Int)
  /// The adviser's best move by a search of N plies, 0...60: see ``Effort/plies(_:)``.
  case depth(Int)
  /// A player with a name.
  case strength(Strength)

  /// Whether the adviser's search chooses the moves.
  package var searches: Bool {
    switch self {
    case .level, .depth, .strength: true
    case .random, .greedy, .minimax: false
    }
  }

  /// The level or depth of the adviser's search; 0 where it doesn't choose.
  package var searchDepth: Int {
    switch self {
    case .level(let depth), .depth(let depth): depth
    case .strength(let strength): strength.depth
    case .random, .greedy, .minimax: 0
    }
  }

  /// Whether games between such players differ from one seed to the next.
  public var drawsRandomly: Bool {
    switch self {
    case .random: true
    case .strength(let strength): strength.misjudgement > 0
    case .greedy, .minimax, .level, .depth: false
    }
  }
}
