public import ExactArithmetic

/// A rule for one heap under which a move may be limited by the move before it.
///
/// After a take of t, the next player may take 1…f(t), f(t) = ⌊t·numerator/denominator⌋ or t +
/// addend. Both rise with t and are at least t, which is what Schwenk's theorem needs
/// (``LastMoveLadder``).
public struct LastMoveRule: Hashable, Sendable {
  /// How a take limits the next one.
  public enum Allowance: Hashable, Sendable {
    /// At most numerator/denominator times the last take, rounded down; the factor is at least 1.
    case times(numerator: Int, denominator: Int)
    /// At most this number more than the last take.
    case plus(Int)
  }

  /// How a take limits the next one.
  public let allowance: Allowance
  /// What the first player may take at most; `nil` for the convention of
  /// ``firstLimit(heap:play:)``.
  public let first: BigInt?

  /// Creates the rule; `nil` when the factor is below 1, the addend negative or the first limit
  /// below 1.
  public init?(_ allowance: Allowance, first: BigInt? = nil) {
    switch allowance {
    case .times(let numerator, let denominator):
      guard denominator >= 1, numerator >= denominator else { return nil }
    case .plus(let addend):
      guard addend >= 0 else { return nil }
    }
    if let first, first < 1 { return nil }
    self.allowance = allowance
    self.first = first
  }

  /// What may be taken at most after a take of `take`.
  public func limit(after take: BigInt) -> BigInt {
    switch allowance {
    case .times(let numerator, let denominator):
      if denominator == 1 { return take * numerator }
      return (take * numerator).quotientAndRemainder(dividingBy: BigInt(denominator)).quotient
    case .plus(let addend): return take + addend
    }
  }

  /// ``limit(after:)-(BigInt)`` for small numbers; saturates at `Int.max`.
  package func limit(after take: Int) -> Int {
    switch allowance {
    case .times(let numerator, let denominator):
      let (product, overflow) = take.multipliedReportingOverflow(by: numerator)
      return overflow ? Int.max : product / denominator
    case .plus(let addend):
      let (sum, overflow) = take.addingReportingOverflow(addend)
      return overflow ? Int.max : sum
    }
  }

  /// What the first player may take at most from a heap of `heap` matches.
  ///
  /// By convention all but one in normal play, all but two in misère play (leaving one match there
  /// wins at once); but in misère play one of one or two matches may be taken.
  public func firstLimit(heap: BigInt, play: PlayConvention) -> BigInt {
    if let first { return min(first, heap) }
    switch play {
    case .normal: return heap <= 1 ? 0 : heap - 1
    case .misere: return heap <= 2 ? min(heap, 1) : heap - 2
    }
  }
}
