/// The chi-square distribution.
public enum ChiSquare {
  /// The largest value whose tail is computed; of a larger one this bounds the tail from above.
  public static func largest(degreesOfFreedom freedom: Int) -> Rational { Rational(1200 + 4 * freedom) }

  /// P(X ≥ value) for X with `freedom` degrees of freedom, with a relative error below 10⁻¹⁵; above
  /// ``largest(degreesOfFreedom:)`` that of the largest value, an upper bound.
  ///
  /// It is Q(a, x) for a = freedom/2 and x = value/2, the upper incomplete gamma function over
  /// Γ(a). With P = 1 − Q, eˣP(a, x) = Σ xᵃ⁺ⁿ ÷ Γ(a + n + 1), all terms of which are positive. For
  /// whole a that is what eˣ = Σ xⁿ ÷ n! has from n = a on, and otherwise the first term has the
  /// factor √(x/π). Both sums are in fixed point, with 128 bits more than eˣ has: what is lost in
  /// their difference, at least eˣQ ≥ 1 ÷ (3√x + 3), is far below the last bit of a `Double`.
  /// - Complexity: O(value) operations on numbers of O(value) bits.
  public static func tail(_ value: Rational, degreesOfFreedom freedom: Int) -> Double {
    precondition(freedom >= 1 && value.signum >= 0, "a sum of squares has a term, and isn't negative")
    let half = min(value, largest(degreesOfFreedom: freedom)) / 2
    let series = Series(half)
    let whole = series.sum(from: series.one, twice: 0)
    var first = freedom.isMultiple(of: 2) ? series.one : series.firstOfHalves
    for twice in stride(from: freedom.isMultiple(of: 2) ? 2 : 3, through: freedom, by: 2) {
      first = series.next(first, twice: twice)
    }
    let below = series.sum(from: first, twice: freedom)
    return Rational(whole - below, whole).toDouble()
  }

  /// Powers of a number over values of the gamma function, in fixed point.
  private struct Series {
    let bits: Int
    let number: BigInt

    init(_ value: Rational) {
      bits = 160 + 2 * Int(value.toDouble().rounded(.up))
      number = (value.numerator << bits) / value.denominator
    }

    var one: BigInt { BigInt(1) << bits }

    /// xᵃ ÷ Γ(a + 1), from that of a − 1, for a = twice/2.
    func next(_ term: BigInt, twice: Int) -> BigInt { ((term * number) >> (bits - 1)) / BigInt(twice) }

    /// Σ xᵃ⁺ⁿ ÷ Γ(a + n + 1), from its first term, for a = twice/2.
    func sum(from first: BigInt, twice: Int) -> BigInt {
      var (sum, term, twice) = (BigInt(), first, twice)
      while !term.isZero {
        sum += term
        twice += 2
        term = next(term, twice: twice)
      }
      return sum
    }

    /// √x ÷ Γ(3/2) = 2√(x/π).
    var firstOfHalves: BigInt { (((number << bits) / pi) << (bits + 2)).squareRoot() }

    /// π = 16 arctan(1/5) − 4 arctan(1/239) (Machin 1706).
    private var pi: BigInt { arctangent(of: 5) * 16 - arctangent(of: 239) * 4 }

    /// The arctangent of 1/n.
    private func arctangent(of inverse: Int) -> BigInt {
      var (sum, power, odd) = (BigInt(), one / BigInt(inverse), 1)
      while !power.isZero {
        sum += (odd % 4 == 1 ? power : -power) / BigInt(odd)
        power = power / BigInt(inverse * inverse)
        odd += 2
      }
      return sum
    }
  }
}
