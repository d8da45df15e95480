import GameCore
import Reversi
import Testing

@Suite struct StrategyNotationTests {
  private func error(_ text: String) -> StrategyError? {
    do throws(StrategyError) {
      _ = try Strategy(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every strategy is read back from its own name`() throws {
    let strategies: [Strategy] =
      [.random, .greedy] + (1...10).map { .minimax(plies: $0) } + (0...60).flatMap { [.level($0), .depth($0)] }
      + Strength.allCases.map { .strength($0) }
    for strategy in strategies { #expect(try Strategy(strategy.description) == strategy) }
  }

  @Test func `an error says what is wrong with the name`() {
    #expect(error("gredy") == .unknown("gredy"))
    #expect(error("") == .unknown(""))
    #expect(error("Greedy") == .unknown("Greedy"))
    #expect(error("minimax") == .missingNumber("minimax", 1...10))
    #expect(error("level:") == .missingNumber("level", 0...60))
    #expect(error("minimax:0") == .number("minimax", "0", 1...10))
    #expect(error("minimax:11") == .number("minimax", "11", 1...10))
    #expect(error("level:-1") == .number("level", "-1", 0...60))
    #expect(error("depth:4:2") == .number("depth", "4:2", 0...60))
    #expect(error("depth:٤") == .number("depth", "٤", 0...60))
    #expect(error("random:3") == .needlessNumber("random"))
    #expect(error("novice:3") == .needlessNumber("novice"))
    #expect(error("greedy:") == .needlessNumber("greedy"))
  }
}
