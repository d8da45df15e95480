public import GameCore

/// The heaps that lose where a move takes one of a set of numbers: from some heap on they repeat.
public struct LosingCycle: Sendable, Equatable {
  /// The first heap from which outcomes repeat.
  public let preperiod: Int
  /// The smallest period.
  public let period: Int
  /// The losing heaps below the preperiod, ascending; heap 0 is one in normal play.
  public let exceptions: [Int]
  /// The remainders modulo the period of the losing heaps from the preperiod on, ascending.
  public let residues: [Int]
}

extension TakeAwayGame {
  /// The most heaps whose outcomes are followed for their cycle.
  public static let mostCycleHeaps = 1 << 20

  /// The cycle of the outcomes of single heaps; `nil` unless a finite set may be taken
  /// (``Ruleset/listedMoves``), and where the cycle is longer than ``mostCycleHeaps``.
  ///
  /// An outcome depends on as many heaps before it as the largest take, so that a window of that
  /// many that repeats proves a period. The last window is compared with all before it, by the
  /// lengths of common beginnings of the outcomes read backwards.
  /// - Throws: ``SolverError/stopped(_:)``.
  public func losingCycle(limits: SearchLimits = .none) throws(SolverError) -> LosingCycle? {
    guard case .take = rules.recognized, let takes = rules.listedMoves?.map({ $0.take }), let window = takes.last else {
      return nil
    }
    var meter = WorkMeter(limits)
    var loses: [Bool] = []
    var count = 4 * window
    while count <= Self.mostCycleHeaps {
      for heap in loses.count..<count {
        try meter.spend(takes.count)
        let cannotWin = takes.allSatisfy { $0 > heap || !loses[heap - $0] }
        loses.append(cannotWin && (play == .normal || heap >= takes[0]))
      }
      let lengths = Self.commonBeginnings(loses.reversed())
      if let period = (1..<count).first(where: { lengths[$0] >= window }) {
        let start = count - period - lengths[period]
        return LosingCycle(
          preperiod: start, period: period, exceptions: (0..<start).filter { loses[$0] },
          residues: (start..<start + period).filter { loses[$0] }.map { $0 % period }.sorted())
      }
      count *= 2
    }
    return nil
  }

  /// For each place how far the list from there on agrees with the list from its start (the
  /// Z-function).
  /// - Complexity: O(n).
  private static func commonBeginnings(_ list: [Bool]) -> [Int] {
    var lengths = [Int](repeating: list.count, count: list.count)
    var (left, right) = (0, 0)
    for place in 1..<max(1, list.count) {
      var length = place < right ? min(right - place, lengths[place - left]) : 0
      while place + length < list.count, list[length] == list[place + length] { length += 1 }
      if place + length > right { (left, right) = (place, place + length) }
      lengths[place] = length
    }
    return lengths
  }
}
