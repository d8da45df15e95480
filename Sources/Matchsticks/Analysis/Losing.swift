public import ExactArithmetic
public import GameCore

extension TakeAwayGame {
  /// The single heaps 1…`bound` from which the player to move loses: how many, and the first `listing` of them.
  /// - Throws: ``SolverError`` when `bound` is beyond what is known about the rules, or a limit stops the work.
  public func losing(
    upTo bound: BigInt, listing: Int = 1000, limits: SearchLimits = .none
  ) throws(SolverError) -> LosingPositions {
    let values = try GrundyFunction.of(rules, heaps: [HeapSize(unchecked: max(bound, 0))], limits: limits)
    guard case .interval(let lower, let upper) = values else { throw .unsupported(.grundyValues) }
    return interval(lower: lower, upper: upper, bound: bound, listing: listing)
  }

  /// The losing heaps have the value 0 in normal play, 1 in misère play (``SumTheory``).
  private func interval(lower: BigInt, upper: BigInt, bound: BigInt, listing: Int) -> LosingPositions {
    let period = lower + upper
    let start = play == .normal ? 0 : lower
    let run = ResidueRun(period: period, residues: start...(min(start + lower, period) - 1))
    return LosingPositions(
      count: run.count(upTo: bound), positions: run.list(upTo: bound, listing: listing), bound: bound, proof: .interval)
  }
}
