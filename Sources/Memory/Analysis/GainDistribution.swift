import ExactArithmetic
import GameCore

/// How the game of two ends when both play for the greatest expected gain: for each difference of
/// pairs the number of arrangements, exactly.
///
/// When passing is best for the player to move it is best for the other as well; the game then
/// stalls, and the pairs on the table belong to neither player. A stalled game counts as won, drawn
/// or lost by the pairs that were taken before, so the probabilities of these three add up to 1,
/// and that of stalling says how many games of them all end so.
public struct GainDistribution: Sendable, Equatable {
  /// The number of pairs.
  public let pairs: Int
  /// The number of arrangements in which the first player ends `index − pairs` pairs ahead.
  public let counts: [BigInt]
  /// The number of arrangements in which the game stalls.
  public let stalledCount: BigInt
  /// The number of all arrangements, (2n − 1)!!.
  public let total: BigInt

  /// One state: counts by gain of the player to move, and stalled ones.
  private struct State {
    var counts: [BigInt]
    var stalled: BigInt = 0

    /// No arrangements, with space for gains of −pairs…pairs.
    init(pairs: Int) { counts = [BigInt](repeating: 0, count: 2 * pairs + 1) }

    /// Adds the arrangements of a smaller state, seen by the same player after taking `gain` pairs,
    /// or by the other player, who takes `gain` pairs first.
    mutating func add(_ source: State, times factor: Int, gain: Int, isOthers: Bool) {
      guard factor > 0 else { return }
      let (center, sourceCenter) = (counts.count / 2, source.counts.count / 2)
      for (index, count) in source.counts.enumerated() where !count.isZero {
        let difference = index - sourceCenter + gain
        counts[center + (isOthers ? -difference : difference)].accumulate(count, times: factor)
      }
      stalled.accumulate(source.stalled, times: factor)
    }
  }

  /// The distribution for a fresh table of `pairs` (≥ 1) pairs.
  /// - Complexity: O(n³) operations on integers of about n log₂ n bits; 1 s for n = 200.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work.
  public init(pairs: Int, limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) {
    precondition(pairs >= 1, "an empty table has no game")
    var empty = State(pairs: 0)
    empty.counts[0] = 1
    var states = [empty]
    try ExactRow.forEach(upTo: pairs, seats: .twoPlayers, limits: limits, observer: observer) { row in
      states = GainDistribution.states(row, after: states)
    }
    self.pairs = pairs
    counts = states[0].counts
    stalledCount = states[0].stalled
    total = counts.reduce(into: BigInt()) { $0.add($1) }
  }

  private static func states(_ row: ExactRow, after previous: [State]) -> [State] {
    let pairs = row.pairs
    var states = (0...pairs).map { _ in State(pairs: 0) }
    for known in stride(from: pairs, through: 0, by: -1) {
      var state = State(pairs: pairs)
      if row.moves[known] == .noUnknown {
        state.counts[pairs] = row.arrangements[known]
        state.stalled = row.arrangements[known]
      } else {
        row.moves[known].forEachResult(pairs: pairs, known: known) { next in
          let source = next.isSmaller ? previous[next.known] : states[next.known]
          state.add(source, times: next.taken, gain: 1, isOthers: false)
          state.add(source, times: next.given, gain: 1, isOthers: true)
          state.add(source, times: next.missed, gain: 0, isOthers: true)
        }
      }
      states[known] = state
    }
    return states
  }

  /// The difference of pairs at `index` of ``counts``.
  public func gain(at index: Int) -> Int { index - pairs }

  /// The probability that the first player ends ahead.
  public var winProbability: Rational { probability(counts[(pairs + 1)...]) }
  /// The probability that neither ends ahead.
  public var drawProbability: Rational { probability(counts[pairs...pairs]) }
  /// The probability that the second player ends ahead.
  public var lossProbability: Rational { probability(counts[..<pairs]) }
  /// The probability that the game stalls: both would pass forever. These games count above as
  /// well.
  public var stallProbability: Rational { Rational(stalledCount, total) }

  /// The expected gain of the first player.
  public var mean: Rational {
    var sum: BigInt = 0
    for (index, count) in counts.enumerated() { sum.addProduct(count, gain(at: index)) }
    return Rational(sum, total)
  }

  private func probability(_ counts: ArraySlice<BigInt>) -> Rational {
    Rational(counts.reduce(into: BigInt()) { $0.add($1) }, total)
  }
}
