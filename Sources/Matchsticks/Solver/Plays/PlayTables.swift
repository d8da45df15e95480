import ExactArithmetic
import GameCore

/// The plays of a position by their parity: how many take an even number of moves, how many an odd
/// one.
struct PlaysByParity: Sendable {
  var even: BigInt
  var odd: BigInt

  init(even: BigInt = 0, odd: BigInt = 0) {
    self.even = even
    self.odd = odd
  }

  /// The counts from their sum and difference.
  init(total: BigInt, evenLessOdd signed: BigInt) {
    even = (total + signed) / 2
    odd = total - even
  }

  /// Adds the plays that begin with one move more.
  mutating func addMove(before other: PlaysByParity) {
    even.add(other.odd)
    odd.add(other.even)
  }
}

/// Counts plays one position after the other, for rules without a shorter way.
struct PlayTables {
  let theory: any Theory
  let limits: SearchLimits

  /// Up to this size tables of exact numbers are quick enough where there is another way.
  static let largestTable = 60

  /// One heap that is never broken: the plays of n are those of the heaps that its moves leave, of
  /// which only the last `last` before it matter.
  func heap(_ size: Int, last: Int? = nil) throws(SolverError) -> PlaysByParity {
    let count = (last ?? size) + 1
    var ring = [PlaysByParity](repeating: PlaysByParity(), count: count)
    for n in 0...size {
      if n % 64 == 0, let reason = limits.stopReason(nodes: UInt64(n)) { throw .stopped(reason) }
      let moves = theory.moves(from: n)
      var plays = PlaysByParity(even: moves.isEmpty ? 1 : 0, odd: 0)
      for move in moves { plays.addMove(before: ring[(n - move.take) % count]) }
      ring[n % count] = plays
    }
    return ring[size % count]
  }

  /// One heap of a last-move rule: sums over all takes up to a limit, `table[n][c]` for takes of at
  /// most c.
  func lastMove(_ rule: LastMoveRule, _ size: Int, first: Int) throws(SolverError) -> PlaysByParity {
    var table: [[PlaysByParity]] = [[PlaysByParity(even: 1, odd: 0)]]
    for n in stride(from: 1, through: size, by: 1) {
      if let reason = limits.stopReason(nodes: UInt64(n)) { throw .stopped(reason) }
      var rows = [PlaysByParity()]
      for take in 1...n {
        var plays = rows[take - 1]
        let left = table[n - take]
        plays.addMove(before: left[min(rule.limit(after: take), left.count - 1)])
        rows.append(plays)
      }
      table.append(rows)
    }
    // A limit of 0 with matches left is a position without a move: one play, which is over.
    return size > 0 && first == 0 ? PlaysByParity(even: 1, odd: 0) : table[size][min(first, size)]
  }

  /// One heap of a take-and-break game. Plays of a sum interleave those of its heaps, so for a sum
  /// of two with plays of i and j moves there are (i + j)! / (i!·j!) orders: counts by length,
  /// divided by length!, multiply like polynomials.
  func breaking(_ size: Int) throws(SolverError) -> PlaysByParity { try breaking(upTo: size)[size] }

  /// All heaps of a take-and-break game up to a size, from 0 on.
  func breaking(upTo size: Int) throws(SolverError) -> [PlaysByParity] {
    var table: [[Rational]] = [[1]]
    for n in stride(from: 1, through: size, by: 1) {
      if let reason = limits.stopReason(nodes: UInt64(n)) { throw .stopped(reason) }
      let moves = theory.moves(from: n)
      var counts = [Rational](repeating: 0, count: 1)
      if moves.isEmpty { counts[0] = 1 }
      for move in moves {
        let left = move.leaves.reduce([Rational(1)]) { Self.product($0, table[$1]) }
        while counts.count <= left.count { counts.append(0) }
        for (length, weight) in left.enumerated() { counts[length + 1] += weight / Rational(length + 1) }
      }
      table.append(counts)
    }
    return table.map { weights in
      var plays = PlaysByParity()
      for (length, weight) in weights.enumerated() {
        let count = (weight * Rational(BigInt.factorial(length))).numerator
        if length.isMultiple(of: 2) { plays.even.add(count) } else { plays.odd.add(count) }
      }
      return plays
    }
  }

  private static func product(_ left: [Rational], _ right: [Rational]) -> [Rational] {
    var product = [Rational](repeating: 0, count: left.count + right.count - 1)
    for (i, x) in left.enumerated() where !x.isZero {
      for (j, y) in right.enumerated() where !y.isZero { product[i + j] += x * y }
    }
    return product
  }
}
