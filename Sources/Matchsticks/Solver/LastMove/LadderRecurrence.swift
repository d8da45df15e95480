import ExactArithmetic
import GameCore

/// The linear recurrence hₖ₊₁ = hₖ + hₖ₋ᵣ that a ladder follows from some place on.
///
/// Let f(t) = ⌊pt/q⌋, p ≥ q. The rung hₖ₊₁ is made with the lag r when Aₖ = p·hₖ₋ᵣ − q·hₖ ≥ 0
/// (f(hₖ₋ᵣ) reaches hₖ) and Bₖ = q·hₖ − p·hₖ₋ᵣ₋₁ > 0 (the rung before doesn't). Where it has held
/// for k − r − 1, k − r and k it holds for k + 1, because then Aₖ₊₁ = Aₖ + Aₖ₋ᵣ and Bₖ₊₁ = Bₖ +
/// Bₖ₋ᵣ. So r + 2 consecutive rungs with the lag r prove it for good.
///
/// For f(t) = t + a one rung with the lag 0 does: hₖ₊₁ = 2hₖ when hₖ − hₖ₋₁ > a, and then hₖ₊₁ −
/// hₖ = hₖ > a.
package struct LadderRecurrence: Sendable {
  /// r.
  package let lag: Int
  /// The place of the last rung written down.
  package let start: Int
  /// h(start), h(start − 1), …, h(start − r).
  package let window: [BigInt]
  /// The logarithm to base 2 of what a rung is times the one before, in the long run; a little too
  /// large.
  package let growth: Double
  /// The logarithm to base 2 of h(start), and how far it is from a geometric sequence: for
  /// estimates.
  private let offset: Double

  /// The largest lag with which numbers are divided: the work grows with its square.
  static let largestLag = 40

  /// Consecutive rungs that had the same lag.
  struct Watch {
    private let isFactor: Bool
    private(set) var lag = -1
    private var run = 0

    init(_ rule: LastMoveRule) { if case .times = rule.allowance { isFactor = true } else { isFactor = false } }

    /// Records the lag with which the rung after the last one was made; returns whether it is
    /// proved for all that follow.
    mutating func sees(lag next: Int, in rungs: [BigInt]) -> Bool {
      run = next == lag ? run + 1 : 1
      lag = next
      guard rungs.count > 2 * lag + 2 else { return false }
      return isFactor ? run >= lag + 2 : lag == 0
    }
  }

  /// The recurrence from the last of `rungs` on; `nil` when its lag is too large to work with.
  init?(lag: Int, rungs: [BigInt]) {
    guard lag <= Self.largestLag, rungs.count > lag else { return nil }
    self.lag = lag
    start = rungs.count - 1
    window = (0...lag).map { rungs[rungs.count - 1 - $0] }
    let root = Self.root(lag)
    growth = root
    // Far up the ladder is c·xᵏ; a few thousand steps in floating point determine c.
    var values = window.reversed().map { $0.toDouble() }
    var scale = 0.0
    for _ in 0..<4096 {
      values.append(values[lag] + values[0])
      values.removeFirst()
      if values[lag] > 1e200 {
        values = values.map { $0 * 0x1p-600 }
        scale += 600
      }
    }
    offset = Logarithm.base2(values[lag]) + scale - 4096 * root
  }

  /// log₂ x for the root x > 1 of xʳ⁺¹ = xʳ + 1, by bisection.
  private static func root(_ lag: Int) -> Double {
    var (low, high) = (1.0, 2.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      var power = 1.0
      for _ in 0..<lag { power *= middle }
      if power * (middle - 1) < 1 { low = middle } else { high = middle }
    }
    return Logarithm.base2(high)
  }

  /// The place of the largest rung that is at most `bound`, which is at least h(start).
  func place(upTo bound: BigInt) -> Int {
    let bits = bound.bitCount
    let estimate = (Double(bits) - 1 - offset) / growth
    var steps = max(0, Int(estimate) - 4)
    var window = window(after: steps)
    while window[0] > bound, steps > 0 {
      steps = max(0, steps - 8)
      window = self.window(after: steps)
    }
    while true {
      let next = window[0] + window[lag]
      if next > bound { return start + steps }
      window = [next] + window.dropLast()
      steps += 1
    }
  }

  /// The rung at a place from `start` − r on.
  func rung(_ place: Int) -> BigInt {
    place <= start ? window[start - place] : window(after: place - start)[0]
  }

  /// h(start + steps), …, h(start + steps − r).
  func window(after steps: Int) -> [BigInt] {
    let unit = RecurrenceSteps.after(steps, lag: lag)
    return RecurrenceSteps(lag: lag).moved(window, by: unit)
  }
}
