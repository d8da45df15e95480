import ExactArithmetic
import Memory
import Testing

@Suite struct RecallTableTests {
  @Test func `without memory n pairs take n squared turns`() {
    for pairs in 1...12 { #expect(RecallTable.expectedTurns(pairs: pairs, recall: 0) == Rational(pairs * pairs)) }
  }

  @Test func `enough memory is perfect memory`() {
    for pairs in 1...12 {
      let perfect = SolitaireReport(pairs: pairs).expectedTurns
      #expect(RecallTable.expectedTurns(pairs: pairs, recall: 2 * pairs) == perfect)
    }
  }

  @Test func `more memory never takes longer`() {
    for pairs in [3, 8, 15] {
      let values = (0...(2 * pairs)).map { RecallTable.expectedTurns(pairs: pairs, recall: $0) }
      for (shorter, longer) in zip(values.dropFirst(), values) { #expect(shorter <= longer, "\(pairs) pairs") }
    }
  }

  @Test func `floating point agrees with the fractions within its bound`() {
    for pairs in [1, 2, 7, 20, 40] {
      for recall in [0, 1, 2, 3, 7, 20] {
        let exact = RecallTable.expectedTurns(pairs: pairs, recall: recall)
        let numeric = RecallTable.numericExpectedTurns(pairs: pairs, recall: recall)
        guard let value = Rational(exactly: numeric.value), let bound = Rational(exactly: numeric.errorBound) else {
          Issue.record("not finite")
          continue
        }
        #expect((value - exact).magnitude <= bound)
      }
    }
  }
}
