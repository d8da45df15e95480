import ExactArithmetic
import Matchsticks

/// Take-away games straight from the rules: every move written out, every value by definition. Slow
/// and plain.
package struct Oracle {
  package struct Move: Hashable {
    package let take: Int
    package let leaves: [Int]

    package init(take: Int, leaves: [Int]) { (self.take, self.leaves) = (take, leaves) }
  }

  package let rules: Ruleset
  private var optionCache: [Int: [Move]] = [:]
  private var grundyCache: [Int: Int] = [:]
  private var outcomeCache: [[Int]: [Bool?]] = [:]

  package init(_ rules: Ruleset) { self.rules = rules }

  /// The moves from one heap. A take without breaking leaves one heap, perhaps of 0.
  package mutating func moves(_ heap: Int) -> [Move] {
    if let known = optionCache[heap] { return known }
    let moves = listMoves(heap)
    optionCache[heap] = moves
    return moves
  }

  private func listMoves(_ heap: Int) -> [Move] {
    guard heap > 0 else { return [] }
    switch rules {
    case .take(let set):
      return (1...heap).filter { take in set.ranges.contains { $0.contains(BigInt(take)) } }.map { plain(heap, $0) }
    case .takeAny: return (1...heap).map { plain(heap, $0) }
    case .pile(let rule): return (1...heap).filter { allows(rule, heap, $0) }.map { plain(heap, $0) }
    case .takeAndBreak(let code): return (0...heap).flatMap { breaks(heap, $0, code.digit($0)) }
    case .split(let rule): return splits(rule, heap)
    case .lastMove, .written: preconditionFailure("last-move rules and lines have oracles of their own")
    }
  }

  private func plain(_ heap: Int, _ take: Int) -> Move { Move(take: take, leaves: [heap - take]) }

  private func allows(_ rule: PileRule, _ heap: Int, _ take: Int) -> Bool {
    switch rule {
    case .half: 2 * take <= heap
    case .squares: (1...take).contains { $0 * $0 == take }
    case .primes: take >= 2 && !(2..<max(take, 2)).contains { take % $0 == 0 }
    case .powersOfTwo: take & (take - 1) == 0
    case .divisors: take < heap && heap % take == 0
    case .triangular: (1...take).contains { $0 * ($0 + 1) / 2 == take }
    case .fibonacci: isSquare(5 * take * take + 4) || isSquare(5 * take * take - 4)
    }
  }

  private func isSquare(_ number: Int) -> Bool {
    (0...number).prefix { $0 * $0 <= number }.contains { $0 * $0 == number }
  }

  private func splits(_ rule: SplitRule, _ heap: Int) -> [Move] {
    (1...heap).map { [$0, heap - $0] }.filter { pair in
      switch rule {
      case .unequal: pair[0] < pair[1]
      case .equal: pair[0] == pair[1]
      }
    }.map { Move(take: 0, leaves: $0) }
  }

  private func breaks(_ heap: Int, _ take: Int, _ digit: Int) -> [Move] {
    let rest = heap - take
    var moves: [Move] = []
    if digit & 1 != 0, rest == 0 { moves.append(Move(take: take, leaves: [0])) }
    if digit & 2 != 0, rest >= 1 { moves.append(Move(take: take, leaves: [rest])) }
    for a in 1..<max(rest, 1) {
      if digit & 4 != 0, rest - a >= a { moves.append(Move(take: take, leaves: [a, rest - a])) }
      guard digit & 8 != 0 else { continue }
      for b in a..<max(rest, a) where rest - a - b >= b {
        moves.append(Move(take: take, leaves: [a, b, rest - a - b]))
      }
    }
    return moves
  }

  /// The Grundy value by the minimal excludant.
  package mutating func grundy(_ heap: Int) -> Int {
    if let known = grundyCache[heap] { return known }
    var seen: Set<Int> = []
    for move in moves(heap) {
      var value = 0
      for rest in move.leaves { value ^= grundy(rest) }
      seen.insert(value)
    }
    var mex = 0
    while seen.contains(mex) { mex += 1 }
    grundyCache[heap] = mex
    return mex
  }

  /// Whether the player to move wins, by searching everything.
  package mutating func wins(_ heaps: [Int], _ play: PlayConvention) -> Bool {
    let key = heaps.filter { $0 > 0 }.sorted()
    let slot = play == .normal ? 0 : 1
    if let known = outcomeCache[key]?[slot] { return known }
    var hasMove = false
    var wins = false
    search: for place in key.indices {
      for move in moves(key[place]) {
        hasMove = true
        if !self.wins(key[..<place] + key[(place + 1)...] + move.leaves, play) {
          wins = true
          break search
        }
      }
    }
    if !hasMove { wins = play == .misere }
    outcomeCache[key, default: [nil, nil]][slot] = wins
    return wins
  }

  /// All moves after which the opponent loses, as (heap, take, leaves).
  package mutating func winningMoves(_ heaps: [Int], _ play: PlayConvention) -> Set<HeapMove> {
    var winning: Set<HeapMove> = []
    for place in heaps.indices {
      for move in moves(heaps[place]) {
        let next = Array(heaps[..<place] + heaps[(place + 1)...] + move.leaves)
        guard !wins(next, play) else { continue }
        let leaves = move.leaves.sorted().map { HeapSize($0) }
        winning.insert(HeapMove(heap: place, take: BigInt(move.take), leaves: leaves))
      }
    }
    return winning
  }

  /// The numbers of complete plays of even and of odd length from one heap that is never broken.
  package mutating func plays(_ heap: Int) -> (even: BigInt, odd: BigInt) {
    var table: [(even: BigInt, odd: BigInt)] = []
    for size in 0...heap {
      let moves = moves(size)
      var even: BigInt = moves.isEmpty ? 1 : 0
      var odd: BigInt = 0
      for move in moves {
        even += table[move.leaves[0]].odd
        odd += table[move.leaves[0]].even
      }
      table.append((even, odd))
    }
    return table[heap]
  }
}
