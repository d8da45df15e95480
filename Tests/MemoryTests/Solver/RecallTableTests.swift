import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct RecallTableTests {
  @Test func `without memory n pairs take n squared turns`() throws {
    for pairs in 1...12 { #expect(try RecallTable.expectedTurns(pairs: pairs, recall: 0) == Rational(pairs * pairs)) }
  }

  @Test func `enough memory is perfect memory`() throws {
    for pairs in 1...12 {
      let perfect = ExactTable(pairs: pairs, seats: .solitaire).value
      #expect(try RecallTable.expectedTurns(pairs: pairs, recall: 2 * pairs) == perfect)
    }
  }

  @Test func `more memory never takes longer`() throws {
    for pairs in [3, 8, 15] {
      let values = try (0...(2 * pairs)).map { try RecallTable.expectedTurns(pairs: pairs, recall: $0) }
      for (shorter, longer) in zip(values.dropFirst(), values) { #expect(shorter <= longer, "\(pairs) pairs") }
    }
  }

  @Test func `floating point agrees with the fractions within its bound`() throws {
    for pairs in [1, 2, 7, 20, 40] {
      for recall in [0, 1, 2, 3, 7, 20] {
        let exact = try RecallTable.expectedTurns(pairs: pairs, recall: recall)
        let numeric = try RecallTable.numericExpectedTurns(pairs: pairs, recall: recall)
        guard let value = Rational(exactly: numeric.value), let bound = Rational(exactly: numeric.errorBound) else {
          Issue.record("not finite")
          continue
        }
        #expect((value - exact).magnitude <= bound)
      }
    }
  }

  @Test func `a raised signal leaves nothing known, of fractions and of floating point`() {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    for pairs in [1, RecallTable.exactLimit, 1000] {
      #expect(throws: Stopped(.interrupted)) {
        try RecallTable.expectation(pairs: pairs, recall: 7, limits: limits)
      }
    }
  }
}
