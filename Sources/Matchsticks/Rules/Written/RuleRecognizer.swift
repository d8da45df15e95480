import ExactArithmetic

extension WrittenRule {
  /// The family of rules that the line is one of; `nil` where none is recognised.
  package var recognized: Ruleset? {
    guard letters.count == 1, memory.isEmpty, board == nil, rightMoves == nil, endings.isEmpty else { return nil }
    let recognizer = RuleRecognizer(heap: letters[0], hasDots: hasDots)
    return recognizer.special(moves) ?? recognizer.takes(moves)
  }
}

/// Recognises families of rules in the moves of a line with one letter, by what the moves are, not
/// how they are written.
///
/// A move that takes t leaves nothing, one heap, two or three; so a line is the set of its t for
/// each of these. Where such sets repeat from some t on they are the digits of a code.
struct RuleRecognizer {
  let heap: RuleLetter
  let hasDots: Bool

  /// For each of the bits 1 (nothing is left), 2, 4 and 8 (one heap, two, three), what may be
  /// taken.
  private struct Takes {
    var sets = [RulePattern](repeating: .none, count: 4)

    /// Adds numbers for one of the bits; false when they can't be joined.
    mutating func add(_ pattern: RulePattern, at place: Int) -> Bool {
      guard let joined = sets[place].joined(pattern, { $0 || $1 }) else { return false }
      sets[place] = joined
      return true
    }
  }

  /// The code, or the set of takes, that the moves are.
  func takes(_ moves: [RuleMove]) -> Ruleset? {
    var takes = Takes()
    for move in moves { guard add(move, &takes) else { return nil } }
    return ruleset(takes)
  }

  private func ruleset(_ takes: Takes) -> Ruleset? {
    let (none, one, two, three) = (takes.sets[0], takes.sets[1], takes.sets[2], takes.sets[3])
    guard !none[0], !one[0] else { return nil }
    let most = takes.sets.map { $0.start }.max() ?? 0
    if two.isEmpty, three.isEmpty, let both = none.joined(one, { $0 == $1 }), both.isIn.allSatisfy({ $0 }) {
      if none.isAll { return .takeAny }
      if none.isFinite { return TakeSet(Self.ranges(none)).map { .take($0) } }
    }
    var period = 1
    for set in takes.sets {
      guard let common = RulePattern.common(period, set.period) else { return nil }
      period = common
    }
    guard most + period <= Self.longestCode else { return nil }
    func digit(_ take: Int) -> Int {
      takes.sets.enumerated().reduce(0) { $1.element[take] ? $0 | 1 << $1.offset : $0 }
    }
    let start = max(most, 1)
    return TakeAndBreakCode(
      base: three.isEmpty ? .octal : .hexadecimal, zeroth: digit(0), digits: (1..<start).map { digit($0) },
      repeating: (start..<start + period).map { digit($0) }
    ).map { .takeAndBreak($0) }
  }

  /// The most digits of a code.
  private static let longestCode = 1000

  private static func ranges(_ pattern: RulePattern) -> [ClosedRange<BigInt>] {
    var (ranges, begin): ([ClosedRange<BigInt>], Int?) = ([], nil)
    for take in 1...pattern.isIn.count {
      let isIn = take < pattern.isIn.count && pattern.isIn[take]
      if isIn, begin == nil { begin = take }
      if !isIn, let first = begin {
        ranges.append(BigInt(first)...BigInt(take - 1))
        begin = nil
      }
    }
    return ranges
  }

  // MARK: One move

  /// What a move takes: a number, or whatever a free letter is.
  private enum Amount {
    case number(Int)
    case letter(RuleLetter)
  }

  private func add(_ move: RuleMove, _ takes: inout Takes) -> Bool {
    guard let parts = parts(move) else { return false }
    let conditions = if case .all(let all)? = move.condition { all } else { move.condition.map { [$0] } ?? [] }
    if parts.count == 1, parts[0] == .number(0) { return addEmpty(conditions, &takes) }
    let free = move.freeLetters(besides: [heap])
    guard let rest = parts.indices.first(where: { parts[$0].letters.contains(heap) }) else { return false }
    var others: [RuleLetter] = []
    for (place, part) in parts.enumerated() where place != rest {
      guard case .letter(let letter) = part, free.contains(letter), !others.contains(letter) else { return false }
      others.append(letter)
    }
    guard parts.count <= 3, let amount = amount(parts[rest], others, free) else { return false }
    return parts.count == 1
      ? addSingle(amount, conditions, &takes) : addBreak(amount, others, parts[rest], conditions, &takes, parts.count)
  }

  /// The numbers that a move leaves, one for each part.
  func parts(_ move: RuleMove) -> [RuleSum]? {
    var parts: [RuleSum] = []
    for part in move.parts {
      guard part.loop == nil, part.items.count == 1, part.hasDots == hasDots, !part.items[0].usesDots else {
        return nil
      }
      parts.append(part.items[0])
    }
    guard !hasDots || parts.count == 1, move.condition?.usesDots != true else { return nil }
    return parts
  }

  /// What is taken where `part` is left besides some letters.
  private func amount(_ part: RuleSum, _ others: [RuleLetter], _ free: [RuleLetter]) -> Amount? {
    guard var linear = LinearSum(part), linear.remove(heap, 1) else { return nil }
    for letter in others { guard linear.remove(letter, -1) else { return nil } }
    let left = free.filter { !others.contains($0) }
    if left.isEmpty, linear.factors.isEmpty { return linear.constant <= 0 ? .number(-linear.constant) : nil }
    guard left.count == 1, linear.remove(left[0], -1), linear.factors.isEmpty, linear.constant == 0 else { return nil }
    return .letter(left[0])
  }

  /// A move that leaves nothing of heaps for which a condition holds.
  private func addEmpty(_ conditions: [RuleCondition], _ takes: inout Takes) -> Bool {
    guard let heaps = pattern(conditions, heap), let some = heaps.joined(Self.positive, { $0 && $1 }) else {
      return false
    }
    return takes.add(some, at: 0)
  }

  private static let positive = RulePattern(start: 1, period: 1) { $0 > 0 } ?? .none

  /// A move that leaves a heap, or none: its condition says what may be taken, and what may be
  /// left.
  private func addSingle(_ amount: Amount, _ conditions: [RuleCondition], _ takes: inout Takes) -> Bool {
    var (ofTake, ofRest): ([RuleCondition], [RuleCondition]) = ([], [])
    let taken: RuleSum
    let letter: RuleLetter
    switch amount {
    case .number(let number): (taken, letter) = (.number(number), heap)
    case .letter(let free): (taken, letter) = (.letter(free), free)
    }
    for condition in conditions {
      // n = what is left + what is taken.
      let turned = condition.replacing([heap: .binary(.plus, .letter(heap), taken)]).simplified
      guard let turned else { return false }
      let used = Set(turned.letters)
      if used == [heap] {
        ofRest.append(turned)
      } else if used == [letter] {
        ofTake.append(turned)
      } else if !used.isEmpty {
        return false
      } else {
        ofRest.append(turned)
      }
    }
    guard let rests = pattern(ofRest, heap) else { return false }
    // Whether something may be left must not depend on how much it is.
    let some = rests[1]
    guard (1...rests.start + rests.period).allSatisfy({ rests[$0] == some }) else { return false }
    let set: RulePattern?
    switch amount {
    case .number(let number): set = RulePattern(start: number + 1, period: 1) { $0 == number }
    case .letter(let free): set = pattern(ofTake, free)?.joined(Self.positive) { $0 && $1 }
    }
    guard let set else { return false }
    return (!rests[0] || takes.add(set, at: 0)) && (!some || takes.add(set, at: 1))
  }

  /// A move that leaves two heaps or three, in any order: it doesn't matter which is called first.
  private func addBreak(
    _ amount: Amount, _ others: [RuleLetter], _ rest: RuleSum, _ conditions: [RuleCondition], _ takes: inout Takes,
    _ count: Int
  ) -> Bool {
    var ofTake: [RuleCondition] = []
    for condition in conditions {
      if count == 2, condition.isOrder(.letter(others[0]), rest, strict: false) { continue }
      ofTake.append(condition)
    }
    switch amount {
    case .number(let number):
      guard ofTake.isEmpty, let set = RulePattern(start: number + 1, period: 1, { $0 == number }) else { return false }
      return takes.add(set, at: count)
    case .letter(let free):
      guard let set = pattern(ofTake, free)?.joined(Self.positive, { $0 && $1 }) else { return false }
      return takes.add(set, at: count)
    }
  }

  /// The numbers for which all conditions hold, each on the letter alone.
  private func pattern(_ conditions: [RuleCondition], _ letter: RuleLetter) -> RulePattern? {
    guard conditions.allSatisfy({ Set($0.letters).isSubset(of: [letter]) }) else { return nil }
    return conditions.isEmpty ? .all : RulePattern(.all(conditions), letter: letter)
  }
}
