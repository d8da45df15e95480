public import ExactArithmetic
public import GameCore

/// How many ways there are to play a game to its end.
public struct PlayCount: Sendable, Equatable {
  /// The number of complete plays.
  public let total: BigInt
  /// How many of them the first player wins.
  public let firstPlayerWins: BigInt
  /// How this is known.
  public var evidence: Evidence<Proof> { .proved(.counted) }

  package init(total: BigInt, firstPlayerWins: BigInt) {
    self.total = total
    self.firstPlayerWins = firstPlayerWins
  }
}

extension TakeAwayGame {
  /// The number of complete plays of one heap, and of those that the first player wins.
  ///
  /// A play is a sequence of moves up to a position without a move; two plays are different when a
  /// move is. In a take-and-break game it matters which heap is played on, also among equal ones,
  /// but not which half is called first.
  /// - Throws: ``SolverError`` when the heap is too large to count, or a limit stops the work.
  public func plays(
    heap: BigInt, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(SolverError) -> PlayCount {
    guard let size = heap.toInt(), size <= rules.largestPlayedHeap else {
      throw .heapTooLarge(heap: 0, largest: BigInt(rules.largestPlayedHeap))
    }
    let plays = try playsByParity(size, limits, observer)
    let wins = play == .normal ? plays.odd : plays.even
    return PlayCount(total: plays.even + plays.odd, firstPlayerWins: wins)
  }

  private func playsByParity(
    _ size: Int, _ limits: SearchLimits, _ observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    let tables = PlayTables(rules: rules, limits: limits)
    switch rules {
    case .takeAny: return try limited(size, largest: .max, limits)
    case .take(let set):
      if let limit = set.limit { return try limited(size, largest: limit.toInt() ?? .max, limits) }
      if let moves = manyTakes(set, size) { return try modular(moves, size, limits, observer) }
      return try subtraction(set, size, limits)
    case .lastMove(let rule):
      let first = rule.firstLimit(heap: BigInt(size), play: play).toInt() ?? size
      guard size > Self.largestTable, first > 0 else { return try tables.lastMove(rule, size, first: first) }
      let caps = (0...size).map { Int64($0 == 0 ? 0 : min(rule.limit(after: $0), size)) }
      return try modular((.last(caps: caps, first: first), size), size, limits, observer)
    case .takeAndBreak(let code):
      if code.mostHeapsLeft > 1 { return try tables.breaking(size) }
      guard let last = code.lastPlace else { return try tables.heap(size) }
      return try tables.ring(size, last: last)
    case .pile(let rule):
      return try size <= Self.largestTable ? tables.heap(size) : modular(rule.playMoves(size), size, limits, observer)
    }
  }

  /// Up to this size tables of exact numbers are quick enough.
  private static let largestTable = 60

  /// The moves and more bits than the number of plays has.
  typealias CountedMoves = (moves: PlayResidues.Moves, bits: Int)

  private func modular(
    _ counted: CountedMoves, _ size: Int, _ limits: SearchLimits, _ observer: Observer
  ) throws(SolverError) -> PlaysByParity {
    try ModularPlays(moves: counted.moves, size: size, bits: counted.bits, limits: limits, observer: observer).count()
  }

  /// The moves of a set with many elements, or whose recurrence would need gigabytes of numbers;
  /// `nil` for others.
  private func manyTakes(_ set: TakeSet, _ size: Int) -> CountedMoves? {
    let ranges = set.ranges.compactMap { range -> (Int, Int)? in
      guard let lower = range.lowerBound.toInt(), lower <= size else { return nil }
      return (lower, min(range.upperBound.toInt() ?? size, size))
    }
    let takes = ranges.flatMap { Array($0.0...$0.1) }
    guard let largest = takes.last, largest > 24 else { return nil }
    let bits = ModularPlays.bits(takes: takes, size: size)
    guard takes.count > 64 || bits / 8 * largest > 1 << 30 else { return nil }
    return (.ranges(lows: ranges.map { Int64($0.0) }, highs: ranges.map { Int64($0.1) }), bits)
  }

  private func limited(_ size: Int, largest: Int, _ limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    // No take is larger than the heap.
    let largest = min(largest, max(size, 1))
    let total = try Compositions.count(of: size, partsUpTo: largest, limits: limits)
    return split(total, evenLessOdd: BigInt(Compositions.signedCount(of: size, partsUpTo: largest)))
  }

  /// Plays end with fewer matches than the smallest take: the compositions of n, n − 1, …, n −
  /// (smallest − 1).
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
    case .lastMove: 3000
    case .takeAndBreak(let code):
      code.mostHeapsLeft == 1 ? (code.lastPlace == nil ? 5000 : 1_000_000) : code.mostHeapsLeft == 2 ? 100 : 60
    case .pile(.half), .pile(.powersOfTwo), .pile(.divisors): 1_000_000
    case .pile(.squares): 300_000
    case .pile(.primes): 100_000
    }
  }
}

extension PileRule {
  /// The moves from heaps up to `size`, and more bits than the number of plays has: at most every
  /// take is allowed.
  fileprivate func playMoves(_ size: Int) -> TakeAwayGame.CountedMoves {
    switch self {
    case .half: return (.half, size)
    case .divisors:
      var counts = [Int64](repeating: 0, count: size + 2)
      for take in stride(from: 1, through: size / 2, by: 1) {
        for heap in stride(from: 2 * take, through: size, by: take) { counts[heap + 1] += 1 }
      }
      for heap in 0...size { counts[heap + 1] += counts[heap] }
      var takes = [Int32](repeating: 0, count: Int(counts[size + 1]))
      var next = counts
      for take in stride(from: 1, through: size / 2, by: 1) {
        for heap in stride(from: 2 * take, through: size, by: take) {
          takes[Int(next[heap])] = Int32(take)
          next[heap] += 1
        }
      }
      return (.lists(takes: takes, starts: counts), size)
    case .squares, .primes, .powersOfTwo:
      let takes = takes(upTo: size)
      return (.takes(takes.map { Int64($0) }), ModularPlays.bits(takes: takes, size: size))
    }
  }
}
