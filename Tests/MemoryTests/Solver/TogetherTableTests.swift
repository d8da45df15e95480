import ExactArithmetic
import Memory
import Testing

@Suite struct TogetherTableTests {
  /// The rules without any shortcut: two cards are named, of whatever is known.
  struct Plays {
    struct State: Hashable {
      var singles: Int
      var pairs: Int
      var hidden: Int
      var horizon: Int
      var unknown: Int { singles + 2 * hidden }
    }

    var memo: [State: Rational] = [:]

    mutating func turns(_ state: State) -> Rational {
      if state.singles + state.pairs + state.hidden == 0 || state.horizon == 0 { return 0 }
      if let value = memo[state] { return value }
      var next = state
      next.horizon -= 1
      var values: [Rational] = []
      if state.pairs > 0 {
        var taken = next
        taken.pairs -= 1
        values.append(turns(taken))
        if state.unknown > 0 { values.append(one(next) { $0.turns($1) }) }
      }
      if state.singles > 0, state.unknown > 0 {
        values.append(one(next, mate: true) { $0.turns($1) })
      }
      if state.unknown > 1 { values.append(two(next)) }
      if state.singles + 2 * state.pairs > 1 { values.append(turns(next)) }
      let value = 1 + (values.min() ?? 0)
      memo[state] = value
      return value
    }

    /// The mean over an unknown card, named with a known single (`mate`) or alone.
    private mutating func one(
      _ state: State, mate: Bool = false, _ then: (inout Plays, State) -> Rational
    ) -> Rational {
      var sum: Rational = 0
      if state.singles > 0 {
        var known = state
        known.singles -= 1
        known.pairs += 1
        var taken = known
        taken.pairs -= 1
        if mate { sum += Rational(1, state.unknown) * then(&self, taken) }
        sum += Rational(state.singles - (mate ? 1 : 0), state.unknown) * then(&self, known)
      }
      if state.hidden > 0 {
        var new = state
        new.hidden -= 1
        new.singles += 1
        sum += Rational(2 * state.hidden, state.unknown) * then(&self, new)
      }
      return sum
    }

    /// The mean over two unknown cards.
    private mutating func two(_ state: State) -> Rational {
      one(state) { plays, first in
        // A first card that was new may be matched by the second one; others may not.
        first.singles > state.singles
          ? plays.one(first, mate: true) { $0.turns($1) } : plays.one(first) { $0.turns($1) }
      }
    }
  }

  @Test func `the turns of every state are those of all plays`() throws {
    var plays = Plays()
    for (index, row) in try TogetherTable.allTurns(pairs: 4).enumerated() {
      for (known, value) in row.enumerated() {
        let state = Plays.State(singles: known, pairs: 0, hidden: index + 1 - known, horizon: 12)
        #expect(plays.turns(state) == value, "\(index + 1) pairs, \(known) known")
      }
    }
  }

  @Test func `every state has the value of the closed form, a fresh table two n minus one`() throws {
    for (index, row) in try TogetherTable.allTurns(pairs: 40).enumerated() {
      for (known, value) in row.enumerated() {
        #expect(value == TogetherTable.closedForm(pairs: index + 1, known: known))
      }
    }
    #expect(try TogetherTable.expectedTurns(pairs: 100) == (1...100).map { Rational(2 * $0 - 1) })
  }
}
