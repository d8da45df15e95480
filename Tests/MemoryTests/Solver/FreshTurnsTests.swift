import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct FreshTurnsTests {
  /// The expected turns by the closed formula.
  private func expectedTurns(_ pairs: Int) -> Rational {
    Rational(3 * pairs + 1) - FreshTurns.exact(pairs) - FreshTurns.exact(pairs - 1) / Rational(2 * pairs - 1)
  }

  @Test func `the closed formula gives the values of the recurrence over all arrangements`() {
    let table = ExactTable(pairs: 120, seats: .solitaire)
    for (index, value) in table.valueByPairs.enumerated() { #expect(value == expectedTurns(index + 1)) }
    #expect(table.luckyMatches == FreshTurns.exact(119) / 239)
  }

  @Test func `three values in a row satisfy the recurrence that was found first`() {
    let values = [Rational(0)] + ExactTable(pairs: 60, seats: .solitaire).valueByPairs
    for n in 0...58 {
      let (square, cube) = (n * n, n * n * n)
      let terms = [
        Rational(8 * n * cube + 32 * cube + 30 * square + 4 * n - 2) * values[n],
        Rational(16 * n * cube + 60 * cube - 8 * square - 123 * n - 53) * values[n + 1],
        Rational(-24 * n * cube - 60 * cube + 6 * square + 87 * n + 36) * values[n + 2],
        Rational(68 * cube + 62 * square - 66 * n - 43),
      ]
      #expect(terms.reduce(0, +) == 0)
    }
  }

  @Test(arguments: [1, 2, 3, 10, 119, 1000])
  func `the exact values are within the error bounds`(pairs: Int) throws {
    let values = FreshTurns(pairs: pairs)
    for (value, exact) in [
      (values.expectedTurns, expectedTurns(pairs)),
      (values.luckyMatches, FreshTurns.exact(pairs - 1) / Rational(2 * pairs - 1)),
    ] {
      let (computed, bound) = (
        try #require(Rational(exactly: value.value)), try #require(Rational(exactly: value.errorBound))
      )
      #expect((computed - exact).magnitude <= bound)
      #expect(value.errorBound <= 2 * value.value.ulp)
    }
  }

  @Test func `a report of many pairs has their values alone`() {
    let report = PairsReport(pairs: 10_000_000)
    let values = report.valueByPairs.map { $0.approximation }
    #expect(values.count == 1)
    // The next term of the asymptotic expansion is some −0.039/n.
    #expect(abs(values[0] - PairsReport.asymptote(pairs: 10_000_000)) < 1e-8)
    #expect(report.evidence == .numeric(errorBound: FreshTurns(pairs: 10_000_000).expectedTurns.errorBound))
    #expect(report.value?.approximation == values[0] && report.stopReason == nil)
  }
}
