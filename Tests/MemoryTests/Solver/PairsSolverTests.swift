import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct PairsSolverTests {
  static func state(_ pairs: Int, _ known: Int) -> PairState {
    guard let state = try? PairState(pairs: pairs, known: known) else { preconditionFailure("not a state") }
    return state
  }

  @Test func `the expected turns of one to six pairs are the published ones`() throws {
    let published = [
      Rational(1), Rational(8, 3), Rational(13, 3), Rational(622, 105), Rational(793, 105), Rational(31748, 3465),
    ]
    for (index, value) in published.enumerated() {
      #expect(try PairsSolver.analyze(Self.state(index + 1, 0), seats: .solitaire).value == value)
    }
  }

  @Test func `the expected gains of one to six pairs are the published ones`() throws {
    let published = [
      Rational(1), Rational(-2, 3), Rational(-1, 5), Rational(-4, 35), Rational(-1, 35), Rational(2, 1155),
    ]
    for (index, value) in published.enumerated() {
      #expect(try PairsSolver.analyze(Self.state(index + 1, 0), seats: .twoPlayers).value == value)
    }
  }

  @Test(arguments: [Seats.solitaire, .twoPlayers])
  func `the values of all states are those of each state`(seats: Seats) throws {
    let values = try PairsSolver.values(upTo: 7, seats: seats)
    #expect(values.count == 8)
    for (pairs, row) in values.enumerated() {
      #expect(row == (try (0...pairs).map { try PairsSolver.analyze(Self.state(pairs, $0), seats: seats).value }))
    }
  }

  @Test(arguments: [Seats.solitaire, .twoPlayers])
  func `the values are those of the raw rules in every state with at most four pairs`(seats: Seats) throws {
    var game = RawGame(isSolitaire: seats == .solitaire)
    for pairs in 1...4 {
      for known in 0...pairs {
        let raw = RawGame.State(singles: known, pairs: 0, hidden: pairs - known)
        let exact = try PairsSolver.analyze(Self.state(pairs, known), seats: seats).value
        for horizon in [4 * pairs, 4 * pairs + 1] {
          #expect(game.value(raw, horizon: horizon) == exact, "\(seats), \(pairs) pairs, \(known) known")
        }
      }
    }
  }

  @Test func `taking a known pair at once is best by the raw rules`() throws {
    for seats in Seats.allCases {
      var game = RawGame(isSolitaire: seats == .solitaire)
      for (singles, pairs, hidden) in [(0, 1, 2), (1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 0), (0, 2, 2), (3, 1, 0)] {
        let raw = RawGame.State(singles: singles, pairs: pairs, hidden: hidden)
        let rest = try PairsSolver.analyze(Self.state(singles + hidden, singles), seats: seats).value
        #expect(game.value(raw, horizon: 20) == Rational(pairs) + rest, "\(seats) \(raw)")
      }
    }
  }

  @Test func `the best value is the best of the moves`() throws {
    for seats in Seats.allCases {
      for pairs in 1...12 {
        for known in 0...pairs {
          let state = Self.state(pairs, known)
          let analysis = try PairsSolver.analyze(state, seats: seats)
          let values = analysis.moves.map(\.value)
          #expect(analysis.value == (seats == .solitaire ? values.min() : values.max()))
          #expect(analysis.moves.map(\.move) == state.legalMoves)
          #expect(analysis.moves.first { $0.move == analysis.bestMove }?.value == analysis.value)
        }
      }
    }
  }

  @Test func `a pass leaves the same state to the other, or costs a turn`() throws {
    for pairs in 2...12 {
      for known in 2...pairs {
        for seats in Seats.allCases {
          let analysis = try PairsSolver.analyze(Self.state(pairs, known), seats: seats)
          let pass = analysis.moves.first { $0.move == .noUnknown }?.value
          #expect(
            pass == (seats == .solitaire ? 1 + analysis.value : -analysis.value), "\(pairs) pairs, \(known) known")
        }
      }
    }
    let four = try PairsSolver.analyze(Self.state(4, 4), seats: .twoPlayers)
    #expect(four.moves.last?.move == .noUnknown && four.moves.last?.value == -4)
    let two = try PairsSolver.analyze(Self.state(4, 2), seats: .twoPlayers)
    #expect(two.moves.last?.value == Rational(-4, 15))
  }

  @Test func `a raised signal ends the work`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: Stopped(.interrupted)) { try PairsSolver.analyze(Self.state(9, 0), limits: limits) }
    #expect(try PairsSolver.analyze(Self.state(0, 0), limits: limits).evidence == .proved(.emptyTable))
  }

  @Test func `two unknown cards are best in every solitaire state`() throws {
    let report = ExactTable(pairs: 100, seats: .solitaire)
    for (index, row) in report.moves.rows.enumerated() {
      #expect(row.dropLast().allSatisfy { $0 == .twoUnknown } && row.last == .oneUnknown, "\(index + 1) pairs")
    }
  }

  @Test func `the closed rule of Zwick and Paterson holds with its one exception`() throws {
    let departures = ExactTable(pairs: 150, seats: .twoPlayers).moves.departuresFromClosedRule
    #expect(departures == [Self.state(6, 1)])
  }

  @Test func `with four pairs and three known cards two moves are equally good`() throws {
    let moves = try PairsSolver.analyze(Self.state(4, 3), seats: .twoPlayers).moves
    let best = moves.map(\.value).max()
    #expect(moves.filter { $0.value == best }.count == 2)
  }

  @Test func `an empty table has no moves and is worth nothing`() throws {
    let analysis = try PairsSolver.analyze(Self.state(0, 0), seats: .twoPlayers)
    #expect(analysis.moves.isEmpty && analysis.bestMove == nil && analysis.value == 0)
  }

  @Test func `impossible states can't be made`() throws {
    #expect(throws: ImpossibleState.knownOutOfRange(4, pairs: 3)) { try PairState(pairs: 3, known: 4) }
    #expect(throws: ImpossibleState.knownOutOfRange(-1, pairs: 3)) { try PairState(pairs: 3, known: -1) }
    #expect(throws: ImpossibleState.fewerThanNoPairs(-1)) { try PairState(pairs: -1) }
  }
}
