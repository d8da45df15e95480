import GameCore

/// Scores that a file claims beside those that are proved.
public struct ScoreCheck: Sendable {
  /// One claim, checked.
  public struct Comparison: Sendable {
    /// The claim.
    public let claim: ScoreClaim
    /// What was proved.
    public let solution: Solution
    /// The wall-clock time of the proof.
    public let elapsedSeconds: Double

    /// Whether the claim holds; `nil` when the search was stopped before that was known.
    public var agrees: Bool? {
      let isExcluded = claim.score < solution.lower || claim.score > solution.upper
      return isExcluded ? false : solution.score == nil ? nil : true
    }
  }

  /// The claims that were looked at, in the order of the file.
  public let comparisons: [Comparison]
  /// Whether Ctrl-C or the deadline left claims out.
  public let isCut: Bool

  /// How many claims hold.
  public var agreed: Int { comparisons.count { $0.agrees == true } }
  /// How many are wrong.
  public var disagreed: Int { comparisons.count { $0.agrees == false } }
  /// How many a limit left open.
  public var undecided: Int { comparisons.count { $0.agrees == nil } }
  /// Positions visited.
  public var nodes: UInt64 { comparisons.reduce(0) { $0 + $1.solution.nodes } }
  /// What the proved scores rest on.
  public var evidence: Evidence<ReversiProof> { .proved(.search) }
}

extension ReversiSolver {
  /// Solves positions that come with a score and compares, one position on a thread. `seconds` and
  /// the nodes of `limits` hold for each position.
  public func check(
    _ claims: [ScoreClaim], seconds: Double? = nil, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> ScoreCheck {
    let request = EffortRequest(seconds: seconds)
    let comparisons = Workers.sideBySide(claims, limits: limits, observer: observer, unit: "positions") { claim in
      let begin = ContinuousClock.now
      let solution = self.solve(claim.position, goal: .move, limits: request.limits(within: limits).alone)
      return ScoreCheck.Comparison(
        claim: claim, solution: solution, elapsedSeconds: (ContinuousClock.now - begin) / .seconds(1))
    }
    return ScoreCheck(
      comparisons: comparisons.compactMap(\.self), isCut: comparisons.contains { $0 == nil })
  }
}
