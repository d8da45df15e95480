import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct PlayersTableTests {
  @Test func `two players are the game of Zwick and Paterson`() throws {
    let exact = ExactTable(pairs: 60, seats: .twoPlayers)
    let table = try PlayersTable(pairs: 60, players: 2)
    #expect(table.leads == exact.valueByPairs && table.moves == exact.moves)
  }

  /// The pairs of each player on one arrangement, unknown cards being turned in their order.
  static func pairs(_ mates: [Int], _ moves: MoveTable, players: Int) -> [Int] {
    var isSeen = mates.map { _ in false }
    var isTaken = isSeen
    var (taken, mover) = ([Int](repeating: 0, count: players), 0)
    while let unseen = mates.indices.first(where: { !isTaken[$0] }) {
      _ = unseen
      if let known = mates.indices.first(where: { isSeen[$0] && isSeen[mates[$0]] && !isTaken[$0] }) {
        (isTaken[known], isTaken[mates[known]]) = (true, true)
        taken[mover] += 1
        continue
      }
      let known = mates.indices.count { isSeen[$0] && !isTaken[$0] }
      guard let state = try? PairState(pairs: isTaken.count { !$0 } / 2, known: known) else { break }
      let move = moves.move(in: state)
      guard move != .noUnknown, let first = isSeen.firstIndex(of: false) else { break }
      isSeen[first] = true
      if isSeen[mates[first]] { continue }
      if move == .twoUnknown, let second = isSeen.firstIndex(of: false) {
        isSeen[second] = true
        if second == mates[first] { continue }
      }
      mover = (mover + 1) % players
    }
    return taken
  }

  @Test(arguments: [2, 3, 4], [PlayingManner.lead, .pairs, .naive])
  func `the pairs are those of all arrangements`(players: Int, manner: PlayingManner) throws {
    let table = try PlayersTable(pairs: 5, players: players, manner: manner)
    if manner == .naive {
      let isNaive = table.moves.rows.enumerated().allSatisfy { $1.dropLast().allSatisfy { $0 == .twoUnknown } }
      #expect(isNaive, "two unknown cards, unless one is left")
    }
    for pairs in 1...5 {
      var (sums, total) = ([Int](repeating: 0, count: players), 0)
      DistributionTests.forEachMatching(pairs: pairs) { mates in
        for (index, taken) in Self.pairs(mates, table.moves, players: players).enumerated() { sums[index] += taken }
        total += 1
      }
      #expect(table.expectedPairs[pairs - 1] == sums.map { Rational($0, total) }, "\(pairs) pairs")
    }
  }

  @Test(arguments: [3, 4]) func `all pairs are taken when no player passes, and some stay when passing pays`(
    players: Int
  ) throws {
    let table = try PlayersTable(pairs: 30, players: players)
    for (index, pairs) in try PlayersTable(pairs: 30, players: players, manner: .pairs).expectedPairs.enumerated() {
      #expect(pairs.reduce(Rational(0)) { $0 + $1 } == Rational(index + 1))
    }
    for (index, pairs) in table.expectedPairs.enumerated() {
      let sum = pairs.reduce(Rational(0)) { $0 + $1 }
      #expect(sum <= Rational(index + 1) && pairs.allSatisfy { $0 >= 0 })
    }
    #expect(table.expectedPairs[0] == [1] + [Rational](repeating: 0, count: players - 1))
  }

  /// The numbers asked for by MathOverflow 290393, by the recurrence in floating point, which is
  /// far from zero in each of them.
  @Test func `two naive players are never even, and the first is behind sixteen times`() throws {
    var (previous, behind) = ([0.0], [Int]())
    for pairs in 1...200 {
      var row = [Double](repeating: Double(pairs), count: pairs + 3)
      for known in stride(from: pairs - 1, through: 0, by: -1) {
        let (count, unknown) = (Double(known), Double(2 * pairs - known))
        let taken = known > 0 ? count / unknown * (1 + previous[known - 1]) : 0
        let each = (unknown - count) / unknown / (unknown - 1)
        row[known] = taken + each * (1 - count) * (1 + previous[known])
        if known + 2 <= pairs { row[known] -= each * (unknown - 2 - count) * row[known + 2] }
      }
      if row[0] < 0 { behind.append(pairs) }
      previous = row
    }
    let leads = try PlayersTable(pairs: 200, players: 2, manner: .naive).leads
    #expect(leads.indices.filter { leads[$0] < 0 }.map { $0 + 1 } == behind && leads.allSatisfy { !$0.isZero })
    #expect(behind == [2, 3, 5, 6, 9, 12, 13, 15, 16, 19, 22, 23, 25, 26, 29, 32])
  }
}
