/// The limits of the chance of something that happened a number of times in independent trials:
/// either limit is wrong with at most half of 1 − ``Confidence/level``.
///
/// Up to 1000 hits, or misses, they are those of Clopper and Pearson (1934): the chances p at which
/// this many hits or more, or this many or fewer, have a probability of just 2.5 %. Above, the
/// inequality of Zubkov and Serov (2013),
///     Φ(±√(2n·K(k/n, p))) ≤ P(X ≤ k) ≤ Φ(±√(2n·K((k + 1)/n, p))),
///     K(x, p) = x·ln(x/p) + (1 − x)·ln((1 − x)/(1 − p)),
/// with the sign of x − p, gives limits that are at most about half a trial further out, and are
/// proved not to be narrower.
struct BinomialBounds {
  private let hits: UInt64
  private let trials: UInt64

  /// Up to this number of hits, or misses, every term of the distribution is summed up.
  private static let mostTerms: UInt64 = 1000
  /// ln(2.5 %) and ln(97.5 %).
  private static let logTail = -3.688_879_454_113_936
  private static let logBody = -0.025_317_807_984_289_897

  /// The bounds for `hits` of `trials` (≥ 1).
  init(hits: UInt64, of trials: UInt64) {
    self.hits = hits
    self.trials = trials
  }

  /// The interval; it begins at 0 exactly when there are no hits and ends at 1 when there are no
  /// misses.
  var interval: ClosedRange<Double> {
    let misses = trials - hits
    let share = Double(hits) / Double(trials)
    let bounds: (lower: Double, upper: Double)
    if hits <= BinomialBounds.mostTerms {
      bounds = (lowerBySum, upperBySum)
    } else if misses <= BinomialBounds.mostTerms {
      let mirrored = BinomialBounds(hits: misses, of: trials)
      bounds = (1 - mirrored.upperBySum, 1 - mirrored.lowerBySum)
    } else {
      bounds = (limit(from: hits - 1, reach: -1), limit(from: hits + 1, reach: 1))
    }
    // What is true of the formulas is true of the numbers, whatever rounding says.
    let lower = hits == 0 ? 0 : max(0, min(share, bounds.lower))
    let upper = misses == 0 ? 1 : min(1, max(share, bounds.upper))
    return lower...upper
  }

  /// The p with P(X ≤ hits) = 2.5 %.
  private var upperBySum: Double {
    guard hits < trials else { return 1 }
    let (count, choices) = (Double(hits), logChoices(of: hits))
    let high = min(1, (count + 10 * (count + 1).squareRoot() + 10) / Double(trials))
    return BinomialBounds.root(count / Double(trials), high) {
      choices + logRest(upTo: hits, $0) > BinomialBounds.logTail
    }
  }

  /// The p with P(X < hits) = 97.5 %.
  private var lowerBySum: Double {
    guard hits > 0 else { return 0 }
    let choices = logChoices(of: hits - 1)
    return BinomialBounds.root(0, Double(hits) / Double(trials)) {
      choices + logRest(upTo: hits - 1, $0) > BinomialBounds.logBody
    }
  }

  /// ln of the number of ways to choose `last` of the trials.
  private func logChoices(of last: UInt64) -> Double {
    let rest = Double(trials - last)
    return stride(from: 1, through: Double(last), by: 1).reduce(0) { $0 + Logarithm.portable((rest + $1) / $1) }
  }

  /// ln P(X ≤ k) less ``logChoices(of:)`` for the chance p of each trial: the logarithm of the rest
  /// of the last term, and the terms before it as multiples of it.
  private func logRest(upTo last: UInt64, _ chance: Double) -> Double {
    let (count, odds) = (Double(trials), (1 - chance) / chance)
    var (sum, term) = (1.0, 1.0)
    for index in stride(from: Double(last), to: 0, by: -1) {
      term *= index * odds / (count - index + 1)
      sum += term
    }
    return Double(last) * Logarithm.portable(chance)
      + Double(trials - last) * Logarithm.portable(onePlus: -chance) + Logarithm.portable(sum)
  }

  /// The p below (`reach` −1) or above (1) x = `hits`/trials with 2·trials·K(x, p) = z².
  private func limit(from hits: UInt64, reach: Double) -> Double {
    let (count, misses) = (Double(trials), Double(trials - hits))
    let (share, other) = (Double(hits) / count, misses / count)
    let bound = Confidence.z * Confidence.z / 2
    let distance = BinomialBounds.root(0, reach > 0 ? other : share) { distance in
      let step = reach * distance
      let divergence =
        -Double(hits) * Logarithm.portable(onePlus: step / share)
        - misses * Logarithm.portable(onePlus: -step / other)
      return divergence < bound
    }
    return share + reach * distance
  }

  /// Where `isBefore`, true at `low` and false at `high`, changes.
  private static func root(_ low: Double, _ high: Double, isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if isBefore(middle) { low = middle } else { high = middle }
    }
  }
}

extension Logarithm {
  /// The natural logarithm of a positive number, the same to the last bit on every machine; +∞ of
  /// +∞.
  static func portable(_ number: Double) -> Double {
    guard number < .infinity else { return .infinity }
    var (significand, exponent) = (number.significand, Double(number.exponent))
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    return exponent * 0.693_147_180_559_945_3 + series((significand - 1) / (significand + 1))
  }

  /// ln(1 + x) for x > −1, also where x is tiny.
  static func portable(onePlus number: Double) -> Double {
    abs(number) < 0.4 ? series(number / (2 + number)) : portable(1 + number)
  }

  /// 2·artanh x for |x| ≤ ¼.
  private static func series(_ number: Double) -> Double {
    let square = number * number
    var sum = 0.0
    for odd in stride(from: 27, through: 1, by: -2) { sum = 1 / Double(odd) + square * sum }
    return 2 * number * sum
  }
}
