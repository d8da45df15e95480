import CardMatch
import CardMatchOracles
import ExactArithmetic
import GameCore
import Testing

@Suite struct FaceDownValuesTests {
  static let scorings = [
    Scoring.standardOfThree, try? Scoring(group: .three, unchooseCost: 1),
    try? Scoring(group: .three, partialRankScore: 0, partialSuitScore: 3, mismatch: 0, cost: 2, unchooseCost: 3),
  ].compactMap { $0 }

  @Test(arguments: [(3, 2, 3), (3, 2, 4), (2, 3, 5), (4, 2, 5), (3, 3, 4)])
  func `groups of three have the value of the raw rules`(ranks: Int, suits: Int, size: Int) throws {
    for scoring in Self.scorings {
      let game = try FaceDownSolverTests.game(size, ranks: ranks, suits: suits, scoring)
      #expect(try FaceDownValues(game).value == RawTable(game).value(RawTable.State()), "\(scoring)")
    }
  }

  @Test func `pairs have the value of the solver for pairs`() throws {
    for (size, scoring) in [(5, Scoring.standard), (5, try Scoring(mismatch: 3, unchooseCost: 1)), (6, .standard)] {
      let game = try FaceDownSolverTests.game(size, scoring)
      #expect(try FaceDownValues(game).value == FaceDownSolver(game).solve().value)
    }
  }

  @Test func `advice is worth what the raw rules say, with two cards open, too`() throws {
    let seed: UInt64 = 33
    var random = SeededGenerator(seed: seed)
    for scoring in Self.scorings {
      let deck = try #require(DeckShape(ranks: 3, suits: 2))
      let game = try FaceDownGame(dealSize: 5, scoring: scoring, deck: deck)
      let (raw, plan) = (RawTable(game), try FaceDownPlan(game))
      for trial in 0..<40 {
        var cards = deck.cards
        random.drawToFront(5, of: &cards)
        let known = Array(cards.prefix(random.index(6)))
        let open = Array(known.prefix(random.index(3)))
        let table = try KnownTable(
          known: known, matched: [], open: open, unseen: 5 - known.count, group: .three, deck: deck)
        let advice = try FaceDownAdvice(table, plan: plan)
        let expected = raw.value(RawTable.State(known: Set(known), open: Set(open)))
        #expect(advice.value == expected, "seed \(seed) trial \(trial): \(table)")
        #expect(advice.options.count == 1 + known.count + (table.unseen > 0 ? 1 : 0))
      }
    }
  }

  @Test func `no order of turning up known cards beats the best groups`() throws {
    // With every card in view the value is the best score of the deal.
    let game = try FaceDownGame(dealSize: 5, scoring: .standardOfThree)
    let cards = try DealNotation("AH AD 5H 7S 7H").cards
    let table = try KnownTable(known: cards, matched: [], open: [], unseen: 0, group: .three)
    let values = try FaceDownValues(game, from: table)
    let advice = try FaceDownAdvice(table, plan: .values(values))
    #expect(advice.value == Rational(BestMatching(cards, scoring: .standardOfThree).score))
  }

  @Test func `turning up everything first is worth less than best play, and is what games score`() throws {
    let game = try FaceDownGame(dealSize: 5, scoring: .standardOfThree)
    let peeking = try FaceDownSolution(game, play: .peekAll)
    #expect(try peeking.value < FaceDownSolution(game).value && peeking.evidence == .proved(.census))
    let simulation = try FaceDownSimulation(game, player: .planned(.peekAll), games: 4000, seed: 34)
    #expect(simulation.expectedScore == peeking.value)
    let (mean, error) = (simulation.score.value ?? 0, simulation.score.standardError ?? 0)
    #expect(abs(mean - peeking.value.toDouble()) <= 4 * error, "\(mean), seed 34")
  }

  @Test func `what is out of reach is refused, and a raised signal ends the solution`() throws {
    let large = try FaceDownGame(dealSize: 12, scoring: .standardOfThree)
    #expect(throws: FaceDownGameError.groupsOfThree(12, largest: FaceDownGame.largestOfThree)) {
      try large.checkSolvable()
    }
    #expect(throws: FaceDownGameError.planOfPairs(.matchAtOnce, others: [.optimal, .peekAll])) {
      try large.checkSolvable(.matchAtOnce)
    }
    #expect(throws: Never.self) { try large.checkSolvable(.peekAll) }
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: Stopped(.interrupted)) { try FaceDownValues(large, limits: limits) }
  }
}
