/// The letters that the parts of a rule use.
extension RuleSum {
  /// Calls `body` with every letter.
  func forEachLetter(_ body: (RuleLetter) -> Void) {
    switch self {
    case .number: return
    case .letter(let letter): body(letter)
    case .negative(let sum): sum.forEachLetter(body)
    case .binary(_, let left, let right):
      left.forEachLetter(body)
      right.forEachLetter(body)
    case .function(_, let arguments):
      for case .sum(let sum) in arguments { sum.forEachLetter(body) }
    }
  }

  /// The letters, each once, in order of appearance.
  package var letters: [RuleLetter] { listed { forEachLetter($0) } }
}

extension RuleCondition {
  func forEachLetter(_ body: (RuleLetter) -> Void) {
    switch self {
    case .comparison(let left, let others):
      left.forEachLetter(body)
      for other in others { other.right.forEachLetter(body) }
    case .membership(let sum, let set, _):
      sum.forEachLetter(body)
      switch set {
      case .listed(let ranges):
        for range in ranges {
          range.from.forEachLetter(body)
          range.to?.forEachLetter(body)
        }
      case .digits(let number): number.forEachLetter(body)
      case .primes, .fibonacci, .dots: return
      }
    case .all(let parts), .any(let parts):
      for part in parts { part.forEachLetter(body) }
    case .not(let part): part.forEachLetter(body)
    }
  }

  /// The letters, each once, in order of appearance.
  package var letters: [RuleLetter] { listed { forEachLetter($0) } }
}

extension RuleMove {
  /// The letters that a position doesn't give, in order of appearance: they run over all numbers
  /// from 1 on.
  package func freeLetters(besides known: [RuleLetter]) -> [RuleLetter] {
    listed { add in
      for part in parts {
        let loop = part.loop?.letter
        for item in part.items { item.forEachLetter { if $0 != loop { add($0) } } }
        part.loop?.from.forEachLetter(add)
        part.loop?.to.forEachLetter(add)
      }
      condition?.forEachLetter(add)
    }.filter { !known.contains($0) }
  }

  /// Whether a letter occurs in it.
  func names(_ letter: RuleLetter) -> Bool {
    parts.contains { part in
      part.items.contains { $0.letters.contains(letter) }
        || part.loop.map { $0.from.letters.contains(letter) || $0.to.letters.contains(letter) } ?? false
    } || condition?.letters.contains(letter) ?? false
  }

  /// A free letter that a set of the condition lets be below 1.
  func letterBelowOne(among free: [RuleLetter]) -> RuleLetter? {
    func search(_ condition: RuleCondition) -> RuleLetter? {
      switch condition {
      case .membership(.letter(let letter), .listed(let ranges), true) where free.contains(letter):
        ranges.contains { if case .number(let number) = $0.from { number < 1 } else { false } } ? letter : nil
      case .all(let parts), .any(let parts): parts.lazy.compactMap(search).first
      default: nil
      }
    }
    return condition.flatMap(search)
  }

  /// Whether the move, as it is written, leaves the position as it is.
  func changesNothing(letters: [RuleLetter], memory: [RuleLetter], hasDots: Bool) -> Bool {
    guard parts.count == 1, parts[0].loop == nil else { return false }
    let part = parts[0]
    let same = zip(part.items, letters.prefix(part.leading)).allSatisfy { $0 == .letter($1) }
    let rest = part.items.dropFirst(part.leading)
    return same && (rest.isEmpty ? memory.isEmpty : zip(rest, memory).allSatisfy { $0 == .letter($1) })
  }
}

/// What is added, each once, in order.
private func listed(_ collect: ((RuleLetter) -> Void) -> Void) -> [RuleLetter] {
  var letters: [RuleLetter] = []
  collect { letter in if !letters.contains(letter) { letters.append(letter) } }
  return letters
}
