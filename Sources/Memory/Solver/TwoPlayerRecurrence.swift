import ExactArithmetic

/// The exact game of two: the expected number of pairs that the player to move takes more than the
/// other, both with perfect memory and both playing for that difference (Zwick–Paterson 1993).
///
/// A known mate of the first card is taken and the turn continues. When the second unknown card has
/// a known mate, the other player takes that pair. Passing forever (two known cards, again and
/// again) takes nothing for either side, so a player who passes forever gets 0, and passing is the
/// best move exactly when every other loses. (A single pass with best play after it is worth minus
/// the value of the state: the other player faces the same.)
struct TwoPlayerRecurrence {
  /// The values of n pairs, from those of n − 1 pairs.
  /// - Complexity: O(n) operations on integers of about n log₂ n bits.
  static func row(after previous: ExactRow) -> ExactRow {
    let pairs = previous.pairs + 1
    let counts = ExactRow.arrangements(pairs: pairs)
    let zeros = [BigInt](repeating: 0, count: pairs + 1)
    var row = ExactRow(
      pairs: pairs, arrangements: counts, sums: zeros, moves: [TurnMove](repeating: .twoUnknown, count: pairs + 1),
      luckySums: [], squareSums: [])
    for known in stride(from: pairs, through: 0, by: -1) {
      let sums = moveSums(known: known, row: row, previous: previous)
      let best = known == pairs ? .oneUnknown : bestMove(sums)
      row.moves[known] = best
      row.sums[known] = sums[best] ?? 0
    }
    return row
  }

  /// The move with the greatest expected gain; the boldest of equals.
  static func bestMove(_ sums: MoveSums) -> TurnMove {
    var best: (move: TurnMove, sum: BigInt)?
    for move in TurnMove.allCases {
      guard let sum = sums[move] else { continue }
      if let found = best, found.sum >= sum { continue }
      best = (move, sum)
    }
    return best?.move ?? .twoUnknown
  }

  /// The sums of gains of each move in state (n,k), where the row's states with more known cards
  /// are done; passing counts as passing forever.
  static func moveSums(known: Int, row: ExactRow, previous: ExactRow) -> MoveSums {
    let pairs = row.pairs
    var matched: BigInt = 0
    if known >= 1 {
      matched = previous.arrangements[known - 1] + previous.sums[known - 1]
      matched.multiply(by: known)
    }
    var sums = MoveSums()
    if known >= 2 { sums.noUnknown = 0 }
    if known >= 1 {
      sums.oneUnknown = matched
      if known < pairs { sums.oneUnknown?.subtract(row.sums[known + 1]) }
    }
    if 2 * pairs - known >= 2 {
      var two = matched
      if known < pairs {
        // The mate of the first card is ours, the k chances of a known mate are the other's: 1 − k
        // in all.
        two.addProduct(previous.arrangements[known] + previous.sums[known], 1 - known)
      }
      if known + 2 <= pairs { two.subtract(row.sums[known + 2]) }
      sums.twoUnknown = two
    }
    return sums
  }
}
