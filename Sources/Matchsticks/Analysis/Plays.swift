public import ExactArithmetic
public import GameCore

/// How many ways there are to play a game to its end.
public struct PlayCount: Sendable, Equatable {
  /// The number of complete plays.
  public let total: BigInt
  /// How many of them the first player wins.
  public let firstPlayerWins: BigInt

  package init(total: BigInt, firstPlayerWins: BigInt) {
    self.total = total
    self.firstPlayerWins = firstPlayerWins
  }
}

extension TakeAwayGame {
  /// The number of complete plays of one heap, and of those that the first player wins.
  ///
  /// A play is a sequence of moves up to a position without a move; two plays are different when a move is. In a
  /// take-and-break game it matters which heap is played on, also among equal ones, but not which half is called first.
  /// - Throws: ``SolverError`` when the heap is too large to count, or a limit stops the work.
  public func plays(heap: BigInt, limits: SearchLimits = .none) throws(SolverError) -> PlayCount {
    guard let size = heap.toInt(), size <= rules.largestPlayedHeap else {
      throw .heapTooLarge(heap: 0, largest: BigInt(rules.largestPlayedHeap))
    }
    let plays = try playsByParity(size, limits)
    let wins = play == .normal ? plays.odd : plays.even
    return PlayCount(total: plays.even + plays.odd, firstPlayerWins: wins)
  }

  private func playsByParity(_ size: Int, _ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    let tables = PlayTables(rules: rules, limits: limits)
    switch rules {
    case .takeAny: return try limited(size, largest: max(size, 1), limits)
    case .take(let set):
      if let limit = set.limit { return try limited(size, largest: limit.toInt() ?? .max / 2, limits) }
      return try subtraction(set, size, limits)
    case .lastMove(let rule):
      let first = rule.firstLimit(heap: BigInt(size), play: play).toInt() ?? size
      return try tables.lastMove(rule, size, first: first)
    case .takeAndBreak(let code) where code.mostHeapsLeft > 1: return try tables.breaking(size)
    case .takeAndBreak, .pile: return try tables.heap(size)
    }
  }

  private func limited(_ size: Int, largest: Int, _ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    let total = try Compositions.count(of: size, partsUpTo: largest, limits: limits)
    return split(total, evenLessOdd: BigInt(Compositions.signedCount(of: size, partsUpTo: largest)))
  }

  /// Plays end with fewer matches than the smallest take: the compositions of n, n − 1, …, n − (smallest − 1).
  private func subtraction(_ set: TakeSet, _ size: Int, _ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    let smallest = min(set.smallest.toInt() ?? .max, size + 1)
    let parts = (set.elements(upTo: size) ?? rules.moves(from: size).map(\.take))
    guard !parts.isEmpty else { return PlaysByParity(even: 1, odd: 0) }
    func sum(_ sign: Int) throws(SolverError) -> BigInt {
      try Compositions(parts: parts, sign: sign).counts(endingAt: size, width: smallest, limits: limits).reduce(0, +)
    }
    return split(try sum(1), evenLessOdd: try sum(-1))
  }

  private func split(_ total: BigInt, evenLessOdd signed: BigInt) -> PlaysByParity {
    let even = (total + signed) / 2
    return PlaysByParity(even: even, odd: total - even)
  }
}

extension Ruleset {
  /// The largest heap whose plays are counted.
  package var largestPlayedHeap: Int {
    switch self {
    case .take, .takeAny: 1_000_000
    case .lastMove: 500
    case .takeAndBreak(let code): code.mostHeapsLeft == 1 ? 20_000 : code.mostHeapsLeft == 2 ? 100 : 30
    case .pile: 20_000
    }
  }
}
