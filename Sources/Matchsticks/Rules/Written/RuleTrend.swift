/// How a number changes as one letter grows and all others stay, seen from its form alone.
enum RuleTrend: Equatable {
  /// It doesn't depend on the letter.
  case constant
  /// It never falls, and grows without end.
  case rises
  /// It never falls.
  case up
  /// It never rises, and falls without end.
  case falls
  /// It never rises.
  case down
  case unknown

  var reversed: RuleTrend {
    switch self {
    case .rises: .falls
    case .up: .down
    case .falls: .rises
    case .down: .up
    case .constant, .unknown: self
    }
  }

  fileprivate var neverFalls: Bool { self == .constant || self == .rises || self == .up }
  fileprivate var neverRises: Bool { self == .constant || self == .falls || self == .down }

  /// Whether the number doesn't rise.
  var isAtMostConstant: Bool { neverRises }

  /// The trend of a sum.
  static func + (one: RuleTrend, other: RuleTrend) -> RuleTrend {
    if one == .constant { return other }
    if other == .constant { return one }
    if one.neverFalls, other.neverFalls { return one == .rises || other == .rises ? .rises : .up }
    if one.neverRises, other.neverRises { return one == .falls || other == .falls ? .falls : .down }
    return .unknown
  }

  /// The trend of the largest of several numbers.
  static func largest(_ trends: [RuleTrend]) -> RuleTrend {
    if trends.allSatisfy({ $0 == .constant }) { return .constant }
    if trends.allSatisfy({ $0.neverFalls }) { return trends.contains(.rises) ? .rises : .up }
    if trends.allSatisfy({ $0.neverRises }) { return trends.allSatisfy { $0 == .falls } ? .falls : .down }
    return .unknown
  }
}

extension RuleSum {
  /// How it changes as `letter` grows; letters besides `known` are free.
  func trend(in letter: RuleLetter, known: [RuleLetter]) -> RuleTrend {
    guard letters.contains(letter) else { return .constant }
    switch self {
    case .number: return .constant
    case .letter: return .rises
    case .negative(let sum): return sum.trend(in: letter, known: known).reversed
    case .binary(let relation, let left, let right):
      return Self.trend(
        relation, left.trend(in: letter, known: known), RuleExtent(left, known: known),
        right.trend(in: letter, known: known), RuleExtent(right, known: known))
    case .function(let function, let arguments):
      let trends = arguments.map {
        if case .sum(let sum) = $0 { sum.trend(in: letter, known: known) } else { RuleTrend.constant }
      }
      switch function {
      case .max: return .largest(trends)
      case .min: return RuleTrend.largest(trends.map { $0.reversed }).reversed
      case .sum: return trends.reduce(.constant, +)
      case .xor, .gcd, .abs: return .unknown
      }
    }
  }

  private static func trend(
    _ relation: RuleOperator, _ one: RuleTrend, _ left: RuleExtent, _ other: RuleTrend, _ right: RuleExtent
  ) -> RuleTrend {
    switch relation {
    case .plus: return one + other
    case .minus: return one + other.reversed
    case .over: return other == .constant && right.low >= 1 ? one : .unknown
    case .modulo: return .unknown
    case .times:
      if one == .constant, left.high < 0 { return other.reversed }
      if other == .constant, right.high < 0 { return one.reversed }
      guard left.low >= 0, right.low >= 0 else { return .unknown }
      return left.high == 0 || right.high == 0 ? .constant : one + other
    case .power:
      guard left.low >= 0, right.low >= 0, one.neverFalls, other.neverFalls else { return .unknown }
      // A power of 0 or 1 stays what it is, and one with the exponent 0 is 1.
      guard left.high >= 2 || one != .constant else { return .constant }
      return one == .rises && right.low >= 1 || other == .rises && left.high >= 2 ? .rises : .up
    }
  }
}
