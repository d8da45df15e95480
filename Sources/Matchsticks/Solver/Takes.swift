import ExactArithmetic

extension PileRule {
  /// What may be taken from a heap under a rule that is a fixed set of numbers, up to `bound`,
  /// ascending.
  package func takes(upTo bound: Int) -> [Int] {
    switch self {
    case .squares: Self.squares(upTo: bound)
    case .primes: Self.primes(upTo: bound)
    case .powersOfTwo: (0..<62).map { 1 << $0 }.filter { $0 <= bound }
    case .half, .divisors: []
    }
  }

  private static func squares(upTo bound: Int) -> [Int] {
    var squares: [Int] = []
    var root = 1
    while root * root <= bound {
      squares.append(root * root)
      root += 1
    }
    return squares
  }

  /// The sieve of Eratosthenes.
  private static func primes(upTo bound: Int) -> [Int] {
    guard bound >= 2 else { return [] }
    var isComposite = [Bool](repeating: false, count: bound + 1)
    var primes: [Int] = []
    for number in 2...bound where !isComposite[number] {
      primes.append(number)
      var multiple = number * number
      while multiple <= bound {
        isComposite[multiple] = true
        multiple += number
      }
    }
    return primes
  }
}

/// What one move does to a heap of a size that a machine integer holds.
package struct SmallMove: Hashable, Sendable {
  package let take: Int
  /// The heaps left, ascending, without empty ones.
  package let leaves: [Int]
}

extension Ruleset {
  /// Every move from a heap, ascending by take; empty for last-move rules, whose moves depend on
  /// more.
  /// - Complexity: O(moves).
  package func moves(from heap: Int) -> [SmallMove] {
    guard heap > 0 else { return [] }
    func plain(_ take: Int) -> SmallMove { SmallMove(take: take, leaves: take == heap ? [] : [heap - take]) }
    switch self {
    case .take(let set):
      return set.ranges.flatMap { range -> [SmallMove] in
        guard let lower = range.lowerBound.toInt(), lower <= heap else { return [] }
        return (lower...min(range.upperBound.toInt() ?? heap, heap)).map(plain)
      }
    case .takeAny: return (1...heap).map(plain)
    case .pile(.half): return heap < 2 ? [] : (1...(heap / 2)).map(plain)
    case .pile(.divisors): return MoveSearch.properDivisors(heap).map(plain)
    case .pile(let rule): return rule.takes(upTo: heap).map(plain)
    case .takeAndBreak(let code): return code.moves(from: heap)
    case .lastMove: return []
    }
  }
}

extension Ruleset {
  /// How many moves a heap has, or more, without writing them down.
  /// - Complexity: O(digits of a code).
  package func moveCount(from heap: Int) -> Int {
    guard case .takeAndBreak(let code) = self else { return heap }
    return (0...min(heap, code.lastPlace ?? heap)).reduce(0) { sum, taken in
      let (digit, rest) = (code.digit(taken), heap - taken)
      return sum + 1 + (digit & 4 != 0 ? rest / 2 : 0) + (digit & 8 != 0 ? (rest + 3) * (rest + 3) / 12 : 0)
    }
  }
}

extension TakeAndBreakCode {
  /// Every move from a heap, ascending by take, then by the smaller heaps left.
  func moves(from heap: Int) -> [SmallMove] {
    (0...min(heap, lastPlace ?? heap)).flatMap { taken -> [SmallMove] in
      let digit = digit(taken)
      let rest = heap - taken
      var moves: [SmallMove] = []
      if digit & 1 != 0, rest == 0 { moves.append(SmallMove(take: taken, leaves: [])) }
      if digit & 2 != 0, rest > 0 { moves.append(SmallMove(take: taken, leaves: [rest])) }
      for a in stride(from: 1, through: rest / 2, by: 1) where digit & 4 != 0 {
        moves.append(SmallMove(take: taken, leaves: [a, rest - a]))
      }
      for a in stride(from: 1, through: rest / 3, by: 1) where digit & 8 != 0 {
        for b in stride(from: a, through: (rest - a) / 2, by: 1) {
          moves.append(SmallMove(take: taken, leaves: [a, b, rest - a - b]))
        }
      }
      return moves
    }
  }
}
