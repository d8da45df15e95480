public import ExactArithmetic

/// A take-away game: rules, and the player who wins when there is no move left. Ask it about
/// positions.
public struct TakeAwayGame: Hashable, Sendable {
  /// What a move may do.
  public let rules: Ruleset
  /// The player who wins when there is no move.
  public let play: PlayConvention

  /// Creates a game; without a convention it is the one that the rules usually have.
  public init(_ rules: Ruleset, play: PlayConvention? = nil) {
    self.rules = rules
    self.play = play ?? rules.defaultPlay
  }

  /// The game of the source (REFERENCES: S1): take 1…`limit`, the last match loses. `nil` when
  /// `limit` is below 1.
  public init?(takeLimit limit: BigInt, play: PlayConvention = .misere) {
    guard let set = TakeSet(upTo: limit) else { return nil }
    self.init(.take(set), play: play)
  }

  /// The default for the matches of a game (REFERENCES: S1).
  public static let usualHeap = 18
  /// The default for the most matches that may be taken at once.
  public static let usualTakeLimit = 3

  /// The k when exactly 1…k may be taken from a heap that has that many.
  public var takeLimit: BigInt? { rules.theory.takeLimit }

  /// Whether legal takes are known without a list of all moves.
  package var knowsTakes: Bool {
    let theory = rules.theory
    return theory.lastMove != nil || theory.allows(1, from: HeapSize(1)) != nil
  }
}
