import ExactArithmetic

/// Rules as worded in answers, such as "take a square number": what is written is read back.
enum RulesPhrases {
  /// The rules that words name; `nil` for other words.
  static func rules(_ bytes: ArraySlice<UInt8>) -> Ruleset? {
    let text = RulesNotation.word(bytes).split { " \t\r\n".contains($0) }.joined(separator: " ")
    if let words = text.removing("take ") {
      let pile = PileRule.allCases.first { $0.phrase.lowercased() == words }.map { Ruleset.pile($0) }
      return pile ?? lastMove(words)
    }
    guard let words = text.removing("split a heap into ") else { return nil }
    return SplitRule.allCases.first { $0.phrase == words }.map { .split($0) }
  }

  /// The convention that "; whoever takes the last match loses" states after the rules, and where.
  static func convention(_ bytes: ArraySlice<UInt8>) -> (play: PlayConvention, place: Int)? {
    guard let place = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let words = RulesNotation.word(bytes[(place + 1)...]).split { !$0.isLetter }
    guard words.first == "whoever" else { return nil }
    return (words.contains("loses") ? .misere : .normal, place)
  }

  /// What may be taken after the last take, and perhaps what at first where nothing else is said.
  private static func lastMove(_ words: String) -> Ruleset? {
    var words = words
    for usual in [", at first all but one match", ", at first all but two matches"] where words.hasSuffix(usual) {
      words.removeLast(usual.count)
    }
    guard let amount = words.removing("at most ")?.removingEnd(" the last take") else { return nil }
    let allowance: String?
    switch amount {
    case "as many as": allowance = "x1"
    case "twice": allowance = "x2"
    default:
      allowance = amount.removingEnd(" times").map { "x\($0)" } ?? amount.removingEnd(" more than").map { "+\($0)" }
    }
    return allowance.flatMap { try? .lastMove(LastMoveNotation.rule(Array($0.utf8)[...])) }
  }
}

extension PileRule {
  /// What may be taken.
  package var phrase: String {
    switch self {
    case .half: "at most half of the heap"
    case .squares: "a square number"
    case .primes: "a prime number"
    case .powersOfTwo: "a power of two"
    case .divisors: "a proper divisor of the heap"
    case .triangular: "a triangular number"
    case .fibonacci: "a Fibonacci number"
    }
  }
}

extension SplitRule {
  /// What a heap is split into.
  package var phrase: String {
    switch self {
    case .unequal: "two heaps of different sizes"
    case .equal: "two equal heaps"
    }
  }
}

extension LastMoveRule.Allowance {
  /// What may be taken.
  package var phrase: String {
    switch self {
    case .times(1, 1), .plus(0): "at most as many as the last take"
    case .times(2, 1): "at most twice the last take"
    case .times(let numerator, 1): "at most \(numerator) times the last take"
    case .times(let numerator, let denominator): "at most \(numerator)/\(denominator) times the last take"
    case .plus(let addend): "at most \(addend) more than the last take"
    }
  }
}

extension String {
  /// The text after a beginning, if it has that.
  fileprivate func removing(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }

  /// The text before an end, if it has that.
  fileprivate func removingEnd(_ end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}
