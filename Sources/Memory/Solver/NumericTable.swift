import GameCore

/// The recurrences in floating point, for thousands of pairs, with the error carried along.
///
/// Every value is a weighted mean Σ pᵢ(cᵢ ± vᵢ) with Σ pᵢ = 1. Errors of the vᵢ pass on with the
/// same weights, and computing the mean adds at most 16·2⁻⁵³ times Σ pᵢ(cᵢ + |vᵢ|) (no product or
/// sum in it has more than 14 roundings). The bounds are computed in the same pass and enlarged by
/// 2⁻⁴⁰ for their own roundings. The maximum of two values has at most the larger of their errors.
public struct NumericTable: Sendable, Equatable {
  /// Expected turns, or expected gain of the first player, with 1, 2, … pairs: as far as the work
  /// came.
  public let valueByPairs: [BoundedValue]
  /// The best move in each state; where two moves are nearer than their error bounds, the boldest
  /// of them.
  public let moves: MoveTable?
  /// The number of states in which two moves are too near to distinguish.
  public let undecidedCount: Int
  /// Why the table ends early; `nil` when it doesn't.
  public let stopReason: StopReason?

  /// The most pairs: the table of moves has 12.5 million entries then.
  public static let limit = 5000

  private static let unit = 16 * 0x1p-53
  private static let inflation = 1 + 0x1p-40

  /// One state's value, and the bound of its error.
  private struct Cell {
    var value = 0.0
    var error = 0.0
  }

  /// Computes the table for up to `pairs` (1…``limit``) pairs.
  /// - Complexity: O(n²): 0.03 s for n = 2000.
  public init(
    pairs: Int, seats: Seats, keepsMoves: Bool = true, limits: SearchLimits = .none, observer: Observer = .silent
  ) {
    precondition((1...NumericTable.limit).contains(pairs), "the numeric table has 1 to \(NumericTable.limit) pairs")
    var previous = [Cell()]
    var values: [BoundedValue] = []
    var table = MoveTable(pairs: keepsMoves ? pairs : 0)
    var (undecided, stopReason): (Int, StopReason?) = (0, nil)
    for size in 1...pairs {
      stopReason = limits.stopReason()
      if stopReason != nil { break }
      var row = [Cell](repeating: Cell(), count: size + 1)
      var moves = [TurnMove](repeating: .twoUnknown, count: keepsMoves ? size + 1 : 0)
      switch seats {
      case .solitaire: NumericTable.solitaireRow(size, previous, &row)
      case .twoPlayers: undecided += NumericTable.twoPlayerRow(size, previous, &row, &moves)
      }
      if keepsMoves, seats == .solitaire { moves[size] = .oneUnknown }
      if keepsMoves { table.append(moves) }
      values.append(BoundedValue(value: row[0].value, errorBound: row[0].error))
      swap(&previous, &row)
      if size.isMultiple(of: 500) {
        observer.report(.pairs(size, of: pairs))
      }
    }
    self.stopReason = stopReason
    valueByPairs = values
    moves = keepsMoves ? table : nil
    undecidedCount = undecided
  }

  /// Expected turns when the second card is an unknown one, the best play.
  private static func solitaireRow(_ pairs: Int, _ previous: [Cell], _ row: inout [Cell]) {
    row[pairs] = Cell(value: Double(pairs), error: 0)
    for known in stride(from: pairs - 1, through: 0, by: -1) {
      let (count, unknown) = (Double(known), Double(2 * pairs - known))
      let isKnown = count / unknown
      let each = (unknown - count) / (unknown * (unknown - 1))
      let isNew = each * (unknown - 2 - count)
      var cell = Cell()
      cell.value = 1 + each * (previous[known].value + count * (1 + previous[known].value))
      cell.error = each * (1 + count) * previous[known].error
      if known >= 1 {
        cell.value += isKnown * previous[known - 1].value
        cell.error += isKnown * previous[known - 1].error
      }
      if known + 2 <= pairs {
        cell.value += isNew * row[known + 2].value
        cell.error += isNew * row[known + 2].error
      }
      cell.error = (cell.error + unit * cell.value) * inflation
      row[known] = cell
    }
  }

  /// Expected gain by the best move; returns the number of states where it isn't certain which that
  /// is.
  private static func twoPlayerRow(
    _ pairs: Int, _ previous: [Cell], _ row: inout [Cell], _ moves: inout [TurnMove]
  ) -> Int {
    var undecided = 0
    row[pairs] = Cell(value: Double(pairs), error: 0)
    if !moves.isEmpty { moves[pairs] = .oneUnknown }
    for known in stride(from: pairs - 1, through: 0, by: -1) {
      let (count, unknown) = (Double(known), Double(2 * pairs - known))
      let isKnown = count / unknown
      let isUnknown = (unknown - count) / unknown
      let each = isUnknown / (unknown - 1)
      var (taken, takenError, takenSize) = (0.0, 0.0, 0.0)
      if known >= 1 {
        taken = isKnown * (1 + previous[known - 1].value)
        takenError = isKnown * previous[known - 1].error
        takenSize = isKnown * (1 + abs(previous[known - 1].value))
      }
      let here = previous[known]
      var two = Cell(
        value: taken + each * (1 - count) * (1 + here.value), error: takenError + each * (1 + count) * here.error)
      var twoSize = takenSize + each * (1 + count) * (1 + abs(here.value))
      if known + 2 <= pairs {
        let isNew = each * (unknown - 2 - count)
        two.value -= isNew * row[known + 2].value
        two.error += isNew * row[known + 2].error
        twoSize += isNew * abs(row[known + 2].value)
      }
      two.error = (two.error + unit * twoSize) * inflation
      var best = two
      var move = TurnMove.twoUnknown
      var isClear = true
      if known >= 1 {
        let next = row[known + 1]
        let oneSize = takenSize + isUnknown * abs(next.value)
        let error = (takenError + isUnknown * next.error + unit * oneSize) * inflation
        consider(.oneUnknown, Cell(value: taken - isUnknown * next.value, error: error), &best, &move, &isClear)
      }
      if known >= 2 { consider(.noUnknown, Cell(), &best, &move, &isClear) }
      row[known] = best
      if !moves.isEmpty { moves[known] = move }
      if !isClear { undecided += 1 }
    }
    return undecided
  }

  /// Takes `cell` for the best when it is better; a difference within the errors leaves the bolder
  /// move.
  @inline(__always)
  private static func consider(
    _ candidate: TurnMove, _ cell: Cell, _ best: inout Cell, _ move: inout TurnMove, _ isClear: inout Bool
  ) {
    let error = max(cell.error, best.error)
    let difference = cell.value - best.value
    if abs(difference) <= cell.error + best.error {
      isClear = false
    } else if difference > 0 {
      move = candidate
      isClear = true
    }
    best = Cell(value: max(cell.value, best.value), error: error)
  }
}
