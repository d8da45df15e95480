import GameCore
import SetGame
import Testing

@Suite struct CapCensusTests {
  @Test func `the printed deck has 20-card caps of one class and none of 21 cards`() throws {
    let clock = ContinuousClock.now
    let census = try CapCensus(dimension: 4).run()
    print(ContinuousClock.now - clock)
    for level in census.levels { print(level) }
    #expect(census.levels.count == 22)
    #expect(census.levels[20].setFree == 682_344)
    #expect(census.levels.map(\.classes).reduce(0, +) == 9_908)
  }
}
