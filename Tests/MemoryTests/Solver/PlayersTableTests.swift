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

  @Test(arguments: [2, 3, 4], [false, true])
  func `the pairs are those of all arrangements`(players: Int, passing: Bool) throws {
    let table = try PlayersTable(pairs: 5, players: players, passing: passing)
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
    for (index, pairs) in try PlayersTable(pairs: 30, players: players, passing: false).expectedPairs.enumerated() {
      #expect(pairs.reduce(Rational(0)) { $0 + $1 } == Rational(index + 1))
    }
    for (index, pairs) in table.expectedPairs.enumerated() {
      let sum = pairs.reduce(Rational(0)) { $0 + $1 }
      #expect(sum <= Rational(index + 1) && pairs.allSatisfy { $0 >= 0 })
    }
    #expect(table.expectedPairs[0] == [1] + [Rational](repeating: 0, count: players - 1))
  }
}
