import GameCore

/// From values to places along an axis.
package struct Scale: Sendable {
  /// How values are spread.
  package enum Kind: Sendable, Equatable { case linear, logarithmic }

  let kind: Kind
  let lowest: Double
  let highest: Double
  /// The values that are marked, ascending.
  let ticks: [Double]
  /// The decimals of their labels, where they are linear.
  private let decimals: Int

  /// A scale that holds `values`, with about `count` marked values.
  ///
  /// A linear one begins and ends at marked values when it `isRounded`; `isWhole` marks whole
  /// numbers only. A logarithmic one takes values above 0 and marks powers of ten.
  init(_ kind: Kind, of values: [Double], count: Int, isWhole: Bool = false, isRounded: Bool = true) {
    self.kind = kind
    let least = values.min() ?? 0
    let most = values.max() ?? 1
    switch kind {
    case .linear:
      let span = most > least ? most - least : max(1, abs(most))
      var step = Self.niceStep(span / Double(max(1, count)))
      if isWhole { step = max(1, step.rounded()) }
      lowest = isRounded ? (least / step + 1e-9).rounded(.down) * step : least
      highest = isRounded ? max((most / step - 1e-9).rounded(.up) * step, lowest + step) : max(most, least + 1e-12)
      decimals = max(0, -Self.exponent(of: step))
      let first = (lowest / step - 1e-9).rounded(.up)
      let steps = Int(((highest - first * step) / step + 1e-9).rounded(.down))
      ticks = (0...max(0, steps)).map { (first + Double($0)) * step }
    case .logarithmic:
      let bottom = Self.exponent(of: least)
      let top = max(bottom + 1, Self.exponent(of: most) + (most > Self.power(Self.exponent(of: most)) ? 1 : 0))
      lowest = Self.power(bottom)
      highest = Self.power(top)
      decimals = 0
      let step = max(1, (top - bottom + count - 1) / count)
      ticks = stride(from: bottom, through: top, by: step).map(Self.power)
    }
  }

  /// By what a marked value is multiplied to get the next one, in words; `nil` on a linear scale,
  /// or with one marked value.
  var factor: String? {
    guard kind == .logarithmic, ticks.count > 1 else { return nil }
    return Self.power10(Self.exponent(of: ticks[1] / ticks[0] * 1.000_001))
  }

  /// Where a value is, from 0 (lowest) to 1 (highest).
  package func place(_ value: Double) -> Double {
    switch kind {
    case .linear: (value - lowest) / (highest - lowest)
    case .logarithmic:
      (Logarithm.decimal(value) - Logarithm.decimal(lowest))
        / (Logarithm.decimal(highest) - Logarithm.decimal(lowest))
    }
  }

  /// As many of the marked values as have space for their labels, when `place` says where they are
  /// along a horizontal axis.
  func labelled(by place: (Double) -> Double) -> [Double] {
    guard ticks.count > 1 else { return ticks }
    let widest = Double(ticks.map { label($0).count }.max() ?? 1) * ChartFrame.letter + 14
    let every = max(1, Int((widest / abs(place(ticks[1]) - place(ticks[0]))).rounded(.up)))
    return ticks.enumerated().filter { $0.offset.isMultiple(of: every) }.map { $0.element }
  }

  /// The label of a marked value.
  func label(_ value: Double) -> String {
    switch kind {
    case .linear: Self.label(value, decimals: decimals)
    case .logarithmic: Self.power10(Self.exponent(of: value * 1.000_001))
    }
  }

  private static func label(_ value: Double, decimals: Int) -> String {
    guard abs(value) >= 1e7 else {
      let text = Wording.fixed(value, decimals: decimals)
      return (decimals == 0 ? Wording.grouped(digits: text) : text).pieces(between: "-").joined(separator: "−")
    }
    let exponent = exponent(of: abs(value) * 1.000_001)
    let mantissa = Wording.fixed(value / power(exponent), decimals: 2, trimmed: true)
    return mantissa == "1" ? power10(exponent) : "\(mantissa)·\(power10(exponent))"
  }

  /// "1", "10", "1000", "10⁻³", "10¹²".
  private static func power10(_ exponent: Int) -> String {
    switch exponent {
    case 0...4: Wording.grouped(Int(power(exponent)))
    case -2...(-1): Wording.fixed(power(exponent), decimals: -exponent)
    default: "10" + Wording.raised(exponent)
    }
  }

  /// The smallest of 1, 2, 5 times a power of ten that isn't less.
  private static func niceStep(_ least: Double) -> Double {
    guard least > 0, least.isFinite else { return 1 }
    let power = power(exponent(of: least))
    let factor = [1.0, 2, 5].first { $0 * power >= least * (1 - 1e-9) } ?? 10
    return factor * power
  }

  /// The exponent of the largest power of ten that isn't larger.
  static func exponent(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    var exponent = 0
    var power = 1.0
    while power * 10 <= value * (1 + 1e-12) {
      power *= 10
      exponent += 1
    }
    while power > value * (1 + 1e-12) {
      power /= 10
      exponent -= 1
    }
    return exponent
  }

  static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}
