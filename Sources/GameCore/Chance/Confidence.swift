/// How sure the intervals of all samples are, and how far they reach.
///
/// Everything here and in ``BinomialBounds`` is made of the four operations and square roots, which
/// every processor rounds alike: the same sample has the same interval on any machine.
public enum Confidence {
  /// The chance that an interval holds what it is about, before the sample is drawn.
  public static let level = 0.95
  /// The quantile of the normal distribution that belongs to ``level``: a normal variable is at
  /// most this many standard deviations off its mean with that chance.
  package static let z = 1.959_963_984_540_054

  /// The quantile of Student's t distribution (1908) that belongs to ``level``: the mean of normal
  /// values is at most this many of its estimated standard errors off with that chance. It falls
  /// from 12.706 for one degree of freedom to ``z``.
  ///
  /// Up to 400 degrees of freedom P(|T| ≤ t) is a finite sum (Abramowitz–Stegun 26.7.3 and 26.7.4)
  /// and the quantile is found by bisection; above, the expansion in 1/ν (26.7.5) is within 10⁻¹².
  /// - Complexity: O(1).
  package static func t(degreesOfFreedom freedom: UInt64) -> Double {
    precondition(freedom >= 1, "one value has no spread")
    guard freedom <= 400 else { return expansion(1 / Double(freedom)) }
    var (low, high) = (z, 16.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if chance(within: middle, freedom: Int(freedom)) < level { low = middle } else { high = middle }
    }
  }

  /// P(|T| ≤ t).
  private static func chance(within t: Double, freedom: Int) -> Double {
    let count = Double(freedom)
    let squaredCosine = count / (count + t * t)
    let sine = t / (count + t * t).squareRoot()
    let isEven = freedom.isMultiple(of: 2)
    var term = isEven ? 1 : squaredCosine.squareRoot()
    var sum = freedom == 1 ? 0 : term
    for index in stride(from: isEven ? 2 : 3, to: freedom, by: 2) {
      term *= squaredCosine * Double(index - 1) / Double(index)
      sum += term
    }
    return isEven ? sine * sum : 2 / Double.pi * (arctangent(t / count.squareRoot()) + sine * sum)
  }

  /// t = z + (z³ + z)/4ν + …, for 1/ν.
  private static func expansion(_ inverse: Double) -> Double {
    let square = z * z
    let first = z * (square + 1) / 4
    let second = z * ((5 * square + 16) * square + 3) / 96
    let third = z * (((3 * square + 19) * square + 17) * square - 15) / 384
    let fourth = z * ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160
    return z + inverse * (first + inverse * (second + inverse * (third + inverse * fourth)))
  }

  /// The arctangent of a number from 0 to 16: halved four times, then by its series.
  private static func arctangent(_ number: Double) -> Double {
    var tangent = number
    for _ in 0..<4 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for odd in stride(from: 21, through: 1, by: -2) { sum = 1 / Double(odd) - square * sum }
    return 16 * tangent * sum
  }
}
