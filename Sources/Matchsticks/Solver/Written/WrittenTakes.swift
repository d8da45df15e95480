/// Lines under which what may be taken is a fixed set of numbers, whatever the heap:
/// `n -> n-k if k in primes and k mod 4=1`.
extension WrittenRule {
  /// The numbers up to `bound` that may be taken, ascending, if they are the same for every heap
  /// that holds them; `nil` for other lines, for bounds that are too large, and where the line
  /// fails.
  ///
  /// Neither what is taken nor a condition depends on the heap, so the moves of the heap `bound`
  /// have all of them.
  /// - Complexity: as many tries as that heap has.
  func takes(upTo bound: Int) -> [Int]? {
    guard isFixedSet, bound >= 1, let box = WrittenBox(upTo: [bound]) else { return nil }
    var (isTaken, isWhole) = ([Bool](repeating: false, count: bound + 1), true)
    do throws(WrittenGameError) {
      try WrittenGame(self).forEachResult(of: [bound], in: box) { result in
        if result.place < 0 { isWhole = false } else { isTaken[bound - result.place] = true }
        return isWhole
      }
    } catch {
      return nil
    }
    return isWhole ? isTaken.indices.filter { isTaken[$0] && $0 > 0 } : nil
  }

  private var isFixedSet: Bool {
    guard isSumOfHeaps, memory.isEmpty, board == nil, rightMoves == nil, endings.isEmpty else { return false }
    return moves.allSatisfy { move in
      guard move.parts.count == 1, move.parts[0].loop == nil, move.parts[0].items.count == 1 else { return false }
      return move.parts[0].items[0].isReduced(letters[0])
        && move.condition?.letters.contains(letters[0]) != true
    }
  }
}

extension RuleSum {
  /// Whether it is a letter with something added or subtracted that doesn't depend on it.
  fileprivate func isReduced(_ letter: RuleLetter) -> Bool {
    switch self {
    case .letter(letter): true
    case .binary(.plus, let left, let right):
      left.isReduced(letter) && !right.letters.contains(letter)
        || right.isReduced(letter) && !left.letters.contains(letter)
    case .binary(.minus, let left, let right): left.isReduced(letter) && !right.letters.contains(letter)
    default: false
    }
  }
}
