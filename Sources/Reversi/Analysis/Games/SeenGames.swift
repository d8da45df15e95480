/// Games that were counted, to count the same game only once, whichever files it is in.
///
/// Two games are the same where the start, all moves, both players and the year are. Players have
/// to have names, and games of fewer than ``leastMoves`` moves are never taken for the same: people
/// do play a few moves twice. Games are distinguished by 128 bits: two of 10⁶ different ones
/// are alike with a chance below 10⁻²⁶.
struct SeenGames: Sendable {
  /// The fewest moves of games that can be the same.
  static let leastMoves = 20

  private var digests: Set<GameDigest> = []

  /// Adds a game; whether it is a new one.
  /// - Complexity: O(moves), some 100 ns and 32 bytes of memory per game.
  mutating func insert(_ game: PackedGame, in bytes: [UInt8]) -> Bool {
    let facts = game.facts
    guard facts.black > 0, facts.white > 0, game.moves.count >= Self.leastMoves else { return true }
    var digest = GameDigest()
    digest.add(UInt64(facts.black) << 32 | UInt64(facts.white))
    digest.add(UInt64(facts.year ?? 0) << 32 | UInt64(game.moves.count))
    if game.start != .usual {
      digest.add(game.start.mover)
      digest.add(game.start.opponent)
      digest.add(UInt64(game.start.size.rawValue) << 1 | (game.start.sideToMove == .white ? 1 : 0))
    }
    var (word, count) = (UInt64(0), 0)
    for place in game.moves {
      word = word << 8 | UInt64(bytes[place])
      count += 1
      if count.isMultiple(of: 8) {
        digest.add(word)
        word = 0
      }
    }
    digest.add(word)
    return digests.insert(digest).inserted
  }
}
