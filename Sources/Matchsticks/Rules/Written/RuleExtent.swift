/// An interval that holds all values of a number, seen from its form: letters of a position are at
/// least 0, free ones at least 1.
///
/// Its ends only answer whether a number can be below 0, 1 or 2; floating point is exact there.
struct RuleExtent {
  var low = -Double.infinity
  var high = Double.infinity

  private static let unknown = RuleExtent()

  init() {}

  private init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }

  /// The interval of a sum; letters besides `known` are free.
  init(_ sum: RuleSum, known: [RuleLetter]) {
    switch sum {
    case .number(let number): self.init(Double(number), Double(number))
    case .letter(let letter): self.init(known.contains(letter) ? 0 : 1, .infinity)
    case .negative(let inner):
      let extent = RuleExtent(inner, known: known)
      self.init(-extent.high, -extent.low)
    case .binary(let relation, let left, let right):
      self = Self.joined(relation, RuleExtent(left, known: known), RuleExtent(right, known: known))
    case .function(let function, let arguments):
      self = Self.called(
        function,
        arguments.map {
          if case .sum(let sum) = $0 { RuleExtent(sum, known: known) } else { RuleExtent(0, .infinity) }
        })
    }
  }

  private static func joined(_ relation: RuleOperator, _ one: RuleExtent, _ other: RuleExtent) -> RuleExtent {
    switch relation {
    case .plus: return RuleExtent(one.low + other.low, one.high + other.high)
    case .minus: return RuleExtent(one.low - other.high, one.high - other.low)
    case .times:
      let corners = [one.low, one.high].flatMap { x in
        [other.low, other.high].map { y in x == 0 || y == 0 ? 0 : x * y }
      }
      return RuleExtent(corners.min() ?? 0, corners.max() ?? 0)
    case .over:
      guard one.low >= 0, other.low >= 1 else { return unknown }
      let low = other.high == .infinity ? 0 : (one.low / other.high).rounded(.down)
      return RuleExtent(low, one.high == .infinity ? .infinity : (one.high / other.low).rounded(.down))
    case .modulo:
      return other.low >= 1 ? RuleExtent(0, other.high - 1) : other.low >= 0 ? RuleExtent(0, .infinity) : unknown
    case .power:
      guard one.low >= 0, other.low >= 0 else { return unknown }
      return RuleExtent(one.low > 0 ? 1 : 0, .infinity)
    }
  }

  private static func called(_ function: RuleFunction, _ extents: [RuleExtent]) -> RuleExtent {
    let (lows, highs) = (extents.map { $0.low }, extents.map { $0.high })
    guard let low = lows.min(), let high = highs.max() else { return RuleExtent(0, 0) }
    switch function {
    case .min: return RuleExtent(low, highs.min() ?? high)
    case .max: return RuleExtent(lows.max() ?? low, high)
    case .sum: return RuleExtent(lows.reduce(0, +), highs.reduce(0, +))
    case .gcd, .abs: return RuleExtent(0, .infinity)
    case .xor: return low >= 0 ? RuleExtent(0, .infinity) : unknown
    }
  }
}
