import GameCore
import SetGame
import SetGameOracles
import Testing

@Suite struct GameSimulationTests {
  private static let allRules = GameRules.Refill.allCases.flatMap { refill in
    GameRules.Pick.allCases.map { GameRules(refill: refill, pick: $0) }
  }

  @Test(arguments: allRules) func `the fast player plays what the slow player plays`(rules: GameRules) {
    var slow = SlowPlayer(seed: 60, stream: 2)
    for _ in 0..<40 { slow.play(rules) }
    var fast = GamePlayer()
    #expect(fast.play(40, by: rules, seed: 60, stream: 2) == slow.counts)
  }

  @Test(arguments: allRules) func `the same seed gives the same answer with any number of threads`(rules: GameRules) {
    let request = SimulationRequest(games: 30_000, rules: rules, seed: 61)
    let one = SimulatedGames.play(request, limits: SearchLimits(threads: 1))
    #expect(one.games == 30_000)
    #expect(one.stopped == nil)
    for threads in [2, 3, 8] {
      #expect(SimulatedGames.play(request, limits: SearchLimits(threads: threads)) == one)
    }
  }

  @Test(arguments: allRules) func `laws of the game hold in every simulation`(rules: GameRules) {
    let tally = SimulatedGames.play(SimulationRequest(games: 20_000, rules: rules, seed: 62))
    // All cards sum to 0, a Set sums to 0, so what is left does; three cards that do are a Set.
    #expect(!tally.left.contains { $0.cards == 3 })
    // 20 cards are the largest Set-free table, so 21 is the largest table.
    #expect(tally.left.allSatisfy { $0.cards <= 18 })
    #expect(tally.states(table: 12).first?.visits == 20_000)
    #expect(tally.states(table: 21).allSatisfy { $0.withoutSet == 0 })
    let states = stride(from: 3, through: 21, by: 3).flatMap { tally.states(table: $0) }
    #expect(states.allSatisfy { $0.visits <= 20_000 && $0.withoutSet <= $0.visits })
    #expect(states.reduce(0) { $0 + $1.visits } == tally.tables)
    // Every looked-at table without a Set is followed by three more cards or the end; with one, a
    // Set is taken.
    #expect(states.reduce(0) { $0 + $1.visits - $1.withoutSet } == tally.setsTaken)
    #expect(tally.gamesReaching(12) == 20_000)
  }

  @Test func `the first deal has no Set and as many Sets as theory says, within four sigma`() throws {
    let first = try #require(
      SimulatedGames.play(SimulationRequest(games: 400_000, seed: 63)).states(table: 12).first)
    let share = Double(first.withoutSet) / Double(first.visits)
    let exact = 325_432_404.0 / 10_074_689_485
    let sigma: Double = (exact * (1 - exact) / 400_000).squareRoot()
    #expect(abs(share - exact) < 4 * sigma)
    // The number of Sets in twelve cards has mean 220/79 and a standard deviation of about 1.5.
    let mean = Double(first.sets) / Double(first.visits)
    let spread: Double = 1.6 / 400_000.0.squareRoot()
    #expect(abs(mean - 220.0 / 79) < 4 * spread)
  }

  @Test func `the known figures of the printed game come out`() {
    let tally = SimulatedGames.play(SimulationRequest(games: 300_000, seed: 64), limits: SearchLimits(threads: 2))
    let twelve = tally.total(table: 12)
    let fifteen = tally.total(table: 15)
    #expect(abs(Double(twelve.withoutSet) / Double(twelve.visits) - 0.0663) < 0.0005)
    #expect(abs(Double(fifteen.withoutSet) / Double(fifteen.visits) - 0.0112) < 0.0006)
    let six = tally.left.first { $0.cards == 6 }?.games ?? 0
    #expect(abs(Double(six) / 300_000 - 0.468) < 0.004)
  }

  @Test func `zero games give an empty result, and a raised signal stops`() {
    #expect(SimulatedGames.play(SimulationRequest(games: 0)).games == 0)
    #expect(SimulatedGames.play(SimulationRequest(games: 0)).evidence == nil)
    let signal = StopSignal()
    signal.raise()
    let games = SimulatedGames.play(limits: SearchLimits(stopSignal: signal))
    #expect(games.stopped == .interrupted)
    #expect(games.games == 0)
  }

  @Test func `every share is within its interval, and nothing seen has a lower bound of 0`() throws {
    let games = SimulatedGames.play(SimulationRequest(games: 3000))
    let states = stride(from: 12, through: 21, by: 3).flatMap { games.states(table: $0) }
    let shares = states.compactMap(\.shareWithoutSet)
    #expect(shares.count == states.count && shares.contains { $0.hits == 0 })
    for share in shares {
      #expect(share.interval.contains(share.value), "\(share)")
      if share.hits == 0 { #expect(share.interval.lowerBound == 0, "\(share)") }
    }
  }

  @Test func `the evidence is the sample of Sets taken in a game`() throws {
    let games = SimulatedGames.play(SimulationRequest(games: 50_000, seed: 66))
    guard case .sampled(let trials, let seed, let lower, let upper, let confidence) = games.evidence else {
      Issue.record("no sample")
      return
    }
    #expect(trials == 50_000 && seed == 66 && confidence == 0.95)
    let mean = Double(games.setsTaken) / 50_000
    #expect(lower < mean && mean < upper && upper - lower < 0.02)
  }

  @Test func `the general player agrees with the fast one, within four sigma`() {
    let games: UInt64 = 3000
    var player = DeckPlayer(.set, seed: 7, stream: 0)
    let slow = player.play(Int(games), after: 0, by: GameRules())
    let fast = SimulatedGames.play(SimulationRequest(games: games, seed: 8)).counts
    #expect(slow.count == fast.count)
    for (one, other) in zip(slow.prefix(GameSimulationTests.states), fast) {
      let spread = 4 * (Double(one + other) + 1).squareRoot() + 4
      #expect(abs(Double(one) - Double(other)) < spread, "\(one) and \(other) of \(games) games")
    }
  }

  private static let states = 192

  @Test(arguments: ["junior", "set-2", "quads", "quads-4", "ultra", "ghost", "set-5"])
  func `games of every deck follow its laws, on any number of threads`(_ name: String) throws {
    let deck = try #require(DeckNotation.deck(name))
    let size = try #require(deck.variant.groupSize)
    for refill in GameRules.Refill.allCases {
      let request = SimulationRequest(games: 200, deck: deck, rules: GameRules(refill: refill), seed: 9)
      let games = SimulatedGames.play(request, limits: SearchLimits(threads: 1))
      #expect(games == SimulatedGames.play(request, limits: SearchLimits(threads: 3)))
      #expect(
        games.games == 200 && games.left.allSatisfy { ($0.cards - deck.dimension.cardCount).isMultiple(of: size) })
      let first = try #require(games.states(table: deck.firstDeal).first)
      #expect(first.deck == deck.dimension.cardCount - deck.firstDeal && first.visits == 200)
      #expect(games.gamesReaching(deck.firstDeal) == 200)
      #expect(SimulatedGames(request, sums: games.sums) == games)
      // The games after the first ones are those that are left out before.
      var parts = SimulationRequest(games: 150, deck: deck, rules: request.rules, seed: 9)
      var sums = SimulatedGames.play(parts).sums
      (parts.games, parts.skipped) = (50, 150)
      #expect(sums.add(SimulatedGames.play(parts).sums) && sums == games.sums)
    }
  }

  @Test func `ten cards of EvenQuads never lack a quad`() throws {
    let deck = Deck(.quad)
    let games = SimulatedGames.play(SimulationRequest(games: 300, deck: deck))
    #expect(games.total(table: 10).withoutSet == 0 && games.gamesReaching(13) == 0)
  }
}
