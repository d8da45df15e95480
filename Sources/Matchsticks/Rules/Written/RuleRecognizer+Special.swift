/// Families whose takes don't repeat: squares, primes and their like, halves, divisors, splits.
extension RuleRecognizer {
  func special(_ moves: [RuleMove]) -> Ruleset? {
    if moves.count == 2 { return powersOfTwo(moves) ? .pile(.powersOfTwo) : nil }
    guard moves.count == 1, let parts = parts(moves[0]) else { return nil }
    let condition = moves[0].condition
    if parts.count == 2 { return split(parts, condition) }
    guard parts.count == 1, case .binary(.minus, .letter(heap), let taken) = parts[0] else { return nil }
    if condition == nil { return polynomial(taken) }
    guard case .letter(let free) = taken, let condition else { return nil }
    return numbers(free, condition)
  }

  /// A free letter with a condition that isn't on itself alone, or an infinite set.
  private func numbers(_ free: RuleLetter, _ condition: RuleCondition) -> Ruleset? {
    switch condition {
    case .membership(.letter(free), .primes, true): return .pile(.primes)
    case .membership(.letter(free), .fibonacci, true): return .pile(.fibonacci)
    default: break
    }
    let half = RuleSum.binary(.over, .letter(heap), .number(2))
    let twice = RuleSum.binary(.times, .number(2), .letter(free))
    if condition.isOrder(twice, .letter(heap), strict: false)
      || condition == .comparison(.letter(free), [RuleComparison(relation: .atMost, right: half)])
    {
      return .pile(.half)
    }
    guard case .all(let parts) = condition, parts.count == 2 else { return nil }
    let remainder = RuleSum.binary(.modulo, .letter(heap), .letter(free))
    let divides = RuleCondition.comparison(remainder, [RuleComparison(relation: .equal, right: .number(0))])
    let isProper = parts.contains { part in
      part.isOrder(.letter(free), .letter(heap), strict: true)
    }
    return parts.contains(divides) && isProper ? .pile(.divisors) : nil
  }

  /// Into two different heaps, or two equal ones.
  private func split(_ parts: [RuleSum], _ condition: RuleCondition?) -> Ruleset? {
    guard let condition else { return nil }
    let half = RuleSum.binary(.over, .letter(heap), .number(2))
    let isEven = RuleCondition.comparison(
      .binary(.modulo, .letter(heap), .number(2)), [RuleComparison(relation: .equal, right: .number(0))])
    if parts == [half, half] { return condition == isEven ? .split(.equal) : nil }
    guard case .letter(let free) = parts[0] else { return nil }
    if parts[1] == parts[0], case .comparison(let left, let others) = condition, others.count == 1,
      others[0].relation == .equal, let linear = LinearSum(.binary(.minus, left, others[0].right)),
      let twice = LinearSum(.binary(.minus, .binary(.times, .number(2), .letter(free)), .letter(heap))),
      let turned = LinearSum(.negative(twice.sum))
    {
      return linear == twice || linear == turned ? .split(.equal) : nil
    }
    guard let rest = LinearSum(parts[1]), rest == LinearSum(.binary(.minus, .letter(heap), .letter(free))) else {
      return nil
    }
    return condition.isOrder(.letter(free), parts[1], strict: true)
      || condition.isOrder(parts[1], .letter(free), strict: true)
      ? .split(.unequal) : nil
  }

  /// A square or a triangular number of a free letter.
  private func polynomial(_ taken: RuleSum) -> Ruleset? {
    let letters = taken.letters
    guard letters.count == 1, letters[0] != heap else { return nil }
    var (inner, divisor) = (taken, 1)
    if case .binary(.over, let number, .number(let by)) = taken { (inner, divisor) = (number, by) }
    switch (Polynomial(inner)?.factors, divisor) {
    case ([0, 0, 1], 1): return .pile(.squares)
    case ([0, 1, 1], 2): return .pile(.triangular)
    default: return nil
    }
  }

  /// One, or a power of 2 with an exponent from 1 on; or one move with an exponent from 0 on is the
  /// same.
  private func powersOfTwo(_ moves: [RuleMove]) -> Bool {
    let taken = moves.compactMap { move -> RuleSum? in
      guard move.condition == nil, let parts = parts(move), parts.count == 1,
        case .binary(.minus, .letter(heap), let taken) = parts[0]
      else { return nil }
      return taken
    }
    guard taken.count == 2, taken.contains(.number(1)) else { return false }
    return taken.contains {
      if case .binary(.power, .number(2), .letter(let letter)) = $0 { letter != heap } else { false }
    }
  }
}

/// A polynomial in one letter, of degree 2 at most.
private struct Polynomial {
  /// The constant, then the factors of the letter and of its square.
  var factors = [0, 0, 0]

  init?(_ sum: RuleSum) {
    switch sum {
    case .number(let number) where number < 1000: factors[0] = number
    case .letter: factors[1] = 1
    case .binary(let relation, let left, let right):
      guard let one = Polynomial(left) else { return nil }
      if relation == .power, right != .number(2) { return nil }
      guard let other = relation == .power ? one : Polynomial(right) else { return nil }
      switch relation {
      case .plus: factors = zip(one.factors, other.factors).map { $0 + $1 }
      case .minus: factors = zip(one.factors, other.factors).map { $0 - $1 }
      case .times, .power:
        for (place, factor) in one.factors.enumerated() where factor != 0 {
          for (next, by) in other.factors.enumerated() where by != 0 {
            guard place + next < 3 else { return nil }
            factors[place + next] += factor * by
          }
        }
      default: return nil
      }
      guard factors.allSatisfy({ $0.magnitude < 1 << 20 }) else { return nil }
    default: return nil
    }
  }
}
