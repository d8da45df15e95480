import ExactArithmetic
import Memory
import Testing

@Suite struct NumericTableTests {
  @Test(arguments: Seats.allCases)
  func `the exact value is within the error bound`(seats: Seats) {
    let pairs = 120
    let numeric = NumericTable(pairs: pairs, seats: seats)
    let exact = ExactTable(pairs: pairs, seats: seats).valueByPairs
    for (size, value) in exact.enumerated() {
      let bounded = numeric.valueByPairs[size]
      guard let computed = Rational(exactly: bounded.value), let bound = Rational(exactly: bounded.errorBound) else {
        Issue.record("\(size + 1) pairs: the value isn't finite")
        continue
      }
      #expect((computed - value).magnitude <= bound, "\(size + 1) pairs")
      #expect(bounded.errorBound < 1e-9)
    }
  }

  @Test func `the moves are the exact ones where the table is sure`() {
    let numeric = NumericTable(pairs: 150, seats: .twoPlayers)
    #expect(numeric.moves == ExactTable(pairs: 150, seats: .twoPlayers).moves)
    // Passing is exactly as good as two unknown cards with four pairs and three known cards, and
    // only there.
    #expect(numeric.undecidedCount == 1)
    #expect(NumericTable(pairs: 60, seats: .solitaire).moves == ExactTable(pairs: 60, seats: .solitaire).moves)
  }

  @Test func `without moves the values stay the same`() {
    let bare = NumericTable(pairs: 300, seats: .twoPlayers, keepsMoves: false)
    #expect(bare.moves == nil)
    #expect(bare.valueByPairs == NumericTable(pairs: 300, seats: .twoPlayers).valueByPairs)
  }

  @Test func `the expected turns come near the asymptote`() {
    let value = NumericTable(pairs: 2000, seats: .solitaire, keepsMoves: false).valueByPairs[1999].value
    #expect(abs(value - PairsReport.asymptote(pairs: 2000) + 0.039 / 2000) < 1e-5)
  }
}
