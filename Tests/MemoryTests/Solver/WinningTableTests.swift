import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct WinningTableTests {
  @Test func `what each move is worth with a lead is what the plays are worth`() throws {
    var plays = Plays()
    for pairs in 1...4 {
      for known in 0...pairs {
        for lead in -3...3 {
          let state = try PairState(pairs: pairs, known: known)
          let analysis = try WinningTable.analyze(state, lead: lead)
          let raw = plays.value(Plays.State(singles: known, pairs: 0, hidden: pairs - known, lead: lead))
          #expect(analysis.value == raw, "\(pairs), \(known), \(lead)")
          #expect(analysis.measure == .advantage && analysis.moves.allSatisfy { $0.value <= raw })
          #expect(
            analysis.moves.map(\.move) == state.legalMoves || abs(lead) > pairs || known == pairs,
            "\(pairs), \(known), \(lead)")
        }
      }
    }
  }

  @Test func `known pairs count for the lead of a table`() throws {
    let advice = try TableAdvice(TableNotation("A A B _ _ _").setup, lead: -1)
    #expect(advice.action == .takePair(places: [0, 1]))
    #expect(advice.value == (try WinningTable.analyze(PairState(pairs: 2, known: 1), lead: 0)).value)
    #expect(try TableAdvice(TableNotation("A A . .").setup, lead: 0).value == 1)
  }

  /// The game of two for winning, without any shortcut but the end: two turns in a row that show
  /// nothing new and take nothing end the game.
  struct Plays {
    struct State: Hashable {
      var singles: Int
      var pairs: Int
      var hidden: Int
      var lead: Int
      var isPassed = false
      var unknown: Int { singles + 2 * hidden }
    }

    var memo: [State: Rational] = [:]

    /// The chance to win minus the chance to lose of the player to move.
    mutating func value(_ state: State) -> Rational {
      if state.singles + state.pairs + state.hidden == 0 { return Rational(state.lead.signum()) }
      if let value = memo[state] { return value }
      var values: [Rational] = []
      if state.unknown > 0 {
        values.append(
          shown(state, isSingle: false) { plays, next, isSingle in
            plays.second(next, isSingle: isSingle, isNew: true)
          })
      }
      if state.pairs > 0 { values.append(second(state, isSingle: false, isNew: false)) }
      if state.singles > 0 { values.append(second(state, isSingle: true, isNew: false)) }
      let best = values.max() ?? 0
      memo[state] = best
      return best
    }

    /// The mean over an unknown card; `isSingle` says whether the card before it was a single,
    /// which this one may match. The last argument of `then` says whether it is a single itself.
    private mutating func shown(
      _ state: State, isSingle: Bool, _ then: (inout Plays, State, Bool) -> Rational
    ) -> Rational {
      var sum: Rational = 0
      let others = state.singles - (isSingle ? 1 : 0)
      if others > 0 {
        var next = state
        (next.singles, next.pairs) = (state.singles - 1, state.pairs + 1)
        sum += Rational(others, state.unknown) * then(&self, next, false)
      }
      if state.hidden > 0 {
        var next = state
        (next.singles, next.hidden) = (state.singles + 1, state.hidden - 1)
        sum += Rational(2 * state.hidden, state.unknown) * then(&self, next, true)
      }
      return sum
    }

    private mutating func missed(_ state: State, isPass: Bool) -> Rational {
      if isPass, state.isPassed { return Rational(state.lead.signum()) }
      var next = state
      (next.lead, next.isPassed) = (-state.lead, isPass)
      return -value(next)
    }

    private mutating func taken(_ state: State) -> Rational {
      var next = state
      (next.lead, next.isPassed) = (state.lead + 1, false)
      return value(next)
    }

    private mutating func second(_ state: State, isSingle: Bool, isNew: Bool) -> Rational {
      var values: [Rational] = []
      if !isSingle {
        var next = state
        next.pairs -= 1
        values.append(taken(next))
      }
      if state.singles + 2 * state.pairs > (isSingle ? 1 : 2) { values.append(missed(state, isPass: !isNew)) }
      if state.unknown > 0 {
        var sum = shown(state, isSingle: isSingle) { plays, next, _ in plays.missed(next, isPass: false) }
        if isSingle {
          var next = state
          next.singles -= 1
          sum += Rational(1, state.unknown) * taken(next)
        }
        values.append(sum)
      }
      return values.max() ?? 0
    }
  }

  @Test func `the advantage is that of all plays`() throws {
    let table = try WinningTable(pairs: 5)
    var plays = Plays()
    for pairs in 1...5 {
      let value = plays.value(.init(singles: 0, pairs: 0, hidden: pairs, lead: 0))
      #expect(table.advantageByPairs[pairs - 1] == value, "\(pairs) pairs")
    }
  }

  @Test func `taking a known pair at once is best by all plays`() throws {
    var plays = Plays()
    for (singles, pairs, hidden) in [(0, 1, 2), (1, 1, 1), (2, 1, 1), (1, 2, 1), (0, 2, 2), (3, 1, 0), (0, 1, 3)] {
      for lead in -4...4 {
        let state = Plays.State(singles: singles, pairs: pairs, hidden: hidden, lead: lead)
        let taken = Plays.State(singles: singles, pairs: 0, hidden: hidden, lead: lead + pairs)
        #expect(plays.value(state) == plays.value(taken), "\(state)")
      }
    }
  }

  @Test func `playing for winning wins at least as often as playing for the lead`() throws {
    for pairs in [1, 2, 5, 6, 9, 14] {
      let table = try WinningTable(pairs: pairs)
      let gains = try GainDistribution(pairs: pairs)
      #expect(table.winProbability + table.drawProbability + table.lossProbability == 1)
      if table.differences.isEmpty {
        #expect(table.advantageByPairs[pairs - 1] == gains.winProbability - gains.lossProbability)
      }
    }
  }

  @Test func `the first difference is named with both moves`() throws {
    let table = try WinningTable(pairs: 12)
    let first = try #require(table.differences.first)
    #expect(first.winning != first.gaining && table.move(in: first.state, lead: first.lead) == first.winning)
    #expect(ExactTable(pairs: 12, seats: .twoPlayers).moves.move(in: first.state) == first.gaining)
  }
}
