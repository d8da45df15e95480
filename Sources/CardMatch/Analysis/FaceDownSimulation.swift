import ExactArithmetic
import GameCore

/// A player who can be simulated.
public enum SimulatedPlayer: Sendable, Hashable, CaseIterable {
  /// Plays as planned, by the values of all states.
  case planned(FaceDownPlay)
  /// Chooses uniformly among the unmatched cards until no group can be made; turns an open card
  /// down when it chooses that, or never does.
  case random(unchooses: Bool)

  /// All players.
  public static var allCases: [SimulatedPlayer] {
    FaceDownPlay.allCases.map { .planned($0) } + [.random(unchooses: false), .random(unchooses: true)]
  }
}

/// Many simulated face-down games, and what theory expects of them.
///
/// The same seed plays the same games on any number of threads.
public struct FaceDownSimulation: Sendable, Equatable {
  /// The game.
  public let game: FaceDownGame
  /// The player.
  public let player: SimulatedPlayer
  /// The games that were asked for.
  public let trials: SeededTrials
  /// The games that were played, by score.
  public let gamesByScore: [Int: UInt64]
  /// What a planned player expects, exactly; `nil` for random choices.
  public let expectedScore: Rational?
  /// Why there are fewer games than were asked for; `nil` when there aren't.
  public let stopReason: StopReason?

  /// The default number of games.
  public static let standardGames: UInt64 = 10_000

  /// Games in one block of trials.
  private static let blockSize: UInt64 = 500

  /// Solves the game if the player plans (groups of three as ``FaceDownPlay/peekAll``), then plays
  /// `games` games, those after the first `skipped` ones of the seed; a node of the limits is a
  /// game.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the solution.
  public init(
    _ game: FaceDownGame, player: SimulatedPlayer = .planned(.optimal), games: UInt64 = standardGames,
    seed: UInt64 = 1, skipped: UInt64 = 0, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    let policy: FaceDownPolicy?
    (policy, expectedScore) = try Self.plan(of: player, in: game, limits: limits, observer: observer)
    self.game = game
    self.player = player
    trials = SeededTrials(games, blockSize: Self.blockSize, seed: seed, skipped: skipped)
    let unchooses = player == .random(unchooses: true)
    let outcome = trials.run(from: [Int: UInt64](), limits: limits, observer: observer) { block in
      var (random, tally, deck) = (block.generator, [Int: UInt64](), game.deck.cards)
      for trial in 0..<block.skipped + block.trials.count {
        if limits.stopSignal.isRaised || limits.deadline?.hasPassed == true { return nil }
        random.drawToFront(game.dealSize, of: &deck)
        var table = CardTable(Array(deck.prefix(game.dealSize)), scoring: game.scoring)
        if let policy {
          do throws(PolicyError) {
            try PlannedGame(policy: policy).play(&table)
          } catch {
            preconditionFailure("a policy that was just computed has every state")
          }
        } else if case .planned = player {
          table.playKnowingAll()
        } else {
          Self.playAtRandom(&table, unchooses: unchooses, random: &random)
        }
        if trial >= block.skipped { tally[table.score, default: 0] += 1 }
      }
      return tally
    } add: {
      for (score, games) in $1 { $0[score, default: 0] += games }
    }
    (gamesByScore, stopReason) = (outcome.tally, outcome.stopReason)
  }

  /// Games whose parts were played elsewhere; `nil` when these sums can't be theirs.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the solution of a planned player's game.
  package init?(
    _ game: FaceDownGame, player: SimulatedPlayer, games: UInt64, seed: UInt64, skipped: UInt64, sums: TrialSums,
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    var counts: [Int: UInt64] = [:]
    for score in sums.keys {
      guard let count = UInt64(exactly: sums[score]), count <= TrialSums.mostTrials, score.magnitude < 1 << 32,
        counts.count < 1 << 16
      else { return nil }
      counts[score] = count
    }
    guard counts.values.reduce(0, +) == games else { return nil }
    gamesByScore = counts
    (self.game, self.player) = (game, player)
    expectedScore = try Self.plan(of: player, in: game, limits: limits, observer: observer).value
    trials = SeededTrials(games, blockSize: Self.blockSize, seed: seed, skipped: skipped)
    stopReason = nil
  }

  /// What parts of a simulation are put together by: the games by their score.
  package var sums: TrialSums {
    TrialSums(gamesByScore.map { (key: $0, number: Int(clamping: $1)) }) ?? TrialSums()
  }

  /// How a player of pairs who plans plays, and what any player who plans expects.
  private static func plan(
    of player: SimulatedPlayer, in game: FaceDownGame, limits: SearchLimits, observer: Observer
  ) throws(Stopped) -> (policy: FaceDownPolicy?, value: Rational?) {
    guard case .planned(let play) = player else { return (nil, nil) }
    guard game.scoring.group == .three else {
      let policy = try FaceDownSolver(game, play: play).policy(limits: limits, observer: observer)
      return (policy, policy.value)
    }
    precondition(play == .peekAll, "of groups of three only this plan is simulated")
    return (nil, try FaceDownSolution(game, play: play, limits: limits).value)
  }

  /// The score, on average: whole sums, which are the same in any order.
  public var score: Mean { Mean(gamesByScore.lazy.map { (value: $0.key, count: $0.value) }) }

  /// How the mean score is known; `nil` for a single game, `unknown` when the work was stopped
  /// before the second one.
  public var evidence: Evidence<CardMatchProof>? {
    .sampled(score, seed: trials.seed) ?? (stopReason == nil ? nil : .unknown)
  }

  /// How ``expectedScore`` is known.
  public var expectationEvidence: Evidence<CardMatchProof>? {
    expectedScore == nil ? nil : .proved(game.scoring.group == .three ? .census : game.proof)
  }

  private static func playAtRandom(_ table: inout CardTable, unchooses: Bool, random: inout SeededGenerator) {
    while !table.isOver {
      let choices = table.cards.indices.filter {
        !table.isMatched[$0] && (unchooses || !table.openIndices.contains($0))
      }
      table.choose(choices[random.index(choices.count)])
    }
  }
}
