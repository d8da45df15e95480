import GameCore
import Reversi
import Testing

@Suite struct ScoreWindowTests {
  @Test(arguments: [BoardSize.eight, .six, .four])
  func `an answer says on which side of the window the score lies, or the score, and no more`(size: BoardSize) throws {
    let solver = ReversiSolver()
    var generator = SeededGenerator(seed: 51)
    for position in RandomPosition.list(60, empties: 7, size: size, seed: 50) {
      let (score, most) = (SlowReversi.score(position), size.squareCount)
      for _ in 0..<4 {
        let low = 2 * Int.random(in: -10...9, using: &generator)
        let window = try #require(ScoreWindow(low, low + 2 * Int.random(in: 1...4, using: &generator)))
        let found = solver.solve(position, within: window)
        let isInside = window.low < score && score < window.high
        let expected = isInside ? (score, score) : score <= window.low ? (-most, window.low) : (window.high, most)
        guard !position.isFinished else { continue }
        #expect((found.lower, found.upper) == expected, "\(position.boardText) \(window)")
        #expect(found.moves.isEmpty && found.estimate == nil && found.stopReason == nil)
      }
    }
  }

  @Test func `the answer depends neither on the threads nor on what was asked before`() throws {
    let window = try #require(ScoreWindow(-4, 2))
    let experienced = ReversiSolver(ReversiData.memory())
    for position in RandomPosition.list(6, empties: 14, seed: 52) {
      _ = experienced.solve(position)
      let known = experienced.solve(position, within: window, limits: SearchLimits(threads: 2))
      let fresh = ReversiSolver().solve(position, within: window)
      #expect(known.lower == fresh.lower && known.upper == fresh.upper, "\(position.boardText)")
      #expect(known.evidence == fresh.evidence)
    }
  }

  @Test func `a limit leaves bounds, and evidence that claims no more than they do`() throws {
    let position = try #require(RandomPosition.list(1, empties: 24, seed: 53).first)
    let window = try #require(ScoreWindow(-2, 2))
    let found = ReversiSolver().solve(position, within: window, limits: SearchLimits(nodes: 100))
    #expect(found.stopReason == .nodeLimit)
    #expect(found.lower == -64 && found.upper == 64 && found.evidence == .unknown)
  }

  @Test func `two even scores make a window, the lower first`() {
    #expect(ScoreWindow(-64, 64) != nil && ScoreWindow(0, 2) != nil)
    for (low, high) in [(0, 0), (2, 0), (-1, 2), (0, 3), (-66, 0), (0, 66)] {
      #expect(ScoreWindow(low, high) == nil, "\(low) \(high)")
    }
  }
}
