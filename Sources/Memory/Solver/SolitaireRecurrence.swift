import ExactArithmetic

/// The exact solitaire: expected turns with perfect memory and best play, state by state.
///
/// A turn whose first card has a known mate takes a pair; one that turns two new faces takes none;
/// one whose second card has a known mate takes none either, but the next turn takes that pair: two
/// turns, one pair. (Velleman–Warrington 2013 study the same recurrence as fractions.)
struct SolitaireRecurrence {
  /// The values of n pairs, from those of n − 1 pairs.
  /// - Complexity: O(n) operations on integers of about n log₂ n bits.
  static func row(after previous: ExactRow) -> ExactRow {
    let pairs = previous.pairs + 1
    let counts = ExactRow.arrangements(pairs: pairs)
    let zeros = [BigInt](repeating: 0, count: pairs + 1)
    var row = ExactRow(
      pairs: pairs, arrangements: counts, sums: zeros, moves: [TurnMove](repeating: .twoUnknown, count: pairs + 1),
      luckySums: zeros, squareSums: zeros)
    for known in stride(from: pairs, through: 0, by: -1) {
      let sums = moveSums(known: known, row: row, previous: previous)
      let best = known == pairs ? .oneUnknown : bestMove(sums)
      row.moves[known] = best
      row.sums[known] = sums[best] ?? 0
      row.luckySums[known] = luckySum(best, known: known, row: row, previous: previous)
      row.squareSums[known] = squareSum(best, known: known, row: row, previous: previous)
    }
    return row
  }

  /// The move with the fewest expected turns; the boldest of equals.
  static func bestMove(_ sums: MoveSums) -> TurnMove {
    guard let two = sums.twoUnknown else { return .oneUnknown }
    guard let one = sums.oneUnknown, one < two else { return .twoUnknown }
    return .oneUnknown
  }

  /// The sums of turns of each move in state (n,k), where the row's states with more known cards
  /// are done.
  static func moveSums(known: Int, row: ExactRow, previous: ExactRow) -> MoveSums {
    let pairs = row.pairs
    var matched: BigInt = 0
    if known >= 1 {
      matched = previous.arrangements[known - 1] + previous.sums[known - 1]
      matched.multiply(by: known)
    }
    var sums = MoveSums()
    if known >= 1 {
      sums.oneUnknown = matched
      if known < pairs { sums.oneUnknown?.add(row.arrangements[known + 1] + row.sums[known + 1]) }
    }
    if 2 * pairs - known >= 2 {
      var two = matched
      if known < pairs {
        two.add(previous.arrangements[known])
        two.addProduct(previous.arrangements[known], 2 * known)
        two.addProduct(previous.sums[known], known + 1)
      }
      if known + 2 <= pairs { two.add(row.arrangements[known + 2] + row.sums[known + 2]) }
      sums.twoUnknown = two
    }
    return sums
  }

  /// The sum of lucky matches when `move` is made.
  private static func luckySum(_ move: TurnMove, known: Int, row: ExactRow, previous: ExactRow) -> BigInt {
    var sum: BigInt = 0
    if known >= 1 { sum.addProduct(previous.luckySums[known - 1], known) }
    if move == .oneUnknown {
      if known < row.pairs { sum.add(row.luckySums[known + 1]) }
      return sum
    }
    if known < row.pairs {
      sum.add(previous.arrangements[known])
      sum.addProduct(previous.luckySums[known], known + 1)
    }
    if known + 2 <= row.pairs { sum.add(row.luckySums[known + 2]) }
    return sum
  }

  /// The sum of squared turns when `move` is made, by (t + c)² = t² + 2ct + c².
  private static func squareSum(_ move: TurnMove, known: Int, row: ExactRow, previous: ExactRow) -> BigInt {
    var sum: BigInt = 0
    func add(_ source: ExactRow, _ index: Int, turns: Int, times factor: Int) {
      sum.addProduct(source.squareSums[index], factor)
      sum.addProduct(source.sums[index], 2 * turns * factor)
      sum.addProduct(source.arrangements[index], turns * turns * factor)
    }
    if known >= 1 { add(previous, known - 1, turns: 1, times: known) }
    if move == .oneUnknown {
      if known < row.pairs { add(row, known + 1, turns: 1, times: 1) }
      return sum
    }
    if known < row.pairs {
      add(previous, known, turns: 1, times: 1)
      add(previous, known, turns: 2, times: known)
    }
    if known + 2 <= row.pairs { add(row, known + 2, turns: 1, times: 1) }
    return sum
  }
}
