import GameCore

/// Scores that a file claims next to those that are proved.
public struct ScoreCheck: Sendable {
  /// One claim, checked.
  public struct Comparison: Sendable {
    /// The claim.
    public let claim: ScoreClaim
    /// What was proved.
    public let solution: Solution
    /// The wall-clock time of the proof.
    public let elapsedSeconds: Double

    /// What is proved about the moves that the claim names; empty when only its score is compared.
    public let moves: [MoveBounds]

    /// Whether the claim holds; `nil` when the search was stopped before that was known.
    public var agrees: Bool? {
      let isExcluded = claim.score < solution.lower || claim.score > solution.upper
      if isExcluded || !wrongMoves.isEmpty { return false }
      return solution.score == nil || moves.contains { $0.lower < $0.upper } ? nil : true
    }

    /// The moves whose claimed scores are excluded by what is proved.
    public var wrongMoves: [MoveBounds] {
      moves.filter { bounds in
        claim.moves.contains { $0.move == bounds.move && ($0.score < bounds.lower || $0.score > bounds.upper) }
      }
    }
  }

  /// The claims that were checked, in the order of the file.
  public let comparisons: [Comparison]
  /// How many claims Ctrl-C left out, or were left out from the beginning.
  public let leftOut: Int

  /// How many claims hold.
  public var agreed: Int { comparisons.count { $0.agrees == true } }
  /// How many are wrong.
  public var disagreed: Int { comparisons.count { $0.agrees == false } }
  /// How many a limit left open in the middle of their search.
  public var undecided: Int { comparisons.count { $0.agrees == nil } }
  /// How many a limit left open, searched or not.
  public var leftOpen: Int { undecided + leftOut }
  /// Positions visited.
  public var nodes: UInt64 { comparisons.reduce(0) { $0 + $1.solution.nodes } }
  /// What the number of claims that hold rests on.
  public var evidence: Evidence<ReversiProof> {
    if comparisons.isEmpty, leftOut > 0 { return .unknown }
    return leftOpen == 0 ? .proved(.search) : .bounded(lower: agreed, upper: agreed + leftOpen, .stoppedSearch)
  }
}

extension ReversiSolver {
  /// Solves positions that come with a score and compares, one position on a thread; with
  /// `allMoves` the scores of all moves that a claim names, too. `seconds` and the nodes of
  /// `limits` hold for each position. `skipped` claims more are left out.
  public func check(
    _ claims: [ScoreClaim], skipping skipped: Int = 0, allMoves: Bool = false, seconds: Double? = nil,
    limits: SearchLimits = .none,
    observer: Observer = .silent
  ) -> ScoreCheck {
    let request = EffortRequest(seconds: seconds)
    let comparisons = Workers.sideBySide(claims, limits: limits, observer: observer, unit: "positions") { claim in
      let begin = Moment.now
      let named = allMoves ? Set(claim.moves.map { $0.move }) : []
      let solution = self.solve(
        claim.position, goal: named.isEmpty ? .move : .allMoves, limits: request.limits(within: limits).alone)
      return ScoreCheck.Comparison(
        claim: claim, solution: solution, elapsedSeconds: (Moment.now - begin) / .seconds(1),
        moves: solution.moves.filter { named.contains($0.move) })
    }
    return ScoreCheck(
      comparisons: comparisons.compactMap { $0 }, leftOut: skipped + comparisons.count { $0 == nil })
  }
}
