import GameCore

/// Many games played by the same rules, each with cards of its own.
///
/// A block of games draws from a stream of its own, so the outcome depends on the seed and the
/// number of games alone, not on how the blocks are spread over threads.
package struct GameSimulation: Sendable {
  /// The number of games in a block, and in one of another deck than the printed game's.
  package static let blockSize: UInt64 = 8192
  private static let otherBlockSize: UInt64 = 128

  /// The games, in blocks.
  package let trials: SeededTrials
  /// By which rules they are played.
  package let rules: GameRules
  /// With which deck.
  private let deck: Deck

  /// A simulation of `games` games, those after the first `skipped` ones of the seed.
  package init(
    games: UInt64, deck: Deck = .set, rules: GameRules = GameRules(), seed: UInt64, skipped: UInt64 = 0
  ) {
    let size = deck == .set ? Self.blockSize : Self.otherBlockSize
    trials = SeededTrials(games, blockSize: size, seed: seed, skipped: skipped)
    (self.deck, self.rules) = (deck, rules)
  }

  /// Plays the games and sums up their ``GameCounters``.
  /// - Complexity: less than a microsecond per game of the printed deck on one thread, some hundred
  ///   with another deck.
  package func run(
    limits: SearchLimits = .none, observer: Observer = .silent
  ) -> SeededTrials.Outcome<[UInt64]> {
    let (rules, deck) = (rules, deck)
    return trials.run(
      from: [UInt64](repeating: 0, count: deck.counters.size), limits: limits, observer: observer,
      play: { block in
        guard deck == .set else {
          var player = DeckPlayer(deck, seed: block.seed, stream: block.index)
          return player.play(block.trials.count, after: block.skipped, by: rules)
        }
        var player = GamePlayer()
        let all = player.play(
          block.skipped + block.trials.count, by: rules, seed: block.seed, stream: block.index)
        if block.skipped == 0 { return all }
        let before = player.play(block.skipped, by: rules, seed: block.seed, stream: block.index)
        return zip(all, before).map { $0 - $1 }
      },
      add: { counts, more in
        for index in counts.indices { counts[index] += more[index] }
      })
  }
}

extension GamePlayer {
  package mutating func play(_ games: Int, by rules: GameRules, seed: UInt64, stream: UInt64) -> [UInt64] {
    let choice: Choice =
      switch rules.pick {
      case .random: .any
      case .first: .first
      case .mostRemaining: .leavingMost
      }
    return play(games, taking: choice, replaces: rules.refill == .replace, seed: seed, stream: stream)
  }
}
