import ExactArithmetic
import GameCore

/// Which two cards to turn on a concrete table, and what that is worth.
public struct TableAdvice: Sendable, Equatable {
  /// What to do first.
  public enum Action: Sendable, Equatable {
    /// Turn the two cards of a known pair.
    case takePair(places: [Int])
    /// Turn the unseen `first`. If its mate is known turn that; else turn `second`: unseen or known
    /// by the move.
    case turn(first: Int, second: Int?, move: TurnMove)
    /// Turn two known cards that don't match: pass.
    case pass(places: [Int])
    /// There are no cards on the table.
    case finished
  }

  /// The recommended action.
  public let action: Action
  /// Expected turns to the end, or expected gain, with this action and best play after it.
  public let value: Rational
  /// The state once the known pairs are taken, and its moves.
  public let state: PairState
  /// What each move is worth once the known pairs are taken, as the rest of the game alone counts.
  public let analysis: StateAnalysis
  /// The places of the pairs that are known and wait to be taken.
  public let knownPairs: [[Int]]
  /// The number of pairs that are known and wait to be taken.
  public var knownPairCount: Int { knownPairs.count }

  /// The moves that follow when the known pairs are taken first, the boldest first, with the turns
  /// or pairs of these counted in: comparable with ``value``, which is that of the best of them.
  public var moves: [MoveValue] {
    analysis.moves.map { MoveValue(move: $0.move, value: $0.value + Rational(knownPairCount * perPair)) }
  }

  /// What a known pair counts: a turn, a pair, the points of a match, or nothing where the lead has
  /// it.
  private var perPair: Int { analysis.lead == nil ? analysis.score?.match ?? 1 : 0 }

  /// How the values are known.
  public var evidence: Evidence<MemoryProof> {
    state.pairs == 0 && knownPairCount > 0 ? .proved(.knownPairs) : analysis.evidence
  }

  /// Advises on a table of at most ``PairsSolver/exactLimit`` pairs.
  ///
  /// A known pair is always taken first: in the solitaire it costs its turn sooner or later, and
  /// with two players it is a gain that leaves the turn where it is.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    _ setup: TableSetup, seats: Seats = .solitaire, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    let state = setup.stateWithoutKnownPairs
    self.init(setup, try PairsSolver.analyze(state, seats: seats, limits: limits, observer: observer))
  }

  /// Advises on a table on which points are counted.
  public init(_ setup: TableSetup, score: CourseScore) {
    self.init(setup, PairsSolver.analyze(setup.stateWithoutKnownPairs, score: score))
  }

  /// Advises a player who aims for a win on a table of at most ``WinningTable/limit`` pairs without
  /// the known ones, which are taken at once; `lead` is how many pairs the player is ahead.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    _ setup: TableSetup, lead: Int, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    self.init(
      setup,
      try WinningTable.analyze(
        setup.stateWithoutKnownPairs, lead: lead + setup.knownPairs.count, limits: limits, observer: observer))
  }

  private init(_ setup: TableSetup, _ analysis: StateAnalysis) {
    let state = analysis.state
    self.state = state
    self.analysis = analysis
    knownPairs = setup.knownPairs
    value =
      analysis.value + Rational(analysis.lead == nil ? setup.knownPairs.count * (analysis.score?.match ?? 1) : 0)
    if let pair = setup.knownPairs.first {
      action = .takePair(places: pair)
    } else if let move = analysis.bestMove {
      action = TableAdvice.action(move, setup)
    } else {
      action = .finished
    }
  }

  private static func action(_ move: TurnMove, _ setup: TableSetup) -> Action {
    switch move {
    case .noUnknown: .pass(places: Array(setup.singles.prefix(2)))
    case .oneUnknown: .turn(first: setup.unseen[0], second: setup.singles.first, move: move)
    case .twoUnknown: .turn(first: setup.unseen[0], second: setup.unseen.dropFirst().first, move: move)
    }
  }
}
