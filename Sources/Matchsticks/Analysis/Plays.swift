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
  /// A play is a sequence of moves up to a position without a move; two plays are different when a move is.
  /// - Throws: ``SolverError`` when the heap is too large to count, or a limit stops the work.
  public func plays(heap: BigInt, limits: SearchLimits = .none) throws(SolverError) -> PlayCount {
    guard let size = heap.toInt(), size <= Self.largestPlayedHeap else {
      throw .heapTooLarge(heap: 0, largest: BigInt(Self.largestPlayedHeap))
    }
    guard case .take(let set) = rules, let limit = set.limit else { throw .unsupported(.plays) }
    let largest = limit.toInt() ?? Int.max / 2
    let total = try Compositions.count(of: size, partsUpTo: largest, limits: limits)
    let signed = Compositions.signedCount(of: size, partsUpTo: largest)
    return count(total: total, evenLessOdd: BigInt(signed))
  }

  /// The largest heap whose plays are counted: the answer has up to 300,000 digits.
  public static let largestPlayedHeap = 1_000_000

  /// In normal play the first player wins the plays of odd length, in misère play those of even length.
  func count(total: BigInt, evenLessOdd signed: BigInt) -> PlayCount {
    let wins = play == .normal ? total - signed : total + signed
    return PlayCount(total: total, firstPlayerWins: wins / 2)
  }
}
