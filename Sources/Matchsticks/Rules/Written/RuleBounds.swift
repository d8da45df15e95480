/// What limits the free letters of a move, by the form of its results and its condition.
///
/// A result that isn't negative, the condition, and the board applied to the results are
/// comparisons: numbers D that must be at least 0. Where D falls without end as a letter grows, it
/// limits the letter.
struct RuleBounds {
  /// The free letters in the order in which they are limited, each with what limits it.
  private(set) var order: [(letter: RuleLetter, limit: RuleLimit)] = []
  /// Letters that nothing limits.
  private(set) var unlimited: [RuleLetter] = []

  init(_ move: RuleMove, free: [RuleLetter], board: RuleCondition?, letters: [RuleLetter]) {
    let limits = Self.limits(move, board: board, letters: letters)
    var left = free
    while !left.isEmpty {
      let next = left.indices.lazy.compactMap { place in
        limits.restricted(to: left[place], known: letters, others: left.filter { $0 != left[place] }).map {
          (place, $0)
        }
      }.first
      guard let (place, limit) = next else { break }
      order.append((left.remove(at: place), limit))
    }
    unlimited = left
  }

  /// The first free letter that nothing limits.
  static func unlimited(
    _ move: RuleMove, free: [RuleLetter], board: RuleCondition?, letters: [RuleLetter]
  ) -> RuleLetter? {
    RuleBounds(move, free: free, board: board, letters: letters).unlimited.first
  }

  /// All that limits, as one: every result, the board of every result, and the condition.
  private static func limits(_ move: RuleMove, board: RuleCondition?, letters: [RuleLetter]) -> RuleLimit {
    var all: [RuleLimit] = []
    for part in move.parts {
      let loop = part.loop?.letter
      for item in part.items where !item.letters.contains(where: { $0 == loop }) { all.append(.atLeastZero(item)) }
      if let board, !part.hasDots, loop == nil {
        all.append(RuleLimit(board.replacing(Dictionary(uniqueKeysWithValues: zip(letters, part.items)))))
      }
    }
    if let condition = move.condition { all.append(RuleLimit(condition)) }
    return .least(all)
  }
}

/// Numbers that must be at least 0, joined by "and" and "or".
indirect enum RuleLimit {
  case atLeastZero(RuleSum)
  /// All must hold: the least limit counts.
  case least([RuleLimit])
  /// One must hold: the greatest limit counts.
  case greatest([RuleLimit])

  init(_ condition: RuleCondition) {
    switch condition {
    case .comparison(let left, let others):
      var (left, all): (RuleSum, [RuleLimit]) = (left, [])
      for other in others {
        all += Self.differences(left, other.relation, other.right).map { .atLeastZero($0) }
        left = other.right
      }
      self = .least(all)
    case .membership(let sum, .listed(let ranges), true):
      self = .greatest(ranges.map { .atLeastZero(.binary(.minus, $0.to ?? $0.from, sum)) })
    case .membership(let sum, .digits, true): self = .atLeastZero(.binary(.minus, .number(9), sum))
    case .membership: self = .least([])
    case .all(let parts): self = .least(parts.map { RuleLimit($0) })
    case .any(let parts): self = .greatest(parts.map { RuleLimit($0) })
    case .not(let part): self = RuleLimit(part.negated)
    }
  }

  /// The numbers that are at least 0 where a comparison holds.
  private static func differences(_ left: RuleSum, _ relation: RuleRelation, _ right: RuleSum) -> [RuleSum] {
    let (up, down): (RuleSum, RuleSum) = (.binary(.minus, right, left), .binary(.minus, left, right))
    switch relation {
    case .equal: return [up, down]
    case .unequal: return []
    case .atMost: return [up]
    case .less: return [.binary(.minus, up, .number(1))]
    case .atLeast: return [down]
    case .greater: return [.binary(.minus, down, .number(1))]
    }
  }

  /// What of it limits a letter, while letters that aren't limited yet count as 1; `nil` where
  /// nothing does.
  func restricted(to letter: RuleLetter, known: [RuleLetter], others: [RuleLetter]) -> RuleLimit? {
    switch self {
    case .atLeastZero(let sum):
      let isFit =
        sum.trend(in: letter, known: known) == .falls
        && others.allSatisfy { sum.trend(in: $0, known: known).isAtMostConstant }
      return isFit ? self : nil
    case .least(let parts):
      let fit = parts.compactMap { $0.restricted(to: letter, known: known, others: others) }
      return fit.isEmpty ? nil : fit.count == 1 ? fit[0] : .least(fit)
    case .greatest(let parts):
      let fit = parts.compactMap { $0.restricted(to: letter, known: known, others: others) }
      return fit.count == parts.count && !fit.isEmpty ? .greatest(fit) : nil
    }
  }
}

extension RuleCondition {
  /// The condition that holds where this one doesn't.
  var negated: RuleCondition {
    switch self {
    case .comparison(let left, let others):
      var (left, parts): (RuleSum, [RuleCondition]) = (left, [])
      for other in others {
        parts.append(.comparison(left, [RuleComparison(relation: other.relation.negated, right: other.right)]))
        left = other.right
      }
      return parts.count == 1 ? parts[0] : .any(parts)
    case .membership(let sum, let set, let isIn): return .membership(sum, set, isIn: !isIn)
    case .all(let parts): return .any(parts.map { $0.negated })
    case .any(let parts): return .all(parts.map { $0.negated })
    case .not(let part): return part
    }
  }

  /// The condition with numbers in place of letters.
  func replacing(_ numbers: [RuleLetter: RuleSum]) -> RuleCondition {
    switch self {
    case .comparison(let left, let others):
      .comparison(
        left.replacing(numbers),
        others.map { RuleComparison(relation: $0.relation, right: $0.right.replacing(numbers)) })
    case .membership(let sum, let set, let isIn):
      .membership(sum.replacing(numbers), set.replacing(numbers), isIn: isIn)
    case .all(let parts): .all(parts.map { $0.replacing(numbers) })
    case .any(let parts): .any(parts.map { $0.replacing(numbers) })
    case .not(let part): .not(part.replacing(numbers))
    }
  }
}

extension RuleSet {
  func replacing(_ numbers: [RuleLetter: RuleSum]) -> RuleSet {
    switch self {
    case .listed(let ranges):
      .listed(ranges.map { RuleRange(from: $0.from.replacing(numbers), to: $0.to?.replacing(numbers)) })
    case .digits(let number): .digits(number.replacing(numbers))
    case .primes, .fibonacci, .dots: self
    }
  }
}

extension RuleSum {
  func replacing(_ numbers: [RuleLetter: RuleSum]) -> RuleSum {
    switch self {
    case .number: self
    case .letter(let letter): numbers[letter] ?? self
    case .negative(let sum): .negative(sum.replacing(numbers))
    case .binary(let relation, let left, let right):
      .binary(relation, left.replacing(numbers), right.replacing(numbers))
    case .function(let function, let arguments):
      .function(
        function, arguments.map { if case .sum(let sum) = $0 { .sum(sum.replacing(numbers)) } else { .dots } })
    }
  }
}

extension RuleRelation {
  var negated: RuleRelation {
    switch self {
    case .equal: .unequal
    case .unequal: .equal
    case .less: .atLeast
    case .atMost: .greater
    case .greater: .atMost
    case .atLeast: .less
    }
  }
}
