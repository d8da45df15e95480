import ExactArithmetic
import GameCore

/// All deals of a size, counted, and strategies for playing them face down compared.
public struct DealReport: Sendable, Equatable {
  /// The mean score of one strategy.
  public enum Comparison: Sendable, Equatable {
    /// The exact expected score of planned play.
    case exact(FaceDownSolution)
    /// The mean score of random choices.
    case sampled(FaceDownSimulation)

    /// The player.
    public var player: SimulatedPlayer {
      switch self {
      case .exact(let solution): .planned(solution.play)
      case .sampled(let simulation): simulation.player
      }
    }

    /// The exact expected score of planned play.
    public var expectedScore: Rational? {
      if case .exact(let solution) = self { solution.value } else { nil }
    }

    /// How ``expectedScore`` is known.
    public var expectationEvidence: Evidence<CardMatchProof>? {
      if case .exact(let solution) = self { solution.evidence } else { nil }
    }

    /// The games of random choices.
    public var simulation: FaceDownSimulation? {
      if case .sampled(let simulation) = self { simulation } else { nil }
    }
  }

  /// What choices and pairs are worth.
  public let scoring: Scoring
  /// How good and how clearable the deals are.
  public let distribution: DealDistribution
  /// Strategies, as far as time allowed; `nil` when they weren't asked for, or the deal is too
  /// small or too large.
  public let comparisons: [Comparison]?
  /// Why something is missing; `nil` when nothing is.
  public let stopReason: StopReason?

  /// The deals for which strategies are compared: larger ones take long.
  public static let comparedDeals = 1...12
  /// The default number of simulated games.
  public static let standardGames: UInt64 = 20_000

  /// Counts all deals of `dealSize` (0…52) cards. If `comparesPlay`, the strategies for face-down
  /// play that are solved are compared by their exact expected score, and two kinds of random
  /// choices by `games` simulated games each.
  /// - Throws: ``FaceDownError``.
  public init(
    dealSize: Int = RandomDeal.standardSize, scoring: Scoring = .standard, comparesPlay: Bool = true,
    games: UInt64 = standardGames, seed: UInt64 = 1, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(FaceDownError) {
    let game: FaceDownGame?
    do {
      game =
        comparesPlay && DealReport.comparedDeals.contains(dealSize)
        ? try FaceDownGame(dealSize: dealSize, scoring: scoring) : nil
    } catch {
      throw .unsolved(error)
    }
    do {
      distribution = try DealDistribution(dealSize: dealSize, scoring: scoring, limits: limits)
    } catch {
      throw .stopped(error.reason)
    }
    self.scoring = scoring
    var (comparisons, stopReason): ([Comparison], StopReason?) = ([], nil)
    if let game {
      do {
        for play in FaceDownPlay.plans(for: scoring.group) where (try? game.checkSolvable(play)) != nil {
          comparisons.append(.exact(try FaceDownSolution(game, play: play, limits: limits, observer: observer)))
        }
        for unchooses in [false, true] {
          let simulation = try FaceDownSimulation(
            game, player: .random(unchooses: unchooses), games: games, seed: seed, limits: limits, observer: observer)
          if !simulation.gamesByScore.isEmpty { comparisons.append(.sampled(simulation)) }
          stopReason = stopReason ?? simulation.stopReason
        }
      } catch {
        stopReason = error.reason
      }
    }
    self.comparisons = game == nil ? nil : comparisons
    self.stopReason = stopReason
  }

  /// How the counts are known.
  public var evidence: Evidence<CardMatchProof> { .proved(.census) }
}
