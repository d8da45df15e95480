import GameCore
import Reversi
import Testing

@Suite struct ProofSplitTests {
  /// Asks what is open until the score is proved; the last split, and what was asked.
  private func prove(
    _ position: Position, depth: Int, asking solver: ReversiSolver
  ) throws -> (split: ProofSplit, asked: Int) {
    var answers: [ProofSplit.Answer] = []
    var rounds = 0
    while true {
      rounds += 1
      try #require(rounds < 1000, "the rounds don't end")
      let split = try solver.split(position, depth: depth, answers: answers, level: 2)
      if split.score != nil || split.open.isEmpty { return (split, answers.count) }
      for question in split.open {
        let found = solver.solve(question.position, within: question.window)
        #expect(found.lower > question.window.high || found.upper < question.window.low || found.score != nil)
        answers.append(ProofSplit.Answer(question.position, lower: found.lower, upper: found.upper))
      }
    }
  }

  @Test(arguments: [(BoardSize.eight, 10, 3), (.six, 9, 2), (.six, 12, 5), (.four, 8, 4), (.four, 6, 9)])
  func `what the answers prove is the score`(size: BoardSize, empties: Int, depth: Int) throws {
    let solver = ReversiSolver()
    for position in RandomPosition.list(6, empties: empties, size: size, seed: 61) {
      let (split, asked) = try prove(position, depth: depth, asking: solver)
      let solution = solver.solve(position, goal: .allBest)
      #expect(split.score == solution.score, "\(position.boardText)")
      #expect(split.open.isEmpty && split.strangers == 0 && split.answeredCount <= asked)
      #expect(split.usedCount + split.unneeded.count == split.answeredCount)
      if let best = split.bestMove { #expect(solution.bestMoves.contains(best), "\(position.boardText) \(best)") }
      #expect(split.evidence == .proved(position.isFinished ? .gameOver : .joinedSearches))
    }
  }

  @Test func `fewer positions are asked about than there are, and the unneeded ones aren't used`() throws {
    let position = try #require(RandomPosition.list(1, empties: 14, seed: 62).first)
    let (split, _) = try prove(position, depth: 4, asking: ReversiSolver(ReversiData.memory()))
    #expect(split.answeredCount < split.leafCount)
    #expect(Set(split.unneeded.map(\.boardText)).count == split.unneeded.count)
    // The proof stands without them.
    let solver = ReversiSolver(ReversiData.memory())
    let unneeded = Set(split.unneeded)
    var answers: [ProofSplit.Answer] = []
    for question in try prove(position, depth: 4, asking: solver, keeping: { !unneeded.contains($0) }) {
      answers.append(question)
    }
    #expect(try solver.split(position, depth: 4, answers: answers).score == split.score)
  }

  /// The answers that the rounds collect, those about some positions left out at the end.
  private func prove(
    _ position: Position, depth: Int, asking solver: ReversiSolver, keeping: (Position) -> Bool
  ) throws -> [ProofSplit.Answer] {
    var answers: [ProofSplit.Answer] = []
    while true {
      let split = try solver.split(position, depth: depth, answers: answers, level: 2)
      if split.score != nil { return answers.filter { keeping($0.position) } }
      try #require(!split.open.isEmpty, "there is always something to ask")
      for question in split.open {
        let found = solver.solve(question.position, within: question.window)
        answers.append(ProofSplit.Answer(question.position, lower: found.lower, upper: found.upper))
      }
    }
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
