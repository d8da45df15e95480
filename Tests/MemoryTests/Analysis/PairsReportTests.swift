import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct PairsReportTests {
  @Test func `a report has what is exact, with its proof`() throws {
    let report = PairsReport(pairs: 4, recall: 2)
    #expect(report.value == .exact(Rational(622, 105), .arrangements) && report.evidence == .proved(.arrangements))
    #expect(report.turns == (try TurnDistribution(pairs: 4)) && report.gains == nil && report.stopReason == nil)
    let forgetful = try RecallTable.expectedTurns(pairs: 4, recall: 2)
    #expect(report.expectedTurnsWithRecall == .exact(forgetful, .recall))
    #expect(report.valueByPairs.count == 4 && report.moves.rows.count == 4)
  }

  @Test func `beyond the exact range a report is floating point with a bound`() {
    let report = PairsReport(pairs: 1001, seats: .twoPlayers)
    guard case .numeric(let bound) = report.evidence else {
      Issue.record("1001 pairs are beyond the exact range")
      return
    }
    #expect(bound > 0 && report.gains == nil && report.value?.approximation != nil)
  }

  @Test func `a stopped report keeps what is known`() {
    let signal = StopSignal()
    // Raised when the table has come to 25 pairs.
    let observer = Observer { _ in signal.raise() }
    for seats in Seats.allCases {
      if seats == .twoPlayers {
        // Raised already: nothing is known, and nothing is claimed.
        let nothing = PairsReport(pairs: 2000, seats: seats, limits: SearchLimits(stopSignal: signal))
        #expect(nothing.evidence == .unknown && nothing.valueByPairs.isEmpty && nothing.value == nil)
      }
      let report = PairsReport(pairs: 100, seats: seats, limits: SearchLimits(stopSignal: StopSignal()))
      let stopped = PairsReport(pairs: 100, seats: seats, limits: SearchLimits(stopSignal: signal), observer: observer)
      #expect(stopped.stopReason == .interrupted && stopped.value == nil && report.stopReason == nil)
      #expect(stopped.turns == nil && stopped.gains == nil && stopped.departuresFromClosedRule == nil)
      #expect(stopped.valueByPairs == Array(report.valueByPairs.prefix(stopped.valueByPairs.count)))
    }
  }
}
