import ExactArithmetic
import GameCore

/// The values of all states with the same number of pairs n, as whole numbers.
///
/// The mathematics. With n pairs, k known cards and u = 2n − k unknown ones, there are
///     T(n,k) = u! / (2ⁿ⁻ᵏ (n−k)!)
/// equally likely arrangements: choose the places of the k known mates, then pair up the rest.
/// Turning an unknown card splits them as
///     T(n,k) = k·T(n−1,k−1) + T(n,k+1),
/// a known mate or a new face, and turning a second unknown one after a new face splits the rest as
///     T(n,k+1) = T(n−1,k) + k·T(n−1,k) + T(n,k+2),
/// the mate of the first, the mate of a known card, another new face. So the sum of a value over
/// all arrangements obeys a recurrence in whole numbers with small factors, and no fraction is ever
/// reduced: value = sum / T.
struct ExactRow: Sendable {
  /// n.
  var pairs: Int
  /// T(n,k) for k in 0…n.
  var arrangements: [BigInt]
  /// The value of the best move times T(n,k).
  var sums: [BigInt]
  /// The best move in each state.
  var moves: [TurnMove]
  /// Solitaire only: the number of lucky matches times T(n,k); a match is lucky when both cards
  /// were unknown.
  var luckySums: [BigInt]
  /// Solitaire only: the squared number of turns times T(n,k).
  var squareSums: [BigInt]

  /// The empty table.
  static var empty: ExactRow {
    ExactRow(pairs: 0, arrangements: [1], sums: [0], moves: [.twoUnknown], luckySums: [0], squareSums: [0])
  }

  /// Calls `body` with the rows of 1, 2, …, `pairs` pairs.
  static func forEach(
    upTo pairs: Int, seats: Seats, limits: SearchLimits, observer: Observer, _ body: (ExactRow) -> Void
  ) throws(Stopped) {
    var row = empty
    while row.pairs < pairs {
      try limits.check()
      row = ExactRecurrence(seats: seats).row(after: row)
      body(row)
      if row.pairs.isMultiple(of: 25) {
        observer.report(.pairs(row.pairs, of: pairs))
      }
    }
  }

  /// The value of the state with `known` known cards.
  func value(known: Int) -> Rational { Rational(sums[known], arrangements[known]) }

  /// The numbers of arrangements of n pairs: T(n,n) = n!, T(n,k) = T(n,k+1) · u / (2(n−k)).
  static func arrangements(pairs: Int) -> [BigInt] {
    var row = [BigInt](repeating: BigInt.factorial(pairs), count: pairs + 1)
    for known in stride(from: pairs - 1, through: 0, by: -1) {
      var count = row[known + 1]
      count.multiply(by: 2 * pairs - known)
      count.divideExactly(by: 2 * (pairs - known))
      row[known] = count
    }
    return row
  }
}

extension Progress {
  /// A recurrence has come to `size` of `pairs` pairs.
  static func pairs(_ size: Int, of pairs: Int) -> Progress {
    Progress(completed: Double(size), total: Double(pairs), unit: "pairs")
  }
}
