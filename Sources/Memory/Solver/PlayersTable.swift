import ExactArithmetic
import GameCore

/// The game of two to four players, exactly: how many pairs each of them expects to take.
///
/// All have perfect memory, and a known pair is taken at once. In state (n,k) let Pᵢ be the pairs
/// that the i-th player from the one to move takes from now on. A match leaves the turn where it
/// is; otherwise the next player is the one to move:
///     two unknown: Pᵢ(n,k) ← k·Pᵢ(n−1,k−1) + Pᵢ(n−1,k) + k·Pᵢ₋₁(n−1,k) + Pᵢ₋₁(n,k+2)
/// in sums over arrangements, plus the pair that is taken. Each player makes the move with the
/// greatest lead: the own pairs minus the mean of the others'. Of equal moves the boldest is made,
/// which decides what the others get.
///
/// The players share a state, so all of them make the same move there, and a pass is a pass of
/// everyone that takes nothing for anybody. With passing it is made when every other move has a
/// negative lead; with two players this is the game of ``ExactRecurrence``. A player who wants
/// pairs, not a lead, loses all that are left by passing and gains none: without passing all pairs
/// are taken, and the greatest lead is the greatest number of own pairs. Naive players turn two
/// unknown cards wherever there are two.
public struct PlayersTable: Sendable, Equatable {
  /// The number of players, 2…4.
  public let players: Int
  /// For fresh tables of 1, 2, … pairs what each player expects to take, in the order of play.
  /// Pairs that are missing from the sum stay on the table: all pass.
  public let expectedPairs: [[Rational]]
  /// The best move in each state.
  public let moves: MoveTable

  /// Solves the game with `pairs` (≥ 1) pairs.
  /// - Complexity: O(n²) operations for each player on integers of about n log₂ n bits.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public init(
    pairs: Int, players: Int, manner: PlayingManner = .lead, limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) {
    precondition(PairsVariant.playerCounts.contains(players), "two to four players")
    var (row, moves) = (Row(players: players, manner: manner), MoveTable(pairs: pairs))
    var expected: [[Rational]] = []
    for size in 1...max(pairs, 1) {
      try limits.check()
      row = Row(after: row)
      moves.append(row.moves)
      expected.append(row.sums[0].map { Rational($0, row.arrangements[0]) })
      if size.isMultiple(of: 25) { observer.report(.pairs(size, of: pairs)) }
    }
    (self.players, self.moves, expectedPairs) = (players, moves, expected)
  }

  /// The lead of the player who begins over the mean of the others, for fresh tables of 1, 2, …
  /// pairs.
  public var leads: [Rational] {
    expectedPairs.map { pairs in
      let others = pairs.dropFirst().reduce(Rational(0)) { $0 + $1 }
      return pairs[0] - others / Rational(players - 1)
    }
  }

  /// The states of n pairs.
  private struct Row {
    let pairs: Int
    let players: Int
    let manner: PlayingManner
    let arrangements: [BigInt]
    /// By known cards, then by player from the one to move.
    var sums: [[BigInt]]
    var moves: [TurnMove]

    /// The empty table.
    init(players: Int, manner: PlayingManner) {
      (pairs, self.players, self.manner) = (0, players, manner)
      (arrangements, moves) = ([1], [.twoUnknown])
      sums = [[BigInt](repeating: 0, count: players)]
    }

    init(after previous: Row) {
      (pairs, players, manner) = (previous.pairs + 1, previous.players, previous.manner)
      arrangements = ExactRow.arrangements(pairs: pairs)
      moves = [TurnMove](repeating: .twoUnknown, count: pairs + 1)
      sums = [[BigInt]](repeating: [BigInt](repeating: 0, count: players), count: pairs + 1)
      for known in stride(from: pairs, through: 0, by: -1) {
        for move in [TurnMove.twoUnknown, .oneUnknown] where manner != .naive || move == .twoUnknown || known == pairs {
          guard let value = value(of: move, known, previous) else { continue }
          if move == .twoUnknown || known == pairs || lead(value) > lead(sums[known]) {
            (sums[known], moves[known]) = (value, move)
          }
        }
        if manner == .lead, known >= 2, lead(sums[known]) < 0 {
          (sums[known], moves[known]) = ([BigInt](repeating: 0, count: players), .noUnknown)
        }
      }
    }

    /// The lead of the player to move over the mean of the others, times one less than the players.
    private func lead(_ value: [BigInt]) -> BigInt {
      value.dropFirst().reduce(value[0] * (players - 1)) { $0 - $1 }
    }

    private func value(of move: TurnMove, _ known: Int, _ previous: Row) -> [BigInt]? {
      guard move.isLegal(pairs: pairs, known: known) else { return nil }
      var value = [BigInt](repeating: 0, count: players)
      move.forEachResult(pairs: pairs, known: known) { next in
        guard next.isSmaller else { return pass(to: sums[next.known], &value) }
        take(previous, next.known, by: 0, times: next.taken, &value)
        take(previous, next.known, by: 1, times: next.given, &value)
      }
      return value
    }

    /// The player to move, or the next one, takes a pair and moves on.
    private func take(_ previous: Row, _ known: Int, by mover: Int, times factor: Int, _ value: inout [BigInt]) {
      guard factor > 0 else { return }
      value[mover].addProduct(previous.arrangements[known], factor)
      for index in 0..<players {
        value[(index + mover) % players].addProduct(previous.sums[known][index], factor)
      }
    }

    /// The next player moves.
    private func pass(to next: [BigInt], _ value: inout [BigInt]) {
      for index in 0..<players { value[(index + 1) % players].add(next[index]) }
    }
  }
}
