import Documents
import Testing

@Suite struct ExitStatusTests {
  @Test func `scripts find the numbers that the manual names`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 70, 74, 75])
  }
}
