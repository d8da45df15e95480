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
    if let line = rules.line {
      let size = min(heap, BigInt(LineLimits.mostNumber)).toInt() ?? 0
      return count(try linePlays(line, heap: size, limits: limits))
    }
    let theory = rules.theory
    guard let size = heap.toInt(), size <= theory.reach.played else {
      throw .heapTooLarge(heap: 0, largest: BigInt(theory.reach.played))
    }
    return count(try theory.plays(size, play, limits: limits, observer: observer))
  }

  /// The same for all heaps from 0 to `largest`.
  /// - Throws: ``SolverError`` when a heap is too large to count, or a limit stops the work.
  public func plays(upTo largest: Int, limits: SearchLimits = .none) throws(SolverError) -> [PlayCount] {
    if rules.line == nil {
      let theory = rules.theory
      if theory.mostHeapsLeft > 1, largest <= theory.reach.played {
        return try PlayTables(theory: theory, limits: limits).breaking(upTo: largest).map { count($0) }
      }
    }
    var counts: [PlayCount] = []
    for heap in stride(from: 0, through: largest, by: 1) {
      counts.append(try plays(heap: BigInt(heap), limits: limits))
    }
    return counts
  }

  private func count(_ plays: PlaysByParity) -> PlayCount {
    let wins = play == .normal ? plays.odd : plays.even
    return PlayCount(total: plays.even + plays.odd, firstPlayerWins: wins)
  }
}
