import CardMatch
import ExactArithmetic
import GameCore
import Testing

@Suite struct FaceDownStatesTests {
  @Test(arguments: 1...5) func `the fresh table comes first and is worth what the solution says`(cards: Int) throws {
    let game = try FaceDownGame(dealSize: cards)
    let states = try FaceDownStates(game).states
    #expect(states.first?.ranks.isEmpty == true)
    #expect(try states.first?.value == FaceDownSolution(game).value)
    #expect(Set(states.map { $0.ranks.map { $0.map(\.rawValue) } }).count == states.count)
    for state in states {
      let seen = state.ranks.joined().filter { $0 != .notSeen }
      #expect(seen.count < cards && seen.count { $0 == .open } <= 1)
      #expect(seen.count { $0 == .matched }.isMultiple(of: 2) && state.value >= 0)
      let ranks = state.ranks.map { $0.map(\.rawValue) }
      #expect(ranks == ranks.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test func `two cards on the table have three states`() throws {
    let states = try FaceDownStates(FaceDownGame(dealSize: 2)).states
    // The known card is turned onto the other one only if that has its rank, with 3 chances of 51,
    // or its suit, with 12.
    let value = Rational(3 * (16 - 1) + 12 * (4 - 1), 51) - 1
    #expect(
      states.map(\.ranks) == [[], [[.notSeen, .notSeen, .notSeen, .open]], [[.notSeen, .notSeen, .notSeen, .known]]])
    #expect(states.map(\.value) == [0, value, value])
  }
}
