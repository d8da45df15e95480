import ExactArithmetic

/// What can be said exactly about the solitaire with n pairs.
public struct SolitaireReport: Sendable {
  /// The distribution of the number of turns; `nil` above ``distributionLimit`` pairs.
  public let distribution: TurnDistribution?
  /// The expected number of turns.
  public let expectedTurns: Rational
  /// The variance of the number of turns.
  public let variance: Rational
  /// The expected number of lucky matches: both cards were unknown. It tends to ln 2.
  public let luckyMatches: Rational
  /// The expected turns with 1 … n pairs.
  public let expectedTurnsByPairs: [Rational]
  /// The best moves in all states.
  public let moves: MoveTable

  /// The most pairs for which the whole distribution is made: 400 take two seconds.
  public static let distributionLimit = 400

  /// Analyses the solitaire with `pairs` (1…``PairsSolver/exactLimit``) pairs.
  public init(pairs: Int) {
    precondition(
      (1...PairsSolver.exactLimit).contains(pairs), "the exact report has 1 to \(PairsSolver.exactLimit) pairs")
    var row = ExactRow.empty
    var expected: [Rational] = []
    var moves = MoveTable(pairs: pairs)
    for _ in 1...pairs {
      row = SolitaireRecurrence.row(after: row)
      expected.append(Rational(row.sums[0], row.arrangements[0]))
      moves.append(row.moves)
    }
    let mean = Rational(row.sums[0], row.arrangements[0])
    self.moves = moves
    expectedTurnsByPairs = expected
    expectedTurns = mean
    variance = Rational(row.squareSums[0], row.arrangements[0]) - mean * mean
    luckyMatches = Rational(row.luckySums[0], row.arrangements[0])
    distribution = pairs <= SolitaireReport.distributionLimit ? TurnDistribution(pairs: pairs) : nil
  }

  /// (3 − 2 ln 2)n + 7/8 − 2 ln 2, to which the expected turns tend (Velleman–Warrington 2013).
  public static func asymptote(pairs: Int) -> Double {
    let logarithm = 0.693_147_180_559_945_3
    return (3 - 2 * logarithm) * Double(pairs) + 0.875 - 2 * logarithm
  }
}

/// What can be said exactly about the game of two with n pairs.
public struct TwoPlayerReport: Sendable {
  /// How games end; `nil` above ``distributionLimit`` pairs.
  public let distribution: GainDistribution?
  /// The expected gain of the first player.
  public let expectedGain: Rational
  /// The expected gains with 1 … n pairs.
  public let expectedGainByPairs: [Rational]
  /// The best moves in all states.
  public let moves: MoveTable

  /// The most pairs for which the whole distribution is made: 250 take two seconds.
  public static let distributionLimit = 250

  /// Analyses the game with `pairs` (1…``PairsSolver/exactLimit``) pairs.
  public init(pairs: Int) {
    precondition(
      (1...PairsSolver.exactLimit).contains(pairs), "the exact report has 1 to \(PairsSolver.exactLimit) pairs")
    var row = ExactRow.empty
    var expected: [Rational] = []
    var moves = MoveTable(pairs: pairs)
    for _ in 1...pairs {
      row = TwoPlayerRecurrence.row(after: row)
      expected.append(Rational(row.sums[0], row.arrangements[0]))
      moves.append(row.moves)
    }
    self.moves = moves
    expectedGainByPairs = expected
    expectedGain = Rational(row.sums[0], row.arrangements[0])
    distribution = pairs <= TwoPlayerReport.distributionLimit ? GainDistribution(pairs: pairs) : nil
  }
}
