import ExactArithmetic

/// The exact games with perfect memory and best play, state by state.
///
/// *One player*: the expected turns. A turn whose first card has a known mate takes a pair; one
/// that turns two new faces takes none; one whose second card has a known mate takes none either,
/// but the next turn takes that pair: two turns, one pair. (Velleman–Warrington 2013 study the same
/// recurrence as fractions.)
///
/// *Two players*: the expected number of pairs that the player to move takes more than the other,
/// both playing for that difference (Zwick–Paterson 1993). A known mate of the first card is taken
/// and the turn continues. When the second unknown card has a known mate, the other player takes
/// that pair. Passing forever (two known cards, again and again) takes nothing for either side, so
/// a player who passes forever gets 0, and passing is the best move exactly when every other loses.
/// (A single pass with best play after it is worth minus the value of the state: the other player
/// faces the same.)
struct ExactRecurrence {
  let seats: Seats

  /// The values of n pairs, from those of n − 1 pairs.
  /// - Complexity: O(n) operations on integers of about n log₂ n bits.
  func row(after previous: ExactRow) -> ExactRow {
    let pairs = previous.pairs + 1
    let zeros = [BigInt](repeating: 0, count: pairs + 1)
    let others = seats == .solitaire ? zeros : []
    var row = ExactRow(
      pairs: pairs, arrangements: ExactRow.arrangements(pairs: pairs), sums: zeros,
      moves: [TurnMove](repeating: .twoUnknown, count: pairs + 1), luckySums: others, squareSums: others)
    for known in stride(from: pairs, through: 0, by: -1) {
      let (move, sum) = best(known: known, row: row, previous: previous)
      (row.moves[known], row.sums[known]) = (move, sum)
      if seats == .solitaire {
        (row.luckySums[known], row.squareSums[known]) = moments(of: move, known: known, row: row, previous: previous)
      }
    }
    return row
  }

  /// The best move, the boldest of equals; one unknown card where each has a known mate.
  private func best(known: Int, row: ExactRow, previous: ExactRow) -> (move: TurnMove, sum: BigInt) {
    var best: (move: TurnMove, sum: BigInt)?
    for move in TurnMove.allCases where known < row.pairs || move == .oneUnknown {
      guard let sum = sum(of: move, known: known, row: row, previous: previous) else { continue }
      if best.map({ seats == .solitaire ? sum < $0.sum : sum > $0.sum }) ?? true { best = (move, sum) }
    }
    guard let best else { preconditionFailure("a table with cards has a move") }
    return best
  }

  /// The sum of turns, or of gains, of a move in state (n,k), where the row's states with more
  /// known cards are done; passing counts as passing forever, which one player never does. `nil`
  /// for moves that the rules forbid.
  func sum(of move: TurnMove, known: Int, row: ExactRow, previous: ExactRow) -> BigInt? {
    guard move.isLegal(pairs: row.pairs, known: known) else { return nil }
    if move == .noUnknown { return seats == .solitaire ? nil : 0 }
    var sum: BigInt = 0
    move.forEachResult(pairs: row.pairs, known: known) {
      if $0.isSmaller { add($0, of: previous, to: &sum) } else { add($0, of: row, to: &sum) }
    }
    return sum
  }

  @inline(__always)
  private func add(_ next: TurnResult, of source: ExactRow, to sum: inout BigInt) {
    switch seats {
    case .solitaire:
      sum.accumulate(source.sums[next.known], times: next.all)
      sum.addProduct(source.arrangements[next.known], next.all + next.given)
    case .twoPlayers:
      sum.accumulate(source.sums[next.known], times: next.taken - next.given - next.missed)
      if next.isSmaller { sum.addProduct(source.arrangements[next.known], next.taken - next.given) }
    }
  }

  /// The sums of lucky matches and of squared turns, (t + c)² = t² + 2ct + c², when `move` is made.
  private func moments(
    of move: TurnMove, known: Int, row: ExactRow, previous: ExactRow
  ) -> (lucky: BigInt, squares: BigInt) {
    var (lucky, squares): (BigInt, BigInt) = (0, 0)
    func add(_ next: TurnResult, of source: ExactRow) {
      lucky.accumulate(source.luckySums[next.known], times: next.all)
      if next.lucky > 0 { lucky.addProduct(source.arrangements[next.known], next.lucky) }
      squares.accumulate(source.squareSums[next.known], times: next.all)
      squares.addProduct(source.sums[next.known], 2 * (next.all + next.given))
      squares.addProduct(source.arrangements[next.known], next.all + 3 * next.given)
    }
    move.forEachResult(pairs: row.pairs, known: known) { add($0, of: $0.isSmaller ? previous : row) }
    return (lucky, squares)
  }
}
