import ExactArithmetic
import Memory
import Testing

@Suite struct CardChoiceTests {
  private func setup(_ places: [Place]) throws -> TableSetup { try TableSetup(places) }

  /// The best first card is worth what the theory says about the state.
  @Test(arguments: Seats.allCases)
  func theBestCardIsWorthTheState(_ seats: Seats) throws {
    for pairs in 1...6 {
      for known in 0...pairs {
        for taken in 0...2 {
          var places = (0..<known).map { Place.known(face: $0) }
          places += (0..<(2 * pairs - known)).map { _ in .unseen }
          places += (0..<taken).flatMap { [Place.known(face: 100 + $0), .known(face: 100 + $0)] }
          let setup = try setup(places)
          let choice = try CardChoice(first: setup, seats: seats)
          let theory = try PairsSolver.analyze(setup.stateWithoutKnownPairs, seats: seats)
          // With two players it may be best to pass by turning two known cards, which is worth what
          // the other gets to play with; choices of a card are compared with each other.
          #expect(choice.options[0].value == theory.value + Rational(taken), "\(pairs) \(known) \(taken)")
        }
      }
    }
  }

  @Test func notTakingAKnownMateCosts() throws {
    let table = try setup([.known(face: 0), .known(face: 0), .known(face: 1), .unseen, .unseen, .unseen])
    let second = try CardChoice(second: table, first: 0)
    #expect(second.options.map(\.kind).first == .mate && second.loss(of: 1) == 0)
    #expect(try #require(second.loss(of: 2)) == 1, "a turn for nothing")
    #expect(try #require(second.loss(of: 3)) > 0)
  }

  @Test func aKnownCardFirstWastesChances() throws {
    let table = try setup([.known(face: 0), .unseen, .unseen, .unseen])
    let first = try CardChoice(first: table)
    #expect(first.options[0].kind == .unseen)
    #expect(try #require(first.loss(of: 0)) > 0)
    #expect(first.options.count == 2)
  }
}
