/// How a value was obtained. Every answer that a solver gives carries one.
///
/// A reader must be able to distinguish a theorem from an estimate without knowing the program:
/// `proved` and `bounded` are statements about the game, the next three are statements about a
/// computation, `stated` passes on another source's claim, and `unknown` claims nothing. `Proof` is
/// the game's own type: the solver returns the argument as a value, and a document finds the words
/// for it.
public enum Evidence<Proof: Sendable & Equatable>: Sendable, Equatable {
  /// The value is exact, by that argument.
  case proved(Proof)
  /// The value lies in `lower...upper` (in the unit of the value itself): the search was stopped
  /// before the two met.
  case bounded(lower: Int, upper: Int, Proof)
  /// The value is a mean over `trials` seeded random trials; the interval holds it with probability
  /// `confidence`.
  case sampled(trials: UInt64, seed: UInt64, lower: Double, upper: Double, confidence: Double)
  /// The value is an estimate from a search of `depth` plies; `selectivity` is the percentage of
  /// confidence at which branches were cut (100: none were).
  case heuristic(depth: Int, selectivity: Int)
  /// The value was computed in floating point with an absolute error of at most `errorBound`.
  case numeric(errorBound: Double)
  /// Another source has proved the value, and it was taken as it is: this program proved nothing.
  case stated(Proof)
  /// A limit stopped the work before its first result: nothing is claimed.
  case unknown
}

extension Evidence {
  /// The evidence of a mean over seeded trials; `nil` with fewer than two, which have no interval.
  public static func sampled(_ mean: Mean, seed: UInt64) -> Evidence? {
    mean.interval.map {
      .sampled(
        trials: mean.trials, seed: seed, lower: $0.lowerBound, upper: $0.upperBound, confidence: Confidence.level)
    }
  }
}
