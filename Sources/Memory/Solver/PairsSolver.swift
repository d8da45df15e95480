import ExactArithmetic
import GameCore

/// What a state is worth and what each move is worth there.
public struct StateAnalysis: Sendable, Equatable {
  /// Expected turns to the end (solitaire) or expected pairs ahead of the other (two players), by the best move.
  public let value: Rational
  /// The legal moves with their values, the boldest first; empty on an empty table.
  public let moves: [MoveValue]
  /// The best move; the boldest of equals, but `oneUnknown` when every unknown card has a known mate; `nil` on an
  /// empty table.
  public let bestMove: TurnMove?
}

/// A move and what it is worth when everybody plays best afterwards.
public struct MoveValue: Sendable, Equatable {
  /// The move.
  public let move: TurnMove
  /// Expected turns to the end, this one counted, or expected gain.
  public let value: Rational
}

/// Exact values of states.
public enum PairsSolver {
  /// The most pairs that are solved exactly: 1000 take about a second.
  public static let exactLimit = 1000

  /// The exact value of `state` and of each legal move.
  /// - Complexity: O(n²) operations on integers of about n log₂ n bits; 0.02 s for n = 200.
  public static func analyze(_ state: PairState, seats: Seats) -> StateAnalysis {
    guard state.pairs > 0 else { return StateAnalysis(value: 0, moves: [], bestMove: nil) }
    var previous = ExactRow.empty
    for _ in 1..<state.pairs { previous = row(after: previous, seats: seats) }
    let row = row(after: previous, seats: seats)
    let sums = moveSums(state, row: row, previous: previous, seats: seats)
    let total = row.arrangements[state.known]
    let moves = state.legalMoves.compactMap { move in
      sums[move].map { MoveValue(move: move, value: Rational($0, total)) }
    }
    return StateAnalysis(
      value: Rational(row.sums[state.known], total), moves: moves, bestMove: row.moves[state.known])
  }

  static func row(after previous: ExactRow, seats: Seats) -> ExactRow {
    switch seats {
    case .solitaire: SolitaireRecurrence.row(after: previous)
    case .twoPlayers: TwoPlayerRecurrence.row(after: previous)
    }
  }

  private static func moveSums(
    _ state: PairState, row: ExactRow, previous: ExactRow, seats: Seats
  ) -> MoveSums {
    switch seats {
    case .twoPlayers:
      return TwoPlayerRecurrence.moveSums(known: state.known, row: row, previous: previous)
    case .solitaire:
      var sums = SolitaireRecurrence.moveSums(known: state.known, row: row, previous: previous)
      // Two known cards turned cost a turn and change nothing.
      if state.known >= 2 { sums.noUnknown = row.sums[state.known] + row.arrangements[state.known] }
      return sums
    }
  }
}
