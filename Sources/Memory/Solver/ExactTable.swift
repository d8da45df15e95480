import ExactArithmetic
import GameCore

/// Fresh tables of 1, 2, … pairs and the best move in every state on the way, exactly.
public struct ExactTable: Sendable, Equatable {
  /// The number of pairs that was asked for.
  public let pairs: Int
  /// How many take part.
  public let seats: Seats
  /// The expected turns, or the expected gain of the first player, with 1, 2, … pairs: as far as
  /// the work came.
  public let valueByPairs: [Rational]
  /// The best move in each state with at most this many pairs.
  public let moves: MoveTable
  /// Solitaire: the variance of the number of turns.
  public let variance: Rational?
  /// Solitaire: the expected number of lucky matches, where both cards were unknown. It tends to
  /// ln 2.
  public let luckyMatches: Rational?
  /// Why the table ends early; `nil` when it doesn't.
  public let stopReason: StopReason?

  /// Computes the table for up to `pairs` (1…``PairsSolver/exactLimit``) pairs.
  /// - Complexity: O(n²) operations on integers of about n log₂ n bits; 0.03 s for n = 200.
  public init(pairs: Int, seats: Seats, limits: SearchLimits = .none, observer: Observer = .silent) {
    precondition(
      (1...PairsSolver.exactLimit).contains(pairs), "the exact table has 1 to \(PairsSolver.exactLimit) pairs")
    var (row, expected, moves) = (ExactRow.empty, [Rational](), MoveTable(pairs: pairs))
    var stopReason: StopReason?
    do {
      try ExactRow.forEach(upTo: pairs, seats: seats, limits: limits, observer: observer) { next in
        row = next
        expected.append(next.value(known: 0))
        moves.append(next.moves)
      }
    } catch {
      stopReason = error.reason
    }
    self.pairs = pairs
    self.seats = seats
    self.stopReason = stopReason
    self.moves = moves
    valueByPairs = expected
    let isWhole = stopReason == nil && seats == .solitaire
    let mean = row.value(known: 0)
    variance = isWhole ? Rational(row.squareSums[0], row.arrangements[0]) - mean * mean : nil
    luckyMatches = isWhole ? Rational(row.luckySums[0], row.arrangements[0]) : nil
  }

  /// The expected turns or gain with ``pairs`` pairs; `nil` when the work was stopped before.
  public var value: Rational? { valueByPairs.count == pairs ? valueByPairs.last : nil }
}
