import GameCore
import Testing

@Suite struct SearchLimitsTests {
  @Test func `without limits nothing stops a search`() {
    #expect(SearchLimits.none.stopReason(nodes: .max) == nil)
  }

  @Test func `the node budget stops at its number and not before`() {
    let limits = SearchLimits(nodes: 100)
    #expect(limits.stopReason(nodes: 99) == nil)
    #expect(limits.stopReason(nodes: 100) == .nodeLimit)
  }

  @Test func `a deadline in the past has passed and one far ahead has not`() {
    #expect(SearchLimits(deadline: .after(seconds: 0)).stopReason() == .deadline)
    #expect(SearchLimits(deadline: .after(seconds: 1e300)).stopReason() == nil)
  }

  @Test func `a raised signal stops every copy of the limits`() {
    let limits = SearchLimits()
    let copy = limits
    limits.stopSignal.raise()
    #expect(copy.stopReason() == .interrupted)
  }
}
