/// A set of whole numbers from 0 on that repeats from some number on.
struct RulePattern: Equatable {
  /// Which of 0, 1, 2, … are in the set, up to one period after ``start``.
  private(set) var isIn: [Bool]
  /// From where on it repeats.
  let start: Int
  /// With which period.
  let period: Int

  /// The longest list of a pattern.
  static let longest = 100_000

  /// The set for which `holds` says so, which is known to repeat; `nil` when that is too late.
  init?(start: Int, period: Int, _ holds: (Int) -> Bool?) {
    guard start >= 0, period >= 1, start <= Self.longest, period <= Self.longest - start else { return nil }
    (self.start, self.period, isIn) = (start, period, [])
    isIn.reserveCapacity(start + period)
    for number in 0..<start + period {
      guard let holds = holds(number) else { return nil }
      isIn.append(holds)
    }
  }

  /// No number.
  static let none = RulePattern()
  /// All of them.
  static var all: RulePattern? { RulePattern(start: 0, period: 1) { _ in true } }

  private init() { (isIn, start, period) = ([false], 0, 1) }

  subscript(number: Int) -> Bool {
    number < isIn.count ? isIn[number] : isIn[start + (number - start) % period]
  }

  /// The numbers that both have, or one of them; `nil` when their period is too long.
  func joined(_ other: RulePattern, _ join: (Bool, Bool) -> Bool) -> RulePattern? {
    guard let period = Self.common(period, other.period) else { return nil }
    return RulePattern(start: max(start, other.start), period: period) { join(self[$0], other[$0]) }
  }

  /// A common multiple of two periods; `nil` when it is too long.
  static func common(_ one: Int, _ other: Int) -> Int? {
    var (x, y) = (one, other)
    while y != 0 { (x, y) = (y, x % y) }
    let (product, isOver) = (one / x).multipliedReportingOverflow(by: other)
    return isOver || product > longest ? nil : product
  }

  /// Whether no number from `start` on is in it.
  var isFinite: Bool { !isIn[start...].contains(true) }
  var isEmpty: Bool { !isIn.contains(true) }
  /// Whether it has all numbers from 1 on, and not 0.
  var isAll: Bool { !isIn[0] && !isIn.dropFirst().contains(false) && self[start + period] }
}

/// A number that depends on one letter k as a·k + b and something bounded that repeats.
struct RuleShape {
  var factor = 0
  var addend = 0
  var bound = 0
  var period = 1

  /// The shape of a sum; `nil` for others.
  init?(_ sum: RuleSum, letter: RuleLetter) {
    switch sum {
    case .number(let number): addend = number
    case .letter(letter): factor = 1
    case .letter, .function: return nil
    case .negative(let inner):
      guard let shape = RuleShape(inner, letter: letter)?.times(-1) else { return nil }
      self = shape
    case .binary(let relation, let left, let right):
      guard let one = RuleShape(left, letter: letter), let other = RuleShape(right, letter: letter),
        let shape = one.joined(relation, other)
      else { return nil }
      self = shape
    }
    guard factor.magnitude < Self.most, addend.magnitude < Self.most, bound < Self.most else { return nil }
  }

  private static let most = 1 << 31
  private init() {}

  private func times(_ number: Int) -> RuleShape? {
    guard number.magnitude < Self.most else { return nil }
    var shape = self
    (shape.factor, shape.addend, shape.bound) = (factor * number, addend * number, bound * abs(number))
    return shape
  }

  private var isConstant: Bool { factor == 0 && bound == 0 }

  private func joined(_ relation: RuleOperator, _ other: RuleShape) -> RuleShape? {
    switch relation {
    case .plus, .minus:
      guard let second = relation == .plus ? other : other.times(-1),
        let period = RulePattern.common(period, other.period)
      else { return nil }
      var shape = RuleShape()
      (shape.factor, shape.addend) = (factor + second.factor, addend + second.addend)
      (shape.bound, shape.period) = (bound + second.bound, period)
      return shape
    case .times: return other.isConstant ? times(other.addend) : isConstant ? other.times(addend) : nil
    case .modulo:
      guard other.isConstant, other.addend > 0, let period = RulePattern.common(period, other.addend) else {
        return nil
      }
      var shape = RuleShape()
      (shape.bound, shape.period) = (other.addend, period)
      return shape
    case .over, .power: return nil
    }
  }

  /// From which k on a comparison with a number of at most this magnitude repeats with the period:
  /// there a·k outweighs everything else.
  func start(comparedWith number: Int) -> Int {
    factor == 0 ? 0 : (addend.magnitude.toInt + bound + number) / abs(factor) + 1
  }
}

extension UInt {
  fileprivate var toInt: Int { Int(truncatingIfNeeded: self) }
}

extension RulePattern {
  /// The numbers k for which a condition on k alone holds; `nil` where they need not repeat.
  init?(_ condition: RuleCondition, letter: RuleLetter) {
    switch condition {
    case .comparison(let left, let others):
      var (left, all): (RuleSum, RulePattern?) = (left, nil)
      for other in others {
        guard let shape = RuleShape(.binary(.minus, left, other.right), letter: letter),
          let next = RulePattern(
            start: shape.start(comparedWith: 0), period: shape.period,
            { [left] in RuleValue.compare(left, other, letter, $0) })
        else { return nil }
        if let known = all { all = known.joined(next) { $0 && $1 } } else { all = next }
        guard all != nil else { return nil }
        left = other.right
      }
      guard let all else { return nil }
      self = all
    case .membership(let sum, .listed(let ranges), let isIn):
      var numbers: [ClosedRange<Int>] = []
      for range in ranges {
        guard case .number(let from) = range.from else { return nil }
        guard let end = range.to else {
          numbers.append(from...from)
          continue
        }
        guard case .number(let to) = end else { return nil }
        if from <= to { numbers.append(from...to) }
      }
      let most = numbers.map { $0.upperBound }.max() ?? 0
      guard let shape = RuleShape(sum, letter: letter),
        let pattern = RulePattern(
          start: shape.start(comparedWith: most), period: shape.period,
          { number in
            RuleValue.value(sum, letter, number).map { value in numbers.contains { $0.contains(value) } == isIn }
          })
      else { return nil }
      self = pattern
    case .membership: return nil
    case .all(let parts), .any(let parts):
      let isAll = if case .all = condition { true } else { false }
      var joined: RulePattern?
      for part in parts {
        guard let next = RulePattern(part, letter: letter) else { return nil }
        guard let known = joined else {
          joined = next
          continue
        }
        joined = known.joined(next) { isAll ? $0 && $1 : $0 || $1 }
        guard joined != nil else { return nil }
      }
      guard let joined else { return nil }
      self = joined
    case .not(let part):
      guard let pattern = RulePattern(part, letter: letter) else { return nil }
      var turned = pattern
      turned.isIn = pattern.isIn.map { !$0 }
      self = turned
    }
  }
}

/// The values of numbers that depend on one letter.
enum RuleValue {
  /// The value of a sum of products and remainders; `nil` for others.
  static func value(_ sum: RuleSum, _ letter: RuleLetter, _ number: Int) -> Int? {
    switch sum {
    case .number(let number): return number
    case .letter: return number
    case .negative(let inner): return value(inner, letter, number).map { -$0 }
    case .function: return nil
    case .binary(let relation, let left, let right):
      guard let one = value(left, letter, number), let other = value(right, letter, number) else { return nil }
      switch relation {
      case .plus: return one + other
      case .minus: return one - other
      case .times:
        let (product, isOver) = one.multipliedReportingOverflow(by: other)
        return isOver ? nil : product
      case .modulo: return other > 0 ? (one % other + other) % other : nil
      case .over, .power: return nil
      }
    }
  }

  static func compare(_ left: RuleSum, _ other: RuleComparison, _ letter: RuleLetter, _ number: Int) -> Bool? {
    guard let one = value(left, letter, number), let two = value(other.right, letter, number) else { return nil }
    switch other.relation {
    case .equal: return one == two
    case .unequal: return one != two
    case .less: return one < two
    case .atMost: return one <= two
    case .greater: return one > two
    case .atLeast: return one >= two
    }
  }
}
