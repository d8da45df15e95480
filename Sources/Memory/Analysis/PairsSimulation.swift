import ExactArithmetic
import GameCore

/// How a simulated player chooses.
public enum Strategy: Sendable, Hashable {
  /// Remembers everything and makes the best move (for the given number of players).
  case optimal
  /// Remembers everything and always turns two unknown cards unless a pair is known.
  case naive
  /// Like naive, but remembers only the last `recall` distinct cards; 0 remembers nothing.
  ///
  /// Every card is stored the moment it is turned, so the oldest is forgotten before the second
  /// card of the turn is chosen; a turned card whose mate is remembered makes that mate as fresh as
  /// itself.
  case forgetful(recall: Int)

  /// The strategies without their numbers.
  public enum Kind: String, Sendable, CaseIterable { case optimal, naive, forgetful }

  /// The strategy of a kind; `nil` for a forgetful one without the number of cards that it
  /// remembers (≥ 0).
  public init?(_ kind: Kind, recall: Int?) {
    switch kind {
    case .optimal: self = .optimal
    case .naive: self = .naive
    case .forgetful:
      guard let recall, recall >= 0 else { return nil }
      self = .forgetful(recall: recall)
    }
  }

  /// Which kind it is.
  public var kind: Kind {
    switch self {
    case .optimal: .optimal
    case .naive: .naive
    case .forgetful: .forgetful
    }
  }

  /// How many cards it remembers at most; `nil` when it remembers everything.
  public var recall: Int? {
    if case .forgetful(let recall) = self { recall } else { nil }
  }
}

/// Many games between simulated players, and what theory expects of them.
///
/// One strategy is the solitaire. Two strategies play against each other and take turns to begin:
/// the first strategy begins the even games, and gains are counted for it. The same seed plays the
/// same games on any number of threads.
public struct PairsSimulation: Sendable, Equatable {
  /// The number of pairs in each game.
  public let pairs: Int
  /// How the players choose, one or two.
  public let strategies: [Strategy]
  /// The games that were asked for.
  public let trials: SeededTrials
  /// What happened.
  public let tally: PairsTally
  /// What the mean number of turns of a solitaire tends to; `nil` for two players, or when the work
  /// was stopped.
  public let expectedTurns: Expectation?
  /// The points that are counted in a solitaire; `nil` where none are.
  public let score: CourseScore?
  /// What the mean of the points tends to; `nil` without points, for a short memory with more than
  /// ``RecallTable/exactLimit`` pairs, or when the work was stopped.
  public let expectedPoints: Rational?
  /// Why there are fewer games than were asked for; `nil` when there aren't.
  public let stopReason: StopReason?

  /// The number of games unless another is asked for.
  public static let standardGames: UInt64 = 100_000

  /// Games in one block of trials; even, so that the first strategy begins every even game.
  private static let blockSize: UInt64 = 1000

  /// Plays `games` games with `pairs` (1…``NumericTable/limit``) pairs, those after the first
  /// `skipped` ones of the seed; a node of the limits is a game.
  public init(
    pairs: Int, strategies: [Strategy] = [.optimal], games: UInt64 = standardGames, seed: UInt64 = 1,
    skipped: UInt64 = 0, score: CourseScore? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    precondition((1...NumericTable.limit).contains(pairs), "a simulation has 1 to \(NumericTable.limit) pairs")
    precondition((1...2).contains(strategies.count), "a game has one or two players")
    precondition(score == nil || strategies.count == 1, "points are counted for one player")
    self.pairs = pairs
    self.strategies = strategies
    trials = SeededTrials(games, blockSize: Self.blockSize, seed: seed, skipped: skipped)
    expectedTurns = strategies.count == 1 ? try? Self.expectedTurns(pairs, strategies[0], limits) : nil
    self.score = score
    expectedPoints = Self.expectedPoints(pairs, strategies[0], score, limits)
    let outcome = Self.play(
      pairs: pairs, strategies: strategies, trials: trials, score: score, limits: limits, observer: observer)
    (tally, stopReason) = (outcome.tally, outcome.stopReason)
  }

  /// Games whose parts were played elsewhere; `nil` when these sums can't be theirs.
  package init?(
    pairs: Int, strategies: [Strategy], games: UInt64, seed: UInt64, skipped: UInt64, score: CourseScore? = nil,
    sums: TrialSums, limits: SearchLimits = .none
  ) {
    guard let tally = PairsTally(sums), tally.games == games, (tally.points.trials > 0) == (score != nil && games > 0)
    else { return nil }
    self.score = score
    expectedPoints = Self.expectedPoints(pairs, strategies[0], score, limits)
    self.pairs = pairs
    self.strategies = strategies
    trials = SeededTrials(games, blockSize: Self.blockSize, seed: seed, skipped: skipped)
    expectedTurns = strategies.count == 1 ? try? Self.expectedTurns(pairs, strategies[0], limits) : nil
    (self.tally, stopReason) = (tally, nil)
  }

  /// How the mean number of turns is known; `nil` for a single game, `unknown` when the work was
  /// stopped before the second one.
  public var turnsEvidence: Evidence<MemoryProof>? { evidence(of: tally.turns) }

  /// How the mean of the points is known; `nil` without points and for a single game.
  public var pointsEvidence: Evidence<MemoryProof>? { score == nil ? nil : evidence(of: tally.points) }

  /// How the mean gain is known; `nil` in the solitaire and for a single game.
  public var gainEvidence: Evidence<MemoryProof>? { strategies.count == 2 ? evidence(of: tally.gain) : nil }

  private func evidence(of mean: Mean) -> Evidence<MemoryProof>? {
    .sampled(mean, seed: trials.seed) ?? (stopReason == nil ? nil : .unknown)
  }

  private static func expectedPoints(
    _ pairs: Int, _ strategy: Strategy, _ score: CourseScore?, _ limits: SearchLimits
  ) -> Rational? {
    guard let score, strategy.recall == nil || pairs <= RecallTable.exactLimit else { return nil }
    return try? CourseTable.expectedPoints(pairs: pairs, recall: strategy.recall, score: score, limits: limits)
  }

  /// The best player's turns and the naive one's are the same: two unknown cards are best in the
  /// solitaire.
  private static func expectedTurns(
    _ pairs: Int, _ strategy: Strategy, _ limits: SearchLimits
  ) throws(Stopped) -> Expectation {
    switch strategy {
    case .forgetful(let recall): return try RecallTable.expectation(pairs: pairs, recall: recall, limits: limits)
    case .optimal, .naive:
      guard pairs > exactExpectationLimit else {
        let state = PairState(uncheckedPairs: pairs, known: 0)
        return .exact(try PairsSolver.analyze(state, seats: .solitaire, limits: limits).value, .arrangements)
      }
      let table = NumericTable(pairs: pairs, seats: .solitaire, keepsMoves: false, limits: limits)
      if let reason = table.stopReason { throw Stopped(reason) }
      return .computed(table.valueByPairs[pairs - 1])
    }
  }

  /// The most pairs for which the expected turns are a fraction: 300 take 0.1 s.
  private static let exactExpectationLimit = 300

  /// Plays the games.
  package static func play(
    pairs: Int, strategies: [Strategy], trials: SeededTrials, score: CourseScore? = nil, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> SeededTrials.Outcome<PairsTally> {
    let moves = strategies.count == 2 && strategies.contains(.optimal) ? bestMoves(pairs, limits) : nil
    let isStopped = { @Sendable in limits.stopSignal.isRaised || limits.deadline?.hasPassed == true }
    return trials.run(from: PairsTally(), limits: limits, observer: observer) { block in
      var (random, tally) = (block.generator, PairsTally())
      var game = SimulatedTable(pairs: pairs, strategies: strategies, moves: moves, score: score)
      func play(_ trials: Range<UInt64>, into tally: inout PairsTally) -> Bool {
        for trial in trials {
          let first = Int(trial % UInt64(strategies.count))
          guard game.play(first: first, random: &random, tally: &tally, isStopped: isStopped) else { return false }
        }
        return true
      }
      var others = PairsTally()
      let before = block.trials.lowerBound - UInt64(block.skipped)..<block.trials.lowerBound
      return play(before, into: &others) && play(block.trials, into: &tally) ? tally : nil
    } add: {
      $0.add($1)
    }
  }

  /// The table of moves; cut short when the work was stopped, and then it isn't used.
  private static func bestMoves(_ pairs: Int, _ limits: SearchLimits) -> MoveTable? {
    guard pairs <= PairsSolver.exactLimit else {
      return NumericTable(pairs: pairs, seats: .twoPlayers, limits: limits).moves
    }
    return ExactTable(pairs: pairs, seats: .twoPlayers, limits: limits).moves
  }
}
