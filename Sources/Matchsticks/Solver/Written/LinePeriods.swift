/// Lines under which values repeat, and when values prove it.
///
/// Let every result be n − c with one of finitely many c, or a number that doesn't depend on n but
/// by remainders, and let conditions on n be comparisons with numbers, and of remainders. From some
/// heap on the moves of n depend on n mod P alone, and the value of n on that and on the S values
/// before it. So where S values in a row are those of a multiple of P before, all later ones are.
extension WrittenRule {
  /// The most moves that a move with free letters represents.
  private static let mostCases = 1000

  /// What proves a period of the values; `nil` for lines of another kind.
  var periodRule: PeriodRule? {
    guard isOfHeaps, board == nil, rightMoves == nil, endings.isEmpty else { return nil }
    var rule = PeriodRule(heaps: 1, span: 1)
    rule.start = 1
    for move in moves {
      guard let cases = cases(of: move, most: Self.mostCases) else { return nil }
      for single in cases { guard rule.add(single, heap: letters[0]) else { return nil } }
    }
    // A heap leaves none below 0, and parts that aren't empty.
    rule.start = max(rule.start, rule.span + 1)
    return rule
  }

  /// The moves without free letters that a move represents; `nil` where there is no end to them.
  private func cases(of move: RuleMove, most: Int) -> [RuleMove]? {
    let free = move.freeLetters(besides: letters)
    guard !free.isEmpty else { return [move] }
    let bounds = RuleBounds(move, free: free, board: nil, letters: letters)
    let limited = bounds.order.lazy.compactMap { letter, limit in
      limit.most(letter, heap: letters[0], most).map { (letter, $0) }
    }
    guard let (letter, last) = limited.first else { return nil }
    var cases: [RuleMove] = []
    for number in 0..<last {
      let numbers = [letter: RuleSum.number(number + 1)]
      let parts = move.parts.map { part in
        RulePart(
          items: part.items.map { $0.replacing(numbers) }, hasDots: part.hasDots, leading: part.leading, loop: part.loop
        )
      }
      let next = RuleMove(parts: parts, condition: move.condition?.replacing(numbers))
      guard let more = self.cases(of: next, most: most - cases.count) else { return nil }
      cases += more
      guard cases.count < most else { return nil }
    }
    return cases
  }
}

extension RuleLimit {
  /// The largest number of a letter for any heap; `nil` above `most`.
  ///
  /// What limits the letter falls as the letter grows: once it is below 0 for every heap, it stays
  /// there.
  fileprivate func most(_ letter: RuleLetter, heap: RuleLetter, _ most: Int) -> Int? {
    switch self {
    case .atLeastZero(let sum):
      return (0...max(most, 0)).first {
        RuleExtent(sum.replacing([letter: .number($0 + 1)]), known: [heap]).high < 0
      }
    case .least(let parts): return parts.compactMap { $0.most(letter, heap: heap, most) }.min()
    case .greatest(let parts):
      let all = parts.map { $0.most(letter, heap: heap, most) }
      return all.contains { $0 == nil } ? nil : all.compactMap { $0 }.max()
    }
  }
}

extension PeriodRule {
  /// Adds what a move without free letters needs; false where it isn't of the kind.
  fileprivate mutating func add(_ move: RuleMove, heap: RuleLetter) -> Bool {
    var shapes: [RuleShape] = []
    for part in move.parts {
      guard part.loop == nil, let item = part.items.first, let shape = RuleShape(item, letter: heap),
        shape.factor == 0 || shape.factor == 1
      else { return false }
      shapes.append(shape)
    }
    guard let pattern = move.condition.map({ RulePattern($0, letter: heap) }) ?? .all,
      let period = shapes.reduce(
        pattern.period,
        { whole, shape in
          whole.flatMap { RulePattern.common($0, shape.period) }
        }), let joined = RulePattern.common(residues, period)
    else { return false }
    residues = joined
    start = max(start, pattern.start)
    for number in pattern.start..<pattern.start + period where pattern[number] {
      for (part, shape) in zip(move.parts, shapes) {
        guard let left = RuleValue.value(part.items[0], heap, number) else { return false }
        if shape.factor == 0 {
          start = max(start, left + 1)
        } else if left < number {
          span = max(span, number - left)
        } else if left > number || move.parts.count > 1 {
          return false
        }
      }
    }
    return span <= Self.longestSpan
  }

  /// The most values that a state has.
  private static var longestSpan: Int { 100_000 }
}
