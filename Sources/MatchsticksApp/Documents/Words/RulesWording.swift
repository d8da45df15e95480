import Documents
import ExactArithmetic
import Matchsticks

extension Ruleset {
  /// The rules in a few words: "take 1 to 3".
  package var words: String {
    switch self {
    case .take(let set): "take \(set.words)"
    case .takeAny: "take any number (Nim)"
    case .takeAndBreak(let code): "take and break, \(code.words)"
    case .lastMove(let rule): "take \(rule.allowance.phrase)"
    case .pile(let rule): "take \(rule.phrase)"
    case .split(let rule): "split a heap into \(rule.phrase)"
    case .written(let rule): rule.words
    }
  }
}

extension TakeAndBreakCode {
  /// The code for a person; without its base it is an octal one.
  fileprivate var words: String {
    let digits = description.drop { $0 != ":" }.dropFirst()
    return "\(base == .hexadecimal ? "hexadecimal " : "")code \(digits)"
  }
}

extension TakeSet {
  fileprivate var words: String {
    let parts = ranges.flatMap { range in
      let (lower, upper) = (range.lowerBound.words(), range.upperBound.words())
      if range.lowerBound == range.upperBound { return [lower] }
      return ranges.count > 1 && range.upperBound == range.lowerBound + 1 ? [lower, upper] : ["\(lower) to \(upper)"]
    }
    return Wording.list(parts.count > 12 ? parts.prefix(12) + ["…"] : parts, conjunction: "or")
  }
}

extension TakeAwayGame {
  /// The game in a sentence: "Take 1 to 3; whoever takes the last match loses (misère play)."
  package var words: String { "\(rules.words.capitalizedFirst)\(firstMove); \(goal) (\(play.words))." }

  /// What the first move may take under rules last:, whatever the heap.
  private var firstMove: String {
    guard case .lastMove(let rule) = rules else { return "" }
    if let first = rule.first { return ", at first at most \(first.words())" }
    return play == .normal ? ", at first all but one match" : ", at first all but two matches"
  }

  /// What the first move may take from these heaps, a line; empty under rules without such a limit.
  func firstMove(_ heaps: [HeapSize], _ style: TextStyle) -> String {
    firstMoveLimit(heaps: heaps).map { style.wrapped("The first move may take at most \($0.words()).") } ?? ""
  }

  /// The winner, in plain words.
  private var goal: String {
    let last = rules.takesTheLastMatch ? "whoever takes the last match" : "whoever makes the last move"
    return "\(last) \(play == .misere ? "loses" : "wins")"
  }
}

extension TakeAwayGame {
  /// Why the losing heaps lose, for anybody, where 1 to k may be taken.
  func plainProof(_ style: TextStyle) -> String? {
    takeLimit.map { limit in
      let sentence =
        "Proved: whatever is taken from a losing heap, the reply completes a group of \((limit + 1).words()) and leaves a losing heap again."
      return style.paint(style.wrapped(sentence).dropLast(), .dim) + "\n"
    }
  }
}

extension PlayConvention {
  /// The field's name of the convention.
  package var words: String {
    switch self {
    case .normal: "normal play"
    case .misere: "misère play"
    }
  }
}

extension Outcome {
  /// What it means for the player to move.
  package var words: String {
    switch self {
    case .pPosition: "you lose if the opponent plays well"
    case .nPosition: "you can win"
    }
  }

  /// The field's name of it.
  package var term: String {
    switch self {
    case .pPosition: "P-position"
    case .nPosition: "N-position"
    }
  }
}

extension HeapMove {
  /// The move for a person: "take 7 from the heap of 9, leaving 2".
  package func words(heaps: [HeapSize]) -> String {
    let from = heaps.count > 1 ? " from heap \(heap + 1) of \(heaps[heap].words)" : ""
    return (take.isZero ? "break\(from.isEmpty ? " the heap" : from)" : "take \(take.words())\(from)")
      + ", leaving \(Wording.list(leaves.map { $0.words }))"
  }
}

extension HeapSize {
  /// The size for a person: in groups of three digits, or shortened.
  package var words: String {
    guard let small else {
      let digits = digits
      guard digits.count > 60 else { return Wording.grouped(digits: description) }
      let (head, tail) = (
        String(decoding: digits.prefix(10), as: UTF8.self), String(decoding: digits.suffix(10), as: UTF8.self)
      )
      return "\(head)…\(tail) (\(Wording.grouped(digits.count)) digits)"
    }
    return Wording.grouped(small)
  }
}
