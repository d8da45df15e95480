/// A sum of letters, each times a number, and a number.
struct LinearSum: Equatable {
  private(set) var factors: [RuleLetter: Int] = [:]
  private(set) var constant = 0

  /// The sum in this form; `nil` for others.
  init?(_ sum: RuleSum) {
    switch sum {
    case .number(let number): constant = number
    case .letter(let letter): factors = [letter: 1]
    case .function: return nil
    case .negative(let inner):
      guard let linear = LinearSum(inner) else { return nil }
      add(linear, times: -1)
    case .binary(let relation, let left, let right):
      guard let one = LinearSum(left), let other = LinearSum(right) else { return nil }
      switch relation {
      case .plus, .minus:
        self = one
        add(other, times: relation == .plus ? 1 : -1)
      case .times where one.factors.isEmpty: add(other, times: one.constant)
      case .times where other.factors.isEmpty: add(one, times: other.constant)
      default: return nil
      }
    }
    guard ([constant] + factors.values).allSatisfy({ $0.magnitude < 1 << 31 }) else { return nil }
  }

  private mutating func add(_ other: LinearSum, times number: Int) {
    constant += other.constant * number
    for (letter, factor) in other.factors { factors[letter, default: 0] += factor * number }
    factors = factors.filter { $0.value != 0 }
  }

  /// Removes a letter; whether it had this factor.
  mutating func remove(_ letter: RuleLetter, _ factor: Int) -> Bool {
    factors.removeValue(forKey: letter) == factor
  }

  /// Removes a letter; the factor that it had.
  mutating func take(_ letter: RuleLetter) -> Int { factors.removeValue(forKey: letter) ?? 0 }

  /// The sum as it is written.
  var sum: RuleSum {
    factors.sorted { $0.key < $1.key }.reduce(.number(constant)) { sum, next in
      .binary(.plus, sum, .binary(.times, .number(next.value), .letter(next.key)))
    }
  }
}

extension RuleCondition {
  /// The same with every comparison of linear sums in one form, so that letters that cancel are
  /// gone; `nil` where a part has dots.
  var simplified: RuleCondition? {
    switch self {
    case .comparison(let left, let others):
      var (left, parts): (RuleSum, [RuleCondition]) = (left, [])
      for other in others {
        let difference = RuleSum.binary(.minus, left, other.right)
        if let linear = LinearSum(difference) {
          parts.append(.comparison(linear.sum, [RuleComparison(relation: other.relation, right: .number(0))]))
        } else {
          parts.append(.comparison(left, [other]))
        }
        left = other.right
      }
      return parts.count == 1 ? parts[0] : .all(parts)
    case .membership(let sum, let set, let isIn): return .membership(LinearSum(sum)?.sum ?? sum, set, isIn: isIn)
    case .all(let parts), .any(let parts):
      var simple: [RuleCondition] = []
      for part in parts {
        guard let next = part.simplified else { return nil }
        simple.append(next)
      }
      if case .all = self { return .all(simple) }
      return .any(simple)
    case .not(let part): return part.simplified.map { .not($0) }
    }
  }

  /// Whether it says that one number is at most another one; below it where `strict`.
  func isOrder(_ one: RuleSum, _ other: RuleSum, strict: Bool) -> Bool {
    guard case .comparison(let left, let others) = self, others.count == 1,
      let given = LinearSum(.binary(.minus, others[0].right, left)),
      let expected = LinearSum(.binary(.minus, other, one))
    else { return false }
    let turned = LinearSum(.binary(.minus, left, others[0].right))
    switch others[0].relation {
    case .less: return strict && given == expected
    case .atMost: return !strict && given == expected
    case .greater: return strict && turned == expected
    case .atLeast: return !strict && turned == expected
    case .unequal: return strict && (given == expected || turned == expected)
    case .equal: return false
    }
  }

  /// Whether the heaps that weren't chosen occur in it.
  var usesDots: Bool {
    switch self {
    case .comparison(let left, let others): left.usesDots || others.contains { $0.right.usesDots }
    case .membership(_, .dots, _): true
    case .membership(let sum, _, _): sum.usesDots
    case .all(let parts), .any(let parts): parts.contains { $0.usesDots }
    case .not(let part): part.usesDots
    }
  }
}

extension RuleSum {
  /// Whether the heaps that weren't chosen occur in it.
  var usesDots: Bool {
    switch self {
    case .number, .letter: false
    case .negative(let inner): inner.usesDots
    case .binary(_, let left, let right): left.usesDots || right.usesDots
    case .function(_, let arguments):
      arguments.contains { if case .sum(let sum) = $0 { sum.usesDots } else { true } }
    }
  }
}
