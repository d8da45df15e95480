import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct SecondCardAdviceTests {
  private func advice(_ text: String, first: Int, seats: Seats = .solitaire) throws -> SecondCardAdvice? {
    try SecondCardAdvice(TableNotation(text).setup, first: first, seats: seats)
  }

  @Test(arguments: Seats.allCases)
  func `the best second card is worth what the raw rules say`(seats: Seats) throws {
    var game = RawGame(isSolitaire: seats == .solitaire)
    for (singles, pairs, hidden) in [(1, 0, 0), (1, 0, 1), (1, 1, 1), (2, 0, 0), (2, 0, 1), (2, 1, 0), (3, 0, 0)] {
      let state = RawGame.State(singles: singles, pairs: pairs, hidden: hidden)
      let faces = (0..<singles).map { Place.known(face: $0) }
      let known = (0..<pairs).flatMap { [Place.known(face: 50 + $0), .known(face: 50 + $0)] }
      let unseen = [Place](repeating: .unseen, count: state.unknown)
      let setup = try TableSetup(faces + known + unseen)
      let horizon = 40
      // Long games are cut off, so the raw value is a little off.
      let single = try #require(try SecondCardAdvice(setup, first: 0, seats: seats)).options[0].value
      let raw = game.secondAfterSingle(state, horizon)
      #expect(abs((single - raw).toDouble()) < 1e-6, "\(state): \(single), not \(raw)")
      guard pairs > 0 else { continue }
      let mate = try #require(try SecondCardAdvice(setup, first: singles, seats: seats)).options
      #expect(mate.map(\.choice) == [.mate] && mate[0].place == singles + 1)
      let rawMate = game.secondAfterPairCard(state, horizon)
      #expect(abs((mate[0].value - rawMate).toDouble()) < 1e-6, "\(state)")
    }
  }

  @Test(arguments: Seats.allCases)
  func `a turn's value is the mean over its first cards`(seats: Seats) throws {
    for pairs in 2...8 {
      for known in 1..<pairs {
        let state = try PairState(pairs: pairs, known: known)
        let values = try PairsSolver.analyze(state, seats: seats)
        func places(_ faces: [Int]) throws -> TableSetup {
          try TableSetup(
            faces.map { .known(face: $0) } + [Place](repeating: .unseen, count: 2 * pairs - faces.count))
        }
        let faces = Array(0..<known)
        let mate = try #require(try SecondCardAdvice(places([0] + faces), first: 0, seats: seats)).options[0].value
        let new = try #require(try SecondCardAdvice(places([known] + faces), first: 0, seats: seats)).options
        for (move, choice) in [(TurnMove.twoUnknown, SecondCardAdvice.Choice.unseen), (.oneUnknown, .known)] {
          let second = try #require(new.first { $0.choice == choice }).value
          let mean =
            (Rational(known) * mate + Rational(state.unknown - known) * second) / Rational(state.unknown)
          #expect(mean == values.moves.first { $0.move == move }?.value, "\(pairs), \(known), \(move)")
        }
      }
    }
  }

  @Test func `the mate is turned where it is known, and a closed or missing card gets no advice`() throws {
    #expect(try advice("A ? A ?", first: 2)?.options.map(\.place) == [0])
    #expect(try advice("A ? A ?", first: 1) == nil)
    #expect(try advice("A ? A ?", first: 9) == nil)
    #expect(try advice("A ? . .", first: 0)?.options.map(\.value) == [1])
  }

  @Test func `against somebody it can be best to show nothing new`() throws {
    let options = try #require(try advice("A B ? ? ? ?", first: 0, seats: .twoPlayers)).options
    #expect(options.map(\.choice) == [.known, .unseen])
    #expect(options[0].place == 1 && options[0].value > options[1].value)
  }
}
