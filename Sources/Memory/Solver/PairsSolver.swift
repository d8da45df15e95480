import ExactArithmetic
import GameCore

/// What a state is worth and what each move is worth there.
public struct StateAnalysis: Sendable, Equatable {
  /// The state.
  public let state: PairState
  /// How many take part.
  public let seats: Seats
  /// What the values count.
  public var measure: PairsVariant.Measure {
    score != nil ? .points : lead != nil ? .advantage : seats == .solitaire ? .turns : .lead
  }
  /// The points that are counted; `nil` where turns or pairs are.
  public var score: CourseScore?
  /// By how many pairs the player to move is ahead, who aims for a win; `nil` for other aims.
  public var lead: Int?
  /// Expected turns to the end (solitaire), expected points, expected pairs ahead of the other (two
  /// players), or the chance to win minus the chance to lose, by the best move.
  public let value: Rational
  /// The legal moves with their values, the boldest first; empty on an empty table.
  public let moves: [MoveValue]
  /// The best move; the boldest of equals, but `oneUnknown` when every unknown card has a known
  /// mate; `nil` on an empty table.
  public let bestMove: TurnMove?
  /// How the values are known.
  public let evidence: Evidence<MemoryProof>
}

/// A move and what it is worth with best play afterwards.
public struct MoveValue: Sendable, Equatable {
  /// The move.
  public let move: TurnMove
  /// Expected turns to the end, this one counted, or expected gain.
  public let value: Rational
}

/// Exact values of states.
public enum PairsSolver {
  /// The most pairs that are solved exactly: 1000 take about three seconds.
  public static let exactLimit = 1000

  /// The exact value of `state`, of at most ``exactLimit`` pairs, and of each legal move.
  /// - Complexity: O(n²) operations on integers of about n log₂ n bits; 0.03 s for n = 200.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public static func analyze(
    _ state: PairState, seats: Seats = .solitaire, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) -> StateAnalysis {
    precondition(state.pairs <= exactLimit, "states of up to \(exactLimit) pairs are solved exactly")
    guard state.pairs > 0 else {
      return StateAnalysis(
        state: state, seats: seats, value: 0, moves: [], bestMove: nil, evidence: .proved(.emptyTable))
    }
    var (previous, row) = (ExactRow.empty, ExactRow.empty)
    try ExactRow.forEach(upTo: state.pairs, seats: seats, limits: limits, observer: observer) { next in
      previous = row
      row = next
    }
    let moves = state.legalMoves.compactMap { move in
      sum(of: move, state, row: row, previous: previous, seats: seats).map {
        MoveValue(move: move, value: Rational($0, row.arrangements[state.known]))
      }
    }
    return StateAnalysis(
      state: state, seats: seats, value: row.value(known: state.known), moves: moves, bestMove: row.moves[state.known],
      evidence: .proved(.arrangements))
  }

  /// The exact values of all states of 0…`pairs` pairs, of at most ``exactLimit``: item k of item m
  /// is that of m pairs with k known cards.
  /// - Complexity: O(n²) operations on integers of about n log₂ n bits.
  /// - Throws: ``GameCore/Stopped``.
  public static func values(
    upTo pairs: Int, seats: Seats, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) -> [[Rational]] {
    precondition((0...exactLimit).contains(pairs), "states of up to \(exactLimit) pairs are solved exactly")
    var values: [[Rational]] = [[0]]
    try ExactRow.forEach(upTo: pairs, seats: seats, limits: limits, observer: observer) { row in
      values.append((0...row.pairs).map { row.value(known: $0) })
    }
    return values
  }

  /// The exact value of `state`, of any size, and of each legal move in points: every match is had
  /// without a penalty, and a known card that is turned without a match costs one.
  public static func analyze(_ state: PairState, score: CourseScore) -> StateAnalysis {
    let (whole, penalty) = (Rational(score.match * state.pairs), Rational(score.penalty))
    let moves = state.legalMoves.map { move in
      switch move {
      case .twoUnknown: MoveValue(move: move, value: whole)
      case .oneUnknown:
        MoveValue(move: move, value: whole - penalty * Rational(state.unknown - state.known, state.unknown))
      case .noUnknown: MoveValue(move: move, value: whole - 2 * penalty)
      }
    }
    let best = state.pairs == 0 ? nil : state.known == state.pairs ? TurnMove.oneUnknown : .twoUnknown
    return StateAnalysis(
      state: state, seats: .solitaire, score: score, value: whole, moves: moves, bestMove: best,
      evidence: .proved(state.pairs == 0 ? .emptyTable : .noPenalty))
  }

  /// The sum of a move, where passing is worth what best play after it is worth: the other player
  /// faces the same state, or two known cards turned cost a turn and change nothing.
  private static func sum(
    of move: TurnMove, _ state: PairState, row: ExactRow, previous: ExactRow, seats: Seats
  ) -> BigInt? {
    guard move == .noUnknown else {
      return ExactRecurrence(seats: seats).sum(of: move, known: state.known, row: row, previous: previous)
    }
    let sum = row.sums[state.known]
    return seats == .twoPlayers ? -sum : sum + row.arrangements[state.known]
  }
}
