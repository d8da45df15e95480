import GameCore
import Reversi
import Testing

@Suite struct ProofSplitTests {
  /// Asks what is open until the score is proved; the last split, and the answers.
  private func prove(
    _ position: Position, depth: Int, asking solver: ReversiSolver
  ) throws -> (split: ProofSplit, answers: [ProofSplit.Answer]) {
    var answers: [ProofSplit.Answer] = []
    var rounds = 0
    while true {
      rounds += 1
      try #require(rounds < 1000, "the rounds don't end")
      let split = try solver.split(position, depth: depth, answers: answers, level: 2)
      if split.score != nil || split.open.isEmpty { return (split, answers) }
      for question in split.open {
        let found = solver.solve(question.position, within: question.window)
        #expect(found.lower > question.window.high || found.upper < question.window.low || found.score != nil)
        answers.append(ProofSplit.Answer(question.position, lower: found.lower, upper: found.upper))
      }
    }
  }

  @Test(arguments: [(BoardSize.eight, 10, 3), (.six, 9, 2), (.six, 10, 4), (.four, 8, 4), (.four, 6, 9)])
  func `what the answers prove is the score`(size: BoardSize, empties: Int, depth: Int) throws {
    let solver = ReversiSolver()
    for position in RandomPosition.list(3, empties: empties, size: size, seed: 61) {
      let (split, answers) = try prove(position, depth: depth, asking: solver)
      let solution = solver.solve(position, goal: .allBest)
      #expect(split.score == solution.score, "\(position.boardText)")
      #expect(split.open.isEmpty && split.strangers == 0 && split.answeredCount <= answers.count)
      #expect(split.usedCount + split.unneeded.count == split.answeredCount)
      if let best = split.bestMove { #expect(solution.bestMoves.contains(best), "\(position.boardText) \(best)") }
      #expect(split.evidence == .proved(position.isFinished ? .gameOver : .joinedSearches))
    }
  }

  @Test func `fewer positions are asked about than there are, and the unneeded ones aren't used`() throws {
    let position = try #require(RandomPosition.list(1, empties: 12, seed: 62).first)
    let solver = ReversiSolver(ReversiData.memory())
    let (split, answers) = try prove(position, depth: 4, asking: solver)
    #expect(split.score != nil && split.answeredCount < split.leafCount)
    #expect(Set(split.unneeded.map(\.boardText)).count == split.unneeded.count)
    // The proof is valid without them.
    let unneeded = Set(split.unneeded)
    let needed = answers.filter { !unneeded.contains($0.position) }
    #expect(try solver.split(position, depth: 4, answers: needed, level: 2).score == split.score)
  }

  @Test func `answers that contradict each other, and trees that are too large, are refused`() throws {
    let position = try #require(RandomPosition.list(1, empties: 12, seed: 63).first)
    let solver = ReversiSolver()
    let split = try solver.split(position, depth: 2)
    let leaf = try #require(split.open.first).position
    let answers = [ProofSplit.Answer(leaf, lower: 4, upper: 64), .init(leaf, lower: -64, upper: 2)]
    #expect(throws: ProofSplitError.contradiction(leaf)) { try solver.split(position, depth: 2, answers: answers) }
    #expect(throws: ProofSplitError.self) { try solver.split(.start(), depth: 12) }
    let other = try #require(RandomPosition.list(1, empties: 20, seed: 64).first)
    let strange = try solver.split(position, depth: 2, answers: [.init(other, lower: 0, upper: 0)])
    #expect(strange.strangers == 1 && strange.answeredCount == 0)
  }

  @Test func `a leaf is known by its symmetric images, too`() throws {
    let position = Position.start(size: .four)
    let solver = ReversiSolver()
    let one = try prove(position, depth: 1, asking: solver)
    #expect(one.split.leafCount == 1, "all four first moves are alike")
    #expect(one.split.score == solver.solve(position).score)
  }
}
