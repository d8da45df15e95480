import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct ScoreWindowTests {
  @Test(arguments: [BoardSize.eight, .six, .four])
  func `an answer says on which side of the window the score is, or the score, and no more`(size: BoardSize) throws {
    let solver = ReversiSolver()
    var generator = SeededGenerator(seed: 51)
    for position in RandomPosition.list(60, empties: 7, size: size, seed: 50) {
      let (score, most) = (SlowReversi.score(position), size.squareCount)
      for _ in 0..<4 {
        let low = Int.random(in: -20...18, using: &generator)
        let window = try #require(ScoreWindow(low, low + Int.random(in: 0...8, using: &generator)))
        let found = solver.solve(position, within: window)
        guard !position.isFinished else { continue }
        #expect((found.lower, found.upper) == Self.answer(score, window, most), "\(position.boardText) \(window)")
        #expect(found.moves.isEmpty && found.estimate == nil && found.stopReason == nil)
      }
    }
  }

  @Test func `every window around the score of a small position is answered as its description says`() throws {
    let solver = ReversiSolver()
    for position in RandomPosition.list(12, empties: 5, size: .four, seed: 54) where !position.isFinished {
      let score = SlowReversi.score(position)
      for low in score - 5...score + 5 {
        for high in low...score + 5 {
          let window = try #require(ScoreWindow(low, high))
          let found = solver.solve(position, within: window)
          #expect((found.lower, found.upper) == Self.answer(score, window, 16), "\(position.boardText) \(window)")
        }
      }
    }
  }

  /// What is to be said about a score: it, where it is in the window, its ends included; otherwise
  /// the even numbers on its side of the window.
  private static func answer(_ score: Int, _ window: ScoreWindow, _ most: Int) -> (Int, Int) {
    if (window.low...window.high).contains(score) { return (score, score) }
    let even = (-most...most).filter { $0.isMultiple(of: 2) }
    return score < window.low
      ? (-most, even.last { $0 < window.low } ?? score) : (even.first { $0 > window.high } ?? score, most)
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

  @Test func `two numbers up to 64 make a window, the lower first`() {
    #expect(ScoreWindow(-64, 64) != nil && ScoreWindow(0, 0) != nil && ScoreWindow(-1, 1) != nil)
    for (low, high) in [(2, 0), (-65, 0), (0, 66)] {
      #expect(ScoreWindow(low, high) == nil, "\(low) \(high)")
    }
  }
}
