import CardMatch
import CardMatchOracles
import ExactArithmetic
import Foundation
import GameCore
import Testing

@Suite struct FaceDownSolverTests {
  static func game(_ size: Int, ranks: Int = 13, suits: Int = 4, _ scoring: Scoring = .standard) throws -> FaceDownGame
  {
    let deck = try #require(DeckShape(ranks: ranks, suits: suits))
    return try FaceDownGame(dealSize: size, scoring: scoring, deck: deck)
  }

  static func game(_ size: Int, _ scoring: Scoring) throws -> FaceDownGame {
    try FaceDownGame(dealSize: size, scoring: scoring)
  }

  static func solve(_ game: FaceDownGame, _ play: FaceDownPlay = .optimal) throws -> FaceDownSolution {
    var limits = SearchLimits()
    limits.threads = 2
    return try FaceDownSolver(game, play: play).solve(limits: limits)
  }

  @Test(arguments: [
    (3, 2, 2), (3, 2, 3), (3, 2, 4), (2, 3, 4), (4, 2, 4), (4, 2, 5), (3, 3, 4), (3, 3, 5), (5, 2, 5), (4, 3, 4),
  ])
  func `small decks have the value of the raw rules`(ranks: Int, suits: Int, size: Int) throws {
    let scorings = try [
      .standard, Scoring(unchooseCost: 1), Scoring(mismatch: 5, cost: 0), Scoring(rankScore: 1, suitScore: 3, cost: 2),
      Scoring(rankScore: 0, suitScore: 1, bonus: 5, mismatch: 0, cost: 3),
      Scoring(rankScore: 3, suitScore: 2, bonus: 1, mismatch: 1, cost: 1, unchooseCost: 1),
    ]
    for scoring in scorings {
      let game = try Self.game(size, ranks: ranks, suits: suits, scoring)
      let raw = RawTable(game).value(RawTable.State())
      #expect(try Self.solve(game).value == raw, "\(scoring)")
    }
  }

  @Test func `the values of small deals from the whole deck are the known ones`() throws {
    #expect(try Self.solve(Self.game(2)).value == 0)
    #expect(try Self.solve(Self.game(3)).value.decimal(places: 6) == "1.084706")
    #expect(try Self.solve(Self.game(4)).value.decimal(places: 6) == "3.062905")
    #expect(try Self.solve(Self.game(6)).value.decimal(places: 6) == "8.918587")
  }

  @Test func `the value of twelve cards is the known one, from the known number of states`() throws {
    let solution = try Self.solve(Self.game(12))
    #expect(solution.value.decimal(places: 12) == "36.757890577680")
    #expect(solution.stateCount == 1_444_642)
  }

  @Test func `the other strategies have the known values`() throws {
    let game = try Self.game(12)
    #expect(try Self.solve(game, .peekAll).value.decimal(places: 6) == "34.613077")
    #expect(try Self.solve(game, .matchAtOnce).value.decimal(places: 6) == "16.984285")
  }

  @Test func `no strategy beats the best`() throws {
    for size in 1...9 {
      let game = try Self.game(size)
      let best = try Self.solve(game).value
      for play in FaceDownPlay.allCases { #expect(try Self.solve(game, play).value <= best, "\(size) cards, \(play)") }
    }
  }

  @Test func `one thread and many compute the same`() throws {
    let game = try Self.game(9)
    let one = try FaceDownSolver(game).solve()
    var limits = SearchLimits()
    limits.threads = 3
    #expect(try one == FaceDownSolver(game).solve(limits: limits))
  }

  @Test func `a raised signal ends the solution`() throws {
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: Stopped(.interrupted)) { try FaceDownSolver(Self.game(8)).solve(limits: limits) }
  }

  @Test func `a game that the shortcuts don't fit is refused`() throws {
    let dear = try Scoring(mismatch: 0, unchooseCost: 1)
    #expect(throws: FaceDownGameError.unchoosingDearerThanMismatch) { try FaceDownGame(dealSize: 4, scoring: dear) }
    #expect(throws: FaceDownGameError.dealSize(15, largest: 14)) { try FaceDownGame(dealSize: 15) }
    // With all cards visible nothing is turned down, so the same scoring is fine.
    let deal = try DealNotation("AH AD 2S").cards
    #expect(DealAnalysis(deal, scoring: dear).bestScore == DealAnalysis(deal).bestScore)
  }

  @Test func `keys distinguish all states of nine cards, in the long suite of twelve`() throws {
    let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil
    let size = isLong ? 12 : 9
    let solution = try Self.solve(Self.game(size))
    let listed = WholeStates.counts(seenBelow: size)
    #expect(solution.closedStates == listed.map(\.closed))
    #expect(solution.openStates == listed.map(\.open))
  }
}
